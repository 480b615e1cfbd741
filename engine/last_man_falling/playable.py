"""May this card be laid now? Fast, for whoever has to try many; and with all reasons."""

from dataclasses import dataclass

from engine.core.play import Breach, Seat
from engine.last_man_falling.actions import Lay, LayVerpfeifen, LayVierfach, LayWaffenwahl
from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    Card,
    NumberCard,
    WildCard,
    without,
)
from engine.last_man_falling.fitting import evidence, lies_on
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.ordinary import lay_breaches, waffenwahl_breaches
from engine.last_man_falling.phases import Attack, Jail, Threat, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.swapping import targets, verpfeifen_breaches
from engine.last_man_falling.vierfach import escapes_spiral, vierfach_breaches


@dataclass(frozen=True, slots=True)
class Playable:
    """A card in hand; ``reasons``: every reason against laying it now, empty: it may be laid."""

    card: Card
    reasons: tuple[Breach, ...]


def playable(state: State, seat: Seat) -> tuple[Playable, ...]:
    """For each card that ``seat`` holds (equal ones once): may it be laid now, else why not."""
    hand = dict.fromkeys(state.hand(seat))
    if over := round_over(state):
        return tuple(Playable(card, over) for card in hand)
    return tuple(Playable(card, against(state, seat, card)) for card in hand)


def answers(state: State, seat: Seat) -> tuple[Playable, ...]:
    """For each card of ``seat``: may it answer the attack that waits; nothing waits: empty."""
    return playable(state, seat) if isinstance(state.phase, (Threat, Attack, Jail)) else ()


def against(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """Every reason against laying ``card``, with whatever wish or victim suits best."""
    if not isinstance(card, WildCard):
        return lay_breaches(state, Lay(seat, card))
    if card == WAFFENWAHL:
        return waffenwahl_breaches(state, LayWaffenwahl(seat, "gift"))
    if card == VIERFACH:
        return vierfach_breaches(state, LayVierfach(seat, "gift"))
    whom = next(iter(targets(state, seat)), (seat + 1) % len(state.players))
    return verpfeifen_breaches(state, LayVerpfeifen(seat, whom))


def must_be_laid(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that forbid drawing: those with a weapon that fit (LMF-G07)."""
    ground, options = state.ground, state.options
    return tuple(c for c in dict.fromkeys(state.hand(seat)) if lies_on(c, ground, options))


def layable(state: State, seat: Seat, card: Card) -> bool:
    """Whether ``card`` may be laid by ``seat`` on turn, penalties just served left aside."""
    if not isinstance(card, WildCard):
        return lies_on(card, state.ground, state.options)
    hand, options = state.hand(seat), state.options
    if card == VERPFEIFEN:
        if options.safe_with_one and not targets(state, seat):
            return False
        return len(hand) > 1 or options.verpfeifen_last == "ends"
    if len(hand) == 1:
        return False
    if card == WAFFENWAHL:
        top = state.ground.card
        return top != WAFFENWAHL and (top != VIERFACH or options.waffenwahl_on_vierfach)
    if state.ground.card == VIERFACH and not options.vierfach_on_vierfach:
        return False
    if options.spirale and escapes_spiral(state, seat):
        return False
    return options.mode == "table" or justified(state, seat)


def justified(state: State, seat: Seat) -> bool:
    """Whether a Vierfach-Attentat of ``seat`` would stand before the Staatsanwalt."""
    rest = without(state.hand(seat), VIERFACH)
    return not evidence(rest, state.ground, state.options)


def ends_the_spiral(state: State, seat: Seat, card: Card) -> bool:
    """Whether the drawn ``card`` ends the Spirale (LMF-102, LMF-G48)."""
    if state.options.spirale_stops == "number":
        return isinstance(card, NumberCard) and lies_on(card, state.ground, state.options)
    if card == VIERFACH:
        return layable(state, seat, card) and justified(state, seat)
    return layable(state, seat, card)


def spiral_goes_on(state: State, seat: Seat) -> bool:
    """Whether ``seat`` has to draw on: the Spirale is played, nothing fits yet."""
    phase = state.phase
    if not state.options.spirale or not isinstance(phase, Turn) or not phase.drawn:
        return False
    if ends_the_spiral(state, seat, phase.drawn[-1]):
        return False
    before = without(state.hand(seat), *phase.drawn)
    return not any(lies_on(c, state.ground, state.options) for c in before)
