"""The question that is open now, and everything that answers it, where the thumb is."""

from dataclasses import replace

from htpy import Element, Node, button, div, p, span

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Action, Roll, RollForInjured, RollLast
from engine.sons_of_anarchy.actions_course import TurnCard, TurnSite
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell_action
from engine.sons_of_anarchy.words import count
from widgets import dealer
from widgets.controls import action
from widgets.parts import refusal
from widgets.pictures.icons import icon
from widgets.sons_of_anarchy.probe import replay
from widgets.sons_of_anarchy.probe.advice import advice
from widgets.sons_of_anarchy.probe.course import coming
from widgets.sons_of_anarchy.probe.deciding import dealing, falling, selling
from widgets.sons_of_anarchy.probe.fighting import (
    BACKUP,
    calls,
    fight_asks,
    fighting_,
    strengths,
)
from widgets.sons_of_anarchy.probe.messages import Advise, GoOn, Lift, Msg, Sit
from widgets.sons_of_anarchy.probe.model import (
    Model,
    covered,
    decider,
    full,
    reasons,
    table_of,
)
from widgets.sons_of_anarchy.probe.moves import read
from widgets.sons_of_anarchy.probe.ordering import ordering
from widgets.sons_of_anarchy.probe.protocol import latest
from widgets.sons_of_anarchy.probe.replay import place, replaying
from widgets.sons_of_anarchy.probe.sides import picking
from widgets.sons_of_anarchy.probe.standing import standing
from widgets.sons_of_anarchy.probe.trading import TRADE, answering, bargains, trading
from widgets.sons_of_anarchy.probe.tries import opens
from widgets.widget import Command, Ui

FULL = "Diese Partie ist so lang, dass sie in keinen Link mehr passt. Fangt eine neue an."


def dock(model: Model, ui: Ui[Msg]) -> Element:
    """The question, the refusal or advice, and the buttons."""
    table = table_of(model)
    next_ = coming(model.seating, model.course)
    return div(".gn-dock.gn-soa-dock")[
        not model.draft.what and not model.refused and not model.advised and latest(model, ui),
        div(".gn-dock-head")[
            div(".gn-asked")[p(".gn-ask")[asks(model, table, next_)], _facing(table)],
            _aside(model, table, ui),
            _back(ui),
        ],
        _answer(model, table, ui),
        _body(model, table, next_, ui),
    ]


def _facing(table: Table) -> Node:
    """Who stands against whom with what, as long as the dice of a fight are to come."""
    fight = table.fight
    return strengths(table, fight) if fight and fight.phase in ("backup", "fists", "dice") else None


def _aside(model: Model, table: Table, ui: Ui[Msg]) -> Node:
    """The way out of a bargain, or of a call for backup."""
    if decider(model) is None or covered(model) is not None:
        return None
    if bargains(model, table):
        return opens(model, ui, "Doch nicht", TRADE)
    return opens(model, ui, "Doch nicht", BACKUP) if calls(model, table) else None


def asks(model: Model, table: Table, next_: Action | None) -> str:
    """What is open now, in one line."""
    if model.rest:
        return place(model)
    if table.step == "over" and next_ is None:
        return _winner(model, table)
    seat = decider(model)
    if seat is None:
        return _waits(table, next_)
    if (other := covered(model)) is not None:
        return f"Gebt das Gerät an {table.clubs[other].name}."
    return _question(model, table, seat)


def _winner(model: Model, table: Table) -> str:
    won = table.ending.winner if table.ending else None
    if won is None:
        return "Die Partie ist zu Ende."
    if model.seating.people == (won,):
        return f"Ihr habt gewonnen, mit {table.clubs[won].money} Geld!"
    return f"{table.clubs[won].name} gewinnt mit {table.clubs[won].money} Geld."


def _waits(table: Table, next_: Action | None) -> str:
    match next_:
        case TurnSite() | TurnCard() if table.course:
            return f"Runde {table.course.round}: Neue Karten kommen."
        case Roll() | RollLast():
            return "Die Würfel fallen."
        case RollForInjured():
            return "Notaufnahme: Wer kommt wieder?"
    return "Gleich geht es weiter."


