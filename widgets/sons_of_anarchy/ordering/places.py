"""The places and Hassles that can be laid out, and the table that the widget begins with."""

from dataclasses import replace

from engine.sons_of_anarchy.cards import Hassle, Opportunity
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.parts import Clubhouse, Site
from engine.sons_of_anarchy.practice import FIXED, PRACTICE
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes_course import site
from engine.sons_of_anarchy.state import Place, Table
from widgets.sons_of_anarchy.ordering.grid import leaving
from widgets.sons_of_anarchy.ordering.model import Model, Plan
from widgets.sons_of_anarchy.try_model import Model as Tried

MOST_PLACES = 10


def all_places() -> tuple[Place, ...]:
    """Sites and Opportunities of the practice set."""
    chances = (card.site for card in PRACTICE.cards if isinstance(card, Opportunity))
    return (*PRACTICE.fixed, *PRACTICE.random, *chances)


def spare_places(table: Table) -> tuple[Place, ...]:
    """Those that do not lie on the table yet."""
    here = {place.name for place in table.places}
    return tuple(place for place in all_places() if place.name not in here)


def hassles() -> tuple[Hassle, ...]:
    """The Hassles of the practice set, each change once."""
    found: dict[str, Hassle] = {}
    for card in PRACTICE.cards:
        if isinstance(card, Hassle) and not card.hardcore:
            found.setdefault(card.twist, card)
    return tuple(found.values())


def beginning() -> Table:
    """Three clubs, so that every order goes somewhere and fails somewhere."""
    clubs = (
        club(
            0,
            (0, 0), (0, 0), (1, 1), (0, 2), (1, 0),
            home=(0, 1), hurt=(1, 0), guns=0, heat=2, orders=3, money=2, contraband=2,
        ),
        club(
            1,
            (1, 0), (0, 0), (0, 0), (1, 0), (0, 0),
            home=(1, 2), guns=2, heat=1, orders=2, money=4, contraband=1,
        ),
        club(
            2,
            (0, 0), (0, 0), (0, 0), (0, 0), (0, 1),
            home=(2, 4), guns=1, heat=0, orders=2, money=3, contraband=3,
        ),
    )  # fmt: skip
    course = Course(round=2, stack=12, down=4)
    return Table(clubs, (*FIXED, site("Steinbruch")), 0, 0, course=course)


def init() -> Model:
    """The table, and a ride that is allowed."""
    plan = Plan("ride", Site(2), Clubhouse(0), 1, 0)
    return Model(Tried(beginning()), plan, Site(2))


def from_state(state: Table) -> Model:
    """A model that goes on from a table in the orders step; a ride home is planned."""
    table = replace(state, course=state.course or Course(round=2, stack=12, down=2))
    sites = (Site(i) for i in range(len(table.places)))
    here = next((s for s in sites if table.crew(table.turn, s).size), Clubhouse(table.turn))
    return Model(Tried(table, editing=table.turn), leaving(table, here), here)
