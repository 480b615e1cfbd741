"""The round table: what it shows, to whom, and in words."""

import re

import pytest
from hypothesis import given, settings

from engine.core.play import step
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.scenes import FSM, after, counting, listed, speaking, table
from engine.sport_mafia.state import State
from tests.sport_mafia.strategies import played
from widgets.sport_mafia.scene import looked_at, scene

LABEL = re.compile(r'aria-label="([^"]*)"')


def label(html: str) -> str:
    found = LABEL.search(html)
    assert found is not None
    return found[1]


@given(played())
@settings(max_examples=30)
def test_every_table_has_a_picture_with_words_and_no_inline_style(state: State) -> None:
    for viewer in (None, 0, 1, 4, 8):
        html = str(looked_at(state, viewer))
        assert html.count("gn-mafia-number") == 10
        assert " style=" not in html
        assert "None" not in html
        assert "Nr. 10" in label(html)


def test_the_leader_sees_ten_cards_and_a_citizen_one() -> None:
    state = table(FSM)
    assert str(scene(None, state)).count("gn-mafia-role") == 10
    assert str(looked_at(state, 1)).count("gn-mafia-role") == 1
    assert str(looked_at(state, 6)).count("gn-mafia-role") == 3
    assert str(looked_at(state, None)).count("gn-mafia-role") == 0
    assert "Sheriff" not in label(str(looked_at(state, 1)))


def test_red_is_round_and_black_is_square() -> None:
    html = str(scene(None, table(FSM)))
    assert len(re.findall(r"<rect[^>]*gn-mafia-sign", html)) == 3
    assert len(re.findall(r"<circle[^>]*gn-mafia-sign", html)) == 7


def test_who_has_left_and_who_is_listed_is_marked() -> None:
    html = str(scene(None, listed(table(FSM, 2, (1, 2), fouls={5: 2}), 7, 3)))
    assert html.count("gn-mafia-out") == 2
    assert html.count("gn-mafia-foul") == 2
    assert "Nr. 5, Bürger, 2 Fouls" in label(html)
    assert "Liste" in html


def test_votes_are_lines_and_numbers() -> None:
    html = str(scene(None, counting(table(FSM), {3: (1, 2, 4), 5: (6, 8)})))
    assert len(re.findall(r"<g[^>]*gn-mafia-vote", html)) == 5
    assert "3 (1, 2, 4)" in html


@pytest.mark.parametrize("viewer", [None, 0])
def test_what_a_step_changed_is_marked(viewer: int | None) -> None:
    move = step(GAME, speaking(table(FSM), 1, 2), a.Nominate(1, 6))
    html = str(looked_at(move.after, viewer, move))
    assert html.count("gn-mafia-new") == 1


def test_a_shot_is_drawn_for_the_leader_alone() -> None:
    state = after(table(FSM), a.Say("vote"), a.Say("night"), a.Say("hunt"), a.CallNumber())
    state = after(state, a.Shoot(6))
    assert "gn-mafia-shot" in str(looked_at(state, 0))
    assert "gn-mafia-shot" in str(looked_at(state, 6))
    for viewer in (None, 1, 8):
        assert "gn-mafia-shot" not in str(looked_at(state, viewer))
