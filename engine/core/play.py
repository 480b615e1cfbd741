"""How a game is played: check and say why, decide cited events, evolve the state."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from engine.core.rule import Rule

type Seat = int

CHANCE: Seat = -1
"""Stands in ``Game.awaiting`` when dice, shuffles or draws must be supplied, not a decision."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A reason why an action is not allowed: the rule, and one German sentence with the facts."""

    rule: Rule
    why: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Event:
    """Something that happened, by rule. Games subclass it with fields.

    ``rules`` is never empty, the causing rule stands first. ``seen_by``: the seats that may know;
    None: everyone.
    """

    rules: tuple[Rule, ...]
    seen_by: frozenset[Seat] | None = None

    def __post_init__(self) -> None:
        if not self.rules:
            raise ValueError(f"{type(self).__name__} cites no rule")


class IllegalAction(ValueError):
    """Raised by :func:`step`; ``breaches`` holds every reason."""

    def __init__(self, breaches: tuple[Breach, ...]) -> None:
        super().__init__(" ".join(b.why for b in breaches))
        self.breaches = breaches


@dataclass(frozen=True, slots=True)
class Game[S, A, E: Event, V]:
    """A game as a record of functions.

    ``breaches(state, action)``: every reason against the action; empty: it is legal.
    ``decide(state, action)``: the events a legal action causes. ``evolve(state, event)``: the
    state after one event. ``options(state)``: all legal actions. ``view(state, seat)``: what a
    seat may know; seat None: an onlooker. ``awaiting(state)``: who has to act now
    (:data:`CHANCE` for dice and draws), empty when the game is over.
    """

    key: str
    breaches: Callable[[S, A], tuple[Breach, ...]]
    decide: Callable[[S, A], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    options: Callable[[S], tuple[A, ...]]
    view: Callable[[S, Seat | None], V]
    awaiting: Callable[[S], tuple[Seat, ...]]


@dataclass(frozen=True, slots=True)
class Step[S, A, E: Event]:
    """One action, the events it caused, and the states around it."""

    before: S
    action: A
    events: tuple[E, ...]
    after: S


def step[S, A, E: Event, V](game: Game[S, A, E, V], state: S, action: A) -> Step[S, A, E]:
    """Play one action. Raises :class:`IllegalAction` with all reasons; nothing changes then."""
    if found := game.breaches(state, action):
        raise IllegalAction(found)
    events = game.decide(state, action)
    return Step(state, action, events, reduce(game.evolve, events, state))


def replay[S, A, E: Event, V](
    game: Game[S, A, E, V], state: S, actions: Iterable[A]
) -> tuple[Step[S, A, E], ...]:
    """Play all actions in order. Raises :class:`IllegalAction` at the first refusal, with a note
    which action it was."""
    steps: list[Step[S, A, E]] = []
    for action in actions:
        try:
            steps.append(step(game, state, action))
        except IllegalAction as refused:
            refused.add_note(f"at action {len(steps) + 1}: {action}")
            raise
        state = steps[-1].after
    return tuple(steps)


def moments[S, E: Event](
    evolve: Callable[[S, E], S], before: S, events: Iterable[E]
) -> Iterator[tuple[S, E]]:
    """Each event with the state right before it: the two things that telling it needs."""
    for event in events:
        yield before, event
        before = evolve(before, event)
