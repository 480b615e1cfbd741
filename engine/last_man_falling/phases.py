"""What the table is waiting for."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import CHANCE, Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.grounds import Ground

MOST_DUE = 400
"""No penalty is larger than the largest deck."""

type Reason = Literal[
    "attack",
    "wrong-accuser",
    "third-party",
    "convict",
    "doppelmord",
    "call",
    "tip",
    "vollidiot",
    "out-of-turn",
    "asleep",
    "rest",
]
type CallName = Literal["last", "two", "three"]
type What = Literal["deal", "first", "rest"]


@dataclass(frozen=True, slots=True)
class Attack:
    """A Vierfach-Attentat waits for ``victim``; ``before`` is what ``by`` had to answer.

    ``count``: how many cards it is about.
    """

    by: Seat
    victim: Seat
    before: Ground
    count: int = 4


@dataclass(frozen=True, slots=True)
class Served:
    """Who has just drawn a penalty, what, and what for."""

    seat: Seat
    drawn: tuple[Card, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is to lay a card. ``after``: the penalties drawn since the last card was laid.

    ``drawn``: what was drawn in this turn. ``woken``: it was pointed out already. ``late``: the
    attack that was accepted and can still be doubted (a house rule).
    """

    after: tuple[Served, ...] = ()
    drawn: tuple[Card, ...] = ()
    woken: bool = False
    late: Attack | None = None


@dataclass(frozen=True, slots=True)
class Threat:
    """A Doppelmord of ``count`` cards waits for ``victim``. ``by``: who laid the last card of the
    attack; CHANCE: it was turned up at the start."""

    by: Seat
    victim: Seat
    count: int = 2


@dataclass(frozen=True, slots=True)
class Jail:
    """A Knast waits for ``victim``, who may pass it on (a house rule)."""

    by: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class Naming:
    """``seat`` names the weapon for a Waffenwahl that was turned up first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Trial:
    """``accuser`` has called the Staatsanwalt over ``attack``; the hand is not shown yet.

    ``drawn``: what the victim has drawn already, where one may accuse that late; None: nothing.
    """

    attack: Attack
    accuser: Seat
    drawn: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """``seat`` has to draw ``count`` cards."""

    seat: Seat
    count: int
    reason: Reason

    def __post_init__(self) -> None:
        if not 0 <= self.count <= MOST_DUE:
            raise ValueError(f"Eine Strafe kostet höchstens {MOST_DUE} Karten.")


@dataclass(frozen=True, slots=True)
class Closing:
    """The last card was a Doppelmord of ``winner``: it is drawn for before the round ends."""

    winner: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Penalties:
    """Cards are to be drawn; ``then`` is whose turn follows. ``trial``: the hand lies open.

    ``resume``: what was interrupted and goes on afterwards, instead of a new turn. ``late``: the
    accepted attack that can still be doubted once the cards are drawn.
    """

    due: tuple[Due, ...]
    then: Seat
    trial: Trial | None = None
    served: tuple[Served, ...] = ()
    resume: Turn | Attack | Threat | Jail | Closing | None = None
    late: Attack | None = None


@dataclass(frozen=True, slots=True)
class Shuffling:
    """Chance is awaited. ``what``: the whole deck before dealing, the pile because the first card
    went back, or the rest of the discard pile because ``drawer`` still has to draw ``count``."""

    what: What
    drawer: Seat = CHANCE
    count: int = 0
    then: Turn | Penalties | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """The round is over. ``winner`` None: nobody could move any more. ``points``: by seat.

    ``champions``: who has won the match; empty while it goes on.
    """

    winner: Seat | None
    points: tuple[int, ...] = ()
    champions: tuple[Seat, ...] = ()


type Phase = Turn | Attack | Threat | Jail | Naming | Trial | Penalties | Shuffling | Over


@dataclass(frozen=True, slots=True)
class Owed:
    """``seat`` has not called yet and can be caught."""

    seat: Seat
    call: CallName
