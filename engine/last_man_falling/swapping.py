"""Laying a Verpfeifen: hands are swapped, the chosen person plays next."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import LayVerpfeifen
from engine.last_man_falling.answers import answer_breaches
from engine.last_man_falling.calls import owed_after_swap
from engine.last_man_falling.cards import VERPFEIFEN, without
from engine.last_man_falling.ending import round_ended
from engine.last_man_falling.events import CardLaid, LmfEvent, TurnCame, WishLapsed
from engine.last_man_falling.events_house import OrderKept
from engine.last_man_falling.events_more import HandSeen, HandsSwapped, ThreatBegan
from engine.last_man_falling.laying import against_laying
from engine.last_man_falling.phases import Jail, Threat
from engine.last_man_falling.rules.attacks import NO_OTHER_ANSWER
from engine.last_man_falling.rules.swapping import (
    ANY_TARGET,
    CARD_UNDERNEATH,
    CHOSEN_PLAYS_NEXT,
    DOWN_TO_THE_LAST,
    HANDS_SWAPPED,
    LAST_VERPFEIFEN,
    ORDER_AFTER_SWAP,
    VERPFEIFEN_ANY,
)
from engine.last_man_falling.state import State


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """With whom ``seat`` may swap hands; as the last card nothing is swapped (LMF-G27, G31)."""
    others = (s for s in range(len(state.players)) if s != seat)
    if not state.options.safe_with_one or len(state.hand(seat)) == 1:
        return tuple(others)
    return tuple(s for s in others if len(state.hand(s)) != 1)


def verpfeifen_breaches(state: State, action: LayVerpfeifen) -> tuple[Breach, ...]:
    """Every reason against laying a Verpfeifen (LMF-056, 060, LMF-G17, G27, G31)."""
    seat, name = action.seat, state.name(action.seat)
    found = [*against_laying(state, seat, VERPFEIFEN)]
    answers = isinstance(state.phase, Jail) or (
        isinstance(state.phase, Threat) and not state.options.verpfeifen_answers
    )
    if answers and seat == state.turn:
        found += answer_breaches(state, VERPFEIFEN)
    if action.victim == seat:
        found.append(Breach(ANY_TARGET, f"{name} kann nicht mit sich selbst tauschen."))
    elif not 0 <= action.victim < len(state.players):
        found.append(Breach(ANY_TARGET, "Getauscht wird mit jemandem, der am Tisch sitzt."))
    elif action.victim not in targets(state, seat):
        safe = state.name(action.victim)
        why = f"{safe} hält nur noch eine Karte und ist nach eurer Hausregel vor dem Tausch sicher."
        found.append(Breach(ANY_TARGET, why))
    if state.options.verpfeifen_last == "forbidden" and state.hand(seat) == (VERPFEIFEN,):
        why = f"Nach eurer Hausregel darf {name} mit Verpfeifen nicht Schluss machen."
        found.append(Breach(LAST_VERPFEIFEN, why))
    return tuple(found)


def lay_verpfeifen(state: State, action: LayVerpfeifen) -> tuple[LmfEvent, ...]:
    """The hands are swapped and the chosen person is on; as the last card it ends the round."""
    seat, other = action.seat, action.victim
    laid = CardLaid(rules=(VERPFEIFEN_ANY,), seat=seat, card=VERPFEIFEN)
    mine, theirs = without(state.hand(seat), VERPFEIFEN), state.hand(other)
    if not mine:
        return (laid, *round_ended(state.minus(seat, VERPFEIFEN), seat, VERPFEIFEN))
    return (
        laid,
        *_covered(state),
        HandsSwapped(rules=(HANDS_SWAPPED, ANY_TARGET), seat=seat, other=other),
        HandSeen(rules=(HANDS_SWAPPED,), seen_by=frozenset((seat,)), seat=seat, cards=theirs),
        HandSeen(rules=(HANDS_SWAPPED,), seen_by=frozenset((other,)), seat=other, cards=mine),
        *owed_after_swap(state, seat, len(theirs)),
        *owed_after_swap(state, other, len(mine)),
        _on(state, action),
        *_order(state, action),
    )


def _covered(state: State) -> tuple[LmfEvent, ...]:
    """By house rule a wish ends under a Verpfeifen; what an attack asks for stays."""
    gone = state.options.wish_covered == "lapses" and not isinstance(state.phase, Threat)
    if not gone or state.wish is None:
        return ()
    return (WishLapsed(rules=(DOWN_TO_THE_LAST,), wish=state.wish),)


def _on(state: State, action: LayVerpfeifen) -> LmfEvent:
    rules: tuple[Rule, ...] = (CHOSEN_PLAYS_NEXT, CARD_UNDERNEATH)
    threat = state.phase
    if isinstance(threat, Threat):
        rules = (CARD_UNDERNEATH, NO_OTHER_ANSWER)
        return ThreatBegan(rules=rules, by=action.seat, victim=action.victim, count=threat.count)
    deeper = state.discard[-1] == VERPFEIFEN or state.wish is not None
    special = state.ground.card != state.discard[-1] or deeper or _served(state)
    if special:
        rules = (*rules, DOWN_TO_THE_LAST)
    if state.options.after_swap == "on" and _passes_over(state, action):
        rules = (*rules, ORDER_AFTER_SWAP)
    return TurnCame(rules=rules, seat=action.victim)


def _order(state: State, action: LayVerpfeifen) -> tuple[LmfEvent, ...]:
    """By house rule those passed over are not left out: they follow after the chosen one."""
    if state.options.after_swap == "on" or not _passes_over(state, action):
        return ()
    rules, then = (ORDER_AFTER_SWAP,), state.next_after(action.seat)
    return (OrderKept(rules=rules, seat=action.seat, chosen=action.victim, then=then),)


def _passes_over(state: State, action: LayVerpfeifen) -> bool:
    return state.next_after(action.seat) != action.victim


def _served(state: State) -> bool:
    """Whether a Doppelmord lies there that has been drawn for."""
    return getattr(state.ground.card, "kind", None) == "doppelmord"
