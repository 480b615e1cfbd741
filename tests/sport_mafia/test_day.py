"""Speeches, the list and the vote, by rule."""

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import (
    AllStay,
    DutyReminded,
    ListRead,
    NoVote,
    Opens,
    SpeechBegan,
    Voted,
)
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Talk, Tied, Waiting
from engine.sport_mafia.rules import checks, day, fouls, tie, voting
from engine.sport_mafia.rules import nominating as n
from engine.sport_mafia.scenes import (
    LIGA,
    VORLAGE,
    after,
    counting,
    listed,
    speaking,
    table,
    thanks,
    vote,
)
from engine.sport_mafia.state import State, following
from tests.sport_mafia.helping import act, cited, found, refused, run

FIVES = {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}


def dawn(options: Options = VORLAGE, victim: int = 0, **more: object) -> State:
    waiting = Waiting("morning")
    state = table(options, night=2, phase=waiting, victim=victim, opener=1, closer=10)
    return following(state, **more)


def test_the_first_morning() -> None:
    start = table(VORLAGE, 0, night=1, phase=Waiting("morning"), opener=0)
    steps = run(start, a.Say("morning"))
    assert {day.MORNING_IS_CALLED, day.FIRST_DAY_BEGINS_WITH_ONE, day.SEAT_ORDER} <= cited(steps)
    opens = found(steps, Opens)[0]
    assert opens.order == tuple(range(1, 11))
    assert found(steps, SpeechBegan)[0].seconds == 60


def test_one_minute_each_ends_with_thanks_or_the_bell() -> None:
    state = speaking(table(), 1, 2)
    assert day.ENDS_WITH_THANKS in cited(run(state, a.EndSpeech(1)))
    assert day.ONE_MINUTE_EACH in cited(run(state, a.Bell()))
    assert refused(state, a.EndSpeech(2)) == {day.ONE_MINUTE_EACH}
    assert refused(listed(table(), 3), a.Bell()) == {day.ONE_MINUTE_EACH}


def test_last_one_rotates() -> None:
    steps = run(dawn(Options(rotation="last"), 1), a.Say("morning"), a.EndSpeech(1))
    assert day.LAST_ONE_ROTATES in cited(steps)
    assert found(steps, Opens)[0].order == (3, 4, 5, 6, 7, 8, 9, 10, 2)


def test_day_and_night_follow_each_other() -> None:
    steps = run(table(VORLAGE, phase=Waiting("night"), settled=True), a.Say("night"))
    assert day.DAY_AND_NIGHT in cited(steps)
    assert steps[-1].after.night == 2


def test_nominate_in_own_minute_anybody_at_the_table_once() -> None:
    state = speaking(table(VORLAGE, 2, (9, 10), nominated=(3,)), 1, 2)
    assert refused(state, a.Nominate(2, 5)) == {n.NOMINATE_IN_OWN_MINUTE}
    assert refused(state, a.Nominate(1, 9)) == {n.ANYBODY_AT_THE_TABLE}
    assert refused(state, a.Nominate(1, 3)) == {n.ON_THE_LIST_ONCE}
    steps = run(state, a.Nominate(1, 1))
    assert {n.SAID_AND_ACCEPTED, n.ANYBODY_AT_THE_TABLE} <= cited(steps)
    level = after(counting(table(), FIVES), a.CountHands())
    assert refused(level, a.Nominate(3, 1)) == {n.NOMINATE_IN_OWN_MINUTE}


def test_several_a_day_or_the_last_one_counts() -> None:
    steps = run(speaking(table(VORLAGE), 1), a.Nominate(1, 3), a.Nominate(1, 5))
    assert n.SEVERAL_A_DAY in cited(steps)
    assert steps[-1].after.nominated == (3, 5)
    steps = run(speaking(table(LIGA), 1), a.Nominate(1, 3), a.Nominate(1, 5))
    assert n.LAST_ONE_COUNTS in cited(steps)
    assert steps[-1].after.nominated == (5,)


def test_no_taking_back_unless_the_league_allows_it() -> None:
    state = after(speaking(table(VORLAGE), 1), a.Nominate(1, 3))
    assert refused(state, a.Withdraw(1, 3)) == {n.NO_TAKING_BACK}
    free = Options(nominations="one", withdrawal=True)
    state = after(speaking(table(free), 1), a.Nominate(1, 3))
    assert refused(state, a.Withdraw(1, 5)) == {n.NO_TAKING_BACK}
    again = after(state, a.Withdraw(1, 3), a.Nominate(1, 5))
    assert again.nominated == (5,)


