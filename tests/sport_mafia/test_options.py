"""The options as data, the presets, and which book a table cites."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.core.rule import Ruling, Stated
from engine.sport_mafia.option_fields import FIELDS, Field
from engine.sport_mafia.options import PRESETS, Options, fsm_2024, vorlage
from engine.sport_mafia.rules.books import FSM, VORLAGE, cited, first_source
from engine.sport_mafia.rules.voting import MISSING_VOTES, ONE_VOTE_EACH, TWO_CANDIDATES
from engine.sport_mafia.volume import RULES, VOLUME
from tests.sport_mafia.random_play import values

BY_ID = {r.id: r for r in RULES}


def test_every_point_is_described_once_and_the_vorlage_stands_first() -> None:
    assert sorted(f.name for f in FIELDS) == sorted(
        f.name for f in fields(Options) if f.name != "book"
    )
    for field in FIELDS:
        assert field.values[0].value == getattr(Options(), field.name), field.name
        assert {v.value for v in field.values} == set(values(field.name)), field.name


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.name)
def test_a_point_and_its_rules_name_each_other(field: Field) -> None:
    mine = {r.id for r in RULES if r.option == field.name}
    assert mine == set(field.rules)
    for value in field.values:
        assert value.label
        assert value.why.endswith(".")
        assert field.label_of(value.value) == value.label
        chosen: Any = {field.name: value.value}
        assert replace(Options(), **chosen)


def test_the_presets_are_the_vorlage_the_official_rules_and_the_german_league() -> None:
    assert [p.title for p in PRESETS] == ["Vorlage", "ФСМ 2024", "Mafia-Liga"]
    assert PRESETS[0].options == Options() == vorlage()
    assert all(p.options.book == p.key for p in PRESETS)


def test_a_table_cites_its_own_book_first() -> None:
    assert first_source(ONE_VOTE_EACH, vorlage()) == ONE_VOTE_EACH.source
    shown = cited(ONE_VOTE_EACH, fsm_2024())
    assert isinstance(shown.source, Stated)
    assert (shown.source.book, shown.source.locator) == (FSM, "§ 4.4.7")
    assert set(shown.sources) == set(ONE_VOTE_EACH.sources)
    assert cited(TWO_CANDIDATES, fsm_2024()) == TWO_CANDIDATES
    assert cited(MISSING_VOTES, vorlage()).source == MISSING_VOTES.source


def test_the_gaps_are_all_answered() -> None:
    gaps = {s.gap for r in RULES for s in r.sources if isinstance(s, Ruling)}
    # G49 is the scoring, which has rules of its own
    assert {f"MAF-G{n:02}" for n in range(1, 51) if n != 49} <= gaps
    for rule in RULES:
        for source in rule.sources:
            assert not isinstance(source, Ruling) or source.alternatives, rule.id


def test_both_books_stand_on_the_shelf() -> None:
    assert VOLUME.books == (VORLAGE, FSM)
