"""The table after each event: one small function for each kind, found by its class."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any

from engine.last_man_falling import events as e
from engine.last_man_falling import events_house as h
from engine.last_man_falling import events_more as m
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, without
from engine.last_man_falling.evolve_round import ROUND, turned_to
from engine.last_man_falling.phases import (
    Attack,
    Closing,
    Due,
    Jail,
    Naming,
    Owed,
    Penalties,
    Phase,
    Served,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.state import State, following

FRESH = Turn()


def evolve(state: State, event: e.LmfEvent) -> State:
    """The state after one event; events that only tell something leave it as it is."""
    change = CHANGES.get(type(event))
    return state if change is None else change(state, event)


def all_after(state: State, events: tuple[e.LmfEvent, ...]) -> State:
    """The state after all ``events``."""
    return reduce(evolve, events, state)


def _laid(state: State, event: e.CardLaid) -> State:
    cards = (event.card,) * event.count
    return following(
        state,
        players=state.players_with(event.seat, without(state.hand(event.seat), *cards)),
        discard=(*state.discard, *cards),
        wish=state.wish if event.card == VERPFEIFEN else event.wish,
        phase=FRESH,
        called=None,
        passes=0,
    )


def _named(state: State, event: e.WeaponNamed) -> State:
    if not isinstance(state.phase, Naming):
        return state
    return following(state, wish=event.wish, phase=FRESH)


def _lapsed(state: State, event: e.WishLapsed) -> State:
    return following(state, wish=None)


def _attacked(state: State, event: e.AttackBegan) -> State:
    phase = Attack(event.by, event.victim, event.before, event.count)
    return following(state, turn=event.victim, phase=phase, detour=None)


def _accepted(state: State, event: e.AttackAccepted) -> State:
    attack = _attack(state.phase)
    victim = event.victim
    then = state.next_after(victim) if state.options.victim_loses_turn else victim
    due = (Due(victim, attack.count, "attack"),)
    late = attack if state.options.accuse_until == "acted" else None
    return following(state, phase=Penalties(due, then, late=late))


def _accused(state: State, event: e.Accused) -> State:
    phase = state.phase
    if not isinstance(phase, Turn):
        return following(state, phase=Trial(_attack(phase), event.accuser))
    if phase.late is None:
        raise ValueError("no attack can be doubted")
    drawn = next(s.drawn for s in phase.after if s.seat == phase.late.victim)
    return following(state, phase=Trial(phase.late, event.accuser, drawn))


def _judged(state: State, event: e.Judged) -> State:
    trial = state.phase if isinstance(state.phase, Trial) else None
    return following(state, phase=Penalties(event.due, event.then, trial))


def _handed(state: State, event: h.CardsHanded) -> State:
    left = without(state.hand(event.seat), *event.cards)
    given = state.with_hand(event.seat, left)
    return given.with_hand(event.to, (*given.hand(event.to), *event.cards))


def _attack(phase: Phase) -> Attack:
    if not isinstance(phase, Attack):
        raise ValueError("no attack is open")
    return phase


def _taken_back(state: State, event: e.CardTakenBack) -> State:
    hand = (*state.hand(event.seat), VIERFACH)
    under = following(state, discard=state.discard[:-1], wish=event.before.wish)
    return under.with_hand(event.seat, hand)


def _drew(state: State, event: e.Drew) -> State:
    seat, phase, due = event.seat, state.phase, state.due(event.seat)
    if not isinstance(phase, Penalties) or due is None:
        raise ValueError("nothing to draw")
    drawn = state.pile[: event.count]
    left = list(phase.due)
    at = left.index(due)
    left[at : at + 1] = [replace(due, count=event.left)] if event.left else []
    return following(
        state,
        players=state.players_with(seat, (*state.hand(seat), *drawn)),
        pile=state.pile[event.count :],
        calls=tuple(o for o in state.calls if o.seat != seat),
        phase=replace(
            phase, due=tuple(left), served=_served(phase.served, Served(seat, drawn, due.reason))
        ),
    )


def _served(so_far: tuple[Served, ...], new: Served) -> tuple[Served, ...]:
    """What was drawn before the shuffle and after it is one penalty."""
    last = so_far[-1] if so_far else None
    if last and (last.seat, last.reason) == (new.seat, new.reason):
        return (*so_far[:-1], replace(last, drawn=(*last.drawn, *new.drawn)))
    return (*so_far, new)


def _turn_came(state: State, event: e.TurnCame) -> State:
    return turned_to(state, event.seat)


def _threatened(state: State, event: m.ThreatBegan) -> State:
    phase = Threat(event.by, event.victim, event.count)
    return following(state, turn=event.victim, phase=phase, detour=None)


def _threat_accepted(state: State, event: m.ThreatAccepted) -> State:
    due = (Due(event.victim, event.count, "doppelmord"),)
    return following(state, phase=Penalties(due, state.next_after(event.victim)))


def _jail(state: State, event: m.JailBegan) -> State:
    phase = Jail(event.by, event.victim)
    return following(state, turn=event.victim, phase=phase, detour=None)


def _jailed(state: State, event: m.Jailed) -> State:
    return following(state, jailed=(*state.jailed, event.seat))


def _skipped(state: State, event: m.Skipped) -> State:
    if event.seat not in state.jailed:
        return state
    jailed = list(state.jailed)
    jailed.remove(event.seat)
    return following(state, jailed=tuple(jailed))


def _direction(state: State, event: m.DirectionChanged) -> State:
    return following(state, direction=event.direction)


def _swapped(state: State, event: m.HandsSwapped) -> State:
    mine, theirs = state.hand(event.seat), state.hand(event.other)
    return state.with_hand(event.seat, theirs).with_hand(event.other, mine)


def _kept(state: State, event: h.OrderKept) -> State:
    origin = (event.then - state.direction) % len(state.players)
    return following(state, detour=(event.chosen, origin))


def _in_debt(state: State, event: h.DebtKept) -> State:
    others = tuple(d for d in state.owing if d.seat != event.seat)
    return following(state, owing=(*others, Due(event.seat, event.count, "rest")))


def _called(state: State, event: m.CallMade) -> State:
    if state.options.call_again == "once":
        state = following(state, made=(*state.made, Owed(event.seat, event.call)))
    if event.early:
        return following(state, called=event.call)
    return following(state, calls=tuple(o for o in state.calls if o.seat != event.seat))


def _owed(state: State, event: m.CallOwed) -> State:
    return following(state, calls=(*state.calls, Owed(event.seat, event.call)))


def _caught(state: State, event: m.CallCaught) -> State:
    return following(state, calls=tuple(o for o in state.calls if o.seat != event.seat))


def _closed(state: State, event: m.CallWindowClosed) -> State:
    return following(state, calls=())


def _penalty(state: State, event: m.PenaltyDue) -> State:
    due, phase = Due(event.seat, event.count, event.reason), state.phase
    if event.reason == "rest":
        state = following(state, owing=tuple(d for d in state.owing if d.seat != event.seat))
    if isinstance(phase, Penalties):
        return following(state, phase=replace(phase, due=(*phase.due, due)))
    if event.then is not None:
        return following(state, phase=Penalties((due,), event.then))
    if not isinstance(phase, (Turn, Attack, Threat, Jail)):
        raise ValueError("nothing to interrupt")
    return following(state, phase=Penalties((due,), state.turn, resume=phase))


def _woken(state: State, event: m.SleepPointedOut) -> State:
    if not isinstance(state.phase, Turn):
        raise ValueError("nobody is on turn")
    return following(state, phase=replace(state.phase, woken=True))


def _resumed(state: State, event: m.PlayResumed) -> State:
    phase = state.phase
    if not isinstance(phase, Penalties) or not isinstance(
        phase.resume, (Turn, Attack, Threat, Jail)
    ):
        raise ValueError("nothing to go on with")
    return following(state, phase=phase.resume)


def _last_attack(state: State, event: m.LastAttackStands) -> State:
    due = (Due(event.victim, event.count, "doppelmord"),)
    closing = Closing(event.seat, event.card)
    return following(state, phase=Penalties(due, event.victim, resume=closing))


type Change = Callable[[State, Any], State]

CHANGES: dict[type, Change] = ROUND | {
    e.CardLaid: _laid,
    e.WeaponNamed: _named,
    e.WishLapsed: _lapsed,
    e.AttackBegan: _attacked,
    e.AttackAccepted: _accepted,
    e.Accused: _accused,
    e.Judged: _judged,
    e.CardTakenBack: _taken_back,
    e.Drew: _drew,
    e.TurnCame: _turn_came,
    m.ThreatBegan: _threatened,
    m.ThreatAccepted: _threat_accepted,
    m.JailBegan: _jail,
    m.Jailed: _jailed,
    m.Skipped: _skipped,
    m.DirectionChanged: _direction,
    m.HandsSwapped: _swapped,
    h.CardsHanded: _handed,
    h.OrderKept: _kept,
    h.DebtKept: _in_debt,
    m.CallMade: _called,
    m.CallOwed: _owed,
    m.CallCaught: _caught,
    m.CallWindowClosed: _closed,
    m.PenaltyDue: _penalty,
    m.SleepPointedOut: _woken,
    m.PlayResumed: _resumed,
    m.LastAttackStands: _last_attack,
}
"""Kind of event -> what it does; a kind that is not here changes nothing."""
