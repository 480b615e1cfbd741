"""What the Spielleitung can do with the tool."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.protocol_file import Protocol
from widgets.protocol import Leaf
from widgets.sport_mafia.lead.course import Log
from widgets.sport_mafia.lead.modes import Mode


@dataclass(frozen=True, slots=True)
class Play:
    """This is done, line by line; allowed or not is for the rules to say."""

    lines: Log


@dataclass(frozen=True, slots=True)
class Tap:
    """A seat is touched."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Mean:
    """A tap means that from now on, until the phase changes."""

    mode: Mode


@dataclass(frozen=True, slots=True)
class Accuse:
    """The offence that is being punished."""

    offence: str


@dataclass(frozen=True, slots=True)
class BackTo:
    """Only the first ``count`` lines have happened."""

    count: int


@dataclass(frozen=True, slots=True)
class DealAll:
    """The seats without a card get the rest of the tray, by chance."""

    seed: int


@dataclass(frozen=True, slots=True)
class SetName:
    """Who sits there."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Choose:
    """By these rules."""

    options: Options


@dataclass(frozen=True, slots=True)
class Anew:
    """Another game of the same people by the same rules."""


@dataclass(frozen=True, slots=True)
class Load:
    """The game that a file tells of."""

    protocol: Protocol


type Msg = Play | Tap | Mean | Accuse | BackTo | DealAll | SetName | Choose | Leaf | Anew | Load
