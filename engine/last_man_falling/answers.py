"""What may answer a Doppelmord or, by house rule, a Knast or Vierfach-Attentat that waits."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.last_man_falling.cards import VIERFACH, Card, NumberCard, SymbolCard, WildCard
from engine.last_man_falling.phases import Attack, Jail, Threat
from engine.last_man_falling.rules.attacks import (
    ANY_DOPPELMORD,
    DOPPELMORD_PASSED_ON,
    NO_OTHER_ANSWER,
)
from engine.last_man_falling.rules.cards import WISH_BINDS
from engine.last_man_falling.rules.specials import KNAST_NO_ANSWER
from engine.last_man_falling.rules.turn import FOLLOW_OR_PASS_ON
from engine.last_man_falling.rules.variants import (
    ANSWERS_TOGETHER,
    NOT_AGAINST_VIERFACH,
    PARIEREN,
    PARRY_AGAIN,
    SELBSTANZEIGE,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.words import card_name, cards_word, weapon_name, with_article


def answering_rules(state: State, card: Card) -> tuple[Rule, ...]:
    """The rules by which ``card`` answers what waits; empty: it does not."""
    if not isinstance(card, SymbolCard):
        return ()
    if isinstance(state.phase, Attack):
        return _averting(state, card)
    top = state.ground.card
    if isinstance(state.phase, Jail):
        return (FOLLOW_OR_PASS_ON, KNAST_NO_ANSWER) if card.kind == "knast" else ()
    kind = top.kind if isinstance(top, SymbolCard) else None
    same = card.weapon == state.ground.weapon
    if kind == "knast" != card.kind and not state.options.mixed_answers:
        return ()
    if card.kind == "doppelmord":
        if kind == "doppelmord" and (same or state.options.doppelmord_weapon == "any"):
            return (DOPPELMORD_PASSED_ON, FOLLOW_OR_PASS_ON, *(() if same else (ANY_DOPPELMORD,)))
        return (DOPPELMORD_PASSED_ON, ANSWERS_TOGETHER if kind else WISH_BINDS) if same else ()
    if not same:
        return ()
    mixed = () if kind in ("doppelmord", card.kind) else (ANSWERS_TOGETHER if kind else WISH_BINDS,)
    if card.kind == "flucht" and state.options.parieren:
        return (PARIEREN, *((PARRY_AGAIN,) if kind == "flucht" else ()), *mixed)
    if card.kind == "knast" and state.options.selbstanzeige:
        return (SELBSTANZEIGE, *mixed)
    return ()


def _averting(state: State, card: SymbolCard) -> tuple[Rule, ...]:
    """Where the house lets the variants answer a Vierfach-Attentat (LMF-G46): with the weapon that
    was named."""
    options = state.options
    if not options.vierfach_variants or card.weapon != state.wish:
        return ()
    if card.kind == "flucht" and options.parieren:
        return (PARIEREN, NOT_AGAINST_VIERFACH)
    if card.kind == "knast" and options.selbstanzeige:
        return (SELBSTANZEIGE, NOT_AGAINST_VIERFACH)
    return ()


def from_vierfach(state: State) -> bool:
    """Whether what waits began as a Vierfach-Attentat that was answered (a house rule)."""
    for card in reversed(state.discard):
        if isinstance(card, NumberCard) or card.kind in ("doppelmord", "vierfach"):
            return card == VIERFACH
    return False


def attack_waiting(state: State) -> str:
    """What somebody has to answer: „den Doppelmord“, by a house rule „das Attentat“."""
    return "das Attentat" if from_vierfach(state) else "den Doppelmord"


def answer_breaches(state: State, card: Card) -> tuple[Breach, ...]:
    """Every reason against answering what waits with ``card``."""
    if answering_rules(state, card):
        return ()
    name, what = state.name(state.turn), card_name(card)
    if isinstance(state.phase, Jail):
        why = f"{name} soll aussetzen; weiterreichen kann das nur ein Knast, nicht {what}."
        return (Breach(KNAST_NO_ANSWER, why),)
    top, options = state.ground.card, state.options
    if isinstance(card, SymbolCard):
        if top == SymbolCard("knast", card.weapon) and not options.mixed_answers:
            why = "Nach eurer Hausregel hilft nach einer Selbstanzeige nur noch ein Knast."
            return (Breach(ANSWERS_TOGETHER, why),)
        wanted = state.ground.weapon
        asked = f"Oben liegt {card_name(top)}, also muss die Waffe {_named(wanted)} sein."
        if isinstance(top, WildCard):
            asked = f"Gewünscht ist {_named(wanted)}, also muss die Waffe {_named(wanted)} sein."
        if card.kind == "doppelmord":
            own = isinstance(top, SymbolCard) and top.kind == "doppelmord"
            return (Breach(ANY_DOPPELMORD if own else ANSWERS_TOGETHER, asked),)
        if card.kind == "flucht" and options.parieren:
            return (Breach(PARIEREN, asked),)
        if card.kind == "knast" and options.selbstanzeige:
            return (Breach(SELBSTANZEIGE, asked),)
    drawn = cards_word(state.phase.count if isinstance(state.phase, Threat) else 0)
    what = with_article(card)
    what = what[0].upper() + what[1:]
    why = f"{what} wehrt {attack_waiting(state)} nicht ab: {name} reicht weiter oder zieht {drawn}."
    found = Breach(NO_OTHER_ANSWER, why)
    if isinstance(card, NumberCard):
        why = "Einer Sonderkarte folgt man, oder man legt eine gleiche."
        return (found, Breach(FOLLOW_OR_PASS_ON, why))
    return (found,)


def _named(weapon: object) -> str:
    return weapon_name(weapon) if weapon else "dieselbe"  # type: ignore[arg-type]
