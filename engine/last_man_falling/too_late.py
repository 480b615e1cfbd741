"""A verdict after the victim has drawn, where a house lets one accuse that late (LMF-G23)."""

from dataclasses import replace

from engine.core.play import Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.effects import turn_to
from engine.last_man_falling.events import Judged, LmfEvent
from engine.last_man_falling.events_house import CardsHanded, DrawnReturned
from engine.last_man_falling.phases import Due, Trial
from engine.last_man_falling.rules.staatsanwalt import (
    CONVICT_DRAWS_FOUR,
    VICTIM_PLAYS_ON,
    WHEN_TO_ACCUSE,
)
from engine.last_man_falling.state import State


def late_verdict(
    state: State, trial: Trial, drawn: tuple[Card, ...], events: tuple[LmfEvent, ...]
) -> tuple[LmfEvent, ...]:
    """``events``: the verdict as it would be before drawing. What the victim has ``drawn`` already
    goes to whoever ought to have drawn it; only what comes on top is drawn now."""
    attack, asked = trial.attack, trial.attack.count
    verdict = next(e for e in events if isinstance(e, Judged))
    drawer = next(d.seat for d in verdict.due if d.count >= asked)
    left = tuple(_rest(d, asked) for d in verdict.due if d.count != asked)
    then = verdict.then if drawer != attack.victim else state.turn
    judged = replace(verdict, due=left, then=then)
    told = tuple(judged if e is verdict else e for e in events)
    handed = () if drawer == attack.victim else _handed(attack.victim, drawer, drawn)
    return (*told, *handed, *(() if left else turn_to(state, then, (VICTIM_PLAYS_ON,))))


def _rest(due: Due, asked: int) -> Due:
    return replace(due, count=due.count - asked) if due.count > asked else due


def _handed(victim: Seat, drawer: Seat, drawn: tuple[Card, ...]) -> tuple[LmfEvent, ...]:
    rules = (WHEN_TO_ACCUSE, CONVICT_DRAWS_FOUR)
    both = frozenset((victim, drawer))
    return (
        DrawnReturned(rules=rules, seat=victim, to=drawer, count=len(drawn)),
        CardsHanded(rules=rules, seen_by=both, seat=victim, to=drawer, cards=drawn),
    )
