"""Taking what was laid before one: four cards, two cards, or the Knast."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.last_man_falling.actions import Accept
from engine.last_man_falling.answers import from_vierfach
from engine.last_man_falling.effects import turn_to
from engine.last_man_falling.events import AttackAccepted, LmfEvent
from engine.last_man_falling.events_more import Skipped, ThreatAccepted
from engine.last_man_falling.phases import Attack, Jail, Threat, Trial
from engine.last_man_falling.rules.attacks import DOPPELMORD_DRAWS_TWO, NOT_ADDED_UP
from engine.last_man_falling.rules.specials import KNAST_SKIPS
from engine.last_man_falling.rules.staatsanwalt import HAND_IS_SHOWN, WHEN_TO_ACCUSE
from engine.last_man_falling.rules.turn import FOLLOW_OR_PASS_ON
from engine.last_man_falling.rules.variants import NOT_AGAINST_VIERFACH
from engine.last_man_falling.rules.vierfach import NEXT_DRAWS_FOUR
from engine.last_man_falling.state import State


def accept_breaches(state: State, action: Accept) -> tuple[Breach, ...]:
    """Every reason against accepting: only whom it hits can, and only while it waits."""
    name = state.name(action.seat)
    match state.phase:
        case Attack(victim=victim):
            return _not_the_victim(state, action, victim, "Das Attentat", NEXT_DRAWS_FOUR)
        case Threat(victim=victim):
            what = "Das Attentat" if from_vierfach(state) else "Der Doppelmord"
            return _not_the_victim(state, action, victim, what, DOPPELMORD_DRAWS_TWO)
        case Jail(victim=victim):
            return _not_the_victim(state, action, victim, "Der Knast", KNAST_SKIPS)
        case Trial(attack=attack):
            why = f"Die Anklage läuft: Erst zeigt {state.name(attack.by)} die Hand."
            return (Breach(HAND_IS_SHOWN, why),)
    return (Breach(NEXT_DRAWS_FOUR, f"Kein Attentat wartet auf {name}."),)


def _not_the_victim(
    state: State, action: Accept, victim: int, what: str, rule: Rule
) -> tuple[Breach, ...]:
    if action.seat == victim:
        return ()
    why = f"{what} trifft {state.name(victim)}, nicht {state.name(action.seat)}."
    return (Breach(rule, why),)


def accept(state: State, action: Accept) -> tuple[LmfEvent, ...]:
    """The victim is going to draw, or sits out."""
    seat = action.seat
    match state.phase:
        case Threat(count=count):
            rules = (DOPPELMORD_DRAWS_TWO, FOLLOW_OR_PASS_ON, NOT_ADDED_UP)
            if from_vierfach(state):
                rules = (NEXT_DRAWS_FOUR, FOLLOW_OR_PASS_ON, NOT_AGAINST_VIERFACH)
            return (ThreatAccepted(rules=rules, victim=seat, count=count),)
        case Jail():
            skipped = Skipped(rules=(KNAST_SKIPS,), seat=seat)
            return (skipped, *turn_to(state, state.next_after(seat)))
    return (AttackAccepted(rules=(NEXT_DRAWS_FOUR, WHEN_TO_ACCUSE), victim=seat),)
