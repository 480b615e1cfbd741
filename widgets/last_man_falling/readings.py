"""The readings a reader can choose between, each with its rule and our reason."""

from dataclasses import dataclass, replace
from typing import Any

from htpy import Node, div, p

from engine.core.rule import Rule, Ruling
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules.cards import WISH_TAKES_ANY_SYMBOL
from engine.last_man_falling.rules.staatsanwalt import (
    CARD_AND_WISH_STAND,
    SHOWN_TO_ALL,
    WHO_MAY_ACCUSE,
)
from engine.last_man_falling.rules.turn import ONLY_STAATSANWALT_CATCHES
from engine.last_man_falling.rules.vierfach import (
    VICTIM_LOSES_TURN,
    WAFFENWAHL_ON_VIERFACH,
    WHAT_COUNTS_AS_FITTING,
)
from widgets.controls import chips
from widgets.last_man_falling.trial_model import Msg, SetOptions
from widgets.parts import cite
from widgets.widget import Ui


@dataclass(frozen=True, slots=True)
class Reading:
    """One open question: its option, its rule, and the choices, ours first."""

    option: str
    rule: Rule
    question: str
    choices: tuple[tuple[Any, str], ...]


READINGS = (
    Reading(
        "mode",
        ONLY_STAATSANWALT_CATCHES,
        "Unberechtigt legen?",
        (("table", "geht, wie am Tisch"), ("strict", "wird verweigert (strenger Modus)")),
    ),
    Reading(
        "accuser",
        WHO_MAY_ACCUSE,
        "Wer darf anklagen?",
        (("victim", "nur wen es trifft"), ("anyone", "alle anderen")),
    ),
    Reading(
        "hand_shown_to",
        SHOWN_TO_ALL,
        "Wer sieht die Hand?",
        (("all", "alle"), ("accuser", "nur wer anklagt")),
    ),
    Reading(
        "fitting",
        WHAT_COUNTS_AS_FITTING,
        "Was zählt als passend?",
        (
            ("weapon-or-number", "nur Waffe und Zahl"),
            ("wild-too", "auch Waffenwahl und Verpfeifen"),
            ("same-symbol-too", "auch das gleiche Bild"),
            ("all-too", "alles davon"),
        ),
    ),
    Reading(
        "wish_met_by",
        WISH_TAKES_ANY_SYMBOL,
        "Was erfüllt einen Wunsch?",
        (("symbol", "jede Karte mit dem Symbol"), ("numbers", "nur Karten mit Zahl")),
    ),
    Reading(
        "convict_card",
        CARD_AND_WISH_STAND,
        "Überführt: Was wird aus der Karte?",
        (("stays", "sie bleibt, der Wunsch gilt"), ("taken-back", "zurück auf die Hand")),
    ),
    Reading(
        "victim_loses_turn",
        VICTIM_LOSES_TURN,
        "Wer vier oder sechs zieht …",
        ((True, "setzt aus"), (False, "darf eine alte Karte legen")),
    ),
    Reading(
        "waffenwahl_on_vierfach",
        WAFFENWAHL_ON_VIERFACH,
        "Waffenwahl auf ein Vierfach-Attentat?",
        ((True, "erlaubt"), (False, "verboten")),
    ),
)


def told(options: Options) -> str:
    """How many open questions are answered differently from our proposal."""
    changed = sum(getattr(options, r.option) != r.choices[0][0] for r in READINGS)
    return f"{changed} geändert" if changed else "alle wie vorgeschlagen"


def readings(options: Options, ui: Ui[Msg]) -> Node:
    """All open questions as chips, each with our reason."""
    return [_reading(options, reading, ui) for reading in READINGS]


def _reading(options: Options, reading: Reading, ui: Ui[Msg]) -> Node:
    def chosen(value: object) -> Msg:
        changed: dict[str, Any] = {reading.option: value}
        return SetOptions(replace(options, **changed))

    source = reading.rule.source
    return div(".gn-reading")[
        chips(ui, reading.question, reading.choices, getattr(options, reading.option), chosen),
        p(".gn-muted")[
            source.reason if isinstance(source, Ruling) else reading.rule.says,
            " ",
            cite(reading.rule, ui.root),
        ],
    ]
