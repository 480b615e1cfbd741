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
from widgets.site.index import chapters
from widgets.site.places import calls, in_order
from widgets.site.shelf import ROOT, package, volumes, widgets
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
        assert rule.game == volume.key, f"{name}: the id {rule.id} must begin with {volume.key}."
        assert re.fullmatch(r"[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*", rule.id), f"{rule.id}: small letters"
        assert constant(rule.id) == name, (
            f"{name} has the id {rule.id}: call it {constant(rule.id)}, or change the id"
        )


@pytest.mark.parametrize("volume", VOLUMES)
def test_no_rule_is_left_off_the_volume_and_no_id_is_used_twice(volume: Volume) -> None:
    listed = {r.id for r in volume.rules}
    left = sorted(r.id for r in constants(volume).values() if r.id not in listed)
    assert not left, f"defined, but not in the tuple RULES of the chapter's module: {left}"
    doubled = [id_ for id_, n in Counter(r.id for r in volume.rules).items() if n > 1]
    assert not doubled, f"twice in RULES: {doubled}"
    assert listed == {r.id for r in constants(volume).values()}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_executed_exactly_if_the_engine_uses_it(rule: Rule) -> None:
    uses = in_engine().get(rule.id, ())
    assert uses or not rule.executed, (
        f"no function of the engine names {constant(rule.id)}: use it in a Breach or an Event, "
        "or say executed=False"
    )
    assert rule.executed or not uses, f"{rule.id} says executed=False, but is used: {uses}"


@pytest.mark.parametrize("rule", [p for p in RULES if p.values[0].executed])  # type: ignore[union-attr]
def test_an_executed_rule_is_shown_by_an_example_or_a_mistake(rule: Rule) -> None:
    shown = cited_in_examples().get(rule.id) or cited_in_mistakes().get(rule.id)
    assert shown, f"no example and no mistake cites {rule.id}: add one, or let one of them use it"


@pytest.mark.parametrize("rule", [p for p in RULES if p.values[0].executed])  # type: ignore[union-attr]
def test_an_executed_rule_is_named_by_a_test(rule: Rule) -> None:
    game = rule.chapter.partition("/")[0].replace("-", "_")
    assert in_tests().get(rule.id), f"no test in tests/{game}/ names {constant(rule.id)}"


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_exactly_one_place_on_its_page(rule: Rule) -> None:
    pages = calls().get(("rule", rule.id), ())
    assert pages == (f"{rule.chapter}/",), (
        f'docs/{rule.chapter}.md must call {{{{ rule("{rule.id}") }}}} exactly once, and no other '
        f"page; called on: {', '.join(pages) or 'none'}"
    )


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_chapter_stands_in_the_navigation_and_in_the_register(volume: Volume) -> None:
    wanted = {rule.chapter for rule in volume.rules}
    lost = sorted(wanted - set(in_order()))
    assert not lost, f"no entry in the navigation of mkdocs.yml: {lost}"
    assert set(chapters(volume)) == wanted


def test_no_two_examples_and_no_two_mistakes_have_the_same_id() -> None:
    # One would silently take the place of the other, whatever game they belong to
    for shown in ([e.id for v in volumes() for e in v.examples], [p.id for p in MISTAKES]):
        doubled = [id_ for id_, n in Counter(shown).items() if n > 1]
        assert not doubled, f"twice: {doubled}; the id must be the only one in all games"


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_example_and_mistake_stands_on_exactly_one_page(volume: Volume) -> None:
    shown = [("example", e.id) for e in volume.examples] + [
        ("mistake", m.id) for m in volume.mistakes
    ]
    for macro, id_ in shown:
        pages = calls().get((macro, id_), ())
        assert len(pages) == 1, (
            f'exactly one page must call {{{{ {macro}("{id_}") }}}} once; '
            f"called on: {', '.join(pages) or 'none'}"
        )


@pytest.mark.parametrize("volume", VOLUMES)
def test_every_widget_stands_on_a_page(volume: Volume) -> None:
    for key in widgets():
        if key.partition("/")[0] == volume.key and not key.endswith("/hausregeln"):
            assert calls().get(("widget", key)), f'no page calls {{{{ widget("{key}") }}}}'


@pytest.mark.parametrize("rule", RULES)
def test_the_stamp_says_what_the_facts_say(rule: Rule) -> None:
    for source in rule.sources:
        if isinstance(source, Stated):
            assert source.facts, f"{rule.id}: a stated rule names its facts"
            for fact in source.facts:
                assert fact in facts(), f"{rule.id}: there is no fact {fact} in tests/sources/*.tsv"
                found = facts()[fact].locator
                assert found == source.locator, (
                    f"{rule.id} says {source.locator!r}, but its fact {fact} stands at {found!r}"
                )


@pytest.mark.parametrize("rule", RULES)
def test_a_ruling_answers_a_gap_that_exists_and_says_why(rule: Rule) -> None:
    for source in rule.sources:
        if isinstance(source, Ruling):
            assert source.gap in gaps(), (
                f"{rule.id}: there is no gap {source.gap} in tests/sources/*_gaps.md"
            )
            assert source.reason.endswith("."), f"{rule.id}: the reason is no sentence"


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
    lost = sorted(mine - used - left_out)
    assert not lost, f"no rule uses these facts, and no *no_rule.tsv says why: {lost}"
    both = sorted(used & left_out)
    assert not both, f"listed as no rule in *no_rule.tsv, but a rule uses it: {both}"


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_forbidden_move_is_refused_for_the_rule_it_breaks(mistake: object) -> None:
    if isinstance(mistake, Forbidden):
        refused = [b.rule for b in mistake.reasons()]
        assert mistake.breaks in refused, (
            f"{mistake.id}: the engine does not refuse this for {mistake.breaks.id}, "
            f"but for {[r.id for r in refused]}"
        )
    else:
        cited = {r.id for e in mistake.outcome().events for r in e.rules}  # type: ignore[attr-defined]
        overlooked = mistake.overlooks.id  # type: ignore[attr-defined]
        assert overlooked in cited, f"the outcome does not cite {overlooked}, but {sorted(cited)}"


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_cites_the_rules_it_teaches(example: object) -> None:
    cited = {r.id for s in example.steps() for e in s.events for r in e.rules}  # type: ignore[attr-defined]
    silent = sorted({r.id for r in example.teaches} - cited)  # type: ignore[attr-defined]
    assert not silent, f"it teaches what none of its steps cites: {silent}"


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
    unknown = sorted(c for c in calls() if c[0] != "widget" and c not in known)
    assert not unknown, f"called on a page, but not there: {unknown}"


def test_every_citation_on_a_page_names_a_rule_that_exists() -> None:
    wanted = re.compile(r"\b(?:cite|marks)\(([^)]*)\)")
    known = {r.id for v in volumes() for r in v.rules}
    for path in (ROOT / "docs").rglob("*.md"):
        for arguments in wanted.findall(path.read_text(encoding="utf-8")):
            named = re.findall(r"[\"']([a-z]+\.[a-z0-9-]+)[\"']", arguments)
            assert named
            assert set(named) <= known, path.name
