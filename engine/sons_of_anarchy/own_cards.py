"""What owners have entered of their own sites, cards and sides: any number, also none yet.

A game needs more than a few: :meth:`OwnCards.complete` tops them up from the practice set.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest

from engine.sons_of_anarchy.cards import (
    FEWEST_CARDS,
    FEWEST_FIXED,
    FEWEST_RANDOM,
    MOST_CARDS,
    MOST_FIXED,
    MOST_RANDOM,
    Card,
    CardSet,
    Hassle,
    LastCall,
    Obstacle,
    OctaneSide,
    Opportunity,
    sound,
)
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.practice import PRACTICE


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Own entries as they are. Raises ValueError, one German sentence, when two contradict."""

    name: str = "Eigene Karten"
    fixed: tuple[Place, ...] = ()
    random: tuple[Place, ...] = ()
    cards: tuple[Card, ...] = ()
    octane: tuple[OctaneSide, ...] = ()

    def __post_init__(self) -> None:
        sound(self.name, self.fixed, self.random, self.cards, self.octane)
        for what, entries, most in (
            ("feste Orte", self.fixed, MOST_FIXED),
            ("Zufallsorte", self.random, MOST_RANDOM),
            ("Karten", self.cards, MOST_CARDS),
        ):
            if len(entries) > most:
                raise ValueError(f"{len(entries)} {what} sind zu viel; möglich sind {most}.")
        self._leaves_fixed_names()

    def _leaves_fixed_names(self) -> None:
        # By its name alone, something else would push a fixed site off the table
        fixed = {place.name for place in PRACTICE.fixed}
        for what, names, whom in (
            ("Der Zufallsort", [place.name for place in self.random], "ihm"),
            ("Die Karte", [card.name for card in self.cards], "ihr"),
        ):
            taken = next((name for name in names if name in fixed), None)
            if taken is not None:
                same = f"{what} „{taken}“ heißt wie ein fester Ort des Spiels"
                raise ValueError(f"{same}; gebt {whom} einen anderen Namen.")

    @property
    def names(self) -> frozenset[str]:
        """Every name that is taken."""
        return frozenset(e.name for e in (*self.fixed, *self.random, *self.cards))

    def complete(self) -> CardSet:
        """A set to play with: where there is nothing own, all of the practice set; where there is
        too little, as much of it beside as a game needs.

        Raises ValueError where even that is not enough (own entries took all its names).
        """
        free = [place for place in PRACTICE.fixed if place.name not in self.names]
        if any(place.patch for place in (*self.fixed, *self.random)):
            free = [place for place in free if not place.patch]
        fixed = self.fixed if len(self.fixed) >= FEWEST_FIXED else self.fixed + tuple(free)
        spare = [place for place in PRACTICE.random if place.name not in self.names]
        plain = sum(1 for card in self.cards if not card.hardcore)
        more = [card for card in PRACTICE.cards if card.name not in self.names]
        if self.random:
            spare = spare[: max(0, FEWEST_RANDOM - len(self.random))]
        if self.cards:
            more = list(mixed(more))[: max(0, FEWEST_CARDS - plain)]
        return CardSet(
            name=self.name,
            fixed=fixed[:MOST_FIXED],
            random=(*self.random, *spare),
            cards=(*self.cards, *more),
            octane=self.octane,
        )


def mixed(cards: Iterable[Card]) -> Iterator[Card]:
    """The plain ones, one of each kind after the other: a few of them are no monotonous stack."""
    every = [card for card in cards if not card.hardcore]
    kinds = (Obstacle, Hassle, Opportunity, LastCall)
    rows = ([card for card in every if isinstance(card, kind)] for kind in kinds)
    return (card for row in zip_longest(*rows) for card in row if card is not None)
