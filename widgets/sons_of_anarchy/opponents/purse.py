"""What goods and heat are worth to a club, and what transactions make of them.

Points are tenths of money. They are rules of thumb, not rules of the game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.deal_limits import WARES, other
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
from widgets.sons_of_anarchy.opponents.choice import Seen

GUNS = (14, 12, 9, 7, 5)
"""The first gun, the second …; each further one is worth the last."""
CONTRABAND = (17, 16, 14, 11, 9, 7)
"""The same of contraband; with much heat there is no selling it."""
HEAT = (0, 3, 8, 17, 35, 95, 105, 115, 125, 135)
"""What so much heat costs; above 4 a Member goes to prison."""


@dataclass(frozen=True, slots=True)
class Purse:
    """What lies behind the own screen, the heat, and what the bank has left."""

    money: int
    guns: int
    contraband: int
    heat: int
    bank: int
    stash: int
    late: bool = False

    def has(self, thing: Thing) -> int:
        """How much there is of something."""
        match thing:
            case "money":
                return self.money
            case "guns":
                return self.guns
            case "contraband":
                return self.contraband
            case "heat":
                return self.heat

    def free(self, thing: Thing) -> int:
        """How much of it the bank can give."""
        return {"guns": self.bank, "contraband": self.stash}.get(thing, 999)

    def plus(self, thing: Thing, count: int) -> "Purse":
        """The purse with so much more of something, never less than nothing."""
        now = max(0, self.has(thing) + count)
        match thing:
            case "money":
                return replace(self, money=now)
            case "guns":
                return replace(self, guns=now)
            case "contraband":
                return replace(self, contraband=now)
            case "heat":
                return replace(self, heat=now)

    @property
    def points(self) -> int:
        """What it is worth, in tenths of money. ``late``: in the last round only money counts."""
        guns = 3 * self.guns if self.late else _sum(GUNS, self.guns)
        wares = _sum(CONTRABAND, self.contraband)
        if self.heat >= 3:
            wares = wares * (5 - min(self.heat, 4)) // 3
        heat = 0 if self.late and self.heat < 5 else HEAT[min(self.heat, 9)]
        return 10 * self.money + guns + wares - heat


def _sum(each: tuple[int, ...], count: int) -> int:
    return sum(each[:count]) + each[-1] * max(0, count - len(each))


def purse_of(seen: Seen) -> Purse:
    """The own goods."""
    club, view = seen.mine, seen.view
    return Purse(
        club.money or 0,
        club.guns or 0,
        club.contraband or 0,
        club.heat,
        view.bank,
        view.stash,
        late=seen.left < 1,
    )


def moved(purse: Purse, parcel: Parcel, sign: int) -> Purse:
    """The purse after a parcel came (1) or went (-1) in trade."""
    purse = purse.plus("money", sign * parcel.money).plus("guns", sign * parcel.guns)
    return purse.plus("contraband", sign * parcel.contraband)


def dealt(purse: Purse, deal: Transaction, amount: int, gives: Ware | None = None) -> Purse:
    """The purse after so much of a transaction; of a theft, what it may bring."""
    match deal:
        case Sell(good=good, price=price):
            return purse.plus(good, -amount).plus("money", amount * price)
        case Spend(good=good, price=price):
            return purse.plus(good, amount).plus("money", -amount * price)
        case Swap():
            gone = gives or "guns"
            return purse.plus(gone, -amount).plus(other(gone), amount)
        case Skim(good=good):
            return purse.plus(good, amount)
        case Steal(good=good):
            return purse.plus(good, min(amount, 1) if amount else 0)
        case Gain(thing=thing):
            return purse.plus(thing, amount)
        case Drop(thing=thing):
            return purse.plus(thing, -amount)


def _ways(purse: Purse, deal: Transaction) -> Iterator[Purse]:
    """The purse after every amount that is possible."""
    match deal:
        case Sell(good=good, most=most):
            yield from (dealt(purse, deal, n) for n in range(min(most, purse.has(good)) + 1))
        case Spend(good=good, price=price, most=most):
            most = min(most, purse.money // price, purse.free(good))
            yield from (dealt(purse, deal, n) for n in range(most + 1))
        case Swap(most=most):
            yield purse
            for gone in WARES:
                top = min(most, purse.has(gone), purse.free(other(gone)))
                yield from (dealt(purse, deal, n, gone) for n in range(1, top + 1))
        case Gain(amount=amount):
            yield dealt(purse, deal, amount)
        case Skim(good=good, amount=amount) | Steal(good=good, amount=amount):
            yield purse
            yield dealt(purse, deal, min(amount, purse.free(good)))
        case Drop(amount=amount):
            yield purse
            yield dealt(purse, deal, amount)


def best_of(purse: Purse, deals: Iterable[Transaction]) -> Purse:
    """The purse after all transactions, each as well as it can be done."""
    for deal in deals:
        purse = max(_ways(purse, deal), key=lambda p: p.points)
    return purse


def use_heat(seen: Seen, place: Place) -> int:
    """How much heat the use of a place brings now."""
    if not place.heat or "quietSites" in seen.twists or seen.sheet.rule == "quietUse":
        return 0
    return place.heat + ("hotSites" in seen.twists)


PATCH = 12
"""What the patch is worth: it goes first and wins ties."""


def worth_of_use(seen: Seen, purse: Purse, place: Place, *, boost: bool = False) -> int:
    """What using a place would bring, in points."""
    deals = (*place.deals, *(place.boost if boost else ()))
    after = best_of(purse, deals)
    hot = after.plus("heat", use_heat(seen, place))
    patch = PATCH if place.patch and seen.view.patch != seen.seat else 0
    return hot.points - purse.points + patch
