"""Some of the options as questions, each with what it changes; the rest is the panel's."""

from dataclasses import replace
from typing import Any

from htpy import Node, div, p

from engine.last_man_falling.options import Options
from engine.last_man_falling.options_fields import Field, Numbers
from engine.last_man_falling.options_text import changed, named
from engine.last_man_falling.volume import RULES
from widgets.controls import chips
from widgets.last_man_falling.messages import Msg, SetOptions
from widgets.parts import cite
from widgets.widget import BadInput, Ui

_RULES = {rule.id: rule for rule in RULES}


def now(options: Options) -> str:
    """How many options are chosen differently from our proposal."""
    count = len(changed(options))
    return f"{count} geändert" if count else "wie vorgeschlagen"


def questions(options: Options, names: tuple[str, ...], ui: Ui[Msg]) -> Node:
    """The options of those names; one that belongs to a variant only while it is played."""
    fields = [named(name) for name in names]
    return [
        _question(options, f, ui)
        for f in fields
        if f.needs is None or getattr(options, f.needs) is True
    ]


def _question(options: Options, field: Field, ui: Ui[Msg]) -> Node:
    value = getattr(options, field.name)
    if isinstance(field.values, Numbers):
        return None

    def chosen(value: object) -> Msg:
        change: dict[str, Any] = {field.name: value}
        try:
            return SetOptions(replace(options, **change))
        except ValueError as reason:
            raise BadInput(str(reason)) from None

    why = next(v.why for v in field.values if v.value == value)
    return div(".gn-reading")[
        chips(ui, field.question, [(v.value, v.label) for v in field.values], value, chosen),
        p(".gn-muted")[why, [(" ", cite(_RULES[id_], ui.root)) for id_ in field.rules[:2]]],
    ]
