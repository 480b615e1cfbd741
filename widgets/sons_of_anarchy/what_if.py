"""Which widget a state of the game opens: the one for what is going on at the table."""

from engine.sons_of_anarchy.state import Table


def widget_for(table: Table) -> str | None:
    """The key of the widget that goes on from ``table``; None: there is none for it."""
    if table.course and not table.course.scene:
        return None  # a whole game goes on after the fight, and the widget does not
    return "soa/throwdown" if table.step in ("orders", "cleanup") else None
