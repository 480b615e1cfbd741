"""Heat, Take the Fall, the emergency room."""

from dataclasses import replace

from engine.core.play import CHANCE
from engine.sons_of_anarchy.actions import (
    Action,
    ChooseInjured,
    Roll,
    RollForInjured,
    TakeTheFall,
    ThrowDown,
)
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.rules.cleanup import (
    INJURED_DIE_ON_LOW,
    INJURED_RETURN_ON_HIGH,
    ONE_DIE_PER_INJURED,
    ROLL_FOR_THE_INJURED,
)
from engine.sons_of_anarchy.rules.heat import (
    ELIMINATED_CLUB_LEAVES,
    FALL_FROM_THE_EMERGENCY_ROOM,
    HEAT_AFTER_THE_INJURIES,
    HEAT_FALLS_TO_ONE,
    HEAT_FOR_GUNS,
    LAST_MEMBER_GONE,
    NO_MEMBER_TO_FALL,
    TAKE_THE_FALL,
)
from engine.sons_of_anarchy.rules.strength import DIE_OF_SIX
from engine.sons_of_anarchy.scenes import club, dice, fists, injured, no_backup, table
from tests.sons_of_anarchy.play import after, cited, why

START = table(club(0, (2, 2), guns=4, heat=4), club(1, (0, 2), home=(2, 0), guns=1, heat=0))
FIGHT: tuple[Action, ...] = (
    ThrowDown(0, 0),
    *no_backup(0, 1),
    *fists(sally=3, john=0),
    *dice(sally=1, john=1),
    *injured(john=(0, 2)),
)
WARD = table(club(0, (1, 0), hurt=(1, 1)), club(1, (1, 0)), step="cleanup")


def test_heat_for_guns_is_one_however_many() -> None:
    start = replace(START, clubs=(replace(START.clubs[0], heat=1), START.clubs[1]))
    assert {HEAT_FOR_GUNS.id, HEAT_AFTER_THE_INJURIES.id} <= cited(start, *FIGHT)
    state = after(start, *FIGHT)
    assert (state.clubs[0].heat, state.clubs[1].heat) == (2, 0)


def test_take_the_fall_above_four_sets_heat_to_one() -> None:
    state = after(START, *FIGHT)
    assert state.clubs[0].heat == 5
    assert SOA.awaiting(state) == (0,)
    fall = TakeTheFall(0, Site(0))
    assert {TAKE_THE_FALL.id, HEAT_FALLS_TO_ONE.id} <= cited(state, fall)
    fallen = after(state, fall)
    assert fallen.clubs[0].heat == 1
    assert fallen.clubs[0].supply.members == state.clubs[0].supply.members + 1


def test_nothing_else_happens_before_the_fall() -> None:
    state = after(START, *FIGHT)
    assert TAKE_THE_FALL in why(state, Roll(0, 1))
    assert TAKE_THE_FALL in why(state, TakeTheFall(1, Clubhouse(1)))
    assert TAKE_THE_FALL in why(state, TakeTheFall(0, Clubhouse(0)))


def test_a_member_in_the_emergency_room_may_take_the_fall() -> None:
    hurt = replace(START.clubs[0], at=(Crew(1, 2),), hurt=Crew(1, 0))
    state = after(START.with_club(0, hurt), *FIGHT)
    fall = TakeTheFall(0, EmergencyRoom())
    assert FALL_FROM_THE_EMERGENCY_ROOM.id in cited(state, fall)
    assert after(state, fall).clubs[0].hurt == Crew()


def test_the_last_member_gone_is_the_end_and_the_patch_goes_on() -> None:
    start = START.with_club(0, replace(START.clubs[0], at=(Crew(1, 2),)))
    state = after(start, *FIGHT)
    fall = TakeTheFall(0, Site(0))
    assert {LAST_MEMBER_GONE.id, ELIMINATED_CLUB_LEAVES.id} <= cited(state, fall)
    gone = after(state, fall)
    assert gone.clubs[0].out
    assert gone.clubs[0].figures == Crew()
    assert gone.clubs[0].guns == 0
    assert gone.patch == 1


def test_without_any_member_the_fall_cannot_be_paid() -> None:
    start = table(club(0, (1, 1), guns=0), club(1, (0, 2), guns=1, heat=4))
    actions = (
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=0, john=1),
        *dice(sally=1, john=6),
        ChooseInjured(0, 0, 1),
    )
    assert NO_MEMBER_TO_FALL.id in cited(start, *actions)
    assert after(start, *actions).clubs[1].out


def test_without_too_much_heat_a_club_without_members_stays() -> None:
    start = table(club(0, (1, 1)), club(1, (0, 2), guns=1, heat=3))
    actions = (
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=0, john=1),
        *dice(sally=1, john=6),
        ChooseInjured(0, 0, 1),
    )
    assert not after(start, *actions).clubs[1].out


def test_heat_on_reveal_takes_the_member_out_of_the_sum() -> None:
    start = replace(START, options=Options(heat_timing="onReveal"))
    opened = after(start, ThrowDown(0, 0), *no_backup(0, 1), *fists(sally=3, john=0))
    assert opened.clubs[0].heat == 5
    assert SOA.awaiting(opened) == (0,)
    assert why(opened, Roll(0, 3)) == (TAKE_THE_FALL,)
    done = after(opened, TakeTheFall(0, Site(0)), *dice(sally=1, john=1))
    assert done.fight is not None
    assert done.fight.totals[0] == 1 + 2 + 2 + 9
    assert done.clubs[0].heat == 1


def test_heat_on_reveal_may_leave_a_single_club_in_the_fight() -> None:
    start = table(
        club(0, (1, 1), guns=1, heat=4),
        club(1, (1, 1), guns=1, heat=0),
        options=Options(heat_timing="onReveal"),
    )
    opened = after(start, ThrowDown(0, 0), *no_backup(0, 1), *fists(sally=1, john=1))
    alone = after(opened, TakeTheFall(0, Site(0)), Roll(1, 1))
    assert alone.fight is not None
    assert alone.fight.winner == 1
    assert alone.crew(1, Site(0)) == Crew(1, 1)


def test_the_injured_die_on_low_and_return_on_high() -> None:
    assert SOA.awaiting(WARD) == (CHANCE,)
    assert {INJURED_DIE_ON_LOW.id, ROLL_FOR_THE_INJURED.id, ONE_DIE_PER_INJURED.id} == cited(
        WARD, RollForInjured(0, "member", 3)
    )
    assert INJURED_RETURN_ON_HIGH.id in cited(WARD, RollForInjured(0, "member", 4))
    assert after(WARD, RollForInjured(0, "member", 3)).clubs[0].home == Crew()
    done = after(WARD, RollForInjured(0, "member", 4), RollForInjured(0, "prospect", 1))
    assert done.clubs[0].home == Crew(1, 0)
    assert done.clubs[0].supply == Crew(3, 5)
    assert SOA.awaiting(done) == ()


def test_no_die_for_who_is_not_injured_nor_before_cleaning_up() -> None:
    assert why(WARD, RollForInjured(1, "member", 3)) == (ROLL_FOR_THE_INJURED,)
    assert why(WARD, RollForInjured(0, "member", 0)) == (DIE_OF_SIX,)
    early = replace(WARD, step="orders")
    assert why(early, RollForInjured(0, "member", 3)) == (ROLL_FOR_THE_INJURED,)
