"""Setting up the table: clubs, what they have, who stands where, which places lie there."""

from functools import partial

from htpy import Node, Renderable, details, div, fieldset, legend, p, summary

from engine.sons_of_anarchy.club import Side
from engine.sons_of_anarchy.course_query import open_cards
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.phrases_course import TWISTS
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import spot
from widgets.controls import action, chips, selector, stepper, toggle
from widgets.sons_of_anarchy.ordering.model import (
    AddPlace,
    Around,
    Model,
    Msg,
    RemovePlace,
    SetFigures,
    SetHassle,
    SetOrders,
    SetSide,
    SetTurn,
    SetUpAgain,
    SetUsed,
    ShowSpot,
)
from widgets.sons_of_anarchy.ordering.places import MOST_PLACES, hassles, spare_places
from widgets.sons_of_anarchy.try_messages import Amount, Edit, SetAmount, SetSeats
from widgets.sons_of_anarchy.try_parts import LABELS, figures_of, most, whom
from widgets.widget import Ui

MOST_ORDERS = 8
SIDES: tuple[tuple[Side, str], ...] = (
    ("unleaded", "Unleaded"),
    ("octane", "High Octane (Übungssatz)"),
)


def placing(model: Model, ui: Ui[Msg]) -> Renderable:
    """The folded set-up; after something was done, the way back to it."""
    if model.tried.actions:
        return details(".gn-fold.gn-setup")[
            summary["Aufstellung ändern"],
            div(".gn-actions")[action(ui, "Von hier neu aufstellen", SetUpAgain())],
        ]
    table = model.tried.table
    have = len(table.clubs)
    return details(".gn-fold.gn-setup")[
        summary["Aufstellung ändern"],
        chips(
            ui,
            "Wie viele Clubs?",
            [(n, str(n)) for n in sorted({3, 4, have})],
            have,
            lambda n: Around(SetSeats(n)),
        ),
        chips(ui, "Wer ist am Zug?", whom(table), table.turn, SetTurn),
        chips(ui, "Club bearbeiten", whom(table), model.tried.editing, lambda s: Around(Edit(s))),
        _club(model, table, ui),
        _spots(model, table, ui),
        _places(table, ui),
    ]


def _club(model: Model, table: Table, ui: Ui[Msg]) -> Renderable:
    seat = model.tried.editing
    club = table.clubs[seat]
    amounts = [
        stepper(
            ui,
            label,
            getattr(club, what),
            0,
            most(table, seat, what),
            partial(_amount, seat, what),
        )
        for what, label in LABELS.items()
    ]
    return fieldset(".gn-club-setup")[
        legend[club.name],
        div(".gn-controls")[
            stepper(ui, "Befehlsmarker", club.orders, 0, MOST_ORDERS, SetOrders), amounts
        ],
        chips(
            ui,
            "Seite der Clubhaus-Karte",
            SIDES,
            club.side,
            SetSide,
        ),
    ]


def _amount(seat: int, what: Amount, number: int) -> Msg:
    return Around(SetAmount(seat, what, number))


def _spots(model: Model, table: Table, ui: Ui[Msg]) -> Renderable:
    seat = model.tried.editing
    offered: list[Spot] = [Site(i) for i in range(len(table.places))]
    offered += [Clubhouse(seat), EmergencyRoom()]
    where = model.spot
    there = table.crew(seat, where)
    site = table.places[where.place] if isinstance(where, Site) else None
    return fieldset(".gn-club-setup")[
        legend["Wer steht wo?"],
        selector(ui, "Ort", [(s, spot(table, s)) for s in offered], where, ShowSpot),
        div(".gn-controls")[figures_of(ui, table.clubs[seat], there, "dort", SetFigures)],
        None
        if site is None
        else div(".gn-controls")[
            toggle(ui, "in dieser Runde schon genutzt", site.used, SetUsed),
            action(ui, f"„{site.name}“ wegnehmen", RemovePlace()),
        ],
    ]


def _places(table: Table, ui: Ui[Msg]) -> Node:
    spare = [(place.name, place.name) for place in spare_places(table)]
    first = ("", "Ort dazulegen …")
    cards = open_cards(table)
    known = next((card.name for card in cards if card.name in {h.name for h in hassles()}), "")
    plagues = [(card.name, f"{card.name}: {TWISTS[card.twist]}") for card in hassles()]
    return div(".gn-controls")[
        selector(ui, "Mehr Orte", [first, *spare], "", _added)
        if len(table.places) < MOST_PLACES
        else p(".gn-muted")["Mehr Orte passen hier nicht hin."],
        selector(ui, "Offener Hassle", [("", "keiner"), *plagues], known, SetHassle),
    ]


def _added(name: str) -> Msg:
    return AddPlace(name) if name else ShowSpot(Site(0))
