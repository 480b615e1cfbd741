"""What happens while a site is used, when a card strikes, and in trade."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.effects import Good, Thing, Transaction, Ware


@dataclass(frozen=True, slots=True)
class UseBegan(Event):
    """A club begins with the transactions of a site, or of its club order (``place`` None)."""

    seat: Seat
    place: int | None
    deals: tuple[Transaction, ...]
    boost: bool = False


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """Pieces went to the bank for money."""

    seat: Seat
    good: Ware
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Pieces came from the bank for money."""

    seat: Seat
    good: Ware
    count: int
    money: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """Pieces of ``gives`` went to the bank, as many of the other kind came."""

    seat: Seat
    gives: Ware
    count: int


@dataclass(frozen=True, slots=True)
class Skimmed(Event):
    """Something came from the bank for nothing."""

    seat: Seat
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class ScreenSeen(Event):
    """The thief alone looks behind the screen of a victim that falls short (``seen_by``)."""

    seat: Seat
    victim: Seat
    money: int
    guns: int
    contraband: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """Something went from one club to another; ``short``: less than printed."""

    seat: Seat
    victim: Seat
    good: Good
    count: int
    short: bool


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A club got heat or goods from a site or card."""

    seat: Seat
    thing: Thing
    count: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A club got rid of heat or goods by a site or card."""

    seat: Seat
    thing: Thing
    count: int


@dataclass(frozen=True, slots=True)
class DealLeft(Event):
    """A transaction is left out, or not ``possible``."""

    seat: Seat
    deal: Transaction
    possible: bool


@dataclass(frozen=True, slots=True)
class UseEnded(Event):
    """All transactions are done, or the club is out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyStruck(Event):
    """A card finds nobody that it could touch."""

    card: int


@dataclass(frozen=True, slots=True)
class LastCallCame(Event):
    """A Last Call counts now."""

    card: int


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """Goods went from one club to another."""

    seat: Seat
    to: Seat
    parcel: Parcel


@dataclass(frozen=True, slots=True)
class SwapProposed(Event):
    """A swap is on offer."""

    seat: Seat
    to: Seat
    gives: Parcel
    wants: Parcel


@dataclass(frozen=True, slots=True)
class SwapAnswered(Event):
    """The offer is answered; if agreed, both hands open."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True, slots=True)
class Promised(Event):
    """Words, nothing else."""

    seat: Seat
    to: Seat
    parcel: Parcel


type UseEvent = (
    UseBegan
    | Sold
    | Bought
    | Swapped
    | Skimmed
    | ScreenSeen
    | Stolen
    | Gained
    | Dropped
    | DealLeft
    | UseEnded
)
type StrikeEvent = NobodyStruck | LastCallCame
type TradeEvent = HandedOver | SwapProposed | SwapAnswered | Promised

USE_EVENTS = (
    UseBegan,
    Sold,
    Bought,
    Swapped,
    Skimmed,
    ScreenSeen,
    Stolen,
    Gained,
    Dropped,
    DealLeft,
    UseEnded,
    NobodyStruck,
    LastCallCame,
)
TRADE_EVENTS = (HandedOver, SwapProposed, SwapAnswered, Promised)
"""The same as tuples, to ask of which kind an event is."""
