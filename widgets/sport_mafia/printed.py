"""What pages of this game print from the engine: parts of the sheets, the two books compared."""

from collections.abc import Callable
from typing import Any

from htpy import Node, Renderable, div

from engine.sport_mafia.scenes import FSM, counting, table
from engine.sport_mafia.view import view
from widgets.sport_mafia.calls import calls
from widgets.sport_mafia.differences import differences
from widgets.sport_mafia.first_steps import first_steps
from widgets.sport_mafia.scene import described
from widgets.sport_mafia.sheet_numbers import cards, coming_out, numbers, seconds
from widgets.sport_mafia.sheet_words import hunting, opening, penalties, talking
from widgets.sport_mafia.table import round_table


def vote(root: str) -> Node:
    """A vote in a picture: hands against the second of the list, who gets the missing ones."""
    seen = view(counting(table(FSM, 1), {3: (1, 2, 4), 8: (5, 6, 7)}), None)
    return div(".gn-sheet-vote")[round_table(seen, described(seen))]


def _block(part: Callable[[str], Node]) -> Callable[[str], Renderable]:
    return lambda root: div(data_search_exclude="")[part(root)]


_PARTS: dict[str, Callable[[str], Node]] = {
    "cards": cards,
    "seconds": seconds,
    "numbers": numbers,
    "vote": vote,
    "opening": opening,
    "talking": talking,
    "hunting": hunting,
    "penalties": penalties,
    "coming-out": coming_out,
    "differences": differences,
}
TABLES: dict[str, Callable[[str], Any]] = {
    **{name: _block(part) for name, part in _PARTS.items()},
    "calls": calls,
    "first-steps": first_steps,
}
"""What ``printed_table("mafia", name)`` puts on a page."""
