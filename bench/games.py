"""Random games of Sport-Mafia: every promise checked after every action, and whole games a second
on CPython and in Pyodide."""

import json
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from bench.mafia_games import measured
from bench.table import Line
from engine.core.codec import dumps, loads
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import play
from tests.sport_mafia.strategies import later
from widgets.site.inside import ROOT, STDLIB, run

ACTIONS = 100_000
ROUND_TRIPS = 2_000
GAMES, ROUNDS = 40, 5

_SCRIPT = """
import json
from bench.mafia_games import measured
measured({games} // 4, 0)
json.dumps([measured({games}, seed) for seed in range({rounds})])
"""


def mafia(seed: int = 1) -> Iterator[Line]:
    """Sport-Mafia over all presets and options. Raises AssertionError at a broken promise."""
    yield from _checked(seed)
    yield from _whole()


def _checked(seed: int) -> Iterator[Line]:
    began = perf_counter()
    ran = play(ACTIONS, seed)
    took = perf_counter() - began
    state = later(Random(seed).randrange(1000), 120)
    began = perf_counter()
    for _ in range(ROUND_TRIPS):
        loads(dumps(state, State), State)
    peer = (perf_counter() - began) / ROUND_TRIPS
    yield Line(
        f"Sport-Mafia: one of {ran.actions:,} random actions ({ran.games:,} games), checked",
        "the same table written as JSON and read again",
        "µs",
        took / ran.actions * 1e6,
        peer * 1e6,
        detail=ran.outcomes,
    )


def _whole() -> Iterator[Line]:
    """The same games by the same code in Pyodide (under Node) and on CPython."""
    there = json.loads(run(_SCRIPT.format(games=GAMES, rounds=ROUNDS), STDLIB, ROOT))
    measured(GAMES // 4, 0)
    here = [measured(GAMES, seed) for seed in range(ROUNDS)]
    if [one["actions"] for one in there] != [one["actions"] for one in here]:
        raise AssertionError("Pyodide and CPython have played different games")
    ours, theirs = (median(one["seconds"] / one["games"] for one in runs) for runs in (there, here))
    yield Line(
        f"Sport-Mafia: a whole random game in Pyodide ({1 / ours:,.0f} a second, "
        f"on CPython {1 / theirs:,.0f})",
        "the same on CPython",
        "ms",
        ours * 1e3,
        theirs * 1e3,
        detail={"pyodide": there, "cpython": here},
    )
