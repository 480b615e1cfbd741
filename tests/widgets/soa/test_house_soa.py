"""House rules of Sons of Anarchy: every option is asked for, and every example survives each."""

import json
from dataclasses import fields, replace

import pytest

from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.volume import VOLUME
from widgets import desk
from widgets.house import Numbers
from widgets.sons_of_anarchy.house import HOUSE


def changed(option: str, value: object) -> Options:
    """Our proposals but for one option."""
    return replace(Options(), **{option: value})  # type: ignore[arg-type]


CHANGED = [
    pytest.param(changed(q.option, value), id=f"{q.option}={value}")
    for q in HOUSE.questions
    for value in (
        [c.value for c in q.choices]
        if isinstance(q.choices, tuple)
        else [q.choices.most]
        if isinstance(q.choices, Numbers)
        else []
    )
    if value != getattr(Options(), q.option)
]


def test_every_option_of_the_engine_is_asked_for_with_its_rules() -> None:
    assert {q.option for q in HOUSE.questions} == {f.name for f in fields(Options)}
    asked = {rule.id for q in HOUSE.questions for rule in q.rules}
    assert {rule.id for rule in VOLUME.rules if rule.option} <= asked


@pytest.mark.parametrize("options", CHANGED)
def test_every_example_and_mistake_can_be_worked_out_by_every_option(options: Options) -> None:
    house = HOUSE.write(options)
    for one in VOLUME.examples:
        answer = json.loads(desk.exhibit("soa", "example", one.id, "../", house))
        assert 'class="gn-step"' in answer["html"], one.id
    for wrong in VOLUME.mistakes:
        answer = json.loads(desk.exhibit("soa", "mistake", wrong.id, "../", house))
        assert "html" in answer, (wrong.id, answer)
