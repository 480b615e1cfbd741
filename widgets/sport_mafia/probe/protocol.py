"""What happened, moment by moment, each line with its rules."""

from htpy import Element, Node, button, details, div, li, ol, p, span, strong, summary

from widgets.sport_mafia.probe.course import Moment
from widgets.sport_mafia.probe.lines import line
from widgets.sport_mafia.probe.model import Leaf, Model, Msg
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
    return div(".gn-latest.gn-news", role="group", aria_label="Zuletzt geschehen", tabindex="0")[
        # newest first: turned round by the style sheet, so that it is in view without scrolling
        (line(one, ui.root, 0 if one.spoken else 2) for one in reversed(lines[-NEWEST:]))
    ]


def said(model: Model) -> str:
    """The last moment in words, for the live region."""
    if not model.moments:
        return ""
    return " ".join(one.text for one in told(model.moments[-1], model.me))


def protocol(model: Model, ui: Ui[Msg]) -> Node:
    """The whole game, page by page, the newest page first."""
    done = model.moments
    pages = max(1, -(-len(done) // ON_A_PAGE))
    page = min(model.page, pages - 1)
    last = len(done) - page * ON_A_PAGE
    first = max(0, last - ON_A_PAGE)
    count = "ein Schritt" if len(done) == 1 else f"{len(done)} Schritte"
    return details(".gn-fold", id=ui.id("protocol"))[
        summary[strong["Protokoll der Partie"], " ", span(".gn-fold-now")[count]],
        div(".gn-actions")[
            page + 1 < pages and _turn(ui, "Frühere Schritte", page + 1),
            page > 0 and _turn(ui, "Spätere Schritte", page - 1),
        ],
        ol(".gn-protocol.gn-log")[
            (_entry(model, no, moment, ui) for no, moment in enumerate(done[first:last], first + 1))
        ],
    ]


def _turn(ui: Ui[Msg], label: str, page: int) -> Element:
    return button(".gn-action", ui.click(Leaf(page)), type="button")[label]


def _entry(model: Model, no: int, moment: Moment, ui: Ui[Msg]) -> Element:
    lines = told(moment, model.me, everything=model.open and model.over)
    return li(value=str(no))[
        p(".gn-step-title")[strong[f"{no}. {title(moment)}"]],
        (line(one, ui.root) for one in lines),
    ]
