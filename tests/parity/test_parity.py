"""The same use gives the same markup on CPython and in Pyodide: what is built is what answers."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from widgets import catalogue, desk
from widgets.site import bundle, trim
from widgets.site.inside import run
from widgets.site.rehearsal import Pick, houses, play, walk
from widgets.site.shelves import EXHIBITS, shelves
from widgets.site.sources import sources

RUNS_EACH = 8

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


SHORT = made_up(RUNS_EACH)


def runs(key: str) -> list[tuple[str, list[Pick]]]:
    """A long walk and many short runs of the widget."""
    return [(key, run) for run in (walk(80, seed=5), *SHORT)]


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the browser loads."""
    out = tmp_path_factory.mktemp("parity")
    return out / Path(bundle.build(out / "assets").engine)


def in_browser(engine: Path, use: str, asked: str) -> list[list[str]]:
    """What Pyodide says to the expression ``asked`` with the code that the browser has for that
    use, no more. (The answers of all widgets at once would fill Node's heap.)
    """
    _, uses = shelves(sources())
    script = f"{bundle.SHELVE}shelve({uses[use]})\n{trim.REHEARSAL}\njson.dumps({asked})"
    answers: list[list[str]] = json.loads(
        run(script, engine / "library.bin", engine, folder=engine)
    )
    return answers


@pytest.mark.parametrize("key", sorted(desk.table()))
def test_every_answer_is_the_same_and_no_control_breaks_a_widget(key: str, engine: Path) -> None:
    asked = runs(key)
    quoted = json.dumps(json.dumps(asked))
    answers = in_browser(engine, key, f"[play(*run) for run in json.loads({quoted})]")
    assert len(answers) == len(asked) > 0
    for (_, run_), there in zip(asked, answers, strict=True):
        here = play(key, run_)
        assert len(here) == len(there)
        for number, (ours, theirs) in enumerate(zip(here, there, strict=True)):
            assert (found := json.loads(ours)) == json.loads(theirs), f"answer {number} of {run_}"
            assert "broken" not in found, (found["detail"], run_)


@pytest.mark.parametrize("game", catalogue.games())
def test_every_example_and_mistake_is_the_same(game: str, engine: Path) -> None:
    (there,) = in_browser(engine, f"{game}/{EXHIBITS}", f'[houses("{game}")]')
    assert [json.loads(one) for one in there] == [json.loads(one) for one in houses(game)]
