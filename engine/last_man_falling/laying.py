"""What speaks against laying any card right now, whatever it is."""

from engine.core.german import listed
from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.answers import answering_rules
from engine.last_man_falling.cards import VIERFACH, Card, NumberCard, SymbolCard, WildCard
from engine.last_man_falling.phases import (
    Attack,
    Jail,
    Naming,
    Over,
    Penalties,
    Served,
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.rules.attacks import DOPPELMORD_PASSES
from engine.last_man_falling.rules.setup import FIRST_CARD_WORKS, SHUFFLE_ALL
from engine.last_man_falling.rules.staatsanwalt import HAND_IS_SHOWN, WRONG_ACCUSER_SKIPPED
from engine.last_man_falling.rules.turn import (
    LAY_FROM_HAND,
    NO_JUMPING_IN,
    ONLY_DRAWN_CARD,
    OUT_OF_TURN,
    ROUND_ENDS,
)
from engine.last_man_falling.rules.variants import NOT_AGAINST_VIERFACH
from engine.last_man_falling.rules.vierfach import (
    NEXT_DRAWS_FOUR,
    NO_ANSWER_WITH_VIERFACH,
    NONE_OF_THE_DRAWN,
    VICTIM_LOSES_TURN,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.words import card_name, cards_word, weapon_name

LOSES_TURN: dict[str, Rule] = {
    "attack": VICTIM_LOSES_TURN,
    "wrong-accuser": WRONG_ACCUSER_SKIPPED,
}
"""The penalties that cost the turn, unless the option says otherwise."""
ALWAYS_LOSES_TURN: dict[str, Rule] = {"doppelmord": DOPPELMORD_PASSES}
"""The penalties that cost the turn in any case."""
INTERRUPTIBLE = (Turn, Attack, Threat, Jail)
"""Where somebody may get in between: with a penalty, a call, a wrong card."""


def round_over(state: State) -> tuple[Breach, ...]:
    """The one reason against everything once the round is over."""
    phase = state.phase
    if not isinstance(phase, Over) and not (isinstance(phase, Turn) and state.emptied):
        return ()
    winner = state.winner
    if winner is None:
        return (Breach(ROUND_ENDS, "Die Runde ist vorbei: Niemand konnte mehr etwas tun."),)
    why = f"Die Runde ist vorbei: {state.name(winner)} hat keine Karte mehr."
    return (Breach(ROUND_ENDS, why),)


def against_laying(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """Wrong moment, wrong person, or not this card's owner; what fits is another question."""
    return (
        *_moment(state, seat, card),
        *_served(state, seat, card),
        *_drawn(state, seat, card),
        *_held(state, seat, card),
    )


def _held(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    if card in state.hand(seat):
        return ()
    why = f"{state.name(seat)} hat diese Karte nicht auf der Hand: {card_name(card)}."
    return (Breach(LAY_FROM_HAND, why),)


def _moment(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    name = state.name(seat)
    match state.phase:
        case Turn():
            mine = seat == state.turn or jumps_in(state, seat, card)
            return () if mine else _out_of_turn(state, seat, card)
        case Attack(victim=victim):
            return _under_attack(state, seat, victim, card)
        case Threat(victim=victim) | Jail(victim=victim):
            if seat == victim:
                return ()
            why = f"{name} ist nicht am Zug: Erst antwortet {state.name(victim)}."
            return (Breach(OUT_OF_TURN, why),)
        case Naming(seat=namer):
            why = f"Noch liegt niemand: Erst nennt {state.name(namer)} die Waffe."
            return (Breach(FIRST_CARD_WORKS, why),)
        case Trial(attack=attack):
            why = f"Die Anklage läuft: Erst zeigt {state.name(attack.by)} die Hand."
            return (Breach(HAND_IS_SHOWN, why),)
        case Penalties(due=due):
            who = listed([state.name(d.seat) for d in due])
            verb = "zieht" if len(due) == 1 else "ziehen"
            return (Breach(OUT_OF_TURN, f"Noch liegt niemand: Erst {verb} {who} Strafkarten."),)
        case Shuffling():
            return (Breach(SHUFFLE_ALL, "Noch liegt niemand: Erst wird gemischt."),)
    return round_over(state)


def jumps_in(state: State, seat: Seat, card: Card) -> bool:
    """Whether exactly ``card`` lies on top and the house lets it be thrown in (LMF-G36)."""
    return (
        state.options.jump_in
        and isinstance(state.phase, Turn)
        and seat != state.turn
        and not isinstance(card, WildCard)
        and state.discard[-1] == card
    )


def _out_of_turn(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    why = f"{state.name(seat)} ist nicht am Zug, sondern {state.name(state.turn)}."
    found = Breach(OUT_OF_TURN, why)
    if isinstance(card, NumberCard) and card == state.ground.card:
        why = f"{card_name(card)} liegt zwar genau so offen, aber dazwischenwerfen gilt nicht."
        return (found, Breach(NO_JUMPING_IN, why))
    return (found,)


def _under_attack(state: State, seat: Seat, victim: Seat, card: Card) -> tuple[Breach, ...]:
    name, options = state.name(seat), state.options
    if seat != victim:
        why = f"{name} ist nicht am Zug: Erst antwortet {state.name(victim)} dem Attentat."
        return (Breach(OUT_OF_TURN, why),)
    if card == VIERFACH:
        if options.vierfach_answer == "stack":
            return ()
        why = f"Mit einem zweiten Vierfach-Attentat kann {name} das erste nicht abwehren."
        return (Breach(NO_ANSWER_WITH_VIERFACH, why),)
    if answering_rules(state, card):
        return ()
    why = f"{name} soll vier Karten ziehen und kann jetzt nur annehmen oder anklagen."
    found = Breach(NEXT_DRAWS_FOUR, why)
    if isinstance(card, SymbolCard) and (options.parieren or options.selbstanzeige):
        why = f"{card_name(card)} hilft nur gegen einen Doppelmord."
        if options.vierfach_variants:
            why = f"{card_name(card)} hilft nicht: {_what_helps(state)}"
        return (Breach(NOT_AGAINST_VIERFACH, why), found)
    return (found,)


def _what_helps(state: State) -> str:
    options = state.options
    kinds = [
        *(["Fluchtrichtung"] if options.parieren else []),
        *(["Knast"] if options.selbstanzeige else []),
    ]
    named = weapon_name(state.wish) if state.wish else "der genannten Waffe"
    return f"Antworten könnt ihr mit {' oder '.join(kinds)} ({named})."


def _drawn(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """After drawing only the card just drawn may follow (LMF-G08)."""
    phase = state.phase
    if not isinstance(phase, Turn) or not phase.drawn or seat != state.turn:
        return ()
    if state.options.after_drawing == "any" or card == phase.drawn[-1]:
        return ()
    why = f"{state.name(seat)} hat gezogen; jetzt darf nur noch die gezogene Karte weg."
    return (Breach(ONLY_DRAWN_CARD, why),)


def served_now(state: State, seat: Seat) -> Served | None:
    """The attack's penalty that ``seat`` has just drawn, if it is on turn all the same."""
    if not isinstance(state.phase, Turn) or not state.phase.after:
        return None
    return next((s for s in state.phase.after if s.seat == seat and s.reason in LOSES_TURN), None)


def _served(state: State, seat: Seat, card: Card) -> tuple[Breach, ...]:
    """What somebody who has just drawn four or six may not do."""
    served = served_now(state, seat)
    if served is None:
        return ()
    found: list[Breach] = []
    if state.options.victim_loses_turn and seat != state.turn:
        drew = cards_word(len(served.drawn))
        why = f"{state.name(seat)} hat gerade {drew} gezogen und setzt aus."
        found.append(Breach(LOSES_TURN[served.reason], why))
    if _only_drawn(state, served, card) and (
        seat != state.turn or not state.options.victim_loses_turn
    ):
        why = f"{card_name(card)} ist eine der gezogenen Karten und darf nicht sofort weg."
        found.append(Breach(NONE_OF_THE_DRAWN, why))
    return tuple(found)


def _only_drawn(state: State, served: Served, card: Card) -> bool:
    held = state.hand(served.seat).count(card)
    return 0 < held <= served.drawn.count(card)
