"""Every offence: what it costs, when it can happen, which clause says so."""

from dataclasses import replace

import pytest

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import (
    AllStay,
    Disqualified,
    FoulGiven,
    SpeechEnded,
    VoteDropped,
    VoteKept,
)
from engine.sport_mafia.offences import OFFENCES, Offence
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Ballot, Suspecting, Talk, Waiting
from engine.sport_mafia.rules import fouls, roles
from engine.sport_mafia.rules import offences as o
from engine.sport_mafia.scenes import FSM, VORLAGE, after, counting, listed, speaking, table
from engine.sport_mafia.state import State, following
from tests.sport_mafia.helping import cited, found, refused, run

FOULS = (
    *(o.FOUL_TALKING, o.FOUL_GESTURES, o.FOUL_TOUCHING, o.FOUL_KNOCKING),
    *(o.FOUL_ARGUING, o.FOUL_HAND, o.FOUL_VOTE_GESTURES, o.FOUL_VOTE_ORDER),
)
OUT = (
    *(o.OUT_LEFT_TABLE, o.OUT_NIGHT_TOUCH, o.OUT_NIGHT_HINT, o.OUT_INSULT, o.OUT_PEEKED),
    *(o.OUT_NIGHT_NOISE, o.OUT_TEARS, o.OUT_APPEAL, o.OUT_VOTE_FORM, o.OUT_SPYING),
    *(o.OUT_BEST_MOVE_PLEA, o.OUT_BEST_MOVE_PROOF, o.OUT_WHISPER, o.OUT_FOREIGN),
    o.OUT_SWEARING,
)
LOST = (o.LOSS_OATH, o.LOSS_BRIBE, o.LOSS_AUDIENCE, o.LOSS_NIGHT_KNOWLEDGE)


def moment(offence: Offence) -> State:
    """A table at which this offence can happen."""
    match offence.when:
        case "night":
            return table(FSM, 1, night=2, phase=Waiting("hunt"), settled=True)
        case "vote":
            return after(listed(table(FSM), 3, 5), a.Say("vote"))
        case "best-move":
            return table(FSM, 1, night=2, phase=Suspecting(2), victim=2, settled=True)
    return following(speaking(table(FSM), 3, 4), sheriffs=(2,))


def test_every_clause_has_its_offence() -> None:
    for rules, cost in ((FOULS, "foul"), (OUT, "out"), (LOST, "team")):
        mine = {x.rule for x in OFFENCES.values() if x.cost == cost}
        assert set(rules) <= mine


@pytest.mark.parametrize("offence", OFFENCES.values(), ids=lambda x: x.key)
def test_an_offence_costs_what_its_clause_says(offence: Offence) -> None:
    steps = run(moment(offence), a.Sanction(2, offence.key))
    assert offence.rule in cited(steps)
    end = steps[-1].after
    match offence.cost:
        case "foul":
            assert fouls.THE_JUDGE_DECIDES in cited(steps)
            assert found(steps, FoulGiven)[0].count == 1
            assert end.is_in(2)
        case "out":
            assert found(steps, Disqualified)[0].way == "disqualified"
            assert not end.is_in(2)
            assert end.result is None
        case "team":
            assert end.result is not None
            assert (end.result.cause, end.result.outcome) == ("team-defeat", "black")


@pytest.mark.parametrize(
    "offence", [x for x in OFFENCES.values() if x.when == "night"], ids=lambda x: x.key
)
def test_what_happens_by_night_is_not_punished_by_day(offence: Offence) -> None:
    assert refused(speaking(table(), 3), a.Sanction(2, offence.key)) == {offence.rule}


def test_talking_is_no_foul_for_whoever_has_the_word() -> None:
    assert refused(speaking(table(), 3), a.Sanction(3, "talking")) == {o.FOUL_TALKING}


def test_an_unknown_offence_is_refused() -> None:
    assert refused(speaking(table(), 3), a.Sanction(3, "yawning")) == {fouls.THE_JUDGE_DECIDES}


