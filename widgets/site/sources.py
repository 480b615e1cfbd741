"""The Python files that the browser gets: our own, and the two packages that write HTML."""

import ast
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from widgets.site.inside import ROOT

type Sources = dict[str, bytes]
"""Path inside the bundle -> content."""

_NOT_OURS = {"htpy": ("django", "starlette", "html2htpy"), "markupsafe": ()}
"""Packages we carry along, and the modules of theirs that only servers need."""


def sources(extra: Mapping[str, Path] | None = None) -> Sources:
    """Every file, ``extra`` (folder inside the bundle -> folder here) included, sorted."""
    found: Sources = {}
    for folder in ("engine", "widgets"):
        found |= _folder(folder, ROOT / folder)
    for package, servers in _NOT_OURS.items():
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(package)
        files = _folder(package, Path(spec.origin).parent)
        found |= {path: text for path, text in files.items() if Path(path).stem not in servers}
    for inside, folder_here in (extra or {}).items():
        found |= _folder(inside, folder_here)
    return dict(sorted(found.items()))


@cache
def imported(text: bytes) -> frozenset[str]:
    """Every module, and everything from a module, that a file names in an import, also in
    functions; once a text, for a build asks twice and a server at every change.
    """
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


def _folder(inside: str, here: Path) -> Sources:
    return {
        f"{inside}/{path.relative_to(here).as_posix()}": path.read_bytes()
        for path in here.rglob("*.py")
        if path.relative_to(here).parts[0] != "site" or inside != "widgets"
    }
