"""Buttons that say beforehand whether they may be pressed; the refused one says why."""

from collections.abc import Iterable

from htpy import Element, Node, div, p, small, span, strong

from engine.core.play import Seat
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    Call,
    Catch,
    DrawCard,
    DrawPenalty,
    NameWeapon,
    Pass,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.cards import WEAPONS
from engine.last_man_falling.choices import asides
from engine.last_man_falling.game import GAME
from engine.last_man_falling.penalties import to_draw
from engine.last_man_falling.phases import Attack, Jail, Naming, Penalties, Shuffling, Threat, Trial
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell_action
from widgets import dealer
from widgets.controls import action
from widgets.last_man_falling.course import Played, reasons
from widgets.last_man_falling.messages import Do, Msg
from widgets.parts import refusal
from widgets.pictures.icons import icon
from widgets.widget import Ui


def besides(state: State, seat: Seat) -> tuple[Action, ...]:
    """What ``seat`` could do instead of laying a card, allowed or not."""
    match state.phase:
        case Attack():
            return (Accept(seat), Accuse(seat), DrawPenalty(seat, 4), Accept(state.turn))
        case Threat(count=count):
            return (Accept(seat), DrawPenalty(seat, count), DrawCard(seat))
        case Jail():
            return (Accept(seat), DrawCard(seat))
        case Naming(seat=namer):
            return tuple(NameWeapon(namer, w) for w in WEAPONS)
        case Trial(attack=attack):
            return (ShowHand(attack.by), DrawPenalty(attack.victim, 4))
        case Penalties(due=due):
            return tuple(DrawPenalty(d.seat, to_draw(state, d)) for d in due)
    return (DrawCard(seat), Pass(seat))


def calling(state: State) -> tuple[Action, ...]:
    """Calls and catching where they are due."""
    return tuple(a for a in asides(state) if isinstance(a, Call | Catch))


def buttons(state: State, actions: Iterable[Action], ui: Ui[Msg]) -> Element:
    """Each action once, with ✓ or ✗ in front."""
    return div(".gn-actions.gn-tries")[
        [_button(state, a, ui) for a in dict.fromkeys(actions)],
        isinstance(state.phase, Shuffling)
        and action(ui, "Ablage mischen", lambda _: shuffled(state), primary=True),
    ]


def _button(state: State, act: Action, ui: Ui[Msg]) -> Element:
    found = GAME.breaches(state, act)
    sign = icon("cross") if found else icon("check")
    css = "gn-try-no" if found else "gn-try-yes"
    word = "nicht erlaubt: " if found else "erlaubt: "
    face = span(f".gn-try.{css}")[sign, small(".gn-unseen")[word], tell_action(state, act)]
    return action(ui, face, Do(act))


def shuffled(state: State) -> Do:
    """Chance: the rest of the discard pile in some order."""
    return Do(Shuffled(dealer.shuffled(state.to_shuffle)))


def refused[M](model: Played, state: State, ui: Ui[M]) -> Node:
    """What was tried last, and every reason against it."""
    if model.refused is None:
        return None
    return div(".gn-tried")[
        p[strong[f"{tell_action(state, model.refused)}?"]],
        refusal(reasons(model), ui.root),
    ]
