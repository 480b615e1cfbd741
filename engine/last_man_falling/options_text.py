"""What each option means, for people: label, the rules it changes, its values, our reason."""

from dataclasses import dataclass
from typing import Any

from engine.core.rule import Rule, Ruling
from engine.last_man_falling.option_fields import FIELDS, Field, Numbers, Worded
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import PRESETS, Preset
from engine.last_man_falling.volume import VOLUME

__all__ = [
    "FIELDS",
    "PRESETS",
    "Field",
    "Numbers",
    "Preset",
    "Worded",
    "changed",
    "named",
    "rules_changed",
]


@dataclass(frozen=True, slots=True)
class Chosen:
    """One option as it stands: its field, its value, the label of the value."""

    field: Field
    value: Any
    label: str


def named(name: str) -> Field:
    """The field of that name. Raises KeyError."""
    return next(f for f in FIELDS if f.name == name)


def chosen(options: Options) -> tuple[Chosen, ...]:
    """Every option as it stands."""
    return tuple(
        Chosen(f, value, f.label_of(value))
        for f in FIELDS
        if (value := getattr(options, f.name)) is not None
    )


def changed(options: Options) -> tuple[Chosen, ...]:
    """What differs from our proposal."""
    plain = Options()
    return tuple(c for c in chosen(options) if c.value != getattr(plain, c.field.name))


def rules_changed(options: Options) -> tuple[Rule, ...]:
    """The rules that read differently from our proposal."""
    ids = {id_ for c in changed(options) for id_ in c.field.rules}
    return tuple(r for r in VOLUME.rules if r.id in ids)


def reason(rule: Rule) -> str:
    """Why we read it so; of a rule the source states, the rule itself."""
    return rule.source.reason if isinstance(rule.source, Ruling) else rule.says
