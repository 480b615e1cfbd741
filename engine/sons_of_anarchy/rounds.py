"""The steps of a round that need nobody's decision: markers, new sites and cards, whose turn."""

from collections.abc import Iterator

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions_course import TurnCard, TurnSite
from engine.sons_of_anarchy.cards import Hassle, LastCall, Opportunity
from engine.sons_of_anarchy.checks import Reasons, nobody_falls
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.course_query import (
    cards_in_round,
    cards_to_come,
    course_of,
    next_turn,
    rounds,
    sheet,
    side_rules,
    sites_in_round,
    sites_to_come,
)
from engine.sons_of_anarchy.events_course import (
    CardTurned,
    MarkersTaken,
    RoundBegan,
    RoundEvent,
    SiteTurned,
    StepEntered,
    TurningBegan,
    TurnPassed,
)
from engine.sons_of_anarchy.practice import is_ours
from engine.sons_of_anarchy.rules.anarchy import (
    CARDS_ARE_OURS,
    HASSLES_LAST_A_ROUND,
    LAST_CALLS_WAIT,
    OPPORTUNITIES_ARE_SITES,
)
from engine.sons_of_anarchy.rules.round import (
    FIVE_FOR_THAT_SIDE_ONLY,
    MARKERS_FOR_MEMBERS,
    OCTANE_STARTS_WITH_FIVE,
    ONE_TWO_THREE_CARDS,
    SITES_BEFORE_CARDS,
    SIX_ROUNDS,
    SIX_STEPS,
    SKIPPED_WITHOUT_MARKERS,
    STEP_ENDS_WITHOUT_MARKERS,
    THREE_BASE_ORDERS,
    TWO_SITES_A_ROUND,
)
from engine.sons_of_anarchy.rules.sites import SITES_ARE_OURS
from engine.sons_of_anarchy.rules.throwdown import ORDERS_GO_AROUND
from engine.sons_of_anarchy.rules.variants import LONGER_GAME
from engine.sons_of_anarchy.state import Table

OCTANE_FIRST = 5
"""Markers in round one on a High Octane side (SOA-090)."""


def round_begins(table: Table, number: int) -> tuple[RoundEvent, ...]:
    """A round begins with its first step."""
    last = number == rounds(table)
    rules: tuple[Rule, ...] = (SIX_ROUNDS,)
    if number > 6:
        rules = (LONGER_GAME, SIX_ROUNDS)
    return (
        RoundBegan(rules=rules, round=number, last=last),
        StepEntered(rules=(SIX_STEPS,), step="markers", turn=table.patch),
    )


def markers_follow(table: Table) -> tuple[RoundEvent, ...]:
    """Every club takes its markers; then new sites and cards are due."""
    course = course_of(table)
    taken = [_markers(table, course, s) for s in table.seats if not table.clubs[s].out]
    sites = sites_in_round(course)
    rules: list[Rule] = [TWO_SITES_A_ROUND] if sites else []
    due = TurningBegan(
        rules=(*rules, ONE_TWO_THREE_CARDS),
        sites=sites,
        cards=cards_in_round(course.round),
    )
    return *taken, StepEntered(rules=(SIX_STEPS,), step="cards", turn=table.patch), due


def _markers(table: Table, course: Course, seat: Seat) -> MarkersTaken:
    card, club = sheet(table, seat), table.clubs[seat]
    number = club.figures.members + card.base
    rules: tuple[Rule, ...] = (MARKERS_FOR_MEMBERS,)
    if club.side == "octane" and course.round == 1:
        number, rules = OCTANE_FIRST, (OCTANE_STARTS_WITH_FIVE, FIVE_FOR_THAT_SIDE_ONLY)
    elif club.side == "unleaded":
        rules = (MARKERS_FOR_MEMBERS, THREE_BASE_ORDERS)
    else:
        rules = (MARKERS_FOR_MEMBERS, *side_rules(table, seat))
    return MarkersTaken(rules=rules, seat=seat, count=number)


def _turning(table: Table) -> Reasons:
    if table.course is None or table.step != "cards":
        why = "Neue Orte und Karten kommen nur im zweiten Schritt der Runde."
        return (Breach(SIX_STEPS, why),)
    return nobody_falls(table)


