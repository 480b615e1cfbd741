"""Which widget a state of the game opens: the one for what is going on at the table."""

from engine.sons_of_anarchy.state import RoundStep, Table

OPENS: dict[RoundStep, str] = {
    "orders": "soa/throwdown",
    "market": "soa/schwarzmarkt",
    "cleanup": "soa/notaufnahme",
    "over": "soa/spielende",
}


def widget_for(table: Table) -> str | None:
    """The key of the widget that goes on from ``table``; None: there is none for it."""
    if table.course and not table.course.scene and table.step == "orders":
        return None  # a whole game goes on after the fight, and the widget does not
    return OPENS.get(table.step)
