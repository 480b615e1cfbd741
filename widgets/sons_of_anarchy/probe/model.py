"""The Probepartie's model: who plays, the course so far, and what somebody is just composing."""

from dataclasses import dataclass, field

from engine.core.play import CHANCE, Breach, Seat
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.state import Table
from widgets.sons_of_anarchy.opponents.automatic import asked
from widgets.sons_of_anarchy.probe.course import (
    COURSES,
    LONGEST,
    PlayedStep,
    Seating,
)
from widgets.sons_of_anarchy.probe.moves import MOST_LETTERS, read

NOBODY: Seat = -1
MOST_TYPED = 99


@dataclass(frozen=True, slots=True)
class Draft:
    """What is being composed: ``what`` (ride, backup, fight, trade), from where, how many.

    ``taking``: of a bargain, what one wants is in sight, not what one gives, where the screen is
    too small for both.

    Numbers below zero: not chosen yet, so a proposal stands there. Raises ValueError.
    """

    what: str = ""
    origin: str = ""
    members: int = -1
    prospects: int = -1
    number: int = -1
    seats: tuple[Seat, ...] = ()
    gives: Parcel = field(default_factory=Parcel)
    wants: Parcel = field(default_factory=Parcel)
    taking: bool = False

    def __post_init__(self) -> None:
        numbers = [self.members, self.prospects, self.number, *self.seats]
        for parcel in (self.gives, self.wants):
            numbers += [parcel.money, parcel.guns, parcel.contraband]
        if not all(-1 <= n <= MOST_TYPED for n in numbers) or len(self.origin) > 1:
            raise ValueError("Solche Zahlen gibt es an keinem Tisch.")


@dataclass(frozen=True, slots=True)
class Model:
    """``course``: all that happened. ``lifted``: whose screen the device shows, where several
    people share it. ``picked``: the letter of the spot that was tapped. ``refused``: what was
    tried in vain. ``advised``: whether advice is shown. ``page``: of the protocol, 0 the newest.
    ``rest``: what comes after ``course`` in a recorded game that is being played again.

    Raises ValueError, one German sentence.
    """

    seating: Seating
    course: str = ""
    lifted: Seat = NOBODY
    picked: str = ""
    draft: Draft = field(default_factory=Draft)
    refused: str = ""
    advised: bool = False
    page: int = 0
    rest: str = ""

    def __post_init__(self) -> None:
        if len(self.course + self.rest) > LONGEST + 8 * MOST_LETTERS:
            raise ValueError("Diese Partie ist länger, als wir sie aufschreiben können.")
        if not 0 <= self.page <= LONGEST or len(self.picked) > 1 or not -1 <= self.lifted <= 3:
            raise ValueError("So sieht kein Tisch dieser Partie aus.")
        if self.refused:
            read(self.refused)
        COURSES.steps(self.seating, self.course + self.rest)
        COURSES.steps(self.seating, self.course)


def table_of(model: Model) -> Table:
    """The table as it is now."""
    return COURSES.now(model.seating, model.course)


def done_in(model: Model) -> tuple[PlayedStep, ...]:
    """What happened so far."""
    return COURSES.steps(model.seating, model.course)


def full(model: Model) -> bool:
    """Whether nothing more can be written down."""
    return len(model.course) >= LONGEST


def decider(model: Model) -> Seat | None:
    """The person who decides now; None: nobody does."""
    seat = asked(table_of(model), model.seating.kinds)
    if seat is None or seat == CHANCE or model.seating.kinds[seat] is not None:
        return None
    return seat


def viewer(model: Model) -> Seat | None:
    """Whose screen the device shows: the only person's, or the one that was lifted."""
    people = model.seating.people
    if len(people) == 1:
        return people[0]
    if not people:
        return model.lifted if 0 <= model.lifted < len(model.seating.seated) else None
    return model.lifted if model.lifted in people and model.lifted == decider(model) else None


def covered(model: Model) -> Seat | None:
    """The person who must take the device and lift the screen first; None: nobody must."""
    seat = decider(model)
    return None if seat is None or seat == viewer(model) else seat


def reasons(model: Model, move: str) -> tuple[Breach, ...]:
    """Every reason against a move."""
    return SOA.breaches(table_of(model), read(move))
