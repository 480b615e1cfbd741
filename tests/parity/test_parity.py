"""The same use gives the same markup on CPython and in Pyodide: what is built is what answers."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from widgets import desk
from widgets.site import bundle, trim
from widgets.site.inside import run
from widgets.site.rehearsal import Pick, play, walk

RUNS_EACH = 12

typed = st.one_of(st.integers(-3, 12).map(str), st.text(max_size=6))
picks = st.lists(st.tuples(st.integers(0, 10_000), typed), min_size=1, max_size=25)


def made_up(count: int) -> list[list[Pick]]:
    """Runs that hypothesis thinks up, the same ones each time."""
    found: list[list[Pick]] = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(picks)
    def collect(run: list[Pick]) -> None:
        found.append(run)

    collect()
    return found


@pytest.fixture(scope="session")
def runs() -> list[tuple[str, list[Pick]]]:
    """A long walk and many short runs of each widget."""
    short = made_up(RUNS_EACH)
    return [(key, run) for key in sorted(desk.table()) for run in (walk(120, seed=5), *short)]


@pytest.fixture(scope="session")
def in_browser(
    runs: list[tuple[str, list[Pick]]], tmp_path_factory: pytest.TempPathFactory
) -> list[list[str]]:
    """What Pyodide answers to all runs; one process for all."""
    out = tmp_path_factory.mktemp("parity")
    engine = out / Path(bundle.build(out / "assets").engine)
    asked = json.dumps(json.dumps(runs))
    script = (
        f"{bundle.SHELVE}{trim.REHEARSAL}\njson.dumps([play(*run) for run in json.loads({asked})])"
    )
    answers: list[list[str]] = json.loads(
        run(script, engine / "library.zip", engine, folder=engine)
    )
    return answers


def test_every_answer_is_the_same(
    runs: list[tuple[str, list[Pick]]], in_browser: list[list[str]]
) -> None:
    assert len(in_browser) == len(runs) > 0
    for (key, run_), there in zip(runs, in_browser, strict=True):
        here = play(key, run_)
        assert len(here) == len(there)
        for number, (ours, theirs) in enumerate(zip(here, there, strict=True)):
            assert json.loads(ours) == json.loads(theirs), f"{key}, answer {number} of {run_}"


def test_no_use_of_a_control_breaks_a_widget(runs: list[tuple[str, list[Pick]]]) -> None:
    for key, run_ in runs:
        for answer in play(key, run_):
            assert "broken" not in (found := json.loads(answer)), (key, found["detail"], run_)
