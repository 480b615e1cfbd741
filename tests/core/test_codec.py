"""The codec gives back what it was given, and one clear sentence for anything else."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any, Literal
from zlib import compress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import FORMAT, LIMIT, Malformed, dumps, from_link, loads, to_link


class Colour(Enum):
    RED = "r"
    BLACK = "b"


@dataclass(frozen=True)
class Fist:
    guns: int

    def __post_init__(self) -> None:
        if self.guns < 0:
            raise ValueError("Weniger als keine Waffe gibt es nicht.")


@dataclass(frozen=True)
class Palm:
    guns: int = 0


type Hand = Fist | Palm


@dataclass(frozen=True)
class Table:
    name: str
    colour: Colour
    hands: tuple[Hand, ...]
    pair: tuple[int, bool]
    chance: Fraction
    seats: frozenset[int] = frozenset()
    guns: Mapping[str, int] = field(default_factory=dict)
    mode: Literal["table", "strict"] = "table"
    fist: Fist | None = None
    limit: int | None = None


hands = st.one_of(st.builds(Fist, st.integers(0, 9)), st.builds(Palm, st.integers()))
tables = st.builds(
    Table,
    name=st.text(max_size=20),
    colour=st.sampled_from(Colour),
    hands=st.lists(hands, max_size=4).map(tuple),
    pair=st.tuples(st.integers(), st.booleans()),
    chance=st.fractions(),
    seats=st.frozensets(st.integers(0, 9)),
    guns=st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    mode=st.sampled_from(("table", "strict")),
    fist=st.none() | st.builds(Fist, st.integers(0, 9)),
    limit=st.none() | st.integers(),
)


@given(tables)
def test_what_is_written_is_read_back(table: Table) -> None:
    assert loads(dumps(table, Table), Table) == table
    assert from_link(to_link(table, Table), Table) == table


def test_a_link_holds_only_characters_that_are_safe_in_a_hash() -> None:
    link = to_link(Table("ÄÖ/?#", Colour.RED, (), (1, True), Fraction(1, 3)), Table)
    assert link.replace("-", "").replace("_", "").isalnum()


def test_trailing_defaults_are_left_out_so_that_fields_can_be_added() -> None:
    text = dumps(Table("a", Colour.RED, (), (1, True), Fraction(1, 3)), Table)
    assert json.loads(text) == [FORMAT, ["a", "r", [], [1, True], "1/3"]]


def test_another_format_is_named() -> None:
    with pytest.raises(Malformed, match=f"Format {FORMAT + 1}"):
        loads(f"[{FORMAT + 1},[]]", Table)


GOOD: list[Any] = ["a", "r", [["Fist", 1]], [1, True], "1/3", [1], [["x", 1]], "strict", [2], 3]


@pytest.mark.parametrize(
    ("index", "bad"),
    [
        (0, 7),
        (1, "purple"),
        (1, ["r"]),
        (2, [["Foot", 1]]),
        (2, [["Fist", "1"]]),
        (2, [["Fist", -1]]),
        (2, [[]]),
        (2, "Fist"),
        (3, [1]),
        (3, [True, True]),
        (3, [1, 1]),
        (4, "1/0"),
        (4, "x"),
        (5, [[1]]),
        (6, [["x"]]),
        (7, "loose"),
        (8, "2"),
        (9, "3"),
        (9, 1.5),
    ],
)
def test_a_wrong_value_anywhere_is_one_clear_refusal(index: int, bad: object) -> None:
    good = json.dumps([FORMAT, GOOD])
    assert loads(good, Table).name == "a"
    body = [*GOOD[:index], bad, *GOOD[index + 1 :]]
    with pytest.raises(Malformed, match="Angaben"):
        loads(json.dumps([FORMAT, body]), Table)


@pytest.mark.parametrize("body", [GOOD[:4], [*GOOD, 1], {}, None])
def test_too_few_and_too_many_fields_are_refused(body: object) -> None:
    with pytest.raises(Malformed):
        loads(json.dumps([FORMAT, body]), Table)


@pytest.mark.parametrize("text", ["", "{", "[]", "[true,[]]", "7", "[" * 100_000])
def test_text_that_is_no_json_of_ours_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        loads(text, Table)


@given(st.text(max_size=60))
def test_no_text_in_a_link_gives_anything_but_a_refusal(text: str) -> None:
    with pytest.raises(Malformed):
        from_link(text, Table)


def test_a_link_that_unpacks_to_too_much_is_refused() -> None:
    bomb = compress(b" " * (LIMIT + 1))
    with pytest.raises(Malformed, match="beschädigt"):
        from_link(urlsafe_b64encode(bomb).decode(), Table)


@pytest.mark.parametrize("more", ["AAAA", "A" * 7000, ".", ".!", "!", "ä"])
def test_a_link_with_something_behind_it_is_refused(more: str) -> None:
    link = to_link(Table("a", Colour.RED, (), (1, True), Fraction(1, 3)), Table)
    with pytest.raises(Malformed):
        from_link(link + more, Table)


def test_a_link_cut_off_at_the_end_is_refused() -> None:
    link = to_link(Table("a", Colour.RED, (), (1, True), Fraction(1, 3)), Table)
    with pytest.raises(Malformed):
        from_link(link[:-6], Table)


def test_the_reason_of_an_impossible_value_reaches_the_reader() -> None:
    with pytest.raises(Malformed, match="Weniger als keine Waffe gibt es nicht"):
        loads(json.dumps([FORMAT, [-1]]), Fist)


def test_an_unknown_type_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(TypeError):
        dumps(1.5, float)
