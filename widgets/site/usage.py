"""Where the code, the examples and the tests use a rule: read from their syntax trees."""

import ast
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from widgets.site.shelf import ROOT, package, volumes

NOT_CODE = ("rules", "examples", "mistakes", "volume")
"""Modules of a game that name rules without carrying them out."""


@dataclass(frozen=True, slots=True)
class Use:
    """A function that names a rule: ``path`` relative to the project, line of the first mention."""

    path: str
    function: str
    line: int


class _Uses(ast.NodeVisitor):
    """Collects where constants of the given names are mentioned."""

    def __init__(self, names: frozenset[str]) -> None:
        self.names = names
        self.found: dict[str, tuple[str, int]] = {}
        self._within = ["–"]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._within.append(node.name)
        self.generic_visit(node)
        self._within.pop()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        return

    def visit_Name(self, node: ast.Name) -> None:
        self._mention(node.id, node.lineno)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self._mention(node.attr, node.lineno)
        self.generic_visit(node)

    def _mention(self, name: str, line: int) -> None:
        if name in self.names:
            self.found.setdefault(f"{name} {self._within[-1]}", (self._within[-1], line))


def constant(rule_id: str) -> str:
    """The name of the constant that holds the rule: ``"ONE_GUN_PER_FIGURE"``."""
    return rule_id.partition(".")[2].replace("-", "_").upper()


def _scan(paths: list[Path], ids: dict[str, str]) -> dict[str, tuple[Use, ...]]:
    uses: dict[str, list[Use]] = defaultdict(list)
    for path in sorted(paths):
        visitor = _Uses(frozenset(ids))
        visitor.visit(ast.parse(path.read_text(encoding="utf-8")))
        for mention, (function, line) in visitor.found.items():
            name = mention.partition(" ")[0]
            uses[ids[name]].append(Use(str(path.relative_to(ROOT)), function, line))
    return {rule: tuple(found) for rule, found in uses.items()}


@cache
def in_engine() -> dict[str, tuple[Use, ...]]:
    """Rule id -> the engine's functions that carry the rule out."""
    found: dict[str, tuple[Use, ...]] = {}
    for volume in volumes():
        folder = ROOT / "engine" / package(volume)
        paths = [
            p
            for p in folder.rglob("*.py")
            if p.relative_to(folder).parts[0].removesuffix(".py") not in NOT_CODE
        ]
        found |= _scan(paths, {constant(r.id): r.id for r in volume.rules})
    return found


@cache
def in_tests() -> dict[str, tuple[Use, ...]]:
    """Rule id -> the tests that name the rule."""
    found: dict[str, tuple[Use, ...]] = {}
    for volume in volumes():
        paths = list((ROOT / "tests" / package(volume)).rglob("*.py"))
        found |= _scan(paths, {constant(r.id): r.id for r in volume.rules})
    return found
