"""What the engine says about every example and mistake stands in a file that a person has read.

``make accept`` rewrites the files; read the diff beside the facts before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.example import Example, Forbidden
from engine.core.play import Event, Step
from engine.core.volume import Volume
from widgets import citing
from widgets.parts import label
from widgets.site.shelf import examples, mistakes

HERE = Path(__file__).resolve().parent


def told(volume: Volume, step: Step[Any, Any, Any], evolve: Any) -> Iterator[str]:
    yield f"> {volume.tell_action(step.before, step.action)}"
    state = step.before
    for event in step.events:
        yield f"  {type(event).__name__}: {volume.tell(state, event) or '(still)'}"
        yield f"    {cited(volume, state, event)}"
        state = evolve(state, event)


def cited(volume: Volume, state: Any, event: Event) -> str:
    seen = "" if event.seen_by is None else f" [nur Platz {sorted(event.seen_by)}]"
    rules = (citing.cited(volume, state, r) for r in event.rules)
    return "; ".join(f"{r.id} ({label(r.source)})" for r in rules) + seen


def of_example(volume: Volume, example: Example[Any, Any, Any, Any]) -> Iterator[str]:
    yield f"# {example.title}"
    for step in example.steps():
        yield from told(volume, step, example.game.evolve)
    yield f"= {example.takeaway}"


def of_mistake(volume: Volume, mistake: Any) -> Iterator[str]:
    yield f"# {mistake.title}"
    yield f"Geglaubt: {mistake.believed}"
    if isinstance(mistake, Forbidden):
        yield f"> {volume.tell_action(mistake.state, mistake.action)}"
        for breach in citing.refused(volume, mistake.state, mistake.reasons()):
            yield f"  ✗ {breach.why}"
            yield f"    {breach.rule.id} ({label(breach.rule.source)})"
    else:
        yield from told(volume, mistake.outcome(), mistake.game.evolve)
    yield f"= {mistake.lesson}"


def check(path: Path, lines: Iterator[str], request: pytest.FixtureRequest) -> None:
    text = "\n".join(lines) + "\n"
    if request.config.getoption("--accept"):
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is new: run `make accept` and read it beside the facts"
    changed = f"{path.name} says something else now: run `make accept` and read the diff"
    assert text == path.read_text(encoding="utf-8"), changed


@pytest.mark.parametrize("id_", examples())
def test_example(id_: str, request: pytest.FixtureRequest) -> None:
    volume, example = examples()[id_]
    check(HERE / f"{volume.key}-{id_}.txt", of_example(volume, example), request)


@pytest.mark.parametrize("id_", mistakes())
def test_mistake(id_: str, request: pytest.FixtureRequest) -> None:
    volume, mistake = mistakes()[id_]
    check(HERE / f"{volume.key}-irrtum-{id_}.txt", of_mistake(volume, mistake), request)


def test_no_golden_file_is_left_of_what_is_gone(request: pytest.FixtureRequest) -> None:
    wanted = {f"{v.key}-{id_}.txt" for id_, (v, _) in examples().items()}
    wanted |= {f"{v.key}-irrtum-{id_}.txt" for id_, (v, _) in mistakes().items()}
    left = {p.name for p in HERE.glob("*.txt")} - wanted
    if request.config.getoption("--accept"):
        for name in left:
            (HERE / name).unlink()
    assert not left or request.config.getoption("--accept")
