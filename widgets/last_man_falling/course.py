"""What was done at a table, step by step, and how it is told; shared by all widgets of the game."""

from functools import lru_cache
from typing import Protocol

from htpy import Node, details, div, li, ol, p, span, strong, summary

from engine.core.play import Breach, Step, moments, replay
from engine.last_man_falling.actions import Action
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell, tell_action
from widgets.parts import sentence

type TableStep = Step[State, Action, LmfEvent]


@lru_cache(maxsize=64)
def played(start: State, actions: tuple[Action, ...]) -> tuple[TableStep, ...]:
    """Every step. Raises IllegalAction (a ValueError)."""
    return replay(GAME, start, actions)


def as_far_as_allowed(
    start: State, actions: tuple[Action, ...]
) -> tuple[tuple[Action, ...], Action | None]:
    """``actions`` up to the first that is not allowed, and that one; None: all are."""
    for done, action in enumerate(actions):
        try:
            played(start, actions[: done + 1])
        except ValueError:
            return actions[:done], action
    return actions, None


class Played(Protocol):
    """A model that keeps the table as it was set, and what was done at it since."""

    @property
    def start(self) -> State:
        """The table as set."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done since, all legal."""

    @property
    def refused(self) -> Action | None:
        """What was tried last and is not allowed."""


def steps(model: Played) -> tuple[TableStep, ...]:
    """What was done so far, step by step. Raises IllegalAction (a ValueError)."""
    return played(model.start, model.actions)


def now(model: Played) -> State:
    """The table as it is now."""
    done = steps(model)
    return done[-1].after if done else model.start


def reasons(model: Played) -> tuple[Breach, ...]:
    """Every reason against what was tried last."""
    return GAME.breaches(now(model), model.refused) if model.refused else ()


def sentences(step: TableStep, root: str, *, but: tuple[type, ...] = ()) -> Node:
    """What came of a step, each event with its rules; kinds of events in ``but`` left out."""
    return [
        sentence(tell(state, event), event.rules, root)
        for state, event in moments(GAME.evolve, step.before, step.events)
        if not isinstance(event, but)
    ]


def told(step: TableStep, root: str) -> Node:
    """What was done, and what came of it."""
    return [
        p(".gn-step-title")[strong[tell_action(step.before, step.action)]],
        sentences(step, root),
    ]


def spoken(step: TableStep) -> str:
    """What came of a step, for the live region."""
    return " ".join(tell(s, e) for s, e in moments(GAME.evolve, step.before, step.events))


def latest(done: tuple[TableStep, ...], root: str) -> Node:
    """What was done last; below the picture, where one looks first."""
    return div(".gn-latest")[told(done[-1], root)] if done else None


def protocol(done: tuple[TableStep, ...], root: str) -> Node:
    """Everything that happened, with its rules; folded, since the latest stands above."""
    if not done:
        return None
    count = "ein Schritt" if len(done) == 1 else f"{len(done)} Schritte"
    return details(".gn-fold")[
        summary[strong["Protokoll"], " ", span(".gn-fold-now")[count]],
        ol(".gn-protocol")[(li[told(step, root)] for step in done)],
    ]
