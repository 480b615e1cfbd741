"""An opponent that plays sensibly and within the rules."""

from collections.abc import Sequence

from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    Call,
    Catch,
    DrawCard,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    NameWeapon,
    Pass,
    PointOut,
    ShowHand,
)
from engine.last_man_falling.view import View
from engine.last_man_falling.words import cards_word, weapon_name
from widgets.dealer import Stream
from widgets.last_man_falling.opponents.choice import Choice, favourite, held_by, my_hand
from widgets.last_man_falling.opponents.laying import Rated, rated

SUSPICIOUS = 7
"""With so many cards in hand, that none of them fits would be a strange chance."""
LAID = (Lay, LayWaffenwahl, LayVierfach, LayVerpfeifen)


def choose(view: View, legal: Sequence[Action], chance: Stream) -> Choice:
    """The best of ``legal`` as far as the viewer can tell. Raises ValueError without any."""
    ways = sorted((rated(view, a) for a in legal if isinstance(a, LAID)), key=_order)
    if view.stage == "attack":
        return _attacked(view, legal, ways)
    if ways and (ways[0].points > 0 or not _can_wait(legal)):
        return Choice(ways[0].action, ways[0].why)
    for action in legal:
        if found := _other(view, action, ways):
            return Choice(action, found)
    raise ValueError("nothing to choose from")


def _order(way: Rated) -> tuple[int, str]:
    # among equals always the same one, whatever order the engine lists them in
    return -way.points, repr(way.action)


def _can_wait(legal: Sequence[Action]) -> bool:
    return any(isinstance(a, DrawCard | Pass | Accept) for a in legal)


def _attacked(view: View, legal: Sequence[Action], ways: Sequence[Rated]) -> Choice:
    attack = view.attack
    held = held_by(view, attack.by) if attack else 0
    if averting := next((w for w in ways if isinstance(w.action, Lay)), None):
        return Choice(averting.action, "Damit trifft das Attentat jemand anderen.")
    accuse = next((a for a in legal if isinstance(a, Accuse)), None)
    accept = next((a for a in legal if isinstance(a, Accept)), None)
    name = view.hands[attack.by].name if attack else ""
    if accuse and (held >= SUSPICIOUS or accept is None):
        why = f"{name} hält {cards_word(held)}; dass davon keine passt, wäre ein großer Zufall."
        return Choice(accuse, why)
    if accept is None:
        raise ValueError("nothing to choose from")
    why = f"{name} hält nur {cards_word(held)}; eine falsche Anklage kostet sechs statt vier."
    return Choice(accept, why)


def _other(view: View, action: Action, ways: Sequence[Rated]) -> str | None:
    """Why to do what is no laying; None: rather not this."""
    match action:
        case Call():
            return "Wer den Ruf vergisst, zieht zwei Karten."
        case Catch(whom=whom):
            return f"{view.hands[whom].name} hat nicht gerufen, und das kostet zwei Karten."
        case NameWeapon(wish=wish):
            best = favourite(my_hand(view))
            return f"Von {weapon_name(best)} habt ihr am meisten." if wish == best else None
        case Accept():
            return "Ihr habt nichts, womit ihr antworten könnt."
        case DrawCard() if ways:
            return f"{ways[0].why} Da zieht ihr lieber eine Karte."
        case DrawCard():
            return "Keine eurer Karten passt, also zieht ihr eine."
        case Pass() if ways:
            return f"{ways[0].why} Da passt ihr lieber."
        case Pass():
            return "Auch die gezogene Karte passt nicht."
        case PointOut() | Accuse():
            return None
        case ShowHand():
            return "Wer angeklagt ist, muss die Hand zeigen."
    return "Etwas anderes bleibt euch gerade nicht."
