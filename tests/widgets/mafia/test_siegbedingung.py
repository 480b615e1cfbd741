"""The widget about the end: verdicts with their rules, exact chances, a course that can go back."""

import re
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, loads, pack
from engine.sport_mafia.chances import Assumed, Exit, red_wins
from widgets.session import Session, opened
from widgets.sport_mafia.end_model import (
    Assume,
    BackTo,
    Begin,
    Leave,
    Model,
    Msg,
    course,
    update,
)
from widgets.sport_mafia.end_words import percent
from widgets.sport_mafia.siegbedingung import SIEGBEDINGUNG, announce

RED, BLACK, MISS = Exit(red=1), Exit(black=1), Exit(by="shot")
SHOT = Exit(red=1, by="shot")


def after(*messages: Msg) -> Model:
    model = Model()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(SIEGBEDINGUNG, "w", "../", model, model).render())


def test_two_wrong_votes_lose_the_game_and_the_rule_stands_there() -> None:
    assert announce(after()).endswith("Rot darf sich noch einmal irren.")
    once = after(Leave(RED), Leave(SHOT))
    assert announce(once) == "5 Rote, 3 Schwarze: Es geht weiter. Rot darf sich nicht mehr irren."
    lost = after(Leave(RED), Leave(SHOT), Leave(RED), Leave(SHOT))
    assert announce(lost) == "3 Rote, 3 Schwarze: Schwarz hat gewonnen."
    assert 'data-rule="mafia.black-wins"' in html(lost)
    assert "Was passiert?" not in html(lost)


def test_red_wins_with_the_last_black() -> None:
    model = after(*(m for _ in range(3) for m in (Leave(BLACK), Leave(SHOT))))
    assert announce(model) == "Kein Schwarzer sitzt mehr am Tisch: Rot hat gewonnen."
    assert course(model)[-1].number == 3 or model.exits[-1] == BLACK
    assert 'data-rule="mafia.red-wins"' in html(model)


def test_three_misses_and_idle_days_are_a_draw() -> None:
    idle = [Leave(Exit()), Leave(MISS)]
    model = after(*idle * 3)
    assert 'data-rule="mafia.draw-after-three-nights"' in html(model)
    assert "unentschieden" in announce(model)
    assert update(model, Leave(RED)) == model


def test_fouls_can_come_at_any_time() -> None:
    assert course(after(Leave(Exit(red=1, by="fouls"))))[-1].phase == "day"
    night = after(Leave(Exit(red=3)), Leave(Exit(red=1, by="fouls")))
    assert announce(night).endswith("Schwarz hat gewonnen.")


def test_a_shot_by_day_or_more_than_there_are_is_left_out() -> None:
    assert after(Leave(SHOT)) == Model()
    assert after(Begin(2, 1), Leave(Exit(red=3))).exits == ()


def test_the_course_goes_back_to_any_moment_and_begins_anew_with_other_numbers() -> None:
    model = after(Leave(RED), Leave(SHOT), Leave(BLACK))
    assert update(model, BackTo(1)).exits == (RED,)
    assert update(model, Begin(5, 2)).exits == ()


def test_the_chances_shown_are_exact() -> None:
    model = after(Assume(Assumed(night="anyone", nose=2)))
    chance = red_wins(7, 3, "day", model.assumed)
    assert f"({chance})" in html(model)


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 400), "unter 1 %"),
        (Fraction(399, 400), "über 99 %"),
        (Fraction(1, 3), "33 %"),
    ],
)
def test_what_is_possible_is_never_nothing(chance: Fraction, text: str) -> None:
    assert percent(chance) == text


@pytest.mark.parametrize("text", ["[1,[8]]", '[1,[7,3,[[1,0,"shot"]]]]', '[1,[7,3,[],["red",9]]]'])
def test_a_broken_link_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Malformed, match=r"[.)]$"):
        opened(SIEGBEDINGUNG, "w", "../", start=pack(text))


@given(st.lists(st.integers(0, 10_000), max_size=25))
@settings(max_examples=40)
def test_whatever_is_pressed_the_widget_stays_whole(presses: list[int]) -> None:
    session = opened(SIEGBEDINGUNG, "w", "../")
    for press in presses:
        found = re.findall(r'data-on-(?:click|change)="(\d+)"', str(session.render()))
        session.act(session.revision, int(found[press % len(found)]), "on")
    assert loads(dumps(session.model, Model), Model) == session.model
