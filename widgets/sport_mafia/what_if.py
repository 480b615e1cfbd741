"""Which widget opens from a state of a game, by what the state is about."""

from engine.sport_mafia.phases import Ballot, Talk, Waiting
from engine.sport_mafia.state import State


def widget_for(state: State) -> str | None:
    """The key of the widget; None: there is nothing to try."""
    match state.phase:
        case Ballot():
            return "mafia/abstimmung"
        case Talk(tied=tied) if tied is not None:
            return "mafia/abstimmung"
        case Waiting(word="vote") if state.nominated and not state.cancel:
            return "mafia/abstimmung"
    return None
