"""Whatever is played: check and options agree, cards stay cards, nobody peeks."""

from dataclasses import replace
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.core.play import step
from engine.last_man_falling.actions import Action, LayVierfach
from engine.last_man_falling.cards import VIERFACH
from engine.last_man_falling.events import Received
from engine.last_man_falling.game import GAME
from engine.last_man_falling.phases import Penalties, Served, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.view import shown_to
from engine.last_man_falling.volume import VOLUME
from engine.last_man_falling.wording import tell, tell_action
from tests.last_man_falling.strategies import all_cards, candidates, cards, tables

TELLING = ".!?“:"


@st.composite
def played(draw: st.DrawFn, most: int = 8) -> State:
    """A table some legal actions later."""
    state = draw(tables())
    for _ in range(draw(st.integers(0, most))):
        if not (legal := GAME.options(state)):
            break
        state = step(GAME, state, draw(st.sampled_from(legal))).after
    return state


@given(played())
def test_no_breach_exactly_when_it_is_an_option(state: State) -> None:
    legal = GAME.options(state)
    wide = candidates(state)
    assert {a for a in wide if not GAME.breaches(state, a)} == set(legal)
    assert set(legal) <= set(wide)
    assert len(set(legal)) == len(legal)
    assert set(GAME.awaiting(state)) == {a.seat for a in legal}


@given(played())
def test_every_refusal_cites_an_executed_rule_and_says_why(state: State) -> None:
    for action in candidates(state):
        for breach in GAME.breaches(state, action):
            assert breach.rule.executed
            assert breach.rule in VOLUME.rules
            assert breach.why.endswith(".")


@given(tables(), st.data())
def test_play_ends_keeps_every_card_and_cites_rules(state: State, data: st.DataObject) -> None:
    before = all_cards(state)
    limit = 3 * len(before) + 8 * len(state.players)
    for _ in range(limit):
        if not (legal := GAME.options(state)):
            break
        move = step(GAME, state, data.draw(st.sampled_from(legal)))
        assert tell_action(move.before, move.action)
        so_far = move.before
        for event in move.events:
            assert tell(so_far, event)[-1] in TELLING
            assert all(rule.executed and rule in VOLUME.rules for rule in event.rules)
            so_far = GAME.evolve(so_far, event)
        state = move.after
        assert all_cards(state) == before
    assert not GAME.options(state), "play went on for longer than there are cards"


def hidden_from(state: State, seat: int | None, data: st.DataObject) -> State:
    """The same table, with everything ``seat`` can't know dealt anew."""
    varied = state
    for owner, player in enumerate(state.players):
        if owner != seat and not shown_to(state, owner, seat):
            size = len(player.hand)
            hand = tuple(data.draw(st.lists(cards, min_size=size, max_size=size)))
            varied = varied.with_hand(owner, hand)
    size = len(state.pile)
    pile = tuple(data.draw(st.lists(cards, min_size=size, max_size=size)))

    def closed(served: tuple[Served, ...]) -> tuple[Served, ...]:
        return tuple(replace(s, drawn=s.drawn[::-1]) if s.seat != seat else s for s in served)

    phase = varied.phase
    if isinstance(phase, Turn):
        phase = replace(phase, after=closed(phase.after))
    elif isinstance(phase, Penalties):
        phase = replace(phase, served=closed(phase.served))
    return replace(varied, pile=pile, phase=phase)


@given(played(), st.data())
def test_views_are_equal_when_only_hidden_things_vary(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from((None, *range(len(state.players)))))
    assert GAME.view(hidden_from(state, seat, data), seat) == GAME.view(state, seat)


@given(tables(), st.data())
def test_laying_a_vierfach_tells_nothing_of_the_hand(state: State, data: st.DataObject) -> None:
    state = replace(state, options=replace(state.options, mode="table"))

    def events(rest: tuple[object, ...]) -> object:
        held = state.with_hand(state.turn, (VIERFACH, *rest))  # type: ignore[arg-type]
        return step(GAME, held, LayVierfach(state.turn, "gift")).events

    size = data.draw(st.integers(1, 4))
    some = tuple(data.draw(st.lists(cards, min_size=size, max_size=size)))
    others = tuple(data.draw(st.lists(cards, min_size=size, max_size=size)))
    assert events(some) == events(others)


@given(played(), st.data())
def test_drawn_cards_are_known_to_the_drawer_only(state: State, data: st.DataObject) -> None:
    for action in GAME.options(state):
        for event in step(GAME, state, action).events:
            if isinstance(event, Received):
                assert event.seen_by == frozenset((action.seat,))


@given(played())
def test_states_and_actions_survive_the_codec(state: State) -> None:
    assert loads(dumps(state, State), State) == state
    for action in GAME.options(state):
        assert loads(dumps(action, Action), Action) == action


@given(played())
def test_after_is_before_plus_events(state: State) -> None:
    for action in GAME.options(state):
        move = step(GAME, state, action)
        assert reduce(GAME.evolve, move.events, state) == move.after
