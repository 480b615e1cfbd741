"""A game as it was played: worked out from who sits there, a seed, and what everybody did."""

from dataclasses import dataclass, field
from functools import reduce
from typing import Literal

from engine.core.play import CHANCE, Seat, Step, step
from engine.sons_of_anarchy.actions import Action, Roll, RollForInjured, RollLast
from engine.sons_of_anarchy.actions_course import RollForClub, TurnCard, TurnSite
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.query import awaiting
from engine.sons_of_anarchy.scenes import NAMES
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Table
from widgets.courses import AUTO, Courses, joined
from widgets.dealer import LARGEST_SEED
from widgets.sons_of_anarchy.opponents.automatic import asked, automatic, drawn
from widgets.sons_of_anarchy.opponents.choice import KIND_LABELS, Kind
from widgets.sons_of_anarchy.probe.moves import read, written

type PlayedStep = Step[Table, Action, SoaEvent]
type Who = Literal["person", "sensible", "brawler", "random"]
WHO_LABELS: dict[Who, str] = {
    "person": "ein Mensch",
    "sensible": KIND_LABELS["sensible"],
    "brawler": KIND_LABELS["brawler"],
    "random": KIND_LABELS["random"],
}

LONGEST = 9_000
"""Characters of a game's course; more of it makes no good link."""
AT_ONCE = 80
"""So many steps happen by themselves at most before the reader is asked again."""
TURNS = (TurnSite, TurnCard)
CHANCE_ACTIONS = (*TURNS, RollForClub, Roll, RollForInjured, RollLast)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays how, by seat; the seed; the options; the owners' cards, None: the practice set.

    Raises ValueError, one German sentence.
    """

    seed: int
    seated: tuple[Who, ...] = ("person", "sensible", "brawler")
    options: Options = field(default_factory=Options)
    own: CardSet | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError(f"Die Nummer der Partie liegt zwischen 0 und {LARGEST_SEED}.")
        self.start()

    @property
    def kinds(self) -> tuple[Kind | None, ...]:
        """By seat: which opponent; None: a person."""
        return tuple(None if who == "person" else who for who in self.seated)

    @property
    def people(self) -> tuple[Seat, ...]:
        """Where people sit."""
        return tuple(seat for seat, who in enumerate(self.seated) if who == "person")

    def start(self) -> Table:
        """The table before the dice for the clubs. Raises ValueError: it can't be laid out."""
        return new_game(NAMES[: len(self.seated)], self.options, self.own)


def _follow(seating: Seating, table: Table, count: int, text: str) -> PlayedStep:
    if text != AUTO:
        return step(SOA, table, read(text))
    if asked(table, seating.kinds) != CHANCE:
        raise ValueError("Hier fällt kein Würfel, und keine Karte kommt.")
    return _by_itself(table, drawn(table, seating.seed, count))


def _by_itself(table: Table, action: Action) -> PlayedStep:
    # what chance and opponents do is legal; looking for reasons against it would cost double
    events = SOA.decide(table, action)
    return Step(table, action, events, reduce(SOA.evolve, events, table))


COURSES: Courses[Seating, Table, PlayedStep] = Courses(Seating.start, _follow)


def coming(seating: Seating, course: str) -> Action | None:
    """What happens next by itself; None: a person decides, or the game is over."""
    done = COURSES.steps(seating, course)
    table = done[-1].after if done else seating.start()
    return automatic(table, seating.kinds, seating.seed, len(done))


def went_on(seating: Seating, course: str, *, far: bool = True, pushed: bool = False) -> str:
    """One step more that happens by itself; ``far``: until people want to look or are asked.

    ``pushed``: somebody has looked, and wants to go on.
    """
    done = COURSES.steps(seating, course)
    for count in range(AT_ONCE if far else 1):
        table = done[-1].after if done else seating.start()
        found = automatic(table, seating.kinds, seating.seed, len(done))
        if found is None or len(course) >= LONGEST:
            break
        if (count or not pushed) and pauses(seating, done, found):
            break
        done = (*done, _by_itself(table, found))
        chance = isinstance(found, CHANCE_ACTIONS)
        course = joined(course, AUTO if chance else written(found))
    COURSES.keep(seating, course, done)
    return course


def pauses(seating: Seating, done: tuple[PlayedStep, ...], found: Action) -> bool:
    """Whether somebody wants to look before this happens: a round's cards, dice of people."""
    if not done:
        return False
    last, table = done[-1].action, done[-1].after
    people = seating.people
    if isinstance(found, TURNS) and not isinstance(last, TURNS):
        return table.course is not None and table.course.round > 1
    if isinstance(found, Roll | RollLast) and not isinstance(last, type(found)):
        return any(seat in awaiting_dice(table) for seat in people)
    if isinstance(found, RollForInjured) and found.seat in people:
        return not isinstance(last, RollForInjured)
    return False


def awaiting_dice(table: Table) -> tuple[Seat, ...]:
    """Who is in the fight whose dice fall now."""
    if table.fight:
        return table.fight.seats
    return table.ending.contenders if table.ending else awaiting(table)