def site_breaches(table: Table, action: TurnSite) -> Reasons:
    """Every reason against turning up this site."""
    found = list(_turning(table))
    course = table.course
    if course and table.step == "cards" and not course.sites:
        why = "In dieser Runde wird kein weiterer Ort aufgedeckt."
        found.append(Breach(TWO_SITES_A_ROUND, why))
    if action.site not in sites_to_come(table):
        why = "Dieses Plättchen liegt schon offen, oder es gibt es nicht."
        found.append(Breach(TWO_SITES_A_ROUND, why))
    return tuple(found)


def site_events(table: Table, action: TurnSite) -> tuple[RoundEvent, ...]:
    """The site lies open."""
    place = table.printed.random[action.site]
    ours = (SITES_ARE_OURS,) if is_ours(place) else ()
    return (SiteTurned(rules=(TWO_SITES_A_ROUND, *ours), place=place),)


def card_breaches(table: Table, action: TurnCard) -> Reasons:
    """Every reason against turning up this card."""
    found = list(_turning(table))
    course = table.course
    if course and table.step == "cards":
        if course.sites:
            found.append(Breach(SITES_BEFORE_CARDS, "Erst werden die Orte aufgedeckt."))
        if not course.cards:
            why = "In dieser Runde wird keine weitere Karte aufgedeckt."
            found.append(Breach(ONE_TWO_THREE_CARDS, why))
    if action.card not in cards_to_come(table):
        why = "Diese Karte ist nicht im Stapel."
        found.append(Breach(ONE_TWO_THREE_CARDS, why))
    return tuple(found)


def card_events(table: Table, action: TurnCard) -> tuple[RoundEvent, ...]:
    """The card lies open; the clock has moved on."""
    ours = (CARDS_ARE_OURS,) if is_ours(table.printed.cards[action.card]) else ()
    left = course_of(table).stack - 1
    rules = (ONE_TWO_THREE_CARDS, SITES_BEFORE_CARDS, *_kind(table, action.card), *ours)
    return (CardTurned(rules=rules, card=action.card, left=left),)


def _kind(table: Table, card: int) -> tuple[Rule, ...]:
    """When a card of this kind counts; an Obstacle says so by what it does now."""
    match table.printed.cards[card]:
        case Hassle():
            return (HASSLES_LAST_A_ROUND,)
        case Opportunity():
            return (OPPORTUNITIES_ARE_SITES,)
        case LastCall():
            return (LAST_CALLS_WAIT,)
    return ()


def cards_follow(table: Table) -> tuple[RoundEvent, ...]:
    """Everything new lies open: the orders begin with the patch, or there are none at all."""
    course = course_of(table)
    if course.sites or course.cards:
        return ()
    before = (table.patch - 1) % len(table.clubs)
    first, _ = next_turn(table, before)
    if first is None:
        return (*_enter(table, "orders"), *_enter(table, "market"))
    return (StepEntered(rules=(SIX_STEPS, ORDERS_GO_AROUND), step="orders", turn=first),)


def turn_follow(table: Table) -> tuple[RoundEvent, ...]:
    """An order is done: the next club that has a marker, or the end of the step."""
    seat, skipped = next_turn(table, table.turn)
    if seat is None:
        return _enter(table, "market")
    rules: tuple[Rule, ...] = (ORDERS_GO_AROUND,)
    if skipped:
        rules = (ORDERS_GO_AROUND, SKIPPED_WITHOUT_MARKERS)
    return (TurnPassed(rules=rules, seat=seat, skipped=skipped),)


def _enter(table: Table, step: str) -> tuple[RoundEvent, ...]:
    if step == "orders":
        return (StepEntered(rules=(SIX_STEPS,), step="orders", turn=table.patch),)
    rules = (STEP_ENDS_WITHOUT_MARKERS, SIX_STEPS)
    return (StepEntered(rules=rules, step="market", turn=table.patch),)


def turning_options(table: Table, course: Course) -> Iterator[TurnSite | TurnCard]:
    """All sites that may lie there, then all cards that may come."""
    if course.sites:
        yield from (TurnSite(i) for i in sites_to_come(table))
    elif course.cards:
        yield from (TurnCard(i) for i in cards_to_come(table))
