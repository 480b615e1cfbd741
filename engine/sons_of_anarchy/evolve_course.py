"""The table after an event of the setup, the steps of a round, or an order."""

from dataclasses import replace

from engine.sons_of_anarchy.cards import LastCall, Opportunity
from engine.sons_of_anarchy.club import Club
from engine.sons_of_anarchy.course import Market, Setup
from engine.sons_of_anarchy.course_query import course_of, with_course
from engine.sons_of_anarchy.events_course import (
    CardsDiscarded,
    CardTurned,
    CleanupEvent,
    ClubDiceTied,
    ClubDieFell,
    ClubPicked,
    ClubReady,
    FirstPickSet,
    LeftOpportunity,
    MarkersCleared,
    MarkersTaken,
    OrderEvent,
    PatchedIn,
    PatchGiven,
    Recruited,
    Rode,
    RoundBegan,
    RoundEvent,
    SatTight,
    SetupEvent,
    SitesLaid,
    SiteTurned,
    StepEntered,
    TurningBegan,
    TurnPassed,
)
from engine.sons_of_anarchy.fight import put
from engine.sons_of_anarchy.parts import Clubhouse, Crew, Site
from engine.sons_of_anarchy.state import Place, Table


def evolve_setup(table: Table, event: SetupEvent) -> Table:
    """The table after an event before the first round."""
    course = course_of(table)
    match event:
        case PatchGiven(seat=seat):
            return replace(table, patch=seat)
        case SitesLaid(places=places, down=down, stack=stack):
            nobody = tuple(Crew() for _ in places)
            clubs = tuple(replace(club, at=nobody) for club in table.clubs)
            laid = replace(course, setup=None, down=down, stack=stack)
            return replace(table, clubs=clubs, places=places, course=laid)
        case ClubReady(seat=seat, crew=crew):
            club = table.clubs[seat]
            ready = replace(
                club,
                money=event.money,
                guns=event.guns,
                contraband=event.contraband,
                heat=event.heat,
                home=crew,
            )
            return table.with_club(seat, ready)
    setup = course.setup
    if setup is None:
        return table
    if isinstance(event, ClubPicked):
        table = _picked(table, event)
        setup = replace(setup, picked=(*setup.picked, event.seat))
    else:
        setup = _dice(setup, event)
    return with_course(table, replace(course, setup=setup))


def _dice(setup: Setup, event: ClubDieFell | ClubDiceTied | FirstPickSet) -> Setup:
    match event:
        case ClubDieFell(seat=seat, pips=pips):
            return replace(setup, dice=put(setup.dice, seat, pips))
        case ClubDiceTied(seats=seats):
            dice = tuple(None if s in seats else pips for s, pips in enumerate(setup.dice))
            return replace(setup, dice=dice, rolling=seats)
        case FirstPickSet(seat=seat):
            return replace(setup, first=seat)


def _picked(table: Table, event: ClubPicked) -> Table:
    """The badge goes to its club; who held it as a place-holder takes the other one."""
    mine = table.clubs[event.seat].badge
    clubs = []
    for seat, club in enumerate(table.clubs):
        if seat == event.seat:
            clubs.append(replace(club, badge=event.badge, side=event.side))
        elif club.badge == event.badge:
            clubs.append(replace(club, badge=mine))
        else:
            clubs.append(club)
    return replace(table, clubs=tuple(clubs))


def evolve_round(table: Table, event: RoundEvent) -> Table:
    """The table after a step of the round has moved on."""
    course = course_of(table)
    match event:
        case RoundBegan(round=number):
            return with_course(table, replace(course, round=number))
        case StepEntered(step=step, turn=turn):
            market = Market((None,) * len(table.clubs)) if step == "market" else None
            course = replace(course, market=market)
            return replace(table, step=step, turn=turn, fight=None, course=course)
        case MarkersTaken(seat=seat, count=count):
            club = replace(table.clubs[seat], orders=count, spent=0)
            return table.with_club(seat, club)
        case TurningBegan(sites=sites, cards=cards):
            return with_course(table, replace(course, sites=sites, cards=cards))
        case SiteTurned(place=place):
            course = replace(course, sites=course.sites - 1, down=course.down - 1)
            return with_course(with_place(table, place), course)
        case CardTurned(card=card, left=left):
            return _card(table, card, left)
        case TurnPassed(seat=seat):
            return replace(table, turn=seat, fight=None)


def _card(table: Table, number: int, left: int) -> Table:
    course = course_of(table)
    card = table.printed.cards[number]
    course = replace(
        course,
        stack=left,
        cards=course.cards - 1,
        drawn=(*course.drawn, number),
        open=(*course.open, number),
    )
    if isinstance(card, LastCall):
        course = replace(course, calls=(*course.calls, number))
    if isinstance(card, Opportunity):
        table = with_place(table, replace(card.site, opportunity=True))
    return with_course(table, course)


def with_place(table: Table, place: Place) -> Table:
    """The table with one more place, where nobody stands yet."""
    clubs = tuple(replace(club, at=(*club.at, Crew())) for club in table.clubs)
    return replace(table, clubs=clubs, places=(*table.places, place))


def evolve_order(table: Table, event: OrderEvent) -> Table:
    """The table after an order."""
    match event:
        case Rode(seat=seat, crew=crew, origin=origin, target=target):
            return table.moved(seat, crew, origin, target)
        case Recruited(seat=seat):
            home = table.clubs[seat].home + Crew(prospects=1)
            return table.with_crew(seat, Clubhouse(seat), home)
        case PatchedIn(seat=seat, spot=spot, money=money, guns=guns):
            there = table.crew(seat, spot)
            promoted = Crew(there.members + 1, there.prospects - 1)
            table = table.with_crew(seat, spot, promoted)
            club: Club = table.clubs[seat]
            paid = replace(club, money=club.money - money, guns=club.guns - guns)
            return table.with_club(seat, paid)
        case SatTight():
            return table


def evolve_cleanup(table: Table, event: CleanupEvent) -> Table:
    """The table after one thing was put away."""
    match event:
        case MarkersCleared():
            places = tuple(replace(p, used=False) if p.used else p for p in table.places)
            return replace(table, places=places)
        case LeftOpportunity(seat=seat, crew=crew, place=place):
            return table.moved(seat, crew, Site(place), Clubhouse(seat))
        case CardsDiscarded():
            course = replace(course_of(table), open=(), calls=())
            kept = sum(1 for place in table.places if not place.opportunity)
            clubs = tuple(replace(club, at=club.at[:kept]) for club in table.clubs)
            return replace(table, clubs=clubs, places=table.places[:kept], course=course)
