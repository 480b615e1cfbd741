"""The shelf: finds every game, so that a new one needs only its own folders."""

from functools import cache
from importlib import import_module
from pathlib import Path

from engine.core.example import Example, Mistake
from engine.core.rule import Book, Rule
from engine.core.volume import Volume
from widgets.widget import Widget

ROOT = Path(__file__).resolve().parents[2]


class Unknown(KeyError):
    """A page names something that is not there; the message says what, and what may be meant."""

    def __str__(self) -> str:
        return str(self.args[0])


def _packages() -> tuple[str, ...]:
    return tuple(
        sorted(p.parent.name for p in ROOT.glob("engine/*/volume.py") if p.parent.name != "core")
    )


@cache
def volumes() -> tuple[Volume, ...]:
    """All games, by the name of their package."""
    found = (import_module(f"engine.{name}.volume") for name in _packages())
    return tuple(module.VOLUME for module in found)


@cache
def rules() -> dict[str, Rule]:
    """All rules by id, in the order of their volumes."""
    return {rule.id: rule for volume in volumes() for rule in volume.rules}


@cache
def books() -> tuple[Book, ...]:
    """All books that any rule is taken from."""
    return tuple(book for volume in volumes() for book in volume.books)


@cache
def examples() -> dict[str, tuple[Volume, Example]]:  # type: ignore[type-arg]
    """All worked examples by id, with their volume."""
    return {e.id: (volume, e) for volume in volumes() for e in volume.examples}


@cache
def mistakes() -> dict[str, tuple[Volume, Mistake]]:  # type: ignore[type-arg]
    """All mistakes by id, with their volume."""
    return {m.id: (volume, m) for volume in volumes() for m in volume.mistakes}


@cache
def widgets() -> dict[str, str]:
    """All widgets: key -> ``"module:CONSTANT"``."""
    tables = (import_module(f"widgets.{name}").WIDGETS for name in _packages())
    return {key: place for table in tables for key, place in table.items()}


def widget(key: str) -> Widget:  # type: ignore[type-arg]
    """The widget of that key. Raises :class:`Unknown`."""
    module, _, constant = known(widgets(), key, "widget").partition(":")
    found: Widget = getattr(import_module(module), constant)  # type: ignore[type-arg]
    return found


def package(volume: Volume) -> str:
    """The name of the folder in ``engine``, ``widgets`` and ``tests``: ``"sons_of_anarchy"``."""
    return volume.folder.replace("-", "_")


def known[T](table: dict[str, T], key: str, kind: str) -> T:
    """The entry, or :class:`Unknown` with the nearest names."""
    if key in table:
        return table[key]
    from difflib import get_close_matches

    near = get_close_matches(key, table, n=3, cutoff=0.5)
    hint = f" Did you mean {', '.join(near)}?" if near else ""
    raise Unknown(f"There is no {kind} {key!r}.{hint}")
