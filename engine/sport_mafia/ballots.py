"""Voting: candidates called in order, hands, missing votes, and what comes of them."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import (
    AllStay,
    DutyReminded,
    MafiaEvent,
    NoVote,
    SpeechBegan,
    Stays,
    VoteBegan,
    VoteClosed,
    Voted,
)
from engine.sport_mafia.evolve import Course, ballot_of
from engine.sport_mafia.leaving import farewell, leave
from engine.sport_mafia.order import HALF
from engine.sport_mafia.phases import Ballot, Tied, Votes
from engine.sport_mafia.rules import checks, fouls, roles, tie
from engine.sport_mafia.rules import voting as v
from engine.sport_mafia.seats import LEADER
from engine.sport_mafia.state import State
from engine.sport_mafia.words import number


def call_vote(state: State) -> tuple[MafiaEvent, ...]:
    """The discussion is over: the candidates are called, or there is nothing to vote on."""
    course = Course(state)
    candidates = state.nominated
    if state.cancel:
        return (NoVote(rules=(fouls.VOTE_IS_DROPPED,), why="dropped"),)
    if not candidates:
        return (NoVote(rules=(v.NOBODY_NOMINATED, fouls.NIGHT_CALL_SETTLES), why="nobody"),)
    alone = len(candidates) == 1
    if alone and state.options.single == "never-alone":
        return (NoVote(rules=(v.TWO_CANDIDATES,), why="alone"),)
    if alone and state.day == 1:
        return (NoVote(rules=(v.ALONE_ON_DAY_ONE, fouls.NIGHT_CALL_SETTLES), why="alone"),)
    rules: tuple[Rule, ...] = (v.VOTE_AFTER_TALK, v.IN_ORDER_OF_NOMINATION)
    rules = (*rules, v.ALONE_LATER) if alone else rules
    course.add(VoteBegan(rules=rules, kind="vote", candidates=candidates))
    remind_nominated(course, candidates)
    return course.all()


def remind_nominated(course: Course, candidates: tuple[Seat, ...]) -> None:
    """A Sheriff who may be voted out is reminded, and only he (MAF-029)."""
    state = course.state
    seat = state.holder("sheriff")
    if state.options.duties == "off" or seat not in candidates or seat in state.sheriffs:
        return
    if not state.is_in(seat):
        return
    course.add(
        DutyReminded(
            rules=(checks.COMES_OUT_WHEN_NOMINATED,),
            seen_by=frozenset({seat, LEADER}),
            seat=seat,
            duty="nominated",
        )
    )


def begin_again(course: Course, tied: Tied) -> None:
    """The vote between those level at the top."""
    rules = (tie.VOTE_AGAIN, tie.AGAIN_IN_ORDER)
    course.add(VoteBegan(rules=rules, kind="again", candidates=tied.seats, tied=tied))


def hand_breaches(state: State, action: a.RaiseHand) -> tuple[Breach, ...]:
    """Whether the hand counts as a vote."""
    ballot = state.phase
    if not isinstance(ballot, Ballot):
        return (Breach(v.VOTE_AFTER_TALK, "Gerade wird nicht abgestimmt."),)
    if not state.is_in(action.seat):
        why = f"{number(action.seat)} ist ausgeschieden und stimmt nicht mit."
        return (Breach(roles.OUT_TAKES_NO_PART, why),)
    if (against := hand_of(action.seat, ballot.votes)) is None:
        return ()
    where = f"gegen {number(against)} gestimmt" if against else "die Hand gehoben"
    why = f"{number(action.seat)} hat schon {where}: Jede Person hat eine Stimme."
    return (Breach(v.ONE_VOTE_EACH, why),)


def raise_hand(state: State, action: a.RaiseHand) -> tuple[MafiaEvent, ...]:
    """A vote against the candidate called now, or for lifting all."""
    ballot = ballot_of(state)
    if ballot.kind == "lift":
        return (Voted(rules=(tie.SAME_TIED_LIFT, v.ONE_VOTE_EACH), seat=action.seat, against=0),)
    against = ballot.candidates[ballot.at]
    rules: tuple[Rule, ...] = (v.FIST_ON_THE_TABLE, v.ONE_VOTE_EACH)
    if against == action.seat:
        rules = (v.OWN_VOTE_ALLOWED, *rules)
    return (Voted(rules=rules, seat=action.seat, against=against),)


def count_breaches(state: State) -> tuple[Breach, ...]:
    """Whether there are hands to count."""
    if isinstance(state.phase, Ballot):
        return ()
    return (Breach(v.VOTE_AFTER_TALK, "Gerade wird nicht abgestimmt."),)


def tally(candidates: tuple[Seat, ...], votes: Votes) -> dict[Seat, int]:
    """Votes against each candidate, in the order of the list."""
    return {c: sum(against == c for _, against in votes) for c in candidates}


def hand_of(seat: Seat, votes: Votes) -> Seat | None:
    """Against whom ``seat`` has voted (0: for lifting all); None: not yet."""
    return next((against for who, against in votes if who == seat), None)


def at_the_top(candidates: tuple[Seat, ...], votes: Votes) -> tuple[Seat, ...]:
    """Who has the most votes, in the order of the list."""
    found = tally(candidates, votes)
    most = max(found.values())
    return tuple(c for c in candidates if found[c] == most)


def stay(
    course: Course,
    ballot: Ballot,
    seats: tuple[Seat, ...],
    rule: Rule,
    why: Stays,
) -> None:
    """The vote is over and nobody leaves."""
    course.add(
        VoteClosed(
            rules=(rule,),
            kind=ballot.kind,
            candidates=ballot.candidates,
            votes=ballot.votes,
            out=(),
        ),
        AllStay(rules=(rule,), seats=seats, why=why),
    )


def out_by_vote(course: Course, ballot: Ballot, out: tuple[Seat, ...], *rules: Rule) -> None:
    """``out`` leave by this vote, or, on a first day of some leagues, only talk once more."""
    going = course.state.present(out)
    if not going:
        stay(course, ballot, out, fouls.STAYS_ON_THE_LIST, "gone")
        return
    only_talk = course.state.day == 1 and course.state.options.first_day_vote == "speech-only"
    closed = VoteClosed(
        rules=rules or (v.MOST_VOTES_LEAVES,),
        kind=ballot.kind,
        candidates=ballot.candidates,
        votes=ballot.votes,
        out=() if only_talk else going,
    )
    course.add(closed)
    if not only_talk:
        leave(course, going, "vote", *rules)
        farewell(course, going)
        return
    rule = v.FIRST_DAY_ONLY_TALK
    course.add(AllStay(rules=(rule,), seats=going, why="first-day"))
    course.add(
        SpeechBegan(
            rules=(rule,),
            kind="defence",
            seat=going[0],
            seconds=HALF,
            rest=going[1:],
            then="night",
        )
    )
