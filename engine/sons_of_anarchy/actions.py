"""What can be done, and what people try and may not; dice are actions that chance supplies."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.actions_course import CourseAction
from engine.sons_of_anarchy.parts import Spot

type Kind = Literal["member", "prospect"]


@dataclass(frozen=True, slots=True)
class ThrowDown:
    """The order to fight. ``against``: named opponents; empty: everybody at the place."""

    seat: Seat
    place: int
    against: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class CallBackup:
    """Bring figures from one more spot into the fight."""

    seat: Seat
    origin: Spot
    members: int
    prospects: int


@dataclass(frozen=True, slots=True)
class EndBackup:
    """No (more) backup: the next club is asked."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Retreat:
    """Take one's figures out of a fight; people try it, and it is never allowed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CloseFist:
    """Hide that many guns in the fist."""

    seat: Seat
    guns: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: a club's die shows ``pips``."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class Shoot:
    """In a pile-up: aim the next gun's injury at a club."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ChooseInjured:
    """The club that was hit says which of its figures are injured."""

    seat: Seat
    members: int
    prospects: int


@dataclass(frozen=True, slots=True)
class TakeTheFall:
    """Too much heat: a Member at ``spot`` goes to prison."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class UseAtOnce:
    """After the victory: use the place at once, for one more order; with boost for two."""

    seat: Seat
    boost: bool = False


@dataclass(frozen=True, slots=True)
class LeaveUnused:
    """After the victory: do not use the place now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RollForInjured:
    """Chance, while cleaning up: the die for one figure in the emergency room."""

    seat: Seat
    kind: Kind
    pips: int


@dataclass(frozen=True, slots=True)
class OfferGoods:
    """On the black market: hide that much contraband in the fist."""

    seat: Seat
    contraband: int


@dataclass(frozen=True, slots=True)
class RollLast:
    """Chance, when the game ends: a club's die in the last fight shows ``pips``."""

    seat: Seat
    pips: int


type Action = (
    ThrowDown
    | CallBackup
    | EndBackup
    | Retreat
    | CloseFist
    | Roll
    | Shoot
    | ChooseInjured
    | TakeTheFall
    | UseAtOnce
    | LeaveUnused
    | RollForInjured
    | OfferGoods
    | RollLast
    | CourseAction
)
