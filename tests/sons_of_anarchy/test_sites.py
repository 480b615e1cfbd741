"""Transactions: the seven verbs, their limits, and what the thief alone sees."""

import pytest

from engine.sons_of_anarchy.actions import TakeTheFall
from engine.sons_of_anarchy.actions_course import Deal, Exploit
from engine.sons_of_anarchy.effects import (
    Drop,
    Gain,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Transaction,
)
from engine.sons_of_anarchy.events_use import DealLeft, ScreenSeen, Stolen
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.rules.heat import ELIMINATED_CLUB_LEAVES
from engine.sons_of_anarchy.rules.sites import (
    EACH_IS_YOUR_CHOICE,
    FIXED_TRADES_ARE_OURS,
    GAIN_AND_DROP,
    GOODS_YOU_HAVE,
    MAX_IS_THE_LIMIT,
    ONCE_PER_USE,
    ONLY_WHAT_IS_LEFT,
    SELL_FOR_MONEY,
    SKIM_FOR_NOTHING,
    SPEND_TO_BUY,
    STEAL_FROM_SOMEBODY,
    STEAL_WHAT_IS_THERE,
    SWAP_BOTH_WAYS,
    THIEF_LOOKS_BEHIND_THE_SCREEN,
    TRANSACTIONS_HAPPEN,
)
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes_course import site, whole
from engine.sons_of_anarchy.state import Place, Table
from tests.sons_of_anarchy.play import after, cited, events, why


def using(
    *deals: Transaction,
    money: int = 5,
    guns: int = 3,
    contraband: int = 2,
    heat: int = 1,
    rival_guns: int = 1,
    symbol: int = 0,
) -> Table:
    """Sally has just begun to use a place with these transactions."""
    start = whole(
        club(0, (1, 0), heat=heat, money=money, guns=guns, contraband=contraband),
        club(1, (0, 0), home=(3, 0), money=2, guns=rival_guns),
        club(2, (0, 0), home=(3, 0), guns=4),
        places=(Place("Hafen", deals=deals, heat=symbol),),
    )
    return after(start, Exploit(0, 0))


def goods(table: Table, seat: int = 0) -> tuple[int, int, int]:
    mine = table.clubs[seat]
    return mine.money, mine.guns, mine.contraband


def test_sell_for_money_up_to_max_and_what_one_has() -> None:
    table = using(Sell("guns", 2, 2))
    assert goods(after(table, Deal(0, 2))) == (9, 1, 2), SELL_FOR_MONEY
    assert why(table, Deal(0, 3)) == (MAX_IS_THE_LIMIT,)
    assert why(using(Sell("contraband", 2, 9)), Deal(0, 3)) == (GOODS_YOU_HAVE,)
    assert why(table, Deal(0, 9)) == (MAX_IS_THE_LIMIT, GOODS_YOU_HAVE)


def test_spend_to_buy_up_to_max_money_and_bank() -> None:
    table = using(Spend("contraband", 2, 3))
    assert goods(after(table, Deal(0, 2))) == (1, 3, 4), SPEND_TO_BUY
    assert why(table, Deal(0, 3)) == (GOODS_YOU_HAVE,)
    scarce = using(Spend("guns", 1, 5), rival_guns=16)  # 24 - 3 - 16 - 4
    assert why(scarce, Deal(0, 2)) == (ONLY_WHAT_IS_LEFT,)


def test_swap_both_ways() -> None:
    table = using(Swap(2))
    assert goods(after(table, Deal(0, 2, gives="guns"))) == (5, 1, 4), SWAP_BOTH_WAYS
    assert goods(after(table, Deal(0, 1, gives="contraband"))) == (5, 4, 1)
    assert why(table, Deal(0, 1)) == (SWAP_BOTH_WAYS,)
    assert why(table, Deal(0, 3, gives="contraband")) == (MAX_IS_THE_LIMIT, GOODS_YOU_HAVE)


def test_skim_for_nothing_once() -> None:
    table = using(Skim("money", 3))
    assert goods(after(table, Deal(0, 3))) == (8, 3, 2), SKIM_FOR_NOTHING
    assert why(table, Deal(0, 2)) == (ONCE_PER_USE,)
    assert why(table, Deal(0, 4)) == (ONCE_PER_USE,)
    assert ONLY_WHAT_IS_LEFT.id in cited(using(Skim("guns", 2), rival_guns=16), Deal(0, 1))


