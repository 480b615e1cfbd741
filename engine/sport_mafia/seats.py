"""Ten numbered seats, the Spielleitung, and the ten cards."""

from collections.abc import Iterable
from typing import Literal

from engine.core.play import Seat

LEADER: Seat = 0
"""The Spielleitung: sees everything, announces everything, plays no role."""

COUNT = 10
NUMBERS: tuple[Seat, ...] = tuple(range(1, COUNT + 1))
"""A seat is called by its number, as at the table."""

type Role = Literal["citizen", "sheriff", "mafioso", "don"]
type Colour = Literal["red", "black"]

DECK: dict[Role, int] = {"citizen": 6, "sheriff": 1, "mafioso": 2, "don": 1}
"""How many of each card there are."""

BLACK: frozenset[Role] = frozenset({"mafioso", "don"})


def colour(role: Role) -> Colour:
    """The team of a role."""
    return "black" if role in BLACK else "red"


def left_on_tray(taken: Iterable[Role | None]) -> dict[Role, int]:
    """How many of each card nobody has taken yet."""
    left = dict(DECK)
    for role in taken:
        if role is not None:
            left[role] -= 1
    return left


def cards_left(taken: Iterable[Role | None] = ()) -> tuple[Role, ...]:
    """The cards that nobody has taken yet, one by one, sorted as in :data:`DECK`."""
    return tuple(role for role, count in left_on_tray(taken).items() for _ in range(count))


def after(seat: Seat, living: Iterable[Seat]) -> tuple[Seat, ...]:
    """The living seats in the order of the table, beginning behind ``seat``."""
    return tuple(sorted(living, key=lambda s: (s - seat - 1) % COUNT))
