"""„Was wäre sinnvoll?“: what a sensible opponent would do with the reader's hand, and why."""

from htpy import Element, div, p, strong

from engine.last_man_falling import actions as a
from engine.last_man_falling.phases import Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.view import view
from engine.last_man_falling.wording import tell_action
from widgets.dealer import stream
from widgets.last_man_falling.opponents import sensible
from widgets.last_man_falling.opponents.choice import Choice
from widgets.last_man_falling.probe.model import LAYINGS, Model, Msg, my_moves
from widgets.last_man_falling.probe.moves import ME
from widgets.widget import Ui

LEFT = {"last": 1, "two": 2, "three": 3}


def advised(model: Model, state: State) -> Choice | None:
    """What would be sensible now; None: there is nothing to do. Looks at no other hand."""
    mine = my_moves(model)
    first = [m for m in mine if isinstance(m, a.Catch | a.PointOut)]
    owed = [m for m in mine if isinstance(m, a.Call)]
    late = [m for m in owed if any(o.seat == ME and o.call == m.call for o in state.calls)]
    seen, chance = view(state, ME), stream(model.table.seed)
    if late:
        return sensible.choose(seen, late, chance)
    if first:
        return _between(first)
    # an accusation after drawing (a house rule) is a hunch: nothing new speaks for it
    hunch = a.Accuse if isinstance(state.phase, Turn) else a.Call
    rest = [m for m in mine if not isinstance(m, a.Call | a.Catch | a.PointOut | hunch)]
    if not rest:
        return None
    chosen = sensible.choose(seen, rest, chance)
    left = len(state.hand(ME)) - getattr(chosen.action, "count", 1)
    early = [m for m in owed if LEFT[m.call] == left]
    if early and isinstance(chosen.action, LAYINGS):
        why = f"Danach geht es weiter: {tell_action(state, chosen.action)}. {chosen.why}"
        return Choice(early[0], why)
    return chosen


def _between(found: list[a.Catch | a.PointOut]) -> Choice:
    if isinstance(found[0], a.Catch):
        return Choice(found[0], "Wer seinen Ruf vergisst und ertappt wird, zieht zwei Karten.")
    return Choice(found[0], "Wer verpennt und geweckt wird, zieht eine Karte.")


def advice(model: Model, state: State, ui: Ui[Msg]) -> Element:
    """The advice as it stands above the hand."""
    found = advised(model, state)
    if found is None:
        return div(".gn-advice")[p["Gerade könnt ihr nichts tun."]]
    return div(".gn-advice")[
        p[strong["Sinnvoll: "], f"{tell_action(state, found.action)}. ", found.why]
    ]
