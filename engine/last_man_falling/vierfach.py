"""Laying a Vierfach-Attentat, and accepting one."""

from engine.core.play import Breach, Seat
from engine.last_man_falling.actions import LayVierfach
from engine.last_man_falling.answers import answer_breaches
from engine.last_man_falling.calls import owed
from engine.last_man_falling.cards import VIERFACH, without
from engine.last_man_falling.events import (
    AttackBegan,
    CardLaid,
    LmfEvent,
    WeaponNamed,
)
from engine.last_man_falling.fitting import evidence
from engine.last_man_falling.grounds import depth
from engine.last_man_falling.laying import against_laying, served_now
from engine.last_man_falling.ordinary import as_weapon, wish_breaches
from engine.last_man_falling.phases import Attack, Jail, Naming, Threat, Turn
from engine.last_man_falling.rules.cards import FOUR_WEAPONS
from engine.last_man_falling.rules.turn import ONLY_STAATSANWALT_CATCHES
from engine.last_man_falling.rules.variants import SPIRALE_VIERFACH
from engine.last_man_falling.rules.vierfach import (
    LAST_CARD_STAYS,
    LAYER_NAMES_WEAPON,
    NEXT_DRAWS_FOUR,
    NO_ANSWER_WITH_VIERFACH,
    NOT_AS_LAST_CARD,
    ONLY_WITHOUT_FITTING,
    VIERFACH_ON_A_WISH,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.words import card_name

FOUR = 4


def vierfach_breaches(state: State, action: LayVierfach) -> tuple[Breach, ...]:
    """Every reason against laying it (LMF-041, 042, 045; LMF-G14, G18, G35).

    Whether another card fits is asked in strict mode only: at the table nobody sees the hand.
    """
    hand = state.hand(action.seat)
    found = [*against_laying(state, action.seat, VIERFACH), *wish_breaches(action.wish)]
    if isinstance(state.phase, (Threat, Jail)) and action.seat == state.turn:
        found += answer_breaches(state, VIERFACH)
    barred = isinstance(state.phase, Turn) and not state.options.vierfach_on_vierfach
    if barred and state.ground.card == VIERFACH:
        why = "Nach eurer Hausregel darf kein Vierfach-Attentat auf ein Vierfach-Attentat."
        found.append(Breach(VIERFACH_ON_A_WISH, why))
    if hand == (VIERFACH,):
        name = state.name(action.seat)
        found += [
            Breach(NOT_AS_LAST_CARD, f"Das Vierfach-Attentat ist die letzte Karte von {name}."),
            Breach(LAST_CARD_STAYS, "Es bleibt auf der Hand, denn es beendet keine Runde."),
        ]
    if escapes_spiral(state, action.seat):
        name = state.name(action.seat)
        why = (
            f"Nach eurer Hausregel zieht {name} erst, bis etwas passt; ein Attentat hilft nur, "
            "wenn es dabei gezogen wird."
        )
        found.append(Breach(SPIRALE_VIERFACH, why))
    # While cards are dealt, nothing lies there that another card could fit
    named = not isinstance(state.phase, Naming)
    if state.options.mode == "strict" and VIERFACH in hand and named and depth(state.discard):
        found += _fitting(state, action)
    return tuple(found)


def escapes_spiral(state: State, seat: Seat) -> bool:
    """Whether a Vierfach-Attentat would save ``seat`` from the Spirale, against the house rule
    (LMF-G49)."""
    phase, options = state.phase, state.options
    if not options.spirale or options.spirale_vierfach or not isinstance(phase, Turn):
        return False
    waits = seat == state.turn and not phase.drawn and served_now(state, seat) is None
    return waits and bool(state.pile or state.under)


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
    ground, seat = state.ground, action.seat
    before = state.phase.count if isinstance(state.phase, Attack) else 0
    rules = [ONLY_WITHOUT_FITTING]
    if ground.wish:
        rules.append(VIERFACH_ON_A_WISH)
    if state.options.mode == "table":
        rules.append(ONLY_STAATSANWALT_CATCHES)
    if state.options.spirale:
        rules.append(SPIRALE_VIERFACH)
    if before:
        rules.append(NO_ANSWER_WITH_VIERFACH)
    return (
        CardLaid(rules=tuple(rules), seat=action.seat, card=VIERFACH, wish=wish),
        WeaponNamed(rules=(LAYER_NAMES_WEAPON, FOUR_WEAPONS), seat=action.seat, wish=wish),
        *owed(state, seat, len(state.hand(seat)) - 1),
        AttackBegan(
            rules=(NEXT_DRAWS_FOUR,),
            by=seat,
            victim=state.next_after(seat),
            before=ground,
            count=before + FOUR,
        ),
    )
