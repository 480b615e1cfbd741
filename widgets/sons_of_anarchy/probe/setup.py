"""Who plays, with which cards, and the number that makes a game repeatable."""

from dataclasses import replace

import htpy
from htpy import Node, button, details, div, p, span, strong, summary

from engine.sons_of_anarchy.card_file import read
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.scenes import NAMES
from widgets import dealer
from widgets.controls import action, chips, reader, stepper
from widgets.dealer import LARGEST_SEED
from widgets.sons_of_anarchy.probe.course import WHO_LABELS, Seating, Who
from widgets.sons_of_anarchy.probe.messages import Msg, Sit
from widgets.sons_of_anarchy.probe.model import Model
from widgets.sons_of_anarchy.probe.update import with_people
from widgets.widget import BadInput, Ui

WORKSHOP = "soa/kartenwerkstatt"
"""The widget that keeps own cards on this device."""


def setup(model: Model, ui: Ui[Msg]) -> Node:
    """Another game: folded, since it is needed once."""
    seating = model.seating
    return details(".gn-fold", id=ui.id("setup"))[
        summary[
            strong["Neue Partie"],
            " ",
            span(".gn-fold-now")[f"{len(seating.seated)} Clubs, Nr. {seating.seed}"],
        ],
        div(".gn-actions")[
            action(ui, "Neu mischen", lambda _: Sit(replace(seating, seed=dealer.any_seed()))),
            action(ui, "Dieselbe Partie von vorn", Sit(seating)),
        ],
        div(".gn-controls")[
            stepper(
                ui,
                "Clubs",
                len(seating.seated),
                3,
                4,
                lambda count: Sit(with_people(seating, count)),
            ),
            htpy.label(".gn-seed")[
                "Nummer der Partie",
                htpy.input(
                    ui.change(lambda text: Sit(replace(seating, seed=_seed(text)))),
                    id=ui.id("seed"),
                    type="text",
                    inputmode="numeric",
                    value=str(seating.seed),
                ),
            ],
        ],
        [_who(seating, seat, who, ui) for seat, who in enumerate(seating.seated)],
        p(".gn-muted")[
            "Jede Änderung hier beginnt eine neue Partie; Zurücknehmen holt die alte wieder. "
            "Dieselbe Nummer bringt dieselben Orte und Karten in derselben Reihenfolge. "
            "Hausregeln und High Octane wählt ihr unter „Eure Hausregeln“ auf dieser Seite."
        ],
        _cards(seating, ui),
    ]


def _who(seating: Seating, seat: int, who: Who, ui: Ui[Msg]) -> Node:
    def changed(value: Who) -> Msg:
        seated = (*seating.seated[:seat], value, *seating.seated[seat + 1 :])
        return Sit(replace(seating, seated=seated))

    return chips(ui, f"{NAMES[seat]} …", tuple(WHO_LABELS.items()), who, changed)


def _cards(seating: Seating, ui: Ui[Msg]) -> Node:
    """The practice set, or the owners' cards from a file or as text."""
    now = seating.own or PRACTICE

    def laid(text: str) -> Msg:
        try:
            return Sit(replace(seating, own=read(text.strip())))
        except ValueError as reason:
            # also a good set may be too small for the rounds that the house plays
            raise BadInput(str(reason)) from None

    return htpy.section(".gn-own-cards")[
        p[
            strong["Gespielt wird mit: "],
            now.name,
            ". ",
            seating.own is None and "Der ist von uns, nicht aus der Schachtel.",
        ],
        div(".gn-actions")[
            seating.own is not None
            and action(ui, "Zurück zum Übungssatz", Sit(replace(seating, own=None))),
            button(".gn-action", ui.kept(WORKSHOP, laid), type="button")[
                "Karten aus der Kartenwerkstatt"
            ],
            reader(ui, laid, "Karten aus einer Datei"),
        ],
        htpy.label(".gn-paste")[
            "… oder ihren Text hier einfügen",
            htpy.textarea(ui.change(laid), id=ui.id("text"), rows="2", spellcheck="false"),
        ],
    ]


def _seed(text: str) -> int:
    plain = text.strip()
    if not plain.isdecimal() or int(plain[:9]) > LARGEST_SEED:
        raise BadInput(f"Die Nummer einer Partie ist eine ganze Zahl von 0 bis {LARGEST_SEED}.")
    return int(plain)
