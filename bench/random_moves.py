"""Random moves a second: our full engine beside RLCard's UNO, and on CPython beside Pyodide."""

import json
import os
import subprocess
from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from bench.beside import beside
from bench.table import Line
from tests.last_man_falling.random_play import play
from widgets.site.inside import ROOT

PYTHON = ROOT / ".venv-bench" / "bin" / "python"
TABLES = (2, 4)
UNO = "RLCard's UNO, env.run with random agents, same process"
PYODIDE = "the same on CPython"
PARTS = {
    "options": "finding all legal moves and choosing one",
    "check": "checking the move (every reason against it)",
    "decide": "deciding what happens (events with their rules)",
    "evolve": "the table after each event",
}


def against_rlcard(count: int, rounds: int) -> Iterator[Line]:
    """A move of ours beside a move of theirs, what it is made of, and whether it grows."""
    if not PYTHON.exists():
        raise SystemExit("The peer is missing: run `make bench`, or `make .venv-bench/.lock`.")
    done = subprocess.run(
        [str(PYTHON), "-W", "ignore", "-m", "bench.rlcard_moves"]
        + [str(number) for number in (count, rounds, *TABLES)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    for players in TABLES:
        yield from _lines(players, found[str(players)])
    yield from _made_of(found[str(TABLES[-1])]["parts"])


def _lines(players: int, found: dict[str, Any]) -> Iterator[Line]:
    ours, theirs = _each(found["ours"], "moves"), _each(found["theirs"], "moves")
    speed = f"{1e6 / ours:,.0f} a second, theirs {1e6 / theirs:,.0f}"
    yield Line(f"random move, {players} players ({speed})", UNO, "µs", ours, theirs, 1, found)
    # RLCard draws and passes in one move and forces penalties without one; so this too
    turns = _each(found["ours"], "turns")
    yield Line(f"random turn, {players} players", f"{UNO}: a move", "µs", turns, theirs)
    grown = found["growth"]
    what = f"a move late in a match of {grown['moves']:,} moves, {players} players"
    late, early = (grown[at] * 1e3 for at in ("late", "early"))
    yield Line(what, "the same number of moves at its beginning", "ms", late, early, 1.25)


def _each(runs: list[dict[str, float]], what: str) -> float:
    """Microseconds for one, the median run."""
    return median(run["seconds"] / run[what] for run in runs) * 1e6


def _made_of(spent: dict[str, float]) -> Iterator[Line]:
    for part, name in PARTS.items():
        share = spent[part] / spent["all"] * 100
        yield Line(f"random move: {name}", "share of the time", "%", share)
    rest = 100 - sum(spent[part] for part in PARTS) / spent["all"] * 100
    yield Line("random move: the loop around it, and measuring", "share of the time", "%", rest)


def in_pyodide(count: int, rounds: int) -> Iterator[Line]:
    """The same moves by the same code in Pyodide (under Node) and on CPython."""
    for players in TABLES:
        runs = [(count, seed, players) for seed in range(rounds)]
        there, here = beside("bench.moves", (count // 10, 0, players), runs)
        ours, theirs = _each(there, "moves"), _each(here, "moves")
        what = f"random move in Pyodide, {players} players ({1e6 / ours:,.0f} a second)"
        yield Line(what, PYODIDE, "µs", ours, theirs, detail={"pyodide": there, "cpython": here})


def all_options(actions: int, seed: int) -> Iterator[Line]:
    """Random play over all option combinations; a broken promise raises AssertionError."""
    began = perf_counter()
    done = play(actions, seed)
    seconds = perf_counter() - began
    what = (
        f"random play over all options: {done.actions:,} actions, {done.rounds:,} rounds, "
        f"{done.matches:,} matches, longest round {done.longest:,}; broken promises"
    )
    yield Line(what, "limit", "", 0, None, 0, {"seconds": seconds, "seed": seed})
