"""„Was wäre, wenn …?“: the widget that opens, always the same or by what the state is about."""

import re
from types import SimpleNamespace

import pytest

from engine.core.codec import Malformed, from_link
from widgets import exhibits, last_man_falling
from widgets.site import shelf


@pytest.mark.parametrize("id_", shelf.examples())
def test_each_step_opens_its_widget_from_exactly_its_state(id_: str) -> None:
    volume, shown = shelf.examples()[id_]
    states = (shown.start, *(made.after for made in shown.steps()))
    for number, state in enumerate(states, start=1):
        place = f"@{volume.key}/{shown.id}/{number}"
        markup = str(exhibits.what_if(volume, shown.game.key, state) or "")
        found = re.search(r'data-what-if="([^"]+)" data-start="([^"]+)"', markup)
        if found is None:
            continue
        key, start = found.groups()
        assert from_link(start, shelf.widget(key).model) is not None
        assert exhibits.start_at(key, place) == start, "the page names the step, not the state"
        assert place in str(exhibits.example(volume, shown, ""))


@pytest.mark.parametrize(
    "place",
    ["@soa/sally-and-john/0", "@soa/sally-and-john/99", "@soa/nope/1", "@soa", "@x/y/1", "@"],
)
def test_a_place_that_is_not_there_is_refused(place: str) -> None:
    with pytest.raises(Malformed):
        exhibits.start_at("soa/throwdown", place)


def test_a_game_may_name_one_widget_or_a_function_of_the_state(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    volume, shown = shelf.examples()["ueberfuehrt"]
    asked: list[object] = []

    def by_state(state: object) -> str | None:
        asked.append(state)
        return "lmf/legen"

    for table, key in (({"lmf": by_state}, "lmf/legen"), ({"lmf": "lmf/legen"}, "lmf/legen")):
        monkeypatch.setattr(last_man_falling, "WHAT_IF", table)
        assert f'data-what-if="{key}"' in str(exhibits.what_if(volume, "lmf", shown.start))
    assert asked == [shown.start]


@pytest.mark.parametrize("table", [{}, {"lmf": lambda _: None}])
def test_where_nothing_can_be_tried_there_is_no_button(
    monkeypatch: pytest.MonkeyPatch, table: dict[str, object]
) -> None:
    volume, shown = shelf.examples()["ueberfuehrt"]
    monkeypatch.setattr(last_man_falling, "WHAT_IF", table)
    assert exhibits.what_if(volume, "lmf", SimpleNamespace()) is None
    assert shown
