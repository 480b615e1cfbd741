"""What the last thing done led to, for the live region of every widget with a table."""

from collections.abc import Callable

from widgets.last_man_falling import judged
from widgets.last_man_falling.course import now, reasons, spoken, steps
from widgets.last_man_falling.table_model import Model
from widgets.parts import refused_aloud


def aloud(model: Model, resting: Callable[[], str]) -> str:
    """Why it was refused, what the touched card may do, or what came of the last step.

    ``resting``: what to say where nothing was done yet.
    """
    if model.refused:
        return refused_aloud(reasons(model))
    if told := judged.said(model, now(model), model.seat):
        return told
    done = steps(model)
    return spoken(done[-1]) if done else resting()
