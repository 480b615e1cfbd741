"""The only place where chance is made. What falls here reaches the rules in a message."""

from collections.abc import Sequence
from random import Random, SystemRandom

_chance: Random = SystemRandom()


def seed(value: int | None) -> None:
    """Make the dealer repeatable (tests, shared seeds); None: really random again."""
    global _chance
    _chance = SystemRandom() if value is None else Random(value)


def die() -> int:
    """One six-sided die, 1 to 6."""
    return _chance.randint(1, 6)


def shuffled[T](items: tuple[T, ...]) -> tuple[T, ...]:
    """The same items in a random order."""
    return tuple(_chance.sample(items, len(items)))


def any_seed() -> int:
    """A seed for :func:`stream`, short enough to be read out over a table."""
    return _chance.randrange(LARGEST_SEED + 1)


LARGEST_SEED = 999_999
"""The largest seed that :func:`any_seed` gives."""


class Stream:
    """Chance that repeats: the same numbers each time for the same ``parts``.

    So a shared game is dealt and played again as it was, and ``update`` stays pure.
    """

    def __init__(self, *parts: int) -> None:
        mixed = 0
        for part in parts:
            mixed = (mixed * 1_000_003 + part + 1) % 2**63
        self._random = Random(mixed)

    def percent(self, likely: int) -> bool:
        """True in ``likely`` of a hundred cases."""
        return self._random.random() * 100 < likely

    def pick[T](self, items: Sequence[T]) -> T:
        """One of ``items``, each as likely. Raises IndexError when there is none."""
        return self._random.choice(items)

    def shuffled[T](self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in another order."""
        return tuple(self._random.sample(items, len(items)))


def stream(*parts: int) -> Stream:
    """Repeatable chance from ``parts`` (a seed, the number of the round, of the step)."""
    return Stream(*parts)
