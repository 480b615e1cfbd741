"""The panel of house rules: what it asks, what it refuses, what it tells the page."""

import json
import re
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed
from engine.last_man_falling.options import Options
from widgets import desk
from widgets.house import Numbers, Worded, chosen
from widgets.last_man_falling.hausregeln import HAUSREGELN, Model
from widgets.last_man_falling.house import HOUSE
from widgets.panel import Choose, TakePreset, TakeProposals, answered, whole
from widgets.session import Session
from widgets.widget import BadInput


def after(*messages: Any, model: Any = None) -> Any:
    model = model or Model()
    for message in messages:
        model = HAUSREGELN.update(model, message)
    return model


def html(model: Any) -> str:
    return str(Session(HAUSREGELN, "w", "../", model, model).render())


def number(option: str, value: object) -> Choose:
    question = HOUSE.question(option)
    assert question is not None
    if isinstance(question.choices, Numbers):
        assert isinstance(value, int)
        return Choose(option, value)
    assert isinstance(question.choices, tuple)
    return Choose(option, [c.value for c in question.choices].index(value))


def test_every_option_of_the_engine_is_asked_for_with_its_rules_and_reasons() -> None:
    page = html(Model())
    assert {q.option for q in HOUSE.questions} == {f.name for f in fields(Options)}
    for question in HOUSE.questions:
        assert question.asks in page or isinstance(question.choices, Worded)
        assert all(f'data-rule="{rule.id}"' in page for rule in question.rules)
        if isinstance(question.choices, tuple):
            assert all(c.why for c in question.choices)


def test_the_six_variants_are_switches_and_stand_first() -> None:
    switches = [q for q in HOUSE.questions if q.switch]
    assert len(switches) == 6
    page = html(Model())
    assert page.index(switches[0].asks) < page.index("Wer darf anklagen?")
    assert page.count('class="gn-toggle"') == 6


def test_a_choice_is_counted_shown_and_taken_back() -> None:
    model = after(number("accuser", "anyone"), number("parieren", True))
    assert model.options == Options(accuser="anyone", parieren=True)
    told = chosen(HOUSE, model.options)
    assert told["now"] == "2 geändert"
    assert told["says"] == {"accuser": "alle anderen", "parieren": "an"}
    assert HOUSE.read(told["text"]) == model.options
    assert after(TakeProposals(), model=model) == Model()
    assert chosen(HOUSE, Options())["text"] == ""


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        (("vierfach_answer", "stack"), ("convict_card", "taken-back"), "vertragen sich"),
        (("convict_card", "taken-back"), ("vierfach_answer", "stack"), "vertragen sich"),
        (("wrong_card", "punished"), ("mode", "strict"), "Im strengen Modus"),
        (("rounds", 3), ("rounds", 51), "1 bis 50 Runden"),
    ],
)
def test_what_excludes_each_other_is_refused_with_the_engines_sentence(
    first: tuple[str, object], second: tuple[str, object], why: str
) -> None:
    before = after(number(*first))
    model = after(number(*second), model=before)
    assert model.options == before.options
    assert "Das geht nicht:" in html(model)
    assert why in html(model)
    assert why in HAUSREGELN.announce(model)
    assert "Das geht nicht:" not in html(after(number("accuser", "anyone"), model=model))


def test_presets_are_taken_at_once() -> None:
    for place, preset in enumerate(HOUSE.presets):
        model = after(TakePreset(place))
        assert model.options == preset.options
        assert preset.says in html(model)
        assert all(why in html(model) for _, why in preset.reasons)


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(-2, 6)), max_size=12))
@settings(max_examples=60, deadline=None)
def test_whatever_is_clicked_the_options_can_be_written_and_read(
    picks: list[tuple[int, int]],
) -> None:
    model = Model()
    for place, choice in picks:
        question = HOUSE.questions[place % len(HOUSE.questions)]
        model = after(Choose(question.option, choice), model=model)
        assert HOUSE.read(HOUSE.write(model.options)) == model.options
        if model.tried is not None:
            with pytest.raises(ValueError, match=r"[.?]$"):
                answered(HOUSE, model.options, model.tried)


def test_kept_text_that_cant_be_read_is_one_sentence() -> None:
    for broken in ("x", "[1,[9]]", "[2,[]]", '[1,["table","victim","nobody"]]'):
        answer = json.loads(desk.house("lmf", broken))
        assert answer["problem"].endswith((".", ")."))
        with pytest.raises(Malformed):
            HOUSE.read(broken)


def test_controls_keep_their_numbers_whatever_is_chosen() -> None:
    numbers = [
        re.findall(r'name="(w-chips-\d+)"', html(model))
        for model in (Model(), after(number("accuser", "anyone")), after(TakePreset(1)))
    ]
    assert numbers[0] == numbers[1] == numbers[2]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("-5", "Unter null"),
        ("– 5", "Unter null"),
        ("3,5", "keine ganze Zahl"),
        ("", "fehlt noch eine Zahl"),
    ],
)
def test_what_is_typed_is_a_whole_number_from_nought_or_told_why_not(typed: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        whole(typed)
