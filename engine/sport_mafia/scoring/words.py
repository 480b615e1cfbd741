"""Numbers of seats where „Nr.“ stands already."""

from collections.abc import Iterable

from engine.core.play import Seat
from engine.sport_mafia.words import listed


def bare(seats: Iterable[Seat]) -> str:
    """„2, 6 und 9“."""
    return listed([str(seat) for seat in seats])
