"""Injuries on all sides, and pile-ups."""

from engine.sons_of_anarchy.actions import ChooseInjured, Shoot, ThrowDown
from engine.sons_of_anarchy.events import HitsCounted
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.rules.injuries import (
    EVERY_GUN_INJURES,
    EXCESS_INJURIES_ARE_LOST,
    INJURIES_BEFORE_RETREAT,
    ONLY_FIGURES_IN_THE_FIGHT,
    PILE_UP,
    SHOTS_IN_PATCH_ORDER,
    SHOTS_ONE_BY_ONE,
    VICTIM_CHOOSES,
)
from engine.sons_of_anarchy.scenes import club, dice, fists, injured, no_backup, table
from tests.sons_of_anarchy.play import after, cited, events, why

DUEL = table(club(0, (2, 1), guns=2, heat=0), club(1, (1, 1), guns=1, heat=0), patch=1)
SHOT = after(
    DUEL,
    ThrowDown(0, 0),
    *no_backup(1, 0),
    *fists(sally=2, john=1),
    *dice(sally=6, john=1),
)
CROWD = table(
    club(0, (1, 1), guns=2, heat=0),
    club(1, (1, 1), guns=2, heat=0),
    club(2, (1, 0), guns=1, heat=0),
    patch=1,
)
AIMING = after(
    CROWD,
    ThrowDown(0, 0),
    *no_backup(1, 2, 0),
    *fists(sally=2, john=2, paula=1),
    *dice(sally=1, john=2, paula=3),
)


def test_every_gun_injures_also_the_losers() -> None:
    state = after(SHOT, *injured(sally=(0, 1), john=(1, 1)))
    assert state.clubs[0].hurt == Crew(0, 1)
    assert state.clubs[1].hurt == Crew(1, 1)


def test_victim_chooses_as_many_as_were_hit_from_the_fight() -> None:
    assert why(SHOT, ChooseInjured(0, 1, 1)) == (EVERY_GUN_INJURES,)
    assert why(SHOT, ChooseInjured(1, 2, 0)) == (ONLY_FIGURES_IN_THE_FIGHT,)
    assert why(SHOT, ChooseInjured(1, 3, 0)) == (EVERY_GUN_INJURES, ONLY_FIGURES_IN_THE_FIGHT)
    assert why(SHOT, ChooseInjured(1, -1, 3)) == (ONLY_FIGURES_IN_THE_FIGHT,)
    once = after(SHOT, ChooseInjured(0, 1, 0))
    assert why(once, ChooseInjured(0, 1, 0)) == (VICTIM_CHOOSES,)


def test_injuries_before_retreat() -> None:
    state = table(club(0, (2, 1), guns=1), club(1, (1, 1), home=(1, 0)))
    actions = (
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=0),
        *dice(sally=6, john=1),
        ChooseInjured(1, 0, 1),
    )
    assert INJURIES_BEFORE_RETREAT.id in cited(state, *actions)
    assert after(state, *actions).clubs[1].home == Crew(2, 0)


def test_excess_injuries_are_lost() -> None:
    state = table(club(0, (2, 1), guns=3), club(1, (0, 1), home=(3, 0)))
    actions = (
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=3, john=0),
        *dice(sally=6, john=1),
    )
    assert EXCESS_INJURIES_ARE_LOST.id in cited(state, *actions)
    (hits,) = (e for e in events(state, *actions) if isinstance(e, HitsCounted))
    assert hits.hits == (0, 1)


def test_a_pile_up_aims_in_patch_order_one_by_one() -> None:
    assert PILE_UP.id in cited(CROWD, ThrowDown(0, 0))
    assert why(AIMING, Shoot(0, 1)) == (SHOTS_IN_PATCH_ORDER,)
    assert why(AIMING, Shoot(1, 1)) == (EVERY_GUN_INJURES,)
    assert why(AIMING, Shoot(1, 9)) == (ONLY_FIGURES_IN_THE_FIGHT,)
    full = after(AIMING, Shoot(1, 2))
    assert why(full, Shoot(1, 2)) != ()
    # after Paula's only figure has a hit, John's second gun can only find Sally: no choice is left
    assert full.fight is not None
    assert [s.target for s in full.fight.shots[:2]] == [2, 0]


def test_a_club_with_a_hit_on_every_figure_is_no_target() -> None:
    crowd = table(
        club(0, (1, 1), guns=0),
        club(1, (2, 1), guns=3),
        club(2, (1, 0)),
        club(3, (1, 1)),
        patch=1,
    )
    aiming = after(
        crowd,
        ThrowDown(0, 0),
        *no_backup(1, 2, 3, 0),
        *fists(john=3, paula=0, tom=0, sally=0),
        *dice(sally=1, john=2, paula=3, tom=1),
        Shoot(1, 2),
    )
    assert why(aiming, Shoot(1, 2)) == (SHOTS_ONE_BY_ONE,)
    assert why(aiming, Shoot(1, 3)) == ()


def test_nobody_without_a_gun_aims() -> None:
    assert EVERY_GUN_INJURES in why(
        after(
            table(club(0, (1, 0)), club(1, (1, 1), guns=1), club(2, (1, 1)), patch=1),
            ThrowDown(0, 0),
            *no_backup(1, 2, 0),
            *fists(john=1, paula=0, sally=0),
            *dice(sally=1, john=2, paula=3),
        ),
        Shoot(2, 0),
    )
