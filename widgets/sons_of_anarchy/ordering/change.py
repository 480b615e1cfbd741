"""What readers change at the orders widget."""

from dataclasses import replace

from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.parts import Crew, Site
from engine.sons_of_anarchy.scenes_course import card_number
from engine.sons_of_anarchy.state import Club, Place, Table
from widgets.sons_of_anarchy import try_messages
from widgets.sons_of_anarchy.ordering.model import (
    AddPlace,
    Around,
    Model,
    Msg,
    RemovePlace,
    SetFigures,
    SetHassle,
    SetOrders,
    SetPlan,
    SetSide,
    SetTurn,
    SetUpAgain,
    SetUsed,
    ShowSpot,
    sensible,
)
from widgets.sons_of_anarchy.ordering.places import spare_places
from widgets.sons_of_anarchy.try_model import Model as Tried
from widgets.widget import BadInput

ENOUGH = 40
"""Actions after which the table is taken as it stands: nobody goes back further by hand."""


def update(model: Model, message: Msg) -> Model:
    """The model after a message. Raises BadInput for a table that cannot be."""
    try:
        return _update(model, message)
    except ValueError as reason:
        raise BadInput(str(reason)) from None


def _update(model: Model, message: Msg) -> Model:
    tried = replace(model.tried, refused=None)
    match message:
        case SetPlan(plan=plan):
            return replace(model, tried=tried, plan=plan)
        case ShowSpot(where=where):
            return replace(model, where=where)
        case SetUpAgain():
            return _at(model, tried.now)
        case Around(message=around):
            if isinstance(around, try_messages.Try) and len(tried.actions) > ENOUGH:
                tried = Tried(tried.now, editing=tried.editing)
            return _settled(replace(model, tried=try_messages.update(tried, around)))
    return _settled(_at(model, _changed(model, tried.table, message)))


def _at(model: Model, table: Table) -> Model:
    return replace(model, tried=Tried(table, editing=model.tried.editing))


def _settled(model: Model) -> Model:
    """Spots that are gone are planned and shown no more."""
    table = model.now
    where = model.spot
    gone = isinstance(where, Site) and not where.place < len(table.places)
    return replace(model, plan=sensible(table, model.plan), where=Site(0) if gone else where)


def _changed(
    model: Model,
    table: Table,
    message: SetFigures
    | SetOrders
    | SetTurn
    | SetSide
    | AddPlace
    | RemovePlace
    | SetUsed
    | SetHassle,
) -> Table:
    seat = model.tried.editing
    club = table.clubs[seat]
    match message:
        case SetFigures(kind=kind, number=number):
            have = table.crew(seat, model.spot)
            member = kind == "member"
            crew = Crew(number, have.prospects) if member else Crew(have.members, number)
            return table.with_crew(seat, model.spot, crew)
        case SetOrders(number=number):
            return table.with_club(seat, replace(club, orders=number))
        case SetTurn(seat=turn):
            return replace(table, turn=turn)
        case SetSide(side=side):
            return table.with_club(seat, replace(club, side=side))
        case AddPlace(name=name):
            return _with_place(table, next(p for p in spare_places(table) if p.name == name))
        case RemovePlace():
            return _without_place(table, _shown(model))
        case SetUsed(on=on):
            index = _shown(model)
            place = replace(table.places[index], used=on)
            places = (*table.places[:index], place, *table.places[index + 1 :])
            return replace(table, places=places)
        case SetHassle(name=name):
            cards = (card_number(name),) if name else ()
            course = replace(table.course or Course(), drawn=cards, open=cards)
            return replace(table, course=course)


def _shown(model: Model) -> int:
    if not isinstance(model.where, Site):
        raise BadInput("Clubhaus und Notaufnahme bleiben, wo sie sind.")
    return model.where.place


def _with_place(table: Table, place: Place) -> Table:
    clubs = tuple(replace(club, at=(*club.at, Crew())) for club in table.clubs)
    return replace(table, clubs=clubs, places=(*table.places, place))


def _without_place(table: Table, index: int) -> Table:
    if len(table.places) == 1:
        raise BadInput("Ein Ort muss liegen bleiben.")

    def home(club: Club) -> Club:
        at = (*club.at[:index], *club.at[index + 1 :])
        return replace(club, at=at, home=club.home + club.at[index])

    places = (*table.places[:index], *table.places[index + 1 :])
    return replace(table, clubs=tuple(map(home, table.clubs)), places=places)
