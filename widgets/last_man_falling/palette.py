"""Picking cards: weapons as chips, cards as buttons, folds that say how they are set."""

from collections.abc import Callable, Iterable

from htpy import Element, Node, button, details, div, span, strong, summary

from engine.last_man_falling.cards import (
    SYMBOL_KINDS,
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    WEAPONS,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    WildCard,
)
from engine.last_man_falling.deck import Deck
from engine.last_man_falling.words import KIND_NAMES, spoken, weapon_name
from widgets.controls import chips, stepper
from widgets.last_man_falling.pieces import card
from widgets.pictures.cards import card as picture
from widgets.pictures.cards import weapon
from widgets.widget import Ui

TOP_KINDS = ("number", *SYMBOL_KINDS, "waffenwahl", "vierfach")
"""What can be the card that counts; a Verpfeifen never is."""


def fold(title: str, now: str, content: Node) -> Element:
    """A part of the set-up that can be opened; ``now`` says how it is set."""
    return details(".gn-fold")[summary[strong[title], " ", span(".gn-fold-now")[now]], content]


def weapon_chips[Msg](
    ui: Ui[Msg], legend: str, selected: Weapon, make: Callable[[Weapon], Msg]
) -> Node:
    """One of the four weapons."""
    options = [(w, (weapon(w), " ", weapon_name(w))) for w in WEAPONS]
    return chips(ui, legend, options, selected, make)


def picks[Msg](
    ui: Ui[Msg], cards: Iterable[Card], does: str, make: Callable[[Card], Msg]
) -> Element:
    """Cards as buttons; ``does`` is what tapping one does („weglegen“)."""
    buttons = [
        button(".gn-pick", ui.click(make(c)), type="button", aria_label=f"{spoken(c)} {does}")[
            card(c, named=False)
        ]
        for c in cards
    ]
    return div(".gn-hand", role="group", aria_label=f"Antippen: {does}")[buttons]


def offered(shelf: Weapon, deck: Deck) -> tuple[Card, ...]:
    """Every card of one weapon that the deck holds, and the wild ones."""
    cards: tuple[Card, ...] = (
        *(NumberCard(shelf, n) for n in deck.numbers),
        *(SymbolCard(kind, shelf) for kind in SYMBOL_KINDS),
        *(WAFFENWAHL, VIERFACH, VERPFEIFEN),
    )
    return tuple(filter(deck.holds, cards))


def kind_count[Msg](
    ui: Ui[Msg], label: str, kind: str, count: int, most: int | None, make: Callable[[int], Msg]
) -> Element:
    """How many of a kind of special card, beside its picture (whatever its weapon)."""
    sign = picture(kind, WEAPONS[0] if kind in SYMBOL_KINDS else None)
    return div(".gn-score-kind")[sign, stepper(ui, label, count, 0, most, make)]


def with_weapon(top: Card, value: Weapon) -> Card:
    """The same kind of card with another weapon; a wild card stays."""
    match top:
        case NumberCard(number=number):
            return NumberCard(value, number)
        case SymbolCard(kind=kind):
            return SymbolCard(kind, value)
    return top


def of_kind(kind: str, shown: Weapon, number: int) -> Card:
    """The card of one of ``TOP_KINDS``."""
    for symbol in SYMBOL_KINDS:
        if kind == symbol:
            return SymbolCard(symbol, shown)
    if kind == "waffenwahl":
        return WAFFENWAHL
    return VIERFACH if kind == "vierfach" else NumberCard(shown, number)


def top_chips[Msg](
    ui: Ui[Msg],
    legend: str,
    top: Card,
    asked: Weapon | None,
    deck: Deck,
    make: Callable[[Card, Weapon], Msg],
) -> Node:
    """The card that counts, and its weapon, its number or the wish."""
    shown = asked or WEAPONS[0]
    numbers = [n for n in deck.numbers if deck.times(n)]
    number = top.number if isinstance(top, NumberCard) else numbers[len(numbers) // 2]
    kinds = [(k, "Waffe mit Zahl" if k == "number" else KIND_NAMES[k]) for k in TOP_KINDS]
    current = "number" if isinstance(top, NumberCard) else top.kind
    which = "Gewünscht ist" if isinstance(top, WildCard) else "Ihre Waffe"
    return [
        chips(ui, legend, kinds, current, lambda k: make(of_kind(k, shown, number), shown)),
        weapon_chips(ui, which, shown, lambda w: make(with_weapon(top, w), w)),
        isinstance(top, NumberCard)
        and chips(
            ui,
            "Ihre Zahl",
            [(n, str(n)) for n in sorted({number, *numbers})],
            number,
            lambda n: make(NumberCard(shown, n), shown),
        ),
    ]
