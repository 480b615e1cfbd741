"""What the Throwdown widget knows: a table, what was done since, what is being typed."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.play import IllegalAction, Seat, Step
from engine.core.play import step as played
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Crew, Spot
from engine.sons_of_anarchy.scenes import CUT_AND_BAG, FACTORY, club, table
from engine.sons_of_anarchy.state import Table
from widgets.sons_of_anarchy.scene import busiest

MOST_ACTIONS = 150
"""More than any fight with its clean-up takes; a longer list comes from a broken link."""

type SoaStep = Step[Table, Action, SoaEvent]


@dataclass(frozen=True, slots=True)
class Draft:
    """What the reader is setting for the open decision; None: nothing touched yet."""

    guns: int | None = None
    members: int | None = None
    prospects: int | None = None
    origin: Spot | None = None

    def __post_init__(self) -> None:
        for number in (self.guns, self.members, self.prospects):
            if number is not None and not -9 <= number <= 99:
                raise ValueError(f"{number} ist zu viel des Guten.")


NO_DRAFT = Draft()


@dataclass(frozen=True, slots=True)
class Model:
    """``table`` is where it began, ``actions`` what was done since; the rest is worked out.

    ``place``: where the fight is set up; ``editing``: the club whose numbers are shown; ``plan``:
    guns that each seat means to draw (for the odds, and as a first proposal). ``refused``: what
    was tried last and is not allowed; it changed nothing. ``fresh``: how many of the actions came
    at once with the last click.
    """

    table: Table
    place: int = 0
    editing: Seat = 0
    plan: tuple[int, ...] = (0, 0, 0, 0)
    actions: tuple[Action, ...] = ()
    draft: Draft = NO_DRAFT
    refused: Action | None = None
    fresh: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.place < len(self.table.places):
            raise ValueError("Den Ort des Throwdowns gibt es auf diesem Tisch nicht.")
        if not self.table.has(self.editing):
            raise ValueError("Diesen Club gibt es an diesem Tisch nicht.")
        if len(self.plan) != 4 or not all(0 <= guns <= 24 for guns in self.plan):
            raise ValueError("Geplant sind für jeden Club 0 bis 24 Waffen.")
        if not 0 <= self.fresh <= len(self.actions):
            raise ValueError("So viele Züge sind nicht geschehen.")
        if len(self.actions) > MOST_ACTIONS:
            raise ValueError("So viele Züge hat kein Throwdown.")
        try:
            course(self.table, self.actions)
        except IllegalAction as reason:
            raise ValueError(f"Ein Zug darin ist nicht erlaubt: {reason}") from None

    @property
    def steps(self) -> tuple[SoaStep, ...]:
        """Everything that was done, with its events."""
        return course(self.table, self.actions)

    @property
    def news(self) -> tuple[SoaStep, ...]:
        """What the last click did."""
        return self.steps[len(self.actions) - self.fresh :]

    @property
    def now(self) -> Table:
        """The table as it stands."""
        return self.steps[-1].after if self.actions else self.table

    @property
    def setting_up(self) -> bool:
        """May the reader still move figures and goods at will?"""
        now = self.now
        return now.fight is None and now.step == "orders"


# Every model of a session begins with the actions of the one before it.
@lru_cache(maxsize=128)
def course(start: Table, actions: tuple[Action, ...]) -> tuple[SoaStep, ...]:
    """The steps of ``actions``. Raises IllegalAction."""
    if not actions:
        return ()
    done = course(start, actions[:-1])
    return (*done, played(SOA, done[-1].after if done else start, actions[-1]))


def init() -> Model:
    """The rulebook's fight, ready to be changed."""
    return Model(
        table(
            club(0, (2, 3), (0, 0), guns=3, heat=4, orders=3, home=(1, 0)),
            club(1, (2, 4), (0, 1), guns=2, heat=1, orders=3),
            places=(CUT_AND_BAG, FACTORY),
        ),
        plan=(2, 1, 0, 0),
    )


def from_state(state: Table) -> Model:
    """A model that goes on from any state, also in the middle of a fight.

    Of a whole game only the fight goes on: what comes after it belongs to other widgets.
    """
    if state.fight and state.course and not state.course.scene and not state.course.use:
        state = replace(state, course=None)
    place = state.fight.place if state.fight else busiest(state)
    crews = [c.at[place].size for c in state.clubs]
    plan = [min(c.guns, crew) for c, crew in zip(state.clubs, crews, strict=True)]
    return Model(state, place=place, plan=(*plan, *[0] * (4 - len(plan))))


def with_seats(model: Model, count: int) -> Model:
    """The model with more or fewer clubs; a new one brings what it starts the game with."""
    have = model.table
    clubs = list(have.clubs[:count])
    badges = {c.badge for c in clubs}
    for fresh in (club(seat) for seat in range(4)):
        if len(clubs) < count and fresh.badge not in badges:
            at = [Crew()] * len(have.places)
            at[model.place] = Crew(1, 1)
            free = 24 - sum(c.guns for c in clubs)
            clubs.append(replace(fresh, at=tuple(at), home=Crew(2, 1), guns=min(2, free)))
    last = count - 1
    changed = replace(
        have, clubs=tuple(clubs), patch=min(have.patch, last), turn=min(have.turn, last)
    )
    return replace(model, table=changed, editing=min(model.editing, last))
