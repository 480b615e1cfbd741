"""Laying cards with a weapon, one or several equal ones, and the Waffenwahl."""

from engine.core.german import listed
from engine.core.play import Breach
from engine.core.rule import Rule
from engine.last_man_falling.actions import Lay, LayWaffenwahl
from engine.last_man_falling.answers import answer_breaches, answering_rules
from engine.last_man_falling.cards import (
    VIERFACH,
    WAFFENWAHL,
    WEAPONS,
    SymbolCard,
    Weapon,
    number_of,
)
from engine.last_man_falling.effects import after_laying, last_attack
from engine.last_man_falling.ending import round_ended
from engine.last_man_falling.events import CardLaid, LmfEvent, WeaponNamed
from engine.last_man_falling.fitting import lay_fit, lies_on, same_picture
from engine.last_man_falling.laying import against_laying, jumps_in
from engine.last_man_falling.phases import Attack, Jail, Threat, Turn
from engine.last_man_falling.rules.attacks import NO_OTHER_ANSWER
from engine.last_man_falling.rules.cards import (
    FITS_BY_WEAPON,
    FOUR_WEAPONS,
    SPECIALS_FIT_BY_WEAPON,
    WAFFENWAHL_ANY_TIME,
    WAFFENWAHL_NOT_LAST,
    WAFFENWAHL_NOT_ON_ITSELF,
    WISH_BINDS,
)
from engine.last_man_falling.rules.specials import SAME_PICTURE_FITS
from engine.last_man_falling.rules.swapping import CARD_UNDERNEATH, DOWN_TO_THE_LAST
from engine.last_man_falling.rules.turn import LAY_FROM_HAND, MAY_LAY_IT, NO_JUMPING_IN, WRONG_CARD
from engine.last_man_falling.rules.variants import DAUERFEUER, ONLY_NUMBERS_FIRE
from engine.last_man_falling.rules.vierfach import LAST_CARD_STAYS, WAFFENWAHL_ON_VIERFACH
from engine.last_man_falling.state import State
from engine.last_man_falling.words import (
    WEAPON_NAMES,
    card_name,
    cards_word,
    number_word,
    weapon_name,
)

TAKEN_BACK = "Am Tisch hieße das zurücknehmen und eine Karte ziehen."


def lay_breaches(state: State, action: Lay) -> tuple[Breach, ...]:
    """Every reason against laying a card with a weapon (LMF-013 to 015, 024, 025, 029, 100)."""
    found = (*against_laying(state, action.seat, action.card), *_salvo(state, action))
    if isinstance(state.phase, (Threat, Jail)):
        if action.seat != state.turn:
            return found
        return (*found, *answer_breaches(state, action.card))
    if not isinstance(state.phase, Turn) or lies_on(action.card, state.ground, state.options):
        return found
    return (*found, *_misfit(state, action))


def _salvo(state: State, action: Lay) -> tuple[Breach, ...]:
    """What speaks against laying several at once (LMF-100, 101, LMF-G47)."""
    if action.count == 1:
        return ()
    found: list[Breach] = []
    if jumps_in(state, action.seat, action.card):
        found.append(Breach(NO_JUMPING_IN, "Dazwischenwerfen lässt sich nur eine Karte."))
    if not state.options.dauerfeuer:
        why = "Mehrere Karten auf einmal gehen nur, wenn ihr mit Dauerfeuer spielt."
        found.append(Breach(DAUERFEUER, why))
    if isinstance(action.card, SymbolCard) and not state.options.fire_specials:
        why = f"{card_name(action.card)} trägt keine Zahl; Dauerfeuer gibt es nur mit Zahlen."
        found.append(Breach(ONLY_NUMBERS_FIRE, why))
    held = state.hand(action.seat).count(action.card)
    if action.count < 1 or held < action.count:
        asked = f"{number_word(action.count)}mal {card_name(action.card)}"
        why = f"{state.name(action.seat)} hat nicht {asked} auf der Hand, sondern {held}."
        found.append(Breach(LAY_FROM_HAND, why))
    phase = state.phase
    if isinstance(phase, Turn) and phase.drawn and state.options.after_drawing == "drawn":
        why = f"Nach dem Ziehen darf nur {cards_word(1)} weg, die gezogene."
        found.append(Breach(MAY_LAY_IT, why))
    return tuple(found)


def _misfit(state: State, action: Lay) -> tuple[Breach, ...]:
    card, ground = card_name(action.card), state.ground
    if ground.wish:
        why = f"{card} erfüllt den Wunsch nicht: Gewünscht ist {weapon_name(ground.wish)}."
        return (Breach(WISH_BINDS, why),)
    if isinstance(action.card, SymbolCard) and same_picture(action.card, ground):
        why = f"{card} passt nach eurer Hausregel nur auf ein gleiches Bild mit gleicher Waffe."
        return (Breach(SAME_PICTURE_FITS, why), Breach(WRONG_CARD, TAKEN_BACK))
    rule, neither = FITS_BY_WEAPON, "weder die Waffe noch die Zahl ist gleich"
    if isinstance(action.card, SymbolCard):
        rule, neither = SPECIALS_FIT_BY_WEAPON, "weder die Waffe noch das Bild ist gleich"
    elif number_of(ground.card) is None:
        neither = "die Waffe ist eine andere, und eine Zahl liegt nicht offen"
    why = f"{card} passt nicht auf {card_name(ground.card)}: {neither}."
    return (Breach(rule, why), Breach(WRONG_CARD, TAKEN_BACK))


