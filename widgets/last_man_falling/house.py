"""What a table can choose in Last Man Falling, as the engine describes it."""

from dataclasses import replace

from engine.last_man_falling.option_fields import FIELDS
from engine.last_man_falling.option_fields.kinds import Field
from engine.last_man_falling.option_fields.kinds import Numbers as EngineNumbers
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import PRESETS
from engine.last_man_falling.state import State
from engine.last_man_falling.volume import VOLUME
from widgets.house import Choice, House, Numbers, Preset, Question

GROUPS = {
    "varianten": "Die sechs Varianten",
    "tisch": "Am Tisch",
    "aufbau": "Aufbau",
    "zug": "Zug",
    "sonderkarten": "Sonderkarten",
    "angriffe": "Angriffe",
    "staatsanwalt": "Staatsanwalt",
    "ansagen": "Ansagen",
    "ende": "Ende und Wertung",
}

_RULES = {rule.id: rule for rule in VOLUME.rules}


def _question(field: Field) -> Question:
    values = field.values
    return Question(
        option=field.name,
        group=GROUPS[field.group],
        asks=field.question,
        rules=tuple(_RULES[id_] for id_ in field.rules),
        choices=Numbers(values.least, values.most, values.unit)
        if isinstance(values, EngineNumbers)
        else tuple(Choice(v.value, v.label, v.why) for v in values),
        needs=field.needs,
    )


def _apply(state: State, options: Options) -> State:
    return replace(state, options=options)


HOUSE: House[Options] = House(
    game="lmf",
    kind=Options,
    questions=tuple(_question(field) for field in FIELDS),
    presets=tuple(Preset(p.title, p.says, p.options, p.reasons) for p in PRESETS),
    apply=_apply,
)
