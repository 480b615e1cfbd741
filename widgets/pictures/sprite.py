"""All symbols that pictures use, once a page. Only the build needs this module."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from htpy import Element, svg
from markupsafe import Markup

from widgets.pictures.shapes import FLAMES, PIPS, SHAPES, die, figures, heat

BORROWED = {
    "pistole": "material/pistol",
    "messer": "material/knife-military",
    "bombe": "material/bomb",
    "gift": "material/bottle-tonic-skull",
    "sarg": "material/coffin",
    "run": "material/run",
    "skull": "material/skull",
    "hands": "fontawesome/solid/hand-holding-hand",
    "hand-closed": "fontawesome/solid/hand-back-fist",
    "hand-open": "fontawesome/solid/hand",
    "p-clubhouse": "material/home-variant",
    "p-emergency": "material/hospital-box",
    "p-hospital": "material/hospital-building",
    "p-police": "material/police-badge",
    "i-back": "material/arrow-left",
    "i-forward": "material/arrow-right",
    "i-restart": "material/restart",
    "i-link": "material/link-variant",
    "i-print": "material/printer",
    "i-dice": "material/dice-5",
    "i-check": "material/check-bold",
    "i-cross": "material/close-thick",
    "i-search": "material/magnify",
    "i-copy": "material/content-copy",
    "i-menu": "material/menu",
    "i-clockwise": "material/rotate-right",
    "i-counterclockwise": "material/rotate-left",
}
"""Symbol -> icon that ships with Material; licences in LICENSES.md beside this file."""

_BOX = re.compile(r'viewBox="([^"]+)"')
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


@cache
def sprite() -> Element:
    """One hidden svg with every symbol, for the start of the page's body.

    Raises FileNotFoundError when Material no longer ships an icon that we borrow.
    """
    drawn = {**SHAPES, **{f"die-{pips}": die(pips) for pips in PIPS}}
    drawn |= figures() | {f"heat-{level}": heat(level) for level in range(FLAMES + 1)}
    drawn |= {name: _borrowed(icon) for name, icon in BORROWED.items()}
    symbols = "".join(
        f'<symbol id="gn-{name}" viewBox="{box}">{body}</symbol>'
        for name, (box, body) in drawn.items()
    )
    # width and height instead of display: none, because WebKit drops uses of a hidden symbol's use
    return svg(".gn-sprite", aria_hidden="true", width="0", height="0")[Markup(symbols)]  # noqa: S704


@cache
def _icons() -> Path:
    material = find_spec("material")
    if material is None or material.origin is None:
        raise FileNotFoundError("Material for MkDocs, which ships the icons, is not installed")
    return Path(material.origin).parent / "templates" / ".icons"


def _borrowed(icon: str) -> tuple[str, str]:
    text = _COMMENT.sub("", (_icons() / f"{icon}.svg").read_text("utf-8"))
    box, body = _BOX.search(text), _BODY.search(text)
    if box is None or body is None:
        raise ValueError(f"{icon}.svg is not the icon it was")
    return box[1], body[1].strip().replace("<path ", '<path fill="currentColor" ')
