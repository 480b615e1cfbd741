"""Laying a Vierfach-Attentat, and accepting one."""

from engine.core.play import Breach
from engine.last_man_falling.actions import Accept, LayVierfach
from engine.last_man_falling.cards import VIERFACH, without
from engine.last_man_falling.events import (
    AttackAccepted,
    AttackBegan,
    CardLaid,
    LmfEvent,
    WeaponNamed,
)
from engine.last_man_falling.fitting import evidence
from engine.last_man_falling.laying import against_laying
from engine.last_man_falling.ordinary import as_weapon, wish_breaches
from engine.last_man_falling.rules.cards import FOUR_WEAPONS
from engine.last_man_falling.rules.staatsanwalt import HAND_IS_SHOWN, WHEN_TO_ACCUSE
from engine.last_man_falling.rules.turn import ONLY_STAATSANWALT_CATCHES
from engine.last_man_falling.rules.vierfach import (
    LAST_CARD_STAYS,
    LAYER_NAMES_WEAPON,
    NEXT_DRAWS_FOUR,
    NOT_AS_LAST_CARD,
    ONLY_WITHOUT_FITTING,
    VIERFACH_ON_A_WISH,
)
from engine.last_man_falling.state import Attack, State, Trial
from engine.last_man_falling.words import card_name


def vierfach_breaches(state: State, action: LayVierfach) -> tuple[Breach, ...]:
    """Every reason against laying it (LMF-041, 042, 045; LMF-G14, G18, G35).

    Whether another card fits is asked in strict mode only: at the table nobody sees the hand.
    """
    hand = state.hand(action.seat)
    found = [*against_laying(state, action.seat, VIERFACH), *wish_breaches(action.wish)]
    if hand == (VIERFACH,):
        name = state.name(action.seat)
        found += [
            Breach(NOT_AS_LAST_CARD, f"Das Vierfach-Attentat ist die letzte Karte von {name}."),
            Breach(LAST_CARD_STAYS, "Es bleibt auf der Hand, denn es beendet keine Runde."),
        ]
    if state.options.mode == "strict" and VIERFACH in hand:
        found += _fitting(state, action)
    return tuple(found)


def _fitting(state: State, action: LayVierfach) -> list[Breach]:
    rest = without(state.hand(action.seat), VIERFACH)
    name = state.name(action.seat)
    return [
        Breach(
            ONLY_WITHOUT_FITTING,
            f"{name} hat eine Karte, die passt: {card_name(f.card)} ({f.why}).",
        )
        for f in evidence(rest, state.ground, state.options)
    ]


def lay_vierfach(state: State, action: LayVierfach) -> tuple[LmfEvent, ...]:
    """The card lies, the weapon is named, and the next person is under attack.

    The events are the same whether it was justified or not; nothing of the hand shows in them.
    """
    wish = as_weapon(action.wish)
    if wish is None:
        raise ValueError(f"not a weapon: {action.wish}")
    ground = state.ground
    rules = [ONLY_WITHOUT_FITTING]
    if ground.wish:
        rules.append(VIERFACH_ON_A_WISH)
    if state.options.mode == "table":
        rules.append(ONLY_STAATSANWALT_CATCHES)
    return (
        CardLaid(rules=tuple(rules), seat=action.seat, card=VIERFACH, wish=wish),
        WeaponNamed(rules=(LAYER_NAMES_WEAPON, FOUR_WEAPONS), seat=action.seat, wish=wish),
        AttackBegan(
            rules=(NEXT_DRAWS_FOUR,),
            by=action.seat,
            victim=state.next_after(action.seat),
            before=ground,
        ),
    )


def accept_breaches(state: State, action: Accept) -> tuple[Breach, ...]:
    """Every reason against accepting: only the victim can, and only while nobody accuses."""
    name = state.name(action.seat)
    match state.phase:
        case Attack(victim=victim):
            if action.seat == victim:
                return ()
            why = f"Das Attentat trifft {state.name(victim)}, nicht {name}."
            return (Breach(NEXT_DRAWS_FOUR, why),)
        case Trial(attack=attack):
            why = f"Die Anklage läuft: Erst zeigt {state.name(attack.by)} die Hand."
            return (Breach(HAND_IS_SHOWN, why),)
    return (Breach(NEXT_DRAWS_FOUR, f"Kein Attentat wartet auf {name}."),)


def accept(state: State, action: Accept) -> tuple[LmfEvent, ...]:
    """The victim is going to draw; the time for accusing is over."""
    return (AttackAccepted(rules=(NEXT_DRAWS_FOUR, WHEN_TO_ACCUSE), victim=action.seat),)
