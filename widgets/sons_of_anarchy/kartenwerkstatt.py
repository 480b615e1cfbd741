"""The card workshop: own sites, cards and High Octane sides, tried by the engine at once."""

from htpy import Node, div, h3

from engine.sons_of_anarchy.card_text import write
from engine.sons_of_anarchy.cards import OctaneSide
from engine.sons_of_anarchy.club import Place
from widgets.controls import action
from widgets.sons_of_anarchy.workshop.card_form import card
from widgets.sons_of_anarchy.workshop.change import update
from widgets.sons_of_anarchy.workshop.keeping import KEY, keeping
from widgets.sons_of_anarchy.workshop.listing import listing, missing
from widgets.sons_of_anarchy.workshop.model import Entry, Model, Msg, Open, Put, Remove
from widgets.sons_of_anarchy.workshop.side_form import side
from widgets.sons_of_anarchy.workshop.site_form import site
from widgets.sons_of_anarchy.workshop.trying import trying
from widgets.widget import Ui, Widget


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The list, the form of the open entry and how it plays, and how to keep the set."""
    entry = model.entry
    return [
        listing(model, ui),
        None if entry is None else _editing(model, entry, ui),
        None if entry is None else trying(model, entry, ui),
        keeping(model, ui),
    ]


def _editing(model: Model, entry: Entry, ui: Ui[Msg]) -> Node:
    return div(".gn-decision")[
        h3[model.place],
        _form(model, entry, ui),
        div(".gn-actions")[
            action(ui, "Fertig", Open(None), primary=True),
            action(ui, "Eintrag löschen", Remove()),
        ],
    ]


def _form(model: Model, entry: Entry, ui: Ui[Msg]) -> Node:
    match entry:
        case Place():
            return site(model, entry, ui, Put)
        case OctaneSide():
            return side(model, entry, ui)
    return card(model, entry, ui)


def announce(model: Model) -> str:
    """Which entry is open, or what the set has."""
    return missing(model.own) if model.entry is None else f"{model.place} ist aufgeschlagen."


KARTENWERKSTATT: Widget[Model, Msg] = Widget(
    key=KEY,
    title="Kartenwerkstatt für Sons of Anarchy",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=announce,
    keeps="device",
    file="soa-karten.json",
    document=lambda model: write(model.own),
)
