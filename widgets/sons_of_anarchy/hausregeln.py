"""The panel of house rules for Sons of Anarchy."""

from dataclasses import dataclass, field
from typing import Any

from engine.sons_of_anarchy.options import Options
from widgets.panel import Choose, Msg, panel
from widgets.sons_of_anarchy.house import HOUSE
from widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Model:
    """The options as chosen; ``tried``: an answer that can't be, with these options."""

    options: Options = field(default_factory=Options)
    tried: Choose | None = None


HAUSREGELN: Widget[Any, Msg] = panel(HOUSE, Model, "Eure Hausregeln für Sons of Anarchy")
