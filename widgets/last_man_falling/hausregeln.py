"""The panel of house rules for Last Man Falling."""

from dataclasses import dataclass, field
from typing import Any

from engine.last_man_falling.options import Options
from widgets.last_man_falling.house import HOUSE
from widgets.panel import Choose, Msg, panel
from widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Model:
    """The options as chosen; ``tried``: an answer that can't be, with these options."""

    options: Options = field(default_factory=Options)
    tried: Choose | None = None


HAUSREGELN: Widget[Any, Msg] = panel(HOUSE, Model, "Eure Hausregeln für Last Man Falling")
