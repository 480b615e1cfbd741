"""What happened, moment by moment, each line with its rules."""

from htpy import Element, Node, li, p, strong

from widgets.protocol import Leaf, news
from widgets.protocol import protocol as paged
from widgets.sport_mafia.probe.course import Moment
from widgets.sport_mafia.probe.lines import line
from widgets.sport_mafia.probe.model import Model, Msg
from widgets.sport_mafia.probe.telling import Line, title, told
from widgets.sport_mafia.probe.tokens import AUTO
from widgets.widget import Ui

ON_A_PAGE = 12
NEWEST = 24
"""So many lines at most stand beside the table; the rest is in the protocol."""


def latest(model: Model, ui: Ui[Msg]) -> Element:
    """What happened since the reader did something last, the newest at the bottom."""
    fresh: list[Moment] = []
    for moment in reversed(model.moments):
        fresh.append(moment)
        if moment.text != AUTO:
            break
    lines: list[Line] = []
    for moment in fresh:
        lines = [*told(moment, model.me), *lines]
        if len(lines) > NEWEST:
            break
    return news([line(one, ui.root, 0 if one.spoken else 2) for one in lines[-NEWEST:]])


def said(model: Model) -> str:
    """The last moment in words, for the live region."""
    if not model.moments:
        return ""
    return " ".join(one.text for one in told(model.moments[-1], model.me))


def protocol(model: Model, ui: Ui[Msg]) -> Node:
    """The whole game, page by page."""

    def entry(number: int, moment: Moment) -> Element:
        return _entry(model, number, moment, ui)

    title = "Protokoll der Partie"
    return paged(ui, title, model.moments, model.page, entry, Leaf, on_a_page=ON_A_PAGE)


def _entry(model: Model, no: int, moment: Moment, ui: Ui[Msg]) -> Element:
    lines = told(moment, model.me, everything=model.open and model.over)
    return li(value=str(no))[
        p(".gn-step-title")[strong[f"{no}. {title(moment)}"]],
        (line(one, ui.root) for one in lines),
    ]
