"""The Probepartie widget: a whole game on one screen, for people and opponents."""

from htpy import Node, div

from engine.sons_of_anarchy.wording import tell_action
from widgets.parts import refused_aloud
from widgets.sons_of_anarchy.opponents.automatic import legal_for
from widgets.sons_of_anarchy.probe.course import Seating, coming
from widgets.sons_of_anarchy.probe.dock import asks, dock
from widgets.sons_of_anarchy.probe.felt import cards, clock, clubs, hidden
from widgets.sons_of_anarchy.probe.messages import Msg, remembered
from widgets.sons_of_anarchy.probe.model import Model, decider, reasons, table_of
from widgets.sons_of_anarchy.probe.moves import read
from widgets.sons_of_anarchy.probe.plan import plan
from widgets.sons_of_anarchy.probe.protocol import before, protocol, said
from widgets.sons_of_anarchy.probe.setup import setup
from widgets.sons_of_anarchy.probe.update import begun, doing, update, with_options
from widgets.widget import Ui, Widget

FIRST = 1967
"""The number of the game that everybody meets first."""


def first() -> Model:
    """The game that everybody meets first, with a club chosen already."""
    model = begun(Seating(FIRST))
    while (seat := decider(model)) is not None and table_of(model).step == "setup":
        model = update(model, doing(model, legal_for(table_of(model), seat)[0]))
    return model


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Clock, clubs and map; what just happened; the question; below it what is seldom needed."""
    table = table_of(model)
    was = before(model, table)
    return div(".gn-probe.gn-partie")[
        div(".gn-map")[
            clock(table), clubs(model, ui, was), cards(table), plan(model, ui, was), hidden(table)
        ],
        dock(model, ui),
        div(".gn-below")[protocol(model, ui), setup(model, ui)],
    ]


def announce(model: Model) -> str:
    """What the last step led to, for the live region."""
    table = table_of(model)
    if model.refused:
        tried = tell_action(table, read(model.refused))
        return f"{tried}? {refused_aloud(reasons(model, model.refused))}"
    return f"{said(model)} {asks(model, table, coming(model.seating, model.course))}"


PROBEPARTIE: Widget[Model, Msg] = Widget(
    key="soa/probepartie",
    title="Probepartie",
    model=Model,
    message=Msg,
    init=first,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.seating.options,
    with_options=with_options,
    remember=remembered,
)
