"""C24–C37 of the notes on the official rules: fouls. (d): rests on a chosen reading.

What the cases say about points is held by the tests of the scoring.
"""

import pytest

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import Disqualified, NoVote, SpeechBegan, VoteDropped, VoteKept
from engine.sport_mafia.phases import Talk, Waiting
from engine.sport_mafia.rules import ending, fouls, offences
from engine.sport_mafia.scenes import (
    DON,
    FSM,
    after,
    counting,
    discussing,
    hunt,
    listed,
    speaking,
    table,
    thanks,
)
from engine.sport_mafia.state import State
from tests.sport_mafia.helping import act, cited, found, refused, run

EIGHT = (1, 2)
DAY_TWO = table(FSM, 2, EIGHT)


def foul(seat: int) -> a.Sanction:
    return a.Sanction(seat, "knocking")


def talk(state: State) -> Talk:
    assert isinstance(state.phase, Talk)
    return state.phase


def voted_out() -> State:
    """D2, 3 has just been voted out and has the last minute."""
    hands = {3: (4, 5, 6, 7, 8), 5: (3, 9, 10)}
    return after(counting(DAY_TWO, hands), a.CountHands())


def next_day(state: State) -> State:
    """From the evening to the next vote: nobody is hit, everybody speaks, 5 and 9 are listed."""
    night = (a.Say("night"), *hunt({}), a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell())
    state = after(state, *night, a.Say("morning"))
    seat = talk(state).seat
    state = after(state, a.Nominate(seat, 5), a.EndSpeech(seat))
    seat = talk(state).seat
    state = after(state, a.Nominate(seat, 9), a.EndSpeech(seat))
    while isinstance(state.phase, Talk):
        state = after(state, a.EndSpeech(state.phase.seat))
    return state


def held(state: State) -> bool:
    """Whether the next vote is held."""
    return not found([act(state, a.Say("vote"))], NoVote)


def test_c24_third_foul_before_the_own_minute() -> None:
    state = speaking(table(FSM, 2, EIGHT, fouls={5: 2}), 4, 5, 6)
    steps = run(state, foul(5), a.EndSpeech(4))
    assert {fouls.THIRD_FOUL_SILENCES, fouls.SILENCED_MAY_NOMINATE} <= cited(steps)
    assert talk(steps[-1].after).seconds == 0
    assert refused(steps[-1].after, a.ClaimSheriff(5)) == {fouls.THIRD_FOUL_SILENCES}
    silent = after(steps[-1].after, a.Nominate(5, 6), a.EndSpeech(5), a.EndSpeech(6))
    assert silent.nominated == (6,)
    again = next_day(after(silent, a.Say("vote"), a.CountHands(), a.EndSpeech(6)))
    assert again.player(5).fouls == 3
    day_three = after(speaking(again, 4, 5), a.EndSpeech(4))
    assert talk(day_three).seconds == 60


def test_c25_third_foul_after_the_own_minute_costs_the_next_day() -> None:
    state = speaking(table(FSM, 2, EIGHT, fouls={5: 2}), 6, 7)
    state = after(state, foul(5))
    assert state.player(5).ban == "nominate"
    tomorrow = speaking(state, 4, 5)
    steps = run(tomorrow, a.EndSpeech(4))
    assert talk(steps[-1].after).seconds == 0
    assert fouls.SILENCED_MAY_NOMINATE in cited(steps)


def test_c26_third_foul_and_level_still_talks() -> None:
    state = after(speaking(table(FSM, 1, fouls={3: 2}), 10), foul(3))
    steps = run(counting(state, {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}), a.CountHands())
    assert found(steps, SpeechBegan)[0].seconds == 30
    assert fouls.TIE_SPEECH_KEPT in cited(steps)


@pytest.mark.parametrize(
    ("out", "seconds"),
    [((1, 2, 3, 6, 10), 0), ((1, 2, 3, 5, 6, 10), 30), ((1, 2, 3, 5, 6, 9, 10), 30)],
)
def test_c27_three_fouls_with_five_four_or_three_at_the_table(
    out: tuple[int, ...], seconds: int
) -> None:
    state = table(FSM, 3, out, fouls={7: 2})
    state = after(speaking(state, 8, 7), foul(7))
    steps = run(state, a.EndSpeech(8))
    assert talk(steps[-1].after).seconds == seconds
    assert (fouls.THIRTY_AT_THREE_OR_FOUR in cited(steps)) == bool(seconds)


def test_c28_fourth_foul_in_the_discussion() -> None:
    state = table(FSM, 2, EIGHT, fouls={7: 3}, nominated=(3, 5))
    steps = run(speaking(state, 10), foul(7))
    assert {fouls.FOURTH_FOUL_OUT, fouls.NO_LAST_WORD, fouls.VOTE_IS_DROPPED} <= cited(steps)
    end = steps[-1].after
    assert len(end.living) == 7
    end = after(end, a.EndSpeech(10))
    assert not held(end)
    assert held(next_day(after(end, a.Say("vote"))))


def test_c29_fourth_foul_during_the_speeches_of_a_tie() -> None:
    state = table(FSM, 2, EIGHT, fouls={8: 3})
    state = after(counting(state, {3: (3, 4, 5, 6), 5: (7, 8, 9, 10)}), a.CountHands())
    steps = run(state, foul(8))
    end = steps[-1].after
    assert end.phase == Waiting("night")
    assert end.is_in(3)
    assert end.is_in(5)
    assert found(steps, NoVote)
    assert held(next_day(end))


