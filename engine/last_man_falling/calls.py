"""Calling „Last Man Falling“, and catching who forgot it."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import Call, Catch
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.events_more import (
    CallCaught,
    CallMade,
    CallOwed,
    CallWindowClosed,
    PenaltyDue,
)
from engine.last_man_falling.laying import INTERRUPTIBLE
from engine.last_man_falling.phases import CallName, Jail, Owed, Threat, Turn
from engine.last_man_falling.rules.calls import (
    CALL_AFTER_SWAP,
    CALL_AGAIN,
    CALL_LAST,
    CALL_WINDOW,
)
from engine.last_man_falling.rules.penalties import FORGOTTEN_CALL
from engine.last_man_falling.rules.variants import (
    BANDENSTERBEN,
    EVERY_CALL_COSTS,
    SWAP_OWES_LAST_ONLY,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.words import CALL_WORDS, cards_word

LEVELS: dict[int, CallName] = {1: "last", 2: "two", 3: "three"}
LEFT: dict[CallName, int] = {name: left for left, name in LEVELS.items()}
COST = 2


def level(state: State, left: int) -> CallName | None:
    """What is to be called with ``left`` cards in hand; None: nothing."""
    return LEVELS.get(left) if left == 1 or state.options.bandensterben else None


def rule_of(call: CallName) -> Rule:
    """The rule that asks for the call."""
    return CALL_LAST if call == "last" else BANDENSTERBEN


def owed(state: State, seat: Seat, left: int) -> tuple[LmfEvent, ...]:
    """``seat`` has laid down to ``left`` cards: does it still have to call?"""
    call = level(state, left)
    if call is None or (state.called == call and seat == state.turn):
        return ()
    if Owed(seat, call) in state.made:
        return ()
    rules = (rule_of(call), CALL_AGAIN) if call == "last" else (BANDENSTERBEN,)
    return (CallOwed(rules=rules, seat=seat, call=call),)


def owed_after_swap(state: State, seat: Seat, held: int) -> tuple[LmfEvent, ...]:
    """``seat`` has got ``held`` cards by a Verpfeifen (LMF-G30, G51)."""
    wanted, bands = state.options.swap_call, state.options.bandensterben
    call = level(state, held)
    if wanted == "none" or call is None or (call != "last" and wanted != "levels"):
        return ()
    if Owed(seat, call) in state.made:
        return ()
    rules: list[Rule] = [CALL_AFTER_SWAP, rule_of(call)]
    if bands:
        rules.append(SWAP_OWES_LAST_ONLY)
    return (CallOwed(rules=tuple(rules), seat=seat, call=call),)


def due_call(state: State, seat: Seat) -> Owed | None:
    """What ``seat`` still has to call."""
    return next((o for o in state.calls if o.seat == seat), None)


def early_calls(state: State, seat: Seat) -> tuple[CallName, ...]:
    """What ``seat`` can call right before laying."""
    if not isinstance(state.phase, (Turn, Threat, Jail)) or seat != state.turn or state.called:
        return ()
    hand = state.hand(seat)
    most = max((hand.count(c) for c in hand), default=1) if state.options.dauerfeuer else 1
    reached = (level(state, len(hand) - count) for count in range(1, most + 1))
    return tuple(call for call in reached if call and Owed(seat, call) not in state.made)


def call_breaches(state: State, action: Call) -> tuple[Breach, ...]:
    """Every reason against calling now."""
    seat, name = action.seat, state.name(action.seat)
    due = due_call(state, seat)
    if (due and due.call == action.call) or action.call in early_calls(state, seat):
        return ()
    said, held = CALL_WORDS[action.call], len(state.hand(seat))
    if action.call != "last" and not state.options.bandensterben:
        why = f"„{said}“ ruft man nur, wenn ihr mit Bandensterben spielt."
        return (Breach(BANDENSTERBEN, why),)
    if Owed(seat, action.call) in state.made:
        why = f"{name} hat in dieser Runde schon gerufen, und nach eurer Hausregel genügt das."
        return (Breach(CALL_AGAIN, why),)
    if held == LEFT[action.call]:
        why = f"Dafür ist es zu spät, oder {name} hat schon gerufen."
        return (Breach(CALL_WINDOW, why),)
    wanted = cards_word(LEFT[action.call])
    why = f"„{said}“ gilt mit {wanted} auf der Hand; {name} hält {cards_word(held)}."
    return (Breach(rule_of(action.call), why),)


def call(state: State, action: Call) -> tuple[LmfEvent, ...]:
    """The call is made."""
    early = due_call(state, action.seat) is None
    rules = (rule_of(action.call),)
    return (CallMade(rules=rules, seat=action.seat, call=action.call, early=early),)


def catch_breaches(state: State, action: Catch) -> tuple[Breach, ...]:
    """Every reason against catching ``whom``: the moment, the person, nothing forgotten."""
    name, whom = state.name(action.seat), state.name(action.whom)
    found: list[Breach] = []
    if action.seat == action.whom:
        why = f"{name} kann sich nicht selbst ertappen, wohl aber den Ruf nachholen."
        found.append(Breach(CALL_WINDOW, why))
    if not isinstance(state.phase, INTERRUPTIBLE):
        why = "Gerade läuft etwas anderes: Erst wird fertig verhandelt, gemischt und gezogen."
        found.append(Breach(CALL_WINDOW, why))
    if due_call(state, action.whom) is None:
        if level(state, len(state.hand(action.whom))):
            why = f"{whom} hat gerufen, oder es ist zum Ertappen zu spät."
            found.append(Breach(CALL_WINDOW, why))
        else:
            held = cards_word(len(state.hand(action.whom)))
            found.append(Breach(CALL_LAST, f"{whom} hält {held} und muss nichts rufen."))
    return tuple(found)


def catch(state: State, action: Catch) -> tuple[LmfEvent, ...]:
    """The forgotten call costs two cards; then play goes on."""
    due = due_call(state, action.whom)
    if due is None:
        raise ValueError("nothing forgotten")
    return (caught(due, action.seat), penalty(due))


def caught(due: Owed, by: Seat | None) -> CallCaught:
    """Somebody, or the rule that it always costs, has noticed."""
    return CallCaught(rules=(CALL_WINDOW, rule_of(due.call)), seat=due.seat, call=due.call, by=by)


def penalty(due: Owed) -> PenaltyDue:
    """Two cards for a forgotten call."""
    rules = (FORGOTTEN_CALL,) if due.call == "last" else (EVERY_CALL_COSTS, FORGOTTEN_CALL)
    return PenaltyDue(rules=rules, seat=due.seat, count=COST, reason="call")


def closed(state: State) -> CallWindowClosed:
    """The next person acts: for the others it is too late."""
    return CallWindowClosed(rules=(CALL_WINDOW,), seats=tuple(o.seat for o in state.calls))
