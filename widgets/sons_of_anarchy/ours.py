"""What of the table is ours: made-up values bear a §, and what a card does stands beside it."""

from htpy import Node, p, small

from engine.sons_of_anarchy.card_words import card_lines
from engine.sons_of_anarchy.cards import Card, LastCall, Obstacle, OctaneSide
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.course_query import open_cards, side_is_ours
from engine.sons_of_anarchy.phrases_course import card_words
from engine.sons_of_anarchy.practice import is_ours
from engine.sons_of_anarchy.state import Table


def invented(entry: Place | Card | OctaneSide) -> bool:
    """Does it show values that are not the game's? A name and a gun ban alone are no values."""
    if isinstance(entry, Place) and not (entry.deals or entry.boost or entry.heat):
        return False
    return is_ours(entry)


def sign(entry: Place | Card | OctaneSide) -> Node:
    """The mark beside a name."""
    return invented(entry) and small(".gn-ours")["\u00a0§"]


def face(card: Card) -> Node:
    """A card as it lies open: its kind, its name, what it does."""
    lines = card_lines(card) if isinstance(card, Obstacle | LastCall) else ()
    return [card_words(card), f" – {'; '.join(lines)}" if lines else "", sign(card)]


def note(table: Table) -> Node:
    """What the mark means, where there is one."""
    if not _sides(table) and not any(map(invented, (*table.places, *open_cards(table)))):
        return None
    return p(".gn-muted.gn-hidden")["§: aus unserem Übungssatz, nicht aus dem Spiel."]


def _sides(table: Table) -> bool:
    """Does a side bear the mark: one that can be chosen still, or one that lies up?"""
    if not table.options.octane:
        return False
    if table.course and table.course.setup:
        return any(map(is_ours, table.printed.octane))
    return any(side_is_ours(table, seat) for seat in table.seats)
