"""Short ways to set a table, for examples, mistakes and tests."""

from engine.sons_of_anarchy.actions import (
    Action,
    ChooseInjured,
    CloseFist,
    EndBackup,
    OfferGoods,
    Roll,
)
from engine.sons_of_anarchy.course import Course, Market
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.state import Badge, Club, Place, RoundStep, Table

CUT_AND_BAG = Place("Cut & Bag Op")
FACTORY = Place("Waffenfabrik")
POLICE = Place("Polizeiwache von Charming", gun_ban=True)
HOSPITAL = Place("St.-Thomas-Krankenhaus", gun_ban=True)

type Figures = tuple[int, int]
"""Members, Prospects."""

NOBODY: Figures = (0, 0)
BADGES: tuple[Badge, ...] = ("samcro", "mayans", "niners", "lin")
NAMES = ("Sally", "John", "Paula", "Tom")


def club(
    seat: int,
    *at: Figures,
    home: Figures = NOBODY,
    hurt: Figures = NOBODY,
    guns: int = 0,
    heat: int = 1,
    orders: int = 3,
    money: int = 0,
    contraband: int = 0,
) -> Club:
    """A club with its figures by place."""
    return Club(
        name=NAMES[seat],
        badge=BADGES[seat],
        at=tuple(Crew(*figures) for figures in at),
        home=Crew(*home),
        hurt=Crew(*hurt),
        guns=guns,
        heat=heat,
        orders=orders,
        money=money,
        contraband=contraband,
    )


def table(
    *clubs: Club,
    places: tuple[Place, ...] = (CUT_AND_BAG,),
    patch: int = 0,
    turn: int = 0,
    step: RoundStep = "orders",
    options: Options | None = None,
    course: Course | None = None,
) -> Table:
    """A table without a fight."""
    return Table(clubs, places, patch, turn, step, None, options or Options(), course)


def at_market(*clubs: Club, patch: int = 0, options: Options | None = None) -> Table:
    """A table when the black market begins."""
    course = Course(round=2, stack=12, market=Market((None,) * len(clubs)), scene=True)
    return table(*clubs, patch=patch, step="market", options=options, course=course)


def at_the_end(*clubs: Club, patch: int = 0, options: Options | None = None) -> Table:
    """A table in the last clean-up; when the last die for the injured has fallen, it is over."""
    course = Course(round=6, stack=0, scene=True)
    return table(*clubs, patch=patch, step="cleanup", options=options, course=course)


def offered(**contraband: int) -> tuple[Action, ...]:
    """Fists on the black market by club: ``offered(sally=2, john=0)``."""
    return tuple(OfferGoods(_seat(who), number) for who, number in contraband.items())


def no_backup(*seats: int) -> tuple[Action, ...]:
    """Nobody calls."""
    return tuple(EndBackup(seat) for seat in seats)


def fists(**guns: int) -> tuple[Action, ...]:
    """Fists by club: ``fists(sally=2, john=1)``."""
    return tuple(CloseFist(_seat(who), number) for who, number in guns.items())


def dice(**pips: int) -> tuple[Action, ...]:
    """Dice by club: ``dice(sally=3, john=4)``."""
    return tuple(Roll(_seat(who), number) for who, number in pips.items())


def injured(**crews: Figures) -> tuple[Action, ...]:
    """Who is hurt, by club: ``injured(john=(0, 2))``."""
    return tuple(ChooseInjured(_seat(who), *figures) for who, figures in crews.items())


def _seat(who: str) -> int:
    return [name.lower() for name in NAMES].index(who)
