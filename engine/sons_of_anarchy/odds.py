"""Exact odds of a Throwdown, as fractions over all dice, without rolling any."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from engine.core.play import Seat
from engine.sons_of_anarchy.course_query import gun_ban
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import crew_in, fighting
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strength import bonus

DIE = range(1, 7)


@dataclass(frozen=True, slots=True)
class Side:
    """One club in the fight: its figures there, the guns in its fist, the patch.

    ``pips``: its die, when that has fallen already.
    """

    crew: Crew
    guns: int = 0
    patch: bool = False
    pips: int | None = None

    @property
    def dice(self) -> Sequence[int]:
        """What the die may show."""
        return DIE if self.pips is None else (self.pips,)


@dataclass(frozen=True, slots=True)
class Odds:
    """``wins``: each side's chance to win; ``nobody``: that nobody does.

    ``injuries``: each side's expected injuries. They do not hang on the dice. In a pile-up they
    hang on whom the shooters choose: counted here as if every shooter picked each time one of the
    clubs still to be hit, all equally likely. ``least`` and ``most`` bound what choice can do.
    """

    wins: tuple[Fraction, ...]
    nobody: Fraction
    injuries: tuple[Fraction, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]


def odds(sides: Sequence[Side]) -> Odds:
    """The odds of ``sides``, given in patch order (it settles who shoots first).

    Raises ValueError for fewer than two sides, or more than one patch.
    """
    if len(sides) < 2 or sum(side.patch for side in sides) > 1:
        raise ValueError("Ein Throwdown braucht zwei Clubs und kennt nur einen Aufnäher.")
    strength = [bonus(side.crew, side.guns) for side in sides]
    wins = tuple(_win(sides, strength, i) for i in range(len(sides)))
    spread = _spread(tuple(s.crew.size for s in sides), tuple(s.guns for s in sides))
    each = range(len(sides))
    return Odds(
        wins=wins,
        nobody=1 - sum(wins, Fraction()),
        injuries=tuple(sum((p * hits[i] for hits, p in spread.items()), Fraction()) for i in each),
        least=tuple(min(hits[i] for hits in spread) for i in each),
        most=tuple(max(hits[i] for hits in spread) for i in each),
    )


def _win(sides: Sequence[Side], strength: Sequence[int], me: int) -> Fraction:
    """The dice of the others are independent, given mine: count, for each of my pips, theirs."""
    good = 0
    for pips in sides[me].dice:
        mine = strength[me] + pips - (0 if sides[me].patch else 1)
        ways = 1
        for other, plus in enumerate(strength):
            if other != me:
                ways *= sum(1 for theirs in sides[other].dice if theirs + plus <= mine)
        good += ways
    return Fraction(good, prod(len(side.dice) for side in sides))


def _spread(sizes: tuple[int, ...], guns: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """How the hits may fall, each with its probability; shooters in order, gun by gun."""
    # whole numbers over 6 a shot (1, 2 and 3 targets divide it): Fractions cost ten times more
    spread = {(0,) * len(sizes): 1}
    for shooter, count in enumerate(guns):
        for _ in range(count):
            after: dict[tuple[int, ...], int] = {}
            for hits, weight in spread.items():
                still = [i for i, n in enumerate(hits) if i != shooter and n < sizes[i]]
                if not still:
                    after[hits] = after.get(hits, 0) + 6 * weight
                for target in still:
                    hit = (*hits[:target], hits[target] + 1, *hits[target + 1 :])
                    after[hit] = after.get(hit, 0) + 6 // len(still) * weight
            spread = after
    whole = 6 ** sum(guns)
    return {hits: Fraction(weight, whole) for hits, weight in spread.items()}


def sides_of(table: Table, fight: Fight, guns: dict[Seat, int]) -> tuple[Side, ...]:
    """The sides of a fight on the table, with the guns that each would draw."""
    ban = gun_ban(table, fight.place)
    return tuple(
        Side(
            crew_in(table, fight, s),
            0 if ban else guns.get(s, 0),
            s == table.patch,
            fight.dice[fight.index(s)],
        )
        for s in fighting(table, fight)
    )
