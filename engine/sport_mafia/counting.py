"""Counting the hands: missing votes fall by themselves, the last candidate brings the result."""

from engine.core.rule import Rule
from engine.sport_mafia.ballots import at_the_top, out_by_vote
from engine.sport_mafia.events import HandsCounted, MafiaEvent
from engine.sport_mafia.evolve import Course, ballot_of
from engine.sport_mafia.rules import tie
from engine.sport_mafia.rules import voting as v
from engine.sport_mafia.state import State
from engine.sport_mafia.ties import count_lift, settle_tie


def count_hands(state: State) -> tuple[MafiaEvent, ...]:
    """The hands against the candidate called now; after the last one the result."""
    ballot = ballot_of(state)
    course = Course(state)
    if ballot.kind == "lift":
        count_lift(course, ballot)
        return course.all()
    candidate = ballot.candidates[ballot.at]
    last = ballot.at == len(ballot.candidates) - 1
    voted = {seat for seat, _ in ballot.votes}
    missing = tuple(s for s in state.living if s not in voted) if last else ()
    hands = sum(against == candidate for _, against in ballot.votes)
    rules: tuple[Rule, ...] = (v.FIST_ON_THE_TABLE,)
    if missing:
        rules = (v.MISSING_VOTES, *((tie.AGAIN_IN_ORDER,) if ballot.kind == "again" else ()))
    if missing and len(ballot.candidates) == 1:
        rules = (*rules, v.ALONE_LATER)
    course.add(
        HandsCounted(rules=rules, candidate=candidate, count=hands + len(missing), missing=missing)
    )
    if not last:
        return course.all()
    ballot = ballot_of(course.state)
    top = at_the_top(ballot.candidates, ballot.votes)
    if len(top) == 1:
        out_by_vote(course, ballot, top)
    else:
        settle_tie(course, ballot, top)
    return course.all()
