"""Heat from guns, who takes the fall, and who is out."""

from dataclasses import replace

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import TakeTheFall
from engine.sons_of_anarchy.checks import Reasons, a_seat
from engine.sons_of_anarchy.events import (
    ClubOut,
    HeatGained,
    HeatSet,
    MemberFell,
    PatchTaken,
    SoaEvent,
)
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Crew, EmergencyRoom
from engine.sons_of_anarchy.query import FALL_ABOVE, falls_due, fighting
from engine.sons_of_anarchy.rules.heat import (
    ELIMINATED_CLUB_LEAVES,
    FALL_FROM_THE_EMERGENCY_ROOM,
    HEAT_AFTER_THE_INJURIES,
    HEAT_FALLS_TO_ONE,
    HEAT_FOR_GUNS,
    LAST_MEMBER_GONE,
    NO_MEMBER_TO_FALL,
    TAKE_THE_FALL,
)
from engine.sons_of_anarchy.state import Table, clockwise
from engine.sons_of_anarchy.words import spot


def heat_for_guns(table: Table, fight: Fight) -> tuple[HeatGained, ...]:
    """One heat for every club that drew guns."""
    rules = (HEAT_FOR_GUNS, HEAT_AFTER_THE_INJURIES)
    return tuple(
        HeatGained(rules=rules, seat=seat, heat=table.clubs[seat].heat + 1)
        for seat in fighting(table, fight)
        if fight.guns(seat)
    )


def fall_breaches(table: Table, action: TakeTheFall) -> Reasons:
    """Every reason against this Member's fall."""
    if found := a_seat(table, action.seat):
        return found
    club, found = table.clubs[action.seat], ()
    if club.heat <= FALL_ABOVE:
        why = f"Die Hitze von {club.name} steht auf {club.heat}; erst über 4 muss jemand fallen."
        found = (Breach(TAKE_THE_FALL, why),)
    if not table.crew(action.seat, action.spot).members:
        where = spot(table, action.spot)
        why = f"{where}: Dort hat {club.name} keinen Member, der den Kopf hinhalten kann."
        found = (*found, Breach(TAKE_THE_FALL, why))
    return found


def fall_events(table: Table, action: TakeTheFall) -> tuple[SoaEvent, ...]:
    """A Member goes to the supply, heat goes to 1; without any Member the club is out."""
    seat = action.seat
    rules: tuple[Rule, ...] = (TAKE_THE_FALL,)
    if isinstance(action.spot, EmergencyRoom):
        rules = (TAKE_THE_FALL, FALL_FROM_THE_EMERGENCY_ROOM)
    events: tuple[SoaEvent, ...] = (
        MemberFell(rules=rules, seat=seat, spot=action.spot),
        HeatSet(rules=(HEAT_FALLS_TO_ONE,), seat=seat, heat=1),
    )
    if table.clubs[seat].figures.members == 1:
        events += club_out(table, seat, LAST_MEMBER_GONE)
    return events


def falls_follow(table: Table) -> tuple[SoaEvent, ...]:
    """A fall is due and the club has no Member at all: it is out."""
    for seat in falls_due(table):
        if not table.clubs[seat].figures.members:
            return club_out(table, seat, NO_MEMBER_TO_FALL)
    return ()


def club_out(table: Table, seat: Seat, why: Rule) -> tuple[SoaEvent, ...]:
    """A club is eliminated; the patch goes on to the next club clockwise."""
    gone = ClubOut(rules=(why, ELIMINATED_CLUB_LEAVES), seat=seat)
    if table.patch != seat:
        return (gone,)
    for heir in clockwise(table, seat)[1:]:
        if not table.clubs[heir].out:
            return gone, PatchTaken(rules=(ELIMINATED_CLUB_LEAVES,), seat=heir)
    return (gone,)


def without_club(table: Table, seat: Seat) -> Table:
    """The table after a club is out: figures to the supply, goods to the bank."""
    club = table.clubs[seat]
    nobody = tuple(Crew() for _ in club.at)
    left = replace(club, at=nobody, home=Crew(), hurt=Crew(), heat=0, orders=0, spent=0)
    return table.with_club(seat, replace(left, guns=0, money=0, contraband=0, out=True))
