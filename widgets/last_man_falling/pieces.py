"""Cards and hands as pictures."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, div, small, span

from engine.last_man_falling.cards import Card, NumberCard, SymbolCard
from engine.last_man_falling.fitting import Fit
from engine.last_man_falling.words import count_of, spoken
from widgets.pictures.cards import card as picture
from widgets.pictures.icons import icon


def card(held: Card, *, named: bool = True) -> Element:
    """The picture of a card; ``named``: with its name for a screen reader."""
    name = spoken(held) if named else None
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


def open_hand(cards: Sequence[Card], found: Iterable[Fit] = (), drawn: int = 0) -> Element:
    """Cards face up; those in ``found`` tell why they fit, the last ``drawn`` are just drawn."""
    whys = {f.card: f.why for f in found}
    old = len(cards) - drawn
    return div(".gn-hand")[(_held(c, whys.get(c), i >= old) for i, c in enumerate(cards))]


def _held(held: Card, why: str | None, drawn: bool) -> Element:
    if why is not None:
        told = small(".gn-fit")[icon("check"), span["passt: ", why]]
        return div(".gn-held.gn-fits")[card(held), told]
    return div(".gn-held")[card(held), drawn and small(".gn-fit")["gezogen"]]
