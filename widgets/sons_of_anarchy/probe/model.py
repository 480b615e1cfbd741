"""The Probepartie's model: who plays, the course so far, and what somebody is just composing."""

from dataclasses import dataclass, field, replace

from engine.core.play import CHANCE, Breach, Seat
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.state import Table
from widgets.courses import joined
from widgets.sons_of_anarchy.opponents.automatic import asked
from widgets.sons_of_anarchy.probe.course import (
    COURSES,
    LONGEST,
    PlayedStep,
    Seating,
    Who,
    went_on,
)
from widgets.sons_of_anarchy.probe.moves import MOST_LETTERS, read, written

NOBODY: Seat = -1
MOST_TYPED = 99


@dataclass(frozen=True, slots=True)
class Draft:
    """What is being composed: ``what`` (ride, backup, fight, trade), from where, how many.

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

    def __post_init__(self) -> None:
        if len(self.course) > LONGEST + 8 * MOST_LETTERS:
            raise ValueError("Diese Partie ist länger, als wir sie aufschreiben können.")
        if not 0 <= self.page <= LONGEST or len(self.picked) > 1 or not -1 <= self.lifted <= 3:
            raise ValueError("So sieht kein Tisch dieser Partie aus.")
        if self.refused:
            read(self.refused)
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


@dataclass(frozen=True, slots=True)
class Leaf:
    """Turn to this page of the protocol."""

    page: int


type Msg = Pick | Compose | Play | PlayShared | GoOn | Lift | Sit | Advise | Leaf


def remembered(msg: Msg) -> bool:
    """Whether the way back leads to before this: decisions, not how they are composed."""
    return isinstance(msg, Play | GoOn | Lift | Sit)


def doing(model: Model, action: Action) -> Msg:
    """The message with which a person does this."""
    move = written(action)
    return Play(move) if len(model.seating.people) < 2 else PlayShared(move)


def begun(seating: Seating, course: str = "") -> Model:
    """A game from its beginning, played on until somebody is asked."""
    return Model(seating, went_on(seating, course))


def with_options(model: Model, options: Options) -> Model:
    """A new game of the same people and number by other options."""
    if options == model.seating.options:
        return model
    return begun(replace(model.seating, options=options))


def with_cards(model: Model, own: CardSet | None) -> Msg:
    """A new game with these cards."""
    return Sit(replace(model.seating, own=own))


def with_people(seating: Seating, count: int) -> Seating:
    """The same table with so many clubs."""
    more: tuple[Who, ...] = ("sensible",)
    return replace(seating, seated=(*seating.seated[:count], *more * (count - len(seating.seated))))


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what can't be is left as it was."""
    match msg:
        case Pick(letter=letter):
            picked = "" if letter == model.picked else letter
            return _fresh(replace(model, picked=picked))
        case Compose(draft=draft):
            return replace(model, draft=draft, refused="", advised=False)
        case Play(move=move) | PlayShared(move=move):
            return _played(model, move)
        case GoOn(far=far):
            return _moved(model, went_on(model.seating, model.course, far=far, pushed=True))
        case Lift(seat=seat):
            return _fresh(replace(model, lifted=NOBODY if model.lifted == seat else seat))
        case Sit(seating=seating):
            return begun(seating)
        case Advise():
            return replace(model, advised=not model.advised, refused="")
        case Leaf(page=page):
            return replace(model, page=max(page, 0))


def _fresh(model: Model) -> Model:
    return replace(model, draft=Draft(), refused="", advised=False)


def _moved(model: Model, course: str) -> Model:
    return replace(_fresh(model), course=course, picked="", page=0)


def _played(model: Model, move: str) -> Model:
    action = read(move)
    if full(model) or getattr(action, "seat", NOBODY) != decider(model):
        return model
    if SOA.breaches(table_of(model), action):
        return replace(model, refused=move, advised=False)
    course = joined(model.course, move)
    return _moved(model, went_on(model.seating, course))
