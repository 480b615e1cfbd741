"""The Probespiel: a tap lays or says why not, nothing hidden shows, a link brings all back."""

import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, from_link, to_link
from engine.last_man_falling.actions import Accuse, Call, Catch, Lay
from engine.last_man_falling.cards import NumberCard, SymbolCard
from engine.last_man_falling.choices import jumping
from engine.last_man_falling.events import CardLaid, Received
from engine.last_man_falling.events_more import HandSeen, OrderSet, WrongCardLaid
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import ALLES, AM_TISCH, STRENG
from engine.last_man_falling.phases import Over, Trial, Turn
from engine.last_man_falling.playable import playable
from engine.last_man_falling.words import card_name
from widgets.last_man_falling.opponents.choice import KINDS, Kind
from widgets.last_man_falling.probe.advice import advised
from widgets.last_man_falling.probe.course import COURSES, Table, coming
from widgets.last_man_falling.probe.model import (
    Advise,
    Deal,
    GoOn,
    Model,
    Msg,
    Play,
    Sit,
    Tap,
    begun,
    done_in,
    my_moves,
    reasons,
    state_of,
    update,
    with_options,
    with_people,
)
from widgets.last_man_falling.probe.moves import ME, read, written
from widgets.last_man_falling.probe.protocol import told
from widgets.last_man_falling.probespiel import PROBESPIEL
from widgets.session import LONGEST_LINK, opened
from widgets.site import rehearsal
from widgets.widget import Ui

SEEDS = range(12)


def played_on(model: Model) -> Model:
    """One step of a reader who follows all advice."""
    if isinstance(state_of(model).phase, Over):
        return update(model, Deal())
    if coming(model.round, model.course):
        return update(model, GoOn(True))
    found = advised(model, state_of(model))
    assert found is not None
    return update(model, Play(written(found.action)))


def on_turn(seed: int, options: Options | None = None) -> Model:
    """A game in which the reader has a turn and nothing waits."""
    model = begun(Table(seed, options=options or Options()))
    while not isinstance(state_of(model).phase, Turn) or coming(model.round, model.course):
        model = played_on(model)
    return model


def shown(model: Model) -> str:
    return str(PROBESPIEL.view(model, Ui("w", "../")))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tap_lays_a_card_that_fits_or_gives_all_reasons(seed: int) -> None:
    model = on_turn(seed)
    for held in playable(state_of(model), ME):
        after = update(model, Tap(held.card))
        if held.reasons:
            assert (after.course, after.picked) == (model.course, held.card)
            html = shown(after)
            assert all(b.rule.id in html for b in held.reasons)
            assert reasons(after, held.card) == held.reasons
        elif isinstance(held.card, NumberCard | SymbolCard):
            laid = done_in(after)[-1]
            assert isinstance(laid.action, Lay)
            assert laid.action.card == held.card
        else:
            assert after.picked == held.card, "a weapon or a person is still to be chosen"
            assert "Welche Waffe" in shown(after) or "Mit wem" in shown(after)


def wrong(seed: int, options: Options) -> tuple[Model, str]:
    model = on_turn(seed, options)
    card = next(
        p.card
        for p in playable(state_of(model), ME)
        if p.reasons and isinstance(p.card, NumberCard | SymbolCard)
    )
    return update(model, Tap(card)), written(Lay(ME, card))


def test_a_wrong_card_can_be_laid_and_is_punished_where_the_table_wants_it() -> None:
    model, move = wrong(2, AM_TISCH.options)
    assert "Trotzdem legen" in shown(model)
    after = update(model, Play(move))
    assert any(isinstance(e, WrongCardLaid) for e in done_in(after)[-1].events)


@pytest.mark.parametrize("options", [Options(), STRENG.options])
def test_elsewhere_a_wrong_card_is_refused_with_its_reasons(options: Options) -> None:
    model, move = wrong(2, options)
    assert "Trotzdem legen" not in shown(model)
    after = update(model, Play(move))
    assert (after.course, after.refused) == (model.course, move)
    assert "Das geht nicht" in shown(after)


@pytest.mark.parametrize("seed", SEEDS)
def test_following_all_advice_ends_the_match(seed: int) -> None:
    model = begun(Table(seed, options=Options(rounds=2)))
    for _ in range(400):
        if getattr(state_of(model).phase, "champions", ()):
            break
        model = played_on(model)
    assert len(model.scores) == 1
    assert len(to_link(model, Model)) < LONGEST_LINK


def test_nothing_that_the_seat_may_not_know_is_told() -> None:
    model = on_turn(3)
    for _ in range(30):
        model = played_on(model)
        for step in done_in(model):
            for event, _text in told(step):
                assert not isinstance(event, OrderSet)
                if isinstance(event, Received | HandSeen):
                    assert event.seat == ME


def test_the_hands_of_the_others_are_not_in_the_markup() -> None:
    model = on_turn(4)
    state, html = state_of(model), shown(model)
    seen = {*state.hand(ME), *state.discard}
    laid = {e.card for s in done_in(model) for e in s.events if isinstance(e, CardLaid)}
    hidden = {c for p in state.players[1:] for c in p.hand} - seen - laid
    assert hidden
    assert not [c for c in hidden if isinstance(c, NumberCard) and card_name(c) in html]


