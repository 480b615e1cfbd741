"""Numbers of seats where „Nr.“ stands already."""

from collections.abc import Iterable

from engine.core.german import listed
from engine.core.play import Seat


def bare(seats: Iterable[Seat]) -> str:
    """„2, 6 und 9“."""
    return listed([str(seat) for seat in seats])
