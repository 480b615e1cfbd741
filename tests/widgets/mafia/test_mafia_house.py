"""The panel of house rules asks about every option, with every value that it can have."""

from dataclasses import fields, replace
from typing import get_args, get_type_hints

from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.scoring.ranking import League
from engine.sport_mafia.scoring.sheet import Sheet
from widgets.panel import TakePreset, update
from widgets.sport_mafia.hausregeln import Model
from widgets.sport_mafia.house import HOUSE


def test_every_option_is_asked_once_with_all_its_values() -> None:
    assert [q.option for q in HOUSE.questions].count("single") == 1
    assert {q.option for q in HOUSE.questions} == {f.name for f in fields(Options)} - {"book"}
    hints = get_type_hints(Options)
    for question in HOUSE.questions:
        assert isinstance(question.choices, tuple)
        kind = getattr(hints[question.option], "__value__", hints[question.option])
        values = {True, False} if kind is bool else set(get_args(kind))
        assert {c.value for c in question.choices} == values, question.option


def test_each_preset_of_the_engine_can_be_taken_at_once() -> None:
    for number, preset in enumerate(PRESETS):
        model = update(HOUSE, Model(), TakePreset(number))
        assert model.options == preset.options
        assert HOUSE.read(HOUSE.write(model.options)) == preset.options


def test_a_sheet_and_a_ranking_follow_the_table() -> None:
    options = replace(Options(), neglect="always")
    assert HOUSE.apply(Sheet(), options).options == options
    assert HOUSE.apply(League(()), options).options == options
