"""Starting a Throwdown, and the retreat that nobody may make."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import Retreat, ThrowDown
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.events import FightBegan, OrderSpent, SoaEvent
from engine.sons_of_anarchy.order_checks import busy
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.query import present
from engine.sons_of_anarchy.rules.injuries import PILE_UP
from engine.sons_of_anarchy.rules.throwdown import (
    AN_OPPONENT_IS_THERE,
    DEFENDING_NEEDS_NO_ORDER,
    EVERYONE_PRESENT_FIGHTS,
    FIGHT_AT_A_USED_PLACE,
    MEMBER_STARTS,
    NO_RETREAT,
    ORDER_COSTS_A_MARKER,
    ORDERS_GO_AROUND,
    THREE_STEPS,
)
from engine.sons_of_anarchy.state import Table, clockwise
from engine.sons_of_anarchy.words import count, name, names, step_name


def start_breaches(table: Table, action: ThrowDown) -> Reasons:
    """Every reason against starting this fight."""
    if nobody := a_seat(table, action.seat):
        return nobody
    seat, club = action.seat, table.clubs[action.seat]
    found = [*nobody_falls(table), *busy(table)]
    if table.fight is not None:
        over = table.fight.phase == "over"
        why = "Dieser Throwdown ist ausgetragen." if over else "Es läuft schon ein Throwdown."
        found.append(Breach(THREE_STEPS, why))
    if table.step != "orders":
        if table.step == "cleanup":
            why = "Beim Aufräumen gibt niemand mehr Befehle."
        else:
            why = f"Jetzt ist {step_name(table.step)} dran; Befehle gibt es im dritten Schritt."
        found.append(Breach(ORDERS_GO_AROUND, why))
    if seat != table.turn:
        why = f"{name(table, table.turn)} ist am Zug, nicht {club.name}."
        found.append(Breach(ORDERS_GO_AROUND, why))
    if club.orders < 1:
        why = f"{club.name} hat keinen Befehlsmarker mehr; ein Throwdown kostet einen."
        found.append(Breach(ORDER_COSTS_A_MARKER, why))
    if not 0 <= action.place < len(table.places):
        return (*found, Breach(AN_OPPONENT_IS_THERE, "Diesen Ort gibt es hier nicht."))
    return (*found, *_who_fights(table, action))


def _who_fights(table: Table, action: ThrowDown) -> Reasons:
    where = f"„{table.places[action.place].name}“"
    crew = table.crew(action.seat, Site(action.place))
    found = []
    if not crew.members:
        has = count(crew.prospects, "Prospect", "Prospects")
        has = f"{has}, aber keinen Member" if crew.prospects else "keine Figur, also keinen Member"
        why = f"{name(table, action.seat)} hat bei {where} {has}."
        found.append(Breach(MEMBER_STARTS, why))
    opponents = set(present(table, action.place)) - {action.seat}
    if not opponents:
        why = f"Bei {where} steht keine gegnerische Figur."
        found.append(Breach(AN_OPPONENT_IS_THERE, why))
    named = set(action.against)
    if table.options.participants == "all":
        if named:
            why = f"Bei {where} kämpfen alle Anwesenden mit; aussuchen geht nicht."
            found.append(Breach(EVERYONE_PRESENT_FIGHTS, why))
    elif opponents and not named:
        why = "Am Tisch ist vereinbart: Wer angreift, nennt die Gegner. Niemand ist genannt."
        found.append(Breach(EVERYONE_PRESENT_FIGHTS, why))
    elif named - opponents:
        absent = [s for s in table.seats if s in named - opponents]
        who = f"{names(table, absent)} steht" if absent else "Ein genannter Club steht"
        found.append(Breach(AN_OPPONENT_IS_THERE, f"{who} nicht als Gegner bei {where}."))
    if len(named) != len(action.against):
        found.append(Breach(EVERYONE_PRESENT_FIGHTS, "Jeder Gegner wird nur einmal genannt."))
    return tuple(found)


def start_events(table: Table, action: ThrowDown) -> tuple[SoaEvent, ...]:
    """A marker is paid, the fight begins."""
    others = action.against or present(table, action.place)
    inside = {action.seat, *others}
    seats = tuple(s for s in clockwise(table, table.patch) if s in inside)
    rules: list[Rule] = [THREE_STEPS, MEMBER_STARTS, AN_OPPONENT_IS_THERE]
    if len(seats) > 2 or len(present(table, action.place)) > 2:
        rules += [EVERYONE_PRESENT_FIGHTS]
    if len(seats) > 2:
        rules += [PILE_UP]
    if any(not table.clubs[s].orders for s in seats if s != action.seat):
        rules += [DEFENDING_NEEDS_NO_ORDER]
    if table.places[action.place].used:
        rules += [FIGHT_AT_A_USED_PLACE]
    paid = OrderSpent(rules=(ORDER_COSTS_A_MARKER, ORDERS_GO_AROUND), seat=action.seat)
    return paid, FightBegan(
        rules=tuple(rules), place=action.place, starter=action.seat, seats=seats
    )


def retreat_breaches(table: Table, action: Retreat) -> Reasons:
    """Retreat is never allowed."""
    who = name(table, action.seat) if table.has(action.seat) else "Dieser Club"
    if table.fight is None or table.fight.phase == "over":
        why = f"{who} ist in keinem Throwdown, aus dem ein Rückzug möglich wäre."
    else:
        why = f"{who} will sich zurückziehen, aber der Throwdown hat begonnen."
    return (Breach(NO_RETREAT, why),)
