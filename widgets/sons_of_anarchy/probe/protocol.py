"""What happened, as far as the seat at the device may know, each line with its rules."""

from htpy import Element, Node, button, details, div, li, ol, p, span, strong, summary

from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.state import Table
from widgets.parts import cites
from widgets.sons_of_anarchy.probe.course import PlayedStep
from widgets.sons_of_anarchy.probe.messages import Leaf, Msg, Rewind
from widgets.sons_of_anarchy.probe.model import Model, done_in, viewer
from widgets.sons_of_anarchy.probe.replay import again
from widgets.sons_of_anarchy.probe.says import headline, told
from widgets.widget import Ui

ON_A_PAGE = 12
NEWEST = 24
"""So many steps are news at most; the rest is in the protocol."""
LINES, SAID = 16, 6
"""So many of the last lines are shown, and read out."""


def news(model: Model) -> tuple[PlayedStep, ...]:
    """What happened since a person did something last."""
    done = done_in(model)
    first = len(done)
    while first and len(done) - first < NEWEST:
        first -= 1
        if getattr(done[first].action, "seat", -1) in model.seating.people:
            break
    return done[first:]


def before(model: Model, now: Table) -> Table:
    """The table before the news."""
    found = news(model)
    table = found[0].before if found else now
    same = len(table.clubs) == len(now.clubs) and bool(table.course and not table.course.setup)
    return table if same else now


def newest(model: Model, most: int) -> list[tuple[SoaEvent, str]]:
    """The last lines of the news; no more steps are told than that takes."""
    lines: list[tuple[SoaEvent, str]] = []
    for step in reversed(news(model)):
        lines = told(step, viewer(model), short=True) + lines
        if len(lines) >= most:
            break
    return lines[-most:]


def latest(model: Model, ui: Ui[Msg]) -> Element:
    """The news, the newest first: turned round by the style sheet."""
    return div(".gn-latest.gn-news", role="group", aria_label="Zuletzt geschehen", tabindex="0")[
        (
            p(".gn-sentence")[text, cites(event.rules[:2], ui.root)]
            for event, text in reversed(newest(model, LINES))
        )
    ]


def said(model: Model) -> str:
    """The news in words, for the live region."""
    return " ".join(text for _, text in newest(model, SAID))


def protocol(model: Model, ui: Ui[Msg]) -> Node:
    """The whole game, page by page, the newest page first."""
    done = done_in(model)
    pages = max(1, -(-len(done) // ON_A_PAGE))
    page = min(model.page, pages - 1)
    last = len(done) - page * ON_A_PAGE
    first = max(0, last - ON_A_PAGE)
    return details(".gn-fold", id=ui.id("protocol"))[
        summary[strong["Protokoll"], " ", span(".gn-fold-now")[f"{len(done)} Schritte"]],
        div(".gn-actions")[
            page + 1 < pages and _turn(ui, "Frühere Schritte", page + 1),
            page > 0 and _turn(ui, "Spätere Schritte", page - 1),
            not model.rest and again(ui),
        ],
        ol(".gn-protocol.gn-log")[
            (
                _entry(number, step, viewer(model), ui)
                for number, step in enumerate(done[first:last], first + 1)
            )
        ],
    ]


def _turn(ui: Ui[Msg], label: str, page: int) -> Element:
    return button(".gn-action", ui.click(Leaf(page)), type="button")[label]


def _entry(number: int, step: PlayedStep, seat: int | None, ui: Ui[Msg]) -> Element:
    return li(value=str(number))[
        p(".gn-step-title")[
            strong[f"{number}. {headline(step.before, step.action, seat)}"],
            " ",
            button(".gn-look", ui.click(Rewind(number)), type="button")["ansehen"],
        ],
        (p(".gn-sentence")[text, cites(event.rules, ui.root)] for event, text in told(step, seat)),
    ]
