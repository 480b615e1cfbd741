"""The protocol as it grows: each step with its sentences and rules, and a way back to it."""

from htpy import Element, Node, button, li, p, span, strong

from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.wording import tell, tell_action
from widgets.protocol import Leaf, protocol
from widgets.sport_mafia.lead.course import steps
from widgets.sport_mafia.lead.messages import BackTo, Msg
from widgets.sport_mafia.lead.model import Model
from widgets.sport_mafia.lead.words import UNSEEN, veiled
from widgets.sport_mafia.telling import happened
from widgets.widget import Ui

ON_A_PAGE = 10


def records(model: Model, ui: Ui[Msg]) -> Node:
    """All steps, page by page."""

    def entry(number: int, one: MafiaStep) -> Element:
        return _entry(number, one, model, ui)

    done = steps(model.options, model.log)
    return protocol(
        ui, "Protokoll", done, model.page, entry, Leaf, on_a_page=ON_A_PAGE, id_="protokoll"
    )


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
