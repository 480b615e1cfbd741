"""Points of a finished game: each clause of § 8, and that the lines add up to the totals."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.core.play import IllegalAction, step
from engine.core.rule import Rule
from engine.sport_mafia.options import Options
from engine.sport_mafia.rules.night import BEST_MOVE, BEST_MOVE_IS_FINAL, NO_BEST_MOVE_AFTER_TWO
from engine.sport_mafia.rules.scoring import (
    BLACK_WIN_SCORES,
    DEFEAT_SCORES_NOTHING,
    GIFTED_WIN_COSTS_ONE,
    RED_WIN_SCORES,
    REMOVAL_AND_DEFEAT,
    REMOVAL_COSTS_HALF,
)
from engine.sport_mafia.rules.scoring_awards import (
    AWARD_LIMIT,
    DISPLACED_AWARD,
    JUDGE_MAY_AWARD,
    LARGER_OF_BOTH,
    LOSER_AWARD,
    NO_AWARD_IN_A_DRAW,
    UP_TO_FIVE,
    WINNER_AWARD,
)
from engine.sport_mafia.rules.scoring_best_move import BEST_MOVE_POINTS
from engine.sport_mafia.rules.scoring_compensation import (
    COMPENSATION_FORMULA,
    COMPENSATION_IN_A_DRAW,
    COMPENSATION_IS_MAIN,
    FIRST_KILLED_COMPENSATED,
)
from engine.sport_mafia.rules.scoring_harm import (
    BLACK_DID_NOT_SHOOT,
    CHECKS_LEFT_UNCLEAR,
    FALSE_SHERIFF_STOOD,
    FIRST_VOTE_BROKEN,
    HARM_COSTS,
    NEGLECT_NEEDS_DEFEAT,
    ROLE_NEGLECTED,
    SHERIFF_DID_NOT_CHECK,
    SHERIFF_STAYED_HIDDEN,
    SLEPT_THROUGH_ABSPRACHE,
    SURE_KILL_SPOILED,
    SURE_WIN_UNCHECKED,
    VOTE_AT_FOUR_BROKEN,
)
from engine.sport_mafia.scoring.amounts import plain, signed
from engine.sport_mafia.scoring.compensation import b_of
from engine.sport_mafia.scoring.counting import Total, lines, total
from engine.sport_mafia.scoring.entries import (
    Action,
    Agreed,
    Charged,
    Count,
    Ended,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
    Swapped,
    Unnamed,
)
from engine.sport_mafia.scoring.game import SCORING, entries
from engine.sport_mafia.scoring.objections import objections
from engine.sport_mafia.scoring.offences import OFFENCES
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.scoring.wording import tell, tell_action
from engine.sport_mafia.seats import NUMBERS

# In the sheet as it begins: 2 and 9 are Mafiosi, 6 is the Don, 4 the Sheriff.
BLACK = (2, 6, 9)


def after(*actions: Action, sheet: Sheet | None = None) -> Sheet:
    sheet = sheet or Sheet()
    for action in actions:
        sheet = step(SCORING, sheet, action).after
    return sheet


def refused(*actions: Action, sheet: Sheet | None = None) -> list[Rule]:
    *before, last = actions
    return [b.rule for b in SCORING.breaches(after(*before, sheet=sheet), last)]


def of(sheet: Sheet, seat: int) -> tuple[Fraction | int, Fraction | int]:
    found = total(sheet, seat)
    return found.main, found.extra


def cited(sheet: Sheet) -> set[Rule]:
    return {rule for line in lines(sheet) for rule in line.rules}


def test_each_of_the_winning_team_gets_a_point_and_nobody_else() -> None:
    red = after(Ended("red"))
    assert {s for s in NUMBERS if of(red, s)[0] == 1} == set(NUMBERS) - set(BLACK)
    assert cited(red) == {RED_WIN_SCORES, DEFEAT_SCORES_NOTHING}
    black = after(Ended("black"))
    assert {s for s in NUMBERS if of(black, s)[0] == 1} == set(BLACK)
    assert cited(black) == {BLACK_WIN_SCORES, DEFEAT_SCORES_NOTHING}
    draw = after(Ended("draw"))
    assert all(total(draw, s) == Total() for s in NUMBERS)


def test_leaving_by_fouls_costs_half_a_point_of_the_additional_ones() -> None:
    sheet = after(SentOff(3, "table"))
    assert of(sheet, 3) == (1, Fraction(-1, 2))
    assert REMOVAL_COSTS_HALF in cited(sheet)


def test_handing_the_win_over_costs_one_and_by_the_other_reading_half_more() -> None:
    sheet = after(Ended("black"), SentOff(3, "defeat"))
    assert of(sheet, 3) == (0, -1)
    assert {GIFTED_WIN_COSTS_ONE, REMOVAL_AND_DEFEAT} <= cited(sheet)
    both = Sheet(options=Options(removal_and_defeat="both"))
    assert of(after(Ended("black"), SentOff(3, "defeat"), sheet=both), 3) == (0, Fraction(-3, 2))


def test_no_team_hands_over_a_win_and_wins() -> None:
    assert refused(Ended("red"), SentOff(3, "defeat")) == [GIFTED_WIN_COSTS_ONE]
    assert refused(Ended("draw"), SentOff(2, "defeat")) == [GIFTED_WIN_COSTS_ONE]
    assert refused(Ended("black"), SentOff(3, "defeat"), Ended("red")) == [GIFTED_WIN_COSTS_ONE]


@pytest.mark.parametrize(
    ("named", "points"),
    [((2, 6, 9), Fraction(1, 2)), ((2, 6, 1), Fraction(1, 4)), ((2, 1, 3), 0), ((1, 3, 5), 0)],
)
def test_best_move_points(named: tuple[int, ...], points: Fraction) -> None:
    sheet = after(KilledFirst(4), *map(Named, named))
    assert of(sheet, 4)[1] == points
    assert BEST_MOVE_POINTS in cited(sheet)


def test_a_black_victim_gets_nothing_for_naming_its_friends() -> None:
    assert of(after(KilledFirst(2), Named(6), Named(9), Named(2)), 2) == (0, 0)


def test_the_best_move_has_three_different_numbers_and_a_victim() -> None:
    assert refused(Named(2)) == [BEST_MOVE]
    assert refused(KilledFirst(7), Named(2), Named(2)) == [BEST_MOVE]
    assert refused(KilledFirst(7), *map(Named, (2, 6, 9)), Named(1)) == [BEST_MOVE]
    assert refused(KilledFirst(7), Named(2), Unnamed(6)) == [BEST_MOVE]
    assert refused(MoveEnded()) == [BEST_MOVE]
    assert after(KilledFirst(7), Named(2), Unnamed(2)).named == ()


def test_what_is_said_is_said() -> None:
    closed = (KilledFirst(7), Named(2), MoveEnded())
    assert refused(*closed, Named(6)) == [BEST_MOVE_IS_FINAL]
    assert refused(*closed, Unnamed(2)) == [BEST_MOVE_IS_FINAL]
    assert refused(*map(Named, ()), KilledFirst(7), MoveEnded(), Named(6)) == [BEST_MOVE_IS_FINAL]


def test_two_gone_on_the_first_day_leave_no_best_move() -> None:
    assert refused(FirstVote(2), KilledFirst(7), Named(2)) == [NO_BEST_MOVE_AFTER_TWO]
    assert refused(KilledFirst(7), Named(2), FirstVote(3)) == [NO_BEST_MOVE_AFTER_TWO]
    assert after(FirstVote(1), KilledFirst(7), Named(2)).named == (2,)


def test_every_reason_is_named_not_only_the_first() -> None:
    assert refused(FirstVote(2), Named(2)) == [BEST_MOVE, NO_BEST_MOVE_AFTER_TWO]
    six = after(Agreed(yes=True), *(Given(s, 2) for s in (1, 3, 4, 5, 7)))
    assert refused(Given(2, 5), sheet=six) == [LOSER_AWARD, AWARD_LIMIT, UP_TO_FIVE]


def test_the_judge_gives_winners_up_to_seven_and_losers_up_to_four_tenths() -> None:
    assert of(after(Given(3, 5), Given(2, 4)), 3)[1] == Fraction(1, 2)
    assert of(after(Given(3, 5), Given(2, 4)), 2) == (0, Fraction(4, 10))
    assert refused(Given(3, 6)) == [WINNER_AWARD]
    assert refused(Agreed(yes=True), Given(3, 7)) == []
    assert refused(Agreed(yes=True), Given(3, 8)) == [WINNER_AWARD]
    assert refused(Given(2, 5)) == [LOSER_AWARD]
    assert refused(Agreed(yes=True), Given(3, 7), Agreed(yes=False)) == [WINNER_AWARD]
    assert JUDGE_MAY_AWARD in cited(after(Given(3, 1)))


def test_the_judge_rewards_five_at_most_and_four_alone() -> None:
    four = tuple(Given(s, 1) for s in (1, 2, 3, 4))
    assert refused(*four, Given(5, 1)) == [UP_TO_FIVE]
    five = after(Agreed(yes=True), *four, Given(5, 1))
    assert refused(Given(6, 1), sheet=five) == [UP_TO_FIVE]


def test_a_draw_brings_nothing_from_the_judge() -> None:
    assert refused(Ended("draw"), Given(3, 1)) == [NO_AWARD_IN_A_DRAW]
    assert refused(Given(3, 1), Given(4, 1), Ended("draw")) == [NO_AWARD_IN_A_DRAW] * 2


def test_a_displaced_award_fills_no_limit() -> None:
    sheet = after(
        KilledFirst(3), *map(Named, BLACK), Given(3, 3), Given(1, 5), Given(5, 5), Given(7, 2)
    )
    assert of(sheet, 3)[1] == Fraction(1, 2)
    assert {LARGER_OF_BOTH, DISPLACED_AWARD} <= cited(sheet)
    # without the best move the same awards are 1.5
    assert AWARD_LIMIT in [b.rule for b in objections(Sheet(awards=sheet.awards))]


HARM = {
    "first-vote": (FIRST_VOTE_BROKEN, 3, 4),
    "vote-at-four": (VOTE_AT_FOUR_BROKEN, 4, 3),
    "false-sheriff": (FALSE_SHERIFF_STOOD, 3, 1),
    "hidden": (SHERIFF_STAYED_HIDDEN, 4, 4),
    "checks": (CHECKS_LEFT_UNCLEAR, 4, 4),
    "role": (ROLE_NEGLECTED, 4, 3),
    "slept": (SLEPT_THROUGH_ABSPRACHE, 2, 9),
    "don-slept": (SLEPT_THROUGH_ABSPRACHE, 6, 6),
    "no-checks": (SHERIFF_DID_NOT_CHECK, 4, 4),
    "sure-win": (SURE_WIN_UNCHECKED, 4, 4),
    "no-shots": (BLACK_DID_NOT_SHOOT, 6, 2),
    "sure-kill": (SURE_KILL_SPOILED, 2, 6),
}


@pytest.mark.parametrize("key", HARM)
def test_each_harm_costs_four_tenths(key: str) -> None:
    rule, seat, other = HARM[key]
    loser = "red" if seat in BLACK else "black"
    sheet = after(Ended(loser), Charged(seat, key), Charged(other, key))  # type: ignore[arg-type]
    assert of(sheet, seat) == (0, Fraction(-4, 10))
    assert {rule, HARM_COSTS} <= cited(sheet)


def test_different_harms_add_up_and_the_same_counts_once() -> None:
    sheet = after(Ended("black"), Charged(4, "hidden"), Charged(4, "no-checks"))
    assert of(sheet, 4)[1] == Fraction(-8, 10)
    assert after(Charged(4, "hidden"), sheet=sheet).charges == sheet.charges
    assert of(after(Charged(4, "hidden", yes=False), sheet=sheet), 4)[1] == Fraction(-4, 10)


def test_who_can_be_charged_hangs_on_the_card_and_on_the_defeat() -> None:
    assert refused(Ended("black"), Charged(3, "hidden")) == [SHERIFF_STAYED_HIDDEN]
    assert refused(Ended("red"), Charged(4, "hidden")) == [SHERIFF_STAYED_HIDDEN]
    assert refused(Ended("red"), Charged(4, "vote-at-four")) == []
    assert refused(Ended("draw"), Charged(4, "no-checks")) == [NEGLECT_NEEDS_DEFEAT]
    always = Sheet(options=Options(neglect="always"))
    assert refused(Ended("draw"), Charged(4, "no-checks"), sheet=always) == []
    assert refused(Ended("black"), Charged(4, "hidden"), Swapped(4, 3)) == [SHERIFF_STAYED_HIDDEN]


def test_compensation_needs_a_red_victim_and_a_hit() -> None:
    lost = (Ended("black"), KilledFirst(3))
    assert of(after(*lost, Named(2)), 3) == (Fraction(1, 10), 0)
    assert of(after(*lost, Named(1)), 3) == (0, 0)
    assert of(after(*lost), 3) == (0, 0)
    assert of(after(Ended("red"), KilledFirst(2), Named(6)), 2) == (0, 0)
    rules = cited(after(*lost, Named(2)))
    assert {FIRST_KILLED_COMPENSATED, COMPENSATION_IS_MAIN, COMPENSATION_FORMULA} <= rules


def test_a_draw_compensates_nobody() -> None:
    sheet = after(Ended("draw"), KilledFirst(3), Named(2))
    assert of(sheet, 3) == (0, 0)
    assert COMPENSATION_IN_A_DRAW in cited(sheet)


def test_nobody_is_killed_first_more_often_than_he_plays() -> None:
    assert refused(Stretched(3, 4)) == [COMPENSATION_FORMULA]
    assert refused(KilledFirst(3), Stretched(3, 0)) == [COMPENSATION_FORMULA]
    assert refused(KilledFirst(2), Stretched(3, 0)) == []


def test_forty_percent_never_end_in_a_half() -> None:
    assert all(Fraction(2 * games, 5) % 1 != Fraction(1, 2) for games in range(1, 1000))
    assert [b_of(n) for n in (1, 10, 11, 12, 13, 14, 20)] == [4, 4, 4, 5, 5, 6, 8]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 4), "+0,25"),
        (Fraction(-1, 2), "−0,5"),
        (Fraction(1, 15), "≈ +0,07 (1/15)"),
        (Fraction(16, 15), "≈ +1,07 (16/15)"),
        (Fraction(-14, 15), "≈ −0,93 (−14/15)"),
        (Fraction(1, 20), "+0,05"),
    ],
)
def test_points_are_written_exactly(points: Fraction, text: str) -> None:
    assert signed(points) == text
    assert plain(points) == text.replace("+", "")


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    sheet = Sheet(options=draw(st.sampled_from((Options(), Options(neglect="always")))))
    pick = st.integers(0, 10_000)
    for number in draw(st.lists(pick, max_size=14)):
        offered = entries(sheet)
        entry = offered[number * 7919 % len(offered)]
        if not SCORING.breaches(sheet, entry):
            sheet = after(entry, sheet=sheet)
    return sheet


@given(sheets())
@settings(max_examples=25)
def test_no_breach_exactly_when_it_is_an_option(sheet: Sheet) -> None:
    legal = SCORING.options(sheet)
    wide = (*entries(sheet), Count())
    assert {a for a in wide if not SCORING.breaches(sheet, a)} == set(legal)
    for action in wide:
        assert tell_action(sheet, action)
        for breach in SCORING.breaches(sheet, action):
            assert breach.why.endswith(".")
            assert breach.rule.executed


@given(sheets())
@settings(max_examples=60)
def test_lines_add_up_exactly_and_are_told_with_their_rules(sheet: Sheet) -> None:
    move = step(SCORING, sheet, Count())
    counted = lines(sheet)
    for seat in NUMBERS:
        assert sum(of(sheet, seat)) == sum(one.amount for one in counted if seat in one.seats)
    both = (total(sheet, s).points for s in NUMBERS)
    assert sum(both) == sum(one.amount * len(one.seats) for one in counted)
    for event in move.events[:-1]:
        assert tell(sheet, event).endswith(".")
        assert all(rule.executed for rule in event.rules)
    assert move.after.counted
    assert loads(dumps(sheet, Sheet), Sheet) == sheet


def test_every_offence_has_a_card_that_can_commit_it() -> None:
    assert {o.key for o in OFFENCES} == set(HARM)
    with pytest.raises(IllegalAction):
        after(Charged(1, "don-slept"))
