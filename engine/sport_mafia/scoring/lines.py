"""What each line of the score is about, and the line itself."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.scoring.amounts import Tenths
from engine.sport_mafia.scoring.sheet import Removal, Winner
from engine.sport_mafia.seats import Colour

type Part = Literal["main", "extra"]
"""Main points or additional points; the sum of both ranks."""


@dataclass(frozen=True, slots=True)
class Win:
    """The team of the seats has won."""

    team: Colour


@dataclass(frozen=True, slots=True)
class NoWin:
    """The seats have not won: the other team has, or nobody."""

    winner: Winner


@dataclass(frozen=True, slots=True)
class Left:
    """Left by fouls; ``beside``: another deduction of the same act counts instead."""

    how: Removal
    beside: bool = False


@dataclass(frozen=True, slots=True)
class BestMove:
    """The best move: the numbers, and how many of them are black.

    ``black``: the seat itself is black; ``beaten_by``: what the judge gives counts instead.
    """

    named: tuple[Seat, ...]
    hits: int
    black: bool = False
    beaten_by: Tenths = 0


@dataclass(frozen=True, slots=True)
class Awarded:
    """From the judge. ``beaten``: the best move brings more, so it does not count.

    ``outside``: it beats the best move, so the limit of the whole game does not see it.
    """

    tenths: Tenths
    beaten: bool = False
    outside: bool = False


@dataclass(frozen=True, slots=True)
class Harmed:
    """The offence of that name."""

    offence: str


@dataclass(frozen=True, slots=True)
class Compensated:
    """Killed first: ``times`` of that stretch, with that B; ``full`` is Ci.

    ``why``: red lost, red won, the game was a draw, no black was named.
    """

    times: int
    b: int
    full: Fraction
    why: Literal["lost", "won", "draw", "no-hit"]


type Item = Win | NoWin | Left | BestMove | Awarded | Harmed | Compensated


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score: ``amount`` points for each of ``seats``, and the rules behind it."""

    seats: tuple[Seat, ...]
    item: Item
    amount: Fraction
    part: Part
    rules: tuple[Rule, ...]
