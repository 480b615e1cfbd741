"""Examples and mistakes by house rules: the same code as the build, other options."""

import json

import pytest

from engine.last_man_falling.options import Options
from engine.last_man_falling.volume import VOLUME
from widgets import desk, exhibits, worked
from widgets.last_man_falling.house import HOUSE


def shown(kind: str, id_: str, options: Options) -> str:
    answer = json.loads(desk.exhibit("lmf", kind, id_, "../", HOUSE.write(options)))
    assert "html" in answer, answer
    text: str = answer["html"]
    return text


def test_by_our_proposals_it_is_what_the_build_wrote() -> None:
    for one in VOLUME.examples:
        ours = str(exhibits.example(VOLUME, one, "../"))
        mark = f'<p class="gn-house-mark">{worked.SAME}</p>'
        assert shown("example", one.id, Options()).replace(mark, "") == ours


def test_an_outcome_that_changes_is_marked_and_told() -> None:
    text = shown("example", "ueberfuehrt", Options(victim_loses_turn=False))
    assert worked.SAME in text
    text = shown("example", "ueberfuehrt", Options(convict_card="taken-back"))
    assert worked.DIFFERENT in text
    assert exhibits.STOPPED in text


def test_what_to_remember_is_ours_where_the_house_comes_to_something_else() -> None:
    """„Kalle zieht die zwei nicht mehr“ below the step in which Kalle has just drawn them."""
    id_, draws = "schluss-mit-doppelmord", Options(last_doppelmord_draws=True)
    assert f"<strong>{exhibits.OURS}</strong>" in shown("example", id_, draws)
    assert "Merkt euch" not in shown("example", id_, draws)
    assert "Merkt euch" in shown("example", id_, Options(accuser="anyone"))


def test_what_is_no_longer_allowed_ends_the_example_with_all_reasons() -> None:
    text = shown("example", "ueberfuehrt", Options(mode="strict"))
    assert exhibits.STOPPED in text
    assert "Rosa hat eine Karte, die passt: Pistole 5 (gleiche Zahl: 5)." in text
    assert text.count('class="gn-step"') == 2
    assert "Merkt euch" not in text


def test_what_the_house_allows_is_no_mistake_any_more() -> None:
    text = shown("mistake", "jeder-darf-anklagen", Options(accuser="anyone"))
    assert "Mit euren Hausregeln ist das erlaubt." in text
    assert "Bei euch gilt" in text


def test_an_example_about_a_reading_keeps_it() -> None:
    about = next(e for e in VOLUME.examples if e.start.options.accuser == "anyone")
    text = shown("example", about.id, Options(hand_shown_to="accuser"))
    assert "gn-house-mark" in text
    assert exhibits.STOPPED not in text


@pytest.mark.parametrize("preset", HOUSE.presets, ids=lambda p: p.label)
def test_everything_can_be_worked_out_by_every_preset(preset: object) -> None:
    options = preset.options  # type: ignore[attr-defined]
    for one in VOLUME.examples:
        assert 'class="gn-step"' in shown("example", one.id, options)
    for wrong in VOLUME.mistakes:
        assert "Viele glauben" in shown("mistake", wrong.id, options)


def test_what_there_is_not_is_one_sentence() -> None:
    for asked in (("lmf", "example", "nope"), ("lmf", "nope", "x"), ("nope", "example", "x")):
        answer = json.loads(desk.exhibit(*asked, "", ""))
        assert answer["problem"].endswith(".")
        assert "broken" not in answer
