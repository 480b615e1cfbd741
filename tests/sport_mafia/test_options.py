"""The options as data, the presets, and which book a table cites."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.core.rule import Rule, Ruling, Stated
from engine.sport_mafia import actions as a
from engine.sport_mafia.option_fields import FIELDS, Field
from engine.sport_mafia.options import PRESETS, Options, fsm_2024, mafia_liga, vorlage
from engine.sport_mafia.phases import Talk
from engine.sport_mafia.rules import checks, fouls
from engine.sport_mafia.rules.books import FSM, VORLAGE, cited, first_source
from engine.sport_mafia.rules.voting import MISSING_VOTES, ONE_VOTE_EACH, TWO_CANDIDATES
from engine.sport_mafia.scenes import speaking, table
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.state import following
from engine.sport_mafia.volume import RULES, VOLUME
from engine.sport_mafia.volume import cited as volume_cites
from tests.sport_mafia.helping import cited as cited_by
from tests.sport_mafia.helping import run
from tests.sport_mafia.random_play import values

BY_ID = {r.id: r for r in RULES}


def test_every_point_is_described_once_and_the_vorlage_stands_first() -> None:
    assert sorted(f.name for f in FIELDS) == sorted(
        f.name for f in fields(Options) if f.name != "book"
    )
    for field in FIELDS:
        assert field.values[0].value == getattr(Options(), field.name), field.name
        assert {v.value for v in field.values} == set(values(field.name)), field.name


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.name)
def test_a_point_and_its_rules_name_each_other(field: Field) -> None:
    mine = {r.id for r in RULES if r.option == field.name}
    assert mine == set(field.rules)
    for value in field.values:
        assert value.label
        assert value.why.endswith(".")
        assert field.label_of(value.value) == value.label
        chosen: Any = {field.name: value.value}
        assert replace(Options(), **chosen)


def test_the_presets_are_the_vorlage_the_official_rules_and_the_german_league() -> None:
    assert [p.title for p in PRESETS] == ["Vorlage", "ФСМ 2024", "Mafia-Liga"]
    assert PRESETS[0].options == Options() == vorlage()
    assert all(p.options.book == p.key for p in PRESETS)


def test_a_table_cites_its_own_book_first() -> None:
    assert first_source(ONE_VOTE_EACH, vorlage()) == ONE_VOTE_EACH.source
    shown = cited(ONE_VOTE_EACH, fsm_2024())
    assert isinstance(shown.source, Stated)
    assert (shown.source.book, shown.source.locator) == (FSM, "§ 4.4.7")
    assert set(shown.sources) == set(ONE_VOTE_EACH.sources)
    assert cited(TWO_CANDIDATES, fsm_2024()) == TWO_CANDIDATES
    assert cited(MISSING_VOTES, vorlage()).source == MISSING_VOTES.source


def test_the_gaps_are_all_answered() -> None:
    gaps = {s.gap for r in RULES for s in r.sources if isinstance(s, Ruling)}
    # G49 is the scoring, which has rules of its own
    assert {f"MAF-G{n:02}" for n in range(1, 51) if n != 49} <= gaps
    for rule in RULES:
        for source in rule.sources:
            assert not isinstance(source, Ruling) or source.alternatives, rule.id


def test_both_books_stand_on_the_shelf() -> None:
    assert VOLUME.books == (VORLAGE, FSM)


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.name)
def test_a_text_is_cited_only_for_the_answer_that_it_gives(field: Field) -> None:
    for rule in (BY_ID[id_] for id_ in field.rules):
        holds = [v.value for v in field.values if rule.id in (v.rules or field.rules)]
        chosen: list[Any] = [{field.name: value} for value in holds]
        sources = [first_source(rule, replace(Options(), **one)) for one in chosen]
        stated = [value for value, s in zip(holds, sources, strict=True) if isinstance(s, Stated)]
        assert holds, rule.id
        assert len(stated) <= 1, rule.id


def test_what_no_text_says_is_our_reading_at_that_table() -> None:
    best, dropped = BY_ID["mafia.best-move"], BY_ID["mafia.vote-is-dropped"]
    source = first_source(best, vorlage())
    assert isinstance(source, Ruling)
    assert source.gap == "MAF-G34"
    assert isinstance(first_source(best, fsm_2024()), Stated)
    assert isinstance(first_source(dropped, vorlage()), Stated)
    assert isinstance(first_source(dropped, Options(cancelled="never")), Ruling)


def test_the_league_is_cited_for_what_is_documented_of_it() -> None:
    alone = BY_ID["mafia.alone-later"]
    assert isinstance(first_source(alone, fsm_2024()), Stated)
    source = first_source(alone, mafia_liga())
    assert isinstance(source, Ruling)
    assert source.gap == "MAF-G09"


def test_a_text_that_only_touches_on_a_rule_does_not_govern_it() -> None:
    source = first_source(BY_ID["mafia.vote-after-talk"], vorlage())
    assert isinstance(source, Stated)
    assert (source.book, source.locator) == (FSM, "§ 4.4.1")


def test_the_leagues_own_ladder_is_cited_on_every_rung() -> None:
    second = following(
        speaking(table(mafia_liga()), 2, 3), phase=Talk("minute", 2, 0, (3,), ban="nominate")
    )
    assert fouls.LIGA_LADDER in cited_by(run(second, a.Nominate(2, 5)))
    assert fouls.SILENCED_MAY_NOMINATE not in cited_by(run(second, a.Nominate(2, 5)))
    fourth = run(speaking(table(mafia_liga(), fouls={4: 3}), 2, 3), a.Sanction(4, "talking"))
    assert fouls.LIGA_LADDER in cited_by(fourth)
    official = run(speaking(table(fsm_2024(), fouls={4: 3}), 2, 3), a.Sanction(4, "talking"))
    assert fouls.LIGA_LADDER not in cited_by(official)


def test_duties_are_cited_only_where_there_are_any() -> None:
    def told(options: Options) -> set[Rule]:
        state = following(table(options, 2), phase=Talk("farewell", 3, 60, then="day"))
        return cited_by(run(state, a.ClaimCheck(3, 5, True)))

    assert checks.NAMES_ALL_CHECKS in told(vorlage())
    assert checks.NAMES_ALL_CHECKS not in told(fsm_2024())


def test_a_score_sheet_cites_the_rules_that_the_points_come_from() -> None:
    shown = volume_cites(Sheet(), BY_ID["mafia.best-move"])
    assert isinstance(shown.source, Stated)
    assert shown.source.locator == "§ 4.5.9"
