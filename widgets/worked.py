"""Examples and mistakes played through, as written or by the house rules of a table."""

from dataclasses import replace
from typing import Any

from engine.core.example import Example, Forbidden, Misjudged, Mistake
from engine.core.play import Breach, IllegalAction, Step
from engine.core.play import step as played
from widgets.house import House

SAME = "gilt auch nach euren Hausregeln"
DIFFERENT = "nach euren Hausregeln gerechnet"
APART = "ohne eure Hausregeln gerechnet: beides verträgt sich nicht"

type AnyExample = Example[Any, Any, Any, Any]
type AnyMistake = Mistake[Any, Any, Any, Any]


def ruled_example(shown: AnyExample, rules: House[Any], options: Any) -> tuple[AnyExample, str]:
    """The example by these house rules, and what is to be said about that."""
    state = shown.start
    try:
        start = rules.apply(state, rules.merged(state.options, options))
    except ValueError:
        return shown, APART
    changed = replace(shown, start=start)
    same = _events(run(changed)) == _events(run(shown))
    return changed, SAME if same else DIFFERENT


def ruled_mistake(shown: AnyMistake, rules: House[Any], options: Any) -> tuple[AnyMistake, str]:
    """The mistake by these house rules, and what is to be said about that."""
    state = shown.state if isinstance(shown, Forbidden) else shown.start
    try:
        start = rules.apply(state, rules.merged(state.options, options))
    except ValueError:
        return shown, APART
    if isinstance(shown, Forbidden):
        refused = replace(shown, state=start)
        return refused, SAME if judged(refused)[1:] == judged(shown)[1:] else DIFFERENT
    changed = replace(shown, start=start)
    return changed, SAME if _events(run(changed)) == _events(run(shown)) else DIFFERENT


type Course = tuple[tuple[Step[Any, Any, Any], ...], tuple[Any, tuple[Breach, ...]] | None]


def run(shown: AnyExample | Misjudged[Any, Any, Any, Any]) -> Course:
    """The steps as far as they are allowed, and the action where it ends with all reasons."""
    actions = shown.actions if isinstance(shown, Example) else (*shown.before, shown.action)
    state, steps = shown.start, []
    for action in actions:
        try:
            steps.append(played(shown.game, state, action))
        except IllegalAction as refused:
            return tuple(steps), (action, refused.breaches)
        state = steps[-1].after
    return tuple(steps), None


def judged(
    shown: Forbidden[Any, Any, Any, Any],
) -> tuple[Step[Any, Any, Any] | None, tuple[Any, ...], tuple[Breach, ...]]:
    """A forbidden action: what comes of it where it is allowed after all, else the reasons."""
    if reasons := shown.reasons():
        return None, (), reasons
    step = played(shown.game, shown.state, shown.action)
    return step, step.events, ()


def _events(course: Course) -> tuple[object, ...]:
    steps, stopped = course
    return tuple(step.events for step in steps), stopped


def tried(shown: AnyMistake) -> tuple[Any, Any]:
    """The state that a mistake is about, and what is done there."""
    if isinstance(shown, Forbidden):
        return shown.state, shown.action
    steps, stopped = run(shown)
    if stopped is None:
        return steps[-1].before, shown.action
    return (steps[-1].after if steps else shown.start), stopped[0]
