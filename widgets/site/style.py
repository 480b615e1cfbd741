"""One style sheet: Material's own, then ours, so that a page waits for a single request."""

import re
from importlib.util import find_spec
from pathlib import Path

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
    "pictures",
    "lmf",
    "home",
    "print",
)
"""Our sheets; a later one may refine an earlier one."""

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(r"\s+")
_AROUND = re.compile(r"\s*([{};,>])\s*")
_DARK = re.compile(r'(\[data-md-color-scheme="?slate"?\][^{}]*)\{([^{}]*)\}')


def sheet() -> str:
    """The whole style sheet. Raises FileNotFoundError when one of ours is missing."""
    ours = "".join((SHEETS / f"{name}.css").read_text("utf-8") for name in ORDER)
    return _material() + small(follow_system(ours))


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
    return re.sub(r"/\*# sourceMappingURL=.*?\*/", "", main.read_text("utf-8"))
