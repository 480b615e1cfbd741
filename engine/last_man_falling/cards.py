"""The cards: a weapon with a number, a picture with a weapon's symbol, or one of the wild ones."""

from dataclasses import dataclass
from typing import Literal, get_args

type Weapon = Literal["pistole", "messer", "bombe", "gift"]
type SymbolKind = Literal["doppelmord", "flucht", "knast"]
type WildKind = Literal["waffenwahl", "vierfach", "verpfeifen"]

WEAPONS: tuple[Weapon, ...] = get_args(Weapon.__value__)
SYMBOL_KINDS: tuple[SymbolKind, ...] = get_args(SymbolKind.__value__)
WILD_KINDS: tuple[WildKind, ...] = get_args(WildKind.__value__)
LOWEST, HIGHEST = 1, 9
"""The numbers we reckon with (an assumption: LMF-G01)."""
LEAST, MOST = 0, 20
"""The numbers a deck of your own may carry."""


@dataclass(frozen=True, slots=True)
class NumberCard:
    """A Mordwaffen-Karte. Raises ValueError outside the numbers a deck may carry."""

    weapon: Weapon
    number: int

    def __post_init__(self) -> None:
        if not LEAST <= self.number <= MOST:
            raise ValueError(f"Eine Waffenkarte trägt eine Zahl von {LEAST} bis {MOST}.")


@dataclass(frozen=True, slots=True)
class SymbolCard:
    """A special card that carries a weapon's symbol."""

    kind: SymbolKind
    weapon: Weapon


@dataclass(frozen=True, slots=True)
class WildCard:
    """A special card without a weapon of its own."""

    kind: WildKind


type Card = NumberCard | SymbolCard | WildCard

WAFFENWAHL = WildCard("waffenwahl")
VIERFACH = WildCard("vierfach")
VERPFEIFEN = WildCard("verpfeifen")


def weapon_of(card: Card) -> Weapon | None:
    """The weapon the card shows; None for a wild one."""
    return None if isinstance(card, WildCard) else card.weapon


def number_of(card: Card) -> int | None:
    """The number the card carries; None for a special one."""
    return card.number if isinstance(card, NumberCard) else None


def without(hand: tuple[Card, ...], *cards: Card) -> tuple[Card, ...]:
    """``hand`` less one copy of each of ``cards``. Raises ValueError when one is missing."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
