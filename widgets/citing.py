"""Rules as a table cites them, where a game is taken from more than one book."""

from collections.abc import Iterable
from dataclasses import replace

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.core.volume import Volume


def cited(volume: Volume, state: object, rule: Rule) -> Rule:
    """The rule as the table of ``state`` cites it: its own book's place first."""
    return rule if volume.cited is None else volume.cited(state, rule)


def refused(volume: Volume, state: object, found: Iterable[Breach]) -> tuple[Breach, ...]:
    """The reasons, each with its rule as the table cites it."""
    return tuple(replace(b, rule=cited(volume, state, b.rule)) for b in found)
