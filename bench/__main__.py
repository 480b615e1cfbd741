"""``python -m bench [part …]``: measure, print the table, write it to ``bench/results/``.

Parts: start size page steps memory build lighthouse rlcard pyodide random mafia soa; without any:
all.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench import build, engine, games, page, random_moves, soa
from bench.table import Line, show, write
from widgets.site.inside import ROOT

HERE = Path(__file__).parent


def main(wanted: list[str]) -> int:
    """1 when a target is missed or a peer is missing."""
    site = ROOT / "site"
    lines: list[Line] = []
    incomplete = False
    with sync_playwright() as playwright:
        parts: dict[str, Callable[[], Iterable[Line]]] = {
            "start": lambda: engine.start(playwright, site, 5),
            "size": lambda: [engine.size(playwright, site)],
            "page": lambda: page.weight(playwright, site),
            "steps": lambda: engine.steps(playwright, site, 100),
            "memory": lambda: engine.memory(playwright, site, 10_000),
            "build": lambda: build.builds(3),
            "lighthouse": lambda: page.lighthouse(site, 3),
            "rlcard": lambda: random_moves.against_rlcard(20_000, 7),
            "pyodide": lambda: random_moves.in_pyodide(20_000, 5),
            "random": lambda: random_moves.all_options(100_000, 2026),
            "mafia": games.mafia,
            "soa": soa.soa,
        }
        for name in wanted or parts:
            print(f"Measuring: {name} …", file=sys.stderr, flush=True)
            try:
                lines += parts[name]()
            except SystemExit as missing:  # a peer is not there: the other parts still count
                print(missing, file=sys.stderr, flush=True)
                incomplete = True
    print(show(lines))
    print(f"\nWritten to {write(lines, HERE / 'results').relative_to(ROOT)}")
    return int(incomplete or any(line.verdict == "MISSED" for line in lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
