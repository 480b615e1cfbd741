"""The cards of Last Man Falling (63 : 88). Each weapon has a shape and a colour of its own."""

from htpy import Element, Node, rect, text

from widgets.pictures.svg import group, known, picture, put

WEAPONS = ("pistole", "messer", "bombe", "gift")
KINDS = ("number", "waffenwahl", "doppelmord", "vierfach", "flucht", "knast", "verpfeifen")
WITH_WEAPON = ("number", "doppelmord", "flucht", "knast")
"""The kinds that show one weapon, and so need it."""


def weapon(name: str, label: str | None = None) -> Element:
    """The symbol of a weapon alone, in its colour."""
    known(name, WEAPONS, "weapon")
    sign = put(name, 0, 0, 24)
    return picture("weapon", (24, 24), label, sign, extra=f"gn-weapon-{name}")


def card(
    kind: str,
    weapon: str | None = None,
    number: int | None = None,
    label: str | None = None,
    face_down: bool = False,
) -> Element:
    """A card. ``weapon`` for the kinds that show one, ``number`` for kind "number" alone.

    Raises ValueError when the kind is unknown or does not go with weapon and number.
    """
    if face_down:
        return picture("playcard", (63, 88), label, put("card-back", 0, 0, 63, 88))
    known(kind, KINDS, "card")
    if kind in WITH_WEAPON:
        known(weapon or "", WEAPONS, f"card {kind!r} with weapon")
    elif weapon is not None:
        raise ValueError(f"card {kind!r} shows no single weapon")
    if (kind == "number") != (number is not None):
        raise ValueError(f"card {kind!r} with number {number!r}")
    css = f"gn-weapon-{weapon}" if weapon else "gn-card-wild"
    sheet = rect(".gn-card-sheet", x=".75", y=".75", width="61.5", height="86.5", rx="5")
    return picture("playcard", (63, 88), label, sheet, _face(kind, weapon, number), extra=css)


def _face(kind: str, weapon: str | None, number: int | None) -> Node:
    match kind:
        case "number":
            return (_head("box"), _big(number, 31.5, 39, 42), _single(weapon))
        case "doppelmord":
            pair = (put("sarg", 4, 8, 32), put("sarg", 27, 8, 32))
            plus = put("plus-2", 4, 54, 28, css="gn-on-sheet")
            return (_head("box"), group("gn-on-head", *pair), plus, put(weapon or "", 33, 54, 24))
        case "flucht":
            return (_head("box"), group("gn-on-head", put("flight", 5, 6, 53, 38)), _single(weapon))
        case "knast":
            return (_head("box"), put("bars", 3.5, 3.5, 56, 42, "gn-on-head"), _single(weapon))
        case "waffenwahl":
            return _four(3.5, 39.75)
        case "vierfach":
            pair = (put("sarg", 2, 6, 22), put("sarg", 16, 6, 22))
            plus = put("plus-4", 32, 3.5, 28, css="gn-on-head")
            return (_head("low"), group("gn-on-head", *pair), plus, _four(33, 25))
        case _:
            return (_head("whole"), group("gn-on-head", put("hands", 9.5, 22, 44)))


def _head(size: str) -> Element:
    height = {"low": "28", "box": "42", "whole": "81"}[size]
    return rect(".gn-card-head", x="3.5", y="3.5", width="56", height=height, rx="2.5")


def _single(weapon: str | None) -> Element:
    return put(weapon or "", 15.5, 50, 32)


def _four(top: float, height: float) -> Node:
    side = min(27.25, height) - 4
    return [
        group(
            f"gn-weapon-{name}",
            rect(
                ".gn-card-head",
                x=f"{x:g}",
                y=f"{y:g}",
                width="27.25",
                height=f"{height:g}",
                rx="2",
            ),
            put(name, x + (27.25 - side) / 2, y + (height - side) / 2, side, css="gn-on-head"),
        )
        for name, x, y in zip(
            WEAPONS,
            (3.5, 32.25, 3.5, 32.25),
            (top, top, top + height + 1.5, top + height + 1.5),
            strict=True,
        )
    ]


def _big(what: object, x: float, y: float, size: int, css: str = "gn-on-head") -> Element:
    number = text(x=f"{x:g}", y=f"{y:g}", font_size=str(size), text_anchor="middle")[str(what)]
    return group(f"gn-glyph {css}", number)
