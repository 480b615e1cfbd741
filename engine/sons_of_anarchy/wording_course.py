"""What somebody does in a whole game, as a step's headline."""

from engine.sons_of_anarchy.actions_course import (
    Answer,
    ClubOrder,
    CourseAction,
    Deal,
    Exploit,
    HandOver,
    PatchIn,
    PickClub,
    Promise,
    Propose,
    Recruit,
    Ride,
    RollForClub,
    SitTight,
    TurnCard,
    TurnSite,
)
from engine.sons_of_anarchy.course_query import sheet
from engine.sons_of_anarchy.deals import waiting
from engine.sons_of_anarchy.effects import Drop, Sell, Skim, Spend
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import (
    BADGE_NAMES,
    crew_tried,
    goods,
    guns,
    name,
    origin_of,
    parcel,
    spot,
)


def tell_course_action(table: Table, action: CourseAction) -> str:
    """One short German phrase."""
    match action:
        case TurnSite(site=number):
            sites = table.printed.random
            known = 0 <= number < len(sites)
            return f"Aufgedeckt wird „{sites[number].name}“" if known else "Aufgedeckt wird ein Ort"
        case TurnCard(card=number):
            cards = table.printed.cards
            known = 0 <= number < len(cards)
            which = f"„{cards[number].name}“" if known else "eine Karte"
            return f"Aus dem Stapel kommt {which}"
        case RollForClub() | PickClub():
            return _setup(table, action)
        case HandOver() | Propose() | Answer() | Promise():
            return _trade(table, action)
    return _order(table, action)


def _who(table: Table, seat: int) -> str:
    return name(table, seat) if table.has(seat) else "Jemand"


def _setup(table: Table, action: RollForClub | PickClub) -> str:
    who = _who(table, action.seat)
    if isinstance(action, RollForClub):
        return f"{who} würfelt um die Clubs: eine {action.pips}"
    side = ", High Octane" if action.side == "octane" else ""
    return f"{who} nimmt {BADGE_NAMES[action.badge]}{side}"


def _order(
    table: Table, action: Ride | Exploit | Recruit | PatchIn | SitTight | ClubOrder | Deal
) -> str:
    who = _who(table, action.seat)
    match action:
        case Ride(origin=origin, target=target, members=members, prospects=prospects):
            some = crew_tried(members, prospects)
            return f"Ride: {some} von {who} {origin_of(table, origin)} {_target(table, target)}"
        case Exploit(place=place, boost=boost):
            more = ", mit Boost" if boost else ""
            return f"Exploit: {who} nutzt {spot(table, Site(place))}{more}"
        case Recruit():
            return f"Recruit: {who} holt einen Prospect"
        case PatchIn(spot=where):
            return f"Patch In: {who} befördert einen Prospect ({spot(table, where)})"
        case SitTight():
            return f"Sit Tight: {who} wartet ab"
        case ClubOrder():
            title = sheet(table, action.seat).order_name if table.has(action.seat) else ""
            return f"Club-Befehl{f' „{title}“' if title else ''}: {who}"
        case Deal():
            return _deal(table, action, who)


def _deal(table: Table, action: Deal, who: str) -> str:
    if not action.amount:
        return f"{who} lässt die Transaktion aus"
    if action.victim is not None:
        return f"{who} bestiehlt {_who(table, action.victim)}"
    if action.gives == "guns":
        return f"{who} gibt {guns(action.amount)} her"
    if action.gives == "contraband":
        return f"{who} gibt {action.amount} Schmuggelware her"
    now = waiting(table)
    match now[1] if now else None:
        case Sell(good=good):
            return f"{who} verkauft {goods(action.amount, good)}"
        case Spend(good=good):
            return f"{who} kauft {goods(action.amount, good)}"
        case Skim(good=taken):
            return f"{who} nimmt {goods(action.amount, taken)}"
        case Drop(thing=thing):
            return f"{who} wird {goods(action.amount, thing)} los"
    return f"{who} wickelt {action.amount} ab"


def _trade(table: Table, action: HandOver | Propose | Answer | Promise) -> str:
    who = _who(table, action.seat)
    match action:
        case HandOver(to=to, parcel=what):
            return f"{who} gibt {_who(table, to)} {parcel(what)}"
        case Propose(to=to, gives=gives, wants=wants):
            return f"{who} bietet {_who(table, to)} {parcel(gives)} für {parcel(wants)}"
        case Answer(agrees=agrees):
            return f"{who} {'schlägt ein' if agrees else 'lehnt ab'}"
        case Promise(to=to, parcel=what):
            return f"{who} verspricht {_who(table, to)} {parcel(what)}"


def _target(table: Table, where: Spot) -> str:
    match where:
        case Clubhouse(seat) if table.has(seat):
            return f"ins Clubhaus von {name(table, seat)}"
        case EmergencyRoom():
            return "in die Notaufnahme"
    return f"zu {spot(table, where)}"
