"""A full build beside a plain ``mkdocs build`` of the same pages."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.table import Line
from widgets.site.inside import ROOT

PEER = "mkdocs build, same pages, stock Material, no macros, no bundle"


def builds(rounds: int) -> Iterator[Line]:
    """From an empty cache, and again with what the first build left; by turns with the peer."""
    times: dict[str, list[float]] = {"cold": [], "warm": [], "plain": []}
    with TemporaryDirectory() as place:
        folder = Path(place)
        plain = _plain(folder)
        for _ in range(rounds):
            times["plain"].append(_build(plain, folder / "plain"))
            ours = _copy(folder / "ours")
            times["cold"].append(_build(ours, folder / "ours-site"))
            times["warm"].append(_build(ours, folder / "ours-site"))
            shutil.rmtree(folder / "ours")
    theirs = median(times["plain"])
    yield Line("full build, empty cache", PEER, "s", median(times["cold"]), theirs, detail=times)
    yield Line("full build, again", PEER, "s", median(times["warm"]), theirs)


def _copy(folder: Path) -> Path:
    """The project without what was built, so that its cache is empty."""
    kept = ("docs", "engine", "widgets", "tests", "locks")
    for name in kept:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("mkdocs.yml", "package.json", "pyproject.toml"):
        shutil.copyfile(ROOT / file, folder / file)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    return folder / "mkdocs.yml"


def _plain(folder: Path) -> Path:
    """The same Markdown, with stock Material."""
    shutil.copytree(ROOT / "docs", folder / "plain-docs")
    for path in (folder / "plain-docs").rglob("*.md"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"\{\{.*?\}\}", "–", text, flags=re.S), "utf-8")
    file = folder / "mkdocs.yml"
    file.write_text(
        "site_name: Plain\ndocs_dir: plain-docs\ntheme: {name: material, language: de}\n"
    )
    return file


def _build(config: Path, out: Path) -> float:
    began = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(config), "-d", str(out)],
        cwd=config.parent,
        check=True,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(config.parent)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return perf_counter() - began
