"""A page before the engine: its weight, and what Lighthouse says of it."""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Playwright

from bench.table import Line
from tests.browser.chromium import ARGUMENTS
from tests.browser.install import installed
from tests.browser.pages import paths
from tests.browser.serving import Host

HERE = Path(__file__).parent
PAGES = ("", "sons-of-anarchy/throwdown/", "last-man-falling/staatsanwalt/", "regelindex/")
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def weight(playwright: Playwright, built: Path) -> Iterator[Line]:
    """All requests of the heaviest page, gzipped, nothing cached."""
    sizes: dict[str, dict[str, int]] = {}
    with Host(built) as host:
        browser = playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))
        for path in paths(built):
            context = browser.new_context(viewport={"width": 390, "height": 844})
            page = context.new_page()
            host.seen.clear()
            page.goto(host.url + path)
            page.wait_for_load_state("networkidle")
            sizes[path] = {seen: _packed(built, seen) for seen in set(host.seen)}
            context.close()
        browser.close()
    totals = {path: sum(size.values()) for path, size in sizes.items()}
    heaviest = max(totals, key=lambda path: totals[path])
    what = f"page before the engine (/{heaviest})"
    yield Line(what, "limit", "KB", totals[heaviest] / 1e3, None, 250, sizes[heaviest])
    middle = median(totals.values())
    yield Line(
        "page before the engine, median page", "limit", "KB", middle / 1e3, None, 250, totals
    )


def _packed(built: Path, path: str) -> int:
    file = built / path.lstrip("/")
    if file.is_dir():
        file /= "index.html"
    return len(gzip.compress(file.read_bytes(), 6)) if file.exists() else 0


def lighthouse(built: Path, rounds: int) -> Iterator[Line]:
    """The lowest score of each category over our pages (median of the rounds), mobile."""
    tool = HERE / "node_modules" / ".bin" / "lighthouse"
    if not tool.exists():
        print("Installing Lighthouse …", file=sys.stderr, flush=True)
        subprocess.run(  # a lock of its own: the site does not need it
            [which("npm") or "npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True
        )
    worst = dict.fromkeys(LEAST, 100.0)
    details: dict[str, object] = {}
    with Host(built, packs=True) as host:
        for path in PAGES:
            runs = [_run(tool, host.url + path) for _ in range(rounds)]
            for name in LEAST:
                scores = [run["categories"][name]["score"] * 100 for run in runs]
                worst[name] = min(worst[name], median(scores))
            details[path] = _faults(runs[-1])
            print(f"Lighthouse /{path}: {worst}", file=sys.stderr, flush=True)
    for name, least in LEAST.items():
        lost = 100 - worst[name]
        what = f"Lighthouse {name} ({worst[name]:.0f}), points lost"
        yield Line(what, "a perfect page", "points", lost, None, 100 - least, details)


def _run(tool: Path, url: str) -> dict[str, dict[str, dict[str, float]]]:
    with TemporaryDirectory() as place:
        out = Path(place, "report.json")
        command = [str(tool), url, "--quiet", "--output=json", f"--output-path={out}"]
        command += [f"--only-categories={','.join(LEAST)}"]
        command += [f"--chrome-flags=--headless=new {' '.join(ARGUMENTS)}"]
        environment = os.environ | {"CHROME_PATH": installed() or ""}
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        report: dict[str, dict[str, dict[str, float]]] = json.loads(out.read_text("utf-8"))
        return report


def _faults(report: dict[str, dict[str, dict[str, float]]]) -> dict[str, object]:
    """Every audit below full score."""
    return {
        name: [audit["score"], audit.get("displayValue", "")]
        for name, audit in report["audits"].items()
        if isinstance(audit.get("score"), int | float) and audit["score"] < 1
    }
