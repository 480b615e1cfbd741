"""What the tests of the four widgets share: sending messages, reading the page."""

import re

from engine.core.play import Event
from widgets.last_man_falling.course import TableStep, steps
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.table_model import Model
from widgets.last_man_falling.table_update import update
from widgets.session import Session
from widgets.widget import Widget


def after(model: Model, *messages: Msg) -> Model:
    """The model after all messages."""
    for message in messages:
        model = update(model, message)
    return model


def html(widget: Widget[Model, Msg], model: Model) -> str:
    """The whole widget as markup."""
    return str(Session(widget, "w", "../../", model, model).render())


def text(widget: Widget[Model, Msg], model: Model) -> str:
    """What there is to read."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", html(widget, model))).replace(" .", ".")


def last(model: Model) -> TableStep:
    """What was done last."""
    return steps(model)[-1]


def cited(model: Model) -> set[str]:
    """The rules behind what came of the last step."""
    events: tuple[Event, ...] = last(model).events
    return {rule.id for event in events for rule in event.rules}
