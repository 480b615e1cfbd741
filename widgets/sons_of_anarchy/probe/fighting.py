"""The dock in a Throwdown: backup, fists, aiming, injuries, the use afterwards."""

from dataclasses import replace

from htpy import Node, div, p, span, strong

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
from engine.sons_of_anarchy.course_query import free_backup
from engine.sons_of_anarchy.fight import PHASES, Fight
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.query import crew_in, fighting, shots_left
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strength import bonus
from engine.sons_of_anarchy.words import count, guns
from engine.sons_of_anarchy.words import crew as crew_words
from widgets.pictures import figures
from widgets.sons_of_anarchy.probe.messages import Msg
from widgets.sons_of_anarchy.probe.model import Draft, Model
from widgets.sons_of_anarchy.probe.tries import (
    attempt,
    composing,
    crew_rows,
    crew_typed,
    number,
    opens,
    origins,
)
from widgets.widget import Ui

BACKUP = Draft("backup")
"""A call for backup with nobody in it yet."""


def fight_asks(table: Table, fight: Fight, seat: Seat) -> str:
    """The question to this club, in one line."""
    where = f"„{table.places[fight.place].name}“"
    match fight.phase:
        case "backup":
            return f"Verstärkung bei {where}?"
        case "fists":
            return f"Waffen in die Faust bei {where}!"
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
            return _backup(model, table, fight, seat, ui)
        case "fists":
            return _fist(model, table, fight, seat, ui)
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


def strengths(table: Table, fight: Fight) -> Node:
    """What each club adds to its die: figures, and guns once the fists are open."""
    return div(".gn-fight-row", role="group", aria_label="Das kommt zum Würfel dazu")[
        (_fighter(table, fight, seat) for seat in fighting(table, fight))
    ]


def _fighter(table: Table, fight: Fight, seat: Seat) -> Node:
    club, crew = table.clubs[seat], crew_in(table, fight, seat)
    opened = PHASES.index(fight.phase) >= PHASES.index("opened")
    drawn = fight.guns(seat) if opened else 0
    closed = not opened and fight.fists[fight.index(seat)] is not None
    return span(".gn-fighter")[
        figures.badge(club.badge),
        club.name,
        strong[f"+{bonus(crew, drawn)}"],
        (figures.gun("eine Waffe") for _ in range(drawn)),
        closed and fight.phase == "fists" and figures.fist(False, "Faust zu"),
    ]


def calls(model: Model, table: Table) -> bool:
    """Whether somebody is choosing whom to call."""
    fight = table.fight
    return model.draft.what == BACKUP.what and fight is not None and fight.phase == "backup"


def _backup(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    rows, origin = origins(model, table, seat, ui, "Verstärkung von wo?", Site(fight.place))
    if origin is None or not calls(model, table):
        done = "Das waren alle" if fight.origins else "Niemand kommt"
        return div(".gn-actions")[
            origin is not None and opens(model, ui, "Rufen …", BACKUP),
            attempt(model, table, ui, done, EndBackup(seat), main=True),
            attempt(model, table, ui, "Abhauen", Retreat(seat)),
        ]
    steppers, members, prospects = crew_typed(model, table, seat, origin, ui, all_=True)
    price = "umsonst" if free_backup(table, seat) else "1 Befehl"
    call = CallBackup(seat, origin, members, prospects)
    calling = attempt(model, table, ui, f"Rufen: {price}", call, main=True)
    return [rows, composing(steppers, calling)]


def _fist(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    drawn = max(0, model.draft.number)
    crew = crew_words(crew_in(table, fight, seat))
    return [
        p(".gn-spot-line")[f"Ihr habt {guns(table.clubs[seat].guns)} und hier {crew}."],
        composing(
            number(model, ui, "in der Faust", drawn),
            attempt(model, table, ui, "Faust schließen", CloseFist(seat, drawn), main=True),
            attempt(model, table, ui, "Abhauen", Retreat(seat)),
        ),
    ]


def _injured(model: Model, table: Table, fight: Fight, seat: Seat, ui: Ui[Msg]) -> Node:
    hits, crew, draft = fight.hits[fight.index(seat)], crew_in(table, fight, seat), model.draft
    foot = min(hits, crew.prospects)
    prospects = foot if draft.prospects < 0 else draft.prospects
    members = hits - foot if draft.members < 0 else draft.members
    return composing(
        crew_rows(ui, replace(draft, members=members, prospects=prospects)),
        attempt(
            model,
            table,
            ui,
            "In die Notaufnahme",
            ChooseInjured(seat, members, prospects),
            main=True,
        ),
    )
