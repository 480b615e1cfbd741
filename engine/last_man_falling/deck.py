"""The deck as data: how many of each kind, which numbers. Nothing public says (LMF-G01)."""

from dataclasses import dataclass, fields
from functools import cache

from engine.last_man_falling.cards import (
    HIGHEST,
    LEAST,
    LOWEST,
    MOST,
    SYMBOL_KINDS,
    WEAPONS,
    WILD_KINDS,
    Card,
    NumberCard,
    SymbolCard,
    WildCard,
)

LARGEST = 400
"""More cards than that nobody shuffles."""


@dataclass(frozen=True, slots=True)
class Deck:
    """Numbers from ``lowest`` to ``highest``, each ``copies`` times per weapon; ``doppelmord``,
    ``flucht`` and ``knast`` so many per weapon; the wild ones so many in all.

    Raises ValueError, one German sentence.
    """

    lowest: int = LOWEST
    highest: int = HIGHEST
    copies: int = 2
    doppelmord: int = 2
    flucht: int = 2
    knast: int = 2
    waffenwahl: int = 4
    vierfach: int = 4
    verpfeifen: int = 4

    def __post_init__(self) -> None:
        if not LEAST <= self.lowest <= self.highest <= MOST:
            raise ValueError(
                f"Die Zahlen eines Spiels liegen zwischen {LEAST} und {MOST}, die kleinste zuerst."
            )
        if any(getattr(self, f.name) < 0 for f in fields(self)):
            raise ValueError("Weniger als keine Karte gibt es von keiner Sorte.")
        if self.copies < 1:
            raise ValueError("Ohne Karten mit Waffe und Zahl lässt sich nicht anfangen.")
        if self.size > LARGEST:
            raise ValueError(f"Mehr als {LARGEST} Karten mischt niemand.")

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        numbers = (self.highest - self.lowest + 1) * self.copies
        per_weapon = numbers + self.doppelmord + self.flucht + self.knast
        return len(WEAPONS) * per_weapon + self.waffenwahl + self.vierfach + self.verpfeifen

    def cards(self) -> tuple[Card, ...]:
        """Every card, sorted; the same objects each time."""
        return _cards(self)


@cache
def _cards(deck: Deck) -> tuple[Card, ...]:
    numbers = range(deck.lowest, deck.highest + 1)
    kinds: list[tuple[Card, int]] = [
        (NumberCard(w, n), deck.copies) for w in WEAPONS for n in numbers
    ]
    kinds += [(SymbolCard(k, w), getattr(deck, k)) for k in SYMBOL_KINDS for w in WEAPONS]
    kinds += [(WildCard(k), getattr(deck, k)) for k in WILD_KINDS]
    return tuple(card for card, count in kinds for _ in range(count))


DECK = Deck()
"""108 cards, our assumption."""