def test_nobody_reads_the_list_unless_asked_once() -> None:
    state = speaking(table(VORLAGE, nominated=(3,)), 1)
    assert refused(state, a.AskList(1)) == {n.NOBODY_READS_THE_LIST}
    state = speaking(table(Options(ask_list="once"), nominated=(3,)), 1)
    steps = run(state, a.AskList(1))
    assert found(steps, ListRead)[0].numbers == (3,)
    assert refused(steps[-1].after, a.AskList(1)) == {n.NOBODY_READS_THE_LIST}


def test_not_in_the_farewell() -> None:
    state = after(dawn(victim=2), a.Say("morning"))
    assert refused(state, a.Nominate(2, 8)) == {n.NOT_IN_THE_FAREWELL}
    free = after(dawn(Options(farewell_nomination=True), 2), a.Say("morning"))
    assert after(free, a.Nominate(2, 8)).nominated == (8,)


def test_vote_after_talk_and_not_before() -> None:
    state = speaking(table(VORLAGE, nominated=(3, 5)), 10)
    assert refused(state, a.RaiseHand(1)) == {voting.VOTE_AFTER_TALK}
    assert refused(state, a.CountHands()) == {voting.VOTE_AFTER_TALK}
    assert refused(state, a.Say("vote")) == {voting.VOTE_AFTER_TALK}


def test_two_candidates_on_every_day_by_the_vorlage() -> None:
    for number in (1, 2, 5):
        steps = run(listed(table(VORLAGE, number), 4), a.Say("vote"))
        assert voting.TWO_CANDIDATES in cited(steps)
        assert found(steps, NoVote)


def test_fist_on_the_table_also_against_oneself() -> None:
    steps = run(listed(table(VORLAGE), 3, 5), a.Say("vote"), a.RaiseHand(3))
    assert {voting.FIST_ON_THE_TABLE, voting.OWN_VOTE_ALLOWED} <= cited(steps)
    assert found(steps, Voted)[0].against == 3


def test_role_stays_hidden_when_somebody_leaves() -> None:
    steps = run(counting(table(VORLAGE), {6: range(1, 10), 5: ()}), a.CountHands())
    assert voting.ROLE_STAYS_HIDDEN in cited(steps)
    from engine.sport_mafia.game import GAME

    assert GAME.view(steps[-1].after, 5).seats[5].role is None


def test_first_day_only_talk() -> None:
    options = Options(first_day_vote="speech-only")
    steps = run(counting(table(options), {3: range(1, 8), 5: ()}), a.CountHands())
    assert voting.FIRST_DAY_ONLY_TALK in cited(steps)
    assert found(steps, AllStay)[0].why == "first-day"
    end = after(steps[-1].after, a.EndSpeech(3))
    assert end.phase == Waiting("night")
    assert end.is_in(3)


def test_first_day_only_talk_for_all_who_would_be_lifted() -> None:
    options = Options(first_day_vote="speech-only")
    votes = tuple((s, c) for c, seats in FIVES.items() for s in seats)
    state = after(counting(table(options), FIVES, Tied((3, 5), votes)), a.CountHands())
    steps = run(state, *(a.RaiseHand(s) for s in range(1, 7)), a.CountHands(), *thanks(3, 5))
    assert found(steps, SpeechBegan)[-1].rules == (voting.FIRST_DAY_ONLY_TALK,)
    assert steps[-1].after.phase == Waiting("night")
    assert len(steps[-1].after.living) == 10


def test_thirty_seconds_each_then_the_vote_again() -> None:
    steps = run(counting(table(VORLAGE), FIVES), a.CountHands(), *thanks(3, 5))
    assert {tie.THIRTY_SECONDS_EACH, tie.VOTE_AGAIN} <= cited(steps)
    assert [s.seconds for s in found(steps, SpeechBegan)] == [30, 30]


def test_second_tie_stays_in_the_liga() -> None:
    state = after(counting(table(LIGA), FIVES), a.CountHands(), *thanks(3, 5))
    steps = run(state, *vote(FIVES))
    assert tie.SECOND_TIE_STAYS in cited(steps)
    assert steps[-1].after.phase == Waiting("night")


