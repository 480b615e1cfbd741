"""What can be done in a whole game beside a Throwdown; what is turned up is supplied by chance."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sons_of_anarchy.club import Badge, Side
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.effects import Ware
from engine.sons_of_anarchy.parts import Spot


@dataclass(frozen=True, slots=True)
class RollForClub:
    """Chance: the die that says who chooses a club first."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class PickClub:
    """Choose a club and the side of its clubhouse card."""

    seat: Seat
    badge: Badge
    side: Side = "unleaded"


@dataclass(frozen=True, slots=True)
class TurnSite:
    """Chance: a random site is turned up, by its number in the set."""

    site: int


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance: an Anarchy card is turned up, by its number in the set."""

    card: int


@dataclass(frozen=True, slots=True)
class Ride:
    """Move some of one's figures from one spot to another."""

    seat: Seat
    origin: Spot
    target: Spot
    members: int
    prospects: int


@dataclass(frozen=True, slots=True)
class Exploit:
    """Use a site that one controls; with its boost for one more marker."""

    seat: Seat
    place: int
    boost: bool = False


@dataclass(frozen=True, slots=True)
class Recruit:
    """A Prospect comes from the supply into the clubhouse."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PatchIn:
    """A Prospect at ``spot`` becomes a Member."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class SitTight:
    """Pay an order, and do nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClubOrder:
    """The order that only this club has, on its High Octane side."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Decide the waiting transaction: ``amount`` pieces, 0 leaves it.

    ``victim``: whom to steal from. ``gives``: what goes to the bank in a Swap.
    """

    seat: Seat
    amount: int
    victim: Seat | None = None
    gives: Ware | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give something to somebody, for nothing but perhaps a promise."""

    seat: Seat
    to: Seat
    parcel: Parcel


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer a swap, hand to hand."""

    seat: Seat
    to: Seat
    gives: Parcel
    wants: Parcel


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to the swap on offer, or not."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True, slots=True)
class Promise:
    """Promise something for later; it binds nobody."""

    seat: Seat
    to: Seat
    parcel: Parcel


type CourseAction = (
    RollForClub
    | PickClub
    | TurnSite
    | TurnCard
    | Ride
    | Exploit
    | Recruit
    | PatchIn
    | SitTight
    | ClubOrder
    | Deal
    | HandOver
    | Propose
    | Answer
    | Promise
)
