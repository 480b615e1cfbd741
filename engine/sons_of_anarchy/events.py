"""What happens, each by a rule. Sentences for them are in ``wording``."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.sons_of_anarchy.actions import Kind
from engine.sons_of_anarchy.events_course import CourseEvent
from engine.sons_of_anarchy.events_end import EndEvent
from engine.sons_of_anarchy.events_market import MarketEvent
from engine.sons_of_anarchy.events_use import StrikeEvent, TradeEvent, UseEvent
from engine.sons_of_anarchy.fight import Phase
from engine.sons_of_anarchy.parts import Crew, Spot


@dataclass(frozen=True, slots=True)
class OrderSpent(Event):
    """A club paid one order."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    """A Throwdown began; ``seats`` in patch order."""

    place: int
    starter: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BackupCame(Event):
    """Figures came from another spot into the fight."""

    seat: Seat
    origin: Spot
    crew: Crew


@dataclass(frozen=True, slots=True)
class BackupEnded(Event):
    """A club calls for no (more) backup."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """Guns or dice: the next step of the Throwdown."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class GunsSkipped(Event):
    """Guns are banned here: on to the dice."""


@dataclass(frozen=True, slots=True)
class FistClosed(Event):
    """Everybody sees a closed fist, not what is in it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GunsHeld(Event):
    """What is in the fist; only its owner may know (``seen_by``)."""

    seat: Seat
    guns: int


@dataclass(frozen=True, slots=True)
class FistsOpened(Event):
    """All fists open at once; ``guns`` by seat of the fight."""

    guns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GunsSpent(Event):
    """A club's drawn guns go to the bank."""

    seat: Seat
    guns: int


@dataclass(frozen=True, slots=True)
class DieFell(Event):
    """A club's die."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class StrengthCounted(Event):
    """A club's sum, with its parts."""

    seat: Seat
    pips: int
    crew: Crew
    guns: int
    total: int


@dataclass(frozen=True, slots=True)
class FightWon(Event):
    """A club has won."""

    seat: Seat
    total: int
    tied: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class FightTied(Event):
    """Nobody has won. ``tied``: the clubs on top; empty: nobody was left to fight."""

    tied: tuple[Seat, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    """In a pile-up: one gun's injury goes to a club."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ShotsLost(Event):
    """Guns that find no figure any more."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HitsCounted(Event):
    """How many figures each club of the fight must send to the emergency room."""

    hits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FiguresInjured(Event):
    """A club's figures go to the emergency room."""

    seat: Seat
    crew: Crew


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    """Figures go back into their clubhouse."""

    seat: Seat
    crew: Crew


@dataclass(frozen=True, slots=True)
class PlaceCleared(Event):
    """The place is the winner's, or empty (``winner`` None, or all winning figures injured)."""

    winner: Seat | None


@dataclass(frozen=True, slots=True)
class PatchTaken(Event):
    """The patch changes hands: by victory, or because its holder is out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HeatGained(Event):
    """A club's heat rises."""

    seat: Seat
    heat: int


@dataclass(frozen=True, slots=True)
class MemberFell(Event):
    """A Member goes to prison, back into the supply."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class HeatSet(Event):
    """A club's heat is now ``heat``."""

    seat: Seat
    heat: int


@dataclass(frozen=True, slots=True)
class ClubOut(Event):
    """A club is eliminated."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceUsed(Event):
    """The winner uses the place at once."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class FollowUpOver(Event):
    """The place is not used now: declined (``possible``), or not possible."""

    seat: Seat
    possible: bool


@dataclass(frozen=True, slots=True)
class InjuredDied(Event):
    """An injured figure dies and goes to the supply."""

    seat: Seat
    kind: Kind
    pips: int


@dataclass(frozen=True, slots=True)
class InjuredReturned(Event):
    """An injured figure is back in its clubhouse."""

    seat: Seat
    kind: Kind
    pips: int


type SoaEvent = (
    OrderSpent
    | FightBegan
    | BackupCame
    | BackupEnded
    | StepBegan
    | GunsSkipped
    | FistClosed
    | GunsHeld
    | FistsOpened
    | GunsSpent
    | DieFell
    | StrengthCounted
    | FightWon
    | FightTied
    | ShotFired
    | ShotsLost
    | HitsCounted
    | FiguresInjured
    | WentHome
    | PlaceCleared
    | PatchTaken
    | HeatGained
    | MemberFell
    | HeatSet
    | ClubOut
    | PlaceUsed
    | FollowUpOver
    | InjuredDied
    | InjuredReturned
    | MarketEvent
    | EndEvent
    | CourseEvent
    | UseEvent
    | StrikeEvent
    | TradeEvent
)
