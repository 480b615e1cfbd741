"""The six orders to try: what is possible where, and every reason against what is not."""

from dataclasses import replace

from htpy import Node, div

from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.wording import tell_action
from widgets.parts import refused_aloud
from widgets.sons_of_anarchy import told, town
from widgets.sons_of_anarchy.ordering.change import update
from widgets.sons_of_anarchy.ordering.following import following
from widgets.sons_of_anarchy.ordering.grid import grid
from widgets.sons_of_anarchy.ordering.model import Model, Msg, planned
from widgets.sons_of_anarchy.ordering.places import from_state, init
from widgets.sons_of_anarchy.ordering.placing import placing
from widgets.sons_of_anarchy.ordering.planning import planning
from widgets.sons_of_anarchy.try_model import with_options as tried_with
from widgets.widget import Ui, Widget


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The table, what just happened, what is due or possible, the planned order, the set-up."""
    tried, now = model.tried, model.now
    due = following(model, ui)
    return [
        div(".gn-scene")[town.town(told.at_once(tried.news), now)],
        told.refused(now, tried.refused, ui),
        told.latest(told.lines(tried.news), ui),
        due if due is not None else [grid(model, ui), planning(model, ui)],
        placing(model, ui),
        told.protocol(told.lines(tried.steps), ui),
    ]


def announce(model: Model) -> str:
    """What the last change led to, or what the rules say to the planned order."""
    tried, now = model.tried, model.now
    if found := told.heard(now, tried.refused, tried.news):
        return found
    deed = planned(now, model.plan)
    reasons = SOA.breaches(now, deed)
    return f"{tell_action(now, deed)}: {refused_aloud(reasons) if reasons else 'Das geht.'}"


def with_options(model: Model, options: Options) -> Model:
    """The same table under other readings; ValueError where a move is not allowed then."""
    return replace(model, tried=tried_with(model.tried, options))


BEFEHLE: Widget[Model, Msg] = Widget(
    key="soa/befehle",
    title="Die Befehle zum Ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.tried.table.options,
    with_options=with_options,
)
