"""What tables of every game have: numbered seats and the direction of play."""

from htpy import Element, circle, text

from widgets.pictures.svg import picture, put


def seat(number: int | str, label: str | None = None, active: bool = False) -> Element:
    """The number of a seat; whose turn it is has a double ring, not only another colour."""
    return picture(
        "seat-sign",
        (32, 32),
        label,
        circle(".gn-seat-disc", cx="16", cy="16", r="12" if active else "14"),
        active and circle(".gn-seat-ring", cx="16", cy="16", r="15"),
        text(".gn-glyph", x="16", y="21.5", font_size="16", text_anchor="middle")[str(number)],
        extra="gn-active" if active else "",
    )


def direction(clockwise: bool, label: str | None = None) -> Element:
    """The direction of play."""
    turn = "clockwise" if clockwise else "counterclockwise"
    return picture("direction", (32, 32), label, put(f"i-{turn}", 0, 0, 32))
