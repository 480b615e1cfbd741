"""Reasons against an action that many actions share."""

from engine.core.play import Breach, Seat
from engine.sons_of_anarchy.fight import Phase
from engine.sons_of_anarchy.query import falls_due, fighting
from engine.sons_of_anarchy.rules.heat import LAST_MEMBER_GONE, TAKE_THE_FALL
from engine.sons_of_anarchy.rules.throwdown import (
    BACKUP_FROM_ELSEWHERE,
    ORDERS_GO_AROUND,
    THREE_STEPS,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import STEP_NAMES, name, names

type Reasons = tuple[Breach, ...]


def nobody_falls(table: Table) -> Reasons:
    """Take the Fall comes first."""
    due = falls_due(table)
    if not due:
        return ()
    why = f"Zuerst muss ein Member den Kopf hinhalten: {names(table, due)} hat mehr als 4 Hitze."
    return (Breach(TAKE_THE_FALL, why),)


def a_seat(table: Table, seat: Seat) -> Reasons:
    """Is this a club at the table that is still in the game?"""
    if not table.has(seat):
        return (Breach(ORDERS_GO_AROUND, "An diesem Platz sitzt kein Club."),)
    if table.clubs[seat].out:
        return (Breach(LAST_MEMBER_GONE, f"{name(table, seat)} ist ausgeschieden."),)
    return ()


def in_phase(table: Table, phase: Phase) -> Reasons:
    """Is the Throwdown at this step, and nothing more urgent open?"""
    fight = table.fight
    if fight is None:
        return (Breach(THREE_STEPS, "Es läuft kein Throwdown."), *nobody_falls(table))
    if fight.phase == phase:
        return nobody_falls(table)
    if fight.phase == "over":
        why = "Der Throwdown ist vorbei."
    else:
        wanted, now = STEP_NAMES[phase].rstrip(","), STEP_NAMES[fight.phase].rstrip(",")
        why = f"Jetzt ist {now} an der Reihe, nicht {wanted}."
    return (Breach(THREE_STEPS, why), *nobody_falls(table))


def involved(table: Table, seat: Seat) -> Reasons:
    """Does this club take part in the fight?"""
    if found := a_seat(table, seat):
        return found
    if table.fight is None or seat in fighting(table, table.fight):
        return ()
    why = f"{name(table, seat)} ist an diesem Throwdown nicht beteiligt."
    return (Breach(BACKUP_FROM_ELSEWHERE, why),)