@pytest.mark.parametrize("policy", ["never", "if-nominated", "stays-listed"])
def test_other_leagues_keep_the_vote(policy: str) -> None:
    options = Options(cancelled=policy)  # type: ignore[arg-type]
    state = after(listed(table(options, 2), 3, 8), a.Say("vote"), a.RaiseHand(2))
    steps = run(state, a.Sanction(2, "swearing"))
    assert found(steps, VoteKept)
    end = steps[-1].after
    assert end.phase == following(state.phase, votes=())
    on_list = run(state, a.Sanction(3, "swearing"))[-1].after
    assert (on_list.phase == Waiting("night")) == (policy != "stays-listed")


def test_an_expulsion_that_decides_the_game_speaks_of_no_vote() -> None:
    even = speaking(table(FSM, 3, (1, 2, 3)), 7)
    steps = run(even, a.Sanction(5, "swearing"))
    assert steps[-1].after.result is not None
    assert not found(steps, VoteDropped)
    assert found(run(speaking(table(FSM), 7), a.Sanction(5, "swearing")), VoteDropped)


def test_a_speech_that_an_expulsion_cuts_off_does_not_end_with_thanks() -> None:
    steps = run(speaking(table(FSM), 7, 8), a.Sanction(7, "swearing"))
    assert found(steps, SpeechEnded)[0].rules == (fouls.OUT_AT_ONCE,)
    said = run(speaking(table(FSM), 7, 8), a.EndSpeech(7))
    assert fouls.OUT_AT_ONCE not in found(said, SpeechEnded)[0].rules


STAYING = replace(FSM, cancelled="stays-listed")


def test_votes_can_fall_on_somebody_who_was_put_out_and_then_nobody_else_leaves() -> None:
    state = after(listed(table(STAYING, 2), 3, 8), a.Say("vote"), a.Sanction(3, "swearing"))
    hands = (a.RaiseHand(s) for s in (1, 2, 4, 5, 6))
    steps = run(state, *hands, a.CountHands(), a.CountHands())
    assert found(steps, AllStay)[0].seats == (3,)
    assert fouls.STAYS_ON_THE_LIST in cited(steps)
    end = steps[-1].after
    assert (end.is_in(8), end.phase) == (True, Waiting("night"))
    assert refused(state, a.RaiseHand(3)) == {roles.OUT_TAKES_NO_PART}


def test_who_was_put_out_is_silent_in_a_tie_and_can_not_leave_again() -> None:
    state = after(listed(table(STAYING, 2), 3, 8), a.Sanction(7, "swearing"), a.Say("vote"))
    tied = after(state, *(a.RaiseHand(s) for s in (1, 2, 4, 5)), a.CountHands(), a.RaiseHand(6))
    out = after(tied, a.Sanction(3, "swearing"), a.CountHands())
    talk = out.phase
    assert isinstance(talk, Talk)
    assert (talk.seat, talk.rest) == (8, ())
    again = after(out, a.EndSpeech(8), *(a.RaiseHand(s) for s in (1, 2, 4, 5)), a.CountHands())
    lift = after(again, a.CountHands())
    assert isinstance(lift.phase, Ballot)
    assert lift.phase.kind == "lift"
    end = after(lift, *(a.RaiseHand(s) for s in (1, 2, 4, 5, 6)), a.CountHands())
    assert end.counted[-1].out == (8,)


def test_a_speaker_in_a_tie_who_is_put_out_makes_room_for_the_next() -> None:
    state = counting(table(STAYING, 2), {3: (1, 2, 4, 6, 10), 8: (3, 5, 7, 8, 9)})
    talk = after(state, a.CountHands(), a.Sanction(3, "swearing")).phase
    assert isinstance(talk, Talk)
    assert talk.seat == 8


def test_a_disqualified_player_can_be_punished_no_more() -> None:
    state = after(speaking(table(VORLAGE), 3), a.Sanction(2, "swearing"))
    assert refused(state, a.Sanction(2, "insult"))