def lay(state: State, action: Lay) -> tuple[LmfEvent, ...]:
    """The card lies and does what it does, or the round is over."""
    seat, card = action.seat, action.card
    laid = CardLaid(rules=_laid_by(state, action), seat=seat, card=card, count=action.count)
    left = len(state.hand(seat)) - action.count
    if left:
        return (laid, *after_laying(state, seat, card, left))
    if attack := last_attack(state, seat, card):
        return (laid, *attack)
    return (laid, *round_ended(state.minus(seat, *(card,) * action.count), seat, card))


def _laid_by(state: State, action: Lay) -> tuple[Rule, ...]:
    rules: list[Rule] = [LAY_FROM_HAND]
    if isinstance(state.phase, (Threat, Jail, Attack)):
        return (*rules, *answering_rules(state, action.card), *_together(action))
    if action.seat != state.turn:
        rules.append(NO_JUMPING_IN)
    fitting = lay_fit(action.card, state.ground, state.options)
    rules += fitting.rules if fitting else ()
    rules += _together(action)
    if isinstance(state.phase, Turn) and state.phase.drawn and action.seat == state.turn:
        rules.append(MAY_LAY_IT)
    return (*rules, *underneath(state))


def _together(action: Lay) -> tuple[Rule, ...]:
    return (DAUERFEUER, ONLY_NUMBERS_FIRE) if action.count > 1 else ()


def underneath(state: State) -> tuple[Rule, ...]:
    """The rules by which a card under a Verpfeifen is answered; empty: there is none."""
    from_top = len(state.discard) > 1 and state.discard[-1] != state.ground.card
    if not from_top:
        return ()
    deeper = len(state.discard) > 2 and state.discard[-2] == state.discard[-1]
    return (CARD_UNDERNEATH, DOWN_TO_THE_LAST) if deeper or state.wish else (CARD_UNDERNEATH,)


def as_weapon(wish: str) -> Weapon | None:
    """The weapon that was said; None: it is none of the four."""
    return next((weapon for weapon in WEAPONS if weapon == wish), None)


def wish_breaches(wish: str) -> tuple[Breach, ...]:
    """Only one of the four weapons can be named (LMF-016, 017)."""
    if as_weapon(wish):
        return ()
    said = f"„{wish}“ ist keine Mordwaffe" if wish else "Es fehlt die Waffe"
    why = f"{said}: Zur Wahl stehen {listed(tuple(WEAPON_NAMES.values()))}."
    return (Breach(FOUR_WEAPONS, why),)


def waffenwahl_breaches(state: State, action: LayWaffenwahl) -> tuple[Breach, ...]:
    """Every reason against laying a Waffenwahl (LMF-030 to 032, LMF-G12, G14, G17)."""
    found = [*against_laying(state, action.seat, WAFFENWAHL), *wish_breaches(action.wish)]
    answers = isinstance(state.phase, Threat) and state.options.waffenwahl_answers
    if isinstance(state.phase, (Threat, Jail)) and action.seat == state.turn and not answers:
        found += answer_breaches(state, WAFFENWAHL)
    if isinstance(state.phase, Turn) or (answers and action.seat == state.turn):
        found += _on_ground(state)
    if state.hand(action.seat) == (WAFFENWAHL,):
        name = state.name(action.seat)
        found += [
            Breach(WAFFENWAHL_NOT_LAST, f"Die Waffenwahl ist die letzte Karte von {name}."),
            Breach(LAST_CARD_STAYS, "Sie bleibt auf der Hand, denn sie beendet keine Runde."),
        ]
    return tuple(found)


def _on_ground(state: State) -> tuple[Breach, ...]:
    top = state.ground.card
    if top == WAFFENWAHL:
        why = "Offen liegt schon eine Waffenwahl, und auf sie darf keine zweite."
        return (Breach(WAFFENWAHL_NOT_ON_ITSELF, why),)
    if top == VIERFACH and not state.options.waffenwahl_on_vierfach:
        why = "Nach eurer Hausregel darf keine Waffenwahl auf ein Vierfach-Attentat."
        return (Breach(WAFFENWAHL_ON_VIERFACH, why),)
    return ()


def lay_waffenwahl(state: State, action: LayWaffenwahl) -> tuple[LmfEvent, ...]:
    """The card lies, the weapon is named, the next person is on."""
    wish = as_weapon(action.wish)
    if wish is None:
        raise ValueError(f"not a weapon: {action.wish}")
    on_vierfach = state.ground.card == VIERFACH
    rules = (WAFFENWAHL_ANY_TIME, *((WAFFENWAHL_ON_VIERFACH,) if on_vierfach else ()))
    left = len(state.hand(action.seat)) - 1
    if isinstance(state.phase, Threat):
        rules = (*rules, NO_OTHER_ANSWER)
    return (
        CardLaid(rules=rules, seat=action.seat, card=WAFFENWAHL, wish=wish),
        WeaponNamed(rules=(WISH_BINDS, FOUR_WEAPONS), seat=action.seat, wish=wish),
        *after_laying(state, action.seat, WAFFENWAHL, left),
    )
