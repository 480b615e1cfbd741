"""The deck as data: how many of each kind, which numbers. Nothing public says (LMF-G01)."""

from collections.abc import Iterator
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
from engine.last_man_falling.words import KIND_NAMES, count_of

HAND = 7
"""So many cards everybody is dealt."""
SEATS = 8
"""More people than that sit at no table (LMF-G02)."""
LARGEST = 400
"""More cards than that nobody shuffles."""
MOST_COPIES = 20
"""More of the same card than that no box holds."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A deck as somebody writes it down, possible or not.

    Numbers from ``lowest`` to ``highest``, each ``copies`` times per weapon, but for the ``odd``
    ones (number, how often per weapon); ``doppelmord``, ``flucht`` and ``knast`` so many per
    weapon; the wild ones so many in all.
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
    odd: tuple[tuple[int, int], ...] = ()

    @property
    def numbers(self) -> range:
        """The numbers there are; none where the limits are impossible."""
        sound = LEAST <= self.lowest <= self.highest <= MOST
        return range(self.lowest, self.highest + 1) if sound else range(0)

    def times(self, number: int) -> int:
        """How often the number comes, per weapon."""
        return dict(self.odd).get(number, self.copies)

    @property
    def number_cards(self) -> int:
        """How many cards carry a number."""
        return len(WEAPONS) * sum(map(self.times, self.numbers))

    @property
    def symbol_cards(self) -> int:
        """How many special cards carry a weapon's symbol."""
        return len(WEAPONS) * (self.doppelmord + self.flucht + self.knast)

    @property
    def wild_cards(self) -> int:
        """How many special cards carry none."""
        return self.waffenwahl + self.vierfach + self.verpfeifen

    @property
    def size(self) -> int:
        """How many cards there are in all."""
        return self.number_cards + self.symbol_cards + self.wild_cards

    def seats(self, *, number_first: bool = False) -> int:
        """How many people it is enough for: seven each, and whatever is dealt, one card that can
        begin remains; ``number_first``: that must be one with a number."""
        back = self.vierfach + self.verpfeifen
        if number_first:
            back = self.symbol_cards + self.wild_cards
        return max(0, min(SEATS, (self.size - back - 1) // HAND))

    @property
    def faults(self) -> tuple[str, ...]:
        """Every reason why nobody can play with it, one German sentence each."""
        return tuple(_faults(self))

    def tidy(self) -> "Deck":
        """The deck itself. Raises ValueError, all reasons."""
        odd = {n: c for n, c in self.odd if n in self.numbers and c != self.copies}
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return Deck(**values | {"odd": tuple(sorted(odd.items()))})


def _faults(draft: Draft) -> Iterator[str]:
    """Counts first: a sum of impossible numbers says nothing."""
    if impossible := [*_limits(draft), *_amounts(draft)]:
        yield from impossible
        return
    if not draft.number_cards:
        yield "Ohne Karten mit Waffe und Zahl lässt sich nicht anfangen."
    if draft.size > LARGEST:
        yield f"Mehr als {LARGEST} Karten mischt niemand, und das hier sind {draft.size}."
    if draft.seats() < 2:
        yield (
            f"{count_of(draft.size)} genügen nicht einmal zu zweit: Nach sieben für jede Person "
            "muss sicher noch eine übrig sein, die das Spiel eröffnen kann."
        )


def _limits(draft: Draft) -> Iterator[str]:
    for name, number in (("kleinste", draft.lowest), ("größte", draft.highest)):
        if not LEAST <= number <= MOST:
            yield f"Die {name} Zahl liegt zwischen {LEAST} und {MOST}, eure ist {number}."
    if LEAST <= draft.highest < draft.lowest <= MOST:
        yield f"Die kleinste Zahl ({draft.lowest}) ist größer als die größte ({draft.highest})."


def _amounts(draft: Draft) -> Iterator[str]:
    for what, count in _counts(draft):
        if not 0 <= count <= MOST_COPIES:
            yield f"{what}: Möglich sind 0 bis {MOST_COPIES}, ihr habt {count}."


def _counts(draft: Draft) -> Iterator[tuple[str, int]]:
    yield "Jede Zahl je Waffe", draft.copies
    for number, count in draft.odd:
        yield f"Die {number} je Waffe", count
    for kind in SYMBOL_KINDS:
        yield f"{KIND_NAMES[kind]} je Waffe", getattr(draft, kind)
    for wild in WILD_KINDS:
        yield KIND_NAMES[wild], getattr(draft, wild)


@dataclass(frozen=True, slots=True)
class Deck(Draft):
    """A deck that can be played with. Raises ValueError, one German sentence for each fault."""

    def __post_init__(self) -> None:
        if found := self.faults:
            raise ValueError(" ".join(found))
        numbers = [n for n, _ in self.odd]
        known = all(n in self.numbers and c != self.copies for n, c in self.odd)
        if not known or numbers != sorted(set(numbers)):
            raise ValueError("Was von der Regel abweicht, ist jede Zahl für sich, der Reihe nach.")

    def cards(self) -> tuple[Card, ...]:
        """Every card, sorted; the same objects each time."""
        return _cards(self)

    def holds(self, card: Card) -> bool:
        """Whether there is such a card."""
        if isinstance(card, NumberCard):
            return card.number in self.numbers and self.times(card.number) > 0
        count: int = getattr(self, card.kind)
        return count > 0


@cache
def _cards(deck: Deck) -> tuple[Card, ...]:
    kinds: list[tuple[Card, int]] = [
        (NumberCard(w, n), deck.times(n)) for w in WEAPONS for n in deck.numbers
    ]
    kinds += [(SymbolCard(k, w), getattr(deck, k)) for k in SYMBOL_KINDS for w in WEAPONS]
    kinds += [(WildCard(k), getattr(deck, k)) for k in WILD_KINDS]
    return tuple(card for card, count in kinds for _ in range(count))


def told(deck: Draft) -> str:
    """„108 Karten, Zahlen 1 bis 9“."""
    one = deck.lowest == deck.highest
    which = f"Zahl {deck.lowest}" if one else f"Zahlen {deck.lowest} bis {deck.highest}"
    return f"{count_of(deck.size)}, {which}{' (nicht alle gleich oft)' if deck.odd else ''}"


DECK = Deck()
"""108 cards, our assumption."""
