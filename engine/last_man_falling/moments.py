"""Tables in the middle of play, reached by playing."""

from engine.core.play import replay
from engine.last_man_falling.actions import Action
from engine.last_man_falling.game import GAME
from engine.last_man_falling.state import State


def after(start: State, *actions: Action) -> State:
    """The table after ``actions``. Raises IllegalAction when one is refused."""
    steps = replay(GAME, start, actions)
    return steps[-1].after if steps else start
