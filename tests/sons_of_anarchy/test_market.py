"""The black market: limits by heat, the price by the total, one heat for each seller."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.play import Event
from engine.sons_of_anarchy.actions import Action, OfferGoods
from engine.sons_of_anarchy.events import HeatGained
from engine.sons_of_anarchy.events_market import GoodsSold, OfferHeld, PriceSet
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.pricing import FOUR, SCALED, bands, best, income, limit, most, price
from engine.sons_of_anarchy.rules.heat import LAST_MEMBER_GONE
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
from engine.sons_of_anarchy.scenes import at_market, club, offered, table
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import view
from tests.sons_of_anarchy.play import after, events, why

EVERY_HEAT = pytest.mark.parametrize(
    ("heat", "cap"), [(0, None), (1, 3), (2, 2), (3, 1), (4, 0), (5, 0)]
)


def four(**changes: object) -> Table:
    """Four clubs with enough of everything and no heat."""
    sellers = [club(s, (1, 1), heat=0, contraband=6, money=1) for s in range(4)]
    return replace(at_market(*sellers), **changes)  # type: ignore[arg-type]


def three(options: Options | None = None) -> Table:
    sellers = [club(s, (1, 1), heat=0, contraband=8) for s in range(3)]
    return at_market(*sellers, options=options)


def price_of(found: tuple[Event, ...]) -> int | None:
    return next(e.price for e in found if isinstance(e, PriceSet))


def rules_of(found: tuple[Event, ...], kind: type[Event]) -> set[str]:
    return {r.id for e in found if isinstance(e, kind) for r in e.rules}


def closed(start: Table, *offers: int) -> tuple[Event, ...]:
    """The events of the last fist."""
    acts: list[Action] = [OfferGoods(seat, n) for seat, n in enumerate(offers)]
    return events(after(start, *acts[:-1]), acts[-1])


@EVERY_HEAT
def test_heat_limits_the_offer(heat: int, cap: int | None) -> None:
    assert limit(heat) == cap
    assert most(heat, 9) == (9 if cap is None else cap)
    if heat > 4:
        return
    start = at_market(club(0, (1, 1), heat=heat, contraband=9), club(1, (1, 0)), club(2, (1, 0)))
    assert (HEAT_LIMITS_THE_OFFER in why(start, OfferGoods(0, 9))) == (cap is not None)
    assert why(start, OfferGoods(0, most(heat, 9))) == ()


def test_all_reasons_are_named_at_once() -> None:
    start = at_market(club(0, (1, 1), heat=3, contraband=1), club(1, (1, 0)), club(2, (1, 0)))
    assert why(start, OfferGoods(0, 2)) == (HEAT_LIMITS_THE_OFFER, OWN_CONTRABAND_ONLY)
    assert why(start, OfferGoods(0, -1)) == (OFFER_IN_A_CLOSED_FIST,)
    assert why(after(start, OfferGoods(0, 1)), OfferGoods(0, 2)) == (
        OFFER_IN_A_CLOSED_FIST,
        HEAT_LIMITS_THE_OFFER,
        OWN_CONTRABAND_ONLY,
    )


def test_selling_is_for_the_fourth_step() -> None:
    early = table(club(0, (1, 1), contraband=2), club(1, (1, 0)))
    assert why(early, OfferGoods(0, 1)) == (ALL_SELL_AT_ONCE,)


def test_who_is_out_does_not_sell_and_nobody_waits_for_them() -> None:
    gone = replace(club(3, (0, 0), heat=0), out=True)
    start = at_market(*(club(s, (1, 1), contraband=2) for s in range(3)), gone)
    assert why(start, OfferGoods(3, 0)) == (LAST_MEMBER_GONE,)
    assert SOA.awaiting(start) == (0, 1, 2)
    done = after(start, *offered(sally=1, john=0, paula=0))
    assert done.market is not None
    assert done.market.opened
    assert SOA.awaiting(done) == ()


@pytest.mark.parametrize(
    ("total", "wanted"),
    [(0, None), (1, 3), (4, 3), (5, 2), (8, 2), (9, 1), (24, 1)],
)
def test_four_clubs_sell_by_the_board(total: int, wanted: int | None) -> None:
    assert price(FOUR, total) == wanted
    spread = [min(6, max(0, total - 6 * seat)) for seat in range(4)]
    found = closed(four(), *spread)
    assert price_of(found) == wanted
    expected = {PRICES_FOR_FOUR.id, PRICE_BY_THE_TOTAL.id} if total else {EMPTY_HAND_IS_AN_OFFER.id}
    assert rules_of(found, PriceSet) == expected


@pytest.mark.parametrize(
    ("total", "ours", "as_four"),
    [(3, 3, 3), (4, 2, 3), (6, 2, 2), (7, 1, 2), (8, 1, 2), (9, 1, 1)],
)
def test_three_clubs_sell_by_the_reading_of_the_table(total: int, ours: int, as_four: int) -> None:
    spread = (min(total, 8), max(0, total - 8), 0)
    assert price_of(closed(three(), *spread)) == ours
    assert price_of(closed(three(Options(market_three="asFour")), *spread)) == as_four
    assert PRICES_FOR_THREE.id in rules_of(closed(three(), *spread), PriceSet)


def test_the_board_stays_when_a_club_is_out_or_is_turned_by_option() -> None:
    gone = replace(club(3, (0, 0), heat=0), out=True)
    start = at_market(*(club(s, (1, 1), heat=0, contraband=8) for s in range(3)), gone)
    found = closed(start, 2, 2, 0)
    assert price_of(found) == 3
    assert SIDE_OF_THE_START.id in rules_of(found, PriceSet)
    turned = replace(start, options=Options(market_side="left"))
    assert price_of(closed(turned, 2, 2, 0)) == 2


def test_a_sale_brings_one_heat_and_its_money_whatever_the_amount() -> None:
    done = after(four(), *offered(sally=6, john=1, paula=0, tom=0))
    assert [c.heat for c in done.clubs] == [1, 1, 0, 0]
    assert [c.money for c in done.clubs] == [13, 3, 1, 1]
    assert [c.contraband for c in done.clubs] == [0, 5, 6, 6]
    found = closed(four(), 6, 1, 0, 0)
    assert rules_of(found, HeatGained) == {SELLING_BRINGS_ONE_HEAT.id}


def test_selling_never_makes_a_member_fall() -> None:
    start = at_market(*(club(s, (1, 1), heat=3, contraband=1) for s in range(4)))
    found = closed(start, 1, 1, 1, 1)
    assert SELLING_ENDS_AT_FOUR.id in rules_of(found, HeatGained)
    done = after(start, *offered(sally=1, john=1, paula=1, tom=1))
    assert [c.heat for c in done.clubs] == [4] * 4
    assert SOA.awaiting(done) == ()


def test_the_amount_in_a_fist_is_its_owners_secret() -> None:
    first = events(four(), OfferGoods(0, 3))
    held = next(e for e in first if isinstance(e, OfferHeld))
    assert held.seen_by == frozenset({0})
    assert {LIMIT_READ_BEFORE_THE_FISTS, OWN_CONTRABAND_ONLY} <= set(held.rules)
    seen = {str(view(after(four(), OfferGoods(0, n)), 1)) for n in range(7)}
    assert len(seen) == 1
    opened = after(four(), *offered(sally=3, john=1, paula=0, tom=2))
    shown = view(opened, 1).course
    assert shown is not None
    assert shown.market == (3, 1, 0, 2)


@given(st.lists(st.integers(0, 6), min_size=4, max_size=4))
def test_nothing_is_lost_at_the_market(offers: list[int]) -> None:
    start = four()
    done = after(start, *(OfferGoods(seat, n) for seat, n in enumerate(offers)))
    found = closed(start, *offers)
    sold = [e for e in found if isinstance(e, GoodsSold)]
    assert sum(e.contraband for e in sold) == sum(offers) == done.stash - start.stash
    each = price(FOUR, sum(offers)) or 0
    for seat, number in enumerate(offers):
        assert done.clubs[seat].money - start.clubs[seat].money == number * each


@given(st.integers(0, 24), st.integers(0, 12), st.sampled_from([FOUR, SCALED]))
def test_the_best_offer_is_best_by_trying_all(others: int, upto: int, board: object) -> None:
    table_ = FOUR if board == FOUR else SCALED
    found = best(table_, others, upto)
    brings = {mine: income(table_, mine, others) for mine in range(upto + 1)}
    assert found.income == max(brings.values())
    assert found.offers == tuple(m for m, got in brings.items() if got == found.income)


def test_fewer_than_four_clubs_use_the_side_for_three() -> None:
    assert bands(4, "scaled") == bands(4, "asFour") == bands(3, "asFour") == FOUR
    assert bands(3, "scaled") == bands(2, "scaled") == SCALED
