"""Numbers of many games, counted so that every quantile is exact."""

from dataclasses import dataclass

from engine.last_man_falling.cards import Card, NumberCard
from widgets.last_man_falling.opponents.match import Played

type Counts = tuple[tuple[int, int], ...]
"""(value, how often), by rising value."""

ENDINGS = ("number", "doppelmord", "flucht", "knast", "verpfeifen", "blocked")
"""What a round can end with; with the other special cards it can't."""
PARTS = (10, 25, 50, 75, 90)
"""The quantiles that are shown, in percent."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What so many ``games`` of one setting came to. ``last``: as in :data:`ENDINGS`."""

    games: int = 0
    turns: Counts = ()
    rounds: Counts = ()
    drawn: Counts = ()
    last: tuple[int, ...] = (0,) * len(ENDINGS)

    def __post_init__(self) -> None:
        if len(self.last) != len(ENDINGS) or min(self.last) < 0:
            raise ValueError("Diese Auswertung ist unvollständig.")
        for counts in (self.turns, self.rounds, self.drawn):
            if sum(n for _, n in counts) != self.games or any(n < 1 for _, n in counts):
                raise ValueError("Die Auswertung passt nicht zur Zahl der Spiele.")

    def plus(self, played: Played) -> "Tally":
        """One game more."""
        last = list(self.last)
        for card in played.last:
            last[ENDINGS.index(ending(card))] += 1
        return Tally(
            self.games + 1,
            _counted(self.turns, played.turns),
            _counted(self.rounds, played.rounds),
            _counted(self.drawn, played.drawn),
            tuple(last),
        )


def ending(card: Card | None) -> str:
    """What kind of card ended the round; None: nobody could do anything any more."""
    if card is None:
        return "blocked"
    return "number" if isinstance(card, NumberCard) else card.kind


def _counted(counts: Counts, value: int) -> Counts:
    found = dict(counts)
    found[value] = found.get(value, 0) + 1
    return tuple(sorted(found.items()))


def quantiles(counts: Counts) -> tuple[int, ...]:
    """The values at :data:`PARTS`: so many percent of the games lie at or below each."""
    total = sum(n for _, n in counts)
    found = []
    for part in PARTS:
        left = -(-part * total // 100)
        for value, n in counts:
            left -= n
            if left <= 0:
                found.append(value)
                break
    return tuple(found)


def share(tally: Tally, kind: str) -> int:
    """In how many of a hundred rounds a card of that kind was the last one, rounded."""
    total = sum(tally.last)
    count = tally.last[ENDINGS.index(kind)]
    return (200 * count + total) // (2 * total) if total else 0
