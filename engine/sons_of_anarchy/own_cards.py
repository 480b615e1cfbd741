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

WARD = "Notaufnahme"
"""What the rulebook counts among the start sites though it is none (gap SOA-G06)."""

type Entry = Place | Card | OctaneSide
"""What a set consists of."""


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
        fixed = {place.name.casefold() for place in PRACTICE.fixed}
        entries = (*self.fixed, *self.random, *self.cards)
        if any(entry.name.casefold() == WARD.casefold() for entry in entries):
            raise ValueError(
                f"Die „{WARD}“ liegt immer aus und ist kein Ort zum Nutzen; tragt sie nicht ein."
            )
        for what, names, whom in (
            ("Der Zufallsort", [place.name for place in self.random], "ihm"),
            ("Die Karte", [card.name for card in self.cards], "ihr"),
        ):
            taken = next((name for name in names if name.casefold() in fixed), None)
            if taken is not None:
                same = f"{what} „{taken}“ heißt wie ein fester Ort des Spiels"
                raise ValueError(f"{same}; gebt {whom} einen anderen Namen.")

    @property
    def names(self) -> frozenset[str]:
        """Every name that is taken."""
        return frozenset(e.name for e in (*self.fixed, *self.random, *self.cards))

    @property
    def patch(self) -> bool:
        """Does an own site hand out the patch?"""
        return any(place.patch for place in (*self.fixed, *self.random))

    def free[E: Entry](self, entries: Iterable[E]) -> tuple[E, ...]:
        """Those that can be added: name or club not taken, and no second patch."""
        names, patch, clubs = self.names, self.patch, {side.badge for side in self.octane}

        def fits(entry: Entry) -> bool:
            if isinstance(entry, OctaneSide):
                return entry.badge not in clubs
            second = patch and isinstance(entry, Place) and entry.patch
            return entry.name not in names and not second

        return tuple(filter(fits, entries))

    def complete(self) -> CardSet:
        """A set to play with: where there is nothing own, all of the practice set; where there is
        too little, as much of it beside as a game needs.

        Raises ValueError where even that is not enough (own entries took all its names).
        """
        fixed, random = self.free(PRACTICE.fixed), self.free(PRACTICE.random)
        cards = self.free(PRACTICE.cards)
        if len(self.fixed) >= FEWEST_FIXED:
            fixed = ()
        if self.random:
            random = random[: max(0, FEWEST_RANDOM - len(self.random))]
        if self.cards:
            plain = sum(1 for card in self.cards if not card.hardcore)
            cards = tuple(mixed(cards))[: max(0, FEWEST_CARDS - plain)]
        return CardSet(
            name=self.name,
            fixed=(*self.fixed, *fixed)[:MOST_FIXED],
            random=(*self.random, *random),
            cards=(*self.cards, *cards),
            octane=self.octane,
        )


def mixed(cards: Iterable[Card]) -> Iterator[Card]:
    """The plain ones, one of each kind after the other: a few of them are no monotonous stack."""
    every = [card for card in cards if not card.hardcore]
    kinds = (Obstacle, Hassle, Opportunity, LastCall)
    rows = ([card for card in every if isinstance(card, kind)] for kind in kinds)
    return (card for row in zip_longest(*rows) for card in row if card is not None)
