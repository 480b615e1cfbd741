"""The protocol as it grows: each step with its sentences and rules, and a way back to it."""

from htpy import Element, Node, button, details, div, li, ol, p, span, strong, summary

from engine.sport_mafia import actions as a
from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.wording import tell, tell_action
from widgets.sport_mafia.lead.course import steps
from widgets.sport_mafia.lead.messages import BackTo, Leaf, Msg
from widgets.sport_mafia.lead.model import Model
from widgets.sport_mafia.lead.words import veiled
from widgets.sport_mafia.telling import happened
from widgets.widget import Ui

ON_A_PAGE = 10
UNSEEN = (a.TakeCard, a.PlanShot, a.AgreeBeacons, a.Shoot, a.AskAbout)
"""What happens while the others have their masks on."""


def records(model: Model, ui: Ui[Msg]) -> Node:
    """The newest steps first on the first page; older ones by leafing."""
    done = steps(model.options, model.log)
    pages = max(1, -(-len(done) // ON_A_PAGE))
    page = min(model.page, pages - 1)
    last = len(done) - page * ON_A_PAGE
    first = max(0, last - ON_A_PAGE)
    count = "ein Schritt" if len(done) == 1 else f"{len(done)} Schritte"
    turns = [
        page + 1 < pages and _turn(ui, "Frühere Schritte", page + 1),
        page > 0 and _turn(ui, "Spätere Schritte", page - 1),
    ]
    entries = [_entry(n, one, model, ui) for n, one in enumerate(done[first:last], first + 1)]
    return details(".gn-fold", id=ui.id("protokoll"))[
        summary[strong["Protokoll"], " ", span(".gn-fold-now")[count]],
        div(".gn-actions")[turns],
        ol(".gn-protocol.gn-log")[entries],
    ]


def _turn(ui: Ui[Msg], label: str, page: int) -> Element:
    return button(".gn-action", ui.click(Leaf(page)), type="button")[label]


def _entry(number: int, one: MafiaStep, model: Model, ui: Ui[Msg]) -> Element:
    """A step; what not everybody saw of it hides under the cover, each sentence by itself.

    That something is hidden may be told of the night only: by day it would tell of the cards.
    """
    hidden = isinstance(one.action, UNSEEN)
    told = [
        veiled(text, event, event.rules, model.options, ui.root)
        for before, event in happened((one,))
        if (text := tell(before, event))
    ]
    back = button(
        ".gn-score-old",
        ui.click(BackTo(number)),
        type="button",
        aria_label=f"Zurück bis nach Schritt {number}",
    )["bis hierher zurück"]
    return li(value=str(number))[
        p[
            strong[f"{number}. "],
            span(".gn-veil")["verdeckt"] if hidden else None,
            strong(class_="gn-secret" if hidden else None)[tell_action(one.before, one.action)],
            number < len(model.log) and [" ", back],
        ],
        told,
    ]
