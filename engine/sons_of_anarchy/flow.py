"""What happens by itself in a whole game, step after step of the round."""

from engine.sons_of_anarchy.cleanup import cleanup_begins
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.deals import use_follow
from engine.sons_of_anarchy.ending import over_follows
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.events_course import StepEntered
from engine.sons_of_anarchy.events_use import UseEnded
from engine.sons_of_anarchy.market import market_follow
from engine.sons_of_anarchy.rounds import (
    cards_follow,
    markers_follow,
    round_begins,
    turn_follow,
)
from engine.sons_of_anarchy.rules.round import SIX_STEPS
from engine.sons_of_anarchy.setup import laying_follow, setup_follow
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strikes import last_call_follow


def course_follow(table: Table, course: Course) -> tuple[SoaEvent, ...]:
    """What follows outside of a fight, when nobody must take the fall; empty: somebody decides."""
    if course.use:
        return _use(table)
    match table.step:
        case "setup":
            return _setup(table, course)
        case "markers":
            return markers_follow(table)
        case "cards":
            return cards_follow(table)
        case "orders":
            over = table.fight is not None and table.fight.phase == "over"
            return turn_follow(table) if over else ()
        case "market":
            return _market(table, course)
        case "lastcalls":
            return last_call_follow(table) or cleanup_begins(table)
        case "cleanup":
            return _after_cleanup(table, course)
    return ()


def _setup(table: Table, course: Course) -> tuple[SoaEvent, ...]:
    if course.setup is None:
        return round_begins(table, 1)
    if len(course.setup.picked) == len(table.clubs):
        return laying_follow(table)
    return setup_follow(table)


def _use(table: Table) -> tuple[SoaEvent, ...]:
    """A use that ends outside of a fight ends the turn."""
    events = use_follow(table)
    if events and isinstance(events[-1], UseEnded) and table.fight is None:
        return (*events, *turn_follow(table))
    return events


def _market(table: Table, course: Course) -> tuple[SoaEvent, ...]:
    if course.market and course.market.opened:
        if course.scene:
            return ()
        return (StepEntered(rules=(SIX_STEPS,), step="lastcalls", turn=table.patch),)
    return market_follow(table)


def _after_cleanup(table: Table, course: Course) -> tuple[SoaEvent, ...]:
    if any(club.hurt.size for club in table.clubs):
        return ()
    if won := over_follows(table):
        return won
    return () if course.scene else round_begins(table, course.round + 1)
