"""The emergency room: dice for the injured, while cleaning up."""

from engine.core.play import Breach
from engine.sons_of_anarchy.actions import RollForInjured
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.events import InjuredDied, InjuredReturned, SoaEvent
from engine.sons_of_anarchy.heat import club_out
from engine.sons_of_anarchy.rules.cleanup import (
    INJURED_DIE_ON_LOW,
    INJURED_RETURN_ON_HIGH,
    ONE_DIE_PER_INJURED,
    ROLL_FOR_THE_INJURED,
)
from engine.sons_of_anarchy.rules.heat import NO_MEMBER_TO_FALL
from engine.sons_of_anarchy.rules.strength import DIE_OF_SIX
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name

SURVIVES_FROM = 4
"""The lowest die that brings an injured figure back (SOA-161)."""


def injured_roll_breaches(table: Table, action: RollForInjured) -> Reasons:
    """Every reason against this die."""
    if found := a_seat(table, action.seat):
        return found
    found = nobody_falls(table)
    if table.step != "cleanup":
        why = "Für Verletzte wird erst beim Aufräumen am Rundenende gewürfelt."
        found = (*found, Breach(ROLL_FOR_THE_INJURED, why))
    hurt = table.clubs[action.seat].hurt
    if not (hurt.members if action.kind == "member" else hurt.prospects):
        kind = "Member" if action.kind == "member" else "Prospect"
        why = f"{name(table, action.seat)} hat keinen {kind} in der Notaufnahme."
        found = (*found, Breach(ROLL_FOR_THE_INJURED, why))
    if not 1 <= action.pips <= 6:
        found = (*found, Breach(DIE_OF_SIX, f"Ein Würfel zeigt 1 bis 6, nicht {action.pips}."))
    return found


def injured_roll_events(table: Table, action: RollForInjured) -> tuple[SoaEvent, ...]:
    """Back into the clubhouse, or into the supply; what becomes of a club without any Member."""
    if action.pips >= SURVIVES_FROM:
        rules = (INJURED_RETURN_ON_HIGH, ROLL_FOR_THE_INJURED, ONE_DIE_PER_INJURED)
        return (InjuredReturned(rules=rules, seat=action.seat, kind=action.kind, pips=action.pips),)
    rules = (INJURED_DIE_ON_LOW, ROLL_FOR_THE_INJURED, ONE_DIE_PER_INJURED)
    died = InjuredDied(rules=rules, seat=action.seat, kind=action.kind, pips=action.pips)
    last = action.kind == "member" and table.clubs[action.seat].figures.members == 1
    if last and table.options.no_members == "out":
        return (died, *club_out(table, action.seat, NO_MEMBER_TO_FALL))
    return (died,)
