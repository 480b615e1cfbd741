"""The readings that matter around a Vierfach-Attentat, each with its rules and what speaks for it.

The other house rules stand in the panel of the whole game.
"""

from dataclasses import replace
from typing import Any

from htpy import Node, div, p

from engine.last_man_falling.options import Options
from widgets.controls import chips
from widgets.house import Choice, Question
from widgets.last_man_falling.house import HOUSE
from widgets.last_man_falling.trial_model import Msg, SetOptions
from widgets.parts import cites
from widgets.widget import BadInput, Ui

ASKED = (
    "mode",
    "accuser",
    "hand_shown_to",
    "fitting",
    "wish_met_by",
    "convict_card",
    "victim_loses_turn",
    "waffenwahl_on_vierfach",
    "vierfach_answer",
)
"""The options that the case of this widget may turn on."""

QUESTIONS: tuple[Question, ...] = tuple(q for q in HOUSE.questions if q.option in ASKED)


def told(options: Options) -> str:
    """How many open questions are answered differently from our proposal."""
    changed = sum(q in QUESTIONS for q in HOUSE.changed(options))
    return f"{changed} geändert" if changed else "alle wie vorgeschlagen"


def readings(options: Options, ui: Ui[Msg]) -> Node:
    """The open questions as chips, each with the reason for the answer."""
    return [_reading(options, question, ui) for question in QUESTIONS]


def _reading(options: Options, question: Question, ui: Ui[Msg]) -> Node:
    def chosen(value: object) -> Msg:
        changed: dict[str, Any] = {question.option: value}
        try:
            return SetOptions(replace(options, **changed))
        except ValueError as reason:
            raise BadInput(str(reason)) from None

    choices: tuple[Choice, ...] = question.choices if isinstance(question.choices, tuple) else ()
    now = getattr(options, question.option)
    return div(".gn-reading")[
        chips(ui, question.asks, [(c.value, c.label) for c in choices], now, chosen),
        p(".gn-muted")[question.choice(now).why, cites(question.rules, ui.root)],
    ]
