"""Rules and their facts agree: locators, gaps, nothing of this chapter lost."""

import csv
import re
from dataclasses import fields
from pathlib import Path

from engine.core.rule import Ruling, Stated
from engine.last_man_falling.options import Options
from engine.last_man_falling.volume import VOLUME

SOURCES = Path(__file__).parent.parent / "sources"


def facts() -> dict[str, str]:
    with (SOURCES / "last_man_falling.tsv").open(encoding="utf-8") as file:
        return {row["id"]: row["locator"] for row in csv.DictReader(file, delimiter="\t")}


def test_locators_are_those_of_the_facts() -> None:
    known = facts()
    for rule in VOLUME.rules:
        for source in rule.sources:
            if isinstance(source, Stated):
                assert source.facts
                assert {known[f] for f in source.facts} == {source.locator}, rule.id


def test_every_ruling_names_a_gap_that_exists_and_what_else_is_played() -> None:
    text = (SOURCES / "last_man_falling_gaps.md").read_text(encoding="utf-8")
    gaps = set(re.findall(r"\*\*(LMF-G\d+) ", text))
    for rule in VOLUME.rules:
        for source in rule.sources:
            if isinstance(source, Ruling):
                assert source.gap in gaps, rule.id
                assert source.reason
                assert source.alternatives, rule.id


def test_the_facts_of_this_chapter_all_stand_in_rules() -> None:
    used = {f for r in VOLUME.rules for s in r.sources if isinstance(s, Stated) for f in s.facts}
    chapter = {f"LMF-{n:03}" for n in (*range(14, 19), *range(40, 46), *range(67, 73))}
    assert chapter <= used


def test_each_option_changes_a_rule_that_says_so() -> None:
    assert {r.option for r in VOLUME.rules if r.option} == {f.name for f in fields(Options)}


def test_constant_is_id() -> None:
    from engine.last_man_falling.rules import cards, staatsanwalt, turn, vierfach

    for rule in VOLUME.rules:
        name = rule.anchor.replace("-", "_").upper()
        assert any(getattr(m, name, None) is rule for m in (cards, turn, vierfach, staatsanwalt))
