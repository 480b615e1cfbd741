"""The only place where chance is made. What falls here reaches the rules in a message."""

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
