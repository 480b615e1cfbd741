"""Finds what a game has for its readers by its key; imports nothing before somebody asks for it."""

import pkgutil
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from zipimport import zipimporter

import widgets
from engine.core.codec import Malformed
from engine.core.volume import Volume
from widgets.house import House
from widgets.widget import Widget


@cache
def table() -> dict[str, str]:
    """Every widget of every game: ``"soa/throwdown"`` -> ``"module:CONSTANT"``; imports none."""
    found: dict[str, str] = {}
    for name in _packages():
        found |= import_module(f"widgets.{name}").WIDGETS
    return found


@cache
def _packages() -> tuple[str, ...]:
    inside = pkgutil.iter_modules(widgets.__path__)
    parts = [p.name for p in inside if p.ispkg and p.name not in ("site", "pictures")]
    return tuple(n for n in parts if hasattr(import_module(f"widgets.{n}"), "WIDGETS"))


class _Shelves:
    """Finds our modules in archives that came later; a package's modules may lie in several."""

    def __init__(self) -> None:
        self.archives: list[str] = []

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> Any:
        """As :meth:`importlib.abc.MetaPathFinder.find_spec`."""
        if not name.startswith(("engine.", "widgets.")):
            return None
        folder = name.rpartition(".")[0].replace(".", "/")
        found = (zipimporter(f"{one}/{folder}").find_spec(name) for one in self.archives)
        return next((spec for spec in found if spec), None)


_shelves = _Shelves()


def shelve(archive: str) -> None:
    """Code has come, as the zip at the path ``archive``: let imports find it there."""
    if _shelves not in sys.meta_path:
        sys.meta_path.append(_shelves)
    _shelves.archives.append(archive)


@cache
def widget(key: str) -> Widget[Any, Any]:
    """The widget of that key; imports its module. Raises :class:`Malformed` if there is none."""
    if key not in table():
        raise Malformed(f"Ein Werkzeug namens „{key}“ gibt es hier nicht.")
    module, _, constant = table()[key].partition(":")
    found: Widget[Any, Any] = getattr(import_module(module), constant)
    return found


@cache
def games() -> tuple[str, ...]:
    """The keys of all games: ``("lmf", "mafia", "soa")``."""
    return tuple(sorted({key.partition("/")[0] for key in table()}))


@cache
def package(game: str) -> str:
    """The package of the game ``"soa"``: ``"sons_of_anarchy"``. Raises :class:`Malformed`."""
    for name in _packages():
        module = import_module(f"widgets.{name}")
        if game in {key.partition("/")[0] for key in (*module.WIDGETS, *module.WHAT_IF)}:
            return name
    raise Malformed(f"Ein Spiel namens „{game}“ gibt es hier nicht.")


def volume(game: str) -> Volume:
    """The game's record. Raises :class:`Malformed`."""
    found: Volume = import_module(f"engine.{package(game)}.volume").VOLUME
    return found


@cache
def house(game: str) -> House[Any] | None:
    """What the game's house rules may be; None: there is nothing to choose."""
    name = f"widgets.{package(game)}.house"
    if find_spec(name) is None:
        return None
    found: House[Any] = import_module(name).HOUSE
    return found
