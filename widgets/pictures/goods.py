"""What lies behind a screen in Sons of Anarchy beside guns: contraband and money.

Drawn in place, not in the sprite, which every page of every game carries.
"""

from htpy import Element, path

from widgets.pictures.svg import picture


def ware(label: str | None = None) -> Element:
    """A piece of contraband: a bale with its string."""
    bale = path(".gn-outline", d="M3 4h26v18H3zM3 10.5h26M11.5 4v18M20.5 4v18")
    return picture("ware", (32, 24), label, bale)


def cash(label: str | None = None) -> Element:
    """A banknote; how much it is stands beside it."""
    note = path(".gn-outline", d="M2 4h28v16H2zM11.8 12a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0")
    return picture("cash", (32, 24), label, note)
