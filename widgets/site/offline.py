"""The service worker of the built site: what it keeps ready for when there is no network.

It serves one page, that of the Spielleitung, and runs only where a reader has asked for it.
"""

import json
import posixpath
import re
from hashlib import sha256
from pathlib import Path

from widgets import catalogue
from widgets.site.bundle import BROWSER
from widgets.site.shelves import EXHIBITS, LIBRARY

PAGE = "sport-mafia/spielleitung/"
GAME, WIDGET = "mafia", "spielleitung"

_TAG = re.compile(r"<(?:link|script)\b[^>]*>")
_ADDRESS = re.compile(r"\b(?:href|src)=\"?([^\"\s>]+)")


def write(site: Path) -> None:
    """Write ``sw.js`` to the root of the built site; a site without the page gets none."""
    page = site / PAGE / "index.html"
    if not page.exists():
        return
    files = needed(site, page.read_text("utf-8"))
    text = (BROWSER / "sw.js").read_text("utf-8")
    text = text.replace('"@FILES@"', json.dumps([PAGE, *files]))
    version = sha256(text.encode() + page.read_bytes())
    for file in files:
        version.update((site / file).read_bytes())
    text = text.replace("@VERSION@", version.hexdigest()[:12])
    (site / "sw.js").write_text(text, "utf-8")


def needed(site: Path, page: str) -> list[str]:
    """The files that the page asks for, its scripts, fonts, and the engine with its game."""
    home = catalogue.package(GAME)
    used = (LIBRARY, home, f"{home}.{EXHIBITS}", f"{home}.{WIDGET}")
    engine = (
        path
        for path in site.glob("assets/engine/*/*")
        if path.suffix != ".bin" or path.stem in used
    )
    found = {
        *(path for tag in _TAG.findall(page) if (path := _local(site, tag))),
        *(path.relative_to(site).as_posix() for path in engine),
        *(path.relative_to(site).as_posix() for path in site.glob("assets/js/*.js")),
        *(path.relative_to(site).as_posix() for path in site.glob("assets/fonts/*.woff2")),
        "assets/rules.json",
    }
    return sorted(found)


def _local(site: Path, tag: str) -> str:
    """The file of the site that a tag names; empty: none, or a page."""
    address = _ADDRESS.search(tag)
    if address is None or ":" in address[1]:
        return ""
    path = posixpath.normpath(posixpath.join(PAGE, re.split("[?#]", address[1])[0]))
    return path if (site / path).is_file() else ""