def test_every_line_of_the_protocol_cites_its_rule() -> None:
    model = on_turn(5)
    assert shown(model).count('class="gn-sentence"') <= shown(model).count('class="gn-cites"')


def test_a_link_brings_back_the_same_table() -> None:
    model = on_turn(6)
    again = from_link(to_link(model, Model), Model)
    COURSES.forget()
    assert state_of(again) == state_of(model)
    assert again == model


def test_the_same_number_is_the_same_game() -> None:
    model = on_turn(7)
    assert update(model, Sit(model.table)) == begun(model.table)
    other = begun(Table(8))
    assert state_of(other).hand(ME) != state_of(begun(model.table)).hand(ME)


@pytest.mark.parametrize("bad", ["l", "lq3,", "x,", "..........d,d,d,", "h9,", "c4,"])
def test_a_course_that_can_not_be_is_refused_with_a_sentence(bad: str) -> None:
    with pytest.raises((ValueError, Malformed)):
        Model(Table(1), course=bad + ",")


@pytest.mark.parametrize("kinds", [(), ("random",) * 8])
def test_a_table_of_the_wrong_size_is_refused(kinds: tuple[Kind, ...]) -> None:
    with pytest.raises(ValueError, match="1 bis 7"):
        Table(1, kinds)


def test_other_options_begin_a_new_game_with_the_same_cards() -> None:
    model = on_turn(9)
    after = with_options(model, ALLES.options)
    assert after.table == Table(9, model.table.kinds, ALLES.options)
    assert with_options(after, ALLES.options) == after


def test_moves_are_written_and_read_back() -> None:
    for seed in SEEDS:
        model = begun(Table(seed, options=ALLES.options))
        for _ in range(15):
            for move in my_moves(model):
                assert read(written(move)) == move
            model = played_on(model)


def test_a_late_step_costs_no_more_than_fifty_milliseconds() -> None:
    session = opened(PROBESPIEL, "w", "../")
    model = begun(with_people(Table(3, options=Options(rounds=3)), 3))
    costs = []
    for _ in range(150):
        if getattr(state_of(model).phase, "champions", ()):
            break
        before = time.process_time()
        model = played_on(model)
        session.send(Sit(model.table))
        session.model = model
        session.reply()
        costs.append(time.process_time() - before)
    assert sorted(costs)[len(costs) // 2] < 0.05
    late = costs[-20:]
    assert sum(late) / len(late) < 0.05


@given(
    st.lists(
        st.tuples(st.integers(0, 500), st.sampled_from(["", "7", "x", "1000000"])), max_size=40
    ),
)
@settings(max_examples=25, deadline=None)
def test_random_clicking_never_breaks_anything(picks: list[tuple[int, str]]) -> None:
    for answer in rehearsal.play("lmf/probespiel", picks):
        assert "broken" not in json.loads(answer)


@given(st.integers(0, 999_999), st.lists(st.sampled_from(KINDS), min_size=1, max_size=7))
@settings(max_examples=15, deadline=None)
def test_every_game_can_begin(seed: int, kinds: list[Kind]) -> None:
    model = begun(Table(seed, tuple(kinds), ALLES.options))
    messages: list[Msg] = [GoOn(False), Advise()]
    for message in messages:
        model = update(model, message)
    assert shown(model)


def test_the_game_stops_where_the_reader_may_throw_a_card_in() -> None:
    model = begun(Table(1, ("random",) * 4, Options(jump_in=True)))
    for _ in range(400):
        state = state_of(model)
        if mine := [j for j in jumping(state) if j.seat == ME]:
            break
        model = played_on(model)
    else:
        raise AssertionError("no chance in 400 steps")
    assert coming(model.round, model.course), "somebody else is on turn"
    thrown = update(model, Tap(mine[0].card))
    assert done_in(thrown)[-1].action == mine[0]
    assert "lmf.no-jumping-in" in shown(thrown)


def test_who_has_drawn_may_still_accuse_by_house_rule() -> None:
    house = Options(accuse_until="acted")
    model = next(m for seed in SEEDS if (m := late(seed, house)) is not None)
    assert Accuse(ME) in my_moves(model)
    assert advised(model, state_of(model)) is None
    assert isinstance(state_of(update(model, Play(written(Accuse(ME))))).phase, Trial)


def late(seed: int, house: Options) -> Model | None:
    """A game in which the reader has just drawn four and somebody else is on turn."""
    model = begun(Table(seed, options=house))
    while not isinstance(state_of(model).phase, Over):
        phase = state_of(model).phase
        if isinstance(phase, Turn) and phase.late and phase.late.victim == ME:
            return model
        mine = [m for m in my_moves(model) if not isinstance(m, Accuse | Call | Catch)]
        step = Play(written(mine[0])) if mine else GoOn(False)
        model = update(model, step)
    return None
