"""What a message makes of the model; what can't be is left as it was."""

from dataclasses import replace

from engine.last_man_falling.actions import Action
from engine.last_man_falling.cards import VERPFEIFEN, WildCard, without
from engine.last_man_falling.game import GAME
from engine.last_man_falling.grounds import depth
from engine.last_man_falling.phases import Attack, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import TOP
from widgets.last_man_falling import messages as m
from widgets.last_man_falling.course import now
from widgets.last_man_falling.seating import seated
from widgets.last_man_falling.table_model import (
    MOST_ACTIONS,
    MOST_HELD,
    MOST_PILED,
    Model,
    actor,
    can_act,
    other_than,
    with_options,
)
from widgets.last_man_falling.waiting import settled, usual, waits

MOST_COVERED = 4
TURN = Turn()


def update(model: Model, msg: m.Msg) -> Model:
    """The model after a message."""
    match msg:
        case m.Do(action=action):
            return _try(model, action)
        case m.Touch(card=card):
            return replace(
                model, touched=None if model.touched == card else card, refused=None, count=1
            )
        case m.Look(seat=seat) if 0 <= seat < len(model.start.players):
            return replace(model, seat=seat, touched=None, refused=None, count=1)
        case m.Say(wish=wish):
            return replace(model, said=wish)
        case m.Point(victim=victim) if 0 <= victim < len(model.start.players):
            return replace(model, victim=victim, refused=None)
        case m.Fire(count=count) if 1 <= count <= MOST_HELD:
            return replace(model, count=count)
        case m.Browse(weapon=weapon):
            return replace(model, shelf=weapon)
        case m.SetOptions(options=options):
            return _still_waiting(with_options(model, options))
        case m.Begin(start=start, seat=seat, victim=victim, touched=touched):
            return Model(start, seat=seat, victim=victim, touched=touched, shelf=model.shelf)
        case m.Look() | m.Point() | m.Fire():
            return model
    return _set(model, msg)


def _try(model: Model, action: Action) -> Model:
    state = now(model)
    if not can_act(state, action) or len(model.actions) >= MOST_ACTIONS:
        return model
    if GAME.breaches(state, action):
        return replace(model, refused=action)
    after = replace(model, actions=(*model.actions, action), refused=None, touched=None, count=1)
    seat = actor(now(after))
    victim = other_than(now(after), seat) if after.victim == seat else after.victim
    return replace(after, seat=seat, victim=victim)


def _still_waiting(model: Model) -> Model:
    """What the new options do not let wait any more does not wait."""
    table = model.start
    if not waits(table) or waits(settled(table, waits(table))):
        return model
    return replace(model, start=settled(table, 0), actions=())


def _set(model: Model, msg: m.Setting) -> Model:
    before = ready(model.start)
    table = _table(model, before, msg)
    if max(len(p.hand) for p in table.players) > MOST_HELD:
        return model
    count = waits(before)
    if isinstance(msg, m.SetTop):
        count = usual(table)
    elif isinstance(msg, m.Await):
        count = msg.count
    seat = model.seat if model.seat < len(table.players) else 0
    victim = model.victim if model.victim < len(table.players) else other_than(table, seat)
    start = settled(table, count)
    return replace(model, start=start, actions=(), refused=None, count=1, seat=seat, victim=victim)


def ready(table: State) -> State:
    """``table`` at a moment that can be set anew: somebody is on turn or has to answer."""
    discard = table.discard if depth(table.discard) else (*table.discard, TOP)
    counts = discard[-depth(discard)]
    wish = (table.wish or "gift") if isinstance(counts, WildCard) else None
    over = {"calls": (), "called": None, "jailed": (), "passes": 0, "detour": None, "owing": ()}
    plain = replace(table, discard=discard, wish=wish, phase=TURN, **over)  # type: ignore[arg-type]
    made = settled(plain, waits(table))
    if isinstance(table.phase, Attack) and isinstance(made.phase, Attack):
        return replace(made, phase=replace(made.phase, before=table.phase.before))
    return made


def _table(model: Model, table: State, msg: m.Setting) -> State:
    hand, seat = table.hand(model.seat), model.seat
    match msg:
        case m.SetTop(card=card, weapon=weapon):
            wish = weapon if isinstance(card, WildCard) else None
            above = depth(table.discard) - 1
            return replace(table, discard=(card, *(VERPFEIFEN,) * above), wish=wish, phase=TURN)
        case m.Cover(count=count):
            counts = table.discard[: len(table.discard) - depth(table.discard) + 1]
            above = min(max(count, 0), MOST_COVERED)
            return replace(table, discard=(*counts, *(VERPFEIFEN,) * above), phase=TURN)
        case m.AddCard(card=card):
            return table.with_hand(seat, (*hand, card))
        case m.RemoveCard(card=card):
            return table.with_hand(seat, without(hand, card)) if card in hand else table
        case m.SetPlayers(count=count, hand=given):
            return seated(replace(table, phase=TURN), count, given)
        case m.SetTurn(seat=turn):
            inside = 0 <= turn < len(table.players)
            return replace(table, turn=turn) if inside else table
        case m.SetPile(cards=cards):
            return replace(table, pile=cards[:MOST_PILED])
        case m.SetDirection(clockwise=clockwise):
            return replace(table, direction=1 if clockwise else -1)
        case m.Await():
            return table
