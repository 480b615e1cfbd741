"""A session keeps what the reader did: back, forward, start again, links, unfinished work."""

import json
import re
from dataclasses import dataclass, replace

import pytest
from htpy import Node, div, input, p

from engine.core.codec import Malformed, to_link
from widgets.session import LONGEST_LINK, REMEMBERED, Session, opened
from widgets.widget import BadInput, Ui, Widget


@dataclass(frozen=True)
class Count:
    number: int = 0


@dataclass(frozen=True)
class Add:
    number: int


def typed(text: str) -> Add:
    if not text.isdecimal():
        raise BadInput("Gebt eine Zahl ein.")
    return Add(int(text))


def view(model: Count, ui: Ui[Add]) -> Node:
    return div[p[str(model.number)], div(ui.click(Add(1))), input(ui.change(typed))]


COUNTER: Widget[Count, Add] = Widget(
    "toy/counter",
    "Zähler",
    Count,
    Add,
    init=Count,
    update=lambda model, add: replace(model, number=model.number + add.number),
    view=view,
    announce=lambda model: f"Es sind {model.number}.",
)
ONE_MORE, TYPED, BACK, FORWARD, RESET = 3, 4, 0, 1, 2


def session(start: str = "", saved: str = "") -> Session[Count, Add]:
    fresh = opened(COUNTER, "w", "../", start, saved)
    fresh.render()
    return fresh


def act(of: Session[Count, Add], index: int, value: str = "") -> dict[str, object]:
    answer: dict[str, object] = json.loads(of.act(of.revision, index, value))
    return answer


def test_a_click_changes_the_model_and_is_announced() -> None:
    of = session()
    answer = act(of, ONE_MORE)
    assert of.model == Count(1)
    assert answer["say"] == "Es sind 1."
    assert "<p>1</p>" in str(answer["html"])


def test_controls_are_numbered_as_the_markup_says() -> None:
    html = str(session().render())
    numbers = sorted(re.findall(r'data-on-(?:click|change)="(\d+)"', html))
    assert numbers == ["0", "1", "2", "3", "4"]


def test_a_stale_click_changes_nothing() -> None:
    of = session()
    act(of, ONE_MORE)
    of.act(0, ONE_MORE)
    assert of.model == Count(1)


@pytest.mark.parametrize("index", [-1, 99])
def test_a_control_that_is_not_there_changes_nothing(index: int) -> None:
    of = session()
    of.act(of.revision, index)
    assert of.model == Count(0)


def test_bad_input_is_one_sentence_and_changes_nothing() -> None:
    of = session()
    with pytest.raises(BadInput, match="Gebt eine Zahl ein"):
        of.act(of.revision, TYPED, "drei")
    assert (of.model, of.revision) == (Count(0), 0)


def test_back_forward_and_start_again() -> None:
    of = session()
    for _ in range(3):
        act(of, ONE_MORE)
    act(of, BACK)
    act(of, BACK)
    assert of.model == Count(1)
    act(of, FORWARD)
    assert of.model == Count(2)
    act(of, RESET)
    assert of.model == Count(0)
    act(of, BACK)
    assert of.model == Count(2), "starting again can be taken back"


def test_a_new_step_forgets_the_way_forward() -> None:
    of = session()
    act(of, ONE_MORE)
    act(of, BACK)
    act(of, TYPED, "5")
    act(of, FORWARD)
    assert of.model == Count(5)


def test_a_session_remembers_a_bounded_way_back() -> None:
    of = session()
    for _ in range(REMEMBERED * 3):
        act(of, ONE_MORE)
    assert len(of.past) == REMEMBERED
    assert len(of.save()) < 2_000


def test_a_share_link_opens_that_state_and_start_again_returns_to_it() -> None:
    of = session()
    link = str(act(of, TYPED, "7")["link"])
    other = session(start=link)
    act(other, ONE_MORE)
    act(other, RESET)
    assert other.model == Count(7)


def test_unfinished_work_comes_back_with_its_way_back_and_forward() -> None:
    of = session()
    for _ in range(3):
        act(of, ONE_MORE)
    act(of, BACK)
    again = session(saved=str(act(of, BACK)["save"]))
    assert again.model == Count(1)
    act(again, FORWARD)
    assert again.model == Count(2)
    act(again, BACK)
    act(again, BACK)
    assert again.model == Count(0)


@pytest.mark.parametrize("bad", ["x", "1.", "9.{}", "-1.{}", ".{}"])
def test_a_broken_saved_state_is_refused(bad: str) -> None:
    packed = to_link((Count(), Count(1)), tuple[Count, Count])
    with pytest.raises(Malformed):
        session(saved=bad.format(packed))


def test_a_broken_link_is_refused() -> None:
    with pytest.raises(Malformed):
        session(start="kaputt")


def test_pieces_of_long_work_do_not_fill_the_way_back() -> None:
    of = session()
    of.widget = replace(COUNTER, remember=lambda add: add.number == 1)
    act(of, ONE_MORE)
    for _ in range(REMEMBERED * 2):
        of.send(Add(5))
    of.render()
    act(of, BACK)
    assert of.model == Count(0)
    act(of, FORWARD)
    assert of.model == Count(1 + 10 * REMEMBERED)


def test_a_link_carries_what_the_widget_shares() -> None:
    of = session()
    of.widget = replace(COUNTER, shared=lambda model: Count(model.number % 10))
    link = str(act(of, TYPED, "57")["link"])
    assert session(start=link).model == Count(7)


def test_a_link_that_would_be_too_long_is_a_sentence() -> None:
    of = session()
    digits = "".join(str(n * n * 7919) for n in range(1, 4_000))
    of.model = Count(int(digits[:4_000]))
    assert len(of.link()) < LONGEST_LINK
    of.widget = replace(COUNTER, model=str, shared=lambda _: digits)  # type: ignore[arg-type,return-value]
    assert of.link().startswith("!Dieser Stand ist zu groß")


def test_a_document_is_what_the_file_and_other_widgets_get() -> None:
    leaves = replace(COUNTER, file="zahl.txt", document=lambda model: f"Zahl: {model.number}")
    of = opened(leaves, "w", "../")
    of.render()
    answer = act(of, ONE_MORE)
    assert answer["document"] == "Zahl: 1"
    assert of.file() == {"name": "zahl.txt", "text": "Zahl: 1"}
    assert "document" not in act(session(), ONE_MORE)
