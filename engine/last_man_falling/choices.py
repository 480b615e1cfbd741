"""All legal actions, found without asking for reasons; moves first, then what others may do."""

from functools import cache

from engine.core.play import CHANCE, Seat
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    Call,
    Catch,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    NameWeapon,
    NextRound,
    Pass,
    PointOut,
    Report,
    ShowHand,
)
from engine.last_man_falling.answers import answering_rules
from engine.last_man_falling.calls import due_call, early_calls
from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    WEAPONS,
    Card,
    NumberCard,
    WildCard,
    WildKind,
)
from engine.last_man_falling.drawing import something_to_draw
from engine.last_man_falling.ending import next_starter
from engine.last_man_falling.laying import INTERRUPTIBLE, round_over, served_now
from engine.last_man_falling.penalties import to_draw
from engine.last_man_falling.phases import (
    Attack,
    Jail,
    Naming,
    Over,
    Penalties,
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.playable import (
    against,
    justified,
    layable,
    spiral_goes_on,
)
from engine.last_man_falling.reports import votes_needed
from engine.last_man_falling.state import State
from engine.last_man_falling.swapping import targets


def awaiting(state: State) -> tuple[Seat, ...]:
    """Who has to act now, exactly one: CHANCE for a shuffle; empty when all is over.

    Others may get in between (:func:`asides`).
    """
    match state.phase:
        case Turn():
            return () if round_over(state) else (state.turn,)
        case Attack(victim=victim) | Threat(victim=victim) | Jail(victim=victim):
            return (victim,)
        case Naming(seat=seat):
            return (seat,)
        case Trial(attack=attack):
            return (attack.by,)
        case Penalties(due=due):
            return (due[0].seat,)
        case Shuffling():
            return (CHANCE,)
        case Over():
            starter = next_starter(state)
            return () if starter is None else (starter,)


def options(state: State) -> tuple[Action, ...]:
    """All legal actions, each once; none where chance is awaited: too many orders to list."""
    return (*moves(state), *asides(state))


def moves(state: State) -> tuple[Action, ...]:
    """What can be done by those who are to act; the rest are :func:`asides`."""
    match state.phase:
        case Turn():
            return () if round_over(state) else tuple(_turn(state))
        case Attack(victim=victim):
            stack = _stacked(state, victim)
            return (Accept(victim), Accuse(victim), *stack, *_passing_on(state, victim))
        case Threat(victim=victim) | Jail(victim=victim):
            return (Accept(victim), *_answering(state, victim))
        case Naming(seat=seat):
            return tuple(NameWeapon(seat, w) for w in WEAPONS)
        case Trial(attack=attack):
            return (ShowHand(attack.by),)
        case Penalties(due=due):
            return tuple(DrawPenalty(d.seat, to_draw(state, d)) for d in due)
        case Over():
            starter = next_starter(state)
            return () if starter is None else (NextRound(starter),)
    return ()


def asides(state: State) -> tuple[Action, ...]:
    """What may be done in between: calls, catching, tips, waking, other accusers, wrong cards."""
    if isinstance(state.phase, Over) or round_over(state):
        return ()
    found: list[Action] = [Call(o.seat, o.call) for o in state.calls]
    if not isinstance(state.phase, INTERRUPTIBLE):
        return tuple(found)
    seats, options_ = range(len(state.players)), state.options
    if due_call(state, state.turn) is None:
        found += [Call(state.turn, c) for c in early_calls(state, state.turn)]
    else:
        owed = due_call(state, state.turn)
        early = early_calls(state, state.turn)
        found += [Call(state.turn, c) for c in early if owed is None or c != owed.call]
    found += [Catch(s, o.seat) for o in state.calls for s in seats if s != o.seat]
    if options_.tips != "off":
        votes = range(votes_needed(state), len(state.players))
        found += [Report(s, v) for s in seats for v in votes]
    phase = state.phase
    if options_.verpennt and isinstance(phase, Turn) and not phase.drawn and not phase.woken:
        found += [PointOut(s) for s in seats if s != state.turn]
    if isinstance(phase, Attack) and options_.accuser == "anyone":
        found += [Accuse(s) for s in seats if s not in (phase.by, phase.victim)]
    late = phase.late if isinstance(phase, Turn) else None
    if late is not None:
        every = [s for s in seats if s != late.by]
        found += [Accuse(s) for s in (every if options_.accuser == "anyone" else [late.victim])]
    found += jumping(state)
    if options_.wrong_card == "punished":
        found += _wrong(state)
    return tuple(found)


def _turn(state: State) -> list[Action]:
    seat, phase = state.turn, state.phase
    if not isinstance(phase, Turn):
        raise ValueError("nobody is on turn")
    found: list[Action] = []
    served = served_now(state, seat)
    fits = False
    for card in _candidates(state, seat, phase):
        if against(state, seat, card) if served else not layable(state, seat, card):
            continue
        found += _ways(state, seat, card)
        fits = fits or not isinstance(card, WildCard)
    free = state.options.voluntary_draw or not fits
    if served is None and _may_draw(state, seat, phase, free):
        found.append(DrawCard(seat))
    if _may_pass(state, seat, phase, served is not None, free):
        found.append(Pass(seat))
    return found


def _candidates(state: State, seat: Seat, phase: Turn) -> tuple[Card, ...]:
    if phase.drawn and state.options.after_drawing == "drawn":
        return phase.drawn[-1:]
    return tuple(dict.fromkeys(state.hand(seat)))


def _ways(state: State, seat: Seat, card: Card) -> list[Action]:
    """Every way to lay ``card``: alone or several, with each wish, with each victim."""
    if card == VERPFEIFEN and state.options.safe_with_one:
        return [LayVerpfeifen(seat, s) for s in targets(state, seat)]
    if isinstance(card, WildCard):
        return list(_wild(card.kind, seat, len(state.players)))
    found: list[Action] = [Lay(seat, card)]
    phase, options_ = state.phase, state.options
    drawn = isinstance(phase, Turn) and phase.drawn and options_.after_drawing == "drawn"
    several = options_.dauerfeuer and (options_.fire_specials or isinstance(card, NumberCard))
    if several and not drawn:
        found += [Lay(seat, card, n) for n in range(2, state.hand(seat).count(card) + 1)]
    return found


@cache
def _wild(kind: WildKind, seat: Seat, seats: int) -> tuple[Action, ...]:
    match kind:
        case "verpfeifen":
            return tuple(LayVerpfeifen(seat, s) for s in range(seats) if s != seat)
        case "waffenwahl":
            return tuple(LayWaffenwahl(seat, w) for w in WEAPONS)
        case "vierfach":
            return tuple(LayVierfach(seat, w) for w in WEAPONS)


def _may_draw(state: State, seat: Seat, phase: Turn, free: bool) -> bool:
    """``free``: no card in hand forbids drawing (:func:`must_be_laid` says which would)."""
    if phase.drawn:
        return spiral_goes_on(state, seat) and something_to_draw(state)
    return free and something_to_draw(state)


def _may_pass(state: State, seat: Seat, phase: Turn, served: bool, free: bool) -> bool:
    if served:
        return True
    if phase.drawn:
        return not (spiral_goes_on(state, seat) and something_to_draw(state))
    return free and not something_to_draw(state)


def _stacked(state: State, victim: Seat) -> list[Action]:
    hand = state.hand(victim)
    if state.options.vierfach_answer == "none" or VIERFACH not in hand or len(hand) == 1:
        return []
    if state.options.mode == "strict" and not justified(state, victim):
        return []
    return [LayVierfach(victim, w) for w in WEAPONS]


def _passing_on(state: State, victim: Seat) -> list[Action]:
    """The cards with a symbol that answer what waits, in every way."""
    answers = [c for c in dict.fromkeys(state.hand(victim)) if answering_rules(state, c)]
    return [way for c in answers for way in _ways(state, victim, c)]


def jumping(state: State) -> tuple[Lay, ...]:
    """What others may throw in between by house rule (LMF-G36)."""
    if not state.options.jump_in or not isinstance(state.phase, Turn):
        return ()
    card = state.discard[-1]
    if isinstance(card, WildCard):
        return ()
    seats = (s for s, p in enumerate(state.players) if s != state.turn and card in p.hand)
    return tuple(Lay(s, card) for s in seats if not against(state, s, card))


def _answering(state: State, victim: Seat) -> list[Action]:
    found = _passing_on(state, victim)
    if not isinstance(state.phase, Threat):
        return found
    wild = (
        (WAFFENWAHL, state.options.waffenwahl_answers),
        (VERPFEIFEN, state.options.verpfeifen_answers),
    )
    for card, answers in wild:
        if answers and card in state.hand(victim) and layable(state, victim, card):
            found += _ways(state, victim, card)
    return found


def _wrong(state: State) -> list[Action]:
    """Every card that somebody could lay wrongly, in every way it can be laid."""
    found: list[Action] = []
    legal = {*moves(state), *jumping(state)}
    for seat, player in enumerate(state.players):
        for card in dict.fromkeys(player.hand):
            last = len(player.hand) == 1
            if last and card in (WAFFENWAHL, VIERFACH) and state.options.last_wild == "stays":
                continue
            ways = [w for w in _ways(state, seat, card) if getattr(w, "count", 1) == 1]
            found += [way for way in ways if way not in legal]
    return found
