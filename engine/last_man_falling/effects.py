"""What a laid card does, and who is on then."""

from typing import Literal

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.last_man_falling.calls import owed
from engine.last_man_falling.cards import Card, SymbolCard
from engine.last_man_falling.events import LmfEvent, TurnCame
from engine.last_man_falling.events_more import (
    DirectionChanged,
    JailBegan,
    Jailed,
    LastAttackStands,
    Skipped,
    ThreatBegan,
)
from engine.last_man_falling.phases import Attack, Threat
from engine.last_man_falling.rules.attacks import (
    DOPPELMORD_DRAWS_TWO,
    NO_OTHER_ANSWER,
    NOT_ADDED_UP,
)
from engine.last_man_falling.rules.ending import LAST_SPECIAL_ENDS
from engine.last_man_falling.rules.specials import (
    FLUCHT_TURNS,
    KNAST_NO_ANSWER,
    KNAST_SKIPS,
    TWO_PLAYER_REVERSE,
)
from engine.last_man_falling.rules.turn import NEXT_IN_TURN
from engine.last_man_falling.rules.variants import (
    JAILED_THIS_TURN,
    NEXT_IS_VICTIM,
    PARIEREN,
    PARRY_TURNS,
)
from engine.last_man_falling.state import State

NEXT: tuple[Rule, ...] = (NEXT_IN_TURN,)


def turn_to(
    state: State, seat: Seat, rules: tuple[Rule, ...] = NEXT, *, way: int | None = None
) -> tuple[LmfEvent, ...]:
    """It comes to ``seat``, unless it still has to sit out (LMF-G44). ``way``: the direction from
    now on, if that is another one than on the table so far."""
    step = state.direction if way is None else way
    events: list[LmfEvent] = []
    jailed = list(state.jailed)
    while seat in jailed:
        jailed.remove(seat)
        events.append(Skipped(rules=(JAILED_THIS_TURN,), seat=seat))
        seat = (seat + step) % len(state.players)
    events.append(TurnCame(rules=rules, seat=seat))
    return tuple(events)


def after_laying(state: State, seat: Seat, card: Card, left: int) -> tuple[LmfEvent, ...]:
    """What follows when ``seat`` has laid ``card`` and holds ``left`` cards, at least one.

    ``state`` is the table before.
    """
    calls = owed(state, seat, left)
    if not isinstance(card, SymbolCard):
        if isinstance(state.phase, Threat):
            return (*calls, _threat(state, seat, state.phase.count, (NO_OTHER_ANSWER,)))
        return (*calls, *turn_to(state, state.next_after(seat)))
    if isinstance(state.phase, Threat):
        return (*calls, *_answered(state, seat, card, state.phase))
    if isinstance(state.phase, Attack):
        attack = state.phase
        threat = Threat(attack.by, attack.victim, attack.count)
        return (*calls, *_answered(state, seat, card, threat))
    match card.kind:
        case "doppelmord":
            return (*calls, _threat(state, seat, 2, (DOPPELMORD_DRAWS_TWO,)))
        case "flucht":
            return (*calls, *_turned(state, seat))
        case "knast":
            return (*calls, *_jail(state, seat))


def _threat(state: State, seat: Seat, count: int, rules: tuple[Rule, ...]) -> ThreatBegan:
    return ThreatBegan(rules=rules, by=seat, victim=state.next_after(seat), count=count)


def _turned(state: State, seat: Seat) -> tuple[LmfEvent, ...]:
    other_way: Literal[1, -1] = -1 if state.direction == 1 else 1
    way = DirectionChanged(rules=(FLUCHT_TURNS,), direction=other_way)
    if len(state.players) > 2:
        return (way, *turn_to(state, state.next_after(seat, -1), way=other_way))
    other = state.next_after(seat)
    if state.options.two_player_reverse == "plain":
        return (way, *turn_to(state, other, (TWO_PLAYER_REVERSE, NEXT_IN_TURN)))
    skipped = Skipped(rules=(TWO_PLAYER_REVERSE,), seat=other)
    return (way, skipped, *turn_to(state, seat))


def _jail(state: State, seat: Seat) -> tuple[LmfEvent, ...]:
    victim = state.next_after(seat)
    if state.options.knast_answer:
        return (JailBegan(rules=(KNAST_SKIPS, KNAST_NO_ANSWER), by=seat, victim=victim),)
    skipped = Skipped(rules=(KNAST_SKIPS, KNAST_NO_ANSWER), seat=victim)
    return (skipped, *turn_to(state, state.next_after(victim)))


def _answered(state: State, seat: Seat, card: SymbolCard, threat: Threat) -> tuple[LmfEvent, ...]:
    options, count = state.options, threat.count
    if card.kind == "doppelmord":
        added = count + 2 if options.doppelmord == "accumulate" else count
        return (_threat(state, seat, added, (DOPPELMORD_DRAWS_TWO, NOT_ADDED_UP)),)
    if card.kind == "knast":
        rules = (NEXT_IS_VICTIM, JAILED_THIS_TURN)
        begun = _threat(state, seat, count, rules)
        sits = options.own_jail == "next-too"
        return (*((Jailed(rules=(JAILED_THIS_TURN,), seat=seat),) if sits else ()), begun)
    victim = threat.by if threat.by >= 0 else state.next_after(seat, -1)
    back = ThreatBegan(rules=(PARIEREN,), by=seat, victim=victim, count=count)
    if not options.parry_turns:
        return (back,)
    direction = DirectionChanged(
        rules=(PARRY_TURNS, FLUCHT_TURNS), direction=-1 if state.direction == 1 else 1
    )
    return (direction, back)


def last_attack(state: State, seat: Seat, card: Card) -> tuple[LmfEvent, ...]:
    """A Doppelmord as the last card, when the house lets it be drawn for (LMF-G38)."""
    wanted = state.options.last_doppelmord_draws
    if not wanted or not isinstance(card, SymbolCard) or card.kind != "doppelmord":
        return ()
    before = state.phase.count if isinstance(state.phase, Threat) else 0
    count = before + 2 if state.options.doppelmord == "accumulate" else 2
    rules = (LAST_SPECIAL_ENDS, DOPPELMORD_DRAWS_TWO)
    victim = state.next_after(seat)
    return (LastAttackStands(rules=rules, seat=seat, card=card, victim=victim, count=count),)
