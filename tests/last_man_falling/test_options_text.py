"""The options as data: every field, every value, every rule is there, in German."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.core.rule import Ruling
from engine.last_man_falling.option_fields.unset import SEVERAL, UNSET
from engine.last_man_falling.options import (
    MOST_DEDUCTED,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SECONDS,
    Options,
)
from engine.last_man_falling.options_text import (
    FIELDS,
    PRESETS,
    Field,
    Numbers,
    Worded,
    changed,
    named,
    reason,
    rules_changed,
)
from engine.last_man_falling.volume import RULES
from tests.last_man_falling.random_play import values

LIMITS = {
    "rounds": (1, MOST_ROUNDS),
    "target": (1, MOST_POINTS),
    "winner_deducts": (0, MOST_DEDUCTED),
    "asleep_after": (1, MOST_SECONDS),
}
"""The smallest and largest value of the options that are numbers."""

BY_ID = {r.id: r for r in RULES}


def with_(name: str, value: object) -> Options:
    chosen: Any = {name: value}
    return replace(Options(), **chosen)


def test_every_option_is_described_once_and_ours_stands_first() -> None:
    assert sorted(f.name for f in FIELDS) == sorted(f.name for f in fields(Options))
    for field in FIELDS:
        if isinstance(field.values, tuple):
            assert field.values[0].value == getattr(Options(), field.name), field.name
            assert {v.value for v in field.values} == set(values(field.name)), field.name


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.name)
def test_a_field_and_its_rules_name_each_other(field: Field) -> None:
    assert field.rules
    for id_ in field.rules:
        assert BY_ID[id_].option == field.name
    mine = {r.id for r in RULES if r.option == field.name}
    assert mine == set(field.rules)


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.name)
def test_values_have_a_label_and_a_reason(field: Field) -> None:
    if isinstance(field.values, Numbers):
        least, most = LIMITS[field.name]
        assert (field.values.least, field.values.most) == (least, most)
        for number in (least, most):
            assert with_(field.name, number)
        with pytest.raises(ValueError, match=r"\.$"):
            with_(field.name, most + 1)
        return
    if isinstance(field.values, Worded):
        assert field.values.label(getattr(Options(), field.name))
        return
    for value in field.values:
        assert value.label
        assert value.why.endswith(".")


def test_every_reading_of_ours_is_an_option_or_says_why_not() -> None:
    rulings = {r.id for r in RULES if any(isinstance(s, Ruling) for s in r.sources)}
    options = {r.id for r in RULES if r.option}
    assert rulings - options == {*UNSET, *SEVERAL}
    for id_, names in SEVERAL.items():
        assert id_ in BY_ID
        assert all(getattr(Options(), name) is False for name in names)
    assert all(why.endswith(".") for why in UNSET.values())


def test_a_need_is_a_variant() -> None:
    for field in FIELDS:
        assert field.needs is None or isinstance(getattr(Options(), field.needs), bool)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.key)
def test_a_preset_gives_a_reason_for_each_difference(preset: object) -> None:
    differs = [c.field.name for c in changed(preset.options)]  # type: ignore[attr-defined]
    assert sorted(differs) == sorted(n for n, _ in preset.reasons)  # type: ignore[attr-defined]
    assert all(why.endswith(".") for _, why in preset.reasons)  # type: ignore[attr-defined]


def test_what_an_option_changes_can_be_asked() -> None:
    house = Options(doppelmord="accumulate")
    assert [r.id for r in rules_changed(house)] == ["lmf.not-added-up"]
    assert rules_changed(Options()) == ()
    assert named("doppelmord").label_of("accumulate") == "zählt sich zusammen"
    assert named("rounds").label_of(5) == "5 Runden"
    assert reason(BY_ID["lmf.not-added-up"]).endswith(".")
