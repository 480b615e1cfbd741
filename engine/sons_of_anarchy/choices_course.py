"""All legal actions of a whole game beside the Throwdown: moves, and what trade allows."""

from collections.abc import Iterator

from engine.core.play import Seat
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    CourseAction,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.course_query import controller, hassle, sheet
from engine.sons_of_anarchy.deals import deal_options
from engine.sons_of_anarchy.orders import patch_in_breaches, recruit_breaches
from engine.sons_of_anarchy.parts import Clubhouse, Site, Spot
from engine.sons_of_anarchy.rounds import turning_options
from engine.sons_of_anarchy.setup import setup_options
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.trade import trade_options


def course_moves(table: Table, course: Course) -> Iterator[CourseAction]:
    """What the game waits for now, Throwdowns left out."""
    if course.setup:
        yield from setup_options(table, course.setup)
    elif course.use:
        yield from deal_options(table)
    elif table.step == "cards":
        yield from turning_options(table, course)
    elif table.step == "orders" and table.fight is None and table.clubs[table.turn].orders:
        yield from _orders(table, table.turn)


def asides(table: Table) -> tuple[CourseAction, ...]:
    """What anybody may do beside the course of play: trade, piece by piece, and promise."""
    if table.course is None:
        return ()
    return tuple(trade_options(table))


def own_spots(table: Table, seat: Seat) -> tuple[Spot, ...]:
    """Every spot where figures of a club may go by themselves."""
    return (*(Site(i) for i in range(len(table.places))), Clubhouse(seat))


def _orders(table: Table, seat: Seat) -> Iterator[CourseAction]:
    yield from _rides(table, seat)
    boosted = not hassle(table, "noBoost") and table.clubs[seat].orders > 1
    for index, place in enumerate(table.places):
        if controller(table, index) == seat and not place.used:
            yield Exploit(seat, index)
            if place.boost and boosted:
                yield Exploit(seat, index, True)
    if not recruit_breaches(table, Recruit(seat)):
        yield Recruit(seat)
    for spot in own_spots(table, seat):
        if not patch_in_breaches(table, PatchIn(seat, spot)):
            yield PatchIn(seat, spot)
    if sheet(table, seat).order:
        yield ClubOrder(seat)
    yield SitTight(seat)


def _rides(table: Table, seat: Seat) -> Iterator[Ride]:
    spots = own_spots(table, seat)
    for origin in spots:
        there = table.crew(seat, origin)
        for target in spots:
            if target == origin:
                continue
            for members in range(there.members + 1):
                for prospects in range(there.prospects + 1):
                    if members + prospects:
                        yield Ride(seat, origin, target, members, prospects)
