"""C12–C23 of the notes on the official rules: ties. (d): rests on a chosen reading."""

from collections.abc import Mapping, Sequence

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import SpeechBegan, TieFound
from engine.sport_mafia.evolve import ballot_of
from engine.sport_mafia.phases import Ballot, Waiting
from engine.sport_mafia.rules import ending, tie, voting
from engine.sport_mafia.scenes import FSM, after, counting, lift, listed, table, thanks, vote
from engine.sport_mafia.state import State
from tests.sport_mafia.helping import cited, found, run

type Hands = Mapping[int, Sequence[int]]

TEN = table(FSM)
ALL = tuple(range(1, 11))


def won(state: State) -> str:
    assert state.result is not None
    return state.result.outcome


def again(state: State, *tied: int) -> State:
    return after(state, *thanks(*tied))


def level(hands: Hands, day: int = 1, out: tuple[int, ...] = ()) -> State:
    """The vote has just ended level, the speeches begin."""
    return after(counting(table(FSM, day, out), hands), a.CountHands())


FIVES: Hands = {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}


def twice(hands: Hands = FIVES, day: int = 1, out: tuple[int, ...] = ()) -> State:
    state = again(level(hands, day, out), *hands)
    return after(state, *vote(hands))


def test_c12_only_those_level_are_voted_on_again() -> None:
    state = level({3: (1, 2, 4, 6), 5: (3, 8, 9, 10), 7: (5, 7)})
    state = again(state, 3, 5)
    assert isinstance(state.phase, Ballot)
    assert state.phase.candidates == (3, 5)
    end = after(state, *vote({3: (1, 2, 4, 6, 8, 9), 5: (3, 5, 7, 10)}))
    assert end.player(3).out == "vote"


def test_c13_missing_votes_fall_to_the_last_of_those_level_d() -> None:
    state = again(level({3: (1, 2, 4, 6), 5: (8, 9), 7: (3, 5, 7, 10)}), 3, 7)
    steps = run(state, *vote({3: (1, 2, 4), 7: (3, 5)}))
    assert tie.AGAIN_IN_ORDER in cited(steps)
    assert steps[-1].after.player(7).out == "vote"


def test_c14_fewer_level_than_before_talk_and_vote_again() -> None:
    nine = {3: (1, 2, 4), 5: (6, 8, 9), 7: (3, 5, 7)}
    state = again(level(nine, 2, (10,)), 3, 5, 7)
    steps = run(state, *vote({3: (1, 2, 4, 6), 5: (8, 9, 3, 5), 7: (7,)}))
    assert tie.FEWER_TIED in cited(steps)
    assert found(steps, SpeechBegan)[-1].seconds == 30
    end = after(again(steps[-1].after, 3, 5), *vote({3: (1, 2, 4, 6, 7), 5: (8, 9, 3, 5)}))
    assert end.player(3).out == "vote"


def test_c15_first_fewer_then_the_same_two() -> None:
    four = {2: (1, 4), 3: (2, 3), 5: (5, 6), 7: (7, 8)}
    state = again(level(four, 2, (9, 10)), 2, 3, 5, 7)
    state = after(state, *vote({2: (1, 4, 5), 3: (2, 3, 6), 5: (7,), 7: (8,)}))
    state = again(state, 2, 3)
    steps = run(state, *vote({2: (1, 4, 5, 7), 3: (2, 3, 6, 8)}))
    assert tie.SAME_TIED_LIFT in cited(steps)
    assert ballot_of(steps[-1].after).kind == "lift"


def test_c16_six_of_ten_lift_both() -> None:
    steps = run(twice(), *lift(1, 2, 4, 6, 7, 9))
    assert steps[-1].after.player(3).out == steps[-1].after.player(5).out == "vote"
    assert {tie.LIFT_NEEDS_MAJORITY, tie.LEAVE_TOGETHER} <= cited(steps)
    assert voting.LAST_WORD in cited(steps)


def test_c17_five_of_ten_are_no_majority() -> None:
    end = after(twice(), *lift(1, 2, 4, 6, 7))
    assert end.phase == Waiting("night")
    assert end.living == ALL


def test_c18_four_of_ten_are_no_majority() -> None:
    assert after(twice(), *lift(1, 2, 4, 6)).living == ALL


def test_c19_only_the_candidates_matter_not_who_voted() -> None:
    state = again(level(FIVES), 3, 5)
    steps = run(state, *vote({3: (3, 5, 7, 9, 10), 5: (1, 2, 4, 6, 8)}))
    assert tie.SAME_CANDIDATES_COUNT in cited(steps)
    assert ballot_of(steps[-1].after).kind == "lift"


def test_c20_three_leave_in_one_moment_and_then_it_is_counted() -> None:
    out = (1,)
    for gone, outcome in ((2, 3, 5), "black"), ((6, 8, 10), "red"):
        a_, b, c = gone
        rest = [s for s in ALL if s not in out]
        hands = {a_: rest[:3], b: rest[3:6], c: rest[6:]}
        state = twice(hands, 2, out)
        steps = run(state, *lift(*rest[:5]))
        assert won(steps[-1].after) == outcome
        assert after(state, *lift(*rest[:4])).result is None
        assert {tie.LEAVE_TOGETHER, ending.CHECKED_AFTER_EVERY_EXIT} <= cited(steps)


def test_c21_two_of_four_may_go_at_once() -> None:
    out = (4, 5, 6, 7, 9, 10)  # 1, 2, 3 red, 8 black
    for pair, outcome in ((1, 2), "black"), ((1, 8), "red"):
        hands = {pair[0]: (1, 2), pair[1]: (3, 8)}
        state = twice(hands, 4, out)
        steps = run(state, *lift(1, 2, 3))
        assert won(steps[-1].after) == outcome
        assert after(state, *lift(1, 2)).result is None
    four = again(level({1: (1, 2), 8: (3, 8)}, 4, out), 1, 8)
    assert tie.LIFT_AT_FOUR_TOO in cited(run(four, *vote({1: (1, 2), 8: (3, 8)})))


def test_c22_the_whole_table_is_never_lifted_d() -> None:
    out = (3, 4, 5, 6, 7, 9, 10)  # 1, 2 red, 8 black
    hands = {1: (2,), 2: (8,), 8: (1,)}
    state = again(level(hands, 4, out), 1, 2, 8)
    steps = run(state, *vote(hands))
    assert tie.NOT_THE_WHOLE_TABLE in cited(steps)
    assert steps[-1].after.phase == Waiting("night")
    assert steps[-1].after.living == (1, 2, 8)


def test_c23_two_among_nine_cannot_be_level_d() -> None:
    nine = table(FSM, 2, (10,))
    for split in range(10):
        hands = {3: nine.living[:split], 5: nine.living[split:]}
        steps = run(listed(nine, 3, 5), a.Say("vote"), *vote(hands))
        assert not found(steps, TieFound)
        assert len(steps[-1].after.living) == 8
