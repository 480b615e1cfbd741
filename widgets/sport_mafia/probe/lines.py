"""A line of what happened, as markup; words that somebody says are set apart."""

from htpy import Element, p, strong

from engine.sport_mafia.words import number
from widgets.parts import cites
from widgets.sport_mafia.probe.telling import Line

ALL = 9


def line(one: Line, root: str, most: int = ALL) -> Element:
    """The line with at most so many of its rules."""
    css = ".gn-sentence" if one.spoken is None else ".gn-sentence.gn-spoken"
    who = None if one.spoken is None else "Spielleitung" if not one.spoken else number(one.spoken)
    return p(css)[who and strong[f"{who}: "], one.text, cites(one.rules[:most], root)]
