"""This chapter loses nothing of its source, and every option says which rule it changes."""

from dataclasses import fields

from engine.core.rule import Ruling, Stated
from engine.last_man_falling.options import Options
from engine.last_man_falling.volume import VOLUME


def test_the_facts_of_this_chapter_all_stand_in_rules() -> None:
    sources = [s for r in VOLUME.rules for s in r.sources]
    used = {fact for s in sources if isinstance(s, Stated) for fact in s.facts}
    chapter = {f"LMF-{n:03}" for n in (*range(14, 19), *range(40, 46), *range(67, 73))}
    assert chapter <= used


def test_the_gaps_of_this_chapter_are_all_answered() -> None:
    gaps = {s.gap for r in VOLUME.rules for s in r.sources if isinstance(s, Ruling)}
    assert {f"LMF-G{n}" for n in (11, 12, 14, 18, 19, 20, 21, 22, 23, 24, 35, 37)} <= gaps


def test_every_ruling_says_what_else_is_played() -> None:
    for rule in VOLUME.rules:
        for source in rule.sources:
            assert not isinstance(source, Ruling) or source.alternatives, rule.id


def test_each_option_changes_a_rule_that_says_so() -> None:
    assert {r.option for r in VOLUME.rules if r.option} == {f.name for f in fields(Options)}
