"""What happens before and between the fights: setup, steps, markers, sites, cards, orders."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.sons_of_anarchy.club import Badge, Place, Side
from engine.sons_of_anarchy.course import RoundStep
from engine.sons_of_anarchy.parts import Crew, Spot


@dataclass(frozen=True, slots=True)
class ClubDieFell(Event):
    """A die for choosing a club."""

    seat: Seat
    pips: int


@dataclass(frozen=True, slots=True)
class ClubDiceTied(Event):
    """Several lie on top; they roll again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FirstPickSet(Event):
    """Somebody may choose first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClubPicked(Event):
    """A seat has a club and a side of its card."""

    seat: Seat
    badge: Badge
    side: Side


@dataclass(frozen=True, slots=True)
class PatchGiven(Event):
    """The patch goes to a seat without a fight."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SitesLaid(Event):
    """The fixed sites lie open, random sites face down, the stack is ready."""

    places: tuple[Place, ...]
    down: int
    stack: int


@dataclass(frozen=True, slots=True)
class ClubReady(Event):
    """A club has taken what its card says."""

    seat: Seat
    money: int
    guns: int
    contraband: int
    heat: int
    crew: Crew


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; ``last``: it is the last one."""

    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class StepEntered(Event):
    """A step of the round begins; ``turn``: who is asked first in it."""

    step: RoundStep
    turn: Seat


@dataclass(frozen=True, slots=True)
class MarkersTaken(Event):
    """A club has its order markers for this round."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TurningBegan(Event):
    """So many sites and cards are to be turned up now."""

    sites: int
    cards: int


@dataclass(frozen=True, slots=True)
class SiteTurned(Event):
    """A random site lies open."""

    place: Place


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """An Anarchy card lies open; ``left``: cards left in the stack."""

    card: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The next club gives an order; ``skipped`` have no marker."""

    seat: Seat
    skipped: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Rode(Event):
    """Figures went from one spot to another."""

    seat: Seat
    crew: Crew
    origin: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A Prospect came into the clubhouse."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PatchedIn(Event):
    """A Prospect became a Member, for ``money`` and ``guns``."""

    seat: Seat
    spot: Spot
    money: int
    guns: int


@dataclass(frozen=True, slots=True)
class SatTight(Event):
    """A marker was used, and nothing happened."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkersCleared(Event):
    """While cleaning up: the order markers leave the sites."""


@dataclass(frozen=True, slots=True)
class LeftOpportunity(Event):
    """While cleaning up: figures on an Opportunity go home."""

    seat: Seat
    crew: Crew
    place: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """While cleaning up: the open cards are put away, and with them the Opportunities."""

    cards: tuple[int, ...]


type SetupEvent = (
    ClubDieFell | ClubDiceTied | FirstPickSet | ClubPicked | PatchGiven | SitesLaid | ClubReady
)
type RoundEvent = (
    RoundBegan | StepEntered | MarkersTaken | TurningBegan | SiteTurned | CardTurned | TurnPassed
)
type CleanupEvent = MarkersCleared | LeftOpportunity | CardsDiscarded
type OrderEvent = Rode | Recruited | PatchedIn | SatTight
SETUP_EVENTS = (
    ClubDieFell,
    ClubDiceTied,
    FirstPickSet,
    ClubPicked,
    PatchGiven,
    SitesLaid,
    ClubReady,
)
ROUND_EVENTS = (
    RoundBegan,
    StepEntered,
    MarkersTaken,
    TurningBegan,
    SiteTurned,
    CardTurned,
    TurnPassed,
)
ORDER_EVENTS = (Rode, Recruited, PatchedIn, SatTight)
CLEANUP_EVENTS = (MarkersCleared, LeftOpportunity, CardsDiscarded)
"""The same as tuples, to ask of which kind an event is."""

type CourseEvent = SetupEvent | RoundEvent | OrderEvent | CleanupEvent
