"""What an option is made of, when it is told to people."""

from dataclasses import dataclass
from typing import Any, Literal

type Group = Literal[
    "erste-nacht", "tag", "abstimmung", "gleichstand", "nacht", "ende", "fouls", "wertung"
]


@dataclass(frozen=True, slots=True)
class Value:
    """One value: what it is called, and who plays it so or why, one German sentence.

    ``rules``: which of the field's rules hold then; empty: all of them.
    """

    value: Any
    label: str
    why: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One option: its ``name`` in ``Options``, the ``question`` it answers, the ids of the
    ``rules`` it chooses between or changes, and its ``values``, that of the Vorlage first."""

    name: str
    group: Group
    question: str
    rules: tuple[str, ...]
    values: tuple[Value, ...]

    def label_of(self, value: Any) -> str:
        """The German label of a value."""
        return next(v.label for v in self.values if v.value == value)
