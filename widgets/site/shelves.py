"""Which of our modules the browser needs for which use: told by the imports, not by hand.

Whoever opens one widget of a game gets what its widgets have in common and what this one has for
itself; the code of other games, and what only other widgets use, stays on the server.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Set

from widgets.catalogue import games, package, table
from widgets.site.sources import Sources, imported

LIBRARY = "library"
"""The shelf of what all games share; it is there from the start."""

EXHIBITS = "@"
"""Beside a game's key: its examples and mistakes, shown once more (as in the link to a step)."""


def shelves(ours: Sources) -> tuple[Mapping[str, tuple[str, ...]], Mapping[str, list[str]]]:
    """Paths by shelf, and the shelves by use: a game (its house rules), a widget's key, or
    ``"<game>/@"``. A module that nothing asks for is on no shelf.
    """
    named = {_module(path): path for path in ours}
    asked = {name: imported(ours[path]) & named.keys() for name, path in named.items()}
    stock: dict[str, tuple[str, ...]] = {}
    uses: dict[str, list[str]] = {}
    owned: set[str] = set()
    for game in games():
        home = package(game)
        inside = {n for n in named if n.split(".")[1:2] == [home]}
        owned |= inside
        needs = {use: _reached(r, asked) & inside for use, r in _roots(game).items()}
        count = Counter(name for found in needs.values() for name in found)
        common = {name for name, users in count.items() if users > 1 and not _lists_widgets(name)}
        stock[home] = tuple(named[name] for name in sorted(common))
        uses[game] = [home]
        for use, found in needs.items():
            alone = {name for name in found if count[name] == 1}
            uses[use] = [home, f"{home}.{use.partition('/')[2]}"] if alone else [home]
            if alone:
                stock[uses[use][-1]] = tuple(named[name] for name in sorted(alone))
    shared = [path for name, path in named.items() if name not in owned or _lists_widgets(name)]
    return {LIBRARY: tuple(shared), **stock}, uses


def _roots(game: str) -> dict[str, list[str]]:
    home = package(game)
    always = f"widgets.{home}.house"
    found = {
        key: [place.partition(":")[0], always]
        for key, place in table().items()
        if key.startswith(f"{game}/")
    }
    scene, what_if = f"widgets.{home}.scene", f"widgets.{home}.what_if"
    return found | {f"{game}/{EXHIBITS}": [f"engine.{home}.volume", scene, what_if, always]}


def _lists_widgets(name: str) -> bool:
    # Which widgets a game has, everybody must know
    return name.count(".") == 1 and name.startswith("widgets.")


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _reached(roots: Iterable[str], asked: Mapping[str, Set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in asked and name not in found:
            found.add(name)
            waiting += [*asked[name], name.rpartition(".")[0]]
    return found
