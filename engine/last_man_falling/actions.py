"""What people can do while a Vierfach-Attentat is about."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.last_man_falling.cards import NumberCard


@dataclass(frozen=True, slots=True)
class Lay:
    """``seat`` lays a number card."""

    seat: Seat
    card: NumberCard


@dataclass(frozen=True, slots=True)
class LayWaffenwahl:
    """``seat`` lays a Waffenwahl and says ``wish``, which should be the name of a weapon."""

    seat: Seat
    wish: str


@dataclass(frozen=True, slots=True)
class LayVierfach:
    """``seat`` lays a Vierfach-Attentat and says ``wish``."""

    seat: Seat
    wish: str


@dataclass(frozen=True, slots=True)
class Accept:
    """``seat`` takes the attack as justified and is going to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accuse:
    """``seat`` calls the Staatsanwalt."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowHand:
    """``seat`` lays the hand open."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawPenalty:
    """``seat`` draws ``count`` cards as a penalty."""

    seat: Seat
    count: int


type Action = Lay | LayWaffenwahl | LayVierfach | Accept | Accuse | ShowHand | DrawPenalty
