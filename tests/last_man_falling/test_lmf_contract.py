"""Whatever is played: check and options agree, cards stay cards, nobody peeks."""

from dataclasses import replace
from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.core.play import CHANCE, step
from engine.last_man_falling.actions import Action, LayVierfach
from engine.last_man_falling.cards import VIERFACH, Card
from engine.last_man_falling.choices import moves
from engine.last_man_falling.events import LmfEvent, Received
from engine.last_man_falling.events_more import HandSeen, OrderSet
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Penalties, Phase, Served, Shuffling, Turn
from engine.last_man_falling.playable import answers, playable
from engine.last_man_falling.state import State
from engine.last_man_falling.view import shown_to
from engine.last_man_falling.volume import VOLUME
from engine.last_man_falling.wording import tell, tell_action
from tests.last_man_falling.random_play import play
from tests.last_man_falling.strategies import (
    all_cards,
    candidates,
    cards,
    in_a_match,
    played,
    tables,
)

TELLING = ".!?“:"
states = st.one_of(played(), in_a_match())


@given(states)
@settings(max_examples=150)
def test_no_breach_exactly_when_it_is_an_option(state: State) -> None:
    legal = GAME.options(state)
    wide = candidates(state)
    assert {a for a in wide if not GAME.breaches(state, a)} == set(legal)
    assert set(legal) <= set(wide)
    assert len(set(legal)) == len(legal)


@given(states)
def test_exactly_one_is_awaited_and_has_a_move(state: State) -> None:
    awaited = GAME.awaiting(state)
    if not awaited:
        assert not GAME.options(state)
    elif awaited == (CHANCE,):
        assert state.to_shuffle
        assert not moves(state)
    else:
        assert len(awaited) == 1
        assert awaited[0] in {a.seat for a in moves(state)}


@given(states)
@settings(max_examples=40)
def test_every_refusal_cites_an_executed_rule_and_says_why(state: State) -> None:
    for action in candidates(state):
        for breach in GAME.breaches(state, action):
            assert breach.rule.executed
            assert breach.rule in VOLUME.rules
            assert breach.why.endswith(".")
            assert tell_action(state, action)


def test_random_matches_over_all_options_keep_every_promise() -> None:
    for seed in range(3):
        assert play(1_500, seed).rounds


@given(states)
def test_what_happens_is_told_and_cites_executed_rules(state: State) -> None:
    before = all_cards(state)
    for action in GAME.options(state):
        move = step(GAME, state, action)
        assert move.events
        so_far = move.before
        for event in move.events:
            assert tell(so_far, event)[-1] in TELLING
            assert all(rule.executed and rule in VOLUME.rules for rule in event.rules)
            so_far = GAME.evolve(so_far, event)
        assert all_cards(move.after) == before
        assert replace(move.after) == move.after, "a table that can't be set up"


def hidden_from(state: State, seat: int | None, data: st.DataObject) -> State:
    """The same table, with everything ``seat`` can't know dealt anew."""
    varied = state
    for owner, player in enumerate(state.players):
        if owner != seat and not shown_to(state, owner, seat):
            varied = varied.with_hand(owner, _other(len(player.hand), data))

    def closed(served: tuple[Served, ...]) -> tuple[Served, ...]:
        return tuple(
            s if s.seat == seat else replace(s, drawn=_other(len(s.drawn), data)) for s in served
        )

    def shut(phase: Phase) -> Phase:
        if isinstance(phase, Turn):
            drawn = phase.drawn if seat == state.turn else _other(len(phase.drawn), data)
            return replace(phase, after=closed(phase.after), drawn=drawn)
        if isinstance(phase, Penalties):
            return replace(phase, served=closed(phase.served))
        if isinstance(phase, Shuffling) and phase.then is not None:
            return replace(phase, then=shut(phase.then))  # type: ignore[arg-type]
        return phase

    return replace(varied, pile=_other(len(state.pile), data), phase=shut(varied.phase))


def _other(size: int, data: st.DataObject) -> tuple[Card, ...]:
    return tuple(data.draw(st.lists(cards, min_size=size, max_size=size)))


@given(played(), st.data())
def test_views_are_equal_when_only_hidden_things_vary(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from((None, *range(len(state.players)))))
    if not isinstance(state.phase, Over):
        assert GAME.view(hidden_from(state, seat, data), seat) == GAME.view(state, seat)


@given(tables(), st.data())
def test_laying_a_vierfach_tells_nothing_of_the_hand(state: State, data: st.DataObject) -> None:
    plain = Options(victim_loses_turn=state.options.victim_loses_turn)
    state = replace(state, options=plain)

    def events(rest: tuple[Card, ...]) -> tuple[LmfEvent, ...]:
        held = state.with_hand(state.turn, (VIERFACH, *rest))
        return step(GAME, held, LayVierfach(state.turn, "gift")).events

    size = data.draw(st.integers(1, 4))
    assert events(_other(size, data)) == events(_other(size, data))


@given(states)
def test_hidden_cards_are_known_to_their_owner_only(state: State) -> None:
    for action in GAME.options(state):
        for event in step(GAME, state, action).events:
            if isinstance(event, Received | HandSeen):
                assert event.seen_by == frozenset((event.seat,))
            if isinstance(event, OrderSet):
                assert event.seen_by == frozenset()


@given(states)
def test_playable_says_of_each_card_what_the_game_says(state: State) -> None:
    for seat, player in enumerate(state.players):
        found = playable(state, seat)
        assert [p.card for p in found] == list(dict.fromkeys(player.hand))
        if state.options.wrong_card == "punished":
            continue
        free = {p.card for p in found if not p.reasons}
        legal = {_card_of(a) for a in GAME.options(state) if a.seat == seat}
        assert free == legal - {None}
        assert set(answers(state, seat)) <= set(found)


def _card_of(action: Action) -> Card | None:
    from engine.last_man_falling.vollidiot import card_of

    match type(action).__name__:
        case "Lay" | "LayWaffenwahl" | "LayVierfach" | "LayVerpfeifen":
            return card_of(action)  # type: ignore[arg-type]
    return None


@given(states)
def test_states_and_actions_survive_the_codec(state: State) -> None:
    assert loads(dumps(state, State), State) == state
    for action in GAME.options(state):
        assert loads(dumps(action, Action), Action) == action


@given(states)
def test_after_is_before_plus_events(state: State) -> None:
    for action in GAME.options(state):
        move = step(GAME, state, action)
        assert reduce(GAME.evolve, move.events, state) == move.after
