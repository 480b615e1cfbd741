"""What is printed: Anarchy cards, High Octane sides, and a set of sites and cards to play with."""

from dataclasses import dataclass
from typing import Literal

from engine.core.german import listed
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


def _printed(name: str, strikes: int = 1) -> None:
    """Raises ValueError for a card that can't be."""
    if not 1 <= len(name) <= 40:
        raise ValueError("Eine Karte braucht einen Namen mit höchstens 40 Zeichen.")
    if not 1 <= strikes <= 6:
        raise ValueError(f"„{name}“ hat {strikes} Wirkungen, möglich sind 1 bis 6.")


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Strikes at once (SOA-125)."""

    name: str
    strikes: tuple[Strike, ...]
    hardcore: bool = False

    def __post_init__(self) -> None:
        _printed(self.name, len(self.strikes))


@dataclass(frozen=True, slots=True)
class Hassle:
    """Changes a rule until the end of the round (SOA-126)."""

    name: str
    twist: Twist
    hardcore: bool = False

    def __post_init__(self) -> None:
        _printed(self.name)


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

    def __post_init__(self) -> None:
        _printed(self.name, len(self.strikes))


type Card = Obstacle | Hassle | Opportunity | LastCall


SHEET: dict[str, tuple[str, int, int]] = {
    "money": ("Geld", 0, 50),
    "guns": ("Waffen", 0, 6),
    "contraband": ("Schmuggelware", 0, 6),
    "heat": ("Hitze", 0, 4),
    "members": ("Members", 1, 5),
    "prospects": ("Prospects", 0, 5),
    "base": ("Grundbefehle", 0, 9),
}
"""What stands on a side in numbers: what it is called, and its limits."""


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

    def __post_init__(self) -> None:
        for field, (what, low, high) in SHEET.items():
            number = getattr(self, field)
            if not low <= number <= high:
                raise ValueError(f"{what} {number}, möglich sind {low} bis {high}.")
        if (
            len(self.order) > 6
            or len(self.order_name) > 40
            or bool(self.order) > bool(self.order_name)
        ):
            raise ValueError("Ein Club-Befehl braucht einen Namen und höchstens 6 Transaktionen.")


@dataclass(frozen=True, slots=True)
class OctaneSide:
    """The High Octane side of one club."""

    badge: Badge
    sheet: Sheet


FEWEST_FIXED, MOST_FIXED = 3, 6
FEWEST_RANDOM, MOST_RANDOM = 6, 40
FEWEST_CARDS, MOST_CARDS = 15, 100


@dataclass(frozen=True, slots=True)
class CardSet:
    """All that is printed: fixed sites, random sites, Anarchy cards, High Octane sides."""

    name: str
    fixed: tuple[Place, ...]
    random: tuple[Place, ...]
    cards: tuple[Card, ...]
    octane: tuple[OctaneSide, ...] = ()

    def __post_init__(self) -> None:
        sound(self.name, self.fixed, self.random, self.cards, self.octane)
        plain = sum(1 for card in self.cards if not card.hardcore)
        if not (
            FEWEST_FIXED <= len(self.fixed) <= MOST_FIXED
            and FEWEST_RANDOM <= len(self.random) <= MOST_RANDOM
        ):
            raise ValueError(
                f"Ein Satz hat {FEWEST_FIXED} bis {MOST_FIXED} feste Orte und {FEWEST_RANDOM} bis "
                f"{MOST_RANDOM} Zufallsorte."
            )
        if not plain >= FEWEST_CARDS or len(self.cards) > MOST_CARDS:
            raise ValueError(
                f"Der Stapel braucht {FEWEST_CARDS} gewöhnliche Karten; hier sind es {plain}."
            )

    def side(self, badge: Badge) -> Sheet | None:
        """The High Octane side of a club; None: the set has none."""
        return next((o.sheet for o in self.octane if o.badge == badge), None)


def sound(
    name: str,
    fixed: tuple[Place, ...],
    random: tuple[Place, ...],
    cards: tuple[Card, ...],
    octane: tuple[OctaneSide, ...],
) -> None:
    """Raises ValueError, one German sentence, when entries contradict each other."""
    sites = [*fixed, *random]
    names = [p.name for p in sites] + [c.name for c in cards]
    doubled = next((one for i, one in enumerate(names) if one in names[:i]), None)
    patches = [place.name for place in sites if place.patch]
    badges = [side.badge for side in octane]
    if not 1 <= len(name) <= 40:
        raise ValueError("Ein Satz Karten braucht einen Namen mit höchstens 40 Zeichen.")
    if doubled is not None:
        raise ValueError(f"Den Namen „{doubled}“ gibt es zweimal.")
    if len(patches) > 1:
        both = listed([f"„{place}“" for place in patches])
        raise ValueError(f"Den Aufnäher gibt es nur an einem Ort, hier aber bei {both}.")
    if len(set(badges)) != len(badges):
        raise ValueError("Jeder Club hat nur eine High-Octane-Seite.")


UNLEADED = Sheet(money=5, guns=2, contraband=2, heat=1, members=3, prospects=2, base=3)
"""The side that all clubs share (SOA-076…081, SOA-088)."""
