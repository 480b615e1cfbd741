"""What people do in the Probepartie, as messages."""

from dataclasses import dataclass

from engine.core.play import Seat
from widgets.protocol import Leaf
from widgets.sons_of_anarchy.probe.course import Seating
from widgets.sons_of_anarchy.probe.model import Draft


@dataclass(frozen=True, slots=True)
class Pick:
    """A spot of the map is tapped, by its letter."""

    letter: str


@dataclass(frozen=True, slots=True)
class Compose:
    """The reader goes on composing."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class Play:
    """The person on turn does this; allowed or not is for the rules to say."""

    move: str


@dataclass(frozen=True, slots=True)
class PlayShared:
    """The same where several people share the device: going back leads to a covered screen."""

    move: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """What comes by itself: one step, or ``far``, until somebody is asked."""

    far: bool


@dataclass(frozen=True, slots=True)
class Rewind:
    """Look at the table after so many steps of the game; the rest can be played again."""

    count: int


@dataclass(frozen=True, slots=True)
class Wind:
    """The same while a recorded game is being played again; a negative number: take over."""

    count: int


@dataclass(frozen=True, slots=True)
class Lift:
    """Take the device and lift the screen of a seat; or look behind another while watching."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sit:
    """A new game at this table."""

    seating: Seating


@dataclass(frozen=True, slots=True)
class Advise:
    """Show what would be sensible, or hide it."""


type Msg = Pick | Compose | Play | PlayShared | GoOn | Rewind | Wind | Lift | Sit | Advise | Leaf


def remembered(msg: Msg) -> bool:
    """Whether the way back leads to before this: decisions, not how they are composed."""
    return isinstance(msg, Play | GoOn | Rewind | Lift | Sit)
