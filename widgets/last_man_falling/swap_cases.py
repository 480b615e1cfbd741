"""What a Verpfeifen can lie on: six tables to begin with."""

from dataclasses import replace

from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL, Card, Weapon
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Threat
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import EDDA, KALLE, NAMES, PILE, ROSA, n, s
from widgets.last_man_falling.cases import Case

HANDS: tuple[tuple[Card, ...], ...] = (
    (VERPFEIFEN, n("gift", 1), n("bombe", 7), s("knast", "pistole")),
    (n("messer", 5), n("gift", 9), VERPFEIFEN),
    (n("messer", 8),),
    (n("bombe", 3), s("flucht", "gift"), WAFFENWAHL, n("pistole", 6), n("messer", 2)),
)


def _table(*discard: Card, wish: Weapon | None = None) -> State:
    players = tuple(Player(NAMES[i], hand) for i, hand in enumerate(HANDS))
    return State(players, ROSA, discard, PILE, wish)


FIRST = n("messer", 4)
PLAIN = Case("eine Karte", _table(FIRST), KALLE)
SEVERAL = Case("mehrere Verpfeifen", _table(FIRST, VERPFEIFEN, VERPFEIFEN), EDDA)
WISHED = Case("ein Wunsch", _table(FIRST, WAFFENWAHL, wish="gift"), KALLE)
PAID = Case("bezahlter Doppelmord", _table(FIRST, s("doppelmord", "messer")), KALLE)
LAST = Case("als letzte Karte", _table(FIRST).with_hand(ROSA, (VERPFEIFEN,)), KALLE)
_WAITS = replace(_table(FIRST, s("doppelmord", "messer")), phase=Threat(3, ROSA))
WAITING = Case("Doppelmord wartet", _WAITS, EDDA)
ALLOWED = Case(
    "… mit Hausregel",
    replace(_WAITS, options=Options(attack_answer="verpfeifen-too")),
    EDDA,
)
CASES = (PLAIN, SEVERAL, WISHED, PAID, LAST, WAITING, ALLOWED)
