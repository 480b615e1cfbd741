"""Worked score sheets and a ranking, in the order of the page."""

from fractions import Fraction
from typing import Any

from engine.core.example import Example
from engine.sport_mafia.options import Options
from engine.sport_mafia.rules import (
    night,
    scoring,
    scoring_awards,
    scoring_best_move,
    scoring_compensation,
    scoring_harm,
    scoring_ranking,
)
from engine.sport_mafia.scoring.entries import (
    Action,
    Agreed,
    Charged,
    Count,
    Ended,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
)
from engine.sport_mafia.scoring.events import ScoreEvent
from engine.sport_mafia.scoring.game import SCORING
from engine.sport_mafia.scoring.ranking import RANKING, League, Rank, Standing
from engine.sport_mafia.scoring.sheet import Sheet

type ScoreExample = Example[Sheet, Action, ScoreEvent, Sheet]

NORMAL: ScoreExample = Example(
    "wertung-rot-gewinnt",
    "Ein ganz gewöhnlicher Abend",
    SCORING,
    Sheet(),
    (
        Ended("red"),
        KilledFirst(4),
        Named(2),
        Named(9),
        Named(7),
        MoveEnded(),
        Given(1, 4),
        Given(6, 2),
        Count(),
    ),
    (
        scoring.RED_WIN_SCORES,
        scoring.DEFEAT_SCORES_NOTHING,
        scoring_best_move.BEST_MOVE_POINTS,
        scoring_awards.JUDGE_MAY_AWARD,
        scoring_awards.LOSER_AWARD,
        scoring_compensation.COMPENSATION_HALF,
    ),
    "Auch wer als Erster stirbt, kann mit einem guten Riecher mehr holen als mancher Überlebende.",
)
FULL: ScoreExample = Example(
    "wertung-ausgleich",
    "Zum dritten Mal zuerst erschossen",
    SCORING,
    Sheet(),
    (
        Ended("black"),
        KilledFirst(3),
        Stretched(15, 3),
        Named(6),
        Named(1),
        Named(8),
        MoveEnded(),
        Count(),
    ),
    (
        scoring_compensation.FIRST_KILLED_COMPENSATED,
        scoring_compensation.COMPENSATION_FORMULA,
        scoring_compensation.COMPENSATION_FULL,
        scoring_compensation.COMPENSATION_IS_MAIN,
    ),
    "Ein einziger Treffer bringt im besten Zug nichts, öffnet aber den Ausgleich.",
)
DISPLACED: ScoreExample = Example(
    "wertung-verdraengt",
    "Zwei Belohnungen, eine zählt",
    SCORING,
    Sheet(),
    (
        Ended("red"),
        KilledFirst(3),
        Named(2),
        Named(6),
        Named(9),
        MoveEnded(),
        Given(3, 3),
        Given(1, 5),
        Given(4, 5),
        Given(7, 2),
        Count(),
    ),
    (
        scoring_awards.LARGER_OF_BOTH,
        scoring_awards.DISPLACED_AWARD,
        scoring_awards.WINNER_AWARD,
        scoring_best_move.BEST_MOVE_POINTS,
    ),
    "Neben einem besten Zug mit zwei oder drei Treffern zählt nur der größere Wert.",
)
TALKED: ScoreExample = Example(
    "wertung-plauderer",
    "Nummer, Komma, Kommentar",
    SCORING,
    Sheet(),
    (
        Ended("black"),
        KilledFirst(5),
        Named(2),
        MoveEnded(talked=True),
        Count(),
    ),
    (
        night.BEST_MOVE_BROKEN_OFF,
        scoring.REMOVAL_COSTS_HALF,
        scoring_compensation.COMPENSATION_FULL,
    ),
    "Im besten Zug fallen Nummern, sonst nichts.",
)
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
DRAW: ScoreExample = Example(
    "wertung-remis",
    "Drei Nächte nichts als Schlaf",
    SCORING,
    Sheet(),
    (
        Ended("draw"),
        FirstVote(1),
        KilledFirst(8),
        Named(2),
        Named(6),
        Named(3),
        MoveEnded(),
        Count(),
    ),
    (
        scoring.DEFEAT_SCORES_NOTHING,
        scoring_compensation.COMPENSATION_IN_A_DRAW,
        scoring_best_move.BEST_MOVE_POINTS,
    ),
    "Ein Remis bringt niemandem einen Punkt, der beste Zug zählt trotzdem.",
)
CONSENT: ScoreExample = Example(
    "wertung-fuenf-belohnte",
    "Fünf Belohnte, ein Anruf",
    SCORING,
    Sheet(),
    (
        Ended("red"),
        Agreed(yes=True),
        Given(1, 6),
        Given(3, 2),
        Given(4, 2),
        Given(5, 1),
        Given(6, 1),
        Count(),
    ),
    (
        scoring_awards.UP_TO_FIVE,
        scoring_awards.WINNER_AWARD,
        scoring_awards.LOSER_AWARD,
    ),
    "Ab der fünften Person und ab 0,6 muss die Hauptspielleitung zustimmen.",
)
NO_HIT: ScoreExample = Example(
    "wertung-ohne-treffer",
    "Dreimal daneben",
    SCORING,
    Sheet(),
    (
        Ended("black"),
        KilledFirst(10),
        Named(1),
        Named(3),
        Named(5),
        MoveEnded(),
        Count(),
    ),
    (scoring_compensation.NO_HIT_NO_COMPENSATION, scoring_best_move.BEST_MOVE_POINTS),
    "Ohne einen einzigen Treffer gibt es auch keinen Ausgleich.",
)

_HALF = Fraction(1, 2)
RANKED: Example[Any, Any, Any, Any] = Example(
    "rangliste-gleichstand",
    "Fünf mit derselben Summe",
    RANKING,
    League(
        (
            Standing("Anouk", Fraction(4), Fraction(1), wins=4, leader_wins=1),
            Standing("Bela", Fraction(4), Fraction(1), wins=4, leader_wins=1, first_killed=2),
            Standing("Cem", Fraction(4), Fraction(1), wins=3, leader_wins=2),
            Standing("Dunja", Fraction(3), Fraction(2), wins=3),
            Standing("Emil", Fraction(4), Fraction(1), wins=4, leader_wins=2),
            Standing("Fee", Fraction(5), _HALF, wins=5),
            Standing("Gero", Fraction(2), Fraction(0), wins=2),
            Standing("Hana", Fraction(2), Fraction(0), wins=2),
        )
    ),
    (Rank(),),
    (
        scoring_ranking.RANKED_BY_SUM,
        scoring_ranking.TIE_BY_EXTRA,
        scoring_ranking.TIE_BY_WINS,
        scoring_ranking.TIE_BY_LEADER_WINS,
        scoring_ranking.TIE_BY_FIRST_KILLED,
        scoring_ranking.TIE_BY_LOT,
    ),
    "Verglichen wird immer nur, was oben in der Liste noch gleich ist.",
)

SCORE_EXAMPLES: tuple[Example[Any, Any, Any, Any], ...] = (
    *(NORMAL, DRAW, GIFTED, GIFTED_BOTH, TALKED, DISPLACED, CONSENT),
    *(HARM, RED_HARM, BLACK_HARM, FULL, NO_HIT, RANKED),
)
