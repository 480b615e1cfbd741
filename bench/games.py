"""Whole random games, every promise checked after every action, beside writing the table down."""

import json
from collections.abc import Iterator
from random import Random
from time import perf_counter, process_time

from bench.table import Line
from engine.core.codec import dumps, loads
from engine.core.play import step
from engine.sport_mafia.game import GAME
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import any_mood, any_options, chosen, play
from widgets.site.inside import ROOT, STDLIB, run

ACTIONS = 100_000
GAMES = 60
ROUND_TRIPS = 2_000


def mafia(seed: int = 1) -> Iterator[Line]:
    """Sport-Mafia over all presets and options. Raises AssertionError at a broken promise."""
    began = perf_counter()
    ran = play(ACTIONS, seed)
    took = perf_counter() - began
    from tests.sport_mafia.strategies import later

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
    yield from whole_games()


_SCRIPT = """
import json
from bench.games import games_a_second
json.dumps(games_a_second())
"""


def games_a_second(count: int = GAMES) -> float:
    """How many whole games at random, nothing checked but by the engine, a second takes."""
    random, began = Random(1), process_time()
    for _ in range(count):
        state, mood = State(options=any_options(random)), any_mood(random)
        while GAME.awaiting(state):
            state = step(GAME, state, chosen(state, random, mood)).after
    return count / (process_time() - began)


def whole_games() -> Iterator[Line]:
    """Whole random games a second, on CPython and by the same code in Pyodide (under Node)."""
    there = json.loads(run(_SCRIPT, STDLIB, ROOT))
    here = games_a_second()
    yield Line("Sport-Mafia: whole random games a second", "CPython", "games", here)
    what = f"Sport-Mafia: a whole random game in Pyodide ({there:,.1f} a second)"
    yield Line(what, "the same on CPython", "ms", 1e3 / there, 1e3 / here)
