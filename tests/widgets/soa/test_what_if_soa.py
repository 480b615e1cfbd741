"""„Was wäre, wenn …?“ opens the widget that fits what is going on at the table."""

from dataclasses import replace

import pytest

from engine.sons_of_anarchy.actions_course import Exploit
from engine.sons_of_anarchy.examples import EXAMPLES
from engine.sons_of_anarchy.state import Table
from widgets.session import Session
from widgets.sons_of_anarchy import befehle, hitze, model, throwdown
from widgets.sons_of_anarchy.ordering import places
from widgets.sons_of_anarchy.what_if import widget_for
from widgets.worked import run

BY_ID = {example.id: example for example in EXAMPLES}


def states(id_: str) -> list[Table]:
    steps, _ = run(BY_ID[id_])
    return [BY_ID[id_].start, *(step.after for step in steps)]


def opened(id_: str) -> list[str | None]:
    return [widget_for(state) for state in states(id_)]


@pytest.mark.parametrize(
    ("id_", "expected"),
    [
        ("ride-then-use", {"soa/befehle"}),
        ("hot-victory", {"soa/befehle", "soa/throwdown", "soa/hitze"}),
        ("market-at-the-edge", {"soa/schwarzmarkt"}),
        ("emergency-room", {"soa/notaufnahme"}),
        ("sally-and-john", {"soa/throwdown"}),
        ("ceasefire", {"soa/befehle", "soa/schwarzmarkt"}),
        ("mixed-table", {None}),
    ],
)
def test_examples_open_what_they_are_about(id_: str, expected: set[str | None]) -> None:
    found = set(opened(id_))
    assert found <= expected
    assert found & expected


def test_the_end_opens_the_end() -> None:
    assert opened("last-fight")[-1] == "soa/spielende"


def test_of_a_whole_game_the_throwdown_takes_only_the_fight() -> None:
    fighting = [s for s in states("emptied-by-backup") if widget_for(s) == "soa/throwdown"]
    assert fighting
    for state in fighting:
        begun = model.from_state(state)
        assert (begun.table.course, begun.table.fight) == (None, state.fight)
        assert str(Session(throwdown.WIDGET, "w", "", begun, begun).render())


def test_a_hot_moment_opens_the_heat_and_goes_on_there() -> None:
    calm = states("ride-then-use")[0]
    hot = calm.with_club(0, replace(calm.clubs[0], heat=5))
    assert widget_for(hot) == "soa/hitze"
    begun = hitze.from_state(hot)
    assert "Take the Fall" in str(Session(hitze.HITZE, "w", "", begun, begun).render())


def test_orders_go_on_from_exactly_that_table() -> None:
    for state in states("ride-then-use"):
        begun = places.from_state(state)
        assert begun.now == state
        assert str(Session(befehle.BEFEHLE, "w", "", begun, begun).render())
    assert any(isinstance(action, Exploit) for action in BY_ID["ride-then-use"].actions)
