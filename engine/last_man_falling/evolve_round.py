"""The table after what happens to the pile, and when a round begins or ends."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core.play import Seat
from engine.last_man_falling import events as e
from engine.last_man_falling import events_more as m
from engine.last_man_falling.grounds import depth
from engine.last_man_falling.phases import Naming, Over, Penalties, Shuffling, Turn
from engine.last_man_falling.state import State, following

FRESH = Turn()


def turned_to(state: State, seat: Seat) -> State:
    """It is the turn of ``seat``, who knows what penalties were just drawn."""
    served = state.phase.served if isinstance(state.phase, Penalties) else ()
    late = state.phase.late if isinstance(state.phase, Penalties) else None
    phase = Turn(served, late=late) if served else FRESH
    return following(state, turn=seat, phase=phase, called=None, detour=None)


def _began(state: State, event: m.RoundBegan) -> State:
    match = state.match
    if match is None:
        raise ValueError("no match is played")
    return following(
        state,
        players=tuple(replace(p, hand=()) for p in state.players),
        turn=event.starter,
        discard=(),
        pile=state.options.deck.cards(),
        wish=None,
        direction=1,
        phase=Shuffling("deal"),
        calls=(),
        called=None,
        jailed=(),
        passes=0,
        made=(),
        detour=None,
        owing=(),
        match=replace(match, round=event.number, starter=event.starter),
    )


def _ordered(state: State, event: m.OrderSet) -> State:
    phase = state.phase
    if not isinstance(phase, Shuffling):
        raise ValueError("nothing is shuffled")
    if phase.what != "rest":
        return following(state, pile=event.order)
    kept = state.discard[len(state.discard) - depth(state.discard) :]
    return following(state, pile=event.order, discard=kept, phase=phase.then)


def _dealt(state: State, event: m.Dealt) -> State:
    count = len(state.players)
    dealt = state.pile[: event.count * count]
    players = tuple(
        replace(p, hand=dealt[(seat - event.first) % count :: count])
        for seat, p in enumerate(state.players)
    )
    return following(state, players=players, pile=state.pile[len(dealt) :])


def _turned_up(state: State, event: m.CardTurnedUp) -> State:
    return following(state, discard=(event.card,), pile=state.pile[1:])


def _returned(state: State, event: m.FirstCardReturned) -> State:
    pile = (event.card, *state.pile)
    return following(state, discard=(), pile=pile, phase=Shuffling("first"))


def _asked(state: State, event: m.WeaponAsked) -> State:
    return following(state, turn=event.seat, phase=Naming(event.seat))


def _drew_card(state: State, event: m.DrewCard) -> State:
    card, phase = state.pile[0], state.phase
    if not isinstance(phase, Turn):
        raise ValueError("nobody is on turn")
    return following(
        state,
        players=state.players_with(event.seat, (*state.hand(event.seat), card)),
        pile=state.pile[1:],
        phase=Turn(phase.after, (*phase.drawn, card), phase.woken),
        called=None,
        passes=0,
    )


def _ran_out(state: State, event: m.PileRanOut) -> State:
    phase = state.phase
    if not isinstance(phase, (Turn, Penalties)):
        raise ValueError("nobody draws")
    return following(state, phase=Shuffling("rest", event.drawer, event.count, phase))


def _passed(state: State, event: m.Passed) -> State:
    return following(state, passes=state.passes + 1 if event.fruitless else 0)


def _ended(state: State, event: e.RoundEnded) -> State:
    return following(state, phase=Over(event.seat), calls=(), called=None)


def _blocked(state: State, event: m.RoundBlocked) -> State:
    return following(state, phase=Over(None), calls=(), called=None)


def _scored(state: State, event: m.RoundScored) -> State:
    match = state.match
    if match is not None:
        totals = tuple(t + p for t, p in zip(match.totals, event.points, strict=True))
        match = replace(match, totals=totals)
    return following(state, phase=Over(event.winner, event.points), match=match)


def _extra(state: State, event: m.ExtraRoundDue) -> State:
    if state.match is None:
        raise ValueError("no match is played")
    return following(state, match=replace(state.match, playing=event.seats))


def _match_ended(state: State, event: m.MatchEnded) -> State:
    if not isinstance(state.phase, Over):
        raise ValueError("the round goes on")
    return following(state, phase=replace(state.phase, champions=event.winners))


ROUND: dict[type, Callable[[State, Any], State]] = {
    e.RoundEnded: _ended,
    m.RoundBegan: _began,
    m.OrderSet: _ordered,
    m.Dealt: _dealt,
    m.CardTurnedUp: _turned_up,
    m.FirstCardReturned: _returned,
    m.WeaponAsked: _asked,
    m.DrewCard: _drew_card,
    m.PileRanOut: _ran_out,
    m.Passed: _passed,
    m.RoundBlocked: _blocked,
    m.RoundScored: _scored,
    m.ExtraRoundDue: _extra,
    m.MatchEnded: _match_ended,
}
"""Kind of event -> what it does."""
