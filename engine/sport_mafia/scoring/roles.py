"""The cards that lie open after the game, and the teams they belong to."""

from typing import Literal

from engine.core.play import Seat

type Role = Literal["citizen", "sheriff", "mafioso", "don"]
type Team = Literal["red", "black"]

SEATS: tuple[Seat, ...] = tuple(range(1, 11))
CARDS: dict[Role, int] = {"citizen": 6, "sheriff": 1, "mafioso": 2, "don": 1}
RED: tuple[Role, ...] = ("citizen", "sheriff")
BLACK: tuple[Role, ...] = ("mafioso", "don")


def team_of(role: Role) -> Team:
    """The team that a card belongs to."""
    return "black" if role in BLACK else "red"
