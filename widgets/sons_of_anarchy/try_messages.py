"""What readers do in the smaller widgets, and what it changes."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Kind
from engine.sons_of_anarchy.causes import TROUBLE, Deed
from engine.sons_of_anarchy.course import Market
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.state import Club, Table
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import BadInput

type Amount = Literal["guns", "heat", "money", "contraband"]
type Where = Literal["home", "hurt"]


@dataclass(frozen=True, slots=True)
class SetSeats:
    """That many clubs at the table."""

    count: int


@dataclass(frozen=True, slots=True)
class SetAmount:
    """That much of something that a club has."""

    seat: Seat
    what: Amount
    number: int


@dataclass(frozen=True, slots=True)
class SetCrew:
    """That many figures of one kind in the clubhouse or the emergency room."""

    seat: Seat
    where: Where
    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class SetPatch:
    """The patch is with that club."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetOut:
    """A club is out, or back in."""

    seat: Seat
    out: bool


@dataclass(frozen=True, slots=True)
class Edit:
    """Show the numbers of that club."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draft:
    """The reader sets a number for the open decision."""

    number: int


@dataclass(frozen=True, slots=True)
class Try:
    """The reader does these, one after the other; the first refusal stops."""

    actions: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Again:
    """Once more, with what everybody has now."""


type Msg = SetSeats | SetAmount | SetCrew | SetPatch | SetOut | Edit | Draft | Try | Again


def update(model: Model, message: Msg) -> Model:
    """The model after a message. Raises BadInput for a table that cannot be."""
    try:
        return _update(replace(model, refused=None), message)
    except ValueError as reason:
        raise BadInput(str(reason)) from None


def _update(model: Model, message: Msg) -> Model:
    match message:
        case Draft(number=number):
            return replace(model, draft=number)
        case Edit(seat=seat):
            return replace(model, editing=seat)
        case Try(actions=actions):
            return _tried(model, actions)
        case Again():
            return Model(_fresh(model.now), editing=model.editing)
        case SetSeats(count=count):
            changed = with_seats(model.table, count)
            return Model(changed, editing=min(model.editing, count - 1))
    return Model(_changed(model.table, message), editing=model.editing)


def _tried(model: Model, actions: tuple[Deed, ...]) -> Model:
    for done, action in enumerate(actions):
        if TROUBLE.breaches(model.now, action):
            return replace(model, refused=action)
        model = replace(model, actions=(*model.actions, action), draft=None, fresh=done + 1)
    return model


def _changed(table: Table, message: SetAmount | SetCrew | SetPatch | SetOut) -> Table:
    if not table.has(message.seat):
        raise BadInput("Diesen Club gibt es an diesem Tisch nicht.")
    one = table.clubs[message.seat]
    match message:
        case SetPatch(seat=seat):
            return replace(table, patch=seat)
        case SetAmount(what="heat", number=number) if number > 4:
            raise BadInput("Mehr als 4 Hitze hat kein Club: Vorher hält jemand den Kopf hin.")
        case SetAmount(seat=seat, what=what, number=number):
            return table.with_club(seat, replace(one, **{what: number}))  # type: ignore[arg-type]
        case SetCrew(seat=seat, where=where, kind=kind, number=number):
            crew = one.home if where == "home" else one.hurt
            other = Crew(number, crew.prospects) if kind == "member" else Crew(crew.members, number)
            changed = replace(one, home=other) if where == "home" else replace(one, hurt=other)
            return table.with_club(seat, changed)
        case SetOut(seat=seat, out=out):
            return table.with_club(seat, _gone(one) if out else replace(one, out=False))


def _gone(one: Club) -> Club:
    nobody = tuple(Crew() for _ in one.at)
    bare = replace(one, at=nobody, home=Crew(), hurt=Crew(), guns=0, money=0, contraband=0)
    return replace(bare, heat=0, orders=0, out=True)


def _fresh(table: Table) -> Table:
    """The table with new fists, if it is one at the market."""
    if table.course is None or table.market is None:
        return table
    market = Market((None,) * len(table.clubs))
    return replace(table, course=replace(table.course, market=market))


def with_seats(table: Table, count: int) -> Table:
    """More or fewer clubs; a new one brings what the Unleaded side gives it (SOA-076…081)."""
    clubs = list(table.clubs[:count])
    badges = {c.badge for c in clubs}
    for new in (club(seat) for seat in range(4)):
        if len(clubs) < count and new.badge not in badges:
            left = 24 - sum(c.guns for c in clubs), 24 - sum(c.contraband for c in clubs)
            stock = replace(new, guns=min(2, left[0]), contraband=min(2, left[1]), money=5)
            nowhere = tuple(Crew() for _ in table.places)
            clubs.append(replace(stock, at=nowhere, home=Crew(3, 2)))
    last = count - 1
    changed = replace(
        table,
        clubs=tuple(clubs),
        patch=min(table.patch, last),
        turn=min(table.turn, last),
        course=table.course and replace(table.course, market=None),
    )
    if table.market is None or changed.course is None:
        return changed
    course = replace(changed.course, market=Market((None,) * count))
    return replace(changed, course=course)
