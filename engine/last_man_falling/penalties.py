"""Drawing the penalty cards, and who is on afterwards."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import DrawPenalty
from engine.last_man_falling.effects import turn_to
from engine.last_man_falling.ending import round_ended
from engine.last_man_falling.events import Drew, LmfEvent, Received, TurnLost
from engine.last_man_falling.events_house import DebtKept
from engine.last_man_falling.events_more import PenaltyDue, PileRanOut, PlayResumed
from engine.last_man_falling.laying import ALWAYS_LOSES_TURN, LOSES_TURN
from engine.last_man_falling.phases import (
    Attack,
    Closing,
    Due,
    Penalties,
    Reason,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.rules.attacks import DOPPELMORD_DRAWS_TWO
from engine.last_man_falling.rules.penalties import DUMMSCHWAETZER, FORGOTTEN_CALL
from engine.last_man_falling.rules.staatsanwalt import (
    CONVICT_DRAWS_FOUR,
    HAND_IS_SHOWN,
    THIRD_PARTY_DRAWS_TWO,
    VICTIM_PLAYS_ON,
    WHEN_TO_ACCUSE,
    WRONG_ACCUSER_DRAWS_SIX,
)
from engine.last_man_falling.rules.turn import (
    DRAW_WHAT_IS_THERE,
    NEXT_IN_TURN,
    OUT_OF_TURN,
    RESHUFFLE,
    WRONG_CARD,
)
from engine.last_man_falling.rules.variants import VERPENNT
from engine.last_man_falling.rules.vierfach import NEXT_DRAWS_FOUR, NONE_OF_THE_DRAWN
from engine.last_man_falling.state import State
from engine.last_man_falling.words import cards_word, number_word

EXTRA, TWO = 2, 2

WHY: dict[Reason, Rule] = {
    "attack": NEXT_DRAWS_FOUR,
    "wrong-accuser": WRONG_ACCUSER_DRAWS_SIX,
    "third-party": THIRD_PARTY_DRAWS_TWO,
    "convict": CONVICT_DRAWS_FOUR,
    "doppelmord": DOPPELMORD_DRAWS_TWO,
    "call": FORGOTTEN_CALL,
    "tip": DUMMSCHWAETZER,
    "vollidiot": WRONG_CARD,
    "out-of-turn": OUT_OF_TURN,
    "asleep": VERPENNT,
    "rest": DRAW_WHAT_IS_THERE,
}
"""The rule behind each penalty."""


def turn_after_penalty(state: State, victim: Seat) -> Seat:
    """Whose turn it is once the victim has drawn (LMF-G19)."""
    return state.next_after(victim) if state.options.victim_loses_turn else victim


def to_draw(state: State, due: Due) -> int:
    """How many cards really are drawn: there may be fewer, even after a shuffle (LMF-G09, G37)."""
    there = len(state.pile)
    return due.count if there >= due.count else min(due.count, there + len(state.under))


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
    why = f"{name} zieht {cards_word(right)}, nicht {number_word(action.count)}."
    return (Breach(WHY[due.reason], why),)


def _nothing_due(state: State, seat: Seat) -> Breach:
    name = state.name(seat)
    match state.phase:
        case Attack(victim=victim) if seat == victim:
            why = f"Erst entscheidet {name}: annehmen oder anklagen. Dann wird gezogen."
            return Breach(WHEN_TO_ACCUSE, why)
        case Threat(victim=victim) if seat == victim:
            why = f"Erst entscheidet {name}: weiterreichen oder annehmen. Dann wird gezogen."
            return Breach(DOPPELMORD_DRAWS_TWO, why)
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
    """The cards are drawn, over a shuffle if need be; after the last penalty play goes on."""
    due, phase = state.due(action.seat), state.phase
    if due is None or not isinstance(phase, Penalties):
        raise ValueError("nothing to draw")
    seat, count = action.seat, min(action.count, len(state.pile))
    more = action.count - count
    short = not more and count < due.count
    rules = (WHY[due.reason], *((DRAW_WHAT_IS_THERE,) if short else ()))
    first: tuple[LmfEvent, ...] = ()
    if count or not more:
        left = due.count - count if more else 0
        first = (
            Drew(rules=rules, seat=seat, count=count, due=due.count, left=left),
            Received(
                rules=(WHY[due.reason],),
                seen_by=frozenset((seat,)),
                seat=seat,
                cards=state.pile[:count],
            ),
        )
    if more:
        return (*first, PileRanOut(rules=(RESHUFFLE,), drawer=seat, count=more))
    first += _owed(state, due, due.count - count)
    return (*first, *_lost(state, due), *(_on(state, phase, due) if len(phase.due) == 1 else ()))


def _owed(state: State, due: Due, short: int) -> tuple[LmfEvent, ...]:
    """By house rule the rest is not waived; when the round ends with this penalty it is."""
    if not short or state.options.too_few == "waived" or _closing(state):
        return ()
    return (DebtKept(rules=(DRAW_WHAT_IS_THERE,), seat=due.seat, count=short),)


def debt_due(after: State) -> tuple[LmfEvent, ...]:
    """Whose turn it is now draws what was left of an earlier penalty, if there are cards again."""
    debt = next((d for d in after.owing if d.seat == after.turn), None)
    fresh = isinstance(after.phase, Turn) and not after.phase.drawn
    if debt is None or not fresh or not (after.pile or after.under):
        return ()
    rules = (DRAW_WHAT_IS_THERE,)
    return (PenaltyDue(rules=rules, seat=debt.seat, count=debt.count, reason="rest"),)


def _lost(state: State, due: Due) -> tuple[LmfEvent, ...]:
    if due.reason in ALWAYS_LOSES_TURN and not _closing(state):
        return (TurnLost(rules=(ALWAYS_LOSES_TURN[due.reason],), seat=due.seat),)
    if due.reason in LOSES_TURN and state.options.victim_loses_turn:
        return (TurnLost(rules=(LOSES_TURN[due.reason], NONE_OF_THE_DRAWN), seat=due.seat),)
    return ()


def _closing(state: State) -> bool:
    return isinstance(state.phase, Penalties) and isinstance(state.phase.resume, Closing)


def _on(state: State, phase: Penalties, due: Due) -> tuple[LmfEvent, ...]:
    """What comes after the last penalty."""
    if isinstance(phase.resume, Closing):
        there = state.pile[: to_draw(state, due)]
        after = state.with_hand(due.seat, (*state.hand(due.seat), *there))
        return round_ended(after, phase.resume.winner, phase.resume.card)
    if phase.resume is not None:
        return (PlayResumed(rules=(WHY[due.reason],), seat=state.turn),)
    return turn_to(state, phase.then, _next(due, state))


def _next(due: Due, state: State) -> tuple[Rule, ...]:
    if due.reason == "convict":
        return (VICTIM_PLAYS_ON,)
    if state.options.victim_loses_turn or due.reason not in LOSES_TURN:
        return (NEXT_IN_TURN,)
    return (NONE_OF_THE_DRAWN, LOSES_TURN["attack"])
