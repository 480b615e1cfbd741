"""The six orders: what each does, costs, and every reason against it."""

from dataclasses import replace

import pytest

from engine.sons_of_anarchy.actions import CallBackup, EndBackup, ThrowDown, UseAtOnce
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Deal,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.rules.heat import PATCH_FROM_THE_POLICE_STATION
from engine.sons_of_anarchy.rules.orders import (
    AT_MOST_FIVE_MEMBERS,
    AT_MOST_FIVE_PROSPECTS,
    BOOST_FOR_ONE_MORE,
    BOOST_IS_SAID_AT_ONCE,
    CLUB_ORDER,
    EXPLOIT_MARKER_STAYS,
    HEAT_SYMBOL,
    NO_FOREIGN_CLUBHOUSE,
    NO_RIDE_TO_THE_WARD,
    ONCE_A_ROUND,
    ONLY_OPEN_SITES,
    OWN_CLUBHOUSE_IS_OPEN,
    PATCH_IN_ANYWHERE,
    PATCH_IN_COSTS,
    PATCH_IN_SWAPS,
    PROSPECTS_CONTROL_TOO,
    RECRUIT_A_PROSPECT,
    RECRUIT_NEEDS_SUPPLY,
    RIDE_FROM_ONE_TO_ONE,
    RIDE_MOVES_SOMEBODY,
    RIDE_TO_AN_OPPORTUNITY,
    SIT_TIGHT,
    SIX_ORDERS,
)
from engine.sons_of_anarchy.rules.round import SKIPPED_WITHOUT_MARKERS
from engine.sons_of_anarchy.rules.setup import OCTANE_VALUES_ARE_OURS, OWN_VALUES_ON_HIGH_OCTANE
from engine.sons_of_anarchy.rules.sites import TRANSACTIONS_HAPPEN
from engine.sons_of_anarchy.rules.strength import CONTROL_MEANS_ALONE, FOLLOW_UP_IS_AN_EXPLOIT
from engine.sons_of_anarchy.rules.throwdown import ORDER_COSTS_A_MARKER, ORDERS_GO_AROUND
from engine.sons_of_anarchy.scenes import club, dice, fists, no_backup, table
from engine.sons_of_anarchy.scenes_course import octane, opportunity, site, used, whole
from engine.sons_of_anarchy.state import Place, Table
from tests.sons_of_anarchy.play import after, cited, events, why

HOME = Clubhouse(0)
OTHERS = (club(1, (0, 0), (1, 0), home=(2, 0)), club(2, (0, 0), (0, 0), home=(3, 0)))
PLACES = (site("Pfandleihe"), site("Motel"))


def town(
    *at: tuple[int, int],
    home: tuple[int, int] = (2, 2),
    hurt: tuple[int, int] = (0, 0),
    places: tuple[Place, ...] = PLACES,
    orders: int = 3,
    money: int = 3,
    guns: int = 2,
    heat: int = 1,
    options: Options | None = None,
) -> Table:
    """Sally's turn; John stands at the second place."""
    sally = club(0, *at, home=home, hurt=hurt, orders=orders, money=money, guns=guns, heat=heat)
    return whole(sally, *OTHERS, places=places, options=options)


def test_ride_from_one_to_one() -> None:
    start = town((2, 1), (0, 0))
    moved = after(start, Ride(0, Site(0), Site(1), 1, 1))
    assert moved.clubs[0].at == (Crew(1, 0), Crew(1, 1))
    assert moved.clubs[0].orders == 2
    assert moved.turn == 1
    assert why(start, Ride(0, Site(0), Site(1), 3, 0)) == (RIDE_FROM_ONE_TO_ONE,)
    assert SIX_ORDERS.id in cited(start, Ride(0, Site(0), HOME, 1, 0))


def test_ride_moves_somebody_somewhere_else() -> None:
    start = town((2, 1), (0, 0))
    assert why(start, Ride(0, Site(0), Site(1), 0, 0)) == (RIDE_MOVES_SOMEBODY,)
    assert why(start, Ride(0, Site(0), Site(0), 1, 0)) == (RIDE_MOVES_SOMEBODY,)


def test_own_clubhouse_is_open_and_no_other() -> None:
    start = town((2, 1), (0, 0))
    assert OWN_CLUBHOUSE_IS_OPEN.id in cited(start, Ride(0, HOME, Site(1), 1, 0))
    assert OWN_CLUBHOUSE_IS_OPEN.id in cited(start, Ride(0, Site(0), HOME, 1, 0))
    assert why(start, Ride(0, Site(0), Clubhouse(1), 1, 0)) == (NO_FOREIGN_CLUBHOUSE,)


def test_no_ride_to_the_ward_and_none_out_of_it() -> None:
    start = town((2, 1), (0, 0), hurt=(1, 0))
    assert why(start, Ride(0, Site(0), EmergencyRoom(), 1, 0)) == (NO_RIDE_TO_THE_WARD,)
    assert why(start, Ride(0, EmergencyRoom(), Site(0), 1, 0)) == (NO_RIDE_TO_THE_WARD,)


