"""The panel of house rules for Last Man Falling, and the cards in the box."""

from dataclasses import dataclass, field, replace
from typing import Any

from engine.last_man_falling.deck import Draft
from engine.last_man_falling.options import Options
from widgets.last_man_falling import blatt
from widgets.last_man_falling.house import HOUSE
from widgets.panel import Choose, Msg, panel
from widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class Model:
    """The options as chosen; ``tried``: an answer that can't be, with these options; ``draft``: a
    deck that can't be yet."""

    options: Options = field(default_factory=Options)
    tried: Choose | None = None
    draft: Draft | None = None


type Asked = Msg | blatt.Count

_PANEL = panel(HOUSE, Model, "Eure Hausregeln für Last Man Falling", {"deck": blatt.view})


def update(model: Model, msg: Asked) -> Model:
    """The model after a message; a deck that can't be is kept as it is, beside the one in force."""
    if isinstance(msg, blatt.Count):
        try:
            options = blatt.counted(model.options, msg.draft)
        except ValueError:
            return replace(model, draft=msg.draft, tried=None)
        return replace(model, options=options, draft=None, tried=None)
    after: Model = _PANEL.update(model, msg)
    same = after.options.deck == model.options.deck
    return after if same else replace(after, draft=None)


def announce(model: Model) -> str:
    """What the last change led to: what is wrong with the deck, or how the rules stand."""
    if model.draft is not None:
        return blatt.announce(model.options, model.draft)
    return _PANEL.announce(model)


HAUSREGELN: Widget[Any, Any] = replace(_PANEL, message=Asked, update=update, announce=announce)
