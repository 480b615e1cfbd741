"""What happened, as far as the seat at the device may know, each line with its rules."""

from htpy import Element, Node, button, li, p, strong

from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.state import Table
from widgets.parts import cites
from widgets.protocol import Leaf, news
from widgets.protocol import protocol as paged
from widgets.sons_of_anarchy.probe.course import PlayedStep
from widgets.sons_of_anarchy.probe.messages import Msg, Rewind
from widgets.sons_of_anarchy.probe.model import Model, done_in, viewer
from widgets.sons_of_anarchy.probe.replay import again
from widgets.sons_of_anarchy.probe.says import headline, told
from widgets.widget import Ui

ON_A_PAGE = 12
NEWEST = 24
"""So many steps are news at most; the rest is in the protocol."""
LINES, SAID = 16, 6
"""So many of the last lines are shown, and read out."""


def fresh(model: Model) -> tuple[PlayedStep, ...]:
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
    found = fresh(model)
    table = found[0].before if found else now
    same = len(table.clubs) == len(now.clubs) and bool(table.course and not table.course.setup)
    return table if same else now


def newest(model: Model, most: int) -> list[tuple[SoaEvent, str]]:
    """The last lines of the news; no more steps are told than that takes."""
    lines: list[tuple[SoaEvent, str]] = []
    for step in reversed(fresh(model)):
        lines = told(step, viewer(model), short=True) + lines
        if len(lines) >= most:
            break
    return lines[-most:]


def latest(model: Model, ui: Ui[Msg]) -> Element:
    """The news, the newest first: turned round by the style sheet."""
    return news(
        [
            p(".gn-sentence")[text, cites(event.rules[:2], ui.root)]
            for event, text in newest(model, LINES)
        ]
    )


def said(model: Model) -> str:
    """The news in words, for the live region."""
    return " ".join(text for _, text in newest(model, SAID))


def protocol(model: Model, ui: Ui[Msg]) -> Node:
    """The whole game, page by page."""
    seat = viewer(model)

    def entry(number: int, step: PlayedStep) -> Element:
        return _entry(number, step, seat, ui)

    return paged(
        ui,
        "Protokoll",
        done_in(model),
        model.page,
        entry,
        Leaf,
        on_a_page=ON_A_PAGE,
        more=not model.rest and again(ui),
    )


def _entry(number: int, step: PlayedStep, seat: int | None, ui: Ui[Msg]) -> Element:
    return li(value=str(number))[
        p(".gn-step-title")[
            strong[f"{number}. {headline(step.before, step.action, seat)}"],
            " ",
            button(".gn-look", ui.click(Rewind(number)), type="button")["ansehen"],
        ],
        (p(".gn-sentence")[text, cites(event.rules, ui.root)] for event, text in told(step, seat)),
    ]
