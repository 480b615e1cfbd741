"""Rules, facts, pages, code, examples and tests hold together, in both directions."""

import re
from collections import Counter
from importlib import import_module
from pkgutil import walk_packages

import pytest

from engine.core.example import Forbidden
from engine.core.rule import Rule, Ruling, Stated
from engine.core.volume import Volume
from tests.sources.tables import facts, gaps, no_rule
from widgets.site.cross import cited_in_examples, cited_in_mistakes
from widgets.site.places import calls
from widgets.site.shelf import ROOT, package, volumes
from widgets.site.usage import constant, in_engine, in_tests

RULES = [pytest.param(rule, id=rule.id) for volume in volumes() for rule in volume.rules]
VOLUMES = [pytest.param(volume, id=volume.key) for volume in volumes()]
MISTAKES = [pytest.param(m, id=m.id) for volume in volumes() for m in volume.mistakes]
EXAMPLES = [pytest.param(e, id=e.id) for volume in volumes() for e in volume.examples]


def constants(volume: Volume) -> dict[str, Rule]:
    """Every rule that a module of the game's ``rules`` defines, by the name of its constant."""
    top = import_module(f"engine.{package(volume)}.rules")
    found: dict[str, Rule] = {}
    modules = [m.name for m in walk_packages(top.__path__, f"{top.__name__}.")]
    for name in modules:
        for key, value in vars(import_module(name)).items():
            if isinstance(value, Rule):
                assert found.get(key, value) is value, f"{key} names two rules"
                found[key] = value
    return found


@pytest.mark.parametrize("volume", VOLUMES)
def test_a_rule_is_called_by_its_id(volume: Volume) -> None:
    for name, rule in constants(volume).items():
        assert rule.game == volume.key
        assert re.fullmatch(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", rule.id)
        assert constant(rule.id) == name


@pytest.mark.parametrize("volume", VOLUMES)
def test_no_rule_is_left_off_the_volume_and_no_id_is_used_twice(volume: Volume) -> None:
    assert {r.id for r in constants(volume).values()} == {r.id for r in volume.rules}
    doubled = [id_ for id_, n in Counter(r.id for r in volume.rules).items() if n > 1]
    assert not doubled


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_executed_exactly_if_the_engine_uses_it(rule: Rule) -> None:
    assert rule.executed == bool(in_engine().get(rule.id)), in_engine().get(rule.id)


@pytest.mark.parametrize("rule", [p for p in RULES if p.values[0].executed])  # type: ignore[union-attr]
def test_an_executed_rule_is_shown_by_an_example_or_a_mistake(rule: Rule) -> None:
    assert cited_in_examples().get(rule.id) or cited_in_mistakes().get(rule.id)


@pytest.mark.parametrize("rule", [p for p in RULES if p.values[0].executed])  # type: ignore[union-attr]
def test_an_executed_rule_is_named_by_a_test(rule: Rule) -> None:
    assert in_tests().get(rule.id), f"no test of tests/ names {constant(rule.id)}"


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_exactly_one_place_on_its_page(rule: Rule) -> None:
    assert calls().get(("rule", rule.id), ()) == (f"{rule.chapter}/",)


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_example_and_mistake_stands_on_exactly_one_page(volume: Volume) -> None:
    for example in volume.examples:
        assert len(calls().get(("example", example.id), ())) == 1, example.id
    for mistake in volume.mistakes:
        assert len(calls().get(("mistake", mistake.id), ())) == 1, mistake.id


@pytest.mark.parametrize("rule", RULES)
def test_the_stamp_says_what_the_facts_say(rule: Rule) -> None:
    for source in rule.sources:
        if isinstance(source, Stated):
            assert source.facts, f"{rule.id}: a stated rule names its facts"
            for fact in source.facts:
                assert facts()[fact].locator == source.locator, fact


@pytest.mark.parametrize("rule", RULES)
def test_a_ruling_answers_a_gap_that_exists_and_says_why(rule: Rule) -> None:
    for source in rule.sources:
        if isinstance(source, Ruling):
            assert source.gap in gaps()
            assert source.reason.endswith(".")


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_fact_is_used_by_a_rule_or_listed_with_a_reason(volume: Volume) -> None:
    used = {
        fact
        for rule in volume.rules
        for source in rule.sources
        if isinstance(source, Stated)
        for fact in source.facts
    }
    mine = {id_ for id_, f in facts().items() if f.table.startswith(package(volume))}
    left_out = mine & set(no_rule())
    assert not mine - used - left_out
    assert not used & left_out, "listed as no rule, but a rule uses it"


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_forbidden_move_is_refused_for_the_rule_it_breaks(mistake: object) -> None:
    if isinstance(mistake, Forbidden):
        assert mistake.breaks in [b.rule for b in mistake.reasons()]
    else:
        cited = {r.id for e in mistake.outcome().events for r in e.rules}  # type: ignore[attr-defined]
        assert mistake.overlooks.id in cited  # type: ignore[attr-defined]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_cites_the_rules_it_teaches(example: object) -> None:
    cited = {r.id for s in example.steps() for e in s.events for r in e.rules}  # type: ignore[attr-defined]
    assert {r.id for r in example.teaches} <= cited  # type: ignore[attr-defined]


@pytest.mark.parametrize("rule", RULES)
def test_the_sentence_of_a_rule_is_a_sentence(rule: Rule) -> None:
    assert rule.says.endswith((".", "!", "“"))
    assert len(rule.says) <= 320, "one or two plain sentences; the rest belongs on the page"
    assert "  " not in rule.says
    assert '"' not in rule.says + rule.title


def test_no_page_calls_what_is_not_there() -> None:
    known = {("rule", r.id) for v in volumes() for r in v.rules}
    known |= {("example", e.id) for v in volumes() for e in v.examples}
    known |= {("mistake", m.id) for v in volumes() for m in v.mistakes}
    assert {c for c in calls() if c[0] != "widget"} <= known
    assert (ROOT / "docs").is_dir()


def test_every_citation_on_a_page_names_a_rule_that_exists() -> None:
    wanted = re.compile(r"\b(?:cite|marks)\(([^)]*)\)")
    known = {r.id for v in volumes() for r in v.rules}
    for path in (ROOT / "docs").rglob("*.md"):
        for arguments in wanted.findall(path.read_text(encoding="utf-8")):
            named = re.findall(r"[\"']([a-z]+\.[a-z0-9-]+)[\"']", arguments)
            assert named
            assert set(named) <= known, path.name
