"""What happened, as far as the reader's seat may know, each line with its rules."""

from htpy import Element, Node, li, p, strong

from engine.core.play import moments
from engine.last_man_falling import events as e
from engine.last_man_falling import events_more as m
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.wording import tell, tell_action
from widgets.last_man_falling.probe.course import PlayedStep
from widgets.last_man_falling.probe.model import Model, Msg, done_in
from widgets.last_man_falling.probe.moves import ME
from widgets.parts import cites
from widgets.protocol import Leaf, news
from widgets.protocol import protocol as paged
from widgets.widget import Ui

ON_A_PAGE = 20
NEWEST = 6
"""So many steps stand above the hand; the rest is in the protocol."""
PLAIN = (e.TurnCame, m.HandSeen, m.OrderSet, m.CallWindowClosed, m.PlayResumed)
"""What is left out above the hand, because the picture says so."""


def known(event: LmfEvent) -> bool:
    """Whether the reader's seat may know."""
    return event.seen_by is None or ME in event.seen_by


def told(step: PlayedStep, *, short: bool = False) -> list[tuple[LmfEvent, str]]:
    """What the reader may know of a step, each event with its sentence."""
    return [
        (event, tell(before, event))
        for before, event in moments(GAME.evolve, step.before, step.events)
        if known(event) and not (short and isinstance(event, PLAIN))
    ]


def latest(model: Model, ui: Ui[Msg]) -> Element:
    """What happened since the reader did something last, the newest at the bottom."""
    done = done_in(model)
    first = len(done)
    while first and len(done) - first < NEWEST:
        first -= 1
        if done[first].action.seat == ME:
            break
    lines = [line for step in done[first:] for line in told(step, short=True)]
    return news(
        [p(".gn-sentence")[text, cites(event.rules[:2], ui.root)] for event, text in lines[-9:]]
    )


def said(model: Model) -> str:
    """The last step in words, for the live region."""
    done = done_in(model)
    return " ".join(text for _, text in told(done[-1], short=True)) if done else ""


def protocol(model: Model, ui: Ui[Msg]) -> Node:
    """The whole round, page by page."""

    def entry(number: int, step: PlayedStep) -> Element:
        return _entry(number, step, ui)

    title = "Protokoll der Runde"
    return paged(ui, title, done_in(model), model.page, entry, Leaf, on_a_page=ON_A_PAGE)


def _entry(number: int, step: PlayedStep, ui: Ui[Msg]) -> Element:
    return li(value=str(number))[
        p(".gn-step-title")[strong[f"{number}. {tell_action(step.before, step.action)}"]],
        (p(".gn-sentence")[text, cites(event.rules, ui.root)] for event, text in told(step)),
    ]
