"""The readings that matter around a Vierfach-Attentat, each with its rules and what speaks for it.

The other house rules stand in the panel of the whole game.
"""

from htpy import Node

from engine.last_man_falling.options import Options
from widgets.house import Question
from widgets.last_man_falling import asked
from widgets.last_man_falling.messages import SetOptions
from widgets.last_man_falling.trial_model import Msg
from widgets.widget import Ui

ASKED = (
    "mode",
    "wish_lasts",
    "wish_met_by",
    "vierfach_on_vierfach",
    "waffenwahl_on_vierfach",
    "vierfach_answer",
    "victim_loses_turn",
    "accuser",
    "accuse_until",
    "third_party",
    "cleared_victim",
    "hand_shown_to",
    "fitting",
    "convict_card",
)
"""The options that the case of this widget may turn on."""

QUESTIONS: tuple[Question, ...] = asked.chosen(ASKED)


def told(options: Options) -> str:
    """How many open questions are answered differently from our proposal."""
    return asked.told(options, ASKED)


def readings(options: Options, ui: Ui[Msg]) -> Node:
    """The open questions as chips, each with the reason for the answer."""
    return asked.questions(options, ASKED, ui, SetOptions)
