"""Who is where, who must act, what is still open. Nothing here decides or changes anything."""

from engine.core.play import CHANCE, Seat
from engine.sons_of_anarchy.course import Setup
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Crew, Site
from engine.sons_of_anarchy.state import Table, clockwise

FALL_ABOVE = 4
"""Heat above this makes a Member take the fall (SOA-168)."""


def falls_due(table: Table) -> tuple[Seat, ...]:
    """The clubs that must let a Member take the fall now."""
    return tuple(s for s in table.seats if table.clubs[s].heat > FALL_ABOVE)


def fighting(table: Table, fight: Fight) -> tuple[Seat, ...]:
    """The clubs in the fight that are not out, in patch order."""
    return tuple(seat for seat in fight.seats if not table.clubs[seat].out)


def crew_in(table: Table, fight: Fight, seat: Seat) -> Crew:
    """A club's figures in the fight."""
    return table.crew(seat, Site(fight.place))


def present(table: Table, place: int) -> tuple[Seat, ...]:
    """The clubs with figures at a place."""
    return tuple(s for s in table.seats if table.crew(s, Site(place)).size)


def next_caller(fight: Fight) -> Seat | None:
    """Whose turn it is to call for backup."""
    if fight.phase != "backup":
        return None
    return fight.seats[len(fight.called)]


def open_fists(table: Table, fight: Fight) -> tuple[Seat, ...]:
    """The clubs that have not closed their fist yet."""
    if fight.phase != "fists":
        return ()
    return tuple(s for s in fight.seats if fight.fists[fight.index(s)] is None)


def missing_dice(table: Table, fight: Fight) -> tuple[Seat, ...]:
    """The clubs whose die has not fallen yet."""
    return tuple(s for s in fighting(table, fight) if fight.dice[fight.index(s)] is None)


def shots_left(fight: Fight, seat: Seat) -> int:
    """Guns of a club whose injury is not aimed yet."""
    return fight.guns(seat) - sum(1 for shot in fight.shots if shot.shooter == seat)


def targets(table: Table, fight: Fight, seat: Seat) -> tuple[Seat, ...]:
    """The opponents that still have a figure without an injury aimed at it."""
    aimed = [shot.target for shot in fight.shots]
    return tuple(
        other
        for other in fighting(table, fight)
        if other != seat and crew_in(table, fight, other).size > aimed.count(other)
    )


def next_shooter(table: Table, fight: Fight) -> Seat | None:
    """Whose turn it is to aim in a pile-up."""
    if fight.phase != "shots":
        return None
    for seat in fighting(table, fight):
        if shots_left(fight, seat) > 0 and targets(table, fight, seat):
            return seat
    return None


def still_choosing(fight: Fight) -> tuple[Seat, ...]:
    """The clubs that must still say who is injured."""
    if fight.phase != "injuries":
        return ()
    return tuple(
        seat
        for seat, hits, hurt in zip(fight.seats, fight.hits, fight.hurt, strict=True)
        if hits and hurt is None
    )


def sellers(table: Table) -> tuple[Seat, ...]:
    """The clubs at the market: all that are not out."""
    return tuple(s for s in table.seats if not table.clubs[s].out)


def open_offers(table: Table) -> tuple[Seat, ...]:
    """The clubs that have not closed their fist yet."""
    if table.step != "market" or table.market is None or table.market.opened:
        return ()
    return tuple(s for s in sellers(table) if table.market.fists[s] is None)


def missing_last_dice(table: Table) -> tuple[Seat, ...]:
    """The clubs whose die in the last fight has not fallen yet."""
    end = table.ending
    if end is None or end.winner is not None:
        return ()
    return tuple(s for s, die in zip(end.contenders, end.dice, strict=True) if die is None)


def _choosing(table: Table, setup: Setup) -> tuple[Seat, ...]:
    if setup.first is None:
        return (CHANCE,)
    return (clockwise(table, setup.first)[len(setup.picked)],)


def awaiting(table: Table) -> tuple[Seat, ...]:
    """Who has to act; CHANCE for dice; nobody when all is done."""
    fight, course = table.fight, table.course
    if table.step == "over":
        return (CHANCE,) if missing_last_dice(table) else ()
    if due := falls_due(table):
        return due
    if course and course.offer:
        return (course.offer.to,)
    if course and course.setup:
        return _choosing(table, course.setup)
    if course and course.use:
        return (course.use.seat,)
    if table.step == "cards":
        return (CHANCE,)
    if table.step == "cleanup":
        return (CHANCE,) if any(club.hurt.size for club in table.clubs) else ()
    if table.step == "market":
        return open_offers(table)
    if fight is None:
        return () if table.clubs[table.turn].out else (table.turn,)
    match fight.phase:
        case "backup":
            return (fight.seats[len(fight.called)],)
        case "fists":
            return open_fists(table, fight)
        case "dice":
            return (CHANCE,)
        case "shots":
            shooter = next_shooter(table, fight)
            return () if shooter is None else (shooter,)
        case "injuries":
            return still_choosing(fight)
        case "follow":
            return (fight.starter,)
    return ()
