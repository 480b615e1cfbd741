"""Who wins the game, and by which level of the tie-break; exact odds of the last fight."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

from engine.sons_of_anarchy.events_end import Level
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.strength import bonus

DIE = range(1, 7)
_NOBODY = Crew()


@dataclass(frozen=True, slots=True)
class Standing:
    """What counts of a club when the screens fall. ``crew``: all its figures in play."""

    money: int
    guns: int = 0
    crew: Crew = _NOBODY
    patch: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """``level``: what settles it. ``first``: positions of the winner, or of those who must fight.

    ``by_money`` and ``by_guns``: who was still level after money, and after guns.
    """

    level: Level
    first: tuple[int, ...]
    by_money: tuple[int, ...] = ()
    by_guns: tuple[int, ...] = ()

    @property
    def winner(self) -> int | None:
        """The position of the winner; None: the last fight must settle it."""
        return self.first[0] if len(self.first) == 1 else None


def verdict(standings: Sequence[Standing]) -> Verdict:
    """Who wins by what lies behind the screens. Raises ValueError when every club is out."""
    left = [i for i, s in enumerate(standings) if not s.out]
    if not left:
        raise ValueError("Es ist kein Club mehr im Spiel.")
    if len(left) == 1:
        return Verdict("alone", (left[0],))
    rich = _top(left, [standings[i].money for i in left])
    if len(rich) == 1:
        return Verdict("money", rich, rich)
    for i in rich:
        if standings[i].patch:
            return Verdict("patch", (i,), rich)
    armed = _top(rich, [standings[i].guns for i in rich])
    level: Level = "guns" if len(armed) == 1 else "fight"
    return Verdict(level, armed, rich, armed)


def _top(who: Sequence[int], worth: Sequence[int]) -> tuple[int, ...]:
    best = max(worth)
    return tuple(i for i, value in zip(who, worth, strict=True) if value == best)


def last_fight(crews: Sequence[Crew]) -> tuple[Fraction, ...]:
    """Each club's chance to win the last fight; those level on top roll again (gap SOA-G50)."""
    strengths = [bonus(crew, 0) for crew in crews]
    worst = min(strengths, default=0)
    return _wins(tuple(s - worst for s in strengths))


@cache
def _wins(ahead: tuple[int, ...]) -> tuple[Fraction, ...]:
    """By how much each is ahead: whoever is level on top fights again, until nobody is."""
    if len(ahead) == 1:
        return (Fraction(1),)
    chance = [Fraction()] * len(ahead)
    again = Fraction()
    for top, share in _on_top(ahead).items():
        if len(top) == len(ahead):
            again = share
            continue
        for i, wins in zip(top, _wins(tuple(ahead[i] for i in top)), strict=True):
            chance[i] += share * wins
    # All level: the same fight from the start, so its share goes to the others in proportion
    return tuple(won / (1 - again) for won in chance)


def _on_top(ahead: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """Who is on top after one roll each, with how likely that is."""
    each = Fraction(1, prod(len(DIE) for _ in ahead))
    found: dict[tuple[int, ...], Fraction] = {}
    for dice in product(DIE, repeat=len(ahead)):
        top = _top(range(len(ahead)), [p + a for p, a in zip(dice, ahead, strict=True)])
        found[top] = found.get(top, Fraction()) + each
    return found
