"""The odds equal a replay of the engine over all dice and all choices of the shooters."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.play import step
from engine.sons_of_anarchy.actions import Roll, ThrowDown
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.odds import Side, odds, sides_of
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.scenes import POLICE, club, fists, no_backup, table
from engine.sons_of_anarchy.state import Table
from tests.sons_of_anarchy.play import after

NAMES = ("sally", "john", "paula", "tom")


def drawn(start: Table, order: tuple[int, ...], *guns: int) -> Table:
    """The table before the dice; ``guns`` by seat, ``order`` the seats in patch order."""
    held = fists(**{NAMES[s]: guns[s] for s in order})
    return after(start, ThrowDown(0, 0), *no_backup(*order), *held)


def outcomes(state: Table) -> tuple[dict[int | None, Fraction], list[Fraction]]:
    """Winners and expected hits, by the engine itself."""
    fight = state.fight
    assert fight is not None
    seats = fight.seats
    wins: dict[int | None, Fraction] = {s: Fraction() for s in (*seats, None)}
    hits = [Fraction()] * len(seats)
    whole = Fraction(1, 6 ** len(seats))
    for pips in product(range(1, 7), repeat=len(seats)):
        rolled = after(state, *(Roll(s, p) for s, p in zip(seats, pips, strict=True)))
        assert rolled.fight is not None
        wins[rolled.fight.winner] += whole
        if pips == (1,) * len(seats):
            hits = expected(rolled)
    return wins, hits


def expected(state: Table) -> list[Fraction]:
    """The mean number of injuries, every target of a shot equally likely."""
    fight = state.fight
    assert fight is not None
    if fight.phase != "shots":
        return [Fraction(n) for n in fight.hits]
    choices = SOA.options(state)
    paths = [expected(step(SOA, state, action).after) for action in choices]
    return [sum(n, Fraction()) / len(paths) for n in zip(*paths, strict=True)]


@pytest.mark.parametrize(
    ("start", "order", "guns"),
    [
        (table(club(0, (2, 3), guns=2), club(1, (2, 4), guns=1)), (0, 1), (2, 1)),
        (table(club(0, (1, 0), guns=1), club(1, (0, 1), guns=1), patch=1), (1, 0), (1, 1)),
        (
            table(club(0, (1, 1)), club(1, (1, 1)), club(2, (0, 0)), patch=2),
            (0, 1),
            (0, 0),
        ),
        (
            table(
                club(0, (1, 1), guns=2),
                club(1, (1, 0), guns=1),
                club(2, (0, 2), guns=2),
                patch=1,
            ),
            (1, 2, 0),
            (2, 1, 2),
        ),
        (
            table(
                club(0, (1, 1)),
                club(1, (1, 1)),
                club(2, (1, 1), guns=1),
                club(3, (1, 1), guns=1),
                patch=3,
            ),
            (3, 0, 1, 2),
            (0, 0, 1, 1),
        ),
    ],
    ids=["rulebook", "patch", "patch-elsewhere", "pile-up", "four"],
)
def test_odds_equal_the_engine_over_all_dice(
    start: Table, order: tuple[int, ...], guns: tuple[int, ...]
) -> None:
    state = drawn(start, order, *guns)
    assert state.fight is not None
    found = odds(sides_of(state, state.fight, dict(enumerate(guns))))
    wins, hits = outcomes(state)
    assert found.wins == tuple(wins[s] for s in order)
    assert found.nobody == wins[None]
    assert list(found.injuries) == hits


def test_the_rulebook_s_fight_in_numbers() -> None:
    found = odds((Side(Crew(2, 3), 2, patch=True), Side(Crew(2, 4), 1)))
    # two points ahead and ties won: lost only by three or more, 6 of 36 rolls
    assert found.wins == (Fraction(30, 36), Fraction(6, 36))
    assert found.injuries == (Fraction(1), Fraction(2))


def test_a_die_that_has_fallen_counts() -> None:
    found = odds((Side(Crew(1), pips=6), Side(Crew(1), pips=None), Side(Crew(1), 0, True, 1)))
    assert found.wins == (Fraction(5, 6), Fraction(0), Fraction(0))
    assert found.nobody == Fraction(1, 6)


def test_a_gun_ban_takes_the_guns_out_of_the_odds() -> None:
    state = after(
        table(club(0, (1, 0), guns=3), club(1, (1, 0), guns=3), places=(POLICE,)), ThrowDown(0, 0)
    )
    assert state.fight is not None
    assert [s.guns for s in sides_of(state, state.fight, {0: 3, 1: 3})] == [0, 0]


side = st.builds(
    Side, st.builds(Crew, st.integers(0, 3), st.integers(0, 3)), st.integers(0, 4), st.just(False)
)


@settings(deadline=None)
@given(st.lists(side, min_size=2, max_size=4))
def test_chances_add_up_and_hits_stay_in_their_bounds(sides: list[Side]) -> None:
    found = odds(sides)
    assert sum(found.wins) + found.nobody == 1
    for least, mean, most, one in zip(found.least, found.injuries, found.most, sides, strict=True):
        assert 0 <= least <= mean <= most <= one.crew.size


@pytest.mark.parametrize("sides", [(), (Side(Crew(1)),), (Side(Crew(1), 0, True),) * 2])
def test_what_is_no_fight_has_no_odds(sides: tuple[Side, ...]) -> None:
    with pytest.raises(ValueError, match="zwei Clubs"):
        odds(sides)
