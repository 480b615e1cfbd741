"""What readers touch of Sons of Anarchy."""

from collections.abc import Callable
from typing import Any

WIDGETS = {
    "soa/hausregeln": "widgets.sons_of_anarchy.hausregeln:HAUSREGELN",
    "soa/befehle": "widgets.sons_of_anarchy.befehle:BEFEHLE",
    "soa/probepartie": "widgets.sons_of_anarchy.probepartie:PROBEPARTIE",
    "soa/throwdown": "widgets.sons_of_anarchy.throwdown:WIDGET",
    "soa/schwarzmarkt": "widgets.sons_of_anarchy.schwarzmarkt:SCHWARZMARKT",
    "soa/hitze": "widgets.sons_of_anarchy.hitze:HITZE",
    "soa/notaufnahme": "widgets.sons_of_anarchy.notaufnahme:NOTAUFNAHME",
    "soa/spielende": "widgets.sons_of_anarchy.spielende:SPIELENDE",
    "soa/kartenwerkstatt": "widgets.sons_of_anarchy.kartenwerkstatt:KARTENWERKSTATT",
    "soa/huellen": "widgets.sons_of_anarchy.huellen:HUELLEN",
}
"""Key of a widget -> where its record stands."""


def _about(state: Any) -> str | None:
    # not before it is asked for: whoever only wants the keys needs no engine
    from widgets.sons_of_anarchy.what_if import widget_for

    return widget_for(state)


WHAT_IF: dict[str, Callable[[Any], str | None]] = {"soa": _about}
"""Key of a game -> the widget that opens from a state, by what the state is about."""
