"""A game as it was played: worked out from who sits there, the rules, and the reader's moves."""

from dataclasses import dataclass, field
from operator import add

from engine.core.play import Seat
from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Ballot, Over
from engine.sport_mafia.state import State
from widgets.courses import AUTO, Courses
from widgets.sport_mafia.opponents.asking import Asked, asked
from widgets.sport_mafia.opponents.automatic import Beat
from widgets.sport_mafia.opponents.heard import Heard, Remark
from widgets.sport_mafia.opponents.people import People
from widgets.sport_mafia.probe.refusing import against
from widgets.sport_mafia.probe.tokens import HAND, LEAVE, Token, action, token, tokens

LONGEST = 2_000
"""Moves of a game; more of it is no game any more."""
AT_ONCE = 400
"""So many moments happen by themselves at most before the reader is asked again."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays by which rules."""

    people: People
    options: Options = field(default_factory=Options)

    @property
    def me(self) -> Seat:
        """Where the reader sits."""
        return self.people.person


@dataclass(frozen=True, slots=True)
class Moment:
    """What one move brought about; ``heard``: all remarks so far, ``fresh`` of them are new."""

    text: str
    before: State
    steps: tuple[MafiaStep, ...]
    after: State
    heard: Heard
    fresh: int


type Now = tuple[State, Heard]
"""The table, and all remarks so far."""


def _next(table: Table, now: Now, count: int, text: str) -> Moment:
    """The move ``text`` after ``count`` moments. Raises ValueError when it is impossible."""
    state, heard = now
    if found := against(state, table.me, text):
        raise ValueError(found[0].why)
    beat = Beat(state, heard, table.people, count)
    _play(beat, token(text), table.me)
    fresh = len(beat.heard) - len(heard)
    return Moment(text, state, tuple(beat.steps), beat.state, beat.heard, fresh)


COURSES: Courses[Table, Now, Moment] = Courses(
    lambda table: (State(options=table.options), ()),
    _next,
    after=lambda moment: (moment.after, moment.heard),
    split=tokens,
    join=add,
)


def moments(table: Table, course: str) -> tuple[Moment, ...]:
    """What happened, move by move. Raises ValueError when a move of ``course`` is impossible."""
    return COURSES.steps(table, course)


def table_now(table: Table, course: str) -> State:
    """The table after ``course``."""
    return COURSES.now(table, course)[0]


def heard_now(table: Table, course: str) -> Heard:
    """All remarks up to the end of ``course``."""
    return COURSES.now(table, course)[1]


def question(table: Table, course: str) -> Asked:
    """What the reader is asked now; empty: nothing."""
    return asked(table_now(table, course), table.me)


def over(table: Table, course: str) -> bool:
    """Whether the game has ended."""
    return isinstance(table_now(table, course).phase, Over)


def went_on(table: Table, course: str, *, far: bool) -> str:
    """One moment more that happens by itself; ``far``: until the reader is asked, or the end."""
    for _ in range(AT_ONCE if far else 1):
        if len(course) >= LONGEST or over(table, course) or question(table, course):
            break
        course += AUTO
    return course


def until_called(table: Table, course: str, number: Seat) -> str:
    """The moves that end with a hand against ``number``, whose turn to be called comes first."""
    phase = table_now(table, course).phase
    if not isinstance(phase, Ballot) or number not in phase.candidates[phase.at :]:
        raise ValueError(f"Über {number} wird nicht mehr abgestimmt.")
    return LEAVE * (phase.candidates.index(number) - phase.at) + HAND


def _play(beat: Beat, found: Token, me: Seat) -> None:
    """The reader's move and what follows from it at once."""
    match found.letter:
        case ".":
            beat.run()
        case "n":
            beat.carry_on()
        case "s":
            beat.carry_on(found.number)
        case "b":
            beat.say(Remark(beat.state.day, me, black=(found.number,)))
        case "r":
            beat.say(Remark(beat.state.day, me, red=(found.number,)))
        case _:
            if done := action(str(found), me):
                beat.do(done)
            if found.letter == "p":
                beat.say(Remark(beat.state.day, me, nominated=(found.number,)))
            elif found.letter == "v":
                beat.carry_on()
