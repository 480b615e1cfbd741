"""The panel of Sport-Mafia: every point is asked, every league can be taken, pages follow."""

import re
from dataclasses import fields

import pytest

from engine.sport_mafia.options import PRESETS, Options, Preset
from engine.sport_mafia.volume import VOLUME
from widgets import exhibits
from widgets.panel import Choose, TakePreset
from widgets.session import Session
from widgets.sport_mafia.hausregeln import HAUSREGELN, Model
from widgets.sport_mafia.house import HOUSE


def html(model: Model) -> str:
    return str(Session(HAUSREGELN, "w", "../", model, model).render())


def test_every_point_is_asked_with_the_rules_of_its_answer() -> None:
    assert {q.option for q in HOUSE.questions} == {f.name for f in fields(Options)} - {"book"}
    for question in HOUSE.questions:
        shown: set[str] = set()
        assert isinstance(question.choices, tuple)
        for place in range(len(question.choices)):
            page = html(HAUSREGELN.update(Model(), Choose(question.option, place)))
            part = page.partition(question.asks)[2].partition("gn-reading")[0]
            shown |= set(re.findall('data-rule="([^"]+)"', part))
        assert shown == {rule.id for rule in question.rules}


def test_the_stamp_of_an_answer_is_what_governs_there() -> None:
    without = html(Model()).partition("Gibt es den besten Zug?")[2].partition("gn-reading")[0]
    assert "MAF-G34" in without
    assert "4.5.9" not in without
    official = html(HAUSREGELN.update(Model(), TakePreset(1)))
    played = official.partition("Gibt es den besten Zug?")[2].partition("gn-reading")[0]
    assert "4.5.9" in played


def test_a_league_is_taken_at_once() -> None:
    for place, preset in enumerate(PRESETS):
        model = HAUSREGELN.update(Model(), TakePreset(place))
        assert model.options == preset.options
        assert preset.says in html(model)
        assert HOUSE.read(HOUSE.write(model.options)) == preset.options


def test_one_point_is_changed_on_its_own() -> None:
    model = HAUSREGELN.update(Model(), Choose("second_tie", 1))
    assert model.options == Options(second_tie="stay")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.key)
def test_examples_and_mistakes_follow_a_league(preset: Preset) -> None:
    text = HOUSE.write(preset.options)
    for shown in VOLUME.examples:
        assert "gn-stepper" in exhibits.again("mafia", "example", shown.id, "../", text)
    for wrong in VOLUME.mistakes:
        assert "gn-mistake" in exhibits.again("mafia", "mistake", wrong.id, "../", text)


def test_the_same_sentence_carries_the_stamp_of_the_tables_book() -> None:
    ours = exhibits.again("mafia", "mistake", "enthaltung", "../", "")
    theirs = exhibits.again(
        "mafia", "mistake", "enthaltung", "../", HOUSE.write(PRESETS[1].options)
    )
    assert "Vorlage, 2. Die Tagphase" in ours
    assert "ФСМ §\u00a04.4.8" in theirs
    assert "Vorlage, 2. Die Tagphase" not in theirs
