"""The state after one event. Nothing is checked here: an event is a fact."""

from dataclasses import replace

from engine.sons_of_anarchy.actions import Kind
from engine.sons_of_anarchy.events import (
    BackupCame,
    BackupEnded,
    ClubOut,
    DieFell,
    FightBegan,
    FightTied,
    FightWon,
    FiguresInjured,
    FistClosed,
    FistsOpened,
    FollowUpOver,
    GunsHeld,
    GunsSkipped,
    GunsSpent,
    HeatGained,
    HeatSet,
    HitsCounted,
    InjuredDied,
    InjuredReturned,
    MemberFell,
    OrderSpent,
    PatchTaken,
    PlaceCleared,
    PlaceUsed,
    ShotFired,
    ShotsLost,
    SoaEvent,
    StepBegan,
    StrengthCounted,
    WentHome,
)
from engine.sons_of_anarchy.events_end import (
    GameWon,
    LastDieFell,
    LastFightBegan,
    LastStrengthCounted,
    ScreensFell,
    StillLevel,
)
from engine.sons_of_anarchy.events_market import (
    GoodsSold,
    OfferClosed,
    OfferHeld,
    OffersOpened,
    PriceSet,
)
from engine.sons_of_anarchy.evolve_more import evolve_end, evolve_market
from engine.sons_of_anarchy.evolve_whole import WHOLE_EVENTS, evolve_whole
from engine.sons_of_anarchy.fight import Fight, Phase, Shot, opened_fight, put
from engine.sons_of_anarchy.heat import without_club
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.state import Club, Table


def evolve(table: Table, event: SoaEvent) -> Table:
    """The table after ``event``."""
    if isinstance(event, WHOLE_EVENTS):
        return evolve_whole(table, event)
    match event:
        case PlaceUsed(place=place):
            used = put(table.places, place, replace(table.places[place], used=True))
            fight = replace(table.fight, phase="over") if table.fight else None
            return replace(table, places=used, fight=fight)
        case FightBegan(place=place, starter=starter, seats=seats):
            return replace(table, fight=opened_fight(place, starter, seats))
        case PatchTaken(seat=seat):
            return replace(table, patch=seat)
        case ClubOut(seat=seat):
            return without_club(table, seat)
        case MemberFell(seat=seat, spot=spot):
            return table.with_crew(seat, spot, table.crew(seat, spot) - Crew(members=1))
        case InjuredDied(seat=seat, kind=kind):
            left = table.clubs[seat].hurt - _one(kind)
            return table.with_crew(seat, EmergencyRoom(), left)
        case InjuredReturned(seat=seat, kind=kind):
            return table.moved(seat, _one(kind), EmergencyRoom(), Clubhouse(seat))
        case OfferClosed() | OfferHeld() | OffersOpened() | PriceSet() | GoodsSold():
            return evolve_market(table, event)
        case (
            ScreensFell()
            | StillLevel()
            | LastFightBegan()
            | LastDieFell()
            | LastStrengthCounted()
            | GameWon()
        ):
            return evolve_end(table, event)
        case OrderSpent() | GunsSpent() | HeatGained() | HeatSet():
            return table.with_club(event.seat, _club(table.clubs[event.seat], event))
    if table.fight is None:
        return table
    return _in_fight(table, table.fight, event)


def _one(kind: Kind) -> Crew:
    return Crew(members=1) if kind == "member" else Crew(prospects=1)


def _club(club: Club, event: OrderSpent | GunsSpent | HeatGained | HeatSet) -> Club:
    match event:
        case OrderSpent():
            return club.without_marker()
        case GunsSpent(guns=guns):
            return replace(club, guns=club.guns - guns)
        case HeatGained(heat=heat) | HeatSet(heat=heat):
            return replace(club, heat=heat)


def _in_fight(table: Table, fight: Fight, event: SoaEvent) -> Table:
    here = Site(fight.place)
    match event:
        case BackupCame(seat=seat, origin=origin, crew=crew):
            table = table.moved(seat, crew, origin, here)
            fight = replace(fight, origins=(*fight.origins, origin))
        case FiguresInjured(seat=seat, crew=crew):
            table = table.moved(seat, crew, here, EmergencyRoom())
            fight = _hurt(fight, seat, crew)
        case WentHome(seat=seat, crew=crew):
            table = table.moved(seat, crew, here, Clubhouse(seat))
        case _:
            fight = _fight(fight, event)
    return replace(table, fight=fight)


def _fight(fight: Fight, event: SoaEvent) -> Fight:
    match event:
        case BackupEnded(seat=seat):
            called = (*fight.called, seat)
            phase: Phase = "fists" if len(called) == len(fight.seats) else "backup"
            return replace(fight, called=called, origins=(), phase=phase)
        case GunsHeld(seat=seat, guns=guns):
            return replace(fight, fists=put(fight.fists, fight.index(seat), guns))
        case FistsOpened(guns=opened):
            return replace(fight, fists=opened, phase="opened")
        case GunsSkipped():
            return replace(fight, fists=(0,) * len(fight.seats), phase="dice")
        case StepBegan(phase=phase):
            return replace(fight, phase=phase)
        case DieFell(seat=seat, pips=pips):
            return replace(fight, dice=put(fight.dice, fight.index(seat), pips))
        case StrengthCounted(seat=seat, total=total):
            return replace(fight, totals=put(fight.totals, fight.index(seat), total))
        case FightWon() | FightTied():
            winner = event.seat if isinstance(event, FightWon) else None
            shooting: Phase = "shots" if any(fight.fists) else "after"
            zero = (0,) * len(fight.seats)
            hits = () if shooting == "shots" else zero
            return replace(fight, winner=winner, phase=shooting, hits=hits)
        case ShotFired(seat=seat, target=target):
            return replace(fight, shots=(*fight.shots, Shot(seat, target)))
        case HitsCounted(hits=hits):
            return replace(fight, hits=hits, phase="injuries" if any(hits) else "after")
        case PlaceCleared(winner=winner):
            mine = winner is not None and winner == fight.starter
            return replace(fight, phase="follow" if mine else "over")
        case FollowUpOver():
            return replace(fight, phase="over")
        case FistClosed() | ShotsLost():
            return fight
    return fight


def _hurt(fight: Fight, seat: int, crew: Crew) -> Fight:
    hurt = put(fight.hurt, fight.index(seat), crew)
    done = all(h is not None or not n for n, h in zip(fight.hits, hurt, strict=True))
    return replace(fight, hurt=hurt, phase="after" if done else "injuries")
