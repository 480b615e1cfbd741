"""„Was wäre sinnvoll?“: what a sensible opponent would do on that seat, and why."""

from htpy import Element, div, p, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell_action
from widgets.controls import action
from widgets.dealer import stream
from widgets.sons_of_anarchy.opponents.automatic import thought
from widgets.sons_of_anarchy.opponents.choice import Choice
from widgets.sons_of_anarchy.probe.messages import Msg
from widgets.sons_of_anarchy.probe.model import Model
from widgets.sons_of_anarchy.probe.update import doing
from widgets.widget import Ui


def advised(model: Model, table: Table, seat: Seat) -> Choice:
    """What would be sensible now; it sees no more than the seat does."""
    return thought(table, seat, "sensible", stream(model.seating.seed, len(model.course)))


def advice(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Element:
    """The advice, with a button that follows it."""
    found = advised(model, table, seat)
    return div(".gn-advice")[
        p[strong["Sinnvoll: "], f"{tell_action(table, found.action)}. ", found.why],
        action(ui, "So machen wir es", doing(model, found.action)),
    ]
