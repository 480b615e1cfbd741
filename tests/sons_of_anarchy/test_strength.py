"""Step 3: dice, sums, ties; and what the victory brings."""

from dataclasses import replace

from engine.core.play import CHANCE
from engine.sons_of_anarchy.actions import (
    Action,
    LeaveUnused,
    Roll,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.events import FollowUpOver, StrengthCounted
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew, Site
from engine.sons_of_anarchy.rules.strength import (
    CONTROL_MEANS_ALONE,
    DIE_OF_SIX,
    FOLLOW_UP_IS_AN_EXPLOIT,
    FOLLOW_UP_ONCE_A_ROUND,
    FOLLOW_UP_USE,
    GUN_ADDS_THREE,
    HIGHEST_TOTAL_WINS,
    LOSERS_GO_HOME,
    MEMBER_ADDS_TWO,
    PATCH_BELOW_THE_TIE,
    PATCH_FOR_BEATING_ITS_HOLDER,
    PATCH_IN_A_PILE_UP,
    PATCH_WINS_TIES,
    PLACE_IS_CLEARED,
    PROSPECT_ADDS_ONE,
    ROLL_AND_ADD,
    TIE_EMPTIES_THE_PLACE,
    WINNER_WITHOUT_FIGURES,
)
from engine.sons_of_anarchy.rules.throwdown import ORDER_COSTS_A_MARKER
from engine.sons_of_anarchy.scenes import club, dice, fists, injured, no_backup, table
from engine.sons_of_anarchy.state import Place, Table
from tests.sons_of_anarchy.play import after, cited, events, why

EVEN = table(club(0, (1, 1)), club(1, (1, 1)), club(2, (0, 0), home=(2, 0)), patch=2)
THREE = table(club(0, (1, 1)), club(1, (1, 1)), club(2, (1, 1)), patch=2)


def unarmed(state: Table, **pips: int) -> tuple[Action, ...]:
    seats = tuple(s for s in ((state.patch + i) % len(state.clubs) for i in range(4)))[
        : len(state.clubs)
    ]
    inside = [s for s in seats if state.crew(s, Site(0)).size]
    names = {0: "sally", 1: "john", 2: "paula"}
    empty = fists(**{names[s]: 0 for s in inside})
    return (ThrowDown(0, 0), *no_backup(*inside), *empty, *dice(**pips))


def test_roll_and_add_figures_and_guns() -> None:
    start = table(club(0, (2, 3), guns=2), club(1, (2, 4), guns=1))
    found = events(
        start,
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=2, john=1),
        *dice(sally=3, john=4),
    )
    counted = {e.seat: e for e in found if isinstance(e, StrengthCounted)}
    assert (counted[0].total, counted[1].total) == (16, 15)
    assert counted[0].rules == (
        ROLL_AND_ADD,
        PROSPECT_ADDS_ONE,
        MEMBER_ADDS_TWO,
        GUN_ADDS_THREE,
    )


def test_the_die_has_six_sides_and_falls_once() -> None:
    state = after(EVEN, *unarmed(EVEN))
    assert SOA.awaiting(state) == (CHANCE,)
    assert why(state, Roll(0, 7)) == (DIE_OF_SIX,)
    assert why(after(state, Roll(0, 6)), Roll(0, 6)) == (ROLL_AND_ADD,)


def test_highest_total_wins_and_losers_go_home() -> None:
    actions = unarmed(EVEN, sally=5, john=4)
    assert {HIGHEST_TOTAL_WINS.id, LOSERS_GO_HOME.id, PLACE_IS_CLEARED.id} <= cited(EVEN, *actions)
    state = after(EVEN, *actions)
    assert state.crew(0, Site(0)) == Crew(1, 1)
    assert state.clubs[1].home == Crew(1, 1)


def test_tie_empties_the_place() -> None:
    actions = unarmed(EVEN, sally=4, john=4)
    assert TIE_EMPTIES_THE_PLACE.id in cited(EVEN, *actions)
    state = after(EVEN, *actions)
    assert state.fight is not None
    assert state.fight.winner is None
    assert all(not state.crew(s, Site(0)).size for s in state.seats)
    assert state.patch == 2


