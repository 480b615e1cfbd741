"""What happened, in German: one or two sentences an event, one phrase an action."""

from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    OfferGoods,
    Retreat,
    Roll,
    RollForInjured,
    RollLast,
    Shoot,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.course_game import COURSE_ACTIONS
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.phrases import tell as tell
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording_course import tell_course_action
from engine.sons_of_anarchy.words import crew_tried, guns, name, names, origin_of, spot, wares


def tell_action(table: Table, action: Action) -> str:
    """What somebody does, as a step's headline."""
    if isinstance(action, COURSE_ACTIONS):
        return tell_course_action(table, action)
    who = name(table, action.seat) if table.has(action.seat) else "Jemand"
    match action:
        case ThrowDown(place=place, against=against):
            whom = f" gegen {names(table, against)}" if against else ""
            where = spot(table, Site(place))
            return f"{who} befiehlt einen Throwdown bei {where}{whom}"
        case CallBackup(origin=origin, members=members, prospects=prospects):
            return f"{who} ruft {crew_tried(members, prospects)} {origin_of(table, origin)}"
        case EndBackup():
            if table.fight and table.fight.origins:
                return f"{who} ruft sonst niemanden"
            return f"{who} ruft keine Verstärkung"
        case Retreat():
            return f"{who} will sich zurückziehen"
        case CloseFist(guns=0):
            return f"{who} schließt eine leere Faust"
        case CloseFist(guns=number):
            return f"{who} schließt die Faust um {guns(number)}"
        case Roll(pips=pips):
            return f"{who} würfelt eine {pips}"
        case Shoot(target=target):
            whom = name(table, target) if table.has(target) else "niemand Bekannten"
            return f"{who} zielt auf {whom}"
        case ChooseInjured(members=members, prospects=prospects):
            return f"{who} schickt {crew_tried(members, prospects)} in die Notaufnahme"
        case TakeTheFall(spot=where):
            return f"{who} lässt einen Member den Kopf hinhalten ({spot(table, where)})"
        case UseAtOnce(boost=boost):
            return f"{who} nutzt den Ort sofort{', mit Boost' if boost else ''}"
        case LeaveUnused():
            return f"{who} verzichtet auf die Sofortnutzung"
        case RollForInjured(kind=kind, pips=pips):
            whom = "Member" if kind == "member" else "Prospect"
            return f"{who} würfelt für einen verletzten {whom} eine {pips}"
        case OfferGoods(contraband=0):
            return f"{who} schließt eine leere Faust"
        case OfferGoods(contraband=number):
            return f"{who} schließt die Faust um {wares(number)}"
        case RollLast(pips=pips):
            return f"{who} würfelt im letzten Kampf eine {pips}"
