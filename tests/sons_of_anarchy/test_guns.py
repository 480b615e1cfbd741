"""Step 2: guns."""

from engine.sons_of_anarchy.actions import CloseFist, EndBackup, Roll, ThrowDown
from engine.sons_of_anarchy.events import FistClosed, GunsHeld
from engine.sons_of_anarchy.rules.throwdown import (
    FISTS_OPEN_TOGETHER,
    GUN_BAN,
    GUN_BAN_SKIPS_STEP_TWO,
    GUNS_ARE_SPENT,
    GUNS_IN_CLOSED_FISTS,
    ONE_GUN_PER_FIGURE,
    OWN_GUNS_ONLY,
)
from engine.sons_of_anarchy.scenes import POLICE, club, fists, no_backup, table
from tests.sons_of_anarchy.play import after, cited, events, why

DUEL = after(
    table(club(0, (1, 2), guns=3), club(1, (2, 3), guns=2)), ThrowDown(0, 0), *no_backup(0, 1)
)
STATION = table(club(0, (1, 2), guns=3, heat=4), club(1, (2, 3), guns=2), places=(POLICE,))


def test_one_gun_per_figure_and_own_guns_only() -> None:
    assert why(DUEL, CloseFist(0, 4)) == (ONE_GUN_PER_FIGURE, OWN_GUNS_ONLY)
    assert why(DUEL, CloseFist(1, 3)) == (OWN_GUNS_ONLY,)
    assert why(DUEL, CloseFist(0, 3)) == ()


def test_a_fist_closes_once_and_holds_no_less_than_nothing() -> None:
    closed = after(DUEL, CloseFist(0, 1))
    assert why(closed, CloseFist(0, 2)) == (GUNS_IN_CLOSED_FISTS,)
    assert why(DUEL, CloseFist(0, -1)) == (GUNS_IN_CLOSED_FISTS,)


def test_only_the_owner_knows_what_is_in_a_closed_fist() -> None:
    public, secret = events(DUEL, CloseFist(0, 2))
    assert isinstance(public, FistClosed)
    assert public.seen_by is None
    assert isinstance(secret, GunsHeld)
    assert secret.seen_by == frozenset({0})


def test_fists_open_together_and_guns_are_spent() -> None:
    assert FISTS_OPEN_TOGETHER.id not in cited(DUEL, CloseFist(0, 2))
    assert {FISTS_OPEN_TOGETHER.id, GUNS_ARE_SPENT.id} <= cited(DUEL, *fists(sally=2, john=0))
    opened = after(DUEL, *fists(sally=2, john=0))
    assert (opened.clubs[0].guns, opened.clubs[1].guns) == (1, 2)
    assert opened.bank == DUEL.bank + 2


def test_gun_ban_skips_step_two() -> None:
    state = after(STATION, ThrowDown(0, 0), *no_backup(0, 1))
    assert why(state, CloseFist(0, 1)) == (GUN_BAN, GUN_BAN_SKIPS_STEP_TWO)
    done = after(state, Roll(0, 6), Roll(1, 1))
    assert done.clubs[0].heat == 4
    assert done.clubs[0].guns == 3
    assert all(c.hurt.size == 0 for c in done.clubs)


def test_no_fist_before_all_are_asked_for_backup() -> None:
    early = after(table(club(0, (1, 2), guns=3), club(1, (2, 3))), ThrowDown(0, 0), EndBackup(0))
    assert why(early, CloseFist(0, 1)) != ()
