"""Finds what a game has for its readers by its key; imports nothing before somebody asks for it."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

import engine
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


@cache
def shelves() -> dict[str, str]:
    """The archives of code: key of a game, or of a widget with code of its own -> its name."""
    found = {game: package(game) for game in games()}
    for name in _packages():
        found |= {key: _shelf(name, key) for key in getattr(_first(name), "APART", {})}
    return found


@cache
def apart(name: str) -> dict[str, str]:
    """Modules and folders of a game's widgets that come only with one of them -> the archive.

    ``APART`` of the package says so: key of a widget -> names. Nothing else may import them.
    """
    parts: dict[str, tuple[str, ...]] = getattr(_first(name), "APART", {})
    return {part: _shelf(name, key) for key, names in parts.items() for part in names}


def _first(name: str) -> Any:
    return import_module(f"widgets.{name}")


def _shelf(name: str, key: str) -> str:
    return f"{name}.{key.partition('/')[2]}"


def shelve(key: str, archive: str) -> None:
    """Code has come, as the zip at the path ``archive``: let imports find it there."""
    name = package(key.partition("/")[0])
    engine.__path__.append(f"{archive}/engine")
    import_module(f"widgets.{name}").__path__.append(f"{archive}/widgets/{name}")


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
    name = f"widgets.{package(game)}"
    if not any(p.name == "house" for p in pkgutil.iter_modules(import_module(name).__path__)):
        return None
    found: House[Any] = import_module(f"{name}.house").HOUSE
    return found
