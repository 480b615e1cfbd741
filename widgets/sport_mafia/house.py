"""What a table can choose in Sport-Mafia, as the engine describes it."""

from typing import Any

from engine.sport_mafia.option_fields import FIELDS, Field
from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.state import following
from engine.sport_mafia.volume import VOLUME
from widgets.house import Choice, House, Preset, Question

GROUPS = {
    "erste-nacht": "Erste Nacht",
    "tag": "Tag",
    "abstimmung": "Aufstellen und Abstimmen",
    "gleichstand": "Gleichstand",
    "nacht": "Nacht",
    "ende": "Ende",
    "fouls": "Fouls",
    "wertung": "Turnierwertung",
}

_RULES = {rule.id: rule for rule in VOLUME.rules}


def _question(field: Field) -> Question:
    return Question(
        option=field.name,
        group=GROUPS[field.group],
        asks=field.question,
        rules=tuple(_RULES[id_] for id_ in field.rules),
        choices=tuple(
            Choice(v.value, v.label, v.why, tuple(_RULES[id_] for id_ in v.rules))
            for v in field.values
        ),
    )


def _apply(state: Any, options: Options) -> Any:
    return following(state, options=options)


HOUSE: House[Options] = House(
    game="mafia",
    kind=Options,
    questions=tuple(
        _question(field) for group in GROUPS for field in FIELDS if field.group == group
    ),
    presets=tuple(Preset(p.title, p.says, p.options) for p in PRESETS),
    apply=_apply,
    cited=cited,
)
