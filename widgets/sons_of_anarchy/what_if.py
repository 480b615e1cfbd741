"""Which widget a state of the game opens: the one for what is going on at the table."""

from engine.sons_of_anarchy.course_query import open_cards
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.state import RoundStep, Table

OPENS: dict[RoundStep, str] = {
    "orders": "soa/throwdown",
    "market": "soa/schwarzmarkt",
    "cleanup": "soa/notaufnahme",
    "over": "soa/spielende",
}


def widget_for(table: Table) -> str | None:
    """The key of the widget that goes on from ``table``; None: there is none for it."""
    course = table.course
    if course is None or course.scene or table.step != "orders":
        return OPENS.get(table.step)
    if course.offer:
        return None
    if falls_due(table):
        return "soa/hitze"
    # A card that lies open may change the fight, and only a whole game knows the cards
    alone = table.fight is not None and table.fight.phase != "over" and not open_cards(table)
    return "soa/throwdown" if alone and course.use is None else "soa/befehle"
