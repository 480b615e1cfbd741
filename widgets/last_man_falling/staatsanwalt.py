"""The Staatsanwalt widget: set a case, lay the card, accuse, read the verdict."""

from htpy import Node, div

from widgets.last_man_falling.course import latest, now, protocol, steps
from widgets.last_man_falling.scene import scene
from widgets.last_man_falling.trial_model import Model, Msg, from_state, init, update, with_options
from widgets.last_man_falling.trial_play import announce, play
from widgets.last_man_falling.trial_setup import setup
from widgets.widget import Ui, Widget


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The case as it is set, the table, what can be tried, and the protocol."""
    done = steps(model)
    return [
        setup(model, ui),
        div(".gn-scene")[scene(done[-1] if done else None, now(model))],
        latest(done, ui.root),
        div(".gn-play")[play(model, ui)],
        protocol(done, ui.root),
    ]


STAATSANWALT: Widget[Model, Msg] = Widget(
    key="lmf/staatsanwalt",
    title="Vierfach-Attentat und Staatsanwalt ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.start.options,
    with_options=with_options,
)
