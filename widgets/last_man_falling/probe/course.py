"""A round as it was played: worked out from who sits there, a seed, and the reader's own moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce

from engine.core.play import Seat, Step, step
from engine.last_man_falling.actions import Action
from engine.last_man_falling.choices import jumping
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Shuffling
from engine.last_man_falling.state import MOST, Match, Player, State
from engine.last_man_falling.tables import NAMES
from widgets.courses import AUTO, Courses, joined
from widgets.dealer import LARGEST_SEED, Stream, stream
from widgets.last_man_falling.opponents.automatic import automatic, dozing
from widgets.last_man_falling.opponents.choice import Choice, Kind
from widgets.last_man_falling.probe.moves import ME, read
from widgets.last_man_falling.seating import too_few_cards

type PlayedStep = Step[State, Action, LmfEvent]

LONGEST = 6_000
"""Characters of a round's course; more of it makes no good link."""
AT_ONCE = 200
"""So many steps happen by themselves at most before the reader is asked again."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays how: the opponents, by seat from 1 on; the seed; the options.

    Raises ValueError, one German sentence.
    """

    seed: int
    kinds: tuple[Kind, ...] = ("sensible", "bluffer")
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        if not 1 <= len(self.kinds) < MOST:
            raise ValueError(f"Mit euch am Tisch sitzen 1 bis {MOST - 1} andere.")
        if len(self.kinds) >= self.options.seats:
            raise ValueError(
                f"{too_few_cards(self.options)} Spielt mit weniger Gegnern, oder nehmt mehr Karten."
            )
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError(f"Die Spielnummer liegt zwischen 0 und {LARGEST_SEED}.")

    @property
    def seated(self) -> Sequence[Kind | None]:
        """By seat: which opponent; None: the reader."""
        return (None, *self.kinds)

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        return NAMES[: len(self.kinds) + 1]


@dataclass(frozen=True, slots=True)
class Round:
    """A round before its first shuffle; ``totals``: the points so far; ``playing``: who still
    plays for the win, after a tie."""

    table: Table
    number: int
    starter: Seat
    totals: tuple[int, ...]
    playing: tuple[Seat, ...] = ()

    def start(self) -> State:
        """The table before the cards are shuffled."""
        return State(
            tuple(Player(name, ()) for name in self.table.names),
            self.starter,
            (),
            self.table.options.deck.cards(),
            phase=Shuffling("deal"),
            options=self.table.options,
            match=Match(self.number, self.starter, self.totals, self.playing),
        )

    def chance(self, count: int) -> Stream:
        """The chance of the step after ``count`` steps."""
        return stream(self.table.seed, self.number, count)


def _follow(round_: Round, state: State, count: int, text: str) -> PlayedStep:
    if text != AUTO:
        return step(GAME, state, read(text))
    found = automatic(state, round_.table.seated, round_.chance(count))
    if found is None:
        raise ValueError("Von selbst geht es hier nicht weiter.")
    return _by_itself(state, found)


def _by_itself(state: State, choice: Choice) -> PlayedStep:
    events = GAME.decide(state, choice.action)
    return Step(state, choice.action, events, reduce(GAME.evolve, events, state))


COURSES: Courses[Round, State, PlayedStep] = Courses(Round.start, _follow)
steps = COURSES.steps
table_now = COURSES.now


def coming(round_: Round, course: str) -> Choice | None:
    """What happens next by itself; None: the reader decides, or the round is over."""
    done = steps(round_, course)
    state = done[-1].after if done else round_.start()
    return automatic(state, round_.table.seated, round_.chance(len(done)))


def asleep(round_: Round, course: str) -> bool:
    """Whether the opponent on turn dozes right now."""
    count = len(steps(round_, course))
    return dozing(table_now(round_, course), round_.table.seated, round_.chance(count))


def went_on(round_: Round, course: str, *, far: bool) -> str:
    """One step more that happens by itself; ``far``: until the reader may want to do something."""
    for count in range(AT_ONCE if far else 1):
        found = coming(round_, course)
        state = table_now(round_, course)
        if len(course) >= LONGEST or found is None or (count and _interesting(state)):
            break
        made = (*steps(round_, course), _by_itself(state, found))
        course = joined(course, AUTO)
        COURSES.keep(round_, course, made)
    return course


def _interesting(state: State) -> bool:
    """Whether the reader can get in between: somebody forgot a call, the same card lies there."""
    if isinstance(state.phase, Over):
        return True
    thrown_in = any(jump.seat == ME for jump in jumping(state))
    return thrown_in or any(owed.seat != ME for owed in state.calls)
