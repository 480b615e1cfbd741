"""The clock's place in the markup; ``lead-clock.js`` makes it run. The rules know no time."""

from zlib import crc32

from htpy import Element, Node

from engine.sport_mafia.phases import Waiting
from engine.sport_mafia.script import cue
from widgets.sport_mafia.lead.course import steps
from widgets.sport_mafia.lead.model import Model

gn_clock = Element("gn-clock")


def clock(model: Model) -> Node:
    """A clock with the seconds of what is going on; None: nothing is timed now."""
    now = cue(model.state)
    if now is None or not now.seconds or isinstance(model.state.phase, Waiting):
        return None
    return gn_clock(
        data_own="", moment=moment(model), seconds=str(now.seconds), role="timer", aria_label="Uhr"
    )[f"{now.seconds // 60}:{now.seconds % 60:02}"]


def moment(model: Model) -> str:
    """What is being timed: stays the same through fouls and nominations, comes again with undo."""
    done = steps(model.options, model.log)
    at = len(done)
    while at and _same(done[at - 1].before.phase, model.state.phase):
        at -= 1
    return f"{at}-{crc32(' '.join(model.log[:at]).encode()):x}"


def _same(before: object, after: object) -> bool:
    """Whether the same stretch of time goes on: the same part of the game, of the same person."""
    keys = ("seat", "kind", "who", "what")
    return type(before) is type(after) and all(
        getattr(before, key, None) == getattr(after, key, None) for key in keys
    )
