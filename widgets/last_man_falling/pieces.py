"""Cards and hands as pictures."""

from collections.abc import Iterable

from htpy import Element, Node, div, small, span

from engine.last_man_falling.cards import Card, NumberCard, SymbolCard
from engine.last_man_falling.fitting import Fit
from engine.last_man_falling.words import card_name, count_of
from widgets.pictures.cards import card as picture
from widgets.pictures.icons import icon


def card(held: Card, *, named: bool = True) -> Element:
    """The picture of a card; ``named``: with its name for a screen reader."""
    name = card_name(held) if named else None
    match held:
        case NumberCard(weapon=weapon, number=number):
            return picture("number", weapon, number, label=name)
        case SymbolCard(kind=kind, weapon=weapon):
            return picture(kind, weapon, label=name)
    return picture(held.kind, label=name)


def back(count: int) -> Node:
    """Cards face down, of which only the number is known."""
    if count == 0:
        return span(".gn-muted")["keine Karte"]
    return (
        picture("number", face_down=True),
        span[count_of(count)],
    )


def open_hand(cards: Iterable[Card], found: Iterable[Fit] = ()) -> Element:
    """Cards face up; those in ``found`` carry a mark and why they fit."""
    whys = {f.card: f.why for f in found}
    return div(".gn-hand")[(_held(c, whys.get(c)) for c in cards)]


def _held(held: Card, why: str | None) -> Element:
    if why is None:
        return div(".gn-held")[card(held)]
    return div(".gn-held.gn-fits")[
        card(held), small(".gn-fit")[icon("check"), span["passt: ", why]]
    ]
