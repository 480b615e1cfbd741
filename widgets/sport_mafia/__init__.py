"""What readers touch of Sport-Mafia."""

from collections.abc import Callable
from typing import Any

WIDGETS: dict[str, str] = {
    "mafia/hausregeln": "widgets.sport_mafia.hausregeln:HAUSREGELN",
    "mafia/abstimmung": "widgets.sport_mafia.abstimmung:ABSTIMMUNG",
    "mafia/nacht": "widgets.sport_mafia.nacht:NACHT",
    "mafia/fouls": "widgets.sport_mafia.fouls:FOULS",
    "mafia/siegbedingung": "widgets.sport_mafia.siegbedingung:SIEGBEDINGUNG",
    "mafia/probepartie": "widgets.sport_mafia.probepartie:PROBEPARTIE",
    "mafia/wertung": "widgets.sport_mafia.wertung:WERTUNG",
    "mafia/spielleitung": "widgets.sport_mafia.spielleitung:SPIELLEITUNG",
}
"""Key of a widget -> where its record stands."""


def _about(state: Any) -> str | None:
    # not before it is asked for: whoever only wants the keys needs no engine
    from widgets.sport_mafia.what_if import widget_for

    return widget_for(state)


WHAT_IF: dict[str, Callable[[Any], str | None] | str] = {
    "mafia": _about,
    "mafia-wertung": "mafia/wertung",
}
"""Key of a game -> the widget that opens from a state, by what the state is about."""
