"""Trade: what may change hands, when, and what words are worth."""

import pytest

from engine.sons_of_anarchy.actions import ThrowDown
from engine.sons_of_anarchy.actions_course import Answer, HandOver, Promise, Propose, SitTight
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.rules.sites import GOODS_YOU_HAVE
from engine.sons_of_anarchy.rules.trade import (
    GOODS_CHANGE_HANDS,
    NO_TRADE_BETWEEN_FISTS,
    NOT_FOR_SALE,
    PROMISES_BIND_NOBODY,
)
from engine.sons_of_anarchy.scenes import club, dice, fists, no_backup, offered, table
from engine.sons_of_anarchy.scenes_course import site, whole
from tests.sons_of_anarchy.play import after, cited, why

ONE = Parcel(money=1)
TOWN = whole(
    club(0, (1, 0), home=(2, 0), money=3, guns=1, orders=1),
    club(1, (1, 0), home=(2, 0), money=1, contraband=2, orders=1),
    club(2, (0, 0), home=(3, 0), guns=2, orders=1),
    places=(site("Motel"),),
)


def test_goods_change_hands_at_any_time_and_to_anybody() -> None:
    given = after(TOWN, HandOver(2, 1, Parcel(guns=2)))
    assert (given.clubs[1].guns, given.clubs[2].guns) == (2, 0), GOODS_CHANGE_HANDS
    assert given.turn == TOWN.turn
    fight = after(TOWN, ThrowDown(0, 0))
    assert not why(fight, HandOver(2, 1, Parcel(guns=2)))


def test_only_what_is_there() -> None:
    assert why(TOWN, HandOver(0, 1, Parcel(money=4, guns=2))) == (GOODS_YOU_HAVE,) * 2
    assert why(TOWN, HandOver(0, 1, Parcel())) == (GOODS_CHANGE_HANDS,)
    assert why(TOWN, HandOver(0, 0, ONE)) == (GOODS_CHANGE_HANDS,)
    assert why(TOWN, HandOver(0, 1, Parcel(money=-1))) == (GOODS_CHANGE_HANDS,)


@pytest.mark.parametrize(
    "what", [Parcel(orders=1), Parcel(heat=1), Parcel(members=1), Parcel(prospects=1)]
)
def test_orders_heat_and_figures_are_not_for_sale(what: Parcel) -> None:
    assert why(TOWN, HandOver(0, 1, what)) == (NOT_FOR_SALE,)
    assert why(TOWN, Propose(0, 1, what, ONE)) == (NOT_FOR_SALE,)
    assert why(TOWN, Promise(0, 1, what)) == (NOT_FOR_SALE,)


def test_no_trade_between_fists() -> None:
    fight = after(TOWN, ThrowDown(0, 0), *no_backup(0, 1))
    assert not why(fight, HandOver(0, 1, ONE))
    closed = after(fight, *fists(sally=1))
    assert why(closed, HandOver(0, 1, ONE)) == (NO_TRADE_BETWEEN_FISTS,)
    opened = after(closed, *fists(john=0))
    assert not why(opened, HandOver(0, 1, ONE))
    market = after(TOWN, SitTight(0), SitTight(1), SitTight(2))
    assert not why(market, HandOver(0, 1, ONE))
    assert why(after(market, *offered(sally=0)), HandOver(0, 1, ONE)) == (NO_TRADE_BETWEEN_FISTS,)
    assert dice(sally=1)


def test_a_swap_needs_both_hands() -> None:
    offer = Propose(0, 1, Parcel(money=2), Parcel(contraband=1))
    asked = after(TOWN, offer)
    assert SOA.awaiting(asked) == (1,)
    assert why(asked, SitTight(0)) == (GOODS_CHANGE_HANDS,)
    assert why(asked, Answer(2, True)) == (GOODS_CHANGE_HANDS,)
    done = after(asked, Answer(1, True))
    assert (done.clubs[0].money, done.clubs[0].contraband) == (1, 1)
    assert (done.clubs[1].money, done.clubs[1].contraband) == (3, 1)
    assert after(asked, Answer(1, False)).clubs == TOWN.clubs
    greedy = after(TOWN, Propose(0, 1, ONE, Parcel(contraband=3)))
    assert why(greedy, Answer(1, True)) == (GOODS_YOU_HAVE,)
    assert why(TOWN, Propose(0, 1, ONE, Parcel())) == (GOODS_CHANGE_HANDS,)


def test_promises_bind_nobody() -> None:
    said = after(TOWN, Promise(0, 1, Parcel(money=50)))
    assert said == TOWN, PROMISES_BIND_NOBODY
    assert cited(TOWN, Promise(0, 1, ONE)) == {PROMISES_BIND_NOBODY.id}
    assert why(TOWN, Promise(0, 1, Parcel())) == (PROMISES_BIND_NOBODY,)


def test_no_trade_without_a_game() -> None:
    scene = table(club(0, (1, 0), money=1), club(1, (1, 0)))
    assert why(scene, HandOver(0, 1, ONE)) == (GOODS_CHANGE_HANDS,)
    assert why(scene, Answer(1, True)) == (GOODS_CHANGE_HANDS,)
