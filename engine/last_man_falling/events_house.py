"""What happens only by house rules about the order of play and late verdicts."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.last_man_falling.cards import Card


@dataclass(frozen=True, kw_only=True, slots=True)
class DrawnReturned(Event):
    """``seat`` hands the ``count`` cards drawn for an attack on to ``to`` (a house rule)."""

    seat: Seat
    to: Seat
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CardsHanded(Event):
    """Which cards were handed on; only the two know."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class OrderKept(Event):
    """After ``chosen`` play goes on where ``seat`` interrupted it: at ``then`` (a house rule)."""

    seat: Seat
    chosen: Seat
    then: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class DebtKept(Event):
    """``seat`` still owes ``count`` penalty cards, for which there were none (a house rule)."""

    seat: Seat
    count: int


type HouseEvents = DrawnReturned | CardsHanded | OrderKept | DebtKept
