"""Examples and mistakes: values that the engine, not an author, works out."""

from dataclasses import dataclass

from engine.core.play import Breach, Event, Game, IllegalAction, Step, replay
from engine.core.rule import Rule


@dataclass(frozen=True, slots=True)
class Example[S, A, E: Event, V]:
    """A worked example. ``teaches``: the rules it is about; ``takeaway``: one German sentence."""

    id: str
    title: str
    game: Game[S, A, E, V]
    start: S
    actions: tuple[A, ...]
    teaches: tuple[Rule, ...]
    takeaway: str

    def steps(self) -> tuple[Step[S, A, E], ...]:
        """Every step, computed. Raises IllegalAction, with a note which action of which example."""
        return _played(self.id, self.game, self.start, self.actions)


@dataclass(frozen=True, slots=True)
class Forbidden[S, A, E: Event, V]:
    """People do this and may not: the engine must refuse ``action``, citing ``breaks``.

    ``believed`` is what they think, ``lesson`` why it is not so, each one German sentence.
    """

    id: str
    title: str
    game: Game[S, A, E, V]
    state: S
    action: A
    breaks: Rule
    believed: str
    lesson: str

    def reasons(self) -> tuple[Breach, ...]:
        """Every reason against the action, computed."""
        return self.game.breaches(self.state, self.action)


@dataclass(frozen=True, slots=True)
class Misjudged[S, A, E: Event, V]:
    """Allowed, but people get the outcome wrong: ``overlooks`` is the rule they forget.

    ``before`` leads from ``start`` to the moment of ``action``.
    """

    id: str
    title: str
    game: Game[S, A, E, V]
    start: S
    before: tuple[A, ...]
    action: A
    overlooks: Rule
    believed: str
    lesson: str

    def outcome(self) -> Step[S, A, E]:
        """What really happens, computed. Raises IllegalAction as an example does."""
        return _played(self.id, self.game, self.start, (*self.before, self.action))[-1]


def _played[S, A, E: Event, V](
    id_: str, game: Game[S, A, E, V], start: S, actions: tuple[A, ...]
) -> tuple[Step[S, A, E], ...]:
    try:
        return replay(game, start, actions)
    except IllegalAction as refused:
        refused.add_note(f"in {id_!r}")
        raise


type Mistake[S, A, E: Event, V] = Forbidden[S, A, E, V] | Misjudged[S, A, E, V]
