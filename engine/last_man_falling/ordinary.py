"""Ordinary cards of this chapter: number cards and the Waffenwahl."""

from engine.core.play import Breach
from engine.last_man_falling.actions import Lay, LayWaffenwahl
from engine.last_man_falling.cards import VIERFACH, WAFFENWAHL, WEAPONS, Weapon, number_of
from engine.last_man_falling.events import CardLaid, LmfEvent, RoundEnded, TurnCame, WeaponNamed
from engine.last_man_falling.fitting import fit
from engine.last_man_falling.laying import against_laying
from engine.last_man_falling.rules.cards import (
    FOUR_WEAPONS,
    WAFFENWAHL_ANY_TIME,
    WAFFENWAHL_NOT_LAST,
    WAFFENWAHL_NOT_ON_ITSELF,
    WISH_BINDS,
)
from engine.last_man_falling.rules.turn import (
    LAY_FROM_HAND,
    NEXT_IN_TURN,
    ROUND_ENDS,
    WRONG_CARD,
)
from engine.last_man_falling.rules.vierfach import LAST_CARD_STAYS, WAFFENWAHL_ON_VIERFACH
from engine.last_man_falling.state import State
from engine.last_man_falling.words import WEAPON_NAMES, card_name, listed, weapon_name


def lay_breaches(state: State, action: Lay) -> tuple[Breach, ...]:
    """Every reason against laying a number card (LMF-013 to 015, 029)."""
    found = against_laying(state, action.seat, action.card)
    if fit(action.card, state.ground, state.options):
        return found
    return (*found, *_misfit(state, action))


def _misfit(state: State, action: Lay) -> tuple[Breach, ...]:
    card, ground = card_name(action.card), state.ground
    if ground.wish:
        why = f"{card} erfüllt den Wunsch nicht: Gewünscht ist {weapon_name(ground.wish)}."
        return (Breach(WISH_BINDS, why),)
    neither = "weder die Waffe noch die Zahl ist gleich"
    if number_of(ground.card) is None:
        neither = "die Waffe ist eine andere, und eine Zahl liegt nicht offen"
    why = f"{card} passt nicht auf {card_name(ground.card)}: {neither}."
    return (Breach(WRONG_CARD, f"{why} Am Tisch hieße das zurücknehmen und eine Karte ziehen."),)


def lay(state: State, action: Lay) -> tuple[LmfEvent, ...]:
    """The card lies, and the next person is on, or the round is over."""
    fitting = fit(action.card, state.ground, state.options)
    rules = (LAY_FROM_HAND, *(fitting.rules if fitting else ()))
    laid = CardLaid(rules=rules, seat=action.seat, card=action.card)
    if len(state.hand(action.seat)) == 1:
        return laid, RoundEnded(rules=(ROUND_ENDS,), seat=action.seat, card=action.card)
    return laid, TurnCame(rules=(NEXT_IN_TURN,), seat=state.next_after(action.seat))


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
    """Every reason against laying a Waffenwahl (LMF-030 to 032, LMF-G12, G14)."""
    found = [*against_laying(state, action.seat, WAFFENWAHL), *wish_breaches(action.wish)]
    if state.ground.card == WAFFENWAHL:
        why = "Offen liegt schon eine Waffenwahl, und auf sie darf keine zweite."
        found.append(Breach(WAFFENWAHL_NOT_ON_ITSELF, why))
    if state.ground.card == VIERFACH and not state.options.waffenwahl_on_vierfach:
        why = "Nach eurer Hausregel darf keine Waffenwahl auf ein Vierfach-Attentat."
        found.append(Breach(WAFFENWAHL_ON_VIERFACH, why))
    if state.hand(action.seat) == (WAFFENWAHL,):
        name = state.name(action.seat)
        found += [
            Breach(WAFFENWAHL_NOT_LAST, f"Die Waffenwahl ist die letzte Karte von {name}."),
            Breach(LAST_CARD_STAYS, "Sie bleibt auf der Hand, denn sie beendet keine Runde."),
        ]
    return tuple(found)


def lay_waffenwahl(state: State, action: LayWaffenwahl) -> tuple[LmfEvent, ...]:
    """The card lies, the weapon is named, the next person is on."""
    wish = as_weapon(action.wish)
    if wish is None:
        raise ValueError(f"not a weapon: {action.wish}")
    on_vierfach = state.ground.card == VIERFACH
    rules = (WAFFENWAHL_ANY_TIME, *((WAFFENWAHL_ON_VIERFACH,) if on_vierfach else ()))
    return (
        CardLaid(rules=rules, seat=action.seat, card=WAFFENWAHL, wish=wish),
        WeaponNamed(rules=(WISH_BINDS, FOUR_WEAPONS), seat=action.seat, wish=wish),
        TurnCame(rules=(NEXT_IN_TURN,), seat=state.next_after(action.seat)),
    )
