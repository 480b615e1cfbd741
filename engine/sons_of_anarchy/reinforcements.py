"""Step 1: backup, in patch order, one order for each spot it comes from."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import CallBackup, EndBackup
from engine.sons_of_anarchy.checks import Reasons, in_phase, involved
from engine.sons_of_anarchy.course_query import free_backup, gun_ban, side_rules
from engine.sons_of_anarchy.events import (
    BackupCame,
    BackupEnded,
    OrderSpent,
    SoaEvent,
    StepBegan,
)
from engine.sons_of_anarchy.order_checks import forbidden_by
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.query import next_caller
from engine.sons_of_anarchy.rules.throwdown import (
    BACKUP_FROM_ELSEWHERE,
    BACKUP_IN_PATCH_ORDER,
    EACH_ORIGIN_COSTS_AN_ORDER,
    NOT_OUT_OF_THE_EMERGENCY_ROOM,
    ONE_PASS_OF_BACKUP,
    THREE_STEPS,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import crew, name, spot


def _turn(table: Table, seat: int) -> Reasons:
    found = (*in_phase(table, "backup"), *involved(table, seat))
    fight = table.fight
    if found or fight is None:
        return found
    if seat in fight.called:
        why = f"{name(table, seat)} hat schon entschieden; gefragt wird nur einmal."
        return (Breach(ONE_PASS_OF_BACKUP, why),)
    caller = next_caller(fight)
    if caller is not None and caller != seat:
        why = f"In Aufnäher-Reihenfolge ist {name(table, caller)} vor {name(table, seat)} dran."
        return (Breach(BACKUP_IN_PATCH_ORDER, why),)
    return ()


def call_breaches(table: Table, action: CallBackup) -> Reasons:
    """Every reason against this backup."""
    found = list(_turn(table, action.seat))
    if not table.has(action.seat):
        return tuple(found)
    club = table.clubs[action.seat]
    found += forbidden_by(table, "noBackup", "In dieser Runde kommt keine Verstärkung")
    if club.orders < 1 and not free_backup(table, action.seat):
        why = f"{club.name} hat keinen Befehlsmarker mehr; jeder Herkunftsort kostet einen."
        found.append(Breach(EACH_ORIGIN_COSTS_AN_ORDER, why))
    if table.fight and action.origin in table.fight.origins:
        why = f"{club.name} hat diesen Herkunftsort schon genannt."
        found.append(Breach(ONE_PASS_OF_BACKUP, why))
    return (*found, *_origin(table, action))


def _origin(table: Table, action: CallBackup) -> Reasons:
    who, where = name(table, action.seat), spot(table, action.origin)
    match action.origin:
        case EmergencyRoom():
            why = "In der Notaufnahme liegen nur Verletzte; von dort fährt niemand los."
            return (Breach(NOT_OUT_OF_THE_EMERGENCY_ROOM, why),)
        case Clubhouse(owner) if owner != action.seat:
            why = f"In einem fremden Clubhaus steht nie eine Figur von {who}."
            return (Breach(BACKUP_FROM_ELSEWHERE, why),)
        case Site(place) if table.fight and place == table.fight.place:
            why = "Verstärkung kommt von einem anderen Ort; wer schon hier steht, kämpft ohnehin."
            return (Breach(BACKUP_FROM_ELSEWHERE, why),)
        case Site(place) if not 0 <= place < len(table.places):
            return (Breach(BACKUP_FROM_ELSEWHERE, "Diesen Ort gibt es hier nicht."),)
    there = table.crew(action.seat, action.origin)
    if not there.size:
        return (Breach(BACKUP_FROM_ELSEWHERE, f"Bei {where} hat {who} keine Figur."),)
    if action.members < 0 or action.prospects < 0 or action.members + action.prospects == 0:
        why = "Verstärkung heißt: mindestens eine Figur kommt."
        return (Breach(BACKUP_FROM_ELSEWHERE, why),)
    if not there.holds(action.members, action.prospects):
        wanted = Crew(action.members, action.prospects)
        come = "Gerufen ist" if wanted.size == 1 else "Gerufen sind"
        why = f"{come} {crew(wanted)}, bei {where} hat {who} nur {crew(there)}."
        return (Breach(BACKUP_FROM_ELSEWHERE, why),)
    return ()


def call_events(table: Table, action: CallBackup) -> tuple[SoaEvent, ...]:
    """One order is paid, the figures come."""
    rules: tuple[Rule, ...] = (BACKUP_FROM_ELSEWHERE, ONE_PASS_OF_BACKUP)
    crew_ = Crew(action.members, action.prospects)
    if free_backup(table, action.seat):
        rules = (*rules, *side_rules(table, action.seat))
    came = BackupCame(rules=rules, seat=action.seat, origin=action.origin, crew=crew_)
    if free_backup(table, action.seat):
        return (came,)
    return OrderSpent(rules=(EACH_ORIGIN_COSTS_AN_ORDER,), seat=action.seat), came


def end_breaches(table: Table, action: EndBackup) -> Reasons:
    """Every reason against saying „that is all“ now."""
    return _turn(table, action.seat)


def end_events(table: Table, action: EndBackup) -> tuple[SoaEvent, ...]:
    """The next club is asked, or the guns come."""
    ended = BackupEnded(rules=(BACKUP_IN_PATCH_ORDER,), seat=action.seat)
    fight = table.fight
    if fight and len(fight.called) + 1 == len(fight.seats) and not _banned(table):
        return ended, StepBegan(rules=(THREE_STEPS,), phase="fists")
    return (ended,)


def _banned(table: Table) -> bool:
    return table.fight is not None and gun_ban(table, table.fight.place)
