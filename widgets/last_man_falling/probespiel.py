"""The Probespiel widget: a whole game against one to seven opponents on one screen."""

from htpy import Node, div

from engine.last_man_falling.game import GAME
from engine.last_man_falling.phases import Over
from engine.last_man_falling.wording import tell_action
from widgets.last_man_falling.probe.course import Table, asleep, coming
from widgets.last_man_falling.probe.hand import dock
from widgets.last_man_falling.probe.model import (
    Model,
    Msg,
    begun,
    reasons,
    state_of,
    update,
    with_options,
)
from widgets.last_man_falling.probe.moves import read
from widgets.last_man_falling.probe.protocol import latest, protocol, said
from widgets.last_man_falling.probe.scores import scores
from widgets.last_man_falling.probe.seats import table
from widgets.last_man_falling.probe.setup import setup
from widgets.widget import Ui, Widget

FIRST = 1926
"""The number of the game that everybody meets first."""


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The others, the middle, what just happened, the own hand; below it what is seldom needed."""
    waiting = coming(model.round, model.course) is not None
    return div(".gn-probe")[
        div(".gn-felt")[table(model, asleep(model.round, model.course)), latest(model, ui)],
        dock(model, ui, waiting),
        div(".gn-below")[
            None if isinstance(state_of(model).phase, Over) else scores(model),
            protocol(model, ui),
            setup(model, ui),
        ],
    ]


def announce(model: Model) -> str:
    """What the last step led to, for the live region."""
    if model.picked is not None:
        return " ".join(b.why for b in reasons(model, model.picked)) or "Wählt noch aus."
    if model.refused:
        tried, state = read(model.refused), state_of(model)
        why = " ".join(b.why for b in GAME.breaches(state, tried))
        return f"{tell_action(state, tried)}? Das geht nicht: {why}"
    return said(model)


PROBESPIEL: Widget[Model, Msg] = Widget(
    key="lmf/probespiel",
    title="Probespiel",
    model=Model,
    message=Msg,
    init=lambda: begun(Table(FIRST)),
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.table.options,
    with_options=with_options,
)
