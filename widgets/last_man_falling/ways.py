"""How a card is laid: with which wish, whom it hits, how many at once."""

from engine.core.play import Breach, Seat
from engine.last_man_falling.actions import (
    Lay,
    Laying,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
)
from engine.last_man_falling.cards import (
    VIERFACH,
    WAFFENWAHL,
    Card,
    WildCard,
    without,
)
from engine.last_man_falling.fitting import Fit, evidence
from engine.last_man_falling.game import GAME
from engine.last_man_falling.playable import playable
from engine.last_man_falling.state import State
from widgets.last_man_falling.table_model import Model, other_than


def way(model: Model, state: State, seat: Seat, card: Card) -> Laying:
    """``seat`` lays ``card`` with the wish, the person and the number that are set."""
    if not isinstance(card, WildCard):
        held = state.hand(seat).count(card)
        return Lay(seat, card, min(model.count, max(held, 1)))
    if card == WAFFENWAHL:
        return LayWaffenwahl(seat, model.said)
    if card == VIERFACH:
        return LayVierfach(seat, model.said)
    victim = model.victim if model.victim < len(state.players) else seat
    return LayVerpfeifen(seat, other_than(state, seat) if victim == seat else victim)


def against(model: Model, state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """Every reason against laying ``card`` so, also where the table lets it happen and punishes
    it; several at once are asked for as they are set."""
    if model.count > 1 and isinstance(action := way(model, state, seat, card), Lay):
        return GAME.breaches(state, action)
    return next((p.reasons for p in playable(state, seat) if p.card == card), ())


def happens(model: Model, state: State, seat: Seat, card: Card) -> bool:
    """Whether the card lies there if it is laid, allowed or not."""
    return not GAME.breaches(state, way(model, state, seat, card))


def bluffs(state: State, seat: Seat, card: Card) -> tuple[Fit, ...]:
    """What the Staatsanwalt would find against a Vierfach-Attentat; of another card nothing."""
    hand = state.hand(seat)
    if card != VIERFACH or card not in hand:
        return ()
    return evidence(without(hand, VIERFACH), state.ground, state.options)
