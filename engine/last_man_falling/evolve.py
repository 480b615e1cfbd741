"""The table after each event."""

from dataclasses import replace

from engine.core.play import Seat
from engine.last_man_falling.cards import VIERFACH
from engine.last_man_falling.events import (
    Accused,
    AttackAccepted,
    AttackBegan,
    CardLaid,
    CardTakenBack,
    Drew,
    Judged,
    LmfEvent,
    TurnCame,
)
from engine.last_man_falling.penalties import FOUR, turn_after_penalty
from engine.last_man_falling.state import (
    Attack,
    Due,
    Penalties,
    Phase,
    Served,
    State,
    Trial,
    Turn,
)


def evolve(state: State, event: LmfEvent) -> State:
    """The state after one event; events that only tell something leave it as it is."""
    match event:
        case CardLaid():
            return _laid(state, event)
        case AttackBegan(by=by, victim=victim, before=before):
            return replace(state, turn=victim, phase=Attack(by, victim, before))
        case AttackAccepted(victim=victim):
            due = (Due(victim, FOUR, "attack"),)
            return replace(state, phase=Penalties(due, turn_after_penalty(state, victim)))
        case Accused(accuser=accuser):
            return replace(state, phase=Trial(_attack(state.phase), accuser))
        case Judged(due=due, then=then):
            trial = state.phase if isinstance(state.phase, Trial) else None
            return replace(state, phase=Penalties(due, then, trial))
        case CardTakenBack():
            return _taken_back(state, event)
        case Drew(seat=seat, count=count):
            return _drew(state, seat, count)
        case TurnCame(seat=seat):
            served = state.phase.served if isinstance(state.phase, Penalties) else ()
            return replace(state, turn=seat, phase=Turn(served))
    return state


def _attack(phase: Phase) -> Attack:
    if not isinstance(phase, Attack):
        raise ValueError("no attack is open")
    return phase


def _laid(state: State, event: CardLaid) -> State:
    after = state.minus(event.seat, event.card)
    return replace(after, discard=(*state.discard, event.card), wish=event.wish, phase=Turn())


def _taken_back(state: State, event: CardTakenBack) -> State:
    hand = (*state.hand(event.seat), VIERFACH)
    under = replace(state, discard=state.discard[:-1], wish=event.before.wish)
    return under.with_hand(event.seat, hand)


def _drew(state: State, seat: Seat, count: int) -> State:
    phase, due = state.phase, state.due(seat)
    if not isinstance(phase, Penalties) or due is None:
        raise ValueError("nothing to draw")
    drawn = state.pile[:count]
    left = tuple(d for d in phase.due if d != due)
    served = (*phase.served, Served(seat, drawn, due.reason))
    return replace(
        state.with_hand(seat, (*state.hand(seat), *drawn)),
        pile=state.pile[count:],
        phase=replace(phase, due=left, served=served),
    )
