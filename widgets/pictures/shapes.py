"""Symbols that we drew ourselves, as svg markup; colours come from classes of the style sheet."""


def _letter(letter: str, x: float, y: float, size: int) -> str:
    return (
        f'<text class="gn-glyph gn-on-club" x="{x}" y="{y}" font-size="{size}"'
        f' text-anchor="middle">{letter}</text>'
    )


def _plus(count: int) -> str:
    # here and not in the card, where it would count as the visible text of a button around it
    return (
        '<text class="gn-glyph" x="14" y="21" font-size="22" text-anchor="middle"'
        f' fill="currentColor">+{count}</text>'
    )


SHAPES: dict[str, tuple[str, str]] = {
    "badge-samcro": (
        "0 0 24 24",
        '<path fill="currentColor" d="M2.5 2h19v10.5c0 5-4.5 8-9.5 10-5-2-9.5-5-9.5-10z"/>'
        + _letter("S", 12, 17, 15),
    ),
    "badge-mayans": (
        "0 0 24 24",
        '<path fill="currentColor" d="M12 .3 23.7 12 12 23.7.3 12z"/>' + _letter("M", 12, 16.5, 13),
    ),
    "badge-niners": (
        "0 0 24 24",
        '<path fill="currentColor" d="M6.3 1.8h11.4L23.5 12l-5.8 10.2H6.3L.5 12z"/>'
        + _letter("9", 12, 17.3, 15),
    ),
    "badge-lin": (
        "0 0 24 24",
        '<circle fill="currentColor" cx="12" cy="12" r="11"/>' + _letter("L", 12.3, 17.2, 15),
    ),
    "patch": (
        "0 0 40 32",
        '<rect class="gn-f-accent" x="1" y="1" width="38" height="30" rx="6"/>'
        '<rect fill="none" class="gn-s-face" x="3.8" y="3.8" width="32.4" height="24.4" rx="3.8"'
        ' stroke-width="1.3" stroke-dasharray="3 2"/>'
        '<svg class="gn-on-accent" x="10.5" y="6" width="19" height="20" viewBox="3 2 18 20">'
        '<use xlink:href="#gn-skull" width="24" height="24"/></svg>',
    ),
    "plus-2": ("0 0 28 28", _plus(2)),
    "plus-4": ("0 0 28 28", _plus(4)),
    "bars": (
        "0 0 56 42",
        '<path fill="none" stroke="currentColor" stroke-width="4"'
        ' d="M10 4v34M22 4v34M34 4v34M46 4v34M5 11h46M5 31h46"/>',
    ),
    "flight": (
        "0 0 53 38",
        '<use xlink:href="#gn-run" x="25" y="5" width="29" height="29"/>'
        '<g transform="matrix(-1 0 0 1 53 0)">'
        '<use xlink:href="#gn-run" x="25" y="5" width="29" height="29"/>'
        "</g>",
    ),
    "card-back": (
        "0 0 63 88",
        '<rect class="gn-card-sheet" x=".75" y=".75" width="61.5" height="86.5" rx="5"/>'
        '<rect class="gn-card-back" x="3.5" y="3.5" width="56" height="81" rx="2.5"/>'
        '<path class="gn-s-face" fill="none" stroke-width="1" d="M7 7h49v74H7zM31.5 7 56 44 31.5 81'
        ' 7 44zM31.5 17 49.5 44l-18 27-18-27zM31.5 27 43 44 31.5 61 20 44z"/>',
    ),
    "i-paragraph": (
        "0 0 24 24",
        '<text x="12" y="20" font-size="23" text-anchor="middle" class="gn-glyph">§</text>',
    ),
    "p-gun-ban": (
        "0 0 32 32",
        '<use xlink:href="#gn-pistole" x="5" y="5" width="22" height="22"/><path fill="none"'
        ' class="gn-s-no" stroke-width="3" d="M5.5 5.5l21 21"/>'
        '<circle class="gn-s-no" fill="none" stroke-width="3" cx="16" cy="16" r="14"/>',
    ),
}
"""Symbol -> (view box, markup)."""

PIPS = {
    0: "",
    1: "5",
    2: "37",
    3: "357",
    4: "1379",
    5: "13579",
    6: "134679",
}
"""Pips -> the cells they fill, numbered like a telephone's keys."""


def die(pips: int) -> tuple[str, str]:
    """View box and markup of a die."""
    # a pip is a stroke of no length with a round end
    dots = "".join(
        f"M{9 + 7 * ((cell - 1) % 3)} {9 + 7 * ((cell - 1) // 3)}h0"
        for cell in map(int, PIPS[pips])
    )
    path = f'<path class="gn-pips" d="{dots}"/>' if dots else ""
    kind = "gn-die-face" if pips else "gn-die-blank"
    return (
        "0 0 32 32",
        f'<rect class="{kind}" x="2" y="2" width="28" height="28" rx="5.5"/>{path}',
    )


_BIKE = (
    '<g fill="none" stroke="currentColor" stroke-linecap="round">'
    '<circle cx="11" cy="37.5" r="8" stroke-width="3.5"/>'
    '<circle cx="45" cy="37.5" r="8" stroke-width="3.5"/>'
    '<path stroke-width="3" d="M11 37.5 21 33h15l4-8M45 37.5 38.5 15H34"/>'
    '<path stroke-width="4" d="M27 15.5 36.5 17M25 29l7 2.5-1 8h3.5"/></g>'
    '<circle fill="currentColor" cx="23.5" cy="5" r="4.7"/>'
)
_WALKER = (
    '<path fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"'
    ' d="M13 31 8.5 45M19 31l4.5 14"/><circle fill="currentColor" cx="16" cy="6" r="5.2"/>'
)
_FLAME = (
    "M8.5 1c1 4.5 6 6.5 6 13a6.5 7 0 0 1-13 0c0-3.5 1.5-5 2-8 2 1 2.5 2 3 3.5 1.5-2 2.5-5 2-8.5z"
)
FLAMES = 4
"""The heat track has so many flames."""


def figures() -> dict[str, tuple[str, str]]:
    """Member and Prospect of every club, each one symbol: a page shows hundreds of them, and the
    browser copies a symbol for every use."""
    found: dict[str, tuple[str, str]] = {}
    for name, (_, badge) in SHAPES.items():
        if club := name.removeprefix("badge-") if name.startswith("badge-") else "":
            on_bike = f'<g transform="translate(13 9) scale(.875)">{badge}</g>'
            on_foot = f'<g transform="translate(5 12) scale(.917)">{badge}</g>'
            found[f"member-{club}"] = ("0 0 56 48", _BIKE + on_bike)
            found[f"prospect-{club}"] = ("0 0 32 48", _WALKER + on_foot)
    return found


def heat(level: int) -> tuple[str, str]:
    """View box and markup of the heat track with ``level`` flames lit."""
    flames = (
        f'<path class="gn-{"lit" if i < level else "unlit"}"'
        f' transform="translate({2 + 18 * i} 1)" d="{_FLAME}"/>'
        for i in range(FLAMES)
    )
    return (f"0 0 {2 + 18 * FLAMES} 24", "".join(flames))
