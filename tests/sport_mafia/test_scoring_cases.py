"""The worked cases C52 to C56 of the notes on § 8, and the scoring side of C36, C37, C43 to C46."""

from fractions import Fraction

import pytest

from engine.sport_mafia.rules.night import BEST_MOVE_BROKEN_OFF, NO_BEST_MOVE_AFTER_TWO
from engine.sport_mafia.rules.scoring_awards import AWARD_LIMIT, WINNER_AWARD
from engine.sport_mafia.rules.scoring_compensation import (
    COMPENSATION_FULL,
    COMPENSATION_HALF,
    NO_HIT_NO_COMPENSATION,
)
from engine.sport_mafia.scoring.awards import limited
from engine.sport_mafia.scoring.compensation import b_of, ci
from engine.sport_mafia.scoring.entries import (
    Agreed,
    Ended,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
)
from engine.sport_mafia.scoring.game import SCORING
from tests.sport_mafia.test_scoring import after, cited, of, refused


def tenth(count: int) -> Fraction:
    return Fraction(count, 10)


@pytest.mark.parametrize(("times", "expected"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_c52_ten_games_give_b_four(times: int, expected: int) -> None:
    assert b_of(10) == 4
    assert ci(10, times) == tenth(expected)


def test_c53_b_follows_the_games_but_is_never_below_four() -> None:
    assert (b_of(20), ci(20, 3)) == (8, Fraction(15, 100))
    assert (b_of(6), ci(6, 1)) == (4, tenth(1))


def test_c54_full_half_or_nothing() -> None:
    killed = (KilledFirst(3), Stretched(10, 2))
    lost = after(Ended("black"), *killed, Named(2))
    won = after(Ended("red"), *killed, Named(2))
    missed = after(Ended("black"), *killed, Named(1), Named(5))
    assert of(lost, 3)[0] == tenth(2)
    assert of(won, 3)[0] == 1 + tenth(1)
    assert of(missed, 3)[0] == 0
    assert COMPENSATION_FULL in cited(lost)
    assert COMPENSATION_HALF in cited(won)
    assert NO_HIT_NO_COMPENSATION in cited(missed)


def test_c55_only_the_larger_counts_and_stays_outside_the_limit() -> None:
    quarter = (KilledFirst(3), Named(2), Named(6), Named(1))
    sheet = after(*quarter, Given(3, 4), Given(1, 5), Given(5, 5), Given(7, 2))
    assert of(sheet, 3)[1] == tenth(4)
    assert sum(a.tenths for a in limited(sheet)) == 12
    half = after(KilledFirst(3), Named(2), Named(6), Named(9), Given(3, 3))
    assert of(half, 3)[1] == Fraction(1, 2)


def test_c56_twelve_tenths_at_most() -> None:
    # 0.7 needs the chief judge's consent
    assert refused(Given(1, 7)) == [WINNER_AWARD]
    assert refused(Agreed(yes=True), Given(1, 7), Given(3, 5)) == []
    assert refused(Agreed(yes=True), Given(1, 7), Given(3, 5), Given(5, 1)) == [AWARD_LIMIT]


def test_c36_a_sheriff_who_proves_himself_costs_the_game_and_one_point() -> None:
    # chosen reading: −1 alone, not −1.5 (MAF-G70)
    assert of(after(Ended("black"), SentOff(4, "defeat")), 4) == (0, -1)


def test_c37_disqualified_after_the_decision_costs_half_and_the_result_stands() -> None:
    assert of(after(Ended("red"), SentOff(4, "table")), 4) == (1, -tenth(5))


@pytest.mark.parametrize(
    ("hits", "points"), [(3, Fraction(1, 2)), (2, Fraction(1, 4)), (1, 0), (0, 0)]
)
def test_c43_points_of_the_best_move(hits: int, points: Fraction) -> None:
    named = (*(2, 6, 9)[:hits], 1, 5, 7)[:3]
    assert of(after(KilledFirst(3), *map(Named, named)), 3)[1] == points


def test_c44_two_gone_on_day_one_leave_no_best_move_one_does() -> None:
    assert refused(FirstVote(2), KilledFirst(3), Named(2)) == [NO_BEST_MOVE_AFTER_TWO]
    assert refused(FirstVote(1), KilledFirst(3), Named(2)) == []


def test_c46_who_talks_is_removed_and_only_what_was_named_counts() -> None:
    before = after(KilledFirst(3), Named(2))
    events = SCORING.decide(before, MoveEnded(talked=True))
    assert events[0].rules == (BEST_MOVE_BROKEN_OFF,)
    sheet = after(MoveEnded(talked=True), sheet=before)
    assert sheet.named == (2,)
    assert sheet.removal(3) == "table"
    assert of(sheet, 3)[1] == -tenth(5)
