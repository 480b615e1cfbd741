"""The pub table at which the examples and mistakes take place."""

from engine.core.play import Seat
from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    Card,
    NumberCard,
    SymbolCard,
    SymbolKind,
    Weapon,
)
from engine.last_man_falling.deck import DECK
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import Player, State

NAMES = ("Rosa", "Kalle", "Edda", "Viktor", "Wanda", "Bruno", "Thea", "Olaf")
"""Who sits where; ganz und gar unbescholten, alle acht."""

ROSA, KALLE, EDDA = 0, 1, 2


def n(weapon: Weapon, number: int) -> NumberCard:
    """A number card."""
    return NumberCard(weapon, number)


def s(kind: SymbolKind, weapon: Weapon) -> SymbolCard:
    """A special card with a weapon's symbol."""
    return SymbolCard(kind, weapon)


PILE: tuple[Card, ...] = (
    n("bombe", 3),
    n("pistole", 8),
    s("knast", "messer"),
    n("gift", 2),
    n("messer", 9),
    VERPFEIFEN,
    n("bombe", 6),
    n("pistole", 1),
    WAFFENWAHL,
    n("gift", 4),
    s("flucht", "bombe"),
    n("messer", 3),
)
"""Somebody has shuffled; the first card lies on top."""

KALLES_HAND: tuple[Card, ...] = (n("gift", 7), n("bombe", 2), n("pistole", 4))
EDDAS_HAND: tuple[Card, ...] = (n("messer", 1), n("gift", 9), s("doppelmord", "bombe"))


def table(
    rosa: tuple[Card, ...],
    top: Card,
    wish: Weapon | None = None,
    *,
    kalle: tuple[Card, ...] = KALLES_HAND,
    edda: tuple[Card, ...] = EDDAS_HAND,
    turn: Seat = ROSA,
    pile: tuple[Card, ...] = PILE,
    options: Options | None = None,
) -> State:
    """Rosa, Kalle and Edda in clockwise order, ``top`` on the discard pile."""
    hands = (rosa, kalle, edda)
    players = tuple(Player(name, hand) for name, hand in zip(NAMES, hands, strict=False))
    return State(players, turn, (top,), pile, wish, options=options or Options())


CLEAN: tuple[Card, ...] = (VIERFACH, n("pistole", 3), n("bombe", 9), s("knast", "gift"))
"""Nothing here fits on Messer 5."""

DIRTY: tuple[Card, ...] = (VIERFACH, n("pistole", 5), n("bombe", 9), s("knast", "gift"))
"""On Messer 5 the Pistole 5 fits, by its number."""

TOP = n("messer", 5)


def two(
    rosa: tuple[Card, ...], kalle: tuple[Card, ...], top: Card, options: Options | None = None
) -> State:
    """Rosa and Kalle alone; Rosa is on turn."""
    players = (Player("Rosa", rosa), Player("Kalle", kalle))
    return State(players, ROSA, (top,), PILE, options=options or Options())


def order(first: Card, cards: tuple[Card, ...] = DECK.cards(), dealt: int = 21) -> tuple[Card, ...]:
    """``cards`` as somebody has shuffled them, so that ``first`` follows the ``dealt`` ones."""
    mixed = [cards[i * 41 % len(cards)] for i in range(len(cards))]
    at = len(mixed) - 1 - mixed[::-1].index(first)
    mixed[at], mixed[dealt] = mixed[dealt], mixed[at]
    return tuple(mixed)
