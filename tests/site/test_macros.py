"""What pages may call, and what stops the build."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from material.plugins.search.plugin import Parser  # type: ignore[import-untyped]

from engine.core.rule import Ruling
from widgets.site import macros
from widgets.site.shelf import ROOT, Unknown, examples, mistakes, rules, widgets

RULE = next(iter(rules().values()))


def test_a_rule_has_its_heading_its_anchor_its_stamp_and_its_sentence() -> None:
    text = macros.rule(RULE.id, f"{RULE.chapter}/", "")
    assert f"### {RULE.title} {{ #{RULE.anchor} }}" in text
    assert RULE.says in text
    assert "gn-stamp" in text


def test_a_ruling_says_why_and_what_else_is_played() -> None:
    ours = next(r for r in rules().values() if isinstance(r.source, Ruling))
    assert isinstance(ours.source, Ruling)
    text = macros.rule(ours.id, f"{ours.chapter}/", "")
    assert "gn-stamp-ours" in text
    assert ours.source.reason in text
    assert all(other in text for other in ours.source.alternatives)


def test_a_rule_on_a_foreign_page_is_refused() -> None:
    with pytest.raises(ValueError, match="belongs on"):
        macros.rule(RULE.id, "ueber/", "")


@pytest.mark.parametrize("macro", [macros.cite, macros.example, macros.mistake, macros.widget])
def test_an_unknown_id_is_named(macro: object) -> None:
    with pytest.raises(Unknown, match="nope"):
        macro("soa.nope", "ueber/")  # type: ignore[operator]


def test_a_near_miss_is_helped() -> None:
    with pytest.raises(Unknown, match=RULE.id):
        macros.cite(f"{RULE.id}x", "ueber/")


@pytest.mark.parametrize(
    ("url", "root"), [("", ""), ("ueber/", "../"), ("sons-of-anarchy/throwdown/", "../../")]
)
def test_links_lead_to_the_root_from_any_depth(url: str, root: str) -> None:
    assert macros.root_of(url) == root


@pytest.mark.parametrize("id_", examples())
def test_an_example_is_complete_without_script(id_: str) -> None:
    _, example = examples()[id_]
    text = macros.example(id_, "a/b/")
    assert text.count('class="gn-step"') == len(example.actions) + 1
    assert text.count('class="gn-scene"') == len(example.actions) + 1
    assert example.takeaway in text.replace("&amp;", "&").replace("&#39;", "'")


@pytest.mark.parametrize("id_", mistakes())
def test_a_mistake_shows_what_is_believed_beside_what_holds(id_: str) -> None:
    text = macros.mistake(id_, "a/b/")
    assert text.index("Viele glauben") < text.index("Es gilt")
    assert 'class="gn-cite' in text


@pytest.mark.parametrize("key", widgets())
def test_a_widget_stands_in_the_page_with_its_first_state(key: str) -> None:
    text = macros.widget(key, "a/b/")
    assert f'<gn-widget widget="{key}"' in text
    assert "data-on-click" in text


@pytest.mark.parametrize("key", widgets())
def test_the_search_reads_nothing_of_a_widget(key: str) -> None:
    parser = Parser()
    parser.feed(f'<h1 id="a">Seite</h1><p>Davor</p>{macros.widget(key, "a/b/")}<p>Danach</p>')
    read = "".join(text for section in parser.data for text in section.text)
    assert read == "<p>Davor</p><p>Danach</p>"


CONFIG = """
INHERIT: {root}/mkdocs.yml
docs_dir: {here}/docs
site_dir: {here}/site
theme: {{custom_dir: {root}/widgets/site/theme}}
hooks: [{root}/widgets/site/hooks.py]
watch: []
nav: [index.md]
plugins:
  - search
  - macros: {{module_name: {root}/widgets/site/macros, on_error_fail: true, on_undefined: strict}}
"""


@pytest.mark.parametrize(
    ("call", "names"),
    [
        ('rule("soa.nope")', "There is no rule 'soa.nope'"),
        ('cite("soa.nope")', "There is no rule 'soa.nope'"),
        ('example("nope")', "There is no example 'nope'"),
        ("unknown_macro()", "'unknown_macro' is undefined"),
    ],
)
def test_a_wrong_call_on_a_page_stops_the_build(call: str, names: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Seite\n\n{{{{ {call} }}}}\n", "utf-8")
    (tmp_path / "mkdocs.yml").write_text(CONFIG.format(root=ROOT, here=tmp_path), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(tmp_path / "mkdocs.yml")],
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        cwd=ROOT,
        check=False,
    )
    assert done.returncode != 0
    assert names in done.stdout + done.stderr
