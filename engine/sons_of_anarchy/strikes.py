"""What Anarchy cards do to clubs: Obstacles at once, Last Calls at the end of the round."""

from functools import reduce

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.cards import LastCall, Measure, Obstacle, Strike
from engine.sons_of_anarchy.course_query import controlled, course_of
from engine.sons_of_anarchy.deal_limits import in_bank, owned
from engine.sons_of_anarchy.effects import Drop, Gain, Skim
from engine.sons_of_anarchy.events_use import (
    Dropped,
    Gained,
    LastCallCame,
    NobodyStruck,
    Skimmed,
    StrikeEvent,
)
from engine.sons_of_anarchy.evolve_use import evolve_use
from engine.sons_of_anarchy.practice import is_ours
from engine.sons_of_anarchy.rules.anarchy import (
    CARDS_ARE_OURS,
    LAST_CALLS_AS_THEY_CAME,
    LAST_CALLS_WAIT,
    OBSTACLES_STRIKE_AT_ONCE,
    TIED_CLUBS_ALL_COUNT,
)
from engine.sons_of_anarchy.rules.sites import GAIN_AND_DROP, ONLY_WHAT_IS_LEFT, SKIM_FOR_NOTHING
from engine.sons_of_anarchy.state import Table, clockwise

type Struck = Gained | Dropped | Skimmed
type Strikes = tuple[Struck | StrikeEvent, ...]


def measured(table: Table, seat: Seat, measure: Measure) -> int:
    """What a card counts; only things that lie open."""
    club = table.clubs[seat]
    match measure:
        case "members":
            return club.figures.members
        case "prospects":
            return club.figures.prospects
        case "figures":
            return club.figures.size
        case "heat":
            return club.heat
        case "sites":
            return controlled(table, seat)


def struck(table: Table, strike: Strike) -> tuple[Seat, ...]:
    """The clubs that a strike is for, in patch order; those that are level all count."""
    inside = tuple(s for s in clockwise(table, table.patch) if not table.clubs[s].out)
    if strike.whom == "all" or not inside:
        return inside
    values = {s: measured(table, s, strike.measure) for s in inside}
    best = max(values.values()) if strike.whom == "most" else min(values.values())
    return tuple(s for s in inside if values[s] == best)


def _one(table: Table, strike: Strike, seat: Seat, why: tuple[Rule, ...]) -> tuple[Struck, ...]:
    """The event of one club; none when there is nothing to give or to take."""
    match strike.touch:
        case Gain(thing="heat", amount=amount):
            rules = (*why, GAIN_AND_DROP)
            return (Gained(rules=rules, seat=seat, thing="heat", count=amount),)
        case Drop(thing=thing, amount=amount):
            count = min(amount, owned(table, seat, thing))
            dropped = Dropped(rules=(*why, GAIN_AND_DROP), seat=seat, thing=thing, count=count)
            return (dropped,) if count else ()
        case Gain(thing=good, amount=amount) | Skim(good=good, amount=amount) if good != "heat":
            left = amount if good == "money" else in_bank(table, good)
            rules = (*why, SKIM_FOR_NOTHING)
            rules = rules if left >= amount else (*rules, ONLY_WHAT_IS_LEFT)
            count = min(amount, left)
            return (Skimmed(rules=rules, seat=seat, good=good, count=count),)
    return ()


def strike_events(
    table: Table, strikes: tuple[Strike, ...], card: int, why: tuple[Rule, ...]
) -> Strikes:
    """All strikes of a card, one after the other, each on the table the last one left."""
    events: tuple[Struck, ...] = ()
    for strike in strikes:
        seats = struck(table, strike)
        rules = (*why, TIED_CLUBS_ALL_COUNT) if strike.whom != "all" and len(seats) > 1 else why
        for seat in seats:
            more = _one(table, strike, seat, rules)
            table = reduce(evolve_use, more, table)
            events += more
    return events or (NobodyStruck(rules=why, card=card),)


def obstacle_events(table: Table, number: int) -> Strikes:
    """What a card does in the moment it is turned up."""
    card = table.printed.cards[number]
    if not isinstance(card, Obstacle):
        return ()
    return strike_events(table, card.strikes, number, (OBSTACLES_STRIKE_AT_ONCE,))


def last_call_follow(table: Table) -> Strikes:
    """The next Last Call that waits."""
    calls = course_of(table).calls
    if not calls:
        return ()
    number = calls[0]
    card = table.printed.cards[number]
    ours = (CARDS_ARE_OURS,) if is_ours(card) else ()
    came = LastCallCame(rules=(LAST_CALLS_WAIT, LAST_CALLS_AS_THEY_CAME, *ours), card=number)
    strikes = card.strikes if isinstance(card, LastCall) else ()
    return came, *strike_events(table, strikes, number, (LAST_CALLS_WAIT,))
