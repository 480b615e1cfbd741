"""Whole random games, every promise checked after every action, beside writing the table down."""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from bench.table import Line
from engine.core.codec import dumps, loads
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import play
from tests.sport_mafia.strategies import later

ACTIONS = 100_000
ROUND_TRIPS = 2_000


def mafia(seed: int = 1) -> Iterator[Line]:
    """Sport-Mafia over all presets and options. Raises AssertionError at a broken promise."""
    began = perf_counter()
    ran = play(ACTIONS, seed)
    took = perf_counter() - began
    state = later(Random(seed).randrange(1000), 120)
    began = perf_counter()
    for _ in range(ROUND_TRIPS):
        loads(dumps(state, State), State)
    peer = (perf_counter() - began) / ROUND_TRIPS
    yield Line(
        f"Sport-Mafia: one of {ran.actions:,} random actions, checked",
        "the same table written as JSON and read again",
        "µs",
        took / ran.actions * 1e6,
        peer * 1e6,
        detail=ran.outcomes,
    )
    yield Line("Sport-Mafia: whole random games a second", "CPython", "games", ran.games / took)
