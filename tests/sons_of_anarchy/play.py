"""Short words for tests: play on, ask for reasons, collect what was cited."""

from engine.core.play import replay
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.state import Table


def after(start: Table, *actions: Action) -> Table:
    steps = replay(SOA, start, actions)
    return steps[-1].after if steps else start


def events(start: Table, *actions: Action) -> tuple[SoaEvent, ...]:
    return tuple(e for step in replay(SOA, start, actions) for e in step.events)


def why(state: Table, action: Action) -> tuple[Rule, ...]:
    return tuple(b.rule for b in SOA.breaches(state, action))


def cited(start: Table, *actions: Action) -> set[str]:
    return {rule.id for event in events(start, *actions) for rule in event.rules}
