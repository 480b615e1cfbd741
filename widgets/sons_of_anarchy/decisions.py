"""The open decisions of a fight, each with its buttons; also those that are not allowed."""

from dataclasses import replace

from htpy import Node, Renderable, div, h3, p

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import (
    ChooseInjured,
    CloseFist,
    LeaveUnused,
    Retreat,
    Shoot,
    TakeTheFall,
    UseAtOnce,
)
from engine.sons_of_anarchy.choices import spots
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import EmergencyRoom
from engine.sons_of_anarchy.query import (
    crew_in,
    falls_due,
    fighting,
    next_shooter,
    open_fists,
    shots_left,
    still_choosing,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import count, figures, name, spot
from widgets import controls
from widgets.sons_of_anarchy.backup import backup
from widgets.sons_of_anarchy.dice import dice, emergency
from widgets.sons_of_anarchy.messages import GoOn, Msg, Try, Type
from widgets.sons_of_anarchy.model import Model
from widgets.widget import Ui


def decisions(model: Model, ui: Ui[Msg]) -> Renderable:
    """What is to be decided now, with everything that somebody could try."""
    table = model.now
    due = falls_due(table)
    if due:
        return div(".gn-decision")[_fall(table, ui, due[0])]
    if table.step == "cleanup":
        return div(".gn-decision")[emergency(table, ui)]
    fight = table.fight
    if fight is None:
        return div(".gn-decision")[p["Hier ist gerade nichts zu entscheiden."]]
    match fight.phase:
        case "backup":
            shown = backup(model, table, fight, ui)
        case "fists":
            shown = _fist(model, table, fight, ui)
        case "dice":
            shown = dice(table, fight, ui)
        case "shots":
            shown = _shots(table, fight, ui)
        case "injuries":
            shown = _injuries(model, table, fight, ui)
        case "follow":
            shown = _follow(table, fight, ui)
        case _:
            shown = _over(table, fight, ui)
    return div(".gn-decision")[shown]


def retreat(ui: Ui[Msg], table: Table, seat: Seat) -> Renderable:
    """The temptation that is always there."""
    return controls.action(ui, f"{name(table, seat)} will abhauen", Try((Retreat(seat),)))


def _fist(model: Model, table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    open_ = open_fists(table, fight)
    if not open_:
        return None
    seat = open_[0]
    guns = model.draft.guns
    if guns is None:
        crew = crew_in(table, fight, seat).size
        guns = min(model.plan[seat], table.clubs[seat].guns, crew)
    draft = model.draft
    return [
        h3[f"{name(table, seat)} nimmt geheim Waffen in die Faust"],
        p(".gn-muted")["Die anderen schauen weg. Gezeigt wird erst, wenn alle Fäuste zu sind."],
        div(".gn-controls")[
            controls.stepper(
                ui,
                "Waffen in der Faust",
                guns,
                0,
                None,
                lambda n: Type(replace(draft, guns=n)),
            )
        ],
        div(".gn-actions")[
            controls.action(ui, "Faust schließen", Try((CloseFist(seat, guns),)), primary=True),
            retreat(ui, table, seat),
        ],
    ]


def _shots(table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    seat = next_shooter(table, fight)
    if seat is None:
        return None
    left = count(shots_left(fight, seat), "Treffer", "Treffer")
    return [
        h3[f"{name(table, seat)} verteilt: noch {left}"],
        div(".gn-actions")[
            (
                controls.action(
                    ui, f"auf {name(table, other)}", Try((Shoot(seat, other),)), other != seat
                )
                for other in fighting(table, fight)
            ),
            retreat(ui, table, seat),
        ],
    ]


def _injuries(model: Model, table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    waiting = still_choosing(fight)
    if not waiting:
        return None
    seat, draft = waiting[0], model.draft
    hits, crew = fight.hits[fight.index(seat)], crew_in(table, fight, seat)
    prospects = min(hits, crew.prospects) if draft.prospects is None else draft.prospects
    members = hits - min(hits, crew.prospects) if draft.members is None else draft.members
    set_ = replace(draft, members=members, prospects=prospects)
    return [
        h3[f"{name(table, seat)} wählt, wer in die Notaufnahme kommt: {figures(hits)}"],
        div(".gn-controls")[
            controls.stepper(
                ui, "Members", members, 0, None, lambda n: Type(replace(set_, members=n))
            ),
            controls.stepper(
                ui, "Prospects", prospects, 0, None, lambda n: Type(replace(set_, prospects=n))
            ),
        ],
        div(".gn-actions")[
            controls.action(
                ui,
                "In die Notaufnahme",
                Try((ChooseInjured(seat, members, prospects),)),
                primary=True,
            ),
            retreat(ui, table, seat),
        ],
    ]


def _fall(table: Table, ui: Ui[Msg], seat: Seat) -> Node:
    heat = table.clubs[seat].heat
    places = [
        where
        for where in spots(table, seat)
        if table.crew(seat, where).size or isinstance(where, EmergencyRoom)
    ]
    return [
        h3[f"Take the Fall: {name(table, seat)} hat Hitze {heat}. Wer hält den Kopf hin?"],
        div(".gn-actions")[
            (
                controls.action(
                    ui,
                    f"ein Member: {spot(table, where)}",
                    Try((TakeTheFall(seat, where),)),
                    table.crew(seat, where).members > 0,
                )
                for where in places
            )
        ],
    ]


def _follow(table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    seat = fight.starter
    return [
        h3[f"{name(table, seat)} hat gewonnen und darf den Ort gleich nutzen"],
        p(".gn-muted")["Das kostet noch einen Befehlsmarker."],
        div(".gn-actions")[
            controls.action(ui, "Sofort nutzen", Try((UseAtOnce(seat),)), primary=True),
            controls.action(ui, "Lassen", Try((LeaveUnused(seat),))),
        ],
    ]


def _over(table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    curious = fight.starter if fight.winner is None else fight.winner
    hurt = any(c.hurt.size for c in table.clubs)
    return [
        h3["Der Throwdown ist vorbei"],
        div(".gn-actions")[
            hurt
            and controls.action(
                ui, "Aufräumen: Notaufnahme würfeln", GoOn("cleanup"), primary=True
            ),
            controls.action(ui, "So weiterspielen: neue Aufstellung", GoOn("orders"), not hurt),
            controls.action(
                ui, f"{name(table, curious)} will den Ort sofort nutzen", Try((UseAtOnce(curious),))
            ),
        ],
    ]
