"""The table: ten players, what phase it is, what is public and what only some know."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from engine.core.play import Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import BallotKind, Ban, Checker, Phase, Votes, Waiting
from engine.sport_mafia.seats import COUNT, NUMBERS, Colour, Role, colour

type Way = Literal["vote", "shot", "fouls", "disqualified"]
type Outcome = Literal["red", "black", "draw"]
type Cause = Literal["no-black-left", "parity", "team-defeat", "nights", "everybody-gone"]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat. ``out``: how it was left. ``ban``: what the next own minute loses.

    ``offence``: what somebody was disqualified for, also after having left otherwise.
    """

    role: Role | None = None
    fouls: int = 0
    out: Way | None = None
    ban: Ban = ""
    offence: str = ""

    @property
    def colour(self) -> Colour | None:
        """The team; None: no card yet."""
        return None if self.role is None else colour(self.role)


@dataclass(frozen=True, slots=True)
class Check:
    """In that night ``who`` asked about ``number``; ``hit``: it is the Sheriff, or black."""

    night: int
    who: Checker
    number: Seat
    hit: bool


@dataclass(frozen=True, slots=True)
class Claim:
    """``by`` has said that a check of ``number`` gave ``black``; nobody confirms it."""

    by: Seat
    number: Seat
    black: bool

    @property
    def colour(self) -> Colour:
        """The team that ``number`` is said to be of."""
        return "black" if self.black else "red"


@dataclass(frozen=True, slots=True)
class Hunted:
    """What was shot in a night; ``victim`` 0: a miss."""

    night: int
    shots: tuple[tuple[Seat, Seat], ...]
    victim: Seat


@dataclass(frozen=True, slots=True)
class Counted:
    """A vote that is over: who stood, who voted how, who left."""

    day: int
    kind: BallotKind
    candidates: tuple[Seat, ...]
    votes: Votes
    out: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won, why, and in which night or on which day it was decided.

    ``by``: whose offence lost it, else 0.
    """

    outcome: Outcome
    cause: Cause
    by: Seat = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game.

    ``night``, ``day``: how many have begun. ``opener``, ``closer``: first and last speaker of the
    latest day. ``nominated``: today's list, in order. ``order``: what the Don has fixed.
    ``victim``: who is shot and does not leave before the morning (hidden). ``gone_at_night``: who
    was disqualified in this night. ``settled``: the result of today's vote is known.
    ``cancel``: today's vote is dropped; ``cancel_next``: tomorrow's. ``still``: how many nights
    in a row have cost nobody.
    ``named``: the best move; ``chosen_first_day``: how many left by vote on the first day.
    Raises ValueError, a German sentence.
    """

    players: tuple[Player, ...] = field(default_factory=lambda: (Player(),) * COUNT)
    phase: Phase = field(default_factory=lambda: Waiting("night"))
    options: Options = field(default_factory=Options)
    night: int = 0
    day: int = 0
    opener: Seat = 0
    closer: Seat = 0
    nominated: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    beacons: bool = False
    victim: Seat = 0
    gone_at_night: tuple[Seat, ...] = ()
    checks: tuple[Check, ...] = ()
    hunted: tuple[Hunted, ...] = ()
    counted: tuple[Counted, ...] = ()
    claims: tuple[Claim, ...] = ()
    sheriffs: tuple[Seat, ...] = ()
    settled: bool = False
    cancel: bool = False
    cancel_next: bool = False
    still: int = 0
    named: tuple[Seat, ...] = ()
    chosen_first_day: int = 0
    result: Result | None = None
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.players) != COUNT:
            raise ValueError("Am Tisch gibt es genau zehn Plätze.")
        if self.names and len(self.names) != COUNT:
            raise ValueError("Namen stehen entweder an allen zehn Plätzen oder an keinem.")

    def player(self, seat: Seat) -> Player:
        """Who sits there."""
        return self.players[seat - 1]

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats that still play, by number."""
        return tuple(s for s in NUMBERS if self.players[s - 1].out is None)

    def is_in(self, seat: Seat) -> bool:
        """Whether the seat still plays."""
        return seat in NUMBERS and self.players[seat - 1].out is None

    def present(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of ``seats`` that still play; a table may vote on somebody who has been put out."""
        return tuple(s for s in seats if self.is_in(s))

    def team(self, team: Colour) -> tuple[Seat, ...]:
        """The living seats of a team."""
        return tuple(s for s in self.living if self.players[s - 1].colour == team)

    def holder(self, role: Role) -> Seat:
        """Who has the card, still in or not; 0: nobody yet (or several have it)."""
        found = [s for s in NUMBERS if self.players[s - 1].role == role]
        return found[0] if len(found) == 1 else 0

    @property
    def all_roles(self) -> bool:
        """Whether every seat has its card."""
        return all(p.role is not None for p in self.players)

    def with_player(self, seat: Seat, **changes: Any) -> "State":
        """The same table with changes at one seat."""
        players = list(self.players)
        players[seat - 1] = following(players[seat - 1], **changes)
        return following(self, players=tuple(players))


_new, _set = object.__new__, object.__setattr__


def following[T](before: T, **changes: Any) -> T:
    """``before`` with ``changes`` that an event makes: what follows from a table that can be is a
    table that can be, so nothing is checked again."""
    kind = type(before)
    later: T = _new(kind)
    for name in _names(kind):
        _set(later, name, changes[name] if name in changes else getattr(before, name))
    return later


_KNOWN: dict[type, tuple[str, ...]] = {}


def _names(kind: Any) -> tuple[str, ...]:
    if kind not in _KNOWN:
        _KNOWN[kind] = tuple(f.name for f in fields(kind))
    return _KNOWN[kind]
