"""Controls: what they send, what they are called, and that limits are told."""

import re
from dataclasses import dataclass

import pytest

from widgets.controls import action, chips, stepper, toggle
from widgets.widget import Ui


@dataclass(frozen=True)
class Set:
    value: object


@pytest.fixture
def ui() -> Ui[Set]:
    return Ui("w1", "../")


def sent(ui: Ui[Set], index: int, value: str = "") -> object:
    handler = ui.handlers[index]
    message = handler(value) if callable(handler) else handler
    assert isinstance(message, Set)
    return message.value


def test_stepper_sends_one_less_and_one_more(ui: Ui[Set]) -> None:
    markup = str(stepper(ui, "Waffen", 2, 0, 4, Set))
    assert [sent(ui, 0), sent(ui, 1)] == [1, 3]
    assert 'aria-label="Waffen"' in markup
    assert "0 bis 4" in markup


def test_stepper_at_its_limit_stays_there_and_keeps_focus(ui: Ui[Set]) -> None:
    markup = str(stepper(ui, "Waffen", 4, 0, 4, Set))
    assert sent(ui, 1) == 4
    assert markup.count('aria-disabled="true"') == 1
    assert " disabled" not in markup


def test_stepper_without_limits_lets_the_rules_refuse(ui: Ui[Set]) -> None:
    markup = str(stepper(ui, "Waffen", 0, None, None, Set))
    assert [sent(ui, 0), sent(ui, 1)] == [-1, 1]
    assert "aria-disabled" not in markup


def test_chips_are_one_radio_group_and_send_the_value_itself(ui: Ui[Set]) -> None:
    markup = str(chips(ui, "Mordwaffe", ((7, "Gift"), (None, "keine")), 7, Set))
    assert [sent(ui, 0, "0"), sent(ui, 1, "1")] == [7, None]
    assert len(set(re.findall(r'name="([^"]+)"', markup))) == 1
    assert markup.count(" checked") == 1
    assert "<legend>Mordwaffe</legend>" in markup


def test_two_groups_with_the_same_legend_do_not_share_a_name(ui: Ui[Set]) -> None:
    groups = [chips(ui, "Ort", (("a", "A"), ("b", "B")), "a", Set) for _ in range(2)]
    both = "".join(map(str, groups))
    assert len(set(re.findall(r'name="([^"]+)"', both))) == 2


def test_toggle_sends_its_new_state_and_says_the_present_one(ui: Ui[Set]) -> None:
    markup = str(toggle(ui, "Waffenverbot", True, Set))
    assert [sent(ui, 0, "on"), sent(ui, 0, "")] == [True, False]
    assert " checked" in markup
    assert ">ja<" in markup


def test_action_is_a_button_that_sends_its_message(ui: Ui[Set]) -> None:
    markup = str(action(ui, "Würfeln", Set("würfeln"), primary=True))
    assert sent(ui, 0) == "würfeln"
    assert 'type="button"' in markup
    assert "gn-action-primary" in markup
