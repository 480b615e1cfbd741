"""What the orders widget knows: the table with what was done, and the order that is planned."""

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Action, Kind, ThrowDown
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.club import Side
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.state import Table
from widgets.sons_of_anarchy.try_messages import Msg as TryMsg
from widgets.sons_of_anarchy.try_model import Model as Tried

type Order = Literal["ride", "exploit", "throwDown", "recruit", "patchIn", "sitTight", "club"]
ORDERS: tuple[tuple[Order, str], ...] = (
    ("ride", "Ride"),
    ("exploit", "Exploit"),
    ("throwDown", "Throw Down"),
    ("recruit", "Recruit"),
    ("patchIn", "Patch In"),
    ("sitTight", "Sit Tight"),
    ("club", "Club-Befehl"),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """The order that is planned; what an order does not need is kept for the next one."""

    order: Order = "ride"
    here: Spot = field(default_factory=lambda: Site(0))
    target: Spot = field(default_factory=lambda: Site(1))
    members: int = 1
    prospects: int = 0
    boost: bool = False

    def __post_init__(self) -> None:
        if not (-9 <= self.members <= 99 and -9 <= self.prospects <= 99):
            raise ValueError("So viele Figuren sind zu viel des Guten.")


@dataclass(frozen=True, slots=True)
class Model:
    """``tried``: table and what was done. ``where``: whose figures are being set up there."""

    tried: Tried
    plan: Plan = field(default_factory=Plan)
    where: Spot = field(default_factory=lambda: Site(0))

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.tried.now

    @property
    def spot(self) -> Spot:
        """Where figures are being set up; a clubhouse is the edited club's own."""
        return Clubhouse(self.tried.editing) if isinstance(self.where, Clubhouse) else self.where


def planned(table: Table, plan: Plan) -> Action:
    """The order as an action of whoever is on turn; a spot that is no site is none on the table."""
    seat = table.turn
    place = plan.here.place if isinstance(plan.here, Site) else -1
    match plan.order:
        case "ride":
            return Ride(seat, plan.here, plan.target, plan.members, plan.prospects)
        case "exploit":
            return Exploit(seat, place, plan.boost)
        case "throwDown":
            return ThrowDown(seat, place)
        case "recruit":
            return Recruit(seat)
        case "patchIn":
            return PatchIn(seat, plan.here)
        case "sitTight":
            return SitTight(seat)
    return ClubOrder(seat)


def sensible(table: Table, plan: Plan) -> Plan:
    """The same plan at a table that has its spots: sites that are gone become the first one."""

    def there(spot: Spot, instead: int) -> Spot:
        match spot:
            case Site(place) if not place < len(table.places):
                return Site(min(instead, len(table.places) - 1))
            case Clubhouse(seat) if not table.has(seat):
                return Clubhouse(table.turn)
        return spot

    return replace(plan, here=there(plan.here, 0), target=there(plan.target, 1))


def everywhere(table: Table) -> tuple[Spot, ...]:
    """Everything that has a name on the table: sites, all clubhouses, the emergency room."""
    houses = sorted(table.seats, key=lambda seat: seat != table.turn)
    sites: tuple[Spot, ...] = tuple(Site(i) for i in range(len(table.places)))
    return (*sites, *(Clubhouse(seat) for seat in houses), EmergencyRoom())


@dataclass(frozen=True, slots=True)
class SetPlan:
    """Plan this order."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class Around:
    """Set up the table, or do something at it, as in the other small widgets."""

    message: TryMsg


@dataclass(frozen=True, slots=True)
class ShowSpot:
    """Set up the figures there."""

    where: Spot


@dataclass(frozen=True, slots=True)
class SetFigures:
    """That many figures of a kind for the club that is edited, at the spot that is shown."""

    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class SetOrders:
    """That many order markers for the club that is edited."""

    number: int


@dataclass(frozen=True, slots=True)
class SetTurn:
    """That club gives the next order."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetSide:
    """Which side of its card the edited club has up."""

    side: Side


@dataclass(frozen=True, slots=True)
class AddPlace:
    """One more site on the table, by its name in the practice set."""

    name: str


@dataclass(frozen=True, slots=True)
class RemovePlace:
    """The site that is shown goes; who stood there goes home."""


@dataclass(frozen=True, slots=True)
class SetUsed:
    """A marker lies on the site that is shown, or not."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetHassle:
    """That Hassle lies open; empty: none."""

    name: str


@dataclass(frozen=True, slots=True)
class SetUpAgain:
    """From here on, the table can be changed again."""


type Msg = (
    SetPlan
    | Around
    | ShowSpot
    | SetFigures
    | SetOrders
    | SetTurn
    | SetSide
    | AddPlace
    | RemovePlace
    | SetUsed
    | SetHassle
    | SetUpAgain
)
