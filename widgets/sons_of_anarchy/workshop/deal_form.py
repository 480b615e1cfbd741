"""The form of transactions: which of the seven, what it is about, and its numbers."""

from collections.abc import Callable
from dataclasses import replace

from htpy import Node, Renderable, div, fieldset, legend

from engine.sons_of_anarchy.effects import (
    MOST,
    Drop,
    Gain,
    Good,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Thing,
    Transaction,
    Ware,
)
from widgets.controls import action, selector, stepper
from widgets.sons_of_anarchy.workshop.model import Msg
from widgets.sons_of_anarchy.workshop.words import (
    GOOD_CHOICES,
    THING_CHOICES,
    VERBS,
    WARE_CHOICES,
)
from widgets.widget import Ui

type Deals = tuple[Transaction, ...]

MOST_DEALS = 6
FIRST = Skim("money", 1)


def deals(ui: Ui[Msg], title: str, have: Deals, put: Callable[[Deals], Msg]) -> Renderable:
    """All transactions of one list, in printed order, and a button for one more."""
    rows = [_row(ui, f"{title} {i + 1}", have, i, put) for i in range(len(have))]
    more = action(ui, f"{title} dazu", put((*have, FIRST))) if len(have) < MOST_DEALS else None
    return div(".gn-deals")[rows, div(".gn-actions")[more]]


def _row(ui: Ui[Msg], title: str, have: Deals, at: int, put: Callable[[Deals], Msg]) -> Renderable:
    def new(*deal: Transaction) -> Msg:
        return put((*have[:at], *deal, *have[at + 1 :]))

    deal = have[at]
    verb = selector(
        ui, "Was", VERBS, type(deal).__name__, lambda name: new(verb_changed(deal, name))
    )
    fields = numbers(ui, deal, new)
    return fieldset(".gn-deal")[
        legend[title],
        div(".gn-controls")[verb, fields, action(ui, "Weg damit", new())],
    ]


def numbers(ui: Ui[Msg], deal: Transaction, new: Callable[[Transaction], Msg]) -> list[Node]:
    """What is traded, and how much: as the verb needs it."""
    match deal:
        case Sell() | Spend():
            return [
                selector(ui, "Ware", WARE_CHOICES, deal.good, lambda g: new(replace(deal, good=g))),
                _number(ui, "Preis", deal.price, lambda n: new(replace(deal, price=n))),
                _number(ui, "Max", deal.most, lambda n: new(replace(deal, most=n))),
            ]
        case Swap():
            return [_number(ui, "Max", deal.most, lambda n: new(Swap(n)))]
        case Skim() | Steal():
            return [
                selector(ui, "Gut", GOOD_CHOICES, deal.good, lambda g: new(replace(deal, good=g))),
                _number(ui, "Menge", deal.amount, lambda n: new(replace(deal, amount=n))),
            ]
        case Gain() | Drop():
            return [
                selector(
                    ui, "Wovon", THING_CHOICES, deal.thing, lambda t: new(replace(deal, thing=t))
                ),
                _number(ui, "Menge", deal.amount, lambda n: new(replace(deal, amount=n))),
            ]


def _number(ui: Ui[Msg], label: str, value: int, make: Callable[[int], Msg]) -> Node:
    return stepper(ui, label, value, 1, MOST, make)


def verb_changed(deal: Transaction, verb: str) -> Transaction:
    """The same thing and numbers under another verb, as far as it has them."""
    amount = deal.most if isinstance(deal, Sell | Spend | Swap) else deal.amount
    thing: Thing = "contraband"
    if isinstance(deal, Gain | Drop):
        thing = deal.thing
    elif not isinstance(deal, Swap):
        thing = deal.good
    ware: Ware = "guns" if thing == "guns" else "contraband"
    good: Good = "money" if thing == "heat" else thing
    price = deal.price if isinstance(deal, Sell | Spend) else 1
    made: dict[str, Transaction] = {
        "Sell": Sell(ware, price, amount),
        "Spend": Spend(ware, price, amount),
        "Swap": Swap(amount),
        "Skim": Skim(good, amount),
        "Steal": Steal(good, amount),
        "Gain": Gain(thing, amount),
        "Drop": Drop(thing, amount),
    }
    return made[verb]
