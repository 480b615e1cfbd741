"""What the pages of Sport-Mafia print from the engine: differences of the two books, sheets."""

import re
from collections.abc import Iterable

import pytest

from engine.core.rule import Rule, Stated
from engine.sport_mafia.offences import ALL
from tests.sources.tables import facts as all_facts
from widgets.sport_mafia.differences import DIFFERENCES
from widgets.sport_mafia.printed import TABLES
from widgets.sport_mafia.sheet_numbers import lifting, spare, winning


def facts(rules: Iterable[Rule]) -> set[str]:
    return {f for rule in rules for s in rule.sources if isinstance(s, Stated) for f in s.facts}


def contradictions() -> list[tuple[str, str]]:
    """Facts of the official rules that say „weicht ab von MAF-…“."""
    found = (
        (fact.id, re.search(r"weicht ab von (MAF-\d+)", fact.fact)) for fact in all_facts().values()
    )
    return [(id_, m[1]) for id_, m in found if m]


def test_there_are_five_contradictions_in_the_facts() -> None:
    assert len(contradictions()) == 5
    assert sum(one.against for one in DIFFERENCES) == 5


@pytest.mark.parametrize(("official", "source"), contradictions())
def test_each_contradiction_stands_side_by_side(official: str, source: str) -> None:
    assert any(
        one.against and source in facts(one.source.rules) and official in facts(one.official.rules)
        for one in DIFFERENCES
    )


@pytest.mark.parametrize(
    "fact",
    [
        *(
            "MAF-012",
            "MAF-044",
            "MAF-021",
            "MAF-025",
            "MAF-026",
            "MAF-027",
            "MAF-028",
            "MAF-029",
            "MAF-033",
        ),
        *("MAF-037", "MAF-040", "MAF-047", "MAF-060", "MAF-069", "MAF-070", "MAF-071"),
    ],
)
def test_what_only_one_text_says_more_of_is_listed_too(fact: str) -> None:
    """The points of the notes on the official rules, below the real conflicts."""
    assert any(fact in facts(one.source.rules) for one in DIFFERENCES)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_printed_with_its_rules(name: str) -> None:
    html = str(TABLES[name]("../../"))
    assert 'data-rule="mafia.' in html or name in ("vote", "coming-out")
    assert " style=" not in html


def test_the_numbers_are_those_of_the_rules() -> None:
    """Lifting takes more than half (§ 4.4.12.3), black wins at parity (§ 1.4)."""
    assert [lifting(n) for n in (10, 9, 8, 4, 3)] == ["6", "5", "5", "3", "2"]
    assert [winning(n) for n in (10, 9, 6, 3)] == ["5", "5", "3", "2"]
    assert [spare(n) for n in (10, 9, 8, 7, 6)] == ["1", "1", "0", "0", "–"]


def test_the_sheet_names_every_offence() -> None:
    html = str(TABLES["penalties"]("../../"))
    assert all(one.name in html for one in ALL)


def test_the_advice_to_the_sheriff_is_worked_out() -> None:
    """At seven or eight one wrong vote and one shot end it (MAF-027, MAF-G36)."""
    rows = str(TABLES["coming-out"]("../")).split("<tr>")[2:]
    told = {row.partition(">")[2].partition("<")[0]: "sollte sich zeigen" in row for row in rows}
    assert told == {"10": False, "9": False, "8": True, "7": True}
    assert "eine falsche Wahl macht daraus 3 : 3" in rows[-1]
