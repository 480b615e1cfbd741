"""The part of the workshop that shows how the open entry plays."""

from functools import partial
from typing import Any

from htpy import Node, Renderable, details, div, h3, p, strong, summary

from engine.core.play import Step
from engine.sons_of_anarchy.cards import OctaneSide, Opportunity
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.events_course import ClubReady, MarkersTaken
from widgets.controls import stepper, toggle
from widgets.parts import refusal, sentence
from widgets.sons_of_anarchy import town
from widgets.sons_of_anarchy.try_parts import LABELS
from widgets.sons_of_anarchy.workshop.model import (
    MOST_BROUGHT,
    Boost,
    Bring,
    Entry,
    Model,
    Msg,
)
from widgets.sons_of_anarchy.workshop.trial import SALLY, Trial, Tried
from widgets.sons_of_anarchy.workshop.trial_tables import card_of, side_of, use_of
from widgets.widget import Ui


def trials(model: Model, entry: Entry) -> tuple[Trial, ...]:
    """What the open entry does at the small table."""
    match entry:
        case Place():
            return (use_of(entry, model.goods, boost=model.boost),)
        case OctaneSide():
            return side_of(entry)
    return card_of(entry, model.goods, boost=model.boost)


def trying(model: Model, entry: Entry, ui: Ui[Msg]) -> Renderable:
    """Who tries it, the table, and what happens, each with its rules."""
    place = entry if isinstance(entry, Place) else None
    place = entry.site if isinstance(entry, Opportunity) else place
    return div(".gn-decision")[
        h3["So spielt es sich"],
        None if place is None else _brings(model, place, ui),
        [_shown(one, entry, ui) for one in trials(model, entry)],
    ]


def _brings(model: Model, place: Place, ui: Ui[Msg]) -> Node:
    boost = toggle(ui, "Sally zahlt den Boost", model.boost, Boost) if place.boost else None
    goods = [
        stepper(ui, label, getattr(model.goods, what), 0, MOST_BROUGHT[what], partial(Bring, what))
        for what, label in LABELS.items()
    ]
    return [
        details(".gn-fold")[summary["Was Sally mitbringt"], div(".gn-controls")[goods]],
        boost,
    ]


def _shown(one: Trial, entry: Entry, ui: Ui[Msg]) -> Node:
    side = isinstance(entry, OctaneSide)
    step: Step[Any, Any, Any] = Step(one.begun, None, (), one.ended)
    choosing = one.begun.step == "setup"
    return [
        None if side else div(".gn-scene")[town.town(step, one.ended)],
        [_told(tried, ui, only_ready=choosing) for tried in one.tried],
    ]


def _told(tried: Tried, ui: Ui[Msg], *, only_ready: bool) -> Node:
    if tried.breaches:
        return refusal(tried.breaches, ui.root, f"{tried.headline} – das geht nicht:")
    lines = tried.lines
    if only_ready:
        lines = tuple(line for line in lines if _ready(line[1]))
        if not lines:
            return None
    head = "Die Partie beginnt" if only_ready else tried.headline
    return [
        p(".gn-step-title")[strong[head]],
        div(".gn-latest")[[sentence(text, event.rules, ui.root) for text, event in lines]],
    ]


def _ready(event: object) -> bool:
    return isinstance(event, ClubReady | MarkersTaken) and event.seat == SALLY
