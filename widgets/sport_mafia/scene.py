"""The picture of a state: a score sheet or a ranking."""

from typing import Any

from htpy import Node

from engine.core.play import Step
from widgets.sport_mafia import score_scene


def scene(step: Step[Any, Any, Any] | None, state: Any) -> Node:
    """The table in ``state``; what ``step`` changed is marked."""
    return score_scene.scene(step, state)
