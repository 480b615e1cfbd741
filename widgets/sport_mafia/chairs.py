"""The round table with its ten numbered seats; a seat may be a picture or a button.

Red and black are told apart by shape first: a red seat is round, a black one square and filled.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from htpy import Element, Node, button, div, li, ol, small, span

from engine.core.play import Seat
from engine.sport_mafia.seats import Role, colour
from engine.sport_mafia.words import ROLE_NAMES, TEAM_NAMES

LETTERS: dict[Role, str] = {"citizen": "B", "sheriff": "S", "mafioso": "M", "don": "D"}


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as it looks. ``role``: only when the onlooker may know it. ``note``: a few letters
    below the number (points, votes); ``told``: the same in words, for screen readers.

    ``mark``: one sign at the edge (a wish, a shot), named in ``told`` as well.
    """

    number: Seat
    role: Role | None = None
    note: str = ""
    told: str = ""
    mark: str = ""
    gone: bool = False
    active: bool = False
    changed: bool = False

    @property
    def name(self) -> str:
        """The seat in words."""
        card = [ROLE_NAMES[self.role], TEAM_NAMES[colour(self.role)].lower()] if self.role else []
        left = ["nicht mehr am Tisch"] if self.gone else []
        return ", ".join([f"Nr. {self.number}", *card, *left, *([self.told] if self.told else [])])


type Press = Callable[[Chair], tuple[dict[str, str], bool]]
"""The attributes of a seat's button (from ``Ui.click``), and whether it is pressed."""


def round_table(
    chairs: Iterable[Chair], middle: Node, label: str, press: Press | None = None
) -> Element:
    """The table, seat 1 at the top, clockwise; ``middle`` lies on it."""
    # made now, not while rendering: controls are numbered in the order of the seats
    seats = [_seat(chair, press) for chair in chairs]
    return div(".gn-round", role="group", aria_label=label)[
        div(".gn-round-middle")[middle],
        ol(".gn-round-seats")[seats],
    ]


def _seat(chair: Chair, press: Press | None) -> Element:
    css = _classes(chair)
    parts = [
        span(".gn-chair-number", aria_hidden="true")[str(chair.number)],
        chair.role and span(".gn-chair-role", aria_hidden="true")[LETTERS[chair.role]],
        chair.note and span(".gn-chair-note", aria_hidden="true")[chair.note],
        chair.mark and span(".gn-chair-mark", aria_hidden="true")[chair.mark],
    ]
    inside: Element
    if press is None:
        inside = div(class_=css, role="img", aria_label=chair.name)[parts]
    else:
        attributes, pressed = press(chair)
        inside = _button(css, attributes, pressed)[parts, small(".gn-unseen")[chair.name]]
    return li(class_=f"gn-at-{chair.number}")[inside]


def _button(css: str, attributes: dict[str, str], pressed: bool) -> Element:
    known: dict[str, Any] = {"aria_pressed": "true" if pressed else "false"}
    return button(attributes, class_=css, type="button", **known)


def _classes(chair: Chair) -> str:
    team = f"gn-team-{colour(chair.role)}" if chair.role else ""
    states = (("gn-gone", chair.gone), ("gn-active", chair.active), ("gn-changed", chair.changed))
    return " ".join(["gn-chair", *([team] if team else []), *(name for name, on in states if on)])
