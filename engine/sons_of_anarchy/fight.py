"""A Throwdown while it runs: a part of the table's state."""

from dataclasses import dataclass
from typing import Literal, get_args

from engine.core.play import Seat
from engine.sons_of_anarchy.parts import Crew, Spot

type Phase = Literal[
    "backup", "fists", "opened", "dice", "shots", "injuries", "after", "follow", "over"
]
PHASES: tuple[Phase, ...] = get_args(Phase.__value__)


@dataclass(frozen=True, slots=True)
class Shot:
    """One gun's injury, aimed at a club."""

    shooter: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class Fight:
    """Who fights where, and how far it has come.

    ``seats``: the clubs in it, in patch order. ``called``: those that are done with calling for
    backup; ``origins``: the spots that the one calling has named. ``fists``, ``dice``, ``totals``,
    ``hurt`` run parallel to ``seats``; None: not yet. A fist holds 0 where guns are banned.
    ``hits``: injuries each club suffers, known from phase ``injuries`` on.
    """

    place: int
    starter: Seat
    seats: tuple[Seat, ...]
    phase: Phase = "backup"
    called: tuple[Seat, ...] = ()
    origins: tuple[Spot, ...] = ()
    fists: tuple[int | None, ...] = ()
    dice: tuple[int | None, ...] = ()
    totals: tuple[int | None, ...] = ()
    winner: Seat | None = None
    shots: tuple[Shot, ...] = ()
    hits: tuple[int, ...] = ()
    hurt: tuple[Crew | None, ...] = ()

    def __post_init__(self) -> None:
        count = len(self.seats)
        late = PHASES.index(self.phase)
        sound = (
            2 <= count == len(set(self.seats))
            and min(self.seats) >= 0
            and self.place >= 0
            and self.starter in self.seats
            and (self.winner is None or self.winner in self.seats)
            and self.called == self.seats[: len(self.called)]
            and (self.phase == "backup") == (len(self.called) < count)
            and all(len(x) == count for x in (self.fists, self.dice, self.totals, self.hurt))
            and (self.phase in ("backup", "fists") or None not in self.fists)
            and all(guns is None or 0 <= guns <= 10 for guns in self.fists)
            and all(pips is None or 1 <= pips <= 6 for pips in self.dice)
            and all(x is None or 0 <= x <= 60 for x in self.totals)
            and all({s.shooter, s.target} <= set(self.seats) for s in self.shots)
            and len(self.shots) <= 40
            and len(self.hits) == (0 if late < PHASES.index("injuries") else count)
            and all(0 <= hits <= 10 for hits in self.hits)
            and all(h is None or h.size <= 10 for h in self.hurt)
        )
        if not sound:
            raise ValueError("Der Throwdown ist unvollständig oder widerspricht sich.")

    def index(self, seat: Seat) -> int:
        """The position of a club among ``seats``."""
        return self.seats.index(seat)

    def guns(self, seat: Seat) -> int:
        """The guns a club has in its fist; 0 while it is not closed."""
        return self.fists[self.index(seat)] or 0

    @property
    def pile_up(self) -> bool:
        """A fight of three clubs or more (SOA-166)."""
        return len(self.seats) > 2


def opened_fight(place: int, starter: Seat, seats: tuple[Seat, ...]) -> Fight:
    """A fight that has just begun."""
    none = (None,) * len(seats)
    return Fight(place, starter, seats, fists=none, dice=none, totals=none, hurt=none)


def put[T](items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])
