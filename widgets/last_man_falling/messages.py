"""What a reader does in the widgets in which a table is set and played."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.last_man_falling.actions import Action
from engine.last_man_falling.cards import Card, Weapon
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import State


@dataclass(frozen=True, slots=True)
class SetTop:
    """Lay this card on top; under a wild card the weapon is the wish."""

    card: Card
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class Cover:
    """So many Verpfeifen lie above it."""

    count: int


@dataclass(frozen=True, slots=True)
class Await:
    """A penalty of so many cards waits for the one on turn (a Knast counts 1); 0: none."""

    count: int


@dataclass(frozen=True, slots=True)
class AddCard:
    """One card more for the hand looked at."""

    card: Card


@dataclass(frozen=True, slots=True)
class RemoveCard:
    """One card less."""

    card: Card


@dataclass(frozen=True, slots=True)
class SetPlayers:
    """So many at the table; newcomers hold ``hand``."""

    count: int
    hand: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class SetTurn:
    """Whose turn it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetPile:
    """These cards to draw, top first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetDirection:
    """Clockwise, or against."""

    clockwise: bool


@dataclass(frozen=True, slots=True)
class SetOptions:
    """Another reading."""

    options: Options


@dataclass(frozen=True, slots=True)
class Begin:
    """Another case, from its start."""

    start: State
    seat: Seat = 0
    victim: Seat = 1
    touched: Card | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """Look at the hand of this person."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Touch:
    """Explain this card; once more: no longer."""

    card: Card


@dataclass(frozen=True, slots=True)
class Say:
    """What is going to be wished for."""

    wish: Weapon


@dataclass(frozen=True, slots=True)
class Point:
    """Whom a Verpfeifen is going to hit."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class Fire:
    """How many equal cards are going to be laid."""

    count: int


@dataclass(frozen=True, slots=True)
class Browse:
    """Offer the cards of this weapon."""

    weapon: Weapon


@dataclass(frozen=True, slots=True)
class Do:
    """Try this."""

    action: Action


type Setting = (
    SetTop | Cover | Await | AddCard | RemoveCard | SetPlayers | SetTurn | SetPile | SetDirection
)
type Msg = Setting | SetOptions | Begin | Look | Touch | Say | Point | Fire | Browse | Do
