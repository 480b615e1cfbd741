"""Reasons against an order that all orders share."""

from engine.core.play import Breach, Seat
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.course_query import hassle
from engine.sons_of_anarchy.effects import Twist
from engine.sons_of_anarchy.rules.anarchy import HASSLES_LAST_A_ROUND
from engine.sons_of_anarchy.rules.round import SIX_STEPS, SKIPPED_WITHOUT_MARKERS
from engine.sons_of_anarchy.rules.sites import TRANSACTIONS_HAPPEN
from engine.sons_of_anarchy.rules.throwdown import (
    ORDER_COSTS_A_MARKER,
    ORDERS_GO_AROUND,
    THREE_STEPS,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name, step_name


def busy(table: Table) -> Reasons:
    """A use must be finished first."""
    use = table.course.use if table.course else None
    if use is None:
        return ()
    why = f"Erst wickelt {name(table, use.seat)} die Transaktionen zu Ende ab."
    return (Breach(TRANSACTIONS_HAPPEN, why),)


def order_breaches(table: Table, seat: Seat, cost: int = 1) -> Reasons:
    """May this club give an order now that costs ``cost`` markers?"""
    if nobody := a_seat(table, seat):
        return nobody
    if table.course is None:
        why = "In dieser Szene geht es nur um einen Throwdown."
        return (Breach(ORDERS_GO_AROUND, why),)
    found = [*nobody_falls(table), *busy(table)]
    who = name(table, seat)
    if table.fight is not None:
        found.append(Breach(THREE_STEPS, "Erst wird der Throwdown ausgetragen."))
    if table.step != "orders":
        now = step_name(table.step)
        why = f"Befehle gibt es nur im dritten Schritt der Runde; jetzt ist {now} dran."
        found.append(Breach(SIX_STEPS, why))
    elif seat != table.turn:
        why = f"{name(table, table.turn)} ist am Zug, nicht {who}."
        found.append(Breach(ORDERS_GO_AROUND, why))
    has = table.clubs[seat].orders
    if not has:
        why = f"{who} hat keinen Befehlsmarker mehr und setzt für diese Runde aus."
        found.append(Breach(SKIPPED_WITHOUT_MARKERS, why))
    elif has < cost:
        why = f"Das kostet {cost} Befehlsmarker, {who} hat nur noch {has}."
        found.append(Breach(ORDER_COSTS_A_MARKER, why))
    return tuple(found)


def forbidden_by(table: Table, twist: Twist, what: str) -> Reasons:
    """Does a Hassle forbid ``what`` this round?"""
    card = hassle(table, twist)
    if card is None:
        return ()
    return (Breach(HASSLES_LAST_A_ROUND, f"„{card.name}“ liegt offen: {what}."),)