def test_patch_wins_ties() -> None:
    start = replace(EVEN, patch=1)
    actions = unarmed(start, sally=4, john=4)
    assert PATCH_WINS_TIES.id in cited(start, *actions)
    assert after(start, *actions).crew(1, Site(0)) == Crew(1, 1)


def test_patch_below_the_tie_does_not_help() -> None:
    actions = unarmed(THREE, sally=4, john=4, paula=2)
    assert PATCH_BELOW_THE_TIE.id in cited(THREE, *actions)
    state = after(THREE, *actions)
    assert all(not state.crew(s, Site(0)).size for s in state.seats)
    assert state.patch == 2


def test_the_patch_goes_to_who_beats_its_holder() -> None:
    start = replace(EVEN, patch=1)
    actions = unarmed(start, sally=6, john=4)
    assert PATCH_FOR_BEATING_ITS_HOLDER.id in cited(start, *actions)
    assert after(start, *actions).patch == 0
    assert after(EVEN, *unarmed(EVEN, sally=6, john=4)).patch == 2


def test_the_patch_in_a_pile_up_goes_to_the_winner() -> None:
    actions = unarmed(THREE, sally=6, john=4, paula=1)
    assert PATCH_IN_A_PILE_UP.id in cited(THREE, *actions)
    assert after(THREE, *actions).patch == 0


def test_follow_up_use_costs_an_order_and_uses_the_place() -> None:
    won = after(EVEN, *unarmed(EVEN, sally=6, john=4))
    assert SOA.awaiting(won) == (0,)
    assert {FOLLOW_UP_USE.id, FOLLOW_UP_IS_AN_EXPLOIT.id} <= cited(won, UseAtOnce(0))
    used = after(won, UseAtOnce(0))
    assert used.places[0].used
    assert used.clubs[0].orders == won.clubs[0].orders - 1
    left = after(won, LeaveUnused(0))
    assert not left.places[0].used
    assert FOLLOW_UP_USE in why(won, UseAtOnce(1))


def test_no_follow_up_use_of_a_used_place_nor_without_an_order() -> None:
    for start, rule in (
        (replace(EVEN, places=(Place("Docks", used=True),)), FOLLOW_UP_ONCE_A_ROUND),
        (EVEN.with_club(0, replace(EVEN.clubs[0], orders=1)), ORDER_COSTS_A_MARKER),
    ):
        found = events(start, *unarmed(start, sally=6, john=4))
        assert isinstance(found[-1], FollowUpOver)
        assert found[-1].rules == (FOLLOW_UP_USE, rule)
        assert rule in why(after(start, *unarmed(start, sally=6, john=4)), UseAtOnce(0))


def test_control_means_alone() -> None:
    start = replace(THREE, options=Options(participants="chosen"), patch=0)
    fight = (ThrowDown(0, 0, (1,)), *no_backup(0, 1), *fists(sally=0, john=0))
    found = events(start, *fight, *dice(sally=6, john=1))
    assert found[-1].rules == (FOLLOW_UP_USE, CONTROL_MEANS_ALONE)


def test_the_defender_who_wins_uses_nothing() -> None:
    state = after(EVEN, *unarmed(EVEN, sally=1, john=4))
    assert SOA.awaiting(state) == ()
    assert FOLLOW_UP_USE in why(state, UseAtOnce(1))


def test_winner_without_figures_leaves_the_place_empty_and_still_takes_the_patch() -> None:
    start = table(club(0, (1, 0), guns=1), club(1, (0, 2), guns=1), patch=1)
    actions = (
        ThrowDown(0, 0),
        *no_backup(1, 0),
        *fists(sally=1, john=1),
        *dice(sally=6, john=1),
        *injured(sally=(1, 0), john=(0, 1)),
    )
    assert WINNER_WITHOUT_FIGURES.id in cited(start, *actions)
    state = after(start, *actions)
    assert not any(state.crew(s, Site(0)).size for s in state.seats)
    assert state.patch == 0
    assert SOA.awaiting(state) == ()
