"""The Spielleitung: a whole game led on a phone, from the call of the night to the last card."""

from htpy import Element, Node, button, div, p, span

from engine.sport_mafia.options import rules_name
from engine.sport_mafia.order import at_night
from engine.sport_mafia.protocol_file import write
from engine.sport_mafia.protocol_text import told
from engine.sport_mafia.state import State
from widgets.parts import refused_aloud
from widgets.sport_mafia.lead.dock import VEILED, dock, undo
from widgets.sport_mafia.lead.messages import Msg
from widgets.sport_mafia.lead.model import Model, refused, update, with_options
from widgets.sport_mafia.lead.records import records
from widgets.sport_mafia.lead.ring import ring
from widgets.sport_mafia.lead.setup import FILE, TEXT, keep, names, signals
from widgets.sport_mafia.lead.words import card_to_show, news, said, where, words
from widgets.widget import Ui, Widget


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The words on top, the table with the clock, the thumb's part; below it the rest."""
    state = model.state
    night = at_night(state)
    # made now, not while rendering: controls are numbered in the order in which they are made
    head = _head(model, state, ui)
    table = ring(model, ui)
    hand = dock(model, ui)
    rest = (records(model, ui), names(model, ui), signals(), keep(ui))
    return div(".gn-leading", data_night="true" if night else "false")[
        div(".gn-lead-stage")[
            head,
            words(model, ui),
            div(".gn-lead-table")[table],
            div(".gn-lead-news")[news(model, ui)],
            hand,
            card_to_show(model),
        ],
        div(".gn-below")[rest],
    ]


def _head(model: Model, state: State, ui: Ui[Msg]) -> Element:
    return div(".gn-lead-head")[
        p(".gn-lead-where")[where(state), span[f" · {rules_name(model.options)}"]],
        undo(model, ui) if model.log else None,
        button(".gn-action.gn-lead-tool", type="button", data_do="cover", aria_pressed="false")[
            span(".gn-lead-covered")["Aufdecken"], span(".gn-secret")["Verdecken"]
        ],
    ]


def announce(model: Model) -> str:
    """Why the last step was refused, or what is to be said next."""
    if found := refused(model):
        if at_night(model.state):
            return VEILED
        return refused_aloud(found)
    return said(model)


SPIELLEITUNG: Widget[Model, Msg] = Widget(
    key="mafia/spielleitung",
    title="Spielleitung: eine ganze Partie leiten",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=announce,
    keeps="device",
    file=FILE,
    document=lambda model: write(model.protocol, model.state),
    papers={TEXT: lambda model: told(model.protocol)},
    scripts=("lead",),
    options=lambda model: model.options,
    with_options=with_options,
)
