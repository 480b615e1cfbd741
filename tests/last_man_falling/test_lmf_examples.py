"""Examples and mistakes say what the engine says, and together show every executed rule."""

from engine.core.example import Forbidden
from engine.core.rule import Rule
from engine.last_man_falling.volume import VOLUME


def cited() -> set[Rule]:
    found: set[Rule] = set()
    for example in VOLUME.examples:
        found |= {r for s in example.steps() for e in s.events for r in e.rules}
    for mistake in VOLUME.mistakes:
        if isinstance(mistake, Forbidden):
            found |= {b.rule for b in mistake.reasons()}
        else:
            found |= {r for e in mistake.outcome().events for r in e.rules}
    return found


def test_every_executed_rule_is_shown() -> None:
    assert {r.id for r in VOLUME.rules if r.executed} - {r.id for r in cited()} == set()


def test_examples_show_what_they_teach() -> None:
    for example in VOLUME.examples:
        shown = {r for s in example.steps() for e in s.events for r in e.rules}
        assert set(example.teaches) <= shown, example.id


def test_mistakes_are_refused_or_turn_out_as_said() -> None:
    for mistake in VOLUME.mistakes:
        if isinstance(mistake, Forbidden):
            assert mistake.breaks in {b.rule for b in mistake.reasons()}, mistake.id
        else:
            outcome = mistake.outcome()
            assert mistake.overlooks in {r for e in outcome.events for r in e.rules}, mistake.id


def test_ids_are_unique() -> None:
    for things in (VOLUME.rules, VOLUME.examples, VOLUME.mistakes):
        ids = [thing.id for thing in things]
        assert len(ids) == len(set(ids))
