"""The panel of house rules for Sport-Mafia: a league's preset, or point by point."""

from dataclasses import dataclass, field
from typing import Any

from engine.sport_mafia.options import Options
from widgets.panel import Choose, Msg, panel
from widgets.sport_mafia.house import HOUSE
from widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Model:
    """The options as chosen; ``tried``: an answer that can't be, with these options."""

    options: Options = field(default_factory=Options)
    tried: Choose | None = None


HAUSREGELN: Widget[Any, Msg] = panel(HOUSE, Model, "Eure Regeln für Sport-Mafia")
