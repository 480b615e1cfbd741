"""How good it is to lay a certain card now: points for each way, with the reason that told."""

from dataclasses import dataclass

from engine.last_man_falling.actions import Lay, Laying, LayVerpfeifen, LayVierfach, LayWaffenwahl
from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    without,
)
from engine.last_man_falling.ending import points_of
from engine.last_man_falling.fitting import evidence
from engine.last_man_falling.view import View
from engine.last_man_falling.words import cards_word, weapon_name
from widgets.last_man_falling.opponents.choice import (
    favourite,
    ground,
    held_by,
    my_hand,
    next_seat,
    others,
    with_weapon,
)

NEARLY_OUT = 3
"""With so few cards somebody is dangerous."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A way to lay: the more ``points`` the better; ``why``: one German sentence."""

    action: Laying
    points: int
    why: str


def rated(view: View, action: Laying) -> Rated:
    """What speaks for and against laying this now."""
    match action:
        case Lay(card=NumberCard()):
            return _number(view, action)
        case Lay():
            return _symbol(view, action)
        case LayWaffenwahl(wish=wish):
            return _waffenwahl(view, action, wish)
        case LayVierfach(wish=wish):
            return _vierfach(view, action, wish)
        case LayVerpfeifen():
            return _verpfeifen(view, action)


def honest(view: View) -> bool:
    """Whether a Vierfach-Attentat of the viewer would stand before the Staatsanwalt."""
    rest = without(my_hand(view), VIERFACH)
    return not evidence(rest, ground(view), view.options)


def in_danger(view: View) -> bool:
    """Whether somebody else is about to finish."""
    return any(held_by(view, s) <= NEARLY_OUT for s in others(view))


def _left(view: View, card: Card, count: int = 1) -> tuple[Card, ...]:
    return without(my_hand(view), *(card,) * count)


def _last(action: Laying) -> Rated:
    return Rated(action, 1000, "Das ist eure letzte Karte, und damit gewinnt ihr die Runde.")


def _number(view: View, action: Lay) -> Rated:
    card = action.card
    left = _left(view, card, action.count)
    if not left:
        return _last(action)
    follow = with_weapon(left, card.weapon)
    points = 40 + 6 * follow + points_of(card) * action.count + 30 * (action.count - 1)
    if action.count > 1:
        return Rated(
            action, points, f"So seid ihr auf einen Schlag {cards_word(action.count)} los."
        )
    if follow:
        name, cards = weapon_name(card.weapon), cards_word(follow)
        return Rated(action, points, f"Danach habt ihr noch {cards} mit {name}.")
    if in_danger(view):
        return Rated(action, points, "Jemand ist fast fertig; eine hohe Zahl weniger spart Punkte.")
    return Rated(action, points, "Die Sonderkarten hebt ihr euch für später auf.")


def _symbol(view: View, action: Lay) -> Rated:
    card = action.card
    left = _left(view, card)
    if not left:
        return _last(action)
    points = 30 + 6 * with_weapon(left, card.weapon)
    near = held_by(view, next_seat(view))
    name = view.hands[next_seat(view)].name
    if near <= NEARLY_OUT:
        why = f"{name} hat nur noch {cards_word(near)} und soll jetzt nicht zum Zug kommen."
        return Rated(action, points + 60, why)
    if in_danger(view):
        return Rated(action, points + 25, "Jemand ist fast fertig, und Sonderkarten kosten viel.")
    if isinstance(card, SymbolCard) and card.kind == "doppelmord":
        return Rated(action, points + 8, f"{name} zieht zwei Karten oder reicht weiter.")
    return Rated(action, points, "Diese Karte passt, und besser passt gerade keine.")


def _wish(view: View, card: Card, wish: str) -> tuple[Weapon, int]:
    """The best weapon to name, and what naming ``wish`` instead costs."""
    best = favourite(_left(view, card))
    return best, 0 if wish == best else -500


def _waffenwahl(view: View, action: LayWaffenwahl, wish: str) -> Rated:
    left = _left(view, WAFFENWAHL)
    best, cost = _wish(view, WAFFENWAHL, wish)
    held = with_weapon(left, best)
    if len(left) == 1 or in_danger(view):
        why = "Als letzte Karte dürft ihr sie nicht legen, also muss sie vorher weg."
        if len(left) > 1:
            why = "Jemand ist fast fertig, und eine Waffenwahl auf der Hand kostet viele Punkte."
        return Rated(action, 70 + 5 * held + cost, why)
    name = weapon_name(best)
    why = f"Von {name} habt ihr am meisten ({cards_word(held)}), also wünscht ihr euch das."
    return Rated(action, 15 + 5 * held + cost, why)


def _vierfach(view: View, action: LayVierfach, wish: str) -> Rated:
    _, cost = _wish(view, VIERFACH, wish)
    if not honest(view):
        why = "Ihr habt eine Karte, die passt: Der Staatsanwalt würde euch überführen."
        return Rated(action, -200 + cost, why)
    name = view.hands[next_seat(view)].name
    why = f"Ihr habt nichts, was passt, also ist es erlaubt, und {name} zieht vier."
    return Rated(action, 90 + cost, why)


def _verpfeifen(view: View, action: LayVerpfeifen) -> Rated:
    left = _left(view, VERPFEIFEN)
    if not left:
        return _last(action)
    theirs = held_by(view, action.victim)
    name = view.hands[action.victim].name
    if theirs < len(left):
        why = f"{name} hat nur {cards_word(theirs)}; mit dieser Hand seid ihr näher am Ziel."
        return Rated(action, 35 + 12 * (len(left) - theirs), why)
    why = f"Ihr gebt {cards_word(len(left))} für {cards_word(theirs)} her: Das bringt nichts."
    return Rated(action, -50 - 5 * theirs, why)
