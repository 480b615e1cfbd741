"""Where the pages show what: read from the calls of macros in ``docs``."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from widgets.site.shelf import ROOT

CALL = re.compile(r"\{\{\s*(rule|example|mistake|widget)\(\s*[\"']([^\"']+)[\"']")


def url(path: Path) -> str:
    """The address of a page below the root of the site: ``"sons-of-anarchy/throwdown/"``."""
    stem = path.relative_to(ROOT / "docs").with_suffix("").as_posix()
    return stem.removesuffix("index") if stem.endswith("index") else f"{stem}/"


@cache
def in_order() -> tuple[str, ...]:
    """All pages of all games, ``"sons-of-anarchy/throwdown"``, in the order of the navigation."""
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    return tuple(re.findall(r"([a-z-]+/[a-z-]+)\.md", text.partition("\nnav:")[2]))


@cache
def calls() -> dict[tuple[str, str], tuple[str, ...]]:
    """(macro, id) -> addresses of the pages that call it; a page twice when it calls it twice."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in sorted((ROOT / "docs").rglob("*.md")):
        for macro, id_ in CALL.findall(path.read_text(encoding="utf-8")):
            found[macro, id_].append(url(path))
    return {key: tuple(pages) for key, pages in found.items()}


def address(macro: str, id_: str) -> str | None:
    """The address of an example or mistake with its anchor, relative to the root of the site."""
    pages = calls().get((macro, id_))
    prefix = {"example": "beispiel", "mistake": "irrtum"}[macro]
    return f"{pages[0]}#{prefix}-{id_}" if pages else None
