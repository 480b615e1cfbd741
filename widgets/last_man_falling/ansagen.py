"""Calls: lay down to the last cards, call or forget it, be caught in time or too late."""

from htpy import Element, Node, div, h3, h4

from engine.core.german import listed
from engine.core.play import Seat
from engine.last_man_falling.actions import Action, Call, Catch
from engine.last_man_falling.calls import due_call, early_calls
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.phases import CallName, Penalties, Shuffling
from engine.last_man_falling.state import State
from engine.last_man_falling.words import CALL_WORDS, cards_word
from widgets.last_man_falling import judged, tries
from widgets.last_man_falling.call_cases import BASE, CASES
from widgets.last_man_falling.course import now
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.situations import Situations, situations
from widgets.last_man_falling.table_model import Model
from widgets.last_man_falling.table_setup import Parts
from widgets.widget import Ui, Widget

PARTS = Parts(
    rules=("forgotten_call", "swap_call", "bandensterben", "dauerfeuer", "wrong_card"),
)


def init() -> Model:
    """Rosa is about to lay her last but one card."""
    return BASE.model()


def headline(state: State) -> str:
    """Who should have called, and until when that can be noticed."""
    if over := round_over(state):
        return over[0].why
    if state.called:
        return f"Gerufen ist „{CALL_WORDS[state.called]}“; jetzt fehlt noch die Karte"
    if not state.calls:
        return f"{state.name(state.turn)} ist am Zug, und kein Ruf steht aus"
    who = listed([state.name(o.seat) for o in state.calls])
    if any(o.seat == state.turn for o in state.calls):
        return f"Ein Ruf steht aus, von {who}"
    return f"Ein Ruf steht aus, von {who}: Zeit ist, bis {state.name(state.turn)} handelt"


def _running(model: Model, state: State, ui: Ui[Msg]) -> Node:
    """Who can call and catch, and the hand of the one who has to act."""
    seat = model.seat
    names = listed([state.name(s) for s in callers(model, state)])
    return [
        div(".gn-callers")[
            _column(f"Was {names} rufen kann", _calls(model), state, ui),
            _column("Die anderen passen auf", _catches(model), state, ui),
        ],
        h3[f"Und {state.name(seat)} macht weiter"],
        not isinstance(state.phase, Penalties | Shuffling) and judged.hand(model, state, seat, ui),
        tries.buttons(state, tries.besides(state, seat), ui),
    ]


def _column(title: str, actions: tuple[Action, ...], state: State, ui: Ui[Msg]) -> Element:
    return div[h4[title], tries.buttons(state, actions, ui)]


def callers(model: Model, state: State) -> tuple[Seat, ...]:
    """Whose call is of interest: who owes one, else who has laid last, else who is on turn."""
    owing = tuple(o.seat for o in state.calls)
    if owing:
        return owing
    if early_calls(state, state.turn) or not model.actions:
        return (state.turn,)
    last = model.actions[-1].seat
    return (last,) if last >= 0 else (state.turn,)


def _calls(model: Model) -> tuple[Action, ...]:
    """Every call that might be made, the right one first."""
    state = now(model)
    names: tuple[CallName, ...] = ("last",)
    if state.options.bandensterben:
        names = ("three", "two", "last")
    found: list[Action] = []
    for seat in callers(model, state):
        due = due_call(state, seat)
        found += [Call(seat, due.call)] if due else []
        found += [Call(seat, name) for name in names]
    return tuple(dict.fromkeys(found))


def _catches(model: Model) -> tuple[Action, ...]:
    state = now(model)
    return tuple(
        Catch(seat, whom)
        for whom in callers(model, state)
        for seat in range(len(state.players))
        if seat != whom
    )[:6]


def _resting(model: Model) -> str:
    state = now(model)
    return f"{state.name(model.seat)} hält {cards_word(len(state.hand(model.seat)))}."


ANSAGEN: Widget[Model, Msg] = situations(
    "lmf/ansagen",
    "Rufen, vergessen, ertappen",
    init,
    Situations(CASES, "Gespielt wird", PARTS, _running, headline, _resting),
)
