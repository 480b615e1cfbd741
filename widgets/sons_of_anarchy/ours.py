"""What of the table is ours: made-up values bear a §, and what a card does stands beside it."""

from htpy import Node, p, small

from engine.sons_of_anarchy.card_words import card_lines
from engine.sons_of_anarchy.cards import Card, LastCall, Obstacle
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.course_query import open_cards
from engine.sons_of_anarchy.phrases_course import card_words
from engine.sons_of_anarchy.practice import is_ours
from engine.sons_of_anarchy.state import Table


def invented(entry: Place | Card) -> bool:
    """Does it show values that are not the game's? A name and a gun ban alone are no values."""
    if isinstance(entry, Place) and not (entry.deals or entry.boost or entry.heat):
        return False
    return is_ours(entry)


def sign(entry: Place | Card) -> Node:
    """The mark beside a name."""
    return invented(entry) and small(".gn-ours")["\u00a0§"]


def face(card: Card) -> Node:
    """A card as it lies open: its kind, its name, what it does."""
    lines = card_lines(card) if isinstance(card, Obstacle | LastCall) else ()
    return [card_words(card), f" – {'; '.join(lines)}" if lines else "", sign(card)]


def note(table: Table) -> Node:
    """What the mark means, where there is one."""
    if not any(map(invented, (*table.places, *open_cards(table)))):
        return None
    return p(".gn-muted.gn-hidden")["§: aus unserem Übungssatz, nicht aus dem Spiel."]
