"""C01–C11 of the notes on the official rules: the vote. (d): rests on a chosen reading."""

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import Disqualified, FoulGiven, HandsCounted, NoVote, Voted
from engine.sport_mafia.evolve import ballot_of
from engine.sport_mafia.phases import Talk, Waiting
from engine.sport_mafia.rules import fouls, nominating, offences, tie, voting
from engine.sport_mafia.scenes import FSM, after, listed, speaking, table, vote
from engine.sport_mafia.state import State
from tests.sport_mafia.helping import act, cited, found, refused, run

TEN = table(FSM)
LIST = listed(TEN, 3, 5, 7)


def opened(*candidates: int, out: tuple[int, ...] = (), day: int = 1) -> State:
    return after(listed(table(FSM, day, out), *candidates), a.Say("vote"))


def test_c01_three_leaves_with_four_and_the_tie_behind_is_of_no_account_d() -> None:
    steps = run(LIST, a.Say("vote"), *vote({3: (1, 2, 4, 6), 5: (3, 8, 9), 7: (5, 7, 10)}))
    assert steps[-1].after.player(3).out == "vote"
    assert {voting.MOST_VOTES_LEAVES, voting.IN_ORDER_OF_NOMINATION} <= cited(steps)
    assert tie.TIE_AT_THE_TOP not in cited(steps)


def test_c02_missing_votes_make_a_tie_with_the_last_one() -> None:
    steps = run(opened(3, 5, 7), *vote({3: (1, 2, 4, 6), 5: (3, 8), 7: (9,)}))
    assert found(steps, HandsCounted)[-1].missing == (5, 7, 10)
    talk = steps[-1].after.phase
    assert isinstance(talk, Talk)
    assert (talk.kind, talk.seat, talk.seconds, talk.rest) == ("defence", 3, 30, (7,))
    assert {voting.MISSING_VOTES, tie.TIE_AT_THE_TOP, tie.DEFENCE_IN_ORDER} <= cited(steps)
    again = after(talk_over(steps[-1].after), a.EndSpeech(7))
    assert ballot_of(again).candidates == (3, 7)


def talk_over(state: State) -> State:
    return after(state, a.EndSpeech(3))


def test_c03_five_who_do_not_vote_put_the_last_one_out() -> None:
    end = after(opened(3, 5, 7), *vote({3: (1, 2, 4), 5: (3, 8), 7: ()}))
    assert end.player(7).out == "vote"


def test_c04_last_nominated_not_highest_number() -> None:
    end = after(opened(7, 5, 3), *vote({7: (1, 2), 5: (4, 6), 3: (8,)}))
    assert end.player(3).out == "vote"
    assert end.player(7).out is None


def test_c05_no_hand_at_all() -> None:
    last = after(opened(3, 5, 7), a.CountHands(), a.CountHands())
    foul = act(last, a.Sanction(2, "vote-order"))
    assert offences.FOUL_VOTE_ORDER in cited([foul])
    end = after(foul.after, a.CountHands())
    assert end.player(7).out == "vote"
    assert len(end.counted[-1].votes) == 10


def test_c06_a_hand_pulled_back_counts_and_costs_a_foul() -> None:
    state = after(opened(3, 5, 7), *(a.RaiseHand(s) for s in (1, 2, 4, 6)))
    foul = act(state, a.Sanction(6, "hand-away"))
    assert found([foul], FoulGiven)[0].count == 1
    assert {offences.FOUL_HAND, voting.PULLED_BACK_COUNTS} <= cited([foul])
    rest = (a.CountHands(), *vote({5: (3, 8, 9), 7: (5, 7, 10)}))
    end = after(foul.after, *rest)
    assert end.player(3).out == "vote"


def test_c07_a_second_fist_disqualifies_and_drops_the_vote() -> None:
    state = after(opened(3, 5), a.RaiseHand(2), a.CountHands())
    assert refused(state, a.RaiseHand(2)) == {voting.ONE_VOTE_EACH}
    steps = run(state, a.Sanction(2, "vote-form"))
    assert found(steps, Disqualified)[0].seat == 2
    assert {offences.OUT_VOTE_FORM, fouls.VOTE_IS_DROPPED, fouls.OUT_AT_ONCE} <= cited(steps)
    end = steps[-1].after
    assert len(end.living) == 9
    assert end.phase == Waiting("night")
    assert found(steps, NoVote)[0].why == "dropped"


def test_c08_alone_on_day_one_is_not_voted_on() -> None:
    steps = run(listed(TEN, 4), a.Say("vote"))
    assert voting.ALONE_ON_DAY_ONE in cited(steps)
    assert steps[-1].after.phase == Waiting("night")


def test_c09_alone_on_day_two_gets_all_the_votes_and_leaves_d() -> None:
    steps = run(listed(table(FSM, 2, (1, 2)), 4), a.Say("vote"), a.CountHands())
    assert voting.ALONE_LATER in cited(steps)
    assert len(steps[-1].after.counted[-1].votes) == 8
    assert steps[-1].after.player(4).out == "vote"


def test_c10_an_empty_list_is_settled_by_the_call_of_the_night() -> None:
    steps = run(listed(TEN), a.Say("vote"))
    assert {voting.NOBODY_NOMINATED, fouls.NIGHT_CALL_SETTLES} <= cited(steps)
    assert not steps[-1].after.settled


def test_c11_one_nomination_a_day_d() -> None:
    state = after(speaking(TEN, 1, 2), a.Nominate(1, 5))
    assert refused(state, a.Nominate(1, 8)) == {nominating.ONE_A_DAY}
    assert found(run(opened(3, 5), a.RaiseHand(3)), Voted)[0].against == 3
