"""Drawing the penalty cards, and who is on afterwards."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import DrawPenalty
from engine.last_man_falling.events import Drew, LmfEvent, Received, TurnCame, TurnLost
from engine.last_man_falling.laying import LOSES_TURN
from engine.last_man_falling.rules.staatsanwalt import (
    CONVICT_DRAWS_FOUR,
    HAND_IS_SHOWN,
    THIRD_PARTY_DRAWS_TWO,
    VICTIM_PLAYS_ON,
    WHEN_TO_ACCUSE,
    WRONG_ACCUSER_DRAWS_SIX,
)
from engine.last_man_falling.rules.turn import DRAW_WHAT_IS_THERE, NEXT_IN_TURN
from engine.last_man_falling.rules.vierfach import NEXT_DRAWS_FOUR, NONE_OF_THE_DRAWN
from engine.last_man_falling.state import Attack, Due, Penalties, Reason, State, Trial
from engine.last_man_falling.words import cards_word

FOUR, SIX, TWO = 4, 6, 2

WHY: dict[Reason, Rule] = {
    "attack": NEXT_DRAWS_FOUR,
    "wrong-accuser": WRONG_ACCUSER_DRAWS_SIX,
    "third-party": THIRD_PARTY_DRAWS_TWO,
    "convict": CONVICT_DRAWS_FOUR,
}
"""The rule behind each penalty."""


def turn_after_penalty(state: State, victim: Seat) -> Seat:
    """Whose turn it is once the victim has drawn (LMF-G19)."""
    return state.next_after(victim) if state.options.victim_loses_turn else victim


def to_draw(state: State, due: Due) -> int:
    """How many cards really are drawn: the pile may hold fewer (LMF-G37)."""
    return min(due.count, len(state.pile))


def draw_breaches(state: State, action: DrawPenalty) -> tuple[Breach, ...]:
    """Every reason against drawing that many cards as a penalty."""
    due = state.due(action.seat)
    if due is None:
        return (_nothing_due(state, action.seat),)
    right = to_draw(state, due)
    if action.count == right:
        return ()
    name, asked = state.name(action.seat), cards_word(action.count)
    if right < due.count and action.count > right:
        why = f"{name} kann nicht {asked} ziehen: Bereit liegen nur noch {cards_word(right)}."
        return (Breach(DRAW_WHAT_IS_THERE, why),)
    why = f"{name} zieht {cards_word(right)}, nicht {asked}."
    return (Breach(WHY[due.reason], why),)


def _nothing_due(state: State, seat: Seat) -> Breach:
    name = state.name(seat)
    match state.phase:
        case Attack(victim=victim) if seat == victim:
            why = f"Erst entscheidet {name}: annehmen oder anklagen. Dann wird gezogen."
            return Breach(WHEN_TO_ACCUSE, why)
        case Trial(attack=attack):
            why = f"Vor dem Urteil zieht niemand: Erst zeigt {state.name(attack.by)} die Hand."
            return Breach(HAND_IS_SHOWN, why)
        case Penalties(due=due, trial=Trial(attack=attack)) if (
            seat == attack.victim and due[0].reason == "convict"
        ):
            why = f"Das Attentat war nicht erlaubt: {name} zieht nichts."
            return Breach(VICTIM_PLAYS_ON, why)
    return Breach(NEXT_DRAWS_FOUR, f"{name} hat gerade keine Strafkarten zu ziehen.")


def draw(state: State, action: DrawPenalty) -> tuple[LmfEvent, ...]:
    """The cards are drawn; after the last penalty the turn goes on."""
    due = state.due(action.seat)
    if due is None or not isinstance(state.phase, Penalties):
        raise ValueError("nothing to draw")
    short = action.count < due.count
    rules = (WHY[due.reason], *((DRAW_WHAT_IS_THERE,) if short else ()))
    events: list[LmfEvent] = [
        Drew(rules=rules, seat=action.seat, count=action.count, due=due.count),
        Received(
            rules=(WHY[due.reason],),
            seen_by=frozenset((action.seat,)),
            seat=action.seat,
            cards=state.pile[: action.count],
        ),
    ]
    if due.reason in LOSES_TURN and state.options.victim_loses_turn:
        lost = (LOSES_TURN[due.reason], NONE_OF_THE_DRAWN)
        events.append(TurnLost(rules=lost, seat=action.seat))
    if len(state.phase.due) == 1:
        events.append(TurnCame(rules=_next(state.phase, due, state), seat=state.phase.then))
    return tuple(events)


def _next(phase: Penalties, due: Due, state: State) -> tuple[Rule, ...]:
    if due.reason == "convict":
        return (VICTIM_PLAYS_ON,)
    if state.options.victim_loses_turn:
        return (NEXT_IN_TURN,)
    return (NONE_OF_THE_DRAWN, LOSES_TURN["attack"])
