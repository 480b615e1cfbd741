"""Step 4, the black market: closed fists, one price for all, one heat for each seller."""

from collections.abc import Iterator

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import OfferGoods
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.events import HeatGained
from engine.sons_of_anarchy.events_market import (
    GoodsSold,
    MarketEvent,
    OfferClosed,
    OfferHeld,
    OffersOpened,
    PriceSet,
)
from engine.sons_of_anarchy.pricing import LIMITS, Bands, bands, limit, most, price
from engine.sons_of_anarchy.query import open_offers, sellers
from engine.sons_of_anarchy.rules.market import (
    ALL_SELL_AT_ONCE,
    EMPTY_HAND_IS_AN_OFFER,
    HEAT_LIMITS_THE_OFFER,
    LIMIT_READ_BEFORE_THE_FISTS,
    OFFER_IN_A_CLOSED_FIST,
    OWN_CONTRABAND_ONLY,
    PRICE_BY_THE_TOTAL,
    PRICES_FOR_FOUR,
    PRICES_FOR_THREE,
    SELLING_BRINGS_ONE_HEAT,
    SELLING_ENDS_AT_FOUR,
    SIDE_OF_THE_START,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import wares


def _counted(table: Table) -> int:
    """For how many clubs the price table is read."""
    return len(sellers(table)) if table.options.market_side == "left" else len(table.clubs)


def prices(table: Table) -> Bands:
    """The price table that holds at this table."""
    return bands(_counted(table), table.options.market_three)


def prices_rule(table: Table) -> Rule:
    """The rule that these prices are from: the book's, or for three clubs our reading."""
    return PRICES_FOR_FOUR if _counted(table) >= 4 else PRICES_FOR_THREE


def offer_breaches(table: Table, action: OfferGoods) -> Reasons:
    """Every reason against this fist."""
    if found := a_seat(table, action.seat):
        return found
    market, club = table.market, table.clubs[action.seat]
    reasons = [*nobody_falls(table)]
    if table.step != "market" or market is None:
        why = "Verkauft wird nur auf dem Schwarzmarkt, im vierten Schritt der Runde."
        reasons.append(Breach(ALL_SELL_AT_ONCE, why))
    elif market.fists[action.seat] is not None:
        why = f"Die Faust von {club.name} ist schon zu."
        reasons.append(Breach(OFFER_IN_A_CLOSED_FIST, why))
    return (*reasons, *amount_breaches(club.name, club.heat, club.contraband, action.contraband))


def amount_breaches(who: str, heat: int, contraband: int, offered: int) -> Reasons:
    """Every reason against an offer of that size."""
    found, cap = [], limit(heat)
    if cap is not None and offered > cap:
        allowed = f"höchstens {wares(cap)}" if cap else "gar keine Ware"
        why = f"{who} hat Hitze {heat} und verkauft damit {allowed}, nicht {offered}."
        found.append(Breach(HEAT_LIMITS_THE_OFFER, why))
    if offered > contraband:
        why = f"{who} hat {wares(contraband)} hinter dem Schirm, nicht {offered}."
        found.append(Breach(OWN_CONTRABAND_ONLY, why))
    if offered < 0:
        why = "Weniger als keine Ware passt in keine Faust."
        found.append(Breach(OFFER_IN_A_CLOSED_FIST, why))
    return tuple(found)


def offer_events(action: OfferGoods) -> tuple[MarketEvent, ...]:
    """All see a fist, its owner knows what is in it."""
    seat = action.seat
    rules: tuple[Rule, ...] = (EMPTY_HAND_IS_AN_OFFER,)
    if action.contraband:
        rules = (HEAT_LIMITS_THE_OFFER, LIMIT_READ_BEFORE_THE_FISTS, OWN_CONTRABAND_ONLY)
    return (
        OfferClosed(rules=(OFFER_IN_A_CLOSED_FIST,), seat=seat),
        OfferHeld(rules=rules, seen_by=frozenset({seat}), seat=seat, contraband=action.contraband),
    )


def market_follow(table: Table) -> tuple[MarketEvent | HeatGained, ...]:
    """All fists are closed: they open, the price is read, everybody sells, the market is over."""
    market = table.market
    if table.step != "market" or market is None or market.opened or open_offers(table):
        return ()
    offers = tuple(fist or 0 for fist in market.fists)
    total = sum(offers)
    each = price(prices(table), total)
    return (
        OffersOpened(rules=(OFFER_IN_A_CLOSED_FIST, ALL_SELL_AT_ONCE), offers=offers),
        PriceSet(rules=_price_rules(table, total), total=total, price=each),
        *_sold(table, offers, each or 0),
    )


def _price_rules(table: Table, total: int) -> tuple[Rule, ...]:
    if not total:
        return (EMPTY_HAND_IS_AN_OFFER,)
    rules = (PRICE_BY_THE_TOTAL, prices_rule(table))
    return (*rules, SIDE_OF_THE_START) if len(sellers(table)) < len(table.clubs) else rules


def _sold(table: Table, offers: tuple[int, ...], each: int) -> Iterator[MarketEvent | HeatGained]:
    for seat in sellers(table):
        if not offers[seat]:
            continue
        yield GoodsSold(
            rules=(PRICE_BY_THE_TOTAL,),
            seat=seat,
            contraband=offers[seat],
            money=offers[seat] * each,
        )
        heat = table.clubs[seat].heat + 1
        rules: tuple[Rule, ...] = (SELLING_BRINGS_ONE_HEAT,)
        if heat == len(LIMITS) - 1:
            rules = (SELLING_BRINGS_ONE_HEAT, SELLING_ENDS_AT_FOUR)
        yield HeatGained(rules=rules, seat=seat, heat=heat)


def offers(table: Table) -> Iterator[OfferGoods]:
    """Every offer that is allowed now."""
    for seat in open_offers(table):
        club = table.clubs[seat]
        for number in range(most(club.heat, club.contraband) + 1):
            yield OfferGoods(seat, number)
