"""Some of the house rules as questions, each with its rules and what speaks for the answer."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from htpy import Node, div, p

from engine.last_man_falling.options import Options
from widgets.controls import chips
from widgets.house import Choice, Question
from widgets.last_man_falling.house import HOUSE
from widgets.parts import cites
from widgets.widget import BadInput, Ui


def chosen(names: tuple[str, ...]) -> tuple[Question, ...]:
    """The questions about the options of those names, in that order."""
    found = (HOUSE.question(name) for name in names)
    return tuple(question for question in found if question is not None)


def told(options: Options, names: tuple[str, ...]) -> str:
    """How many of them are answered differently from our proposal."""
    changed = sum(question in HOUSE.changed(options) for question in chosen(names))
    return f"{changed} geändert" if changed else "alle wie vorgeschlagen"


def questions[Msg](
    options: Options, names: tuple[str, ...], ui: Ui[Msg], make: Callable[[Options], Msg]
) -> Node:
    """They as chips; one that belongs to a variant only while that is played."""
    return [
        _question(options, question, ui, make)
        for question in chosen(names)
        if question.needs is None or getattr(options, question.needs) is True
    ]


def _question[Msg](
    options: Options, question: Question, ui: Ui[Msg], make: Callable[[Options], Msg]
) -> Node:
    def answered(value: object) -> Msg:
        changed: dict[str, Any] = {question.option: value}
        try:
            return make(replace(options, **changed))
        except ValueError as reason:
            raise BadInput(str(reason)) from None

    choices: tuple[Choice, ...] = question.choices if isinstance(question.choices, tuple) else ()
    now = getattr(options, question.option)
    return div(".gn-reading")[
        chips(ui, question.asks, [(c.value, c.label) for c in choices], now, answered),
        p(".gn-muted")[question.choice(now).why, cites(question.rules, ui.root)],
    ]
