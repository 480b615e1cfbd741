"""What happens on a score sheet: something is written down, lines are counted, totals stand."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.sport_mafia.scoring.counting import Total
from engine.sport_mafia.scoring.entries import Entry
from engine.sport_mafia.scoring.lines import Line


@dataclass(frozen=True, kw_only=True, slots=True)
class Noted(Event):
    """The judge has written that down."""

    entry: Entry


@dataclass(frozen=True, kw_only=True, slots=True)
class LineCounted(Event):
    """One line of the score."""

    line: Line


@dataclass(frozen=True, kw_only=True, slots=True)
class Totalled(Event):
    """The totals of all seats, 1 to 10."""

    totals: tuple[tuple[Seat, Total], ...]


type ScoreEvent = Noted | LineCounted | Totalled
