"""Examples and mistakes played through, as written or by the house rules of a table."""

from dataclasses import dataclass, replace
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
        return refused, SAME if _outcome(refused) == _outcome(shown) else DIFFERENT
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


def _outcome(shown: Forbidden[Any, Any, Any, Any]) -> tuple[object, ...]:
    found = judged(shown)
    return found.step and found.step.events, found.reasons


def _events(course: Course) -> tuple[object, ...]:
    steps, stopped = course
    return tuple(step.events for step in steps), stopped


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a mistake comes to. ``state`` and ``action``: what it is about; ``step``: what comes of
    it, None where it is not allowed; ``reasons``: all that is against it.
    """

    state: Any
    action: Any
    step: Step[Any, Any, Any] | None
    reasons: tuple[Breach, ...] = ()


def judged(shown: AnyMistake) -> Verdict:
    """What the engine says to a mistake."""
    if isinstance(shown, Forbidden):
        reasons = shown.reasons()
        step = None if reasons else played(shown.game, shown.state, shown.action)
        return Verdict(shown.state, shown.action, step, reasons)
    steps, stopped = run(shown)
    if stopped is None:
        return Verdict(steps[-1].before, shown.action, steps[-1])
    return Verdict(steps[-1].after if steps else shown.start, stopped[0], None, stopped[1])
