"""The Probespiel's model: the table, the rounds before, and the course of this round."""

from dataclasses import dataclass, replace

from engine.core.play import Breach, Seat
from engine.last_man_falling import actions as a
from engine.last_man_falling.cards import Card
from engine.last_man_falling.choices import jumping, moves
from engine.last_man_falling.ending import next_starter
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import MOST_DEDUCTED, MOST_POINTS, MOST_ROUNDS, Options
from engine.last_man_falling.phases import Over
from engine.last_man_falling.playable import playable
from engine.last_man_falling.state import State
from engine.last_man_falling.vollidiot import card_of
from widgets.courses import joined
from widgets.last_man_falling.opponents.choice import KINDS, Kind
from widgets.last_man_falling.probe.course import (
    LONGEST,
    PlayedStep,
    Round,
    Table,
    asleep,
    steps,
    table_now,
    went_on,
)
from widgets.last_man_falling.probe.moves import ME, read, written
from widgets.protocol import Leaf

LAYINGS = (a.Lay, a.LayWaffenwahl, a.LayVierfach, a.LayVerpfeifen)
MOST_PLAYED = MOST_ROUNDS + 10
MOST_TOTAL = 10 * MOST_POINTS


@dataclass(frozen=True, slots=True)
class Model:
    """``scores``: the points of the rounds before, by seat. ``starter`` begins this round.
    ``playing``: who still plays for the win. ``course``: what happened in this round. ``picked``:
    the card the reader has tapped. ``refused``: another move that was tried in vain. ``advised``:
    whether advice is shown. ``page``: which part of the protocol, 0 the newest.

    Raises ValueError, one German sentence.
    """

    table: Table
    scores: tuple[tuple[int, ...], ...] = ()
    starter: Seat = ME
    playing: tuple[Seat, ...] = ()
    course: str = ""
    picked: Card | None = None
    refused: str = ""
    advised: bool = False
    page: int = 0

    def __post_init__(self) -> None:
        seats = len(self.table.names)
        if len(self.scores) > MOST_PLAYED or any(len(s) != seats for s in self.scores):
            raise ValueError("Die Punkte passen nicht zu den Runden.")
        if any(not -MOST_DEDUCTED <= p <= MOST_TOTAL for s in self.scores for p in s):
            raise ValueError("Solche Punkte gibt es in keiner Runde.")
        if len(self.course) > LONGEST + 20:
            raise ValueError("Diese Runde ist länger, als wir sie aufschreiben können.")
        if not 0 <= self.page <= LONGEST:
            raise ValueError("Diese Seite hat das Protokoll nicht.")
        if self.refused:
            read(self.refused)
        steps(self.round, self.course)

    @property
    def round(self) -> Round:
        """This round before its first shuffle."""
        seats = range(len(self.table.names))
        totals = tuple(sum(s[i] for s in self.scores) for i in seats)
        return Round(self.table, len(self.scores) + 1, self.starter, totals, self.playing)


def state_of(model: Model) -> State:
    """The table as it is now."""
    return table_now(model.round, model.course)


def done_in(model: Model) -> tuple[PlayedStep, ...]:
    """What happened in this round."""
    return steps(model.round, model.course)


def full(model: Model) -> bool:
    """Whether nothing more can be written down in this round."""
    return len(model.course) >= LONGEST


def my_moves(model: Model) -> tuple[a.Action, ...]:
    """Everything the reader may do now; moves first, then what can be done in between."""
    state = state_of(model)
    mine = tuple(m for m in moves(state) if m.seat == ME and not isinstance(m, a.NextRound))
    calls: list[a.Action] = [a.Call(ME, "last"), a.Call(ME, "two"), a.Call(ME, "three")]
    thrown_in = (j for j in jumping(state) if j.seat == ME)
    between = [*calls, *thrown_in, *(a.Catch(ME, o.seat) for o in state.calls)]
    if asleep(model.round, model.course):
        between.append(a.PointOut(ME))
    if a.Accuse(ME) not in mine:
        between.append(a.Accuse(ME))
    return (*mine, *(b for b in between if not GAME.breaches(state, b)))


def ways(model: Model, card: Card) -> tuple[a.Laying, ...]:
    """Every way in which the reader may lay ``card`` now."""
    return tuple(m for m in my_moves(model) if isinstance(m, LAYINGS) and card_of(m) == card)


def reasons(model: Model, card: Card) -> tuple[Breach, ...]:
    """Every reason against laying ``card`` now."""
    return next((p.reasons for p in playable(state_of(model), ME) if p.card == card), ())


@dataclass(frozen=True, slots=True)
class Tap:
    """The reader taps a card of the own hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """The reader does this; allowed or not is for the rules to say."""

    move: str


@dataclass(frozen=True, slots=True)
class GoOn:
    """What comes by itself: one step, or ``far``, until the reader is asked."""

    far: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """The next round."""


@dataclass(frozen=True, slots=True)
class Sit:
    """A new game at this table."""

    table: Table


@dataclass(frozen=True, slots=True)
class Advise:
    """Show what would be sensible, or hide it."""


type Msg = Tap | Play | GoOn | Deal | Sit | Advise | Leaf


def begun(table: Table) -> Model:
    """A new game, played on until the reader is asked."""
    model = Model(table)
    return replace(model, course=went_on(model.round, "", far=True))


def with_options(model: Model, options: Options) -> Model:
    """A new game of the same people and number by other options; of fewer people when the deck
    is not enough for all."""
    if options == model.table.options:
        return model
    kinds = model.table.kinds[: options.seats - 1]
    return begun(replace(model.table, options=options, kinds=kinds))


def with_people(table: Table, count: int) -> Table:
    """The same table with ``count`` opponents; new ones are of the kinds there are, in turn."""
    more: list[Kind] = [KINDS[(i + 1) % len(KINDS)] for i in range(len(table.kinds), count)]
    return replace(table, kinds=(*table.kinds[:count], *more))


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what can't be is left as it was."""
    match msg:
        case Tap(card=card):
            return _tapped(model, card)
        case Play(move=move):
            return _played(model, move)
        case GoOn(far=far):
            return _moved(model, went_on(model.round, model.course, far=far))
        case Deal():
            return _dealt(model)
        case Sit(table=table):
            return begun(table)
        case Advise():
            return replace(model, advised=not model.advised)
        case Leaf(page=page):
            return replace(model, page=max(page, 0))


def _moved(model: Model, course: str) -> Model:
    return replace(model, course=course, picked=None, refused="", advised=False, page=0)


def _tapped(model: Model, card: Card) -> Model:
    if card not in state_of(model).hand(ME):
        return model
    found = ways(model, card)
    if len(found) == 1 and not full(model):
        return _moved(model, joined(model.course, written(found[0])))
    return replace(model, picked=None if model.picked == card else card, refused="", advised=False)


def _played(model: Model, move: str) -> Model:
    action, state = read(move), state_of(model)
    if isinstance(action, a.LayVerpfeifen | a.Catch):
        other = action.victim if isinstance(action, a.LayVerpfeifen) else action.whom
        if not 0 <= other < len(state.players):
            return model
    if full(model):
        return model
    if GAME.breaches(state, action):
        return replace(model, refused=move, picked=None, advised=False)
    return _moved(model, joined(model.course, move))


def _dealt(model: Model) -> Model:
    state = state_of(model)
    starter = next_starter(state)
    if not isinstance(state.phase, Over) or starter is None or state.match is None:
        return model
    if len(model.scores) >= MOST_PLAYED:
        return model
    after = Model(model.table, (*model.scores, state.phase.points), starter, state.match.playing)
    return replace(after, course=went_on(after.round, "", far=True))
