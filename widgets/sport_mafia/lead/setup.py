"""Before the game: by which rules, who sits where; and taking the game along as a file."""

from htpy import Element, Node, details, div, p, span, strong, summary

from engine.core.play import Seat
from engine.sport_mafia.protocol_file import against_name, read
from engine.sport_mafia.seats import NUMBERS
from widgets.controls import action, reader, saver, text_field
from widgets.sport_mafia.lead.messages import Anew, Load, Msg, SetName
from widgets.sport_mafia.lead.model import Model
from widgets.widget import BadInput, Ui

gn_signals = Element("gn-signals")
gn_offline = Element("gn-offline")
FILE = "sport-mafia-protokoll.json"
TEXT = "sport-mafia-protokoll.txt"


def names(model: Model, ui: Ui[Msg]) -> Node:
    """Who sits where; a name is no duty."""
    named = sum(bool(name) for name in model.names)
    fields = [_name(model, seat, ui) for seat in NUMBERS]
    return details(".gn-fold", id=ui.id("wer"))[
        summary[
            strong["Namen"],
            " ",
            span(".gn-fold-now")[f"{named} von 10"],
        ],
        div(".gn-lead-names")[fields],
    ]


def _name(model: Model, seat: Seat, ui: Ui[Msg]) -> Node:
    def typed(text: str) -> Msg:
        name = " ".join(text.split())
        if why := against_name(name):
            raise BadInput(why)
        return SetName(seat, name)

    return text_field(ui, f"Nr. {seat}", f"name-{seat}", model.names[seat - 1], typed)


def signals() -> Node:
    """Switches of the clock, made by ``lead-signals.js``, and the offer to stay usable offline."""
    return details(".gn-fold")[
        summary[strong["Uhr und Netz"]],
        gn_signals(data_own=""),
        gn_offline(data_own=""),
    ]


def keep(ui: Ui[Msg]) -> Node:
    """The protocol as a file, as text, and a new game."""
    return details(".gn-fold", id=ui.id("sichern"))[
        summary[strong["Sichern, einlesen, neue Partie"]],
        p(".gn-muted")[
            "Die Partie bleibt auf diesem Gerät, auch wenn ihr die Seite schließt. Als Datei nehmt "
            "ihr sie mit; eingelesen wird sie Schritt für Schritt geprüft."
        ],
        div(".gn-actions")[
            saver(),
            saver("Als Text sichern", TEXT),
            reader(ui, lambda text: Load(read(text))),
            action(ui, "Neue Partie, gleiche Leute", Anew()),
        ],
    ]
