"""The Probepartie widget: a whole game against nine opponents on one screen."""

from htpy import Node, div

from engine.sport_mafia.order import at_night
from engine.sport_mafia.words import number
from widgets.parts import refused_aloud
from widgets.sport_mafia.opponents.people import People
from widgets.sport_mafia.probe.course import Table
from widgets.sport_mafia.probe.desk import dock, headline
from widgets.sport_mafia.probe.lookback import lookback
from widgets.sport_mafia.probe.model import Model, Msg, begun, update, with_options
from widgets.sport_mafia.probe.protocol import latest, protocol, said
from widgets.sport_mafia.probe.seats import table
from widgets.sport_mafia.probe.setup import setup
from widgets.widget import Ui, Widget

FIRST, SEAT = 2001, 7
"""The number of the game that everybody meets first, and the seat in it."""


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The table, what just happened, what is asked; below it what is seldom needed."""
    felt = ".gn-felt.gn-masked" if at_night(model.state) else ".gn-felt"
    return div(".gn-probe.gn-mafia-play")[
        div(felt)[table(model, ui), latest(model, ui)],
        dock(model, ui),
        div(".gn-below")[
            lookback(model, ui) if model.over else None, protocol(model, ui), setup(model, ui)
        ],
    ]


def announce(model: Model) -> str:
    """What the last step led to, for the live region."""
    if model.refused:
        return refused_aloud(model.against(model.refused))
    if model.picked:
        return f"{number(model.picked)} ausgewählt."
    return f"{said(model)} {headline(model)}".strip()


PROBEPARTIE: Widget[Model, Msg] = Widget(
    key="mafia/probepartie",
    title="Probepartie",
    model=Model,
    message=Msg,
    init=lambda: begun(Table(People(FIRST, SEAT))),
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.table.options,
    with_options=with_options,
)
