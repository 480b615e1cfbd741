"""What the smaller widgets share: a table that can be set up, and what was done at it since."""

from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from engine.core.play import IllegalAction, Seat, Step
from engine.core.play import step as played
from engine.sons_of_anarchy.causes import TROUBLE, Deed
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import consequences
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.state import Table

MOST_ACTIONS = 60
"""More than any market, clean-up or last fight takes; a longer list comes from a broken link."""


type TriedStep = Step[Table, Deed, SoaEvent]


@dataclass(frozen=True, slots=True)
class Model:
    """``table`` is where it began, ``actions`` what was done since; the rest is worked out.

    ``editing``: the club whose numbers are shown. ``draft``: the number being set for the open
    decision; None: not touched yet. ``refused``: what was tried last and is not allowed; it
    changed nothing. ``fresh``: how many of the actions came with the last click.
    """

    table: Table
    actions: tuple[Deed, ...] = ()
    editing: Seat = 0
    draft: int | None = None
    refused: Deed | None = None
    fresh: int = 0

    def __post_init__(self) -> None:
        if not self.table.has(self.editing):
            raise ValueError("Diesen Club gibt es an diesem Tisch nicht.")
        if self.draft is not None and not -9 <= self.draft <= 99:
            raise ValueError(f"{self.draft} ist zu viel des Guten.")
        if not 0 <= self.fresh <= len(self.actions) <= MOST_ACTIONS:
            raise ValueError("So viele Züge sind nicht geschehen.")
        try:
            course(self.begun, self.actions)
        except IllegalAction as reason:
            raise ValueError(f"Ein Zug darin ist nicht erlaubt: {reason}") from None

    @property
    def opening(self) -> tuple[SoaEvent, ...]:
        """What follows from the table by itself, before anybody does something."""
        return _opening(self.table)

    @property
    def begun(self) -> Table:
        """The table after its opening."""
        return reduce(TROUBLE.evolve, self.opening, self.table)

    @property
    def steps(self) -> tuple[TriedStep, ...]:
        """Everything that was done, with its events."""
        return course(self.begun, self.actions)

    @property
    def news(self) -> tuple[TriedStep, ...]:
        """What the last click did."""
        return self.steps[len(self.actions) - self.fresh :]

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.steps[-1].after if self.actions else self.begun


# Every model of a session begins with the actions of the one before it.
@lru_cache(maxsize=128)
def course(start: Table, actions: tuple[Deed, ...]) -> tuple[TriedStep, ...]:
    """The steps of ``actions``. Raises IllegalAction."""
    if not actions:
        return ()
    done = course(start, actions[:-1])
    return (*done, played(TROUBLE, done[-1].after if done else start, actions[-1]))


@lru_cache(maxsize=32)
def _opening(table: Table) -> tuple[SoaEvent, ...]:
    events: tuple[SoaEvent, ...] = ()
    while more := consequences(table):
        table = reduce(TROUBLE.evolve, more, table)
        events += more
    return events


def with_options(model: Model, options: Options) -> Model:
    """The same table under other readings; ValueError where a move is not allowed then."""
    return replace(model, table=replace(model.table, options=options), refused=None)
