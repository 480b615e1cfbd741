"""Who comes back from the emergency room: the exact distribution, without rolling a die."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from engine.sons_of_anarchy.emergency import SURVIVES_FROM
from engine.sons_of_anarchy.parts import Crew

BACK = Fraction(7 - SURVIVES_FROM, 6)
"""The chance of one injured figure to come back."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """How the dice for one club's injured may end: who comes back, and how likely that is."""

    back: Crew
    chance: Fraction


def distribution(hurt: Crew) -> tuple[Recovery, ...]:
    """All ends for ``hurt``, the most Members back first, then the most Prospects."""
    return tuple(
        Recovery(
            Crew(members, prospects),
            _just(hurt.members, members) * _just(hurt.prospects, prospects),
        )
        for members in range(hurt.members, -1, -1)
        for prospects in range(hurt.prospects, -1, -1)
    )


def counted(hurt: int) -> tuple[Fraction, ...]:
    """The chance that exactly 0, 1, … of so many figures come back."""
    return tuple(_just(hurt, back) for back in range(hurt + 1))


def nobody(hurt: int) -> Fraction:
    """The chance that none of so many figures comes back."""
    return _just(hurt, 0)


def _just(hurt: int, back: int) -> Fraction:
    return comb(hurt, back) * BACK**back * (1 - BACK) ** (hurt - back)
