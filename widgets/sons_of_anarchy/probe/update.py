"""How the Probepartie's model changes: moves, what follows by itself, new games, recordings."""

from dataclasses import replace
from functools import reduce

from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from widgets.courses import joined, steps_in
from widgets.protocol import Leaf
from widgets.sons_of_anarchy.probe.course import Seating, Who, went_on
from widgets.sons_of_anarchy.probe.messages import (
    Advise,
    Compose,
    GoOn,
    Lift,
    Msg,
    Pick,
    Play,
    PlayShared,
    Rewind,
    Sit,
    Wind,
)
from widgets.sons_of_anarchy.probe.model import NOBODY, Draft, Model, decider, full, table_of
from widgets.sons_of_anarchy.probe.moves import read, written


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
            pushed = went_on(model.seating, model.course, far=far, pushed=True)
            return model if model.rest else _moved(model, pushed)
        case Rewind(count=count) | Wind(count=count):
            return _wound(model, count)
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


def _moved(model: Model, course: str, rest: str = "") -> Model:
    return replace(_fresh(model), course=course, rest=rest, picked="", page=0)


def _wound(model: Model, count: int) -> Model:
    if count < 0:
        return _moved(model, went_on(model.seating, model.course))
    steps = steps_in(model.course + model.rest)
    course = reduce(joined, steps[:count], "")
    whole = model.course + model.rest
    return _moved(model, course, whole.removeprefix(course))


def _played(model: Model, move: str) -> Model:
    action = read(move)
    if full(model) or model.rest or getattr(action, "seat", NOBODY) != decider(model):
        return model
    if SOA.breaches(table_of(model), action):
        return replace(model, refused=move, advised=False)
    course = joined(model.course, move)
    return _moved(model, went_on(model.seating, course))