def test_other_voters_get_one_more_vote_in_some_leagues() -> None:
    options = Options(same_split="voters")
    other = {3: FIVES[5], 5: FIVES[3]}
    votes = tuple((s, c) for c, seats in FIVES.items() for s in seats)
    state = counting(table(options), other, Tied((3, 5), votes))
    steps = run(state, a.CountHands(), *thanks(3, 5), *vote(FIVES))
    assert tie.SAME_CANDIDATES_COUNT in cited(steps)
    assert steps[-1].after.phase.kind == "lift"  # type: ignore[union-attr]


def test_no_lift_at_four_and_the_whole_table_in_other_leagues() -> None:
    out = (4, 5, 6, 7, 9, 10)
    hands = {1: (1, 2), 8: (3, 8)}
    tied = Tied((1, 8))
    four = counting(table(Options(lift_at_four=False), 4, out), hands, tied)
    steps = run(four, a.CountHands())
    assert tie.LIFT_AT_FOUR_TOO in cited(steps)
    assert steps[-1].after.phase == Waiting("night")
    three = (3, *out)
    level = {1: (2,), 2: (8,), 8: (1,)}
    whole = counting(table(Options(whole_table="draw"), 4, three), level, Tied((1, 2, 8)))
    end = after(whole, a.CountHands(), *(a.RaiseHand(s) for s in (1, 2)), a.CountHands())
    assert end.result is not None
    assert (end.result.outcome, end.result.cause) == ("draw", "everybody-gone")


def test_the_sheriff_is_reminded_and_nobody_else_hears_it() -> None:
    steps = run(listed(table(VORLAGE, 2, (1, 9)), 4, 8), a.Say("vote"))
    assert checks.COMES_OUT_WHEN_NOMINATED in cited(steps)
    assert found(steps, DutyReminded)[0].seen_by == frozenset({0, 4})
    off = run(listed(table(Options(duties="off"), 2, (1, 9)), 4, 8), a.Say("vote"))
    assert not found(off, DutyReminded)


def test_comes_out_at_eight_is_advice_only() -> None:
    state = table(VORLAGE, 2, (1,), night=3, phase=Waiting("morning"), victim=9, opener=2)
    steps = run(state, a.Say("morning"), a.EndSpeech(9))
    assert checks.COMES_OUT_AT_EIGHT in cited(steps)
    assert found(steps, DutyReminded)[0].duty == "come-out"
    nine = run(dawn(victim=9), a.Say("morning"), a.EndSpeech(9))
    assert checks.COMES_OUT_AT_EIGHT not in cited(nine)


def test_claims_are_free_and_confirmed_by_nobody() -> None:
    state = speaking(table(), 6)
    steps = run(state, a.ClaimSheriff(6), a.ClaimCheck(6, 3, True), a.ClaimCheck(6, 3, False))
    assert checks.CLAIMS_ARE_FREE in cited(steps)
    end = steps[-1].after
    assert end.sheriffs == (6,)
    assert [(c.number, c.black) for c in end.claims] == [(3, False)]


def test_the_liga_ladder() -> None:
    state = speaking(table(LIGA, 2, (1, 2), fouls={6: 1, 7: 2}), 4, 5, 6, 7)
    fouls_ = [a.Sanction(s, "talking") for s in (5, 6, 7)]
    steps = run(state, *fouls_, *thanks(4, 5, 6))
    assert fouls.LIGA_LADDER in cited(steps)
    assert [s.seconds for s in found(steps, SpeechBegan)] == [30, 0, 0]
    assert refused(steps[-1].after, a.Nominate(7, 8)) == {fouls.LIGA_LADDER}
    six = after(steps[0].after, a.Sanction(6, "talking"), *thanks(4, 5))
    assert after(six, a.Nominate(6, 8)).nominated == (8,)


def test_silenced_may_nominate_only_where_the_league_says_so() -> None:
    options = Options(banned_nominates=False)
    state = speaking(table(options, 2, (1, 2), fouls={5: 2}), 4, 5)
    state = after(state, a.Sanction(5, "talking"), a.EndSpeech(4))
    assert isinstance(state.phase, Talk)
    assert refused(state, a.Nominate(5, 8)) == {fouls.SILENCED_MAY_NOMINATE}
    assert act(state, a.EndSpeech(5)).events
