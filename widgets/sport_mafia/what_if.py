"""Which widget opens from a state of a game, by what the state is about."""

from engine.sport_mafia.phases import Ballot, Checking, Hunt, Suspecting, Talk, Waiting
from engine.sport_mafia.state import State

NIGHT = ("hunt", "retreat", "don", "sheriff", "best-move")
"""What is announced in a night with shots."""


def widget_for(state: State) -> str | None:
    """The key of the widget; None: there is nothing to try."""
    if state.result is not None or (not state.all_roles and state.night < 1):
        return None
    if _about_fouls(state):
        return "mafia/fouls"
    match state.phase:
        case Ballot():
            return "mafia/abstimmung"
        case Talk(tied=tied) if tied is not None:
            return "mafia/abstimmung"
        case Waiting(word="vote") if state.nominated and not state.cancel:
            return "mafia/abstimmung"
        case Hunt() | Checking() | Suspecting() if state.all_roles:
            return "mafia/nacht"
        case Waiting(word=word) if word in NIGHT and state.all_roles:
            return "mafia/nacht"
    return None


def _about_fouls(state: State) -> bool:
    """Whether somebody at the table has fouls or was punished, in a moment that can be set up."""
    marked = any(player.fouls or player.offence for player in state.players)
    if not marked or not state.all_roles or state.cancel:
        return False
    match state.phase:
        case Talk(kind="defence", tied=None):
            return False
        case Ballot(kind=kind):
            return kind == "vote"
        case Waiting(word="vote"):
            return len(state.nominated) > 1
        case Waiting(word="hunt") | Talk() | Hunt():
            return True
    return False
