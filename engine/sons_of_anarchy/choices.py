"""All legal actions of a state, generated from what lies on the table, not by trying."""

from collections.abc import Iterator
from itertools import combinations

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    Kind,
    LeaveUnused,
    Roll,
    RollForInjured,
    RollLast,
    Shoot,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.choices_course import asides, course_moves
from engine.sons_of_anarchy.course_query import free_backup, hassle
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.market import offers
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.query import (
    crew_in,
    falls_due,
    missing_dice,
    missing_last_dice,
    next_shooter,
    open_fists,
    present,
    still_choosing,
    targets,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.trade import answer_options

DIE = range(1, 7)


def options(table: Table) -> tuple[Action, ...]:
    """Everything that is allowed now."""
    return (*moves(table), *asides(table))


def moves(table: Table) -> tuple[Action, ...]:
    """What the game waits for; trade may happen beside it."""
    if table.step == "over":
        return tuple(RollLast(s, pips) for s in missing_last_dice(table) for pips in DIE)
    if due := falls_due(table):
        return tuple(a for seat in due for a in _falls(table, seat))
    course = table.course
    if course and course.offer:
        return tuple(answer_options(table))
    if table.step == "cleanup":
        return tuple(_emergency(table))
    if table.step == "market":
        return tuple(offers(table))
    found: list[Action] = list(course_moves(table, course)) if course else []
    if course and (course.use or table.step != "orders"):
        return tuple(found)
    if table.fight is None:
        return (*found, *_starts(table))
    return (*found, *_in_fight(table, table.fight))


def spots(table: Table, seat: Seat) -> tuple[Spot, ...]:
    """Everywhere a club's figures can be."""
    sites: tuple[Spot, ...] = tuple(Site(i) for i in range(len(table.places)))
    return (*sites, Clubhouse(seat), EmergencyRoom())


def _falls(table: Table, seat: Seat) -> Iterator[Action]:
    for spot in spots(table, seat):
        if table.crew(seat, spot).members:
            yield TakeTheFall(seat, spot)


def _emergency(table: Table) -> Iterator[Action]:
    kinds: tuple[Kind, Kind] = ("member", "prospect")
    for seat in table.seats:
        hurt = table.clubs[seat].hurt
        for kind, number in zip(kinds, (hurt.members, hurt.prospects), strict=True):
            if number:
                yield from (RollForInjured(seat, kind, pips) for pips in DIE)


def _starts(table: Table) -> Iterator[Action]:
    seat = table.turn
    if table.clubs[seat].orders < 1:
        return
    for place in range(len(table.places)):
        others = tuple(s for s in present(table, place) if s != seat)
        if not others or not table.crew(seat, Site(place)).members:
            continue
        if table.options.participants == "all":
            yield ThrowDown(seat, place)
            continue
        for size in range(1, len(others) + 1):
            for named in combinations(others, size):
                yield ThrowDown(seat, place, named)


def _in_fight(table: Table, fight: Fight) -> Iterator[Action]:
    match fight.phase:
        case "backup":
            yield from _backup(table, fight)
        case "fists":
            for seat in open_fists(table, fight):
                most = min(table.clubs[seat].guns, crew_in(table, fight, seat).size)
                yield from (CloseFist(seat, guns) for guns in range(most + 1))
        case "dice":
            for seat in missing_dice(table, fight):
                yield from (Roll(seat, pips) for pips in DIE)
        case "shots":
            shooter = next_shooter(table, fight)
            if shooter is not None:
                yield from (Shoot(shooter, t) for t in targets(table, fight, shooter))
        case "injuries":
            for seat in still_choosing(fight):
                yield from _injured(table, fight, seat)
        case "follow":
            yield UseAtOnce(fight.starter)
            boost = table.places[fight.place].boost and not hassle(table, "noBoost")
            if boost and table.clubs[fight.starter].orders > 1:
                yield UseAtOnce(fight.starter, True)
            yield LeaveUnused(fight.starter)


def _backup(table: Table, fight: Fight) -> Iterator[Action]:
    seat = fight.seats[len(fight.called)]
    yield EndBackup(seat)
    if (table.clubs[seat].orders < 1 and not free_backup(table, seat)) or hassle(table, "noBackup"):
        return
    for spot in spots(table, seat):
        if spot in fight.origins or spot in (Site(fight.place), EmergencyRoom()):
            continue
        there = table.crew(seat, spot)
        for members in range(there.members + 1):
            for prospects in range(there.prospects + 1):
                if members + prospects:
                    yield CallBackup(seat, spot, members, prospects)


def _injured(table: Table, fight: Fight, seat: Seat) -> Iterator[Action]:
    hits, there = fight.hits[fight.index(seat)], crew_in(table, fight, seat)
    for members in range(min(hits, there.members) + 1):
        if hits - members <= there.prospects:
            yield ChooseInjured(seat, members, hits - members)
