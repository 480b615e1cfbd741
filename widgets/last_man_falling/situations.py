"""A widget of prepared tables: choose one, play on, and see what each step costs whom and why."""

from collections.abc import Callable
from dataclasses import dataclass

from htpy import Node, div, h3, p

from engine.core.german import listed
from engine.last_man_falling.actions import Action
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.phases import (
    Attack,
    Jail,
    Penalties,
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.state import State
from widgets.last_man_falling import judged, tries
from widgets.last_man_falling.aloud import aloud
from widgets.last_man_falling.cases import Case, choose
from widgets.last_man_falling.course import latest, now, protocol, steps
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.scene import scene
from widgets.last_man_falling.table_model import Model, from_state, options, with_options
from widgets.last_man_falling.table_setup import Parts, setup
from widgets.last_man_falling.table_update import update
from widgets.widget import Ui, Widget

type Besides = Callable[[State], tuple[Action, ...]]
type GoingOn = Callable[[Model, State, Ui[Msg]], Node]


def headline(state: State) -> str:
    """What the table is waiting for."""
    if over := round_over(state):
        return over[0].why.rstrip(".")
    name = state.name(state.turn)
    match state.phase:
        case Attack() | Threat() | Jail():
            return f"{name} muss antworten"
        case Trial(attack=attack):
            return f"{state.name(attack.by)} muss die Hand zeigen"
        case Penalties(due=due):
            who = listed([state.name(d.seat) for d in due])
            return f"{who} {'muss' if len(due) == 1 else 'müssen'} ziehen"
        case Shuffling():
            return "Der Stapel ist leer"
    return f"{name} ist am Zug"


def _named(model: Model) -> str:
    return f"{headline(now(model))}."


@dataclass(frozen=True, slots=True)
class Situations:
    """``cases`` to begin with; ``legend`` asks which. ``going_on``: what can be done now.

    ``headline``: what the table is waiting for. ``resting``: what to say aloud where nothing was
    done yet.
    """

    cases: tuple[Case, ...]
    legend: str
    parts: Parts
    going_on: GoingOn
    headline: Callable[[State], str] = headline
    resting: Callable[[Model], str] = _named


def situations(
    key: str, title: str, init: Callable[[], Model], asked: Situations
) -> Widget[Model, Msg]:
    """The widget of these tables."""
    return Widget(
        key=key,
        title=title,
        model=Model,
        message=Msg,
        init=init,
        from_state=from_state,
        update=update,
        view=lambda model, ui: view(asked, model, ui),
        announce=lambda model: aloud(model, lambda: asked.resting(model)),
        options=options,
        with_options=with_options,
    )


def view(asked: Situations, model: Model, ui: Ui[Msg]) -> Node:
    """The choice, the table, what was done last, and what can be done until the round is over."""
    done, state = steps(model), now(model)
    return [
        choose(model, asked.cases, asked.legend, ui),
        setup(model, ui, asked.parts),
        div(".gn-scene")[scene(done[-1] if done else None, state)],
        h3[asked.headline(state)],
        tries.refused(model, state, ui),
        latest(done, ui.root) if model.refused is None else None,
        None if round_over(state) else asked.going_on(model, state, ui),
        protocol(done, ui.root),
    ]


def hand_and(besides: Besides) -> GoingOn:
    """The hand that is shown, and buttons for what else can be tried; ``besides``: more than at
    any table."""

    def going_on(model: Model, state: State, ui: Ui[Msg]) -> Node:
        seat = model.seat
        hand = isinstance(state.phase, Turn | Attack | Threat | Jail)
        more = besides(state) if hand else ()
        return [
            hand and p(".gn-muted")[f"Das hält {state.name(seat)}. Tippt eine Karte an:"],
            hand and judged.hand(model, state, seat, ui),
            tries.buttons(state, (*tries.besides(state, seat), *more), ui),
        ]

    return going_on
