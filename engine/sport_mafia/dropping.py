"""What a disqualification means for the vote of this day or the next."""

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.events import VoteDropped, VoteKept
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.phases import Waiting
from engine.sport_mafia.rules import fouls as f
from engine.sport_mafia.state import State


def settle_vote(course: Course, before: State, seat: Seat, *, already: bool, night: bool) -> bool:
    """Drop the vote that has to be dropped; whether it is one that is on or still to come today.

    By night nothing is settled yet: whoever is shot as well costs no vote (see ``morning``).
    """
    policy = before.options.cancelled
    if already:
        course.add(VoteKept(rules=(f.LEAVES_ANYWAY,), seat=seat))
        return False
    if night:
        return False
    if policy == "stays-listed":
        course.add(VoteKept(rules=(f.STAYS_ON_THE_LIST,), seat=seat))
        return False
    if policy == "never" or (policy == "if-nominated" and not _on_the_list(before, seat)):
        course.add(VoteKept(rules=(f.VOTE_IS_DROPPED,), seat=seat))
        return False
    if before.settled:
        course.add(VoteDropped(rules=(f.NEXT_VOTE_DROPPED, f.VOTE_IS_DROPPED), today=False))
        return False
    rules: tuple[Rule, ...] = (f.VOTE_IS_DROPPED,)
    if before.phase == Waiting("night"):
        rules = (f.NIGHT_CALL_SETTLES, f.VOTE_IS_DROPPED)
    course.add(VoteDropped(rules=rules, today=True))
    return True


def _on_the_list(state: State, seat: Seat) -> bool:
    return seat in state.nominated and not state.settled
