"""Code that comes only with one widget is needed by nothing else, and everything finds its home."""

import ast
from pathlib import Path

import pytest

from widgets import catalogue

ROOT = Path(__file__).parents[2]
GAMES = sorted(catalogue.games())


def imported(module: Path) -> set[str]:
    """Every module that the file names in an import, also inside of functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_with_one_widget_is_imported_by_nothing_else(game: str) -> None:
    name = catalogue.package(game)
    parts = catalogue.apart(name)
    folder = ROOT / "widgets" / name
    for path in (ROOT / "widgets").rglob("*.py"):
        top = path.relative_to(folder).parts[0] if path.is_relative_to(folder) else ""
        home = parts.get(Path(top).stem)
        for module in imported(path):
            part = module.removeprefix(f"widgets.{name}.").partition(".")[0]
            if module.startswith(f"widgets.{name}.") and part in parts:
                assert parts[part] == home, f"{path.relative_to(ROOT)} imports {module}"


@pytest.mark.parametrize("game", GAMES)
def test_a_widget_with_code_of_its_own_has_its_module_there(game: str) -> None:
    name = catalogue.package(game)
    shelves = catalogue.shelves()
    assert shelves[game] == name
    for part, shelf in catalogue.apart(name).items():
        assert (ROOT / "widgets" / name / part).exists() or (
            ROOT / "widgets" / name / f"{part}.py"
        ).exists()
        assert shelf in shelves.values()
    for key, where in catalogue.table().items():
        if key in shelves and key.startswith(f"{game}/"):
            module = where.partition(":")[0].rpartition(".")[2]
            assert catalogue.apart(name)[module] == shelves[key]
