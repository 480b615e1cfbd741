"""Small charts of whole numbers: a column for each, its number above, its name below."""

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, g, line, rect, text

from widgets.pictures.svg import picture

WIDE, TALL, TOP, FOOT = 22, 84, 16, 18
"""Units of a column, of the highest column, of the room above and below."""


@dataclass(frozen=True, slots=True)
class Column:
    """``name`` below, ``height`` of the column, ``note`` above it; ``marked``: the one in play."""

    name: str
    height: int
    note: str
    marked: bool = False


def columns(found: Sequence[Column], label: str) -> Element:
    """Columns side by side, all from the same ground. ``label`` tells a screen reader what of."""
    highest = max((c.height for c in found), default=0) or 1
    size = (max(len(found), 1) * WIDE, TOP + TALL + FOOT)
    ground = TOP + TALL
    return picture(
        "columns",
        size,
        label,
        (_column(i, c, highest, ground) for i, c in enumerate(found)),
        line(".gn-ground", x1="0", x2=str(size[0]), y1=str(ground), y2=str(ground)),
    )


def _column(index: int, one: Column, highest: int, ground: int) -> Node:
    tall = round(TALL * one.height / highest)
    left, middle = index * WIDE, index * WIDE + WIDE / 2
    css = ".gn-column.gn-column-marked" if one.marked else ".gn-column"
    return g(css)[
        one.marked
        and rect(".gn-lane", x=str(left), y="0", width=str(WIDE), height=str(ground + FOOT)),
        rect(
            ".gn-tower",
            x=str(left + 3),
            y=str(ground - tall),
            width=str(WIDE - 6),
            height=str(tall),
        ),
        text(
            ".gn-glyph.gn-note-above",
            x=f"{middle:g}",
            y=str(ground - tall - 4),
            font_size="11",
            text_anchor="middle",
        )[one.note],
        text(
            ".gn-glyph.gn-name-below",
            x=f"{middle:g}",
            y=str(ground + 13),
            font_size="11",
            text_anchor="middle",
        )[one.name],
    ]
