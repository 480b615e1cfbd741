"""One style sheet: Material's own, then ours, so that a page waits for a single request."""

import re
from importlib.util import find_spec
from pathlib import Path

from widgets.site.prune import pruned

ROOT = Path(__file__).resolve().parents[2]
SHEETS = ROOT / "docs" / "assets" / "css"

ORDER = (
    "tokens",
    "text",
    "frame",
    "search",
    "rule",
    "example",
    "scene",
    "widget",
    "house",
    "pictures",
    "lmf",
    "lmf-try",
    "play",
    "register",
    "home",
)
"""The sheets that all pages share; a later one may refine an earlier one."""

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(r"\s+")
_AROUND = re.compile(r"\s*([{};,>])\s*")
_DARK = re.compile(r'(\[data-md-color-scheme="?slate"?\][^{}]*)\{([^{}]*)\}')


def sheet() -> str:
    """The whole style sheet. Raises FileNotFoundError when one of ours is missing."""
    ours = "".join(path.read_text("utf-8") for path in ours_in_order())
    return '@charset "UTF-8";' + _material() + small(follow_system(ours))


def ours_in_order() -> tuple[Path, ...]:
    """What the scripts need, the shared sheets, one a game (named by its key), print at last."""
    shared = [SHEETS / f"{name}.css" for name in ORDER]
    last = SHEETS / "print.css"
    games = sorted(set(SHEETS.glob("*.css")) - {*shared, last})
    return (ROOT / "widgets" / "browser" / "shell.css", *shared, *games, last)


def follow_system(css: str) -> str:
    """Each rule of the dark scheme once more for scheme "auto" while the system is dark."""

    def both(match: re.Match[str]) -> str:
        selector, body = match[1], match[2]
        auto = re.sub(
            r'\[data-md-color-scheme="?slate"?\]', '[data-md-color-scheme="auto"]', selector
        )
        return f"{match[0]} @media (prefers-color-scheme: dark) {{ {auto}{{{body}}} }}"

    return _DARK.sub(both, css)


def small(css: str) -> str:
    """Without comments and needless space."""
    return _AROUND.sub(r"\1", _SPACE.sub(" ", _COMMENT.sub("", css))).replace(";}", "}").strip()


def _material() -> str:
    material = find_spec("material")
    if material is None or material.origin is None:
        raise FileNotFoundError("Material for MkDocs is not installed")
    folder = Path(material.origin).parent / "templates" / "assets" / "stylesheets"
    (main,) = folder.glob("main.*.min.css")
    css = re.sub(r'/\*# sourceMappingURL=.*?\*/|@charset "UTF-8";', "", main.read_text("utf-8"))
    # in a layer, so that ours prevails however long Material's selectors are
    return f"@layer material{{{pruned(css)}}}"
