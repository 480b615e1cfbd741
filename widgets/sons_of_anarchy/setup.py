"""„Aufstellung“: who stands where, with what, and which readings hold."""

from dataclasses import replace
from functools import partial

from htpy import Node, Renderable, details, div, fieldset, h3, legend, p, summary

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Kind, ThrowDown
from engine.sons_of_anarchy.options import HeatTiming, Options, Participants
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.query import present
from engine.sons_of_anarchy.state import GUNS, Table
from widgets import controls
from widgets.pictures import figures
from widgets.sons_of_anarchy.messages import (
    Amount,
    Msg,
    SetAmount,
    SetFigures,
    SetOptions,
    SetPlace,
    SetSeats,
    SetTable,
    Try,
)
from widgets.sons_of_anarchy.model import Model
from widgets.widget import Ui

type ClubChips = tuple[tuple[Seat, Node], ...]


def setup(model: Model, ui: Ui[Msg]) -> Renderable:
    """All controls of the set-up, and the orders that begin the fight."""
    table = model.now
    clubs: ClubChips = tuple(
        (s, (figures.badge(c.badge), c.name)) for s, c in enumerate(table.clubs)
    )
    return div(".gn-setup")[
        controls.chips(
            ui,
            "Wie viele Clubs?",
            [(n, str(n)) for n in (2, 3, 4)],
            len(table.clubs),
            SetSeats,
        ),
        _place(model, ui),
        controls.chips(
            ui, "Wer hat den Aufnäher?", clubs, table.patch, lambda s: SetTable("patch", s)
        ),
        controls.chips(ui, "Wer ist am Zug?", clubs, table.turn, lambda s: SetTable("turn", s)),
        h3["Was hat wer wo?"],
        controls.chips(
            ui, "Club bearbeiten", clubs, model.editing, lambda s: SetTable("editing", s)
        ),
        _club(model, ui, model.editing),
        _agreed(table, ui),
        h3["Throwdown!"],
        div(".gn-actions")[
            (
                _start(model, ui, seat, primary=seat == table.turn)
                for seat in table.seats
                if not table.clubs[seat].out
            )
        ],
        p(".gn-muted")["Auch was verboten ist, lässt sich versuchen: Dann steht da, warum nicht."],
    ]


def _start(model: Model, ui: Ui[Msg], seat: Seat, *, primary: bool) -> Renderable:
    table = model.now
    name = table.clubs[seat].name
    if table.options.participants == "all":
        action = ThrowDown(seat, model.place)
        return controls.action(ui, f"{name} befiehlt ihn", Try((action,)), primary)
    others = [s for s in present(table, model.place) if s != seat]
    choices: list[tuple[Seat, ...]] = [(s,) for s in others]
    if len(others) != 1:
        choices.append(tuple(others))
    return div(".gn-actions")[
        (
            controls.action(
                ui,
                f"{name} gegen {' und '.join(table.clubs[s].name for s in named) or 'niemanden'}",
                Try((ThrowDown(seat, model.place, named),)),
                primary,
            )
            for named in choices
        )
    ]


def _place(model: Model, ui: Ui[Msg]) -> Node:
    table = model.now
    place = table.places[model.place]
    return [
        len(table.places) > 1
        and controls.chips(
            ui,
            "Um welchen Ort geht es?",
            [(i, p.name) for i, p in enumerate(table.places)],
            model.place,
            lambda i: SetTable("place", i),
        ),
        div(".gn-controls")[
            controls.toggle(
                ui, "Waffenverbot am Ort", place.gun_ban, lambda on: SetPlace(on, place.used)
            ),
            controls.toggle(
                ui,
                "Ort diese Runde schon genutzt",
                place.used,
                lambda on: SetPlace(place.gun_ban, on),
            ),
        ],
    ]


def _club(model: Model, ui: Ui[Msg], seat: Seat) -> Renderable:
    table = model.now
    club = table.clubs[seat]
    free = GUNS - sum(c.guns for c in table.clubs) + club.guns
    elsewhere = [(Site(i), place.name) for i, place in enumerate(table.places) if i != model.place]
    away: list[tuple[Spot, str]] = [
        (Clubhouse(seat), "Clubhaus"),
        *elsewhere,
        (EmergencyRoom(), "Notaufnahme"),
    ]
    if club.out:
        return p[f"{club.name} ist ausgeschieden."]
    return fieldset(".gn-club-setup")[
        legend[f"{club.name} bei „{table.places[model.place].name}“"],
        div(".gn-controls")[
            _crew(table, ui, seat, Site(model.place)),
            _amount(ui, "Waffen hinterm Schirm", seat, "guns", club.guns, free),
            _amount(ui, "davon ziehen", seat, "plan", model.plan[seat], None),
            _amount(ui, "Hitze", seat, "heat", club.heat, 4),
            _amount(ui, "Befehlsmarker", seat, "orders", club.orders, 9),
        ],
        details(".gn-fold")[
            summary["Figuren anderswo, für die Verstärkung"],
            (
                div[p(".gn-spot")[name], div(".gn-controls")[_crew(table, ui, seat, spot)]]
                for spot, name in away
            ),
        ],
    ]


def _crew(table: Table, ui: Ui[Msg], seat: Seat, spot: Spot) -> Node:
    crew, supply = table.crew(seat, spot), table.clubs[seat].supply
    rows: tuple[tuple[str, Kind, int, int], ...] = (
        ("Members", "member", crew.members, supply.members),
        ("Prospects", "prospect", crew.prospects, supply.prospects),
    )
    return [
        controls.stepper(
            ui,
            label,
            number,
            0,
            number + left,
            partial(SetFigures, seat, spot, kind),
        )
        for label, kind, number, left in rows
    ]


def _amount(
    ui: Ui[Msg], label: str, seat: Seat, what: Amount, value: int, maximum: int | None
) -> Renderable:
    return controls.stepper(
        ui,
        label,
        value,
        0,
        maximum,
        partial(SetAmount, seat, what),
    )


def _agreed(table: Table, ui: Ui[Msg]) -> Renderable:
    now = table.options
    timing: tuple[tuple[HeatTiming, str], ...] = (
        ("afterInjuries", "nach den Verletzungen"),
        ("onReveal", "beim Öffnen der Fäuste"),
    )
    who: tuple[tuple[Participants, str], ...] = (
        ("all", "alle, die dort stehen"),
        ("chosen", "wen der Angreifer nennt"),
    )
    return details(".gn-fold")[
        summary["Auslegungen umstellen"],
        controls.chips(
            ui,
            "Wann kommt die Hitze für Waffen?",
            timing,
            now.heat_timing,
            lambda v: _options(replace(now, heat_timing=v)),
        ),
        controls.chips(
            ui,
            "Wer kämpft mit?",
            who,
            now.participants,
            lambda v: _options(replace(now, participants=v)),
        ),
    ]


def _options(options: Options) -> SetOptions:
    return SetOptions(options.heat_timing, options.participants)
