"""Who may start a Throwdown, and who is in it."""

from dataclasses import replace

import pytest

from engine.core.play import IllegalAction, step
from engine.sons_of_anarchy.actions import CloseFist, EndBackup, Retreat, ThrowDown
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.rules.injuries import PILE_UP
from engine.sons_of_anarchy.rules.throwdown import (
    AN_OPPONENT_IS_THERE,
    DEFENDING_NEEDS_NO_ORDER,
    EVERYONE_PRESENT_FIGHTS,
    FIGHT_AT_A_USED_PLACE,
    MEMBER_STARTS,
    NO_RETREAT,
    ORDER_COSTS_A_MARKER,
    ORDERS_GO_AROUND,
    THREE_STEPS,
)
from engine.sons_of_anarchy.scenes import club, table
from engine.sons_of_anarchy.state import Place
from tests.sons_of_anarchy.play import after, cited, why

DUEL = table(club(0, (1, 1)), club(1, (0, 1)))
THREE = table(club(0, (1, 1)), club(1, (0, 1)), club(2, (1, 0)))


def test_a_member_starts_and_pays_a_marker() -> None:
    state = after(DUEL, ThrowDown(0, 0))
    assert state.clubs[0].orders == DUEL.clubs[0].orders - 1
    assert state.fight is not None
    assert SOA.awaiting(state) == (0,)


def test_member_starts_prospects_alone_do_not_but_may_defend() -> None:
    only_prospects = table(club(0, (0, 3)), club(1, (2, 0)))
    assert why(only_prospects, ThrowDown(0, 0)) == (MEMBER_STARTS,)
    assert why(replace(only_prospects, turn=1), ThrowDown(1, 0)) == ()


def test_an_opponent_is_there_or_there_is_no_fight() -> None:
    assert why(table(club(0, (1, 0)), club(1, (0, 0))), ThrowDown(0, 0)) == (AN_OPPONENT_IS_THERE,)


def test_all_reasons_come_at_once() -> None:
    state = table(club(0, (0, 1), orders=0), club(1, (0, 0)), turn=1)
    assert why(state, ThrowDown(0, 0)) == (
        ORDERS_GO_AROUND,
        ORDER_COSTS_A_MARKER,
        MEMBER_STARTS,
        AN_OPPONENT_IS_THERE,
    )
    with pytest.raises(IllegalAction, match="keinen Befehlsmarker mehr"):
        step(SOA, state, ThrowDown(0, 0))


def test_the_steps_follow_one_another() -> None:
    state = after(DUEL, ThrowDown(0, 0))
    assert why(state, ThrowDown(0, 0)) == (THREE_STEPS,)
    assert THREE_STEPS in why(DUEL, EndBackup(0))


def test_everyone_present_fights() -> None:
    assert {EVERYONE_PRESENT_FIGHTS.id, PILE_UP.id} <= cited(THREE, ThrowDown(0, 0))
    assert EVERYONE_PRESENT_FIGHTS in why(THREE, ThrowDown(0, 0, against=(1,)))
    fight = after(THREE, ThrowDown(0, 0)).fight
    assert fight is not None
    assert fight.seats == (0, 1, 2)


def test_opponents_are_chosen_where_the_table_agreed_so() -> None:
    state = replace(THREE, options=Options(participants="chosen"))
    assert why(state, ThrowDown(0, 0)) == (EVERYONE_PRESENT_FIGHTS,)
    assert why(state, ThrowDown(0, 0, against=(0, 1))) == (AN_OPPONENT_IS_THERE,)
    fight = after(state, ThrowDown(0, 0, against=(2,))).fight
    assert fight is not None
    assert fight.seats == (0, 2)


def test_a_used_place_may_be_fought_for() -> None:
    used = replace(DUEL, places=(Place("Docks", used=True),))
    assert FIGHT_AT_A_USED_PLACE.id in cited(used, ThrowDown(0, 0))


def test_defending_needs_no_order() -> None:
    broke = table(club(0, (1, 1)), club(1, (0, 1), guns=1, orders=0))
    assert DEFENDING_NEEDS_NO_ORDER.id in cited(broke, ThrowDown(0, 0))
    fists_next = after(broke, ThrowDown(0, 0), EndBackup(0), EndBackup(1))
    assert why(fists_next, CloseFist(1, 1)) == ()


def test_the_fight_is_in_patch_order() -> None:
    fight = after(replace(THREE, patch=1), ThrowDown(0, 0)).fight
    assert fight is not None
    assert fight.seats == (1, 2, 0)


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_nobody_retreats(seat: int) -> None:
    assert why(DUEL, Retreat(seat)) == (NO_RETREAT,)
    assert why(after(DUEL, ThrowDown(0, 0)), Retreat(seat)) == (NO_RETREAT,)


def test_a_place_or_seat_that_is_not_there_is_refused_not_a_crash() -> None:
    assert AN_OPPONENT_IS_THERE in why(DUEL, ThrowDown(0, 9))
    assert why(DUEL, ThrowDown(9, 0)) == (ORDERS_GO_AROUND,)


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda: table(club(0, (1, 1))), "2 bis 4 Clubs"),
        (lambda: club(0, (6, 0)), "nur 5 Members"),
        (lambda: club(0, (1, 0), guns=25), "25 Waffen"),
        (lambda: table(club(0, (1, 0), guns=20), club(1, (1, 0), guns=20)), "nur 24 Waffen"),
        (lambda: Crew(-1, 0), "Weniger als keine Figur"),
        (lambda: table(club(0, (1, 0)), club(0, (1, 0))), "nur einmal"),
    ],
)
def test_a_table_that_cannot_be_is_refused(broken: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        broken()  # type: ignore[operator]
