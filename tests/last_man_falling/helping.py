"""Short ways to ask what an action cites, breaks, or leads to."""

from engine.core.play import step
from engine.core.rule import Rule
from engine.last_man_falling.actions import Action
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.state import State


def events(state: State, action: Action) -> tuple[LmfEvent, ...]:
    """What the action causes."""
    return step(GAME, state, action).events


def cited(state: State, action: Action) -> set[Rule]:
    """Every rule that what happens cites."""
    return {rule for event in events(state, action) for rule in event.rules}


def broken(state: State, action: Action) -> list[Rule]:
    """The rules that forbid the action."""
    return [b.rule for b in GAME.breaches(state, action)]
