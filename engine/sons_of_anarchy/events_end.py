"""What happens when the game ends. Sentences for them are in ``phrases_end``."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Event, Seat
from engine.sons_of_anarchy.parts import Crew

type Level = Literal["alone", "money", "patch", "guns", "fight"]
"""What settles the game: nobody else is left, money, the patch, guns, the last fight."""


@dataclass(frozen=True, slots=True)
class ScreensFell(Event):
    """All screens fall; ``money`` by seat, None for clubs that are out."""

    money: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class StillLevel(Event):
    """``level`` does not settle it: these clubs are still level after it."""

    level: Level
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LastFightBegan(Event):
    """These clubs roll in the last fight."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LastDieFell(Event):
    """A club's die in the last fight."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class LastStrengthCounted(Event):
    """A club's sum in the last fight, with its parts."""

    seat: Seat
    pips: int
    crew: Crew
    total: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A club has won the game; ``level``: what settled it."""

    seat: Seat
    level: Level


type EndEvent = (
    ScreensFell | StillLevel | LastFightBegan | LastDieFell | LastStrengthCounted | GameWon
)
