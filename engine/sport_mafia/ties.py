"""Ties: thirty seconds each, the vote again, and the vote on all of them."""

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.ballots import out_by_vote, stay
from engine.sport_mafia.events import (
    LiftCounted,
    SpeechBegan,
    TieFound,
    VoteBegan,
)
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.order import HALF
from engine.sport_mafia.phases import Ballot, Tied
from engine.sport_mafia.rules import fouls, tie
from engine.sport_mafia.state import State

FEW = 4
"""Some leagues lift nobody with so few at the table."""


def settle_tie(course: Course, ballot: Ballot, top: tuple[Seat, ...]) -> None:
    """Several share the most votes: talk and vote again, ask about all, or leave it."""
    again = ballot.tied
    fewer = again is not None and len(top) < len(again.seats)
    rules: tuple[Rule, ...] = (tie.TIE_AT_THE_TOP,)
    if fewer:
        rules = (tie.FEWER_TIED, *rules)
    count = sum(against == top[0] for _, against in ballot.votes)
    course.add(
        TieFound(
            rules=rules,
            seats=top,
            count=count,
            votes=ballot.votes,
            kind=ballot.kind,
            candidates=ballot.candidates,
        )
    )
    if not course.state.present(top):
        stay(course, ballot, top, fouls.STAYS_ON_THE_LIST, "gone")
    elif again is None or fewer:
        defend(course, Tied(top, ballot.votes))
    elif _differs(course.state, ballot, again):
        defend(course, Tied(top, ballot.votes, extra=True), tie.SAME_CANDIDATES_COUNT)
    else:
        second_tie(course, ballot, top)


def _differs(state: State, ballot: Ballot, again: Tied) -> bool:
    """Whether the league votes once more because others have voted (MAF-G18)."""
    if state.options.same_split == "candidates" or again.extra:
        return False
    return sorted(ballot.votes) != sorted(again.votes)


def defend(course: Course, tied: Tied, *more: Rule) -> None:
    """The first of those level has thirty seconds."""
    seats = course.state.present(tied.seats)
    seat = seats[0]
    rules: tuple[Rule, ...] = (*more, tie.THIRTY_SECONDS_EACH, tie.DEFENCE_IN_ORDER)
    if course.state.player(seat).ban in ("nominate", "silent"):
        rules = (tie.THIRTY_SECONDS_EACH, fouls.TIE_SPEECH_KEPT)
    course.add(
        SpeechBegan(
            rules=rules,
            kind="defence",
            seat=seat,
            seconds=HALF,
            rest=seats[1:],
            tied=tied,
        )
    )


def second_tie(course: Course, ballot: Ballot, top: tuple[Seat, ...]) -> None:
    """The same are level again."""
    state = course.state
    if state.options.second_tie == "stay":
        stay(course, ballot, top, tie.SECOND_TIE_STAYS, "second-tie")
    elif set(top) >= set(state.living) and state.options.whole_table == "stay":
        stay(course, ballot, top, tie.NOT_THE_WHOLE_TABLE, "whole-table")
    elif len(state.living) <= FEW and not state.options.lift_at_four:
        stay(course, ballot, top, tie.LIFT_AT_FOUR_TOO, "four")
    else:
        rules: tuple[Rule, ...] = (tie.SAME_TIED_LIFT,)
        if ballot.tied and sorted(ballot.votes) != sorted(ballot.tied.votes):
            rules = (*rules, tie.SAME_CANDIDATES_COUNT)
        if len(state.living) <= FEW:
            rules = (*rules, tie.LIFT_AT_FOUR_TOO)
        if set(top) >= set(state.living):
            rules = (*rules, tie.NOT_THE_WHOLE_TABLE)
        course.add(VoteBegan(rules=rules, kind="lift", candidates=top, tied=ballot.tied))


def count_lift(course: Course, ballot: Ballot) -> None:
    """More than half of the table for it: all leave; else all stay (FSM-107 … FSM-109)."""
    state = course.state
    living, hands = len(state.living), len(ballot.votes)
    course.add(
        LiftCounted(
            rules=(tie.LIFT_NEEDS_MAJORITY,),
            in_favour=hands,
            living=living,
            seats=ballot.candidates,
            votes=ballot.votes,
        )
    )
    if 2 * hands > living:
        out_by_vote(course, ballot, ballot.candidates, tie.LIFT_NEEDS_MAJORITY)
    else:
        stay(course, ballot, ballot.candidates, tie.LIFT_NEEDS_MAJORITY, "no-majority")
