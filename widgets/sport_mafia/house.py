"""What a table can choose in Sport-Mafia, and what the three books choose."""

from dataclasses import replace
from typing import Any

from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.volume import VOLUME
from widgets.house import Choice, House, Preset, Question
from widgets.sport_mafia.questions import ASKED, Asked


def _question(asked: Asked) -> Question:
    return Question(
        option=asked.option,
        group=asked.group,
        asks=asked.asks,
        rules=tuple(rule for rule in VOLUME.rules if rule.option == asked.option),
        choices=tuple(Choice(value, label, why) for value, label, why in asked.answers),
    )


def _apply(state: Any, options: Options) -> Any:
    return replace(state, options=options)


HOUSE: House[Options] = House(
    game="mafia",
    kind=Options,
    questions=tuple(_question(asked) for asked in ASKED),
    presets=tuple(Preset(p.title, p.says, p.options) for p in PRESETS),
    apply=_apply,
)
