"""The best move: three numbers before the morning."""

from engine.core.play import Breach, Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.events_night import BestMoveBegan, BestMoveTaken, Suspected
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.phases import Suspecting
from engine.sport_mafia.rules import night as r
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.words import number, numbers

MOST = 3
"""So many numbers make the best move."""


def begin(state: State) -> tuple[MafiaEvent, ...]:
    """The victim is told and may name three."""
    return (BestMoveBegan(rules=(r.BEST_MOVE,), seat=state.victim),)


def suspect_breaches(state: State, action: a.Suspect) -> tuple[Breach, ...]:
    """Every reason against naming that number."""
    phase = state.phase
    if not isinstance(phase, Suspecting):
        why = "Den besten Zug gibt es nur für das Opfer, noch in der Nacht."
        return (Breach(r.BEST_MOVE, why),)
    found = []
    if action.seat != phase.seat:
        why = f"Den besten Zug hat {number(phase.seat)}, nicht {number(action.seat)}."
        found.append(Breach(r.BEST_MOVE, why))
    if action.number in phase.named:
        why = f"{number(action.number)} ist schon genannt, und genannt bleibt genannt."
        found.append(Breach(r.BEST_MOVE_IS_FINAL, why))
    if action.number not in NUMBERS:
        why = f"Genannt wird eine der Nummern 1 bis 10, nicht {action.number}."
        found.append(Breach(r.BEST_MOVE_IS_FINAL, why))
    return tuple(found)


def suspect(state: State, action: a.Suspect) -> tuple[MafiaEvent, ...]:
    """One more number; the third ends the best move."""
    course = Course(state)
    course.add(Suspected(rules=(r.BEST_MOVE,), seat=action.seat, number=action.number))
    phase = course.state.phase
    if isinstance(phase, Suspecting) and len(phase.named) == MOST:
        course.add(*accept(course.state))
    return course.all()


def accept(state: State) -> tuple[MafiaEvent, ...]:
    """The Spielleitung repeats what was named and accepts it."""
    phase = state.phase
    if not isinstance(phase, Suspecting):
        raise ValueError("no best move is on")
    rules = (r.BEST_MOVE_ACCEPTED, r.BEST_MOVE_IS_FINAL)
    return (BestMoveTaken(rules=rules, seat=phase.seat, numbers=phase.named),)


def repeated(seats: tuple[Seat, ...]) -> str:
    """What the Spielleitung repeats."""
    return numbers(seats) if seats else "keine Nummer"
