"""What a seat may know: goods behind screens and in closed fists are not part of it."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.club import Side
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.fight import PHASES, Fight
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.state import Badge, Club, Place, RoundStep, Table

type Fist = int | Literal["closed"] | None


@dataclass(frozen=True, slots=True)
class ClubView:
    """A club as a seat sees it; None: behind a screen that is not one's own.

    Order markers lie open, except with the Hardcore option that hides them (SOA-215).
    """

    name: str
    badge: Badge
    at: tuple[Crew, ...]
    home: Crew
    hurt: Crew
    guns: int | None
    heat: int
    orders: int | None
    out: bool
    money: int | None
    contraband: int | None
    spent: int
    side: Side


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight as a seat sees it: ``public`` holds no closed fist, ``fists`` does."""

    public: Fight
    fists: tuple[Fist, ...]


@dataclass(frozen=True, slots=True)
class CourseView:
    """The whole game as a seat sees it: ``public`` holds no closed fist, ``market`` does.

    Face-down sites and the stack need no hiding: what they are is drawn when they are turned up.
    """

    public: Course
    market: tuple[Fist, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as a seat sees it. ``bank``, ``stash``: guns, contraband in the bank."""

    clubs: tuple[ClubView, ...]
    places: tuple[Place, ...]
    patch: Seat
    turn: Seat
    step: RoundStep
    bank: int
    fight: FightView | None
    options: Options
    stash: int
    course: CourseView | None
    own: CardSet | None


def view(table: Table, seat: Seat | None) -> TableView:
    """What ``seat`` may know; None: an onlooker."""
    return TableView(
        clubs=tuple(_club(table, club, mine=i == seat) for i, club in enumerate(table.clubs)),
        places=table.places,
        patch=table.patch,
        turn=table.turn,
        step=table.step,
        bank=table.bank,
        fight=_fight(table.fight, seat) if table.fight else None,
        options=table.options,
        stash=table.stash,
        course=_course(table.course, seat) if table.course else None,
        own=table.own,
    )


def _club(table: Table, club: Club, *, mine: bool) -> ClubView:
    counted = mine or not table.options.hidden_orders
    return ClubView(
        name=club.name,
        badge=club.badge,
        at=club.at,
        home=club.home,
        hurt=club.hurt,
        guns=club.guns if mine else None,
        heat=club.heat,
        orders=club.orders if counted else None,
        out=club.out,
        money=club.money if mine else None,
        contraband=club.contraband if mine else None,
        spent=club.spent,
        side=club.side,
    )


def _course(course: Course, seat: Seat | None) -> CourseView:
    fists = course.market.fists if course.market else ()
    secret = course.market is not None and not course.market.opened
    shown: tuple[Fist, ...] = tuple(
        "closed" if secret and number is not None and who != seat else number
        for who, number in enumerate(fists)
    )
    hidden = replace(course, market=None) if secret else course
    return CourseView(hidden, shown)


def _fight(fight: Fight, seat: Seat | None) -> FightView:
    secret = PHASES.index(fight.phase) < PHASES.index("opened")
    fists: tuple[Fist, ...] = tuple(
        "closed" if secret and guns is not None and who != seat else guns
        for who, guns in zip(fight.seats, fight.fists, strict=True)
    )
    hidden = replace(fight, fists=(None,) * len(fight.seats)) if secret else fight
    return FightView(hidden, fists)
