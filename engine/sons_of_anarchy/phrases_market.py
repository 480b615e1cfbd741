"""Sentences for what happens on the black market."""

from engine.core.german import listed
from engine.sons_of_anarchy.events_market import (
    GoodsSold,
    MarketEvent,
    OfferClosed,
    OfferHeld,
    OffersOpened,
    PriceSet,
)
from engine.sons_of_anarchy.rules.market import SIDE_OF_THE_START
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name, wares


def tell_market(table: Table, event: MarketEvent) -> str:
    """What happened; ``table``: the state right before the event."""
    match event:
        case OfferClosed(seat=seat):
            return f"{name(table, seat)} hält eine geschlossene Faust in die Runde."
        case OfferHeld(seat=seat, contraband=held):
            return f"Nur {name(table, seat)} weiß, was darin liegt: {wares(held)}."
        case OffersOpened(offers=offers):
            shown = [
                f"{club.name} zeigt {wares(number)}"
                for club, number in zip(table.clubs, offers, strict=True)
                if not club.out
            ]
            return f"Alle Fäuste gehen auf: {listed(shown)}."
        case PriceSet(price=None):
            return "Niemand bietet etwas an: Es gibt keinen Preis und keine Hitze."
        case PriceSet(total=total, price=price):
            side = f" Es gilt die Tafel für {len(table.clubs)} Clubs." if _side(event) else ""
            return f"Zusammen {wares(total)}: Jede bringt {price} Geld.{side}"
        case GoodsSold(seat=seat, contraband=sold, money=money):
            # not how much it has now: that lies behind its screen
            return f"{name(table, seat)} verkauft {wares(sold)} für {money} Geld."


def _side(event: PriceSet) -> bool:
    return SIDE_OF_THE_START in event.rules
