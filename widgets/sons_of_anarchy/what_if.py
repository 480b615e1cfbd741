"""Which widget a state of the game opens: the one for what is going on at the table."""

from engine.sons_of_anarchy.state import Table


def widget_for(table: Table) -> str | None:
    """The key of the widget that goes on from ``table``; None: there is none for it."""
    return "soa/throwdown" if table.step in ("orders", "cleanup") else None