def test_only_open_sites_and_opportunities() -> None:
    places = (PLACES[0], opportunity("Offene Kasse"))
    start = town((2, 1), (0, 0), places=places)
    assert why(start, Ride(0, Site(0), Site(2), 1, 0)) == (ONLY_OPEN_SITES,)
    assert RIDE_TO_AN_OPPORTUNITY.id in cited(start, Ride(0, Site(0), Site(1), 1, 0))


def test_all_reasons_are_named_at_once() -> None:
    start = whole(club(0, (0, 2), (0, 0), orders=0), *OTHERS, places=PLACES, turn=1)
    reasons = why(start, Ride(0, Site(0), Clubhouse(2), 1, 0))
    assert set(reasons) == {
        ORDERS_GO_AROUND,
        SKIPPED_WITHOUT_MARKERS,
        NO_FOREIGN_CLUBHOUSE,
        RIDE_FROM_ONE_TO_ONE,
    }


def test_exploit_marker_stays_and_the_site_is_used_once_a_round() -> None:
    start = town((0, 1), (0, 0))
    story = cited(start, Exploit(0, 0))
    assert {EXPLOIT_MARKER_STAYS.id, PROSPECTS_CONTROL_TOO.id} <= story
    done = after(start, Exploit(0, 0), Deal(0, 0))
    assert done.places[0].used
    assert ONCE_A_ROUND in why(
        town((1, 0), (0, 0), places=(used(PLACES[0]), PLACES[1])), Exploit(0, 0)
    )


def test_control_means_alone() -> None:
    start = town((0, 0), (3, 0))
    assert why(start, Exploit(0, 1)) == (CONTROL_MEANS_ALONE,)
    assert why(start, Exploit(0, 0)) == (CONTROL_MEANS_ALONE,)
    assert why(start, Exploit(0, 7)) == (ONLY_OPEN_SITES,)


def test_boost_for_one_more_marker_at_once() -> None:
    start = town((1, 0), (0, 0))
    boosted = after(start, Exploit(0, 0, True))
    assert boosted.clubs[0].orders == 1
    assert boosted.course is not None
    assert boosted.course.use is not None
    assert len(boosted.course.use.deals) == 2
    assert BOOST_IS_SAID_AT_ONCE.id in cited(start, Exploit(0, 0, True))
    assert why(town((1, 0), (0, 0), orders=1), Exploit(0, 0, True)) == (ORDER_COSTS_A_MARKER,)
    motel = whole(club(0, (1, 0)), club(1, (0, 0)), club(2, (0, 0)), places=(site("Motel"),))
    assert why(motel, Exploit(0, 0, True)) == (BOOST_FOR_ONE_MORE,)


def test_heat_symbol_comes_before_the_transactions() -> None:
    hot = whole(
        club(0, (1, 0), home=(1, 0), heat=4, money=5),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=(site("Waffenfabrik"),),
    )
    assert HEAT_SYMBOL.id in cited(hot, Exploit(0, 0))
    assert after(hot, Exploit(0, 0)).clubs[0].heat == 5
    assert TRANSACTIONS_HAPPEN not in why(after(hot, Exploit(0, 0)), Deal(0, 1))
    assert why(after(hot, Exploit(0, 0)), Deal(0, 1))


def test_nothing_else_while_a_site_is_being_used() -> None:
    using = after(town((2, 0), (0, 0)), Exploit(0, 0))
    assert TRANSACTIONS_HAPPEN in why(using, SitTight(0))
    assert TRANSACTIONS_HAPPEN in why(using, ThrowDown(0, 0))


def test_the_police_station_gives_the_patch() -> None:
    police = (site("Polizeiwache von Charming"),)
    start = whole(
        club(0, (0, 1), home=(2, 0)),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=police,
        patch=2,
        turn=0,
    )
    assert after(start, Exploit(0, 0)).patch == 0
    assert PATCH_FROM_THE_POLICE_STATION.id in cited(start, Exploit(0, 0))


def test_recruit_a_prospect_from_the_supply() -> None:
    start = town((0, 0), (0, 0), home=(2, 2))
    assert after(start, Recruit(0)).clubs[0].home == Crew(2, 3)
    assert RECRUIT_A_PROSPECT.id in cited(start, Recruit(0))
    full = town((0, 1), (0, 0), home=(2, 2), hurt=(0, 2))
    assert why(full, Recruit(0)) == (AT_MOST_FIVE_PROSPECTS, RECRUIT_NEEDS_SUPPLY)


def test_patch_in_swaps_where_the_prospect_stands() -> None:
    start = town((0, 2), (0, 0))
    done = after(start, PatchIn(0, Site(0)))
    assert done.clubs[0].at[0] == Crew(1, 1), PATCH_IN_ANYWHERE
    assert (done.clubs[0].money, done.clubs[0].guns) == (2, 1), PATCH_IN_COSTS
    assert why(start, PatchIn(0, Site(1))) == (PATCH_IN_SWAPS,)
    hurt = town((0, 0), (0, 0), home=(2, 0), hurt=(0, 1))
    assert why(hurt, PatchIn(0, EmergencyRoom())) == (PATCH_IN_ANYWHERE,)


