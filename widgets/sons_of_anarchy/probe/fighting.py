"""The dock in a Throwdown: backup, fists, aiming, injuries, the use afterwards."""

from dataclasses import replace

from htpy import Node, div, p

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import (
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    Retreat,
    Shoot,
    UseAtOnce,
)
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.query import crew_in, fighting, shots_left
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strength import bonus
from engine.sons_of_anarchy.words import count, guns
from engine.sons_of_anarchy.words import crew as crew_words
from widgets.sons_of_anarchy.probe.model import Model, Msg
from widgets.sons_of_anarchy.probe.tries import attempt, crew_rows, crew_typed, number, origins
from widgets.widget import Ui


def fight_asks(table: Table, fight: Fight, seat: Seat) -> str:
    """The question to this club, in one line."""
    where = f"„{table.places[fight.place].name}“"
    match fight.phase:
        case "backup":
            return f"Throwdown bei {where}: Verstärkung?"
        case "fists":
            return f"Throwdown bei {where}: Waffen in die Faust!"
        case "shots":
            left = count(shots_left(fight, seat), "Treffer", "Treffer")
            return f"Wen trefft ihr? Noch {left}."
        case "injuries":
            hits = fight.hits[fight.index(seat)]
            return f"Wer muss in die Notaufnahme? {count(hits, 'Figur', 'Figuren')}."
    return f"Gewonnen! {where} gleich nutzen?"


def fighting_(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    """What this club decides now."""
    match fight.phase:
        case "backup":
            return [_strengths(table, fight), _backup(model, table, fight, seat, ui)]
        case "fists":
            return [_strengths(table, fight), _fist(model, table, fight, seat, ui)]
        case "shots":
            return div(".gn-actions")[
                (
                    attempt(model, table, ui, f"auf {table.clubs[other].name}", Shoot(seat, other))
                    for other in fighting(table, fight)
                    if other != seat
                )
            ]
        case "injuries":
            return _injured(model, table, fight, seat, ui)
    place = table.places[fight.place]
    return div(".gn-actions")[
        attempt(model, table, ui, "Sofort nutzen", UseAtOnce(seat), main=True),
        bool(place.boost) and attempt(model, table, ui, "mit Boost", UseAtOnce(seat, True)),
        attempt(model, table, ui, "Lassen", LeaveUnused(seat)),
    ]


def _strengths(table: Table, fight: Fight) -> Node:
    """What the figures add to each die; guns come on top."""
    found = [
        f"{table.clubs[s].name} {bonus(crew_in(table, fight, s), 0)}"
        for s in fighting(table, fight)
    ]
    return p(".gn-spot-line")["Figuren zählen: ", " · ".join(found)]


def _backup(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    rows, origin = origins(model, table, seat, ui, "Verstärkung von wo?", Site(fight.place))
    done = "Das waren alle" if fight.origins else "Niemand kommt"
    if origin is None:
        return div(".gn-actions")[
            attempt(model, table, ui, done, EndBackup(seat), main=True),
            attempt(model, table, ui, "Abhauen", Retreat(seat)),
        ]
    steppers, members, prospects = crew_typed(model, table, seat, origin, ui, all_=True)
    call = CallBackup(seat, origin, members, prospects)
    return [
        rows,
        div(".gn-controls")[steppers],
        div(".gn-actions")[
            attempt(model, table, ui, "Rufen: 1 Befehl", call),
            attempt(model, table, ui, done, EndBackup(seat), main=True),
            attempt(model, table, ui, "Abhauen", Retreat(seat)),
        ],
    ]


def _fist(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    drawn = max(0, model.draft.number)
    crew = crew_words(crew_in(table, fight, seat))
    return [
        p(".gn-spot-line")[f"Ihr habt {guns(table.clubs[seat].guns)} und hier {crew}."],
        div(".gn-controls")[number(model, ui, "Waffen in der Faust", drawn)],
        div(".gn-actions")[
            attempt(model, table, ui, "Faust schließen", CloseFist(seat, drawn), main=True),
            attempt(model, table, ui, "Abhauen", Retreat(seat)),
        ],
    ]


def _injured(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    hits, crew, draft = fight.hits[fight.index(seat)], crew_in(table, fight, seat), model.draft
    foot = min(hits, crew.prospects)
    prospects = foot if draft.prospects < 0 else draft.prospects
    members = hits - foot if draft.members < 0 else draft.members
    return [
        div(".gn-controls")[crew_rows(ui, replace(draft, members=members, prospects=prospects))],
        div(".gn-actions")[
            attempt(
                model,
                table,
                ui,
                "In die Notaufnahme",
                ChooseInjured(seat, members, prospects),
                main=True,
            )
        ],
    ]
