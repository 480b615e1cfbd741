"""What an option is made of, when it is told to people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

type Group = (
    Literal["tisch", "aufbau", "zug", "sonderkarten", "angriffe", "staatsanwalt"]
    | Literal["ansagen", "ende", "varianten", "blatt"]
)


@dataclass(frozen=True, slots=True)
class Value:
    """One value: what it is called, and why somebody would choose it, one German sentence."""

    value: Any
    label: str
    why: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A number from ``least`` to ``most``; ``unit`` follows it („Runden“)."""

    least: int
    most: int
    unit: str


@dataclass(frozen=True, slots=True)
class Worded:
    """Any value of its type; ``label`` says how it reads. It is asked for by more than a choice."""

    label: Callable[[Any], str]


@dataclass(frozen=True, slots=True)
class Field:
    """One option: its ``name`` in ``Options``, the ``question`` it answers, the ids of the
    ``rules`` it changes, and its ``values``, ours first. ``needs``: the variant without which it
    changes nothing."""

    name: str
    group: Group
    question: str
    rules: tuple[str, ...]
    values: tuple[Value, ...] | Numbers | Worded
    needs: str | None = None

    def label_of(self, value: Any) -> str:
        """The German label of a value."""
        if isinstance(self.values, Numbers):
            return f"{value} {self.values.unit}"
        if isinstance(self.values, Worded):
            return self.values.label(value)
        return next(v.label for v in self.values if v.value == value)


def variant(name: str, question: str, why: str, *rules: str) -> Field:
    """A variant, off unless agreed on."""
    off = Value(
        False, "aus", "Die Varianten sind freiwillig und gelten nur, wenn ihr sie verabredet."
    )
    return Field(name, "varianten", question, rules, (off, Value(True, "an", why)))


def yes_no(yes: str, why: str, no: str, why_not: str, *, first: bool) -> tuple[Value, Value]:
    """Two values, ours first."""
    pair = (Value(True, yes, why), Value(False, no, why_not))
    return pair if first else (pair[1], pair[0])
