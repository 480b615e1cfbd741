"""What is printed: Anarchy cards, High Octane sides, and a set of sites and cards to play with."""

from dataclasses import dataclass
from typing import Literal

from engine.sons_of_anarchy.club import Badge, Place
from engine.sons_of_anarchy.effects import Drop, Gain, GangRule, Skim, Transaction, Twist

type Measure = Literal["members", "prospects", "figures", "heat", "sites"]
"""Openly visible things that „the most“ and „the fewest“ may ask for."""
type Whom = Literal["all", "most", "fewest"]
type Touch = Gain | Drop | Skim
"""What a card may do to a club without a decision."""


@dataclass(frozen=True, slots=True)
class Strike:
    """A card's effect on clubs: on all, or on those with the most or fewest of ``measure``."""

    touch: Touch
    whom: Whom = "all"
    measure: Measure = "figures"


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Strikes at once (SOA-125)."""

    name: str
    strikes: tuple[Strike, ...]
    hardcore: bool = False


@dataclass(frozen=True, slots=True)
class Hassle:
    """Changes a rule until the end of the round (SOA-126)."""

    name: str
    twist: Twist
    hardcore: bool = False


@dataclass(frozen=True, slots=True)
class Opportunity:
    """One more site for this round (SOA-127)."""

    site: Place
    hardcore: bool = False

    @property
    def name(self) -> str:
        """The name of the site is the name of the card."""
        return self.site.name


@dataclass(frozen=True, slots=True)
class LastCall:
    """Counts at the end of the round (SOA-128)."""

    name: str
    strikes: tuple[Strike, ...]
    hardcore: bool = False


type Card = Obstacle | Hassle | Opportunity | LastCall


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of a clubhouse card: what a club starts with, and what it may do.

    ``base``: base orders. ``order``: the transactions of its club order, empty: it has none.
    ``rule``: its gang rule.
    """

    money: int
    guns: int
    contraband: int
    heat: int
    members: int
    prospects: int
    base: int
    order_name: str = ""
    order: tuple[Transaction, ...] = ()
    rule: GangRule | None = None


@dataclass(frozen=True, slots=True)
class OctaneSide:
    """The High Octane side of one club."""

    badge: Badge
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class CardSet:
    """All that is printed: fixed sites, random sites, Anarchy cards, High Octane sides."""

    name: str
    fixed: tuple[Place, ...]
    random: tuple[Place, ...]
    cards: tuple[Card, ...]
    octane: tuple[OctaneSide, ...] = ()

    def side(self, badge: Badge) -> Sheet | None:
        """The High Octane side of a club; None: the set has none."""
        return next((o.sheet for o in self.octane if o.badge == badge), None)


UNLEADED = Sheet(money=5, guns=2, contraband=2, heat=1, members=3, prospects=2, base=3)
"""The side that all clubs share (SOA-076…081, SOA-088)."""
