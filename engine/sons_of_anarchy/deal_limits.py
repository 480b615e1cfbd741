"""How much of a transaction is possible, and what bounds it."""

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.effects import (
    Drop,
    Gain,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Thing,
    Transaction,
    Ware,
)
from engine.sons_of_anarchy.rules.sites import (
    GAIN_AND_DROP,
    GOODS_YOU_HAVE,
    MAX_IS_THE_LIMIT,
    ONCE_PER_USE,
    ONLY_WHAT_IS_LEFT,
)
from engine.sons_of_anarchy.state import Table

WARES: tuple[Ware, Ware] = ("guns", "contraband")


def in_bank(table: Table, ware: Ware) -> int:
    """Pieces in nobody's hands."""
    return table.bank if ware == "guns" else table.stash


def owned(table: Table, seat: Seat, thing: Thing) -> int:
    """What a club has of something."""
    club = table.clubs[seat]
    match thing:
        case "guns":
            return club.guns
        case "contraband":
            return club.contraband
        case "money":
            return club.money
        case "heat":
            return club.heat


def other(ware: Ware) -> Ware:
    """The other kind of goods."""
    return "contraband" if ware == "guns" else "guns"


def limits(
    table: Table, seat: Seat, deal: Transaction, gives: Ware
) -> tuple[tuple[Rule, str, int], ...]:
    """What bounds the amount of a transaction: rule, German words, number."""
    match deal:
        case Sell(good=good, most=most):
            have = owned(table, seat, good)
            return (MAX_IS_THE_LIMIT, "Max", most), (GOODS_YOU_HAVE, "hinter dem Schirm", have)
        case Spend(good=good, price=price, most=most):
            can = owned(table, seat, "money") // price
            left = in_bank(table, good)
            return (
                (MAX_IS_THE_LIMIT, "Max", most),
                (GOODS_YOU_HAVE, "zu bezahlen", can),
                (ONLY_WHAT_IS_LEFT, "in der Bank", left),
            )
        case Swap(most=most):
            return (
                (MAX_IS_THE_LIMIT, "Max", most),
                (GOODS_YOU_HAVE, "hinter dem Schirm", owned(table, seat, gives)),
                (ONLY_WHAT_IS_LEFT, "in der Bank", in_bank(table, other(gives))),
            )
        case Skim(good="money", amount=amount) | Steal(amount=amount):
            return ((ONCE_PER_USE, "aufgedruckt", amount),)
        case Skim(good=ware, amount=amount) if ware != "money":
            left = in_bank(table, ware)
            return (ONCE_PER_USE, "aufgedruckt", amount), (ONLY_WHAT_IS_LEFT, "in der Bank", left)
        case Gain(amount=amount) | Drop(amount=amount):
            have = owned(table, seat, deal.thing) if isinstance(deal, Drop) else amount
            return (ONCE_PER_USE, "aufgedruckt", amount), (GAIN_AND_DROP, "vorhanden", have)
    return ()


def most(table: Table, seat: Seat, deal: Transaction, gives: Ware = "guns") -> int:
    """The highest amount that is possible now."""
    return min(number for _, _, number in limits(table, seat, deal, gives))