def test_c30_after_the_result_the_next_days_vote_is_dropped() -> None:
    two_black = table(FSM, 2, (1, 10))
    state = after(counting(two_black, {3: (2, 4, 5, 6, 7), 5: (3, 8, 9)}), a.CountHands())
    state = after(state, *(foul(5) for _ in range(3)))
    steps = run(state, foul(5))
    assert fouls.NEXT_VOTE_DROPPED in cited(steps)
    assert found(steps, VoteDropped)[0].today is False
    end = after(steps[-1].after, a.EndSpeech(3))
    assert not end.is_in(3)
    assert not end.is_in(5)
    night = (a.Say("night"), *hunt({}), a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell())
    morning = after(end, *night, a.Say("morning"))
    assert not held(listed(morning, 7, 9))


@pytest.mark.parametrize(
    "offence", ["insult", "tears", "appeal", "best-move-proof", "whisper", "foreign"]
)
def test_c31_who_leaves_anyway_costs_no_vote_but_maybe_the_game(offence: str) -> None:
    steps = run(voted_out(), a.Sanction(3, "swearing"))
    assert fouls.LEAVES_ANYWAY in cited(steps)
    assert found(steps, VoteKept)
    assert held(next_day(steps[-1].after))
    lost = run(voted_out(), a.Sanction(3, offence))
    assert {fouls.TEAM_LOSES_IN_FAREWELL, fouls.TEAM_LOSES} <= cited(lost)
    assert lost[-1].after.result.outcome == "black"  # type: ignore[union-attr]


def at_night(fouls_: dict[int, int] | None = None) -> State:
    """N3 has been called."""
    state = table(FSM, 2, EIGHT, fouls=fouls_, phase=Waiting("night"), settled=True)
    return after(state, a.Say("night"))


def to_the_morning(state: State) -> State:
    sleep = (a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell(), a.Say("morning"))
    return after(state, *sleep)


def test_c32_talking_at_night_drops_the_next_vote() -> None:
    steps = run(at_night(), a.Sanction(7, "night-noise"))
    assert {offences.OUT_NIGHT_NOISE, fouls.OUT_AT_ONCE} <= cited(steps)
    morning = to_the_morning(after(steps[-1].after, *hunt({})))
    assert morning.cancel
    assert not held(listed(morning, 3, 5))


def test_c33_shot_and_disqualified_the_vote_is_held() -> None:
    before = after(at_night(), a.Say("hunt"), *(a.CallNumber() for _ in range(3)))
    state = after(before, a.Sanction(7, "night-noise"))
    called = [a.CallNumber() for _ in range(4)]
    state = after(state, *called, a.Shoot(6), a.Shoot(8), a.Shoot(10))
    state = after(state, *(a.CallNumber() for _ in range(3)), a.Say("retreat"))
    sleep = (a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell(), a.Say("morning"))
    steps = run(state, *sleep)
    assert {fouls.LEAVES_ANYWAY, fouls.OUT_DURING_THE_HUNT} <= cited(steps)
    assert held(listed(steps[-1].after, 3, 5))


def test_c34_one_candidate_and_a_foul_before_or_after_the_call_of_the_night() -> None:
    evening = after(listed(table(FSM), 4), a.Say("vote"))
    before = run(evening, a.Sanction(6, "swearing"))
    assert fouls.NIGHT_CALL_SETTLES in cited(before)
    night = (a.Say("night"), *hunt({}))
    assert held(listed(to_the_morning(after(before[-1].after, *night)), 3, 5))
    later = after(evening, a.Say("night"), a.Sanction(6, "swearing"), *hunt({}))
    assert not held(listed(to_the_morning(later), 3, 5))


def test_c35_a_red_one_put_out_by_fouls_can_end_it_d() -> None:
    state = table(FSM, 3, (1, 2, 3), fouls={5: 3})
    steps = run(speaking(state, 7), foul(5))
    assert steps[-1].after.result.outcome == "black"  # type: ignore[union-attr]
    assert {ending.BLACK_WINS, ending.CHECKED_AFTER_EVERY_EXIT} <= cited(steps)


def test_c36_an_open_sheriff_must_not_prove_himself_with_what_he_saw() -> None:
    state = speaking(table(FSM, 2, EIGHT), 4, 5)
    silent = refused(state, a.Sanction(4, "night-knowledge"))
    assert silent == {offences.LOSS_NIGHT_KNOWLEDGE}
    steps = run(state, a.ClaimSheriff(4), a.Sanction(4, "night-knowledge"))
    assert {offences.LOSS_NIGHT_KNOWLEDGE, fouls.TEAM_LOSES} <= cited(steps)
    result = steps[-1].after.result
    assert result is not None
    assert (result.outcome, result.cause, result.by) == ("black", "team-defeat", 4)


def test_c37_after_the_decision_an_insult_counts_and_a_foreign_word_does_not() -> None:
    state = table(FSM, 3, (1, 2, 3))
    state = after(counting(state, {5: (4, 6, 8, 10), 6: (5, 7, 9)}), a.CountHands())
    assert state.result is not None
    assert refused(state, a.Sanction(4, "foreign")) == {fouls.WAIVED_WHEN_DECIDED}
    steps = run(state, a.Sanction(4, "insult"))
    assert found(steps, Disqualified)[0].seat == 4
    assert steps[-1].after.result == state.result
    end = after(steps[-1].after, *thanks(5))
    assert end.result == state.result
    assert DON in end.living
    assert discussing(DAY_TWO).phase != end.phase
