"""What the cheat sheets of this game compute, by name; pages call it with a macro."""

from collections.abc import Callable

from htpy import Node, div

from engine.sport_mafia.scenes import FSM, counting, table
from engine.sport_mafia.view import view
from widgets.sport_mafia.scene import described
from widgets.sport_mafia.sheet_numbers import cards, numbers, seconds
from widgets.sport_mafia.sheet_words import hunting, opening, penalties, talking
from widgets.sport_mafia.table import round_table


def vote(root: str) -> Node:
    """A vote in a picture: hands against the second of the list, who gets the missing ones."""
    seen = view(counting(table(FSM, 1), {3: (1, 2, 4), 8: (5, 6, 7)}), None)
    return div(".gn-sheet-vote")[round_table(seen, described(seen))]


PARTS: dict[str, Callable[[str], Node]] = {
    "cards": cards,
    "seconds": seconds,
    "numbers": numbers,
    "vote": vote,
    "opening": opening,
    "talking": talking,
    "hunting": hunting,
    "penalties": penalties,
}
"""What ``sheet_part("mafia", name)`` puts on a page."""
