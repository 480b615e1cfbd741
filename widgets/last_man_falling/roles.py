"""What each person at the table is up to, in a few German words."""

from engine.core.play import Seat
from engine.last_man_falling.phases import (
    Attack,
    Jail,
    Naming,
    Over,
    Owed,
    Penalties,
    Phase,
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.words import CALL_WORDS, number_word, points_word


def owed(state: State, owner: Seat) -> Owed | None:
    """What the person should call and has not yet."""
    return next((o for o in state.calls if o.seat == owner), None)


def roles(state: State, owner: Seat) -> list[str]:
    """What the person is up to, each a short German phrase."""
    found = _in(state, state.phase, owner)
    if due := owed(state, owner):
        found.append(f"schuldet den Ruf „{CALL_WORDS[due.call]}“")
    if state.called and owner == state.turn:
        found.append(f"ruft „{CALL_WORDS[state.called]}“")
    if owner in state.jailed:
        found.append("setzt den nächsten Zug aus")
    return found


def _in(state: State, phase: Phase, owner: Seat) -> list[str]:
    found: list[str] = []
    match phase:
        case Turn() if state.winner == owner:
            found.append("hat gewonnen")
        case Turn() if state.turn == owner and state.winner is None:
            found.append("ist am Zug")
        case Attack(victim=victim, count=count) | Threat(victim=victim, count=count) if (
            victim == owner
        ):
            found.append(f"soll {number_word(count)} ziehen")
        case Jail(victim=victim) if victim == owner:
            found.append("soll aussetzen")
        case Naming(seat=seat) if seat == owner:
            found.append("nennt die Waffe")
        case Trial(attack=attack, accuser=accuser):
            found += ["ist angeklagt"] * (attack.by == owner)
            found += ["klagt an"] * (accuser == owner)
        case Penalties():
            due = state.due(owner)
            found += [f"zieht {number_word(due.count)}"] if due else []
        case Shuffling(drawer=drawer, count=count, what="rest") if drawer == owner:
            found.append(f"zieht noch {number_word(count)}")
        case Shuffling(what="deal") if state.turn == owner:
            found.append("beginnt")
        case Over():
            found += _over(state, phase, owner)
    return found


def _over(state: State, phase: Over, owner: Seat) -> list[str]:
    found = ["hat gewonnen"] if phase.winner == owner else []
    if owner in phase.champions:
        found = ["gewinnt das Spiel"]
    if state.match is not None:
        found.append(f"steht bei {points_word(state.match.totals[owner])}")
    return found
