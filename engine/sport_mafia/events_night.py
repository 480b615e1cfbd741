"""What happens by night; ``seen_by`` says who is awake for it."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Event, Seat
from engine.sport_mafia.phases import Checker, Sign
from engine.sport_mafia.seats import Role

type Miss = Literal["", "different", "several", "none", "empty"]


@dataclass(frozen=True, kw_only=True, slots=True)
class NightCame(Event):
    """Night ``night`` begins, the masks are on."""

    night: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CardTaken(Event):
    """``seat`` has a card; everyone hears that much."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class RoleLearned(Event):
    """``seat`` has looked at the card."""

    seat: Seat
    role: Role


@dataclass(frozen=True, kw_only=True, slots=True)
class TrayEmpty(Event):
    """All ten have a card."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MafiaWoke(Event):
    """The Absprache begins."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MafiaMet(Event):
    """The black see each other, and who is the Don."""

    seats: tuple[Seat, ...]
    don: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class ShotPlanned(Event):
    """The Don has shown a number for the ``place``-th night."""

    number: Seat
    place: int


@dataclass(frozen=True, kw_only=True, slots=True)
class BeaconsAgreed(Event):
    """The Mafia will go by signals in the Don's speech."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MafiaSlept(Event):
    """The minute is over."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SignsBegan(Event):
    """Somebody is called to look or to show himself; all hear the call."""

    what: Sign


@dataclass(frozen=True, kw_only=True, slots=True)
class Shown(Event):
    """Who it was; only that seat and the Spielleitung know."""

    seat: Seat
    what: Sign


@dataclass(frozen=True, kw_only=True, slots=True)
class SignsEnded(Event):
    """All masks are on again."""

    what: Sign


@dataclass(frozen=True, kw_only=True, slots=True)
class HuntBegan(Event):
    """The Mafia hunts; these numbers will be called."""

    numbers: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class NumberCalled(Event):
    """The Spielleitung has called ``number``."""

    number: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class ShotFired(Event):
    """``seat`` has shot at ``number``, seen by the Spielleitung alone: all masks are on."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class HuntEnded(Event):
    """The Mafia retreats."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ShotsCompared(Event):
    """What the Spielleitung knows now: ``victim`` (0: nobody) and why it was a miss."""

    victim: Seat
    miss: Miss
    shots: tuple[tuple[Seat, Seat], ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckerCalled(Event):
    """Don or Sheriff is called, whether still there or not."""

    who: Checker


@dataclass(frozen=True, kw_only=True, slots=True)
class Answered(Event):
    """The Spielleitung has answered ``seat`` about ``number``."""

    seat: Seat
    who: Checker
    number: Seat
    hit: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckerSlept(Event):
    """Don or Sheriff sleeps again, with or without an answer."""

    who: Checker


@dataclass(frozen=True, kw_only=True, slots=True)
class BestMoveBegan(Event):
    """``seat`` is told of having been shot, and may name three numbers."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class Suspected(Event):
    """``seat`` has named ``number``."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class BestMoveTaken(Event):
    """The Spielleitung repeats and accepts ``numbers``."""

    seat: Seat
    numbers: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class NoBestMove(Event):
    """The first victim has no best move."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class NobodyShot(Event):
    """The Spielleitung states a miss."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AlsoShot(Event):
    """``seat``, disqualified in this night, was shot as well."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class StillNight(Event):
    """``count`` nights in a row have cost nobody."""

    count: int


type NightEvents = (
    NightCame
    | CardTaken
    | RoleLearned
    | TrayEmpty
    | MafiaWoke
    | MafiaMet
    | ShotPlanned
    | BeaconsAgreed
    | MafiaSlept
    | SignsBegan
    | Shown
    | SignsEnded
    | HuntBegan
    | NumberCalled
    | ShotFired
    | HuntEnded
    | ShotsCompared
    | CheckerCalled
    | Answered
    | CheckerSlept
    | BestMoveBegan
    | Suspected
    | BestMoveTaken
    | NoBestMove
    | NobodyShot
    | AlsoShot
    | StillNight
)
