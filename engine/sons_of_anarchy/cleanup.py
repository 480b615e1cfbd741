"""Step 6: markers, figures on Opportunities and cards leave the table by themselves."""

from engine.core.rule import Rule
from engine.sons_of_anarchy.course_query import course_of
from engine.sons_of_anarchy.events_course import (
    CardsDiscarded,
    CleanupEvent,
    LeftOpportunity,
    MarkersCleared,
    StepEntered,
)
from engine.sons_of_anarchy.rules.anarchy import HASSLES_LAST_A_ROUND, OPPORTUNITIES_ARE_SITES
from engine.sons_of_anarchy.rules.cleanup import (
    CARDS_ARE_DISCARDED,
    MARKERS_LEAVE_THE_PLACES,
    OPPORTUNITIES_SEND_HOME,
)
from engine.sons_of_anarchy.rules.round import SIX_STEPS
from engine.sons_of_anarchy.state import Table


def cleanup_begins(table: Table) -> tuple[StepEntered | CleanupEvent, ...]:
    """Everything but the dice for the injured, which chance supplies."""
    entered = StepEntered(rules=(SIX_STEPS,), step="cleanup", turn=table.patch)
    used = any(place.used for place in table.places)
    cleared = (MarkersCleared(rules=(MARKERS_LEAVE_THE_PLACES,)),) if used else ()
    return entered, *cleared, *_home(table), *_discarded(table)


def _home(table: Table) -> tuple[LeftOpportunity, ...]:
    return tuple(
        LeftOpportunity(
            rules=(OPPORTUNITIES_SEND_HOME,), seat=seat, crew=club.at[index], place=index
        )
        for index, place in enumerate(table.places)
        if place.opportunity
        for seat, club in enumerate(table.clubs)
        if club.at[index].size
    )


def _discarded(table: Table) -> tuple[CardsDiscarded, ...]:
    cards = course_of(table).open
    if not cards:
        return ()
    rules: tuple[Rule, ...] = (
        CARDS_ARE_DISCARDED,
        HASSLES_LAST_A_ROUND,
        OPPORTUNITIES_ARE_SITES,
    )
    return (CardsDiscarded(rules=rules, cards=cards),)
