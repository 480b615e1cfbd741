"""The hunt: numbers called, shots in the dark, and what the Spielleitung makes of them."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.events_night import (
    HuntBegan,
    HuntEnded,
    Miss,
    NightCame,
    NumberCalled,
    ShotFired,
    ShotsCompared,
)
from engine.sport_mafia.order import first_night, next_number, numbers_to_call
from engine.sport_mafia.phases import Hunt
from engine.sport_mafia.rules import day, roles
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import night as r
from engine.sport_mafia.seats import LEADER
from engine.sport_mafia.state import State
from engine.sport_mafia.words import number

MISSES: dict[Miss, tuple[Rule, ...]] = {
    "": (r.ALL_THE_SAME,),
    "different": (r.OTHER_TARGET_MISSES, r.ALL_THE_SAME),
    "several": (r.TWO_SHOTS_MISS, r.ALL_THE_SAME),
    "none": (r.NO_SHOT_MISSES, r.ALL_THE_SAME),
    "empty": (r.EMPTY_SEAT_MISSES,),
}


def night_falls(state: State) -> tuple[MafiaEvent, ...]:
    """A later night begins."""
    return (NightCame(rules=(r.NIGHT_FALLS_AGAIN, day.DAY_AND_NIGHT), night=state.night + 1),)


def begin_hunt(state: State) -> tuple[MafiaEvent, ...]:
    """The Mafia hunts."""
    return (HuntBegan(rules=(r.MAFIA_HUNTS,), numbers=numbers_to_call(state)),)


def call_breaches(state: State) -> tuple[Breach, ...]:
    """Whether a number is left to call."""
    if not isinstance(state.phase, Hunt):
        return (Breach(r.MAFIA_HUNTS, "Nummern werden nur während der Jagd gerufen."),)
    if next_number(state) is None:
        return (Breach(r.ALL_TEN_CALLED, "Alle Nummern dieser Nacht sind gerufen."),)
    return ()


def call_number(state: State) -> tuple[MafiaEvent, ...]:
    """The next number."""
    called = next_number(state)
    if called is None:
        raise ValueError("no number is left")
    return (NumberCalled(rules=(r.ALL_TEN_CALLED,), number=called),)


def shoot_breaches(state: State, action: a.Shoot) -> tuple[Breach, ...]:
    """Every reason against the shot."""
    found = []
    hunt = state.phase
    if first_night(state) and not isinstance(hunt, Hunt):
        why = "In der ersten Nacht wird nur verabredet, nicht geschossen."
        found.append(Breach(f.NO_SHOT_FIRST_NIGHT, why))
    elif not isinstance(hunt, Hunt) or not hunt.at:
        why = "Geschossen wird, wenn in der Jagd eine Nummer fällt."
        found.append(Breach(r.SHOT_BY_HAND, why))
    if state.player(action.seat).colour != "black":
        why = f"{number(action.seat)} hat keine schwarze Karte und kann nicht schießen."
        found.append(Breach(roles.CITIZEN_HAS_NO_POWER, why))
    if not state.is_in(action.seat):
        why = f"{number(action.seat)} ist ausgeschieden und schießt nicht mehr."
        found.append(Breach(roles.OUT_TAKES_NO_PART, why))
    if isinstance(hunt, Hunt) and hunt.at:
        found += _target_breaches(state, hunt, action)
    return tuple(found)


def _target_breaches(state: State, hunt: Hunt, action: a.Shoot) -> list[Breach]:
    found = []
    if (action.seat, hunt.at) in hunt.shots:
        why = f"{number(action.seat)} hat auf {number(hunt.at)} schon geschossen."
        found.append(Breach(r.SHOT_BY_HAND, why))
    black = state.player(hunt.at).colour == "black"
    if state.options.targets == "red" and black and hunt.at in hunt.prey:
        why = f"{number(hunt.at)} gehört selbst zur Mafia; geschossen wird nur auf Bürger."
        found.append(Breach(r.ONLY_CITIZENS_SHOT, why))
    return found


def shoot(state: State, action: a.Shoot) -> tuple[MafiaEvent, ...]:
    """A hand goes up; only the Spielleitung sees it."""
    if not isinstance(state.phase, Hunt):
        raise ValueError("no hunt is on")
    target = state.phase.at
    own = state.options.targets == "any" and state.player(target).colour == "black"
    limit = r.ANYBODY_SHOT if own else r.ONLY_CITIZENS_SHOT
    somebody = target in state.phase.prey
    named = (limit,) if somebody and (own or state.options.targets == "red") else ()
    return (
        ShotFired(
            rules=(r.SHOT_BY_HAND, *named),
            seen_by=frozenset({action.seat, LEADER}),
            seat=action.seat,
            number=target,
        ),
    )


def end_hunt(state: State) -> tuple[MafiaEvent, ...]:
    """The Mafia retreats; the Spielleitung knows whether somebody is hit."""
    if not isinstance(state.phase, Hunt):
        raise ValueError("no hunt is on")
    victim, miss = compare(state, state.phase)
    rules = MISSES[miss]
    if len(state.team("black")) < len([p for p in state.players if p.colour == "black"]):
        rules = (*rules, r.THE_REST_SHOOTS)
    return (
        HuntEnded(rules=(r.MAFIA_RETREATS,)),
        ShotsCompared(
            rules=rules,
            seen_by=frozenset({LEADER}),
            victim=victim,
            miss=miss,
            shots=state.phase.shots,
        ),
    )


def compare(state: State, hunt: Hunt) -> tuple[int, Miss]:
    """Who is hit by the black ones that still play, or why nobody is."""
    shots = {s: [t for who, t in hunt.shots if who == s] for s in state.team("black")}
    if any(len(targets) > 1 for targets in shots.values()):
        return 0, "several"
    if not all(shots.values()):
        return 0, "none"
    targets = {targets[0] for targets in shots.values()}
    if len(targets) != 1:
        return 0, "different"
    (target,) = targets
    return (target, "") if target in hunt.prey else (0, "empty")
