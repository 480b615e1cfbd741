"""What happens on the black market. Sentences for them are in ``phrases_market``."""

from dataclasses import dataclass

from engine.core.play import Event, Seat


@dataclass(frozen=True, slots=True)
class OfferClosed(Event):
    """Everybody sees a closed fist, not what is in it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferHeld(Event):
    """How much contraband is in the fist; only its owner may know (``seen_by``)."""

    seat: Seat
    contraband: int


@dataclass(frozen=True, slots=True)
class OffersOpened(Event):
    """All fists open at once; ``offers`` by seat, 0 for clubs that are out."""

    offers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PriceSet(Event):
    """The price of a piece by the total; None: nothing was offered."""

    total: int
    price: int | None


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    """A club's contraband goes to the bank for ``money`` in all."""

    seat: Seat
    contraband: int
    money: int


type MarketEvent = OfferClosed | OfferHeld | OffersOpened | PriceSet | GoodsSold
