"""What the reader can do in the Throwdown widget, and what it changes."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Action, Kind, Roll, RollForInjured
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import HeatTiming, Participants
from engine.sons_of_anarchy.parts import Crew, Spot
from engine.sons_of_anarchy.state import Club, Table
from widgets.sons_of_anarchy.model import NO_DRAFT, Draft, Model, with_seats
from widgets.widget import BadInput

type Amount = Literal["guns", "heat", "orders", "plan"]


@dataclass(frozen=True, slots=True)
class SetSeats:
    """That many clubs at the table."""

    count: int


@dataclass(frozen=True, slots=True)
class SetFigures:
    """That many figures of one kind at a spot."""

    seat: Seat
    spot: Spot
    kind: Kind
    number: int


@dataclass(frozen=True, slots=True)
class SetAmount:
    """That much of something that a club has, or means to draw."""

    seat: Seat
    what: Amount
    number: int


@dataclass(frozen=True, slots=True)
class SetTable:
    """Something of the table as a whole."""

    what: Literal["patch", "turn", "place", "editing"]
    number: int


@dataclass(frozen=True, slots=True)
class SetPlace:
    """What holds at the place of the fight."""

    gun_ban: bool
    used: bool


@dataclass(frozen=True, slots=True)
class SetOptions:
    """The readings that the table has agreed on."""

    heat_timing: HeatTiming
    participants: Participants


@dataclass(frozen=True, slots=True)
class Type:
    """The reader sets a number for the open decision."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class Try:
    """The reader does these, one after the other; the first refusal stops."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class GoOn:
    """The fight is over: to the emergency room, or back to setting up."""

    to: Literal["cleanup", "orders"]


type Msg = SetSeats | SetFigures | SetAmount | SetTable | SetPlace | SetOptions | Type | Try | GoOn


def update(model: Model, message: Msg) -> Model:
    """The model after a message. Raises BadInput for a table that cannot be."""
    try:
        return _update(replace(model, refused=None), message)
    except ValueError as reason:
        raise BadInput(str(reason)) from None


def _update(model: Model, message: Msg) -> Model:
    match message:
        case Type(draft=draft):
            return replace(model, draft=draft)
        case Try(actions=actions):
            return _tried(model, actions)
        case GoOn(to=step):
            return _set(model, replace(model.now, fight=None, step=step))
        case SetTable(what="place", number=number):
            return replace(model, place=number, draft=NO_DRAFT)
        case SetTable(what="editing", number=number):
            return replace(model, editing=number)
        case SetAmount(seat=seat, what="plan", number=number):
            return replace(model, plan=(*model.plan[:seat], number, *model.plan[seat + 1 :]))
    if not model.setting_up:
        raise BadInput("Der Throwdown läuft schon. Mit „Von vorn“ geht es zurück zur Aufstellung.")
    model = _set(model, model.now)
    if isinstance(message, SetSeats):
        return with_seats(model, message.count)
    return _set(model, _table(model, model.table, message))


def _set(model: Model, table: Table) -> Model:
    return replace(model, table=table, actions=(), fresh=0, draft=NO_DRAFT)


def _tried(model: Model, actions: tuple[Action, ...]) -> Model:
    for done, action in enumerate(actions):
        if SOA.breaches(model.now, action):
            return replace(model, refused=action)
        model = replace(model, actions=(*model.actions, action), fresh=done + 1, draft=NO_DRAFT)
    return model


def _table(model: Model, table: Table, message: Msg) -> Table:
    match message:
        case SetFigures(seat=seat, spot=spot, kind=kind, number=number):
            crew = table.crew(seat, spot)
            other = Crew(number, crew.prospects) if kind == "member" else Crew(crew.members, number)
            return table.with_crew(seat, spot, other)
        case SetAmount(seat=seat):
            return table.with_club(seat, _amount(table.clubs[seat], message))
        case SetTable(what="patch", number=number):
            return replace(table, patch=number)
        case SetTable(number=number):
            return replace(table, turn=number)
        case SetPlace(gun_ban=gun_ban, used=used):
            place = replace(table.places[model.place], gun_ban=gun_ban, used=used)
            places = (*table.places[: model.place], place, *table.places[model.place + 1 :])
            return replace(table, places=places)
        case SetOptions(heat_timing=heat_timing, participants=participants):
            chosen = replace(table.options, heat_timing=heat_timing, participants=participants)
            return replace(table, options=chosen)
    return table


def _amount(club: Club, message: SetAmount) -> Club:
    match message.what:
        case "guns":
            return replace(club, guns=message.number)
        case "heat":
            if message.number > 4:
                raise BadInput("Mehr als 4 Hitze hat kein Club: Vorher hält jemand den Kopf hin.")
            return replace(club, heat=message.number)
        case _:
            return replace(club, orders=message.number)


def rolled(seat: Seat, pips: int) -> Try:
    """A club's die falls."""
    return Try((Roll(seat, pips),))


def rolled_for_injured(seat: Seat, kind: Kind, pips: int) -> Try:
    """The die for an injured figure falls."""
    return Try((RollForInjured(seat, kind, pips),))