def test_patch_in_costs_and_ends_at_five_members() -> None:
    poor = town((0, 2), (0, 0), money=0, guns=0)
    assert why(poor, PatchIn(0, Site(0))) == (PATCH_IN_COSTS, PATCH_IN_COSTS)
    full = town((0, 2), (0, 0), home=(5, 0))
    assert why(full, PatchIn(0, Site(0))) == (AT_MOST_FIVE_MEMBERS,)


def test_patch_in_only_in_the_clubhouse_when_agreed() -> None:
    start = town((0, 2), (0, 0), options=Options(patch_in_where="clubhouse"))
    assert why(start, PatchIn(0, Site(0))) == (PATCH_IN_ANYWHERE,)
    assert not why(start, PatchIn(0, HOME))


def test_sit_tight_costs_a_marker() -> None:
    start = town((1, 0), (0, 0))
    waited = after(start, SitTight(0))
    assert waited == replace(start, clubs=waited.clubs, turn=1)
    assert waited.clubs[0] == replace(start.clubs[0], orders=2, spent=1), SIT_TIGHT


def test_club_order_only_on_the_high_octane_side() -> None:
    start = town((1, 0), (0, 0))
    assert why(start, ClubOrder(0)) == (CLUB_ORDER,)
    sally = octane(start.clubs[0])
    other = replace(start, clubs=(sally, *start.clubs[1:]))
    bought = after(other, ClubOrder(0), Deal(0, 1))
    assert bought.clubs[0].guns == sally.guns + 1
    assert bought.turn == 1


def test_gang_rules_hold_for_their_own_club() -> None:
    money_only = octane(club(0, (0, 1), home=(2, 0), money=1, guns=0))
    mayans = replace(money_only, badge="mayans")
    john = replace(club(1, (0, 0), home=(3, 0)), badge="samcro")
    tom = club(2, (0, 0), home=(3, 0))
    start = whole(mayans, john, tom, places=(site("Motel"),))
    assert OWN_VALUES_ON_HIGH_OCTANE.id in cited(start, PatchIn(0, Site(0)))
    assert OCTANE_VALUES_ARE_OURS.id in cited(start, PatchIn(0, Site(0)))
    plain = whole(replace(mayans, side="unleaded"), john, tom, places=(site("Motel"),))
    assert why(plain, PatchIn(0, Site(0))) == (PATCH_IN_COSTS,)


def test_the_first_backup_may_be_free_by_a_gang_rule() -> None:
    sally = octane(club(0, (1, 0), (1, 1), home=(1, 0), orders=1))
    start = whole(sally, club(1, (1, 0), (0, 0)), club(2, (0, 0), (0, 0)), places=PLACES)
    called_from_site = CallBackup(0, Site(1), 1, 0)
    called = after(start, ThrowDown(0, 0), called_from_site)
    assert OCTANE_VALUES_ARE_OURS.id in cited(after(start, ThrowDown(0, 0)), called_from_site)
    assert called.clubs[0].orders == 0
    assert why(called, CallBackup(0, HOME, 1, 0))
    assert not why(called, EndBackup(0))


def test_after_a_victory_the_use_is_a_whole_exploit() -> None:
    start = whole(
        club(0, (2, 0), home=(1, 0), money=4, orders=3),
        club(1, (0, 1), home=(2, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=(site("Waffenfabrik"),),
    )
    won = after(
        start, ThrowDown(0, 0), *no_backup(0, 1), *fists(sally=0, john=0), *dice(sally=5, john=1)
    )
    assert UseAtOnce(0, True) in SOA.options(won)
    used_ = after(won, UseAtOnce(0, True), Deal(0, 2), Deal(0, 1))
    assert used_.clubs[0].guns == 3, FOLLOW_UP_IS_AN_EXPLOIT
    assert used_.clubs[0].orders == 0
    assert (used_.fight, used_.turn) == (None, 1)


def test_a_single_throwdown_knows_no_other_orders() -> None:
    scene = table(club(0, (1, 0)), club(1, (1, 0)))
    assert why(scene, SitTight(0)) == (ORDERS_GO_AROUND,)


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sits_there(seat: int) -> None:
    start = town((1, 0), (0, 0))
    for action in (Ride(seat, HOME, Site(0), 1, 0), Exploit(seat, 0), Recruit(seat)):
        assert why(start, action) == (ORDERS_GO_AROUND,)
    assert events(start, SitTight(0))


def test_whoever_is_nowhere_near_is_told_so_in_plain_words() -> None:
    start = town((0, 0), (0, 0))
    assert SOA.breaches(start, ThrowDown(0, 1))[0].why.endswith("keine Figur, also keinen Member.")
    assert "1 Member soll fahren" in SOA.breaches(start, Ride(0, Site(0), Site(1), 1, 0))[0].why


def test_from_the_ward_all_reasons_are_named() -> None:
    reasons = (NO_RIDE_TO_THE_WARD, RIDE_FROM_ONE_TO_ONE)
    assert why(town((0, 0), (0, 0)), Ride(0, EmergencyRoom(), Site(0), 1, 0)) == reasons
