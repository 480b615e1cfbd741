"""What a person at the table is asked right now."""

from typing import Literal

from engine.core.play import Seat
from engine.sport_mafia import phases as p
from engine.sport_mafia.checking import checker
from engine.sport_mafia.state import State

type Asked = Literal["", "plan", "talk", "vote", "lift", "shot", "check", "best-move"]


def asked(state: State, person: Seat) -> Asked:
    """What ``person`` has to decide; empty: nothing, others are to act."""
    match state.phase:
        case p.Absprache():
            return "plan" if person and state.holder("don") == person else ""
        case p.Talk(seat=seat):
            return "talk" if seat == person else ""
        case p.Ballot(kind=kind, votes=votes):
            free = state.is_in(person) and person not in {who for who, _ in votes}
            return ("lift" if kind == "lift" else "vote") if free else ""
        case p.Hunt(at=0):
            return "shot" if person in state.team("black") else ""
        case p.Checking():
            return "check" if person and checker(state) == person else ""
        case p.Suspecting(seat=seat):
            return "best-move" if seat == person else ""
    return ""
