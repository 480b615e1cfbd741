"""The chapter as a game: from laying a Vierfach-Attentat to the card that follows it.

Ordinary drawing, passing and the effects of the other special cards belong to other chapters;
where only they could go on, nobody is awaited any more.
"""

from engine.core.play import Breach, Game, Seat
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
)
from engine.last_man_falling.cards import VIERFACH, WAFFENWAHL, WEAPONS, NumberCard
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.evolve import evolve
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.ordinary import (
    lay,
    lay_breaches,
    lay_waffenwahl,
    waffenwahl_breaches,
)
from engine.last_man_falling.penalties import draw, draw_breaches, to_draw
from engine.last_man_falling.staatsanwalt import accuse, accuse_breaches, show, show_breaches
from engine.last_man_falling.state import Attack, Penalties, State, Trial, Turn
from engine.last_man_falling.vierfach import (
    accept,
    accept_breaches,
    lay_vierfach,
    vierfach_breaches,
)
from engine.last_man_falling.view import View, view


def breaches(state: State, action: Action) -> tuple[Breach, ...]:
    """Every reason against the action. Raises ValueError for a seat that does not exist."""
    if not 0 <= action.seat < len(state.players):
        raise ValueError(f"no seat {action.seat}")
    if over := round_over(state):
        return over
    match action:
        case Lay():
            return lay_breaches(state, action)
        case LayWaffenwahl():
            return waffenwahl_breaches(state, action)
        case LayVierfach():
            return vierfach_breaches(state, action)
        case Accept():
            return accept_breaches(state, action)
        case Accuse():
            return accuse_breaches(state, action)
        case ShowHand():
            return show_breaches(state, action)
        case DrawPenalty():
            return draw_breaches(state, action)


def decide(state: State, action: Action) -> tuple[LmfEvent, ...]:
    """The events a legal action causes."""
    match action:
        case Lay():
            return lay(state, action)
        case LayWaffenwahl():
            return lay_waffenwahl(state, action)
        case LayVierfach():
            return lay_vierfach(state, action)
        case Accept():
            return accept(state, action)
        case Accuse():
            return accuse(state, action)
        case ShowHand():
            return show(state, action)
        case DrawPenalty():
            return draw(state, action)


def options(state: State) -> tuple[Action, ...]:
    """All legal actions, each once."""
    return tuple(a for a in _thinkable(state) if not breaches(state, a))


def _thinkable(state: State) -> tuple[Action, ...]:
    """What the phase is about, before anybody asks whether it is allowed."""
    match state.phase:
        case Turn():
            seat, hand = state.turn, dict.fromkeys(state.hand(state.turn))
            plain = [Lay(seat, card) for card in hand if isinstance(card, NumberCard)]
            wild = [LayWaffenwahl(seat, w) for w in WEAPONS if WAFFENWAHL in hand]
            return (*plain, *wild, *(LayVierfach(seat, w) for w in WEAPONS if VIERFACH in hand))
        case Attack(victim=victim):
            return (Accept(victim), *(Accuse(seat) for seat in range(len(state.players))))
        case Trial(attack=attack):
            return (ShowHand(attack.by),)
        case Penalties(due=due):
            return tuple(DrawPenalty(d.seat, to_draw(state, d)) for d in due)


def awaiting(state: State) -> tuple[Seat, ...]:
    """Who can act now; empty when the round is over or the chapter ends here."""
    return tuple(dict.fromkeys(action.seat for action in options(state)))


GAME: Game[State, Action, LmfEvent, View] = Game(
    "lmf", breaches, decide, evolve, options, view, awaiting
)
