"""How a game stands by numbers alone: who has won, what red can afford, what chance would do.

Exact: all chances are fractions. What is assumed stands in :class:`Assumed`; nobody plays like
that, but it is a measure for how much a vote or a shot is worth.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

type Winner = Literal["red", "black", "draw"]
type Phase = Literal["day", "night"]
type ByNight = Literal["red", "anyone"]

MOST_RED, MOST_BLACK = 7, 3
BEST_NOSE = 5


@dataclass(frozen=True, slots=True)
class Assumed:
    """Every day and every night somebody leaves. ``nose``: a black one is so many times as likely
    to be voted out as a red one; 1: everybody is as likely. ``night``: whom the shot hits, each as
    likely: one of the red, or anyone.
    """

    night: ByNight = "red"
    nose: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.nose <= BEST_NOSE:
            raise ValueError(f"Der Riecher geht von 1 bis {BEST_NOSE}.")


def decided(red: int, black: int) -> Winner | None:
    """Who has won with so many at the table; None: the game goes on (§ 1.4).

    An empty table has no winner (MAF-G05).
    """
    if red + black == 0:
        return "draw"
    if black == 0:
        return "red"
    return "black" if black >= red else None


@cache
def red_wins(red: int, black: int, phase: Phase, assumed: Assumed) -> Fraction:
    """The chance that red wins from here, when each exit falls as :class:`Assumed` says."""
    match decided(red, black):
        case "red":
            return Fraction(1)
        case "black" | "draw":
            return Fraction(0)
    if phase == "night":
        return _night(red, black, assumed)
    wrong = Fraction(red, red + black * assumed.nose)
    right = (1 - wrong) * red_wins(red, black - 1, "night", assumed)
    return right + wrong * red_wins(red - 1, black, "night", assumed)


def _night(red: int, black: int, assumed: Assumed) -> Fraction:
    if assumed.night == "red":
        return red_wins(red - 1, black, "day", assumed)
    hit = Fraction(red, red + black)
    lost = red_wins(red - 1, black, "day", assumed)
    return hit * lost + (1 - hit) * red_wins(red, black - 1, "day", assumed)


@cache
def mistakes(red: int, black: int, phase: Phase) -> int | None:
    """How many more wrong votes red can survive, if the shot hits a red one every night.

    A wrong vote sends a red one away. None: red can't win any more even without one.
    """
    match decided(red, black):
        case "red":
            return 0
        case "black" | "draw":
            return None
    if phase == "night":
        return mistakes(red - 1, black, "day")
    right = mistakes(red, black - 1, "night")
    wrong = mistakes(red - 1, black, "night")
    found = [count for count in (right, None if wrong is None else wrong + 1) if count is not None]
    return max(found, default=None)


@dataclass(frozen=True, slots=True)
class Exit:
    """What a day, a night, or an expulsion cost: so many red, so many black."""

    red: int = 0
    black: int = 0
    by: Literal["vote", "shot", "fouls"] = "vote"

    def __post_init__(self) -> None:
        if not (0 <= self.red <= MOST_RED and 0 <= self.black <= MOST_BLACK):
            raise ValueError("So viele sitzen gar nicht am Tisch.")


@dataclass(frozen=True, slots=True)
class Stand:
    """A moment of a game. ``number``: of the day or night that comes now; day 1 follows night 1.

    ``still``: how many nights in a row have left the number as it was. ``winner``: the game is
    decided.
    """

    red: int = MOST_RED
    black: int = MOST_BLACK
    phase: Phase = "day"
    number: int = 1
    still: int = 0
    since: int = MOST_RED + MOST_BLACK
    winner: Winner | None = None


STILL_NIGHTS = 3
"""So many nights in a row with an unchanged number make a draw (§ 7.7)."""


def begun(red: int, black: int) -> Stand:
    """A game that begins its first day with so many."""
    return Stand(red, black, since=red + black, winner=decided(red, black))


def after(stand: Stand, left: Exit) -> Stand:
    """The next moment. Raises ValueError when more leave than there are, or nothing can follow."""
    if stand.winner:
        raise ValueError("Die Partie ist entschieden, danach ändert sich nichts mehr.")
    if left.red > stand.red or left.black > stand.black:
        raise ValueError("So viele sitzen nicht mehr am Tisch.")
    red, black = stand.red - left.red, stand.black - left.black
    winner = decided(red, black)
    if left.by == "fouls":
        return Stand(red, black, stand.phase, stand.number, stand.still, stand.since, winner)
    if stand.phase == "day":
        return Stand(red, black, "night", stand.number + 1, stand.still, stand.since, winner)
    count = red + black
    still = stand.still + 1 if count == stand.since else 0
    if winner is None and still == STILL_NIGHTS:
        winner = "draw"
    return Stand(red, black, "day", stand.number, still, count, winner)
