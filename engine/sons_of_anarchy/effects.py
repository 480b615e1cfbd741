"""What sites and cards do: the seven transactions as data, and the rules that cards change."""

from dataclasses import dataclass
from typing import Literal

type Ware = Literal["guns", "contraband"]
type Good = Literal["money", "guns", "contraband"]
type Thing = Literal["heat", "money", "guns", "contraband"]

MOST = 9
"""No printed number is higher; a guard against typing errors in own files."""


def _within(what: str, number: int, low: int = 1) -> None:
    if not low <= number <= MOST:
        raise ValueError(f"{what} {number}, möglich sind {low} bis {MOST}.")


@dataclass(frozen=True, slots=True)
class Sell:
    """Up to ``most`` pieces of ``good`` for ``price`` money each (SOA-131, SOA-138)."""

    good: Ware
    price: int
    most: int

    def __post_init__(self) -> None:
        _within("Sell: Preis", self.price)
        _within("Sell: Max", self.most)


@dataclass(frozen=True, slots=True)
class Spend:
    """Buy up to ``most`` pieces of ``good`` for ``price`` money each (SOA-132, SOA-138)."""

    good: Ware
    price: int
    most: int

    def __post_init__(self) -> None:
        _within("Spend: Preis", self.price)
        _within("Spend: Max", self.most)


@dataclass(frozen=True, slots=True)
class Swap:
    """Up to ``most`` pieces, guns for contraband or the other way (SOA-133, SOA-138)."""

    most: int

    def __post_init__(self) -> None:
        _within("Swap: Max", self.most)


@dataclass(frozen=True, slots=True)
class Skim:
    """Take ``amount`` of ``good`` from the bank for nothing, once (SOA-134, SOA-139)."""

    good: Good
    amount: int

    def __post_init__(self) -> None:
        _within("Skim: Menge", self.amount)


@dataclass(frozen=True, slots=True)
class Steal:
    """Take ``amount`` of ``good`` from one opponent (SOA-135)."""

    good: Good
    amount: int

    def __post_init__(self) -> None:
        _within("Steal: Menge", self.amount)


@dataclass(frozen=True, slots=True)
class Gain:
    """Get ``amount`` of ``thing``, mostly heat (SOA-137, SOA-139)."""

    thing: Thing
    amount: int

    def __post_init__(self) -> None:
        _within("Gain: Menge", self.amount)


@dataclass(frozen=True, slots=True)
class Drop:
    """Get rid of ``amount`` of ``thing``, mostly heat (SOA-137, SOA-139)."""

    thing: Thing
    amount: int

    def __post_init__(self) -> None:
        _within("Drop: Menge", self.amount)


type Transaction = Sell | Spend | Swap | Skim | Steal | Gain | Drop

type Twist = Literal[
    "noRecruit", "noPatchIn", "noBoost", "noBackup", "noGuns", "noTrade", "quietSites", "hotSites"
]
"""What a Hassle may change for everybody until the end of the round."""

type GangRule = Literal["freeBackup", "cheapPatchIn", "quietUse"]
"""What a High Octane side may change for its own club."""
