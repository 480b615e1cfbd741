"""The Variantenvergleich: counts exactly, goes on piece by piece, can be broken off and shared."""

import json
from dataclasses import replace
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import from_link, to_link
from engine.last_man_falling.options_presets import AM_TISCH
from widgets.last_man_falling.compare.model import (
    PIECE,
    Choose,
    Model,
    Piece,
    Setup,
    Start,
    Stop,
    update,
    with_options,
)
from widgets.last_man_falling.compare.tally import PARTS, Tally, quantiles, share
from widgets.last_man_falling.opponents.match import Played, played
from widgets.last_man_falling.varianten import VARIANTEN
from widgets.session import opened
from widgets.site import rehearsal
from widgets.widget import Ui

SMALL = Setup(people=3, variants=("parieren", "spirale"), count=50)


def shown(model: Model) -> str:
    return str(VARIANTEN.view(model, Ui("w", "../")))


@pytest.fixture(scope="module")
def finished() -> Model:
    model = update(Model(SMALL), Start())
    while model.running:
        model = update(model, Piece())
    return model


def test_every_game_is_counted_once_in_its_row(finished: Model) -> None:
    assert finished.finished
    assert [t.games for t in finished.tallies] == [50, 50, 50]
    plain = Tally()
    for number in range(50):
        plain = plain.plus(played(SMALL.seated, SMALL.options, SMALL.seed, number))
    assert finished.tallies[0] == plain


def test_the_same_number_gives_the_same_result(finished: Model) -> None:
    again = update(finished, Start())
    assert again.done == 0
    while again.running:
        again = update(again, Piece())
    assert again == finished


def test_a_variant_changes_something(finished: Model) -> None:
    drawn = [quantiles(t.drawn)[2] for t in finished.tallies]
    assert drawn[2] > drawn[0], "with the Spirale more cards are drawn"


def test_results_say_what_they_are(finished: Model) -> None:
    html = shown(finished)
    assert (
        "150 simulierte Spiele: 3 Personen, alle denken mit, 108 Karten, Zahlen 1 bis 9, " in html
    )
    assert "Spielnummer 1926" in html
    assert html.count("<svg") >= 6
    for name in ("ohne Varianten", "mit Parieren", "mit Spirale"):
        assert name in html


def test_a_piece_is_small_and_asks_for_the_next_one() -> None:
    model = update(update(Model(SMALL), Start()), Piece())
    assert 0 < model.done < SMALL.total
    turns = sum(value * n for t in model.tallies for value, n in t.turns)
    last = max(value for t in model.tallies for value, _ in t.turns)
    assert turns < PIECE + last
    assert "data-on-tick" in shown(model)


def test_broken_off_it_keeps_what_was_counted_and_can_go_on() -> None:
    model = update(update(update(Model(SMALL), Start()), Piece()), Stop())
    html = shown(model)
    assert "data-on-tick" not in html
    assert "abgebrochen" in html
    assert update(model, Piece()) == model
    assert update(update(model, Start()), Piece()).done > model.done


def test_another_setting_drops_what_was_counted(finished: Model) -> None:
    assert update(finished, Choose(SMALL)) == finished
    assert update(finished, Choose(replace(SMALL, people=4))).done == 0


def test_house_rules_are_taken_over_but_not_how_long_a_game_is(finished: Model) -> None:
    after = with_options(finished, AM_TISCH.options).setup.options
    assert after == replace(AM_TISCH.options, match_by="rounds", rounds=1, target=200)
    assert with_options(finished, SMALL.options) == finished


def test_a_link_carries_the_setting_not_the_result(finished: Model) -> None:
    session = opened(VARIANTEN, "w", "")
    session.model = finished
    link = session.link()
    assert from_link(link, Model) == Model(SMALL)
    assert len(link) < 300
    again = opened(VARIANTEN, "w", "", saved=session.save())
    assert again.model == finished


def test_pieces_leave_the_way_back_alone() -> None:
    session = opened(VARIANTEN, "w", "", to_link(Model(SMALL), Model))
    for message in (Start(), Piece(), Piece(), Stop()):
        session.send(message)
    assert not session.past


@given(st.lists(st.integers(0, 60), min_size=1, max_size=80))
def test_quantiles_are_exact(values: list[int]) -> None:
    tally = Tally()
    for value in values:
        tally = tally.plus(Played(turns=value, drawn=value, rounds=1, last=[None]))
    ordered = sorted(values)
    for part, found in zip(PARTS, quantiles(tally.turns), strict=True):
        assert sum(v <= found for v in values) * 100 >= part * len(values)
        assert sum(v < found for v in values) * 100 < part * len(values)
    if len(values) % 2:
        assert quantiles(tally.turns)[2] == median(ordered)
    assert share(tally, "blocked") == 100


@pytest.mark.parametrize("bad", [{"people": 9}, {"variants": ("uno",)}, {"count": 7}, {"seed": -1}])
def test_an_impossible_setting_is_a_sentence(bad: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        replace(SMALL, **bad)  # type: ignore[arg-type]


def test_random_clicking_never_breaks_anything() -> None:
    for seed in (3, 4, 5):
        for answer in rehearsal.play("lmf/varianten", rehearsal.walk(60, seed)):
            assert "broken" not in json.loads(answer)
