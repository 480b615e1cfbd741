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

    def __post_init__(self) -> None:
        sites = [*self.fixed, *self.random]
        names = [p.name for p in sites] + [c.name for c in self.cards]
        doubled = next((name for i, name in enumerate(names) if name in names[:i]), None)
        plain = sum(1 for card in self.cards if not card.hardcore)
        badges = [side.badge for side in self.octane]
        if not 1 <= len(self.name) <= 40:
            raise ValueError("Ein Satz Karten braucht einen Namen mit höchstens 40 Zeichen.")
        if doubled is not None:
            raise ValueError(f"Den Namen „{doubled}“ gibt es zweimal.")
        if sum(place.patch for place in sites) > 1:
            raise ValueError("Den Aufnäher gibt es nur an einem Ort.")
        if not 3 <= len(self.fixed) <= 6 or not 6 <= len(self.random) <= 40:
            raise ValueError("Ein Satz hat 3 bis 6 feste Orte und 6 bis 40 Zufallsorte.")
        if not plain >= 15 or len(self.cards) > 100:
            raise ValueError(f"Der Stapel braucht 15 gewöhnliche Karten; hier sind es {plain}.")
        if len(set(badges)) != len(badges):
            raise ValueError("Jeder Club hat nur eine High-Octane-Seite.")

    def side(self, badge: Badge) -> Sheet | None:
        """The High Octane side of a club; None: the set has none."""
        return next((o.sheet for o in self.octane if o.badge == badge), None)


UNLEADED = Sheet(money=5, guns=2, contraband=2, heat=1, members=3, prospects=2, base=3)
"""The side that all clubs share (SOA-076…081, SOA-088)."""
