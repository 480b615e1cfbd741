"""A recorded game played again, step by step, until somebody takes over."""

from htpy import Element, Node, div

from engine.sons_of_anarchy.state import Table
from widgets.controls import action
from widgets.courses import steps_in
from widgets.sons_of_anarchy.probe.course import COURSES
from widgets.sons_of_anarchy.probe.messages import Msg, Rewind, Wind
from widgets.sons_of_anarchy.probe.model import Model, done_in
from widgets.widget import Ui


def place(model: Model) -> str:
    """Where in the recording this is."""
    done = len(done_in(model))
    return f"Aufzeichnung: Schritt {done} von {done + len(steps_in(model.rest))}"


def replaying(model: Model, ui: Ui[Msg]) -> Element:
    """Step by step, round by round, and the way out."""
    done = len(done_in(model))
    return div(".gn-actions")[
        action(ui, "Weiter", Wind(done + 1), primary=True),
        action(ui, "Nächste Runde", Wind(_next_round(model))),
        done > 0 and action(ui, "Schritt zurück", Wind(done - 1)),
        action(ui, "Zum Ende", Wind(done + len(steps_in(model.rest)))),
        action(ui, "Ab hier selbst spielen", Wind(-1)),
    ]


def _next_round(model: Model) -> int:
    """After how many steps the next round begins; all of them when there is none."""
    steps = COURSES.steps(model.seating, model.course + model.rest)
    done = len(done_in(model))
    now = _round(steps[done - 1].after) if done else 0
    later = range(done, len(steps))
    return next((i + 1 for i in later if _round(steps[i].after) > now), len(steps))


def _round(table: Table) -> int:
    return table.course.round if table.course and not table.course.setup else 0


def again(ui: Ui[Msg]) -> Node:
    """Play it again from the beginning."""
    return action(ui, "Von Anfang an nachspielen", Rewind(0))
