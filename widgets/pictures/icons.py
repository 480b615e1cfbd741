"""Icons of tools and marks. They never stand alone: a text says what they mean."""

from htpy import Element

from widgets.pictures.svg import known, picture, put

ICONS = (
    "back",
    "forward",
    "restart",
    "link",
    "print",
    "dice",
    "check",
    "cross",
    "paragraph",
    "search",
    "copy",
    "menu",
    "clockwise",
    "counterclockwise",
)
"""Every name that :func:`icon` knows."""


def icon(name: str) -> Element:
    """A tool's icon, hidden from screen readers. Raises ValueError for an unknown name."""
    known(name, ICONS, "tool")
    return picture("icon", (24, 24), None, put(f"i-{name}", 0, 0, 24))
