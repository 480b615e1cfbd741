"""What a table can choose in Last Man Falling, as the engine describes it."""

from dataclasses import replace

from engine.last_man_falling.option_fields import FIELDS
from engine.last_man_falling.option_fields.kinds import Field, Value
from engine.last_man_falling.option_fields.kinds import Numbers as EngineNumbers
from engine.last_man_falling.option_fields.kinds import Worded as EngineWorded
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import PRESETS
from engine.last_man_falling.state import State
from engine.last_man_falling.volume import VOLUME
from widgets.house import Choice, House, Numbers, Preset, Question, Worded

GROUPS = {
    "varianten": "Die sechs Varianten",
    "blatt": "Die Karten in eurer Schachtel",
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
    return Question(
        option=field.name,
        group=GROUPS[field.group],
        asks=field.question,
        rules=tuple(_RULES[id_] for id_ in field.rules),
        choices=_choices(field.values),
        needs=field.needs,
    )


def _choices(
    values: tuple[Value, ...] | EngineNumbers | EngineWorded,
) -> tuple[Choice, ...] | Numbers | Worded:
    match values:
        case EngineNumbers():
            return Numbers(values.least, values.most, values.unit)
        case EngineWorded():
            return Worded(values.label)
    return tuple(Choice(v.value, v.label, v.why) for v in values)


def _apply(state: State, options: Options) -> State:
    """What lies on the table stays the deck that it was dealt from."""
    return replace(state, options=replace(options, deck=state.options.deck))


HOUSE: House[Options] = House(
    game="lmf",
    kind=Options,
    questions=tuple(_question(field) for field in FIELDS),
    presets=tuple(Preset(p.title, p.says, p.options, p.reasons) for p in PRESETS),
    apply=_apply,
    apart=("deck",),
)
