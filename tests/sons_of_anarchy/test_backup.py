"""Step 1: backup."""

from engine.sons_of_anarchy.actions import CallBackup, EndBackup, ThrowDown
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.rules.throwdown import (
    BACKUP_FROM_ELSEWHERE,
    BACKUP_IN_PATCH_ORDER,
    EACH_ORIGIN_COSTS_AN_ORDER,
    NOT_OUT_OF_THE_EMERGENCY_ROOM,
    ONE_PASS_OF_BACKUP,
)
from engine.sons_of_anarchy.scenes import CUT_AND_BAG, FACTORY, HOSPITAL, club, table
from tests.sons_of_anarchy.play import after, cited, why

START = table(
    club(0, (1, 0), (1, 2), (0, 0), home=(1, 1), hurt=(0, 1), orders=3),
    club(1, (1, 1), (0, 0), (0, 0), home=(1, 0), orders=1),
    club(2, (0, 0), (0, 0), (1, 1), orders=2),
    places=(CUT_AND_BAG, FACTORY, HOSPITAL),
)
ASKED = after(START, ThrowDown(0, 0))


def test_each_origin_costs_an_order_however_many_come() -> None:
    called = after(ASKED, CallBackup(0, Site(1), 1, 2), CallBackup(0, Clubhouse(0), 0, 1))
    assert called.clubs[0].orders == ASKED.clubs[0].orders - 2
    assert called.crew(0, Site(0)) == Crew(2, 3)
    assert called.crew(0, Site(1)) == Crew()
    assert EACH_ORIGIN_COSTS_AN_ORDER.id in cited(ASKED, CallBackup(0, Site(1), 1, 0))


def test_without_a_marker_nobody_comes() -> None:
    broke = after(ASKED, CallBackup(0, Site(1), 1, 0), CallBackup(0, Clubhouse(0), 1, 0))
    assert why(broke, CallBackup(0, Site(1), 0, 1)) == (
        EACH_ORIGIN_COSTS_AN_ORDER,
        ONE_PASS_OF_BACKUP,
    )


def test_patch_order_rules_and_each_is_asked_once() -> None:
    assert why(ASKED, EndBackup(1)) == (BACKUP_IN_PATCH_ORDER,)
    later = after(ASKED, EndBackup(0))
    assert why(later, CallBackup(0, Site(1), 1, 0)) == (ONE_PASS_OF_BACKUP,)
    assert why(later, CallBackup(1, Clubhouse(1), 1, 0)) == ()


def test_an_origin_is_named_once() -> None:
    called = after(ASKED, CallBackup(0, Site(1), 1, 0))
    assert why(called, CallBackup(0, Site(1), 0, 1)) == (ONE_PASS_OF_BACKUP,)


def test_nobody_comes_out_of_the_emergency_room() -> None:
    assert why(ASKED, CallBackup(0, EmergencyRoom(), 0, 1)) == (NOT_OUT_OF_THE_EMERGENCY_ROOM,)


def test_backup_comes_from_elsewhere_from_where_one_stands() -> None:
    for wrong in (
        CallBackup(0, Site(0), 1, 0),
        CallBackup(0, Site(2), 1, 0),
        CallBackup(0, Site(1), 2, 0),
        CallBackup(0, Site(1), 0, 0),
        CallBackup(0, Site(1), -1, 2),
        CallBackup(0, Site(77), 1, 0),
        CallBackup(0, Clubhouse(1), 1, 0),
    ):
        assert why(ASKED, wrong) == (BACKUP_FROM_ELSEWHERE,), wrong


def test_who_is_not_in_the_fight_does_not_call() -> None:
    assert BACKUP_FROM_ELSEWHERE in why(ASKED, CallBackup(2, Site(2), 1, 0))