def test_steal_from_somebody_else() -> None:
    table = using(Steal("guns", 2))
    assert goods(after(table, Deal(0, 2, victim=2)), 2) == (0, 2, 0), STEAL_FROM_SOMEBODY
    assert why(table, Deal(0, 2, victim=0)) == (STEAL_FROM_SOMEBODY,)
    assert why(table, Deal(0, 2)) == (STEAL_FROM_SOMEBODY,)


def test_the_thief_alone_looks_behind_the_screen_that_falls_short() -> None:
    table = using(Steal("guns", 2))
    story = events(table, Deal(0, 2, victim=1))
    seen = next(e for e in story if isinstance(e, ScreenSeen))
    stolen = next(e for e in story if isinstance(e, Stolen))
    assert THIEF_LOOKS_BEHIND_THE_SCREEN in seen.rules
    assert seen.seen_by == frozenset({0})
    assert (seen.money, seen.guns, seen.contraband) == (2, 1, 0)
    assert (stolen.count, stolen.short) == (1, True), STEAL_WHAT_IS_THERE
    rich = events(table, Deal(0, 2, victim=2))
    assert not any(isinstance(e, ScreenSeen) for e in rich)


def test_whom_one_may_rob_does_not_hang_on_what_they_have() -> None:
    robbed = {a.victim for a in SOA.options(using(Steal("money", 9))) if isinstance(a, Deal)}
    assert robbed == {1, 2, None}


def test_gain_and_drop() -> None:
    assert after(using(Drop("heat", 2), heat=4), Deal(0, 2)).clubs[0].heat == 2, GAIN_AND_DROP
    assert after(using(Drop("heat", 2)), Deal(0, 1)).clubs[0].heat == 0
    assert using(Gain("heat", 1), Skim("money", 1)).clubs[0].heat == 2


def test_each_is_your_choice_except_gain() -> None:
    table = using(Skim("money", 1), Skim("guns", 1))
    left = after(table, Deal(0, 0), Deal(0, 1))
    assert goods(left) == (5, 4, 2), EACH_IS_YOUR_CHOICE
    assert left.turn == 1


def test_what_is_not_possible_is_passed_over() -> None:
    table = using(Sell("contraband", 2, 2), Skim("money", 1), contraband=0)
    assert table.course is not None
    assert table.course.use is not None
    assert table.course.use.next == 1
    start = whole(
        club(0, (1, 0)),
        club(1, (0, 0)),
        club(2, (0, 0)),
        places=(Place("Hafen", deals=(Sell("guns", 1, 1),)),),
    )
    missed = [e for e in events(start, Exploit(0, 0)) if isinstance(e, DealLeft)]
    assert not missed[0].possible
    assert GOODS_YOU_HAVE in missed[0].rules


def test_only_the_user_deals_and_only_while_it_lasts() -> None:
    table = using(Skim("money", 1))
    assert why(table, Deal(1, 1)) == (TRANSACTIONS_HAPPEN,)
    assert why(after(table, Deal(0, 1)), Deal(0, 1)) == (TRANSACTIONS_HAPPEN,)
    assert TRANSACTIONS_HAPPEN in why(table, Deal(0, -1))


def test_a_club_that_is_out_deals_no_more() -> None:
    last = using(Skim("money", 1), heat=4, symbol=1)
    story = events(last, TakeTheFall(0, Site(0)))
    ended = next(e for e in story if type(e).__name__ == "UseEnded")
    assert ELIMINATED_CLUB_LEAVES in ended.rules
    assert after(last, TakeTheFall(0, Site(0))).turn == 1


def test_fixed_trades_are_ours() -> None:
    start = whole(club(0, (1, 0)), club(1, (0, 0)), club(2, (0, 0)), places=(site("Cut & Bag Op"),))
    assert FIXED_TRADES_ARE_OURS.id in cited(start, Exploit(0, 0))


@pytest.mark.parametrize("number", [0, 10])
def test_impossible_numbers_are_refused_when_a_site_is_made(number: int) -> None:
    for make in (
        lambda n: Sell("guns", n, 1),
        lambda n: Spend("guns", 1, n),
        lambda n: Swap(n),
        lambda n: Skim("money", n),
        lambda n: Steal("money", n),
        lambda n: Gain("heat", n),
        lambda n: Drop("heat", n),
    ):
        with pytest.raises(ValueError, match="möglich sind 1 bis 9"):
            make(number)
