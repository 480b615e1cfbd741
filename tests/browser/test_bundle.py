"""What the browser loads: the same bytes from the same sources, and nothing that is missing."""

import gzip
import json
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from widgets import catalogue
from widgets.site import bundle, shelves, trim
from widgets.site.inside import STDLIB, run
from widgets.site.lean import lean
from widgets.site.sources import sources

MISSED = """
import sys
missed = set()
class Lookout:
    def find_spec(name, path=None, target=None):
        missed.add(name)
sys.meta_path.append(Lookout)
everything(45)
json.dumps(sorted(missed))
"""


def engine_of(folder: Path) -> Path:
    (found,) = (folder / "assets" / "engine").iterdir()
    return found


def library_of(folder: Path) -> ZipFile:
    return ZipFile(BytesIO(gzip.decompress((folder / "library.bin").read_bytes())))


def test_no_widget_asks_for_a_module_that_was_trimmed_away(demo_folder: Path) -> None:
    engine = engine_of(demo_folder)
    script = bundle.SHELVE + "shelve_all()\n" + trim.REHEARSAL + MISSED
    missed = json.loads(run(script, engine / "library.bin", engine, folder=engine))
    with ZipFile(STDLIB) as archive:
        whole = {_module(name) for name in archive.namelist()}
    assert sorted(set(missed) & whole) == []


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".").rstrip(".")


def test_bundle_is_smaller_than_the_library_it_comes_from(demo_folder: Path) -> None:
    engine = engine_of(demo_folder)
    with library_of(engine) as archive:
        names = set(archive.namelist())
    assert (engine / "library.bin").stat().st_size < STDLIB.stat().st_size
    assert not [name for name in names if name.startswith("widgets/site")]


def test_whoever_uses_one_game_does_not_load_the_others(demo_folder: Path) -> None:
    engine = engine_of(demo_folder)
    homes: dict[str, set[str]] = {}
    for archive in engine.glob("*.bin"):
        with ZipFile(BytesIO(gzip.decompress(archive.read_bytes()))) as opened:
            for name in opened.namelist():
                for game in catalogue.games():
                    owner = catalogue.package(game)
                    if name.startswith((f"engine/{owner}/", f"widgets/{owner}/")):
                        homes.setdefault(owner, set()).add(archive.name.split(".")[0])
    for owner, found in homes.items():
        # Which widgets a game has, everybody must know
        assert found == {owner, "library"}
        with library_of(engine) as opened:
            inside = [n for n in opened.namelist() if f"/{owner}/" in n]
        assert [Path(n).stem for n in inside] == ["__init__"]
    assert homes


def test_what_only_one_widget_uses_comes_with_it_alone() -> None:
    stock, uses = shelves.shelves(sources())
    for key in (keys := catalogue.table()):
        others = {shelf for use in keys if use != key for shelf in uses[use]}
        assert len(set(uses[key]) - others) == len(uses[key]) - 1, key
    where = {path: shelf for shelf, paths in stock.items() for path in paths}
    assert len(where) == sum(map(len, stock.values()))
    assert where["engine/sons_of_anarchy/throwdown.py"] == "sons_of_anarchy"
    assert where["widgets/last_man_falling/probespiel.py"] == "last_man_falling.probespiel"
    assert where["engine/sons_of_anarchy/examples/__init__.py"] == "sons_of_anarchy.@"
    assert where["engine/core/play.py"] == "library"


def test_same_sources_make_the_same_bundle(
    tmp_path: Path, demo_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "CACHE", tmp_path / "cache")
    made = bundle.build(tmp_path / "assets", {"widgets/demo": Path(__file__).parent / "demo"})
    assert made.engine == f"assets/engine/{engine_of(demo_folder).name}"


def test_second_build_asks_neither_node_nor_the_compiler(
    tmp_path: Path, demo_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("this was built before")

    monkeypatch.setattr(bundle, "needed", refuse)
    monkeypatch.setattr("subprocess.run", refuse)
    bundle.build(tmp_path / "assets", {"widgets/demo": Path(__file__).parent / "demo"})


def test_other_pythons_build_too_only_uncompiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bundle, "COMPILES", (3, 99))
    monkeypatch.setattr(bundle, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(bundle, "needed", lambda _: ("abc.py",))
    made = bundle.build(tmp_path / "assets")
    assert not made.compiled
    assert "startet langsamer" in capsys.readouterr().err
    with library_of(tmp_path / made.engine) as archive:
        assert "widgets/desk.py" in archive.namelist()


def test_a_new_import_has_the_list_derived_again() -> None:
    ours = sources()
    more = ours | {"widgets/extra.py": b"import statistics"}
    assert trim.imports(ours) != trim.imports(more)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('"""A module."""\nx = 1\n', "'.'\nx = 1\n"),
        (
            'class A:\n    """Two\n    lines."""\n\n    x = 1\n',
            "class A:\n    '.'\n\n\n    x = 1\n",
        ),
        ('def f():\n    """It\n    is."""  # noqa\n', "def f():\n    '.'\n  # noqa\n"),
        ('def f(): "it"\n', "def f(): '.'\n"),
        ('x = "no docstring"\n', 'x = "no docstring"\n'),
    ],
)
def test_docstrings_shrink_and_lines_keep_their_numbers(source: str, expected: str) -> None:
    assert lean(source.encode()).decode() == expected
