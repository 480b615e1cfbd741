"""Keeping the own set: its name, a file, a text, and what was kept on this device before."""

from htpy import Node, button, details, div, label, p, summary, textarea

from engine.sons_of_anarchy.card_file import read_own
from engine.sons_of_anarchy.card_text import write
from engine.sons_of_anarchy.own_cards import OwnCards
from widgets.controls import action, reader, saver, toggle
from widgets.sons_of_anarchy.workshop.fields import text
from widgets.sons_of_anarchy.workshop.model import Load, Model, Msg, NameSet, ShowText
from widgets.widget import Ui

KEY = "soa/kartenwerkstatt"


def load(given: str) -> Msg:
    """The message that a file or a text makes. Raises Malformed: which entry, which field."""
    return Load(read_own(given))


def keeping(model: Model, ui: Ui[Msg]) -> Node:
    """Everything that has to do with the whole set."""
    name = text(ui, "Name des Satzes", Model(model.own), model.own.name, NameSet)
    file = reader(ui, load)
    kept = button(".gn-action", ui.kept(KEY, load), type="button")["Zuletzt Gesichertes holen"]
    empty = action(ui, "Alles leeren", Load(OwnCards()))
    shown = toggle(ui, "Als Text zeigen und ändern", model.text, ShowText)
    return details(".gn-fold")[
        summary["Sichern, einlesen, neu beginnen"],
        p(".gn-muted")[
            "Euer Satz bleibt auf diesem Gerät, auch wenn ihr die Seite schließt. Als Datei nehmt "
            "ihr ihn mit. Eine Datei, die nicht stimmt, ändert nichts."
        ],
        div(".gn-controls")[name],
        div(".gn-actions")[
            saver(),
            file,
            kept,
            empty,
        ],
        shown,
        _text(model, ui) if model.text else None,
    ]


def _text(model: Model, ui: Ui[Msg]) -> Node:
    field = ui.id("text")
    return div(".gn-field.gn-own-text")[
        label(".gn-number-label", for_=field)["Der ganze Satz als Text (JSON)"],
        textarea(ui.change(load), id=field, rows="14", spellcheck="false")[write(model.own)],
    ]
