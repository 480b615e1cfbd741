"""The table after an event of a use, a card or a trade."""

from dataclasses import replace

from engine.core.play import Seat
from engine.sons_of_anarchy.course import Offer, Parcel, Use
from engine.sons_of_anarchy.course_query import course_of, with_course
from engine.sons_of_anarchy.effects import Thing
from engine.sons_of_anarchy.events_use import (
    Bought,
    DealLeft,
    Dropped,
    Gained,
    HandedOver,
    LastCallCame,
    NobodyStruck,
    Promised,
    ScreenSeen,
    Skimmed,
    Sold,
    Stolen,
    StrikeEvent,
    SwapAnswered,
    Swapped,
    SwapProposed,
    TradeEvent,
    UseBegan,
    UseEnded,
    UseEvent,
)
from engine.sons_of_anarchy.state import Table

HOTTEST = 9
"""The heat track ends at 4; above, a Member falls, and how far above is all the same (SOA-210)."""


def got(table: Table, seat: Seat, thing: Thing, count: int) -> Table:
    """A club with so much more (or less) of something."""
    club = table.clubs[seat]
    match thing:
        case "money":
            club = replace(club, money=club.money + count)
        case "guns":
            club = replace(club, guns=club.guns + count)
        case "contraband":
            club = replace(club, contraband=club.contraband + count)
        case "heat":
            club = replace(club, heat=min(HOTTEST, club.heat + count))
    return table.with_club(seat, club)


def moved(table: Table, seat: Seat, to: Seat, parcel: Parcel) -> Table:
    """Goods went from one club to another; first out of one hand, then into the other."""
    club = table.clubs[seat]
    left = replace(
        club,
        money=club.money - parcel.money,
        guns=club.guns - parcel.guns,
        contraband=club.contraband - parcel.contraband,
    )
    table = table.with_club(seat, left)
    club = table.clubs[to]
    right = replace(
        club,
        money=club.money + parcel.money,
        guns=club.guns + parcel.guns,
        contraband=club.contraband + parcel.contraband,
    )
    return table.with_club(to, right)


def evolve_use(table: Table, event: UseEvent | StrikeEvent) -> Table:
    """The table after ``event``."""
    course = course_of(table)
    match event:
        case UseBegan(seat=seat, place=place, deals=deals):
            return with_course(table, replace(course, use=Use(seat, place, deals)))
        case UseEnded():
            return with_course(table, replace(course, use=None))
        case ScreenSeen() | NobodyStruck():
            return table
        case LastCallCame():
            return with_course(table, replace(course, calls=course.calls[1:]))
    use = course.use
    if use is not None:
        table = with_course(table, replace(course, use=replace(use, next=use.next + 1)))
    return _goods(table, event)


def _goods(
    table: Table, event: Sold | Bought | Swapped | Skimmed | Stolen | Gained | Dropped | DealLeft
) -> Table:
    match event:
        case Sold(seat=seat, good=good, count=count, money=money):
            return got(got(table, seat, good, -count), seat, "money", money)
        case Bought(seat=seat, good=good, count=count, money=money):
            return got(got(table, seat, "money", -money), seat, good, count)
        case Swapped(seat=seat, gives=gives, count=count):
            takes: Thing = "contraband" if gives == "guns" else "guns"
            return got(got(table, seat, gives, -count), seat, takes, count)
        case Skimmed(seat=seat, good=good, count=count):
            return got(table, seat, good, count)
        case Stolen(seat=seat, victim=victim, good=good, count=count):
            return got(got(table, victim, good, -count), seat, good, count)
        case Gained(seat=seat, thing=thing, count=count):
            return got(table, seat, thing, count)
        case Dropped(seat=seat, thing=thing, count=count):
            return got(table, seat, thing, -count)
        case DealLeft():
            return table


def evolve_trade(table: Table, event: TradeEvent) -> Table:
    """The table after something was handed over, offered, answered or promised."""
    course = course_of(table)
    match event:
        case HandedOver(seat=seat, to=to, parcel=parcel):
            return moved(table, seat, to, parcel)
        case SwapProposed(seat=seat, to=to, gives=gives, wants=wants):
            return with_course(table, replace(course, offer=Offer(seat, to, gives, wants)))
        case SwapAnswered(agrees=agrees):
            offer = course.offer
            table = with_course(table, replace(course, offer=None))
            if offer and agrees:
                table = moved(table, offer.seat, offer.to, offer.gives)
                table = moved(table, offer.to, offer.seat, offer.wants)
            return table
        case Promised():
            return table
