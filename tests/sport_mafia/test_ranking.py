"""The final ranking, § 8.7: one criterion after the other, and what never decides."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from engine.core.play import step
from engine.sport_mafia.rules.scoring_ranking import (
    RANKED_BY_SUM,
    TIE_BY_EXTRA,
    TIE_BY_FIRST_KILLED,
    TIE_BY_LEADER_WINS,
    TIE_BY_LOT,
    TIE_BY_WINS,
)
from engine.sport_mafia.scoring.ranking import RANKING, League, Rank, Standing, places

THREE, HALF = Fraction(3), Fraction(1, 2)


def order(*standings: Standing) -> list[tuple[str, ...]]:
    return [place.names for place in places(standings)]


def decided(*standings: Standing) -> list[object]:
    return [place.by for place in places(standings)]


def test_the_sum_of_main_and_additional_points_ranks() -> None:
    ahead = Standing("B", THREE, HALF)
    assert order(Standing("A", THREE), ahead) == [("B",), ("A",)]
    assert decided(Standing("A", THREE), ahead) == [None, RANKED_BY_SUM]


def test_ties_are_broken_one_criterion_after_the_other() -> None:
    base = Standing("A", THREE, HALF, wins=3, leader_wins=1, first_killed=1)
    for rule, other in (
        (TIE_BY_EXTRA, Standing("B", THREE + HALF, wins=9)),
        (TIE_BY_WINS, Standing("B", THREE, HALF, wins=2, leader_wins=9)),
        (TIE_BY_LEADER_WINS, Standing("B", THREE, HALF, wins=3, first_killed=9)),
        (TIE_BY_FIRST_KILLED, Standing("B", THREE, HALF, wins=3, leader_wins=1)),
    ):
        assert order(other, base) == [("A",), ("B",)]
        assert decided(other, base) == [None, rule]


def test_a_gifted_win_ranks_but_breaks_no_tie() -> None:
    # both have 2.5; of the additional points only those of § 8.2.4 and § 8.3 to 8.5 break a tie
    gifted = Standing("A", THREE, HALF, gifted=Fraction(-1))
    assert order(Standing("B", Fraction(5, 2)), gifted) == [("A",), ("B",)]


def test_the_lot_decides_between_those_who_are_alike_in_everything() -> None:
    twins = (Standing("A", THREE), Standing("B", THREE), Standing("C", HALF))
    move = step(RANKING, League(twins), Rank())
    assert [p.number for p in move.after.ranked] == [1, 3]
    assert move.events[0].rules == (RANKED_BY_SUM, TIE_BY_LOT)
    assert RANKING.breaches(move.after, Rank())
    assert RANKING.options(move.after) == ()


tables = st.lists(
    st.builds(
        Standing,
        st.uuids().map(str),
        st.integers(0, 3).map(Fraction),
        st.integers(-2, 2).map(lambda n: Fraction(n, 4)),
        wins=st.integers(0, 2),
    ),
    min_size=1,
    max_size=8,
).map(tuple)


@given(tables)
def test_everybody_has_one_place_and_the_order_of_writing_does_not_matter(
    table: tuple[Standing, ...],
) -> None:
    found = places(table)
    assert sorted(n for p in found for n in p.names) == sorted(s.name for s in table)
    assert [p.number for p in found] == [
        1 + sum(len(q.names) for q in found[:i]) for i in range(len(found))
    ]
    again = places(tuple(reversed(table)))
    assert [set(p.names) for p in again] == [set(p.names) for p in found]
