"""The desk of the worker: every question gets an answer, and a failed step changes nothing."""

import json
from typing import Any

import pytest

from tests.browser.demo.counter import COUNTER
from widgets import desk


@pytest.fixture(autouse=True)
def demo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "widget", lambda _: COUNTER)


def opened(start: str = "", saved: str = "") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(desk.open("s", "demo/counter", "w1", "../", start, saved))
    return found


def act(state: dict[str, Any], label: str, value: str = "") -> dict[str, Any]:
    before = state["html"].split(f">{label}<")[0]
    index = int(before.rpartition('data-on-click="')[2].partition('"')[0])
    if value:
        index = int(state["html"].partition('data-on-change="')[2].partition('"')[0])
    found: dict[str, Any] = json.loads(desk.act("s", state["revision"], index, value))
    return found


def test_every_registered_widget_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert desk.table()
    for key in desk.table():
        assert desk.widget(key).key == key
        assert "html" in json.loads(desk.open("s", key, "w1", ""))


def test_unknown_widget_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    answer = json.loads(desk.open("s", "soa/none", "w1", ""))
    assert answer == {"problem": "Ein Werkzeug namens „soa/none“ gibt es hier nicht."}


@pytest.mark.parametrize(("start", "saved"), [("kaputt", ""), ("", "1.kaputt"), ("", "kaputt")])
def test_broken_link_or_saved_work_is_a_sentence(start: str, saved: str) -> None:
    assert set(opened(start, saved)) == {"problem"}


def test_bad_input_leaves_the_model_and_its_controls() -> None:
    state = opened()
    assert act(state, "Zahl", "drei") == {"problem": "„drei“ ist keine ganze Zahl."}
    assert "Zähler: 1" in act(state, "Eins mehr")["html"]


def test_our_own_error_leaves_the_model_and_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    state = act(opened(), "Eins mehr")
    answer = act(state, "Fehler")
    assert answer["broken"]
    assert answer["problem"] == desk.BROKEN
    assert "RuntimeError: crash" in answer["detail"]
    assert "Zähler: 2" in act(state, "Eins mehr")["html"]


def test_error_while_drawing_takes_the_step_back(monkeypatch: pytest.MonkeyPatch) -> None:
    state = opened()
    monkeypatch.setattr("tests.browser.demo.counter.div", None)
    assert act(state, "Eins mehr")["broken"]
    monkeypatch.undo()
    assert "Zähler: 1" in act(state, "Eins mehr")["html"]


def test_stale_click_changes_nothing() -> None:
    state = opened()
    act(state, "Eins mehr")
    assert "Zähler: 1" in act(state, "Eins mehr")["html"]


def test_work_goes_on_from_what_was_saved_also_backwards() -> None:
    state = act(act(opened(), "Eins mehr"), "Eins mehr")
    desk.close("s")
    again = opened(saved=state["save"])
    assert "Zähler: 2" in again["html"]
    assert "Zähler: 1" in act(again, "Zurück")["html"]
