"""The final ranking of a tournament and its tie-breaks, § 8.7."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import groupby

from engine.core.play import Breach, Event, Game
from engine.core.rule import Rule
from engine.sport_mafia.options import Options
from engine.sport_mafia.rules.scoring_ranking import (
    RANKED_BY_SUM,
    TIE_BY_EXTRA,
    TIE_BY_FIRST_KILLED,
    TIE_BY_LEADER_WINS,
    TIE_BY_LOT,
    TIE_BY_WINS,
)


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player has at the end. ``extra``: additional points of § 8.2.4 and § 8.3 to 8.5;
    ``gifted``: those of § 8.2.5, which rank but break no tie. ``leader_wins``: as Don or Sheriff.
    """

    name: str
    main: Fraction
    extra: Fraction = Fraction(0)
    gifted: Fraction = Fraction(0)
    wins: int = 0
    leader_wins: int = 0
    first_killed: int = 0

    @property
    def points(self) -> Fraction:
        """Main and additional points together."""
        return self.main + self.extra + self.gifted


CRITERIA: tuple[tuple[Rule, Callable[[Standing], Fraction | int]], ...] = (
    (RANKED_BY_SUM, lambda s: s.points),
    (TIE_BY_EXTRA, lambda s: s.extra),
    (TIE_BY_WINS, lambda s: s.wins),
    (TIE_BY_LEADER_WINS, lambda s: s.leader_wins),
    (TIE_BY_FIRST_KILLED, lambda s: s.first_killed),
)
"""What is compared, one after the other; the larger value is ahead."""


@dataclass(frozen=True, slots=True)
class Place:
    """Place ``number`` goes to ``names``; more than one: the lot decides between them.

    ``by``: the criterion that set them apart from the place before; None: the first place.
    """

    number: int
    names: tuple[str, ...]
    by: Rule | None


def key(standing: Standing) -> tuple[Fraction | int, ...]:
    """All values in the order of the criteria."""
    return tuple(value(standing) for _, value in CRITERIA)


def places(standings: tuple[Standing, ...]) -> tuple[Place, ...]:
    """The ranking, best first."""
    ordered = sorted(standings, key=key, reverse=True)
    found: list[Place] = []
    number, before = 1, None
    for values, group in groupby(ordered, key=key):
        names = tuple(s.name for s in group)
        by = None if before is None else _apart(before, values)
        found.append(Place(number, names, by))
        number, before = number + len(names), values
    return tuple(found)


def _apart(one: tuple[Fraction | int, ...], other: tuple[Fraction | int, ...]) -> Rule:
    return next(r for (r, _), a, b in zip(CRITERIA, one, other, strict=True) if a != b)


@dataclass(frozen=True, slots=True)
class League:
    """The standings at the end of a tournament; ``ranked`` once they are put in order."""

    standings: tuple[Standing, ...]
    ranked: tuple[Place, ...] = ()
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class Rank:
    """Put them in order."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Placed(Event):
    """A place is taken."""

    place: Place


def breaches(league: League, action: Rank) -> tuple[Breach, ...]:
    """Once they are in order, they stay so."""
    if league.ranked:
        return (Breach(RANKED_BY_SUM, "Die Rangliste steht schon."),)
    return ()


def decide(league: League, action: Rank) -> tuple[Placed, ...]:
    """One event a place, with the rule that set it apart."""
    return tuple(
        Placed(
            rules=(place.by or RANKED_BY_SUM, *((TIE_BY_LOT,) if len(place.names) > 1 else ())),
            place=place,
        )
        for place in places(league.standings)
    )


def evolve(league: League, event: Placed) -> League:
    """The table with one place more."""
    return replace(league, ranked=(*league.ranked, event.place))


RANKING: Game[League, Rank, Placed, League] = Game(
    "mafia-rangliste",
    breaches,
    decide,
    evolve,
    lambda league: () if league.ranked else (Rank(),),
    lambda league, _: league,
    lambda league: () if league.ranked else (0,),
)
