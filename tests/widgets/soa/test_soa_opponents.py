"""Opponents play within the rules, end after six rounds, and see nothing but their seat's view."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.play import CHANCE
from engine.sons_of_anarchy.scenes import NAMES
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Table
from tests.sons_of_anarchy.random_play import any_options, checked, hidden_otherwise
from widgets.dealer import stream
from widgets.sons_of_anarchy.opponents.automatic import asked, automatic, thought
from widgets.sons_of_anarchy.opponents.choice import KINDS, Kind

TABLES: tuple[tuple[Kind, ...], ...] = (
    ("sensible", "sensible", "sensible"),
    ("sensible", "brawler", "random", "sensible"),
    ("random", "random", "brawler", "brawler"),
)


def game(seed: int, seated: tuple[Kind, ...], table: Table) -> Iterator[Table]:
    """All tables of a game among opponents, each step checked."""
    for count in range(2_000):
        yield table
        action = automatic(table, seated, seed, count)
        if action is None:
            return
        table = checked(table, action).after
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seated", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_ends_after_six_rounds_with_nothing_lost(
    seed: int, seated: tuple[Kind, ...]
) -> None:
    *_, last = game(seed, seated, new_game(NAMES[: len(seated)]))
    assert last.step == "over"
    assert last.ending
    assert last.ending.winner is not None
    assert last.course
    assert last.course.round == 6
    assert last.course.stack == 0


@pytest.mark.parametrize("seed", range(6))
def test_they_play_by_all_options(seed: int) -> None:
    seated = TABLES[1]
    *_, last = game(seed, seated, new_game(NAMES, any_options(Random(seed))))
    assert last.ending
    assert last.ending.winner is not None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_changes_no_decision(seed: int, kind: Kind) -> None:
    seated: tuple[Kind, ...] = (kind, "sensible", "brawler", "random")
    compared = 0
    for count, table in enumerate(game(seed, seated, new_game(NAMES))):
        seat = asked(table, seated)
        if seat in (None, CHANCE) or table.step == "setup":
            continue
        assert seat is not None
        other = hidden_otherwise(table, seat, Random(count))
        if other is None or other == table:
            continue
        chance = (seed, 4, count)
        first = thought(table, seat, kind, stream(*chance))
        assert thought(other, seat, kind, stream(*chance)) == first
        compared += 1
    assert compared > 50


def test_a_sensible_opponent_beats_chance() -> None:
    wins = 0
    for seed in range(12):
        seated: list[Kind] = ["random", "random", "random"]
        seated[seed % 3] = "sensible"
        *_, last = game(seed, tuple(seated), new_game(NAMES[:3]))
        assert last.ending
        wins += last.ending.winner == seed % 3
    assert wins >= 9