def _question(model: Model, table: Table, seat: Seat) -> str:
    course, fight = table.course, table.fight
    name = "" if len(model.seating.people) == 1 else f"{table.clubs[seat].name}: "
    if falls_due(table):
        return f"{name}Hitze {table.clubs[seat].heat}! Wer hält den Kopf hin?"
    if course and course.offer:
        return f"{name}Ein Angebot für euch."
    if course and course.setup:
        return f"{name}Welchen Club nehmt ihr?"
    if bargains(model, table):
        return f"{name}Handeln"
    if course and course.use:
        where = course.use.place
        place = "Club-Befehl" if where is None else table.places[where].name
        return f"{name}{place}: {course.use.next + 1}. Transaktion"
    if table.step == "market":
        return f"{name}Schwarzmarkt: Wie viel Ware?"
    if fight is not None and fight.phase != "over":
        return name + ("Wer kommt?" if calls(model, table) else fight_asks(table, fight, seat))
    left = count(table.clubs[seat].orders, "Befehl", "Befehle")
    return f"{name or 'Ihr seid dran: '}noch {left}"


def _answer(model: Model, table: Table, ui: Ui[Msg]) -> Node:
    seat = decider(model)
    if model.refused:
        tried = read(model.refused)
        found = reasons(model, model.refused)
        return div(".gn-tried")[
            refusal(found, ui.root, f"{tell_action(table, tried)} – warum nicht?")
        ]
    if model.advised and seat is not None and covered(model) is None:
        return advice(model, table, seat, ui)
    return None


def _body(model: Model, table: Table, next_: Action | None, ui: Ui[Msg]) -> Node:
    if model.rest:
        return replaying(model, ui)
    if full(model):
        return p[FULL]
    seat = decider(model)
    if table.step == "over" and next_ is None:
        again = action(ui, "Neue Partie", lambda _: _again(model), primary=True)
        return [standing(table), div(".gn-actions")[again, replay.again(ui)]]
    if seat is None:
        return _waiting(model, next_, ui)
    if (other := covered(model)) is not None:
        who = table.clubs[other].name
        return div(".gn-actions")[
            action(ui, f"Ich bin {who}: Schirm lüften", Lift(other), primary=True)
        ]
    return [_decision(model, table, seat, ui), _always(model, table, ui)]


def _waiting(model: Model, next_: Action | None, ui: Ui[Msg]) -> Node:
    dice = isinstance(next_, Roll | RollLast | RollForInjured)
    label = "Würfeln" if dice else "Weiter"
    if isinstance(next_, TurnSite | TurnCard):
        label = "Aufdecken"
    return div(".gn-actions")[
        action(ui, label, GoOn(True), primary=True),
        not model.seating.people and action(ui, "Nur ein Schritt", GoOn(False)),
    ]


def _decision(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    course, fight = table.course, table.fight
    if falls_due(table):
        return falling(model, table, seat, ui)
    if course and course.offer:
        return answering(model, table, course.offer, ui)
    if course and course.setup:
        return picking(model, table, seat, ui)
    if bargains(model, table):
        return trading(model, table, seat, ui)
    if course and course.use:
        return dealing(model, table, course.use, ui)
    if table.step == "market":
        return selling(model, table, seat, ui)
    if fight is not None and fight.phase != "over":
        return fighting_(model, table, fight, seat, ui)
    return ordering(model, table, seat, ui)


def _always(model: Model, table: Table, ui: Ui[Msg]) -> Node:
    course = table.course
    trades = course is not None and not course.setup and not course.offer and not falls_due(table)
    if model.draft.what:
        return None
    return div(".gn-actions.gn-dock-always")[
        action(ui, "Was wäre sinnvoll?", Advise()),
        trades and opens(model, ui, "Handeln …", TRADE),
    ]


def _again(model: Model) -> Msg:
    return Sit(replace(model.seating, seed=dealer.any_seed()))


def _back(ui: Ui[Msg]) -> Element:
    return button(".gn-action.gn-undo", ui.click(Command("back")), type="button")[
        icon("back"), span["Zurücknehmen"]
    ]
