"""The frame that every picture shares: an inline svg with, or without, a text of its own."""

from htpy import Element, Node, g, svg, use


def picture(
    kind: str, size: tuple[int, int], label: str | None, *parts: Node, extra: str = ""
) -> Element:
    """A picture of ``size`` units (also its size in pixels until the style says otherwise).

    With ``label`` it is an image of that name for a screen reader, without it is decoration.
    """
    width, height = size
    named = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return svg(
        class_=f"gn-pic gn-{kind} {extra}".rstrip(),
        viewBox=f"0 0 {width} {height}",
        width=str(width),
        height=str(height),
        focusable="false",
        **named,
    )[parts]


def put(
    symbol: str, x: float, y: float, width: float, height: float | None = None, css: str = ""
) -> Element:
    """The symbol ``gn-<symbol>`` of the sprite in this place; square when height is missing."""
    # xlink:href, because Material's instant navigation assigns to the property of each [href],
    # and that of a use element can't be written
    return use(
        {"xlink:href": f"#gn-{symbol}"},
        class_=css or None,
        x=f"{x:g}",
        y=f"{y:g}",
        width=f"{width:g}",
        height=f"{width if height is None else height:g}",
    )


def group(css: str, *parts: Node) -> Element:
    """Parts that share a class."""
    return g(class_=css)[parts]


def known(value: str, allowed: tuple[str, ...], what: str) -> str:
    """``value`` when a picture of it exists. Raises ValueError."""
    if value not in allowed:
        raise ValueError(f"no picture of {what} {value!r}; there are {', '.join(allowed)}")
    return value
