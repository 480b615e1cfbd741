"""The announcements of a whole game as lists to print; where rules differ, side by side."""

from collections.abc import Mapping
from functools import cache

from htpy import Node, Renderable, div, h3, h4, li, ol, p, span

from engine.sport_mafia.options import PRESETS, Options, Preset
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.run_through import PARTS, run_through
from engine.sport_mafia.script import Cue
from widgets.parts import cites

type Reading = tuple[tuple[Preset, ...], tuple[Cue, ...]]


def calls(root: str) -> Renderable:
    """Part by part, in the order of the game."""
    return div(".gn-calls", data_search_exclude="")[
        (
            [h3(id=f"ansagen-{n}")[title], (_list(reading, root) for reading in readings(title))]
            for n, title in enumerate(PARTS, 1)
        )
    ]


def readings(title: str) -> list[Reading]:
    """What is said in that part, with the presets that say it like this."""
    found: list[Reading] = []
    for preset in PRESETS:
        cues = _by_part(preset.options).get(title, ())
        for n, (presets, same) in enumerate(found):
            if same == cues:
                found[n] = ((*presets, preset), same)
                break
        else:
            found.append(((preset,), cues))
    return found


@cache
def _by_part(options: Options) -> Mapping[str, tuple[Cue, ...]]:
    return {part.title: part.cues for part in run_through(options)}


def _list(reading: Reading, root: str) -> Node:
    presets, cues = reading
    everywhere = len(presets) == len(PRESETS)
    names = " und ".join(preset.title for preset in presets)
    return [
        None if everywhere else h4[names],
        ol(".gn-calls-list")[(_call(cue, presets[0].options, root) for cue in cues)]
        if cues
        else p[f"Nach {names} endet die Partie von selbst; angesagt wird nur das Ergebnis."],
    ]


def _call(cue: Cue, options: Options, root: str) -> Node:
    return li[
        p(".gn-calls-say")[
            f"„{cue.say}“" if cue.say else span(".gn-muted")["Nichts sagen."],
            cue.seconds > 0 and span(".gn-calls-time")[f"{cue.seconds} s"],
        ],
        p(".gn-calls-do")[cue.do, cites((cited(cue.rule, options),), root)],
    ]
