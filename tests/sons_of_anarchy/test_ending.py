"""The end: money, then patch, guns and a last fight; the last club left has won."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.play import CHANCE, Event
from engine.sons_of_anarchy.actions import RollForInjured, RollLast, TakeTheFall
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.ending import SETTLES, end_events
from engine.sons_of_anarchy.events_end import GameWon, LastFightBegan, ScreensFell, StillLevel
from engine.sons_of_anarchy.examples.finals import LAST_ONE_STANDING
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, Crew
from engine.sons_of_anarchy.rules.ending import (
    GUNS_BREAK_TIES,
    LAST_CARDS_LAST_ROUND,
    LAST_CLUB_WINS,
    LAST_FIGHT_AGAIN,
    LAST_FIGHT_DECIDES,
    LAST_ROUND_IS_WHOLE,
    MOST_MONEY_WINS,
    NO_GUNS_IN_THE_LAST_FIGHT,
    PATCH_BREAKS_TIES_AT_THE_END,
)
from engine.sons_of_anarchy.rules.strength import DIE_OF_SIX
from engine.sons_of_anarchy.scenes import at_the_end, club, table
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strength import bonus
from engine.sons_of_anarchy.verdict import Standing, last_fight, verdict
from tests.sons_of_anarchy.play import after, events, why

DIE = range(1, 7)


def ended(start: Table) -> tuple[Event, ...]:
    """What follows when the last die for the injured falls."""
    return events(start, RollForInjured(2, "prospect", 5))


def rich(*worth: tuple[int, int], patch: int = 2) -> Table:
    """Clubs by money and guns; the third waits for a die."""
    clubs = [
        club(seat, (1, 1), hurt=(0, 1) if seat == 2 else (0, 0), money=money, guns=guns)
        for seat, (money, guns) in enumerate(worth)
    ]
    return at_the_end(*clubs, patch=patch)


def won(found: tuple[Event, ...]) -> GameWon:
    last = found[-1]
    assert isinstance(last, GameWon)
    return last


def test_most_money_wins_after_a_whole_last_round() -> None:
    found = ended(rich((5, 9), (6, 0), (3, 3)))
    assert (won(found).seat, won(found).level) == (1, "money")
    fell = next(e for e in found if isinstance(e, ScreensFell))
    assert set(fell.rules) == {MOST_MONEY_WINS, LAST_CARDS_LAST_ROUND, LAST_ROUND_IS_WHOLE}
    assert fell.money == (5, 6, 3)


def test_the_patch_breaks_a_tie_only_for_who_is_level() -> None:
    found = ended(rich((6, 0), (2, 9), (6, 5), patch=0))
    assert (won(found).seat, won(found).rules) == (0, (PATCH_BREAKS_TIES_AT_THE_END,))
    other = ended(rich((6, 0), (2, 9), (6, 5), patch=1))
    assert (won(other).seat, won(other).rules) == (2, (GUNS_BREAK_TIES,))
    levels = [e.level for e in other if isinstance(e, StillLevel)]
    assert levels == ["money", "patch"]


def test_the_last_fight_counts_dice_and_figures_and_is_fought_again_when_level() -> None:
    start = rich((6, 2), (6, 2), (1, 0))
    found = ended(start)
    began = found[-1]
    assert isinstance(began, LastFightBegan)
    assert began.seats == (0, 1)
    assert began.rules == (LAST_FIGHT_DECIDES, NO_GUNS_IN_THE_LAST_FIGHT)
    fight = after(start, RollForInjured(2, "prospect", 5))
    assert SOA.awaiting(fight) == (CHANCE,)
    assert why(fight, RollLast(2, 3)) == (LAST_FIGHT_DECIDES,)
    assert why(fight, RollLast(0, 7)) == (DIE_OF_SIX,)
    again = after(fight, RollLast(0, 3))
    assert why(again, RollLast(0, 3)) == (LAST_FIGHT_DECIDES,)
    level = events(again, RollLast(1, 3))
    assert level[-1].rules == (LAST_FIGHT_AGAIN,)
    done = after(again, RollLast(1, 3), RollLast(0, 2), RollLast(1, 6))
    assert done.ending is not None
    assert done.ending.winner == 1
    assert SOA.awaiting(done) == ()
    assert SOA.options(done) == ()
    assert why(done, RollLast(0, 1)) == (LAST_FIGHT_DECIDES,)


def test_without_a_last_round_nothing_ends() -> None:
    start = rich((5, 9), (6, 0), (3, 3))
    assert start.course is not None
    early = replace(start, course=replace(start.course, stack=3))
    assert not [e for e in ended(early) if isinstance(e, GameWon)]
    alone = table(*start.clubs, step="cleanup")
    assert not [e for e in ended(alone) if isinstance(e, GameWon)]


def test_the_last_club_left_has_won_at_once() -> None:
    steps = LAST_ONE_STANDING.steps()
    assert won(steps[-1].events).rules == (LAST_CLUB_WINS,)
    assert SOA.awaiting(steps[-1].after) == ()


def test_two_who_fall_at_once_leave_one_winner() -> None:
    both = table(
        club(0, (0, 0), home=(1, 0), heat=5),
        club(1, (0, 1), heat=5),
        replace(club(2, (0, 0), heat=0), out=True),
        course=Course(scene=True, stack=6),
    )
    found = events(both, TakeTheFall(0, Clubhouse(0)))
    assert won(found).seat == 1
    assert SOA.awaiting(after(both, TakeTheFall(0, Clubhouse(0)))) == ()


def test_clubs_that_are_out_are_not_counted() -> None:
    gone = replace(club(3, (0, 0), heat=0), out=True)
    start = at_the_end(club(0, (1, 0)), club(1, (1, 0), guns=1), club(2, (1, 0)), gone, patch=3)
    assert won(end_events(start)).seat == 1
    with pytest.raises(ValueError, match="kein Club"):
        verdict([Standing(5, out=True)])


standing = st.builds(
    Standing,
    money=st.integers(0, 2),
    guns=st.integers(0, 1),
    crew=st.builds(Crew, st.integers(0, 2), st.integers(0, 2)),
)


@given(st.lists(standing, min_size=2, max_size=4), st.integers(0, 3))
def test_the_winner_is_never_beaten_on_the_level_that_settles_it(
    drawn: list[Standing], patch: int
) -> None:
    clubs = [replace(s, patch=i == patch) for i, s in enumerate(drawn)]
    found = verdict(clubs)
    assert found.level in SETTLES
    best = max(c.money for c in clubs)
    assert all(clubs[i].money == best for i in found.first)
    tied = [c for c in clubs if c.money == best]
    assert (found.level == "money") == (len(tied) == 1)
    if found.level == "patch":
        assert [clubs[i].patch for i in found.first] == [True]
    if found.level in ("guns", "fight"):
        assert not any(c.patch for c in tied)
        assert all(clubs[i].guns == max(c.guns for c in tied) for i in found.first)


def one_round(crews: list[Crew]) -> tuple[list[Fraction], Fraction]:
    """One roll each, by counting: who wins outright, and how often all are level."""
    wins, level = [Fraction()] * len(crews), Fraction()
    for dice in product(DIE, repeat=len(crews)):
        sums = [pips + bonus(crew, 0) for pips, crew in zip(dice, crews, strict=True)]
        top = [i for i, s in enumerate(sums) if s == max(sums)]
        if len(top) == 1:
            wins[top[0]] += Fraction(1, 6 ** len(crews))
        elif len(top) == len(crews):
            level += Fraction(1, 6 ** len(crews))
    return wins, level


@given(st.lists(st.builds(Crew, st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=2))
@settings(deadline=None)
def test_the_odds_of_the_last_fight_are_those_of_rolling_until_it_is_won(crews: list[Crew]) -> None:
    wins, level = one_round(crews)
    assert last_fight(crews) == tuple(w / (1 - level) for w in wins)


@given(st.lists(st.builds(Crew, st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=4))
@settings(deadline=None, max_examples=40)
def test_somebody_wins_the_last_fight(crews: list[Crew]) -> None:
    odds = last_fight(crews)
    assert sum(odds) == 1
    ranked = sorted(zip([bonus(c, 0) for c in crews], odds, strict=True))
    assert [o for _, o in ranked] == sorted(odds)
