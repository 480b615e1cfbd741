"""What speaks against laying any card right now, whatever it is."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.cards import VIERFACH, Card
from engine.last_man_falling.rules.staatsanwalt import HAND_IS_SHOWN, WRONG_ACCUSER_SKIPPED
from engine.last_man_falling.rules.turn import LAY_FROM_HAND, OUT_OF_TURN, ROUND_ENDS
from engine.last_man_falling.rules.vierfach import (
    NEXT_DRAWS_FOUR,
    NO_ANSWER_WITH_VIERFACH,
    NONE_OF_THE_DRAWN,
    VICTIM_LOSES_TURN,
)
from engine.last_man_falling.state import Attack, Penalties, Served, State, Trial, Turn
from engine.last_man_falling.words import card_name, cards_word, listed

LOSES_TURN: dict[str, Rule] = {
    "attack": VICTIM_LOSES_TURN,
    "wrong-accuser": WRONG_ACCUSER_SKIPPED,
}
"""The penalties that cost the turn, unless the option says otherwise."""


def round_over(state: State) -> tuple[Breach, ...]:
    """The one reason against everything once somebody has laid the last card."""
    if state.winner is None:
        return ()
    name = state.name(state.winner)
    return (Breach(ROUND_ENDS, f"Die Runde ist vorbei: {name} hat keine Karte mehr."),)


def against_laying(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """Wrong moment, wrong person, or not this card's owner; what fits is another question."""
    return (*_moment(state, seat, card), *_served(state, seat, card), *_held(state, seat, card))


def _held(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    if card in state.hand(seat):
        return ()
    why = f"{state.name(seat)} hat diese Karte nicht auf der Hand: {card_name(card)}."
    return (Breach(LAY_FROM_HAND, why),)


def _moment(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    name = state.name(seat)
    match state.phase:
        case Turn():
            if seat == state.turn:
                return ()
            why = f"{name} ist nicht am Zug, sondern {state.name(state.turn)}."
            return (Breach(OUT_OF_TURN, why),)
        case Attack(victim=victim):
            if seat != victim:
                why = f"{name} ist nicht am Zug: Erst antwortet {state.name(victim)} dem Attentat."
                return (Breach(OUT_OF_TURN, why),)
            if card == VIERFACH:
                why = f"Mit einem zweiten Vierfach-Attentat kann {name} das erste nicht abwehren."
                return (Breach(NO_ANSWER_WITH_VIERFACH, why),)
            why = f"{name} soll vier Karten ziehen und kann jetzt nur annehmen oder anklagen."
            return (Breach(NEXT_DRAWS_FOUR, why),)
        case Trial(attack=attack):
            why = f"Die Anklage läuft: Erst zeigt {state.name(attack.by)} die Hand."
            return (Breach(HAND_IS_SHOWN, why),)
        case Penalties(due=due):
            who = listed([state.name(d.seat) for d in due])
            verb = "zieht" if len(due) == 1 else "ziehen"
            return (Breach(OUT_OF_TURN, f"Noch liegt niemand: Erst {verb} {who} Strafkarten."),)


def _served(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """What somebody who has just drawn four or six may not do."""
    if not isinstance(state.phase, Turn):
        return ()
    served = next((s for s in state.phase.after if s.seat == seat), None)
    if served is None or served.reason not in LOSES_TURN:
        return ()
    found: list[Breach] = []
    if state.options.victim_loses_turn:
        drew = cards_word(len(served.drawn))
        why = f"{state.name(seat)} hat gerade {drew} gezogen und setzt aus."
        found.append(Breach(LOSES_TURN[served.reason], why))
    if _only_drawn(state, served, card):
        why = f"{card_name(card)} ist eine der gezogenen Karten und darf nicht sofort weg."
        found.append(Breach(NONE_OF_THE_DRAWN, why))
    return tuple(found)


def _only_drawn(state: State, served: Served, card: Card) -> bool:
    held = state.hand(served.seat).count(card)
    return 0 < held <= served.drawn.count(card)
