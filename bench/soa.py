"""Sons of Anarchy: nothing breaks in random play, whole games a second, what makes it slower."""

from collections.abc import Iterator
from time import perf_counter

from bench.beside import Run, beside
from bench.soa_moves import an_action, position
from bench.table import Line
from tests.sons_of_anarchy.random_play import play

ACTIONS = 100_000
CLUBS = (3, 4)
GAMES = 30
ROUNDS = 3
PYODIDE = "the same games on CPython"
REPEATS = 400


def soa(actions: int = ACTIONS, seed: int = 2026) -> Iterator[Line]:
    """All of it. A broken promise raises AssertionError."""
    began = perf_counter()
    done = play(actions, seed)
    what = (
        f"Sons of Anarchy, random play over clubs, sides, options and own sets: {done.actions:,} "
        f"actions, {done.games:,} games, {done.fights:,} fights, {done.out} clubs out, longest "
        f"game {done.longest:,}; broken promises"
    )
    detail = {"seconds": perf_counter() - began, "seed": seed}
    yield Line(what, "limit", "", 0, None, 0, detail)
    yield from in_pyodide()
    yield from growth()


def in_pyodide() -> Iterator[Line]:
    """Whole random games in Pyodide (under Node) and on CPython, in one run."""
    for clubs in CLUBS:
        runs = [(GAMES, seed, clubs) for seed in range(ROUNDS)]
        there, here = beside("bench.soa_moves", (2, 0, clubs), runs)
        ours, theirs = _each(there), _each(here)
        actions = sum(run["actions"] for run in here) / (GAMES * ROUNDS)
        what = (
            f"whole random game of {clubs} clubs in Pyodide, {actions:.0f} actions "
            f"({1e3 / ours:.1f} a second, on CPython {1e3 / theirs:.1f})"
        )
        yield Line(what, PYODIDE, "ms", ours, theirs, detail={"pyodide": there, "cpython": here})


def _each(runs: list[Run]) -> float:
    """Milliseconds for a game, the best run."""
    return min(run["seconds"] / run["games"] for run in runs) * 1e3


def growth() -> Iterator[Line]:
    """An action with more clubs, and with more figures: never worse than the moves grow."""
    base = an_action(position(3, 5), REPEATS, 1)
    for what, clubs, figures in (
        ("4 clubs", 4, 5),
        ("10 figures a club", 3, 10),
        ("4 clubs with 10 figures", 4, 10),
    ):
        more = an_action(position(clubs, figures), REPEATS, 1)
        times = more["moves"] / base["moves"]
        detail = {"base": base, "more": more}
        yield Line(
            f"finding all {more['moves']:.0f} moves, {what} ({times:.1f} times the moves)",
            f"3 clubs with 5 figures, {base['moves']:.0f} moves",
            "µs",
            more["list"],
            base["list"],
            max(1.25, 1.25 * times),
            detail,
        )
        yield Line(
            f"playing one of them, {what}",
            "3 clubs with 5 figures",
            "µs",
            more["play"],
            base["play"],
            1.5,
        )
