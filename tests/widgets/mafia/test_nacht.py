"""The night widget: shots, misses, checks and what each role knows, all by the engine."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, loads, pack
from engine.sport_mafia.options import fsm_2024
from engine.sport_mafia.phases import Hunt
from engine.sport_mafia.volume import VOLUME
from widgets.session import Session, opened
from widgets.sport_mafia.nacht import NACHT, announce
from widgets.sport_mafia.night_course import course, knows
from widgets.sport_mafia.night_model import (
    Choose,
    Model,
    Msg,
    Tap,
    TapFor,
    from_state,
    refused,
    update,
)
from widgets.sport_mafia.what_if import widget_for
from widgets.worked import run


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(NACHT, "w", "../", model, model).render())


def test_all_on_the_same_number_hit_and_another_number_misses() -> None:
    assert announce(Model()).endswith("getroffen.")
    missed = after(TapFor("shot", 6), Tap(4), Tap(5))
    assert "verschiedene Nummern" in announce(missed)
    assert 'data-rule="mafia.other-target-misses"' in html(missed)
    assert "mehrere Nummern" in announce(after(TapFor("shot", 6), Tap(5)))
    assert "Nicht alle" in announce(after(TapFor("shot", 6), Tap(4)))


def test_own_people_are_a_target_by_the_official_rules_only() -> None:
    model = after(TapFor("shot", 6), Tap(8))
    assert [b.rule.id for b in refused(model)] == ["mafia.only-citizens-shot"]
    assert "gn-refusal" in html(model)
    allowed = after(Choose(fsm_2024()), TapFor("shot", 6), Tap(8))
    assert (6, 8) in allowed.shots


def test_nobody_checks_himself_or_who_has_left() -> None:
    assert [b.rule.id for b in refused(after(TapFor("don"), Tap(8)))] == [
        "mafia.only-others-at-the-table"
    ]
    gone = after(TapFor("seats"), Tap(1), TapFor("sheriff"), Tap(1))
    assert "mafia.only-others-at-the-table" in [b.rule.id for b in refused(gone)]


def test_each_role_knows_its_own_results_and_nothing_else() -> None:
    state = course(Model())[-1].after
    assert knows(state, 1) == "nichts als die eigene Karte"
    assert knows(state, 4) == "Nr. 8: schwarz"
    assert "Nr. 4: Sheriff" in knows(state, 8)
    assert "Nr. 4" not in knows(state, 6)
    missed = course(after(TapFor("don"), Tap(5)))[-1].after
    assert "Nr. 5: nicht der Sheriff" in knows(missed, 8)


def test_cards_move_and_what_can_not_be_any_more_falls_away() -> None:
    model = after(TapFor("card", card="don"), Tap(1))
    assert model.roles[0] == "don"
    assert all(shooter != 8 for shooter, _ in model.shots)
    left = after(TapFor("seats"), Tap(10))
    assert left.shooters == (6, 8)
    assert announce(left).endswith("getroffen.")


def test_every_night_of_an_example_opens_with_its_shots() -> None:
    seen = 0
    for example in VOLUME.examples:
        for step in run(example)[0] if example.game.key == "mafia" else ():
            if widget_for(step.after) == "mafia/nacht":
                seen += 1
                model, state = from_state(step.after), step.after
                assert model.night == state.night, example.id
                assert {s for s, _ in model.shots} <= set(model.shooters)
                phase = state.phase
                if isinstance(phase, Hunt):
                    assert set(model.shots) == set(phase.shots), example.id
                assert html(model)
    assert seen > 20


@pytest.mark.parametrize("text", ["[1,[1]]", "[1,[2,[11]]]", '[1,[2,[],["don"]]]'])
def test_a_broken_link_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Malformed, match=r"[.)]$"):
        opened(NACHT, "w", "../", start=pack(text))


@given(st.lists(st.integers(0, 10_000), max_size=12))
@settings(max_examples=25)
def test_whatever_is_pressed_the_widget_stays_whole(presses: list[int]) -> None:
    session = opened(NACHT, "w", "../")
    for press in presses:
        found = re.findall(r'data-on-(?:click|change)="(\d+)"', str(session.render()))
        session.act(session.revision, int(found[press % len(found)]), "on")
    assert loads(dumps(session.model, Model), Model) == session.model


def test_every_reason_against_a_shot_is_read_aloud() -> None:
    model = after(TapFor("seats"), Tap(6))
    found = refused(after(TapFor("shot", 6), Tap(8), model=model))
    assert len(found) > 1
    said = announce(after(TapFor("shot", 6), Tap(8), model=model))
    assert all(reason.why in said for reason in found)
