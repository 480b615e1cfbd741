"""Which widget shows best what a table is about."""

from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH
from engine.last_man_falling.phases import Attack, Penalties, Shuffling, Threat, Trial
from engine.last_man_falling.state import State
from widgets.last_man_falling.table_model import MOST_HELD, MOST_PILED, actor
from widgets.last_man_falling.trial_model import MOST_ACTIONS, MOST_DRAWN

FINED = ("tip", "vollidiot", "out-of-turn", "asleep")
ACCUSED = ("attack", "wrong-accuser", "third-party", "convict")


def widget_for(state: State) -> str | None:
    """The key of the widget; None: before the cards are dealt there is nothing to try."""
    if too_large(state):
        return None
    match state.phase:
        case Shuffling(what="deal" | "first"):
            return None
        case Threat():
            return "lmf/angriffskette"
        case Attack() | Trial():
            return _court(state)
        case Penalties(due=due) if due[0].reason == "doppelmord":
            return "lmf/angriffskette"
        case Penalties(due=due) if due[0].reason == "call":
            return "lmf/ansagen"
        case Penalties(due=due) if due[0].reason in ACCUSED:
            return _court(state)
        case Penalties(due=due) if due[0].reason in FINED:
            return "lmf/strafen"
    if state.calls or state.called:
        return "lmf/ansagen"
    if state.discard[-1] == VERPFEIFEN:
        return "lmf/verpfeifen"
    if VIERFACH in (state.discard[-1], *state.hand(actor(state))):
        return _court(state)
    return "lmf/legen"


def too_large(state: State) -> bool:
    """Whether no widget takes so many cards."""
    return max(map(len, (state.pile, state.discard))) > MOST_PILED or any(
        len(p.hand) > MOST_HELD for p in state.players
    )


def _court(state: State) -> str:
    """The Staatsanwalt, whose table holds fewer cards than the others."""
    fits = len(state.pile) <= MOST_DRAWN and len(state.discard) <= MOST_ACTIONS
    return "lmf/staatsanwalt" if fits else "lmf/legen"
