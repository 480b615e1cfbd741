"""Which widget a state of the game opens: the one for what is going on at the table."""

from engine.sons_of_anarchy.state import Table


def widget_for(table: Table) -> str | None:
    """The key of the widget that goes on from ``table``; None: there is none for it."""
    match table.step:
        case "market":
            return "soa/schwarzmarkt"
        case "over":
            return "soa/spielende"
        case "cleanup":
            return "soa/notaufnahme"
        case "orders" if table.course is None or table.course.scene:
            # a whole game goes on after the fight, and the widget does not
            return "soa/throwdown"
    return None
