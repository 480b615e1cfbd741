"""Worked score sheets on what costs points: deductions, and a win given away."""

from engine.core.example import Example
from engine.sport_mafia.examples.kinds import ScoreExample
from engine.sport_mafia.options import Options
from engine.sport_mafia.rules import scoring, scoring_harm
from engine.sport_mafia.scoring.entries import Charged, Count, Ended, Given, SentOff
from engine.sport_mafia.scoring.game import SCORING
from engine.sport_mafia.scoring.sheet import Sheet

HARM: ScoreExample = Example(
    "wertung-abzuege",
    "Der Sheriff, den niemand kannte",
    SCORING,
    Sheet(),
    (
        Ended("black"),
        Charged(4, "hidden"),
        Charged(4, "no-checks"),
        Charged(1, "first-vote"),
        Given(3, 4),
        Count(),
    ),
    (
        scoring_harm.HARM_COSTS,
        scoring_harm.SHERIFF_STAYED_HIDDEN,
        scoring_harm.SHERIFF_DID_NOT_CHECK,
        scoring_harm.FIRST_VOTE_BROKEN,
        scoring_harm.NEGLECT_NEEDS_DEFEAT,
    ),
    "Jede Handlung kostet für sich 0,4, auch zwei bei derselben Person.",
)
RED_HARM: ScoreExample = Example(
    "wertung-rote-suenden",
    "Wie Rot sich selbst besiegt",
    SCORING,
    Sheet(),
    (
        Ended("black"),
        Charged(1, "false-sheriff"),
        Charged(4, "checks"),
        Charged(4, "sure-win"),
        Charged(7, "vote-at-four"),
        Charged(8, "role"),
        Count(),
    ),
    (
        scoring_harm.FALSE_SHERIFF_STOOD,
        scoring_harm.CHECKS_LEFT_UNCLEAR,
        scoring_harm.SURE_WIN_UNCHECKED,
        scoring_harm.VOTE_AT_FOUR_BROKEN,
        scoring_harm.ROLE_NEGLECTED,
    ),
    "Die meisten dieser Abzüge setzen voraus, dass das eigene Team verloren hat.",
)
BLACK_HARM: ScoreExample = Example(
    "wertung-schwarze-suenden",
    "Drei Schwarze, vier Versäumnisse",
    SCORING,
    Sheet(),
    (
        Ended("red"),
        Charged(2, "slept"),
        Charged(6, "don-slept"),
        Charged(6, "no-shots"),
        Charged(9, "sure-kill"),
        Count(),
    ),
    (
        scoring_harm.SLEPT_THROUGH_ABSPRACHE,
        scoring_harm.BLACK_DID_NOT_SHOOT,
        scoring_harm.SURE_KILL_SPOILED,
    ),
    "Ein geplanter Fehlschuss ist erlaubt; zweimal gar nicht zu schießen kostet.",
)
GIFTED: ScoreExample = Example(
    "wertung-geschenkter-sieg",
    "Der Sheriff beweist zu viel",
    SCORING,
    Sheet(),
    (Ended("black"), SentOff(4, "defeat"), Count()),
    (
        scoring.BLACK_WIN_SCORES,
        scoring.GIFTED_WIN_COSTS_ONE,
        scoring.REMOVAL_AND_DEFEAT,
    ),
    "Wer dem Gegner den Sieg verschafft, verliert einen Punkt.",
)
GIFTED_BOTH: ScoreExample = Example(
    "wertung-geschenkter-sieg-addiert",
    "Dasselbe, streng gelesen",
    SCORING,
    Sheet(options=Options(removal_and_defeat="both")),
    (Ended("black"), SentOff(4, "defeat"), Count()),
    (scoring.GIFTED_WIN_COSTS_ONE, scoring.REMOVAL_COSTS_HALF, scoring.REMOVAL_AND_DEFEAT),
    "Zählt ihr beide Abzüge zusammen, werden es anderthalb Punkte.",
)
