"""Injuries on all sides: who aims at whom, and whom the victims give."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import ChooseInjured, Shoot
from engine.sons_of_anarchy.checks import Reasons, in_phase, involved
from engine.sons_of_anarchy.events import (
    FiguresInjured,
    HitsCounted,
    ShotFired,
    ShotsLost,
    SoaEvent,
)
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import (
    crew_in,
    fighting,
    next_shooter,
    shots_left,
    still_choosing,
    targets,
)
from engine.sons_of_anarchy.rules.injuries import (
    EVERY_GUN_INJURES,
    EXCESS_INJURIES_ARE_LOST,
    ONLY_FIGURES_IN_THE_FIGHT,
    SHOTS_IN_PATCH_ORDER,
    SHOTS_ONE_BY_ONE,
    VICTIM_CHOOSES,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import count, crew, name


def shot_breaches(table: Table, action: Shoot) -> Reasons:
    """Every reason against aiming this gun so."""
    found = [*in_phase(table, "shots"), *involved(table, action.seat)]
    fight = table.fight
    if fight is None or found:
        return tuple(found)
    who = name(table, action.seat)
    shooter = next_shooter(table, fight)
    if shots_left(fight, action.seat) < 1:
        why = f"{who} hat keinen Treffer mehr zu verteilen."
        found.append(Breach(EVERY_GUN_INJURES, why))
    elif shooter is not None and shooter != action.seat:
        why = f"In Aufnäher-Reihenfolge verteilt {name(table, shooter)} vor {who}."
        found.append(Breach(SHOTS_IN_PATCH_ORDER, why))
    if action.target == action.seat:
        found.append(Breach(EVERY_GUN_INJURES, "Waffen treffen Gegner, nicht die eigenen Leute."))
    elif action.target not in fighting(table, fight):
        why = "Das Ziel kämpft hier nicht mit."
        found.append(Breach(ONLY_FIGURES_IN_THE_FIGHT, why))
    elif action.target not in targets(table, fight, action.seat):
        why = f"Von {name(table, action.target)} hat schon jede Figur im Kampf einen Treffer."
        found.append(Breach(SHOTS_ONE_BY_ONE, why))
    return tuple(found)


def shot_events(table: Table, action: Shoot) -> tuple[SoaEvent, ...]:
    """The shot finds its club, not yet its figure."""
    rules = (SHOTS_IN_PATCH_ORDER, SHOTS_ONE_BY_ONE)
    return (ShotFired(rules=rules, seat=action.seat, target=action.target),)


def shots_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """Shots without a choice are fired; when none is left, the hits are counted."""
    if not fight.pile_up:
        return _two_sided(table, fight)
    shooter = next_shooter(table, fight)
    if shooter is not None:
        only = targets(table, fight, shooter)
        return shot_events(table, Shoot(shooter, only[0])) if len(only) == 1 else ()
    lost = _lost({s: shots_left(fight, s) for s in fighting(table, fight)})
    aimed = [shot.target for shot in fight.shots]
    hits = tuple(aimed.count(seat) for seat in fight.seats)
    return (*lost, HitsCounted(rules=_why(lost), hits=hits))


def _two_sided(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    inside = fighting(table, fight)
    hits, left = dict.fromkeys(fight.seats, 0), dict.fromkeys(fight.seats, 0)
    for seat in inside:
        reach = sum(crew_in(table, fight, other).size for other in inside if other != seat)
        left[seat] = max(0, fight.guns(seat) - reach)
        for other in inside:
            if other != seat:
                hits[other] = fight.guns(seat) - left[seat]
    lost = _lost(left)
    return (*lost, HitsCounted(rules=_why(lost), hits=tuple(hits[s] for s in fight.seats)))


def _lost(left: dict[Seat, int]) -> tuple[ShotsLost, ...]:
    rules = (EXCESS_INJURIES_ARE_LOST, ONLY_FIGURES_IN_THE_FIGHT)
    return tuple(ShotsLost(rules=rules, seat=s, count=n) for s, n in left.items() if n)


def _why(lost: tuple[ShotsLost, ...]) -> tuple[Rule, ...]:
    return (EVERY_GUN_INJURES, EXCESS_INJURIES_ARE_LOST) if lost else (EVERY_GUN_INJURES,)


def injured_breaches(table: Table, action: ChooseInjured) -> Reasons:
    """Every reason against this choice of injured figures."""
    found = [*in_phase(table, "injuries"), *involved(table, action.seat)]
    fight = table.fight
    if fight is None or found:
        return tuple(found)
    who = name(table, action.seat)
    if action.seat not in still_choosing(fight):
        done = fight.hurt[fight.index(action.seat)] is not None
        why = f"{who} hat schon gewählt." if done else f"{who} wurde nicht getroffen."
        return (Breach(VICTIM_CHOOSES, why),)
    hits = fight.hits[fight.index(action.seat)]
    chosen = action.members + action.prospects
    if chosen != hits:
        must = count(hits, "Figur muss", "Figuren müssen")
        why = f"{must} in die Notaufnahme, gewählt sind {chosen}."
        found.append(Breach(EVERY_GUN_INJURES, why))
    there = crew_in(table, fight, action.seat)
    if not there.holds(action.members, action.prospects):
        why = f"{who} hat im Kampf nur {crew(there)}; nur sie können getroffen werden."
        found.append(Breach(ONLY_FIGURES_IN_THE_FIGHT, why))
    return tuple(found)


def injured_events(action: ChooseInjured) -> tuple[SoaEvent, ...]:
    """The chosen figures go to the emergency room."""
    hurt = Crew(action.members, action.prospects)
    rules = (VICTIM_CHOOSES, ONLY_FIGURES_IN_THE_FIGHT)
    return (FiguresInjured(rules=rules, seat=action.seat, crew=hurt),)
