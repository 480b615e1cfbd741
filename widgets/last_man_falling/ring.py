"""The table as a ring: seats as discs, the way of an attack as numbered arrows."""

from dataclasses import dataclass
from math import cos, hypot, pi, sin

from htpy import Element, Node, circle, g, path, polygon, text

from engine.core.play import Seat
from engine.last_man_falling.state import State
from engine.last_man_falling.words import cards_word
from widgets.pictures.svg import picture, put

SIZE, RADIUS, DISC = 340, 128, 35
LONGEST = 8
"""So many letters of a name fit into a disc."""


@dataclass(frozen=True, slots=True)
class Hop:
    """The attack goes from ``by`` to ``victim``, with so many cards."""

    by: Seat
    victim: Seat
    count: int


type Point = tuple[float, float]


def ring(state: State, hops: tuple[Hop, ...], hit: Seat | None) -> Element:
    """All seats, the first at the bottom, clockwise; ``hit``: whom it is about now."""
    count = len(state.players)
    points = [_place(seat, count) for seat in range(count)]
    inside = {seat for hop in hops for seat in (hop.by, hop.victim)}
    shown = [hop for hop in hops if hop.by >= 0]
    return picture(
        "ring",
        (SIZE, SIZE),
        described(state, hops, hit),
        _middle(state),
        [_hop(shown, i, points) for i in range(len(shown))],
        [_seat(state, s, points[s], hit=s == hit, inside=s in inside) for s in range(count)],
    )


def described(state: State, hops: tuple[Hop, ...], hit: Seat | None) -> str:
    """The picture in words."""
    way = "im Uhrzeigersinn" if state.direction == 1 else "gegen den Uhrzeigersinn"
    told = [f"von {state.name(h.by)} zu {state.name(h.victim)}" for h in hops if h.by >= 0]
    course = f" Der Angriff geht {', dann '.join(told)}." if told else ""
    load = f" Es geht um {cards_word(hops[-1].count)}." if hops and hit is not None else ""
    return f"{len(state.players)} Personen am Tisch, gespielt wird {way}.{course}{load}"


def _place(seat: Seat, count: int) -> Point:
    angle = pi / 2 + 2 * pi * seat / count
    return SIZE / 2 + RADIUS * cos(angle), SIZE / 2 + RADIUS * sin(angle)


def _middle(state: State) -> Node:
    turn = "clockwise" if state.direction == 1 else "counterclockwise"
    return put(f"i-{turn}", SIZE / 2 - 17, SIZE / 2 - 17, 34, css="gn-direction")


def _seat(state: State, seat: Seat, at: Point, *, hit: bool, inside: bool) -> Element:
    css = " ".join(
        name
        for name, on in (
            ("gn-ring-seat", True),
            ("gn-in", inside),
            ("gn-hit", hit),
            ("gn-ring-out", seat in state.jailed),
        )
        if on
    )
    x, y = f"{at[0]:.1f}", f"{at[1]:.1f}"
    name = state.name(seat)
    shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    return g(class_=css)[
        circle(".gn-ring-disc", cx=x, cy=y, r=str(DISC)),
        hit and circle(".gn-ring-halo", cx=x, cy=y, r=str(DISC + 5)),
        text(x=x, y=f"{at[1] + 6:.1f}", font_size="17", text_anchor="middle")[shown],
    ]


def _hop(hops: list[Hop], index: int, points: list[Point]) -> Element:
    hop = hops[index]
    pair = {hop.by, hop.victim}
    before = sum({h.by, h.victim} == pair for h in hops[:index])
    start, end = points[hop.by], points[hop.victim]
    control = _control(start, end, before, two=len(points) == 2)
    start, end = _towards(start, control, DISC + 3), _towards(end, control, DISC + 11)
    mid = (
        start[0] / 4 + control[0] / 2 + end[0] / 4,
        start[1] / 4 + control[1] / 2 + end[1] / 4,
    )
    last = " gn-hop-last" if index == len(hops) - 1 else ""
    return g(class_=f"gn-hop{last}")[
        path(
            d=f"M{start[0]:.1f} {start[1]:.1f}Q{control[0]:.1f} {control[1]:.1f} "
            f"{end[0]:.1f} {end[1]:.1f}"
        ),
        polygon(points=_head(control, end)),
        circle(cx=f"{mid[0]:.1f}", cy=f"{mid[1]:.1f}", r="10"),
        text(x=f"{mid[0]:.1f}", y=f"{mid[1] + 4.5:.1f}", font_size="13", text_anchor="middle")[
            str(index + 1)
        ],
    ]


def _control(start: Point, end: Point, before: int, *, two: bool) -> Point:
    """Where a curve bends to: inwards, further the more arrows went there before it."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if two:
        # right of the way, so that there and back never lie on each other
        dx, dy = end[0] - start[0], end[1] - start[1]
        bend = (60 + 50 * (before // 2)) / hypot(dx, dy)
        return x - dy * bend, y + dx * bend
    pull = min(0.15 + 0.35 * before, 0.95)
    return x + (SIZE / 2 - x) * pull, y + (SIZE / 2 - y) * pull


def _towards(point: Point, aim: Point, distance: float) -> Point:
    dx, dy = aim[0] - point[0], aim[1] - point[1]
    part = distance / (hypot(dx, dy) or 1)
    return point[0] + dx * part, point[1] + dy * part


def _head(control: Point, end: Point) -> str:
    """The point of the arrow, a triangle before ``end``."""
    dx, dy = end[0] - control[0], end[1] - control[1]
    size = hypot(dx, dy) or 1
    ux, uy = dx / size, dy / size
    tip = (end[0] + ux * 9, end[1] + uy * 9)
    left = (end[0] - uy * 7 - ux * 3, end[1] + ux * 7 - uy * 3)
    right = (end[0] + uy * 7 - ux * 3, end[1] - ux * 7 - uy * 3)
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in (tip, left, right))
