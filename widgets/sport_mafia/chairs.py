"""The round table with its ten numbered seats; a seat may be a picture or a button.

Red and black are told apart by shape first: a red seat is round, a black one square and filled.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from htpy import Element, Node, button, div, li, ol, small, span

from engine.core.play import Seat
from engine.sport_mafia.seats import Colour, Role, colour
from engine.sport_mafia.words import COLOUR_NAMES, ROLE_NAMES, TEAM_NAMES

LETTERS: dict[Role, str] = {"citizen": "B", "sheriff": "S", "mafioso": "M", "don": "D"}


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as it looks. ``role``: only when the onlooker may know it; ``team``: only the colour.
    ``note``: a few letters below the number (points, votes); ``told``: the same in words, for
    screen readers.

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
    team: Colour | None = None

    @property
    def colour(self) -> Colour | None:
        """The team, as far as the onlooker may know it."""
        return colour(self.role) if self.role else self.team

    @property
    def sign(self) -> str:
        """The letter of what is known of the card."""
        known = LETTERS[self.role] if self.role else ""
        return known or (COLOUR_NAMES[self.team][0] if self.team else "")

    @property
    def name(self) -> str:
        """The seat in words."""
        card = [ROLE_NAMES[self.role]] if self.role else []
        card += [TEAM_NAMES[self.colour].lower()] if self.colour else []
        left = ["nicht mehr am Tisch"] if self.gone else []
        return ", ".join([f"Nr. {self.number}", *card, *left, *([self.told] if self.told else [])])


def toggled(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """``seats`` after a tap on ``seat``: added at the end, or taken out."""
    return tuple(s for s in seats if s != seat) if seat in seats else (*seats, seat)


def hand_told(against: Seat) -> str:
    """A hand that is up, for :attr:`Chair.told`; 0: for lifting all."""
    return f"stimmt gegen Nr. {against}" if against else "hat die Hand oben"


def place_told(place: int) -> str:
    """A place on the list of candidates, for :attr:`Chair.told`."""
    return f"als {place}. aufgestellt"


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
        chair.sign and span(".gn-chair-role", aria_hidden="true")[chair.sign],
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
    team = f"gn-team-{chair.colour}" if chair.colour else ""
    states = (("gn-gone", chair.gone), ("gn-active", chair.active), ("gn-changed", chair.changed))
    return " ".join(["gn-chair", *([team] if team else []), *(name for name, on in states if on)])
