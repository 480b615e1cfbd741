"""Step 1 in the widget: from where, how many, or nobody."""

from dataclasses import replace

from htpy import Node, div, h3, p

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import CallBackup, EndBackup, Retreat
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.query import next_caller
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import crew as crew_words
from engine.sons_of_anarchy.words import name, origin_of
from widgets import controls
from widgets.sons_of_anarchy.messages import Msg, Try, Type
from widgets.sons_of_anarchy.model import Draft, Model
from widgets.widget import Ui


def origins(table: Table, seat: Seat) -> list[tuple[Spot, str]]:
    """Where somebody could want backup from, also where nobody may come from."""
    places: list[tuple[Spot, str]] = [(Clubhouse(seat), "Clubhaus")]
    places += [(Site(i), place.name) for i, place in enumerate(table.places)]
    return [*places, (EmergencyRoom(), "Notaufnahme")]


def backup(model: Model, table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    """The choice of the club whose turn it is."""
    seat = next_caller(fight)
    if seat is None:
        return None
    draft = model.draft
    where = draft.origin or Clubhouse(seat)
    there = table.crew(seat, where)
    members = there.members if draft.members is None else draft.members
    prospects = there.prospects if draft.prospects is None else draft.prospects
    set_ = replace(draft, members=members, prospects=prospects, origin=where)
    call = CallBackup(seat, where, members, prospects)
    done = "Keine weitere Verstärkung" if fight.origins else "Keine Verstärkung"
    return [
        h3[f"Ruft {name(table, seat)} Verstärkung?"],
        p(".gn-muted")[
            f"Jeder Herkunftsort kostet einen Befehlsmarker; da sind {table.clubs[seat].orders}."
        ],
        controls.chips(
            ui, "Woher?", origins(table, seat), where, lambda spot: Type(Draft(origin=spot))
        ),
        p(".gn-muted")[f"Dort: {crew_words(there)}."],
        div(".gn-controls")[
            controls.stepper(
                ui, "Members", members, 0, None, lambda n: Type(replace(set_, members=n))
            ),
            controls.stepper(
                ui, "Prospects", prospects, 0, None, lambda n: Type(replace(set_, prospects=n))
            ),
        ],
        div(".gn-actions")[
            controls.action(ui, done, Try((EndBackup(seat),)), primary=True),
            controls.action(ui, f"Rufen: {origin_of(table, where)}", Try((call,))),
            controls.action(ui, f"{name(table, seat)} will abhauen", Try((Retreat(seat),))),
        ],
    ]
