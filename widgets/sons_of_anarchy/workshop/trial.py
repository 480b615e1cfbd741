"""Trying an entry at a small table: what somebody does, and what the engine makes of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.play import Breach, Step
from engine.core.play import step as played
from engine.sons_of_anarchy.actions import Action, TakeTheFall
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.deals import deal_options
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.events_course import StepEntered, TurnPassed
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell_action
from widgets.sons_of_anarchy.told import Line, known

type SoaStep = Step[Table, Action, SoaEvent]

SALLY = 0
"""Whose entry it is: what only she may see is told, too."""
BESIDE_THE_POINT = (StepEntered, TurnPassed)


@dataclass(frozen=True, slots=True)
class Tried:
    """One attempt. ``breaches``: why it is not allowed; then nothing happens."""

    headline: str
    lines: tuple[Line, ...] = ()
    breaches: tuple[Breach, ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """``begun`` and ``ended``: the tables around all attempts."""

    begun: Table
    ended: Table
    tried: tuple[Tried, ...]


def trial(begun: Table, actions: Iterable[Action]) -> Trial:
    """Each action on the table that the one before has left; a use is then played out."""
    table, tried = begun, []
    for action in actions:
        headline = tell_action(table, action)
        if found := SOA.breaches(table, action):
            tried.append(Tried(headline, breaches=found))
            continue
        steps = list(played_out(table, action))
        tried.append(Tried(headline, tuple(line for one in steps for line in lines(one))))
        table = steps[-1].after
    return Trial(begun, table, tuple(tried))


def played_out(table: Table, action: Action) -> Iterator[SoaStep]:
    """The action, and then as much of every transaction as is allowed."""
    done = played(SOA, table, action)
    yield done
    while (course := done.after.course) and course.use:
        done = played(SOA, done.after, _most(done.after))
        yield done


def _most(table: Table) -> Action:
    """The biggest decision about the waiting transaction; who takes the fall, if somebody must."""
    if falls_due(table):
        return next(move for move in moves(table) if isinstance(move, TakeTheFall))
    return max(deal_options(table), key=lambda deal: deal.amount)


def lines(step: SoaStep) -> Iterator[Line]:
    """What happened, as Sally may know it; without whose turn it is."""
    for text, event in known(step.before, step.events, SALLY):
        if not isinstance(event, BESIDE_THE_POINT):
            yield text, event
