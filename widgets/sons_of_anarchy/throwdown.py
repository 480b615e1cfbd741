"""„Was wäre, wenn …?“ for a Throwdown: set it up, see the odds, fight it out, ask why not."""

from collections.abc import Iterator
from dataclasses import replace

from htpy import Node, Renderable, details, div, li, ol, summary

from engine.core.play import Breach, Event
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.wording import tell, tell_action
from widgets.parts import refusal, sentence
from widgets.sons_of_anarchy.chances import chances
from widgets.sons_of_anarchy.decisions import decisions
from widgets.sons_of_anarchy.messages import Msg, update
from widgets.sons_of_anarchy.model import Model, SoaStep, from_state, init
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.setup import setup
from widgets.widget import Ui, Widget

__all__ = ["WIDGET", "from_state"]


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Picture, odds, what is to decide, and the protocol."""
    news = model.news
    seen = replace(news[-1], before=news[0].before) if news else None
    # While setting up, the odds stand beside the figures that they hang on; in a fight, the next
    # decision must be within reach of the thumb.
    todo = (
        (chances(model), setup(model, ui))
        if model.setting_up
        else (decisions(model, ui), chances(model))
    )
    return [
        div(".gn-scene")[scene(seen, model.now, model.place)],
        _refused(model, ui),
        _latest(news, ui),
        todo,
        _protocol(model, ui),
    ]


def reasons(model: Model) -> tuple[Breach, ...]:
    """Why what was tried last is not allowed; empty when nothing was refused."""
    return SOA.breaches(model.now, model.refused) if model.refused is not None else ()


def _refused(model: Model, ui: Ui[Msg]) -> Node:
    found = reasons(model)
    if not found or model.refused is None:
        return None
    lead = f"{tell_action(model.now, model.refused)} – das geht nicht:"
    return refusal(found, ui.root, lead)


def _public(step: SoaStep) -> Iterator[tuple[str, Event]]:
    """What everybody may know: a closed fist keeps its number here too."""
    state = step.before
    for event in step.events:
        if event.seen_by is None:
            yield tell(state, event), event
        state = SOA.evolve(state, event)


def _latest(news: tuple[SoaStep, ...], ui: Ui[Msg]) -> Node:
    lines = [line for step in news for line in _public(step)]
    if not lines:
        return None
    return div(".gn-latest")[(sentence(text, event.rules, ui.root) for text, event in lines)]


def _protocol(model: Model, ui: Ui[Msg]) -> Node:
    lines = [line for step in model.steps for line in _public(step)]
    if not lines:
        return None
    return details(".gn-fold.gn-log")[
        summary[f"Protokoll: alles der Reihe nach ({len(lines)})"],
        ol(".gn-protocol")[(_line(text, event, ui) for text, event in lines)],
    ]


def _line(text: str, event: Event, ui: Ui[Msg]) -> Renderable:
    return li[sentence(text, event.rules, ui.root)]


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    if found := reasons(model):
        return "Das geht nicht: " + " ".join(b.why for b in found)
    return " ".join(text for step in model.news for text, _ in _public(step))


WIDGET: Widget[Model, Msg] = Widget(
    key="soa/throwdown",
    title="Was wäre, wenn …? Ein Throwdown zum Ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    update=update,
    view=view,
    announce=announce,
)
