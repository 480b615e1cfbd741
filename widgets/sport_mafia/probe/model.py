"""The Probepartie's model: the table, the course of the game, and what the reader looks at."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Breach, Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.seats import COUNT
from engine.sport_mafia.state import State
from widgets.protocol import Leaf
from widgets.sport_mafia.opponents.asking import Asked
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.probe import course as played
from widgets.sport_mafia.probe.course import LONGEST, Moment, Table
from widgets.sport_mafia.probe.refusing import against
from widgets.sport_mafia.probe.tokens import AGAINST, Token, token

type Look = Literal["", "advice", "foul"]


@dataclass(frozen=True, slots=True)
class Model:
    """``course``: what has happened. ``picked``: the seat that was tapped (0: none). ``refused``: a
    move that was tried in vain. ``advised``: whether advice is shown. ``page``: which part of the
    protocol, 0 the newest. ``open``: whether all cards of the past are shown in it, after the end.

    Raises ValueError, one German sentence.
    """

    table: Table
    course: str = ""
    picked: Seat = 0
    refused: str = ""
    advised: bool = False
    page: int = 0
    open: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.table.me <= COUNT or not 0 <= self.picked <= COUNT:
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")
        if len(self.course) > LONGEST + 2:
            raise ValueError("Diese Partie ist länger, als wir sie aufschreiben können.")
        if not 0 <= self.page <= LONGEST:
            raise ValueError("Diese Seite hat das Protokoll nicht.")
        if self.refused:
            token(self.refused)
        played.moments(self.table, self.course)

    @property
    def me(self) -> Seat:
        """Where the reader sits."""
        return self.table.me

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What has happened."""
        return played.moments(self.table, self.course)

    @property
    def state(self) -> State:
        """The table now; most of it is nothing for the reader's eyes."""
        return played.table_now(self.table, self.course)

    @property
    def heard(self) -> Heard:
        """What was said."""
        return played.heard_now(self.table, self.course)

    @property
    def asked(self) -> Asked:
        """What the reader has to decide; empty: nothing."""
        return played.question(self.table, self.course)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return played.over(self.table, self.course)

    def against(self, move: str) -> tuple[Breach, ...]:
        """Every reason against the move now."""
        return against(self.state, self.me, move)


@dataclass(frozen=True, slots=True)
class Tap:
    """The reader taps a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Do:
    """The reader does this; allowed or not is for the rules to say."""

    move: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """What comes by itself: one moment, or ``far``, until the reader is asked."""

    far: bool


@dataclass(frozen=True, slots=True)
class Sit:
    """A new game at this table."""

    table: Table


@dataclass(frozen=True, slots=True)
class Advise:
    """Show what would be sensible, or hide it."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """After the end: tell the past with all cards open, or only as it was known."""

    open: bool


type Msg = Tap | Do | GoOn | Sit | Advise | Leaf | Reveal

ONE_TAP = {"shot": "s", "check": "a", "plan": "o", "best-move": "m"}
"""What a tap on a seat does at once, by what is asked."""


def begun(table: Table) -> Model:
    """A new game, played on until everybody has a card."""
    return Model(table, played.went_on(table, "", far=False))


def with_options(model: Model, options: Options) -> Model:
    """A new game of the same people by other rules."""
    if options == model.table.options:
        return model
    return begun(replace(model.table, options=options))


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what can't be is refused and remembered."""
    match msg:
        case Tap(seat=seat):
            return _tapped(model, seat)
        case Do(move=move):
            return _done(model, move)
        case GoOn(far=far):
            return _moved(model, played.went_on(model.table, model.course, far=far))
        case Sit(table=table):
            return begun(table)
        case Advise():
            return replace(model, advised=not model.advised, refused="")
        case Leaf(page=page):
            return replace(model, page=max(page, 0))
        case Reveal(open=open_):
            return replace(model, open=open_)


def _moved(model: Model, course: str) -> Model:
    return Model(model.table, course, open=model.open)


def _tapped(model: Model, seat: Seat) -> Model:
    if (letter := ONE_TAP.get(model.asked)) is not None:
        return _done(model, str(Token(letter, seat)))
    if model.asked == "vote":
        return _done(model, str(Token(AGAINST, seat)))
    picked = 0 if model.picked == seat else seat
    return replace(model, picked=picked, refused="", advised=False)


def _done(model: Model, move: str) -> Model:
    if len(model.course) >= LONGEST:
        return model
    if model.against(move):
        return replace(model, refused=move, picked=0, advised=False)
    if move[0] == AGAINST:
        move = played.until_called(model.table, model.course, token(move).number)
    kept = model.picked if model.asked == "talk" and move not in ("d", "n") else 0
    return replace(_moved(model, model.course + move), picked=kept)
