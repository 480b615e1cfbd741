"""Verpfeifen: whom, whose hand, who plays next, what has to be answered, who has to call."""

from htpy import Node, div, h3, p, strong

from engine.core.play import Seat, step
from engine.last_man_falling.actions import LayVerpfeifen
from engine.last_man_falling.cards import VERPFEIFEN
from engine.last_man_falling.game import GAME
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.phases import Over
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell_action
from widgets.controls import action, chips
from widgets.last_man_falling import judged, swap, tries
from widgets.last_man_falling.aloud import aloud
from widgets.last_man_falling.cases import choose
from widgets.last_man_falling.course import (
    TableStep,
    latest,
    now,
    protocol,
    sentences,
    spoken,
    steps,
)
from widgets.last_man_falling.messages import Do, Msg, Point
from widgets.last_man_falling.scene import piles
from widgets.last_man_falling.swap_cases import CASES, SEVERAL
from widgets.last_man_falling.table_model import Model, from_state, options, with_options
from widgets.last_man_falling.table_setup import Parts, setup
from widgets.last_man_falling.table_update import update
from widgets.parts import refusal, refused_aloud
from widgets.widget import Ui, Widget

PARTS = Parts(
    rules=(
        *(
            "safe_with_one",
            "after_swap",
            "verpfeifen_last",
            "attack_answer",
            "swap_call",
            "forgotten_call",
        ),
        *("bandensterben", "wish_met_by", "wish_covered", "wrong_card"),
    )
)


def init() -> Model:
    """Several Verpfeifen on each other already."""
    return SEVERAL.model()


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The case, the piles, the swap to come or just made, and what the next person can do."""
    done, state = steps(model), now(model)
    made = done[-1] if done and isinstance(done[-1].action, LayVerpfeifen) else None
    return [
        choose(model, CASES, "Darunter liegt", ui),
        setup(model, ui, PARTS),
        div(".gn-scene.gn-lmf-scene")[piles(done[-1] if done else None, state)],
        _swapped(made, ui) if made else latest(done, ui.root),
        tries.refused(model, state, ui),
        _over(state) or _next(model, state, ui, after_swap=made is not None),
        protocol(done, ui.root),
    ]


def _over(state: State) -> Node:
    over = round_over(state)
    return h3[over[0].why] if over or isinstance(state.phase, Over) else None


def _swapped(made: TableStep, ui: Ui[Msg]) -> Node:
    """What the Verpfeifen just laid has done."""
    act = made.action
    if not isinstance(act, LayVerpfeifen):
        return None
    return [
        h3[tell_action(made.before, act)],
        swap.swapped(made) and swap.sides(made, act.seat, act.victim),
        swap.next_up(made, ui.root),
        sentences(made, ui.root),
    ]


def _next(model: Model, state: State, ui: Ui[Msg], *, after_swap: bool) -> Node:
    """The next Verpfeifen if the hand holds one and nothing was swapped just now, and the rest."""
    seat = model.seat
    asks = VERPFEIFEN in state.hand(seat) and not after_swap
    calls = tries.calling(state)
    return [
        asks and _whom(model, state, seat, ui),
        bool(calls) and [h3["Rufen und ertappen"], tries.buttons(state, calls, ui)],
        not asks
        and [
            h3[f"Was darf {state.name(seat)} jetzt legen?"],
            judged.hand(model, state, seat, ui),
        ],
        not asks and tries.buttons(state, tries.besides(state, seat), ui),
    ]


def _whom(model: Model, state: State, seat: Seat, ui: Ui[Msg]) -> Node:
    """Choosing the person, and what would come of it."""
    victim = model.victim if model.victim < len(state.players) else seat
    act = LayVerpfeifen(seat, victim)
    found = GAME.breaches(state, act)
    people = [(s, "sich selbst" if s == seat else q.name) for s, q in enumerate(state.players)]
    return [
        chips(ui, f"Mit wem tauscht {state.name(seat)}?", people, victim, Point),
        refusal(found, ui.root) if found else _preview(step(GAME, state, act), ui),
        tries.buttons(state, tries.besides(state, seat), ui) if found else None,
    ]


def _preview(made: TableStep, ui: Ui[Msg]) -> Node:
    act = made.action
    if not isinstance(act, LayVerpfeifen):
        return None
    return [
        swap.swapped(made) and swap.sides(made, act.seat, act.victim),
        swap.next_up(made, ui.root),
        not swap.swapped(made)
        and [p[strong["Getauscht wird nicht mehr. Dann passiert das:"]], sentences(made, ui.root)],
        div(".gn-actions")[action(ui, tell_action(made.before, act), Do(act), primary=True)],
    ]


def announce(model: Model) -> str:
    """What the last thing done led to, for the live region."""
    return aloud(model, lambda: _swapping(model))


def _swapping(model: Model) -> str:
    """What the swap would lead to."""
    state = now(model)
    victim = model.victim if model.victim < len(state.players) else model.seat
    act = LayVerpfeifen(model.seat, victim)
    if found := GAME.breaches(state, act):
        return refused_aloud(found)
    return spoken(step(GAME, state, act))


VERPFEIFEN_WIDGET: Widget[Model, Msg] = Widget(
    key="lmf/verpfeifen",
    title="Verpfeifen ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=options,
    with_options=with_options,
)
