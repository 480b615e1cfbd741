"""The first night and the first day of the Probepartie as its first reader could see them."""

from htpy import Element, details, li, ol, p, span, strong, summary

from engine.sport_mafia.phases import Waiting
from widgets.sport_mafia.probe.course import Moment
from widgets.sport_mafia.probe.lines import line
from widgets.sport_mafia.probe.model import Do, GoOn, Model, update
from widgets.sport_mafia.probe.telling import title, told
from widgets.sport_mafia.probepartie import PROBEPARTIE

MOST = 60
"""Moments after which the second night would have to come."""


def first_steps(root: str) -> Element:
    """Every moment up to the second night, each line with its rules."""
    model = played()
    return details(".gn-fold.gn-first-steps")[
        summary[
            strong["Erste Nacht und erster Tag"],
            " ",
            span(".gn-fold-now")[f"{len(model.moments)} Schritte"],
        ],
        ol(".gn-protocol.gn-log")[
            (_entry(no, moment, model.me, root) for no, moment in enumerate(model.moments, 1))
        ],
    ]


def played() -> Model:
    """The game that everybody meets first, in which the reader only thanks and waits."""
    model = PROBEPARTIE.init()
    for _ in range(MOST):
        if model.state.phase == Waiting("night") and model.state.night:
            return model
        waits = Do("d" if model.asked == "talk" else "n")
        model = update(model, waits if model.asked else GoOn(False))
    raise ValueError("a first day without an end")


def _entry(number: int, moment: Moment, me: int, root: str) -> Element:
    return li(value=str(number))[
        p(".gn-step-title")[strong[f"{number}. {title(moment)}"]],
        (line(one, root) for one in told(moment, me)),
    ]
