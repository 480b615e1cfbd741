"""What readers touch of Sport-Mafia."""

from collections.abc import Callable
from typing import Any

WIDGETS: dict[str, str] = {
    "mafia/hausregeln": "widgets.sport_mafia.hausregeln:HAUSREGELN",
}
"""Key of a widget -> where its record stands."""


def _about(state: Any) -> str | None:
    return None


WHAT_IF: dict[str, Callable[[Any], str | None]] = {"mafia": _about}
"""Key of a game -> the widget that opens from a state, by what the state is about."""
