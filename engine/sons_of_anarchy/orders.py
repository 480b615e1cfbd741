"""Ride, Recruit, Patch In, Sit Tight: the orders that are done in one go."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions_course import PatchIn, Recruit, Ride, SitTight
from engine.sons_of_anarchy.checks import Reasons
from engine.sons_of_anarchy.course_query import has_gang_rule, sheet, side_rules
from engine.sons_of_anarchy.events import OrderSpent
from engine.sons_of_anarchy.events_course import PatchedIn, Recruited, Rode, SatTight
from engine.sons_of_anarchy.order_checks import forbidden_by, order_breaches
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.rules.material import FIVE_AND_FIVE
from engine.sons_of_anarchy.rules.orders import (
    AT_MOST_FIVE_MEMBERS,
    AT_MOST_FIVE_PROSPECTS,
    NO_FOREIGN_CLUBHOUSE,
    NO_RIDE_TO_THE_WARD,
    ONLY_OPEN_SITES,
    OWN_CLUBHOUSE_IS_OPEN,
    PATCH_IN_ANYWHERE,
    PATCH_IN_COSTS,
    PATCH_IN_SWAPS,
    RECRUIT_A_PROSPECT,
    RECRUIT_NEEDS_SUPPLY,
    RIDE_FROM_ONE_TO_ONE,
    RIDE_MOVES_SOMEBODY,
    RIDE_TO_AN_OPPORTUNITY,
    SIT_TIGHT,
    SIX_ORDERS,
)
from engine.sons_of_anarchy.rules.throwdown import ORDER_COSTS_A_MARKER
from engine.sons_of_anarchy.rules.variants import LOST_PROSPECTS_MAY_BE_REPLACED, NO_NEW_PROSPECTS
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import count, crew, name, spot

type OrderEvents = tuple[OrderSpent | Rode | Recruited | PatchedIn | SatTight, ...]


def paid(seat: int, *rules: Rule) -> OrderSpent:
    """One marker, for any of the six orders."""
    return OrderSpent(rules=(ORDER_COSTS_A_MARKER, *(rules or (SIX_ORDERS,))), seat=seat)


def ride_breaches(table: Table, action: Ride) -> Reasons:
    """Every reason against this ride."""
    found = list(order_breaches(table, action.seat))
    if not table.has(action.seat):
        return tuple(found)
    found += _target(table, action)
    who, where = name(table, action.seat), spot(table, action.origin)
    if isinstance(action.origin, EmergencyRoom):
        why = "Wer in der Notaufnahme liegt, fährt nirgends hin."
        found.append(Breach(NO_RIDE_TO_THE_WARD, why))
    if action.origin == action.target:
        why = "Start und Ziel sind derselbe Ort. Wer nichts tun will, sagt Sit Tight."
        found.append(Breach(RIDE_MOVES_SOMEBODY, why))
    there = table.crew(action.seat, action.origin)
    if action.members < 0 or action.prospects < 0 or not action.members + action.prospects:
        why = "Bei Ride bewegt sich mindestens eine Figur."
        found.append(Breach(RIDE_MOVES_SOMEBODY, why))
    elif not there.holds(action.members, action.prospects):
        wanted = Crew(action.members, action.prospects)
        shall = "soll" if wanted.size == 1 else "sollen"
        has = f"nur {crew(there)}" if there.size else "keine Figur"
        why = f"{crew(wanted)} {shall} fahren, aber {who} hat dort {has} ({where})."
        found.append(Breach(RIDE_FROM_ONE_TO_ONE, why))
    return tuple(found)


def _target(table: Table, action: Ride) -> Reasons:
    match action.target:
        case EmergencyRoom():
            why = "Die Notaufnahme ist kein Ort; dorthin fährt niemand."
            return (Breach(NO_RIDE_TO_THE_WARD, why),)
        case Clubhouse(owner) if owner != action.seat:
            whose = f" von {name(table, owner)}" if table.has(owner) else ""
            who = name(table, action.seat)
            why = f"Das Clubhaus{whose} ist fremdes Gebiet; dorthin fährt {who} nie."
            return (Breach(NO_FOREIGN_CLUBHOUSE, why),)
        case Site(place) if not 0 <= place < len(table.places):
            why = "Dieser Ort liegt nicht offen auf dem Tisch."
            return (Breach(ONLY_OPEN_SITES, why),)
    return ()


def ride_events(table: Table, action: Ride) -> OrderEvents:
    """The figures go."""
    rules: list[Rule] = [RIDE_FROM_ONE_TO_ONE, RIDE_MOVES_SOMEBODY]
    home = Clubhouse(action.seat)
    if home in (action.origin, action.target):
        rules.append(OWN_CLUBHOUSE_IS_OPEN)
    if isinstance(action.target, Site):
        there = table.places[action.target.place]
        rules.append(RIDE_TO_AN_OPPORTUNITY if there.opportunity else ONLY_OPEN_SITES)
    went = Crew(action.members, action.prospects)
    return paid(action.seat), Rode(
        rules=tuple(rules),
        seat=action.seat,
        crew=went,
        origin=action.origin,
        target=action.target,
    )


def recruit_breaches(table: Table, action: Recruit) -> Reasons:
    """Every reason against a new Prospect."""
    found = [*order_breaches(table, action.seat)]
    found += forbidden_by(table, "noRecruit", "In dieser Runde gibt es kein Recruit")
    if not table.has(action.seat):
        return tuple(found)
    club, who = table.clubs[action.seat], name(table, action.seat)
    have = club.figures.prospects
    if not club.supply.prospects:
        found.append(Breach(AT_MOST_FIVE_PROSPECTS, f"{who} hat schon {have} Prospects."))
        lying = club.hurt.prospects
        also = f"; {lying} der {have} liegen in der Notaufnahme" if lying else ""
        why = f"Im Vorrat von {who} ist kein Prospect mehr{also}."
        found.append(Breach(RECRUIT_NEEDS_SUPPLY, why))
    start = sheet(table, action.seat).prospects
    if table.options.no_new_prospects and have >= start:
        why = f"Ihr spielt ohne Zuwachs: {who} hat {have} Prospects, begonnen wurde mit {start}."
        found.append(Breach(NO_NEW_PROSPECTS, why))
    return tuple(found)


def recruit_events(table: Table, action: Recruit) -> OrderEvents:
    """A Prospect more in the clubhouse."""
    rules: tuple[Rule, ...] = (RECRUIT_A_PROSPECT, RECRUIT_NEEDS_SUPPLY, FIVE_AND_FIVE)
    if table.options.no_new_prospects:
        rules = (*rules, LOST_PROSPECTS_MAY_BE_REPLACED)
    return paid(action.seat), Recruited(rules=rules, seat=action.seat)


def patch_in_price(table: Table, seat: int) -> tuple[int, int]:
    """Money and guns that a promotion costs beside the marker."""
    return 1, 0 if has_gang_rule(table, seat, "cheapPatchIn") else 1


def patch_in_breaches(table: Table, action: PatchIn) -> Reasons:
    """Every reason against this promotion."""
    found = [*order_breaches(table, action.seat)]
    found += forbidden_by(table, "noPatchIn", "In dieser Runde gibt es kein Patch In")
    if not table.has(action.seat):
        return tuple(found)
    club, who = table.clubs[action.seat], name(table, action.seat)
    money, guns = patch_in_price(table, action.seat)
    if club.money < money:
        found.append(Breach(PATCH_IN_COSTS, f"{who} hat kein Geld; Patch In kostet 1."))
    if club.guns < guns:
        found.append(Breach(PATCH_IN_COSTS, f"{who} hat keine Waffe; Patch In kostet 1."))
    if not club.supply.members:
        have = count(club.figures.members, "Member", "Members")
        why = f"{who} hat schon {have}, mehr gibt es nicht."
        found.append(Breach(AT_MOST_FIVE_MEMBERS, why))
    where = _where(table, action.spot)
    if where:
        found.append(Breach(PATCH_IN_ANYWHERE, where))
    elif not table.crew(action.seat, action.spot).prospects:
        why = f"{spot(table, action.spot)}: Dort hat {who} keinen Prospect."
        found.append(Breach(PATCH_IN_SWAPS, why))
    return tuple(found)


def _where(table: Table, where: Spot) -> str:
    if isinstance(where, EmergencyRoom):
        return "Wer in der Notaufnahme liegt, wird nicht befördert."
    if table.options.patch_in_where == "clubhouse" and not isinstance(where, Clubhouse):
        return "Am Tisch ist vereinbart: Patch In gibt es nur im Clubhaus."
    return ""


def patch_in_events(table: Table, action: PatchIn) -> OrderEvents:
    """A Member stands where the Prospect stood."""
    money, guns = patch_in_price(table, action.seat)
    rules: tuple[Rule, ...] = (
        PATCH_IN_SWAPS,
        PATCH_IN_COSTS,
        PATCH_IN_ANYWHERE,
        AT_MOST_FIVE_MEMBERS,
    )
    if not guns:
        rules = (*rules, *side_rules(table, action.seat))
    return paid(action.seat), PatchedIn(
        rules=rules, seat=action.seat, spot=action.spot, money=money, guns=guns
    )


def sit_tight_events(action: SitTight) -> OrderEvents:
    """The marker is gone, nothing happens."""
    return paid(action.seat), SatTight(rules=(SIT_TIGHT,), seat=action.seat)
