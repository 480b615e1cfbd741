"""Worked score sheets, and all examples of the page in its order."""

from typing import Any

from engine.core.example import Example
from engine.sport_mafia.examples.kinds import ScoreExample
from engine.sport_mafia.examples.ranking import RANKED
from engine.sport_mafia.examples.scoring_harm import (
    BLACK_HARM,
    GIFTED,
    GIFTED_BOTH,
    HARM,
    RED_HARM,
)
from engine.sport_mafia.rules import (
    night,
    scoring,
    scoring_awards,
    scoring_best_move,
    scoring_compensation,
)
from engine.sport_mafia.scoring.entries import (
    Agreed,
    Count,
    Ended,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    Stretched,
)
from engine.sport_mafia.scoring.game import SCORING
from engine.sport_mafia.scoring.sheet import Sheet

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

SCORE_EXAMPLES: tuple[Example[Any, Any, Any, Any], ...] = (
    *(NORMAL, DRAW, GIFTED, GIFTED_BOTH, TALKED, DISPLACED, CONSENT),
    *(HARM, RED_HARM, BLACK_HARM, FULL, NO_HIT, RANKED),
)
