"""„Was wäre, wenn …?“ for a Throwdown: set it up, see the odds, fight it out, ask why not."""

from dataclasses import replace

from htpy import Node, div

from engine.sons_of_anarchy.options import Options
from widgets.sons_of_anarchy import told
from widgets.sons_of_anarchy.chances import chances
from widgets.sons_of_anarchy.decisions import decisions
from widgets.sons_of_anarchy.messages import Msg, update
from widgets.sons_of_anarchy.model import Model, from_state, init
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.setup import setup
from widgets.widget import Ui, Widget


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Picture, odds, what is to decide, and the protocol."""
    news = model.news
    # While setting up, the odds stand beside the figures that they hang on; in a fight, the next
    # decision must be within reach of the thumb.
    todo = (
        (chances(model), setup(model, ui))
        if model.setting_up
        else (decisions(model, ui), chances(model))
    )
    return [
        div(".gn-scene")[scene(told.at_once(news), model.now, model.place)],
        told.refused(model.now, model.refused, ui),
        told.latest(told.lines(news), ui),
        todo,
        told.protocol(told.lines(model.steps), ui),
    ]


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    return told.heard(model.now, model.refused, model.news)


def with_options(model: Model, options: Options) -> Model:
    """The same table under other readings; ValueError where a move is not allowed then."""
    return replace(model, table=replace(model.table, options=options), refused=None)


WIDGET: Widget[Model, Msg] = Widget(
    key="soa/throwdown",
    title="Was wäre, wenn …? Ein Throwdown zum Ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.table.options,
    with_options=with_options,
)
