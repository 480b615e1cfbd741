"""What readers touch of Last Man Falling."""

from collections.abc import Callable
from typing import Any

WIDGETS: dict[str, str] = {
    "lmf/hausregeln": "widgets.last_man_falling.hausregeln:HAUSREGELN",
    "lmf/probespiel": "widgets.last_man_falling.probespiel:PROBESPIEL",
    "lmf/varianten": "widgets.last_man_falling.varianten:VARIANTEN",
    "lmf/staatsanwalt": "widgets.last_man_falling.staatsanwalt:STAATSANWALT",
    "lmf/sonderkarten": "widgets.last_man_falling.sonderkarten:SONDERKARTEN",
    "lmf/strafen": "widgets.last_man_falling.strafen:STRAFEN",
    "lmf/legen": "widgets.last_man_falling.legen:LEGEN",
    "lmf/angriffskette": "widgets.last_man_falling.angriffskette:ANGRIFFSKETTE",
    "lmf/verpfeifen": "widgets.last_man_falling.verpfeifen:VERPFEIFEN_WIDGET",
    "lmf/ansagen": "widgets.last_man_falling.ansagen:ANSAGEN",
    "lmf/wertungsblock": "widgets.last_man_falling.wertungsblock:WERTUNGSBLOCK",
}
"""Key of a widget -> where its record stands."""


def _about(state: Any) -> str | None:
    # not before it is asked for: whoever only wants the keys needs no engine
    from widgets.last_man_falling.what_if import widget_for

    return widget_for(state)


WHAT_IF: dict[str, Callable[[Any], str | None]] = {"lmf": _about}
"""Key of a game -> the widget that opens from a state, by what the state is about."""
