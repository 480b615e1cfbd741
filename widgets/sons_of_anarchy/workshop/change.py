"""What a message does to the workshop; what can't be is refused, and nothing changes."""

from dataclasses import replace

from engine.sons_of_anarchy.cards import Card, OctaneSide
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.practice import PRACTICE
from widgets.sons_of_anarchy.workshop.model import (
    Add,
    Boost,
    Bring,
    Entry,
    Load,
    Model,
    Msg,
    NameSet,
    Open,
    Part,
    Put,
    Remove,
    ShowPart,
    ShowText,
    TakePractice,
    entries,
)
from widgets.widget import BadInput


def update(model: Model, message: Msg) -> Model:
    """The workshop after a message. Raises BadInput: one sentence that names the place."""
    try:
        return _update(model, message)
    except ValueError as reason:
        where = "Der Satz" if isinstance(message, NameSet) else model.place
        raise BadInput(f"{where}: {reason}") from None


def _update(model: Model, message: Msg) -> Model:
    match message:
        case ShowPart(part=part):
            return replace(model, part=part, open=None)
        case Open(number=number):
            return replace(model, open=number)
        case Add(entry=entry):
            have = entries(model.own, model.part)
            own = changed(model.own, model.part, (*have, entry))
            return replace(model, own=own, open=len(have))
        case Put() | Remove():
            return _edited(model, message)
        case TakePractice():
            return replace(model, own=with_practice(model.own, model.part), open=None)
        case NameSet(name=name):
            return replace(model, own=replace(model.own, name=name))
        case Load(own=own):
            return Model(own, model.part, text=model.text, goods=model.goods)
        case Bring(what=what, number=number):
            return replace(model, goods=replace(model.goods, **{what: number}))
        case Boost(on=on):
            return replace(model, boost=on)
        case ShowText(on=on):
            return replace(model, text=on)


def _edited(model: Model, message: Put | Remove) -> Model:
    at = model.open
    if at is None:
        return model
    have = entries(model.own, model.part)
    new = (message.entry,) if isinstance(message, Put) else ()
    own = changed(model.own, model.part, (*have[:at], *new, *have[at + 1 :]))
    return replace(model, own=own, open=at if new else None)


def changed(own: OwnCards, part: Part, all_: tuple[Entry, ...]) -> OwnCards:
    """The set with other entries of one part. Raises ValueError, one German sentence."""
    right = {"cards": Card.__value__, "octane": OctaneSide}.get(part, Place)
    if not all(isinstance(entry, right) for entry in all_):
        raise ValueError("Dieser Eintrag gehört nicht hierher.")
    return replace(own, **{part: all_})  # type: ignore[arg-type]


def with_practice(own: OwnCards, part: Part) -> OwnCards:
    """The own entries of the part, and those of the practice set that can be added."""
    return changed(own, part, (*entries(own, part), *own.free(entries(PRACTICE, part))))
