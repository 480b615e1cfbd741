"""Which part of the engine changes the table after an event of the whole game."""

from engine.sons_of_anarchy.events_course import (
    CLEANUP_EVENTS,
    ORDER_EVENTS,
    ROUND_EVENTS,
    SETUP_EVENTS,
    CourseEvent,
)
from engine.sons_of_anarchy.events_use import (
    TRADE_EVENTS,
    USE_EVENTS,
    StrikeEvent,
    TradeEvent,
    UseEvent,
)
from engine.sons_of_anarchy.evolve_course import (
    evolve_cleanup,
    evolve_order,
    evolve_round,
    evolve_setup,
)
from engine.sons_of_anarchy.evolve_use import evolve_trade, evolve_use
from engine.sons_of_anarchy.phrases_course import tell_cleanup, tell_order, tell_round, tell_setup
from engine.sons_of_anarchy.phrases_use import tell_trade, tell_use
from engine.sons_of_anarchy.state import Table

WHOLE_EVENTS = (
    *SETUP_EVENTS,
    *ROUND_EVENTS,
    *ORDER_EVENTS,
    *CLEANUP_EVENTS,
    *USE_EVENTS,
    *TRADE_EVENTS,
)

type WholeEvent = CourseEvent | UseEvent | StrikeEvent | TradeEvent


def evolve_whole(table: Table, event: WholeEvent) -> Table:
    """The table after ``event``."""
    if isinstance(event, SETUP_EVENTS):
        return evolve_setup(table, event)
    if isinstance(event, ROUND_EVENTS):
        return evolve_round(table, event)
    if isinstance(event, ORDER_EVENTS):
        return evolve_order(table, event)
    if isinstance(event, CLEANUP_EVENTS):
        return evolve_cleanup(table, event)
    if isinstance(event, TRADE_EVENTS):
        return evolve_trade(table, event)
    return evolve_use(table, event)


def tell_whole(table: Table, event: WholeEvent) -> str:
    """What happened, for readers; ``table``: the state right before the event."""
    if isinstance(event, SETUP_EVENTS):
        return tell_setup(table, event)
    if isinstance(event, ROUND_EVENTS):
        return tell_round(table, event)
    if isinstance(event, ORDER_EVENTS):
        return tell_order(table, event)
    if isinstance(event, CLEANUP_EVENTS):
        return tell_cleanup(table, event)
    if isinstance(event, TRADE_EVENTS):
        return tell_trade(table, event)
    return tell_use(table, event)
