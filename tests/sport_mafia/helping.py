"""What tests of Sport-Mafia share."""

from collections.abc import Iterable
from typing import Any

from engine.core.play import Step, replay, step
from engine.core.rule import Rule
from engine.sport_mafia.actions import Action
from engine.sport_mafia.game import GAME
from engine.sport_mafia.state import State

type MafiaStep = Step[State, Action, Any]


def run(state: State, *actions: Action) -> tuple[MafiaStep, ...]:
    """Every step."""
    return replay(GAME, state, actions)


def act(state: State, action: Action) -> MafiaStep:
    """One step."""
    return step(GAME, state, action)


def cited(steps: Iterable[MafiaStep]) -> set[Rule]:
    """Every rule that the events of ``steps`` cite."""
    return {rule for one in steps for event in one.events for rule in event.rules}


def refused(state: State, action: Action) -> set[Rule]:
    """The rules of all reasons against the action."""
    return {breach.rule for breach in GAME.breaches(state, action)}


def found(steps: Iterable[MafiaStep], kind: type) -> list[Any]:
    """The events of that kind."""
    return [event for one in steps for event in one.events if isinstance(event, kind)]
