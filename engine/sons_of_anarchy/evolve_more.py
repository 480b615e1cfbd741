"""The table after an event of the market or of the end. Nothing is checked here."""

from dataclasses import replace

from engine.sons_of_anarchy.course import Course, Ending, Market
from engine.sons_of_anarchy.events_end import (
    EndEvent,
    GameWon,
    LastDieFell,
    LastFightBegan,
    LastStrengthCounted,
    ScreensFell,
    StillLevel,
)
from engine.sons_of_anarchy.events_market import (
    GoodsSold,
    MarketEvent,
    OfferClosed,
    OfferHeld,
    OffersOpened,
    PriceSet,
)
from engine.sons_of_anarchy.fight import put
from engine.sons_of_anarchy.state import Table


def evolve_market(table: Table, event: MarketEvent) -> Table:
    """The table after ``event``."""
    market = table.market
    match event:
        case OfferHeld(seat=seat, contraband=held) if market:
            return _market(table, replace(market, fists=put(market.fists, seat, held)))
        case OffersOpened(offers=offers):
            return _market(table, Market(offers, opened=True))
        case GoodsSold(seat=seat, contraband=sold, money=money):
            club = table.clubs[seat]
            changed = replace(club, contraband=club.contraband - sold, money=club.money + money)
            return table.with_club(seat, changed)
        case OfferHeld() | OfferClosed() | PriceSet():
            return table


def _market(table: Table, market: Market) -> Table:
    return replace(table, course=replace(table.course or Course(), market=market))


def evolve_end(table: Table, event: EndEvent) -> Table:
    """The table after ``event``."""
    end = table.ending
    match event:
        case ScreensFell(money=money):
            left = tuple(seat for seat, amount in enumerate(money) if amount is not None)
            return _end(replace(table, step="over"), Ending(left))
        case StillLevel(seats=seats):
            return _end(table, Ending(seats))
        case LastFightBegan(seats=seats):
            return _end(table, Ending(seats, (None,) * len(seats)))
        case LastDieFell(seat=seat, pips=pips) if end:
            return _end(table, replace(end, dice=put(end.dice, end.contenders.index(seat), pips)))
        case GameWon(seat=seat):
            last = end or Ending((seat,))
            return _end(replace(table, step="over", fight=None), replace(last, winner=seat))
        case LastDieFell() | LastStrengthCounted():
            return table


def _end(table: Table, ending: Ending) -> Table:
    return replace(table, course=replace(table.course or Course(), ending=ending))
