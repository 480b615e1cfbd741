"""„Was wäre, wenn …?“: the widget that opens, always the same or by what the state is about."""

import re
from types import SimpleNamespace

import pytest

from engine.core.codec import Malformed, from_link
from engine.last_man_falling.options import Options
from widgets import catalogue, exhibits, last_man_falling
from widgets.last_man_falling.house import HOUSE
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


@pytest.mark.parametrize("id_", shelf.mistakes())
def test_a_mistake_opens_its_widget_from_the_moment_before_it(id_: str) -> None:
    volume, shown = shelf.mistakes()[id_]
    markup = str(exhibits.mistake(volume, shown, ""))
    found = re.search(r'data-what-if="([^"]+)" data-start="([^"]+)"', markup)
    if found:
        assert found[2] == f"@{volume.key}/irrtum-{shown.id}/1"
        assert from_link(exhibits.start_at(*found.groups()), shelf.widget(found[1]).model)


@pytest.mark.parametrize("game", ["lmf", "mafia", "soa"])
def test_what_a_table_worked_out_again_names_its_house_rules_and_needs_no_widget(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the browser the code of a widget comes with its use, not with the examples."""
    rules = catalogue.house(game)
    assert rules is not None
    texts = [rules.write(preset.options) for preset in rules.presets]
    volume = catalogue.volume(game)
    asked = [("example", e.id) for e in volume.examples]
    asked += [("mistake", m.id) for m in volume.mistakes]
    with monkeypatch.context() as without:
        without.setattr(exhibits, "widget", lambda key: pytest.fail(f"{key} is not there yet"))
        pages = [exhibits.again(game, *one, "", text) for text in texts for one in asked]
    starts = re.findall(r'data-what-if="([^"]+)" data-start="([^"]+)"', "".join(pages))
    housed = sorted({found for found in starts if found[1].count("/") == 3})
    assert bool(housed) == bool(texts)
    for key, place in housed[::40]:
        assert from_link(exhibits.start_at(key, place), shelf.widget(key).model)


def test_a_step_worked_out_by_house_rules_opens_by_them() -> None:
    options = Options(doppelmord="accumulate")
    page = exhibits.again("lmf", "example", "doppelmord-im-kreis", "", HOUSE.write(options))
    key, place = re.findall(r'data-what-if="([^"]+)" data-start="([^"]+)"', page)[-1]
    opened = from_link(exhibits.start_at(key, place), shelf.widget(key).model)
    assert opened.start.options.doppelmord == "accumulate"


@pytest.mark.parametrize(
    "place",
    [
        "@lmf/ueberfuehrt/1/kaputt",
        "@lmf/irrtum-nope/1",
        "@soa/sally-and-john/0",
        "@soa/sally-and-john/99",
        "@soa/nope/1",
        "@soa",
        "@x/y/1",
        "@",
    ],
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
