"""What is possible now, place by place: each cell is a button that plans the order."""

from collections.abc import Iterator
from dataclasses import replace

from htpy import Node, Renderable, button, div, h3, p, span, table, tbody, td, th, thead, tr

from engine.sons_of_anarchy.choices_course import own_spots
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, Site, Spot
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import crew, spot
from widgets.controls import action
from widgets.sons_of_anarchy.ordering.model import (
    ORDERS,
    Model,
    Msg,
    Order,
    Plan,
    SetPlan,
    everywhere,
    planned,
)
from widgets.widget import Ui

COLUMNS = ("Hin", "Weg", "Exploit", "Throw Down", "Patch In")
EVERYWHERE: tuple[Order, ...] = ("recruit", "sitTight", "club")
"""Orders that do not depend on a place."""


def grid(model: Model, ui: Ui[Msg]) -> Renderable:
    """All places and orders at a glance."""
    now = model.now
    rows = [_row(model, where, ui) for where in everywhere(now)]
    names = dict(ORDERS)
    rest = [
        action(ui, f"{_sign(now, Plan(order))} {names[order]}", SetPlan(Plan(order)))
        for order in EVERYWHERE
    ]
    return div(".gn-chances")[
        h3[f"Was {now.clubs[now.turn].name} jetzt befehlen darf"],
        p(".gn-muted")["✓ geht, ✗ geht nicht. Tippt etwas an, dann steht darunter, warum."],
        div(".gn-table", tabindex="0", role="region", aria_label="Befehle nach Orten")[
            table(".gn-sold.gn-orders-grid")[
                thead[tr[th(scope="col")["Ort"], (th(scope="col")[name] for name in COLUMNS)]],
                tbody[rows],
            ]
        ],
        div(".gn-actions")[rest],
    ]


def _row(model: Model, where: Spot, ui: Ui[Msg]) -> Node:
    now = model.now
    there = now.crew(now.turn, where)
    pairs = zip(COLUMNS, plans(now, where), strict=True)
    return tr[
        th(scope="row")[
            spot(now, where).strip("„“"),
            span(".gn-muted")[crew(there)] if there.size else None,
        ],
        [
            td[_cell(model, column, plan, ui) if is_for(plan, where) else _nothing()]
            for column, plan in pairs
        ],
    ]


def is_for(plan: Plan, where: Spot) -> bool:
    """Clubhouses and the emergency room are nothing to use or to fight for."""
    return isinstance(where, Site) or plan.order not in ("exploit", "throwDown")


def _nothing() -> Renderable:
    return span(".gn-muted")[span(aria_hidden="true")["–"], span(".gn-sr")["kein Ort dafür"]]


def _cell(model: Model, column: str, plan: Plan, ui: Ui[Msg]) -> Renderable:
    sign = _sign(model.now, plan)
    kind, said = ("yes", "geht") if sign == "✓" else ("no", "geht nicht")
    return button(
        f".gn-cell.gn-cell-{kind}",
        ui.click(SetPlan(plan)),
        type="button",
        aria_label=f"{column}: {said}",
        aria_pressed="true" if plan == model.plan else "false",
    )[sign]


def _sign(now: Table, plan: Plan) -> str:
    return "✗" if SOA.breaches(now, planned(now, plan)) else "✓"


def plans(now: Table, where: Spot) -> Iterator[Plan]:
    """The orders of one row: a ride there, a ride from there, and what can be done there."""
    yield coming(now, where)
    yield leaving(now, where)
    yield Plan("exploit", where)
    yield Plan("throwDown", where)
    yield Plan("patchIn", where)


def coming(now: Table, where: Spot) -> Plan:
    """A ride to the place; by somebody who may, if there is anybody."""
    origins = [origin for origin in own_spots(now, now.turn) if origin != where]
    manned = [origin for origin in origins if now.crew(now.turn, origin).size]
    tries = [_somebody(now, origin, where) for origin in manned or origins]
    allowed = (plan for plan in tries if not SOA.breaches(now, planned(now, plan)))
    return next(allowed, tries[0])


def leaving(now: Table, where: Spot) -> Plan:
    """A ride from the place: home, or from home to the first site."""
    home = Clubhouse(now.turn)
    return _somebody(now, where, Site(0) if where == home else home)


def _somebody(now: Table, origin: Spot, target: Spot) -> Plan:
    there = now.crew(now.turn, origin)
    plan = Plan("ride", origin, target, 1, 0)
    return plan if there.members or not there.prospects else replace(plan, members=0, prospects=1)
