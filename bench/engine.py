"""Start, size, steps and memory of the engine beside stock Pyodide, in the same browser."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from bench import site, stock
from bench.table import Line
from tests.browser.chromium import ARGUMENTS
from tests.browser.install import installed
from tests.browser.serving import Host
from widgets.site.inside import PYODIDE

SETTLE = 4_000
"""Milliseconds that both first visits last on."""

STOCK = "stock Pyodide 0.29.5 with equal imports"


def _profile(playwright: Playwright, folder: str) -> BrowserContext:
    return playwright.chromium.launch_persistent_context(
        folder,
        executable_path=installed(),
        args=list(ARGUMENTS),
        viewport={"width": 1280, "height": 900},
        bypass_csp=True,
    )


def start(playwright: Playwright, built: Path, rounds: int) -> Iterator[Line]:
    """Ready after the first click, with a fresh and with a kept profile; by turns."""
    ours: dict[str, list[Any]] = {"first": [], "second": []}
    theirs: dict[str, list[Any]] = {"first": [], "second": []}
    stages: list[dict[str, float]] = []
    with TemporaryDirectory() as place:
        stock.prepare(Path(place, "stock"))
        with Host(built) as host, Host(Path(place, "stock")) as other:
            for number in range(rounds):
                for turn in (False, True) if number % 2 else (True, False):
                    with TemporaryDirectory() as profile:
                        for visit in ("first", "second"):
                            context = _profile(playwright, profile)
                            page = context.new_page()
                            if turn:
                                site.visit(page, host.url)
                                ours[visit].append(page.evaluate(site.READY))
                                if visit == "second":
                                    stages.append(page.evaluate(site.STAGES))
                            else:
                                page.goto(other.url)
                                theirs[visit].append(page.evaluate("start()"))
                            # Readers stay; the browser keeps compiled code only after a while
                            page.wait_for_timeout(SETTLE if visit == "first" else 0)
                            context.close()
    for visit, most in (("first", 0.45), ("second", 0.40)):
        ready = median(one["ready"] for one in ours[visit])
        painted = median(one["painted"] for one in ours[visit])
        peer = median(one["milliseconds"] for one in theirs[visit])
        yield Line(f"engine ready, {visit} visit", STOCK, "ms", ready, peer, most, ours[visit])
        yield Line(f"first answer painted, {visit} visit", STOCK, "ms", painted, peer)
    yield from _made_of(stages)


def _made_of(stages: list[dict[str, float]]) -> Iterator[Line]:
    """What the start is made of, files from the cache."""
    names = {
        "files": "start: worker and files",
        "python": "start: WebAssembly and Python",
        "ready": "start: our modules and htpy",
        "answer": "start: the widget's module and first view",
    }
    before = 0.0
    for stage, name in names.items():
        at = median(one[stage] for one in stages)
        yield Line(name, "share of the start from the cache", "ms", at - before)
        before = at


def size(playwright: Playwright, built: Path) -> Line:
    """Everything that is fetched from the first click to the first answer, gzipped."""
    with Host(built) as host:
        browser = playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))
        page = browser.new_page(bypass_csp=True)
        site.visit(page, host.url)
        host.seen.clear()
        page.evaluate(site.READY)
        browser.close()
        fetched = {path: _packed(built / path.lstrip("/")) for path in host.seen}
    theirs = sum(_packed(PYODIDE / name) for name in stock.FILES)
    ours = sum(fetched.values())
    return Line("bytes to the first answer", STOCK, "KB", ours / 1e3, theirs / 1e3, 0.85, fetched)


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def steps(playwright: Playwright, built: Path, count: int) -> Iterator[Line]:
    """One step in a widget, click to painted, by turns with an empty round trip."""
    with Host(built) as host:
        browser = playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))
        page = browser.new_page(bypass_csp=True, viewport={"width": 1280, "height": 900})
        site.visit(page, host.url)
        page.evaluate(site.READY)
        found = page.evaluate(site.STEP, count)
        browser.close()
    peer = "empty postMessage round trip"
    for name, pick in (("median", 49), ("95th percentile", 94)):
        ours, theirs = (quantiles(found[key], n=100)[pick] for key in ("steps", "empties"))
        yield Line(f"step, click to painted, {name}", peer, "ms", ours, theirs)


def memory(playwright: Playwright, built: Path, count: int) -> Iterator[Line]:
    """The worker's heap after the start, and its growth over many steps."""
    with TemporaryDirectory() as place:
        stock.prepare(Path(place, "stock"))
        with Host(built) as host, Host(Path(place, "stock")) as other:
            browser = playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))
            page = browser.new_page()
            page.goto(other.url)
            theirs = page.evaluate("start()")["heap"]
            page = browser.new_page(bypass_csp=True)
            page.set_default_timeout(0)
            site.visit(page, host.url)
            heaps = page.evaluate(_GROWTH, count)
            browser.close()
    after, early, late = (heap / 1e6 for heap in heaps)
    yield Line("heap after the start", STOCK, "MB", after, theirs / 1e6)
    yield Line(
        f"heap growth over {count:,} steps", "after the first 200", "MB", late - early, None, 0
    )


_GROWTH = """async (count) => {
  const js = document.querySelector("script[src$='shell.js']").src;
  const { VERSION } = await import(js.replace("shell.js", "engine.js"));
  const worker = new Worker(new URL("worker.js", new URL(VERSION, location)), {type: "module"});
  let answered = null;
  await new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data.stage === "ready") resolve();
      if (data.id) answered(data.answer);
    };
  });
  const call = (call, ...args) => new Promise((resolve) => {
    answered = resolve;
    worker.postMessage({ id: 1, call, args });
  });
  let reply = JSON.parse(await call("open", "s", "soa/throwdown", "w", "../", "", ""));
  const start = await call("heap");
  let early = start;
  const html = document.createElement("template");
  for (let n = 0; n < count; n++) {
    if (n % 50 === 0) html.innerHTML = reply.html;
    const group = [...html.content.querySelectorAll("input[type=radio][data-on-change]")]
      .filter((input, _, all) => input.name === all[0].name);
    const { dataset, value } = group[n % 2];
    reply = JSON.parse(await call("act", "s", reply.revision, Number(dataset.onChange), value));
    if (n === 200) early = await call("heap");
  }
  return [start, early, await call("heap")];
}"""
