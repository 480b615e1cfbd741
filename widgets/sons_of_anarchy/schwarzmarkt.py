"""The black market to try: heat and goods, closed fists, the price, what it brought whom."""

from dataclasses import replace

from htpy import (
    Node,
    Renderable,
    div,
    h3,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.sons_of_anarchy.actions import OfferGoods
from engine.sons_of_anarchy.course import Course, Market
from engine.sons_of_anarchy.market import prices
from engine.sons_of_anarchy.pricing import income, limit, most
from engine.sons_of_anarchy.query import open_offers
from engine.sons_of_anarchy.scenes import at_market, club
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name, wares
from widgets import controls
from widgets.sons_of_anarchy import told, try_parts
from widgets.sons_of_anarchy.market_charts import charts
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.try_messages import Again, Amount, Draft, Msg, Try
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import Ui

STOCK: tuple[Amount, ...] = ("heat", "contraband", "money")


def init() -> Model:
    """Four clubs, each with another heat, and goods that do not all fit on the market."""
    stock = ((0, 4), (1, 3), (2, 3), (3, 2))
    clubs = [
        club(seat, (0, 0), home=(3, 2), heat=heat, contraband=wares_, money=5)
        for seat, (heat, wares_) in enumerate(stock)
    ]
    return Model(at_market(*clubs))


def from_state(state: Table) -> Model:
    """A model that goes on from a table at the market; any other one comes to the market."""
    market = state.market
    if market is None or market.opened:
        market = Market((None,) * len(state.clubs))
    course = replace(state.course or Course(), market=market, scene=True)
    return Model(replace(state, step="market", fight=None, course=course))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Picture, set-up, the next fist or the result, and the charts."""
    news, now = model.news, model.now
    return [
        div(".gn-scene")[scene(told.at_once(news), now)],
        told.refused(now, model.refused, ui),
        told.latest(told.lines(news), ui),
        None
        if model.actions
        else try_parts.setup(
            model, ui, lambda seat: [try_parts.amount(model, ui, seat, what) for what in STOCK]
        ),
        _fist(model, ui) if open_offers(now) else _result(model, ui),
        charts(model, ui),
        told.protocol(told.lines(model.steps), ui),
    ]


def _fist(model: Model, ui: Ui[Msg]) -> Renderable:
    waiting = open_offers(model.now)
    seat = waiting[0]
    one = model.now.clubs[seat]
    allowed = most(one.heat, one.contraband)
    offered = allowed if model.draft is None else model.draft
    cap = limit(one.heat)
    rule = "verkauft so viel wie gewünscht" if cap is None else f"verkauft höchstens {wares(cap)}"
    return div(".gn-decision")[
        h3[f"{one.name} nimmt geheim Ware in die Faust"],
        p(".gn-muted")[
            f"Mit Hitze {one.heat} {rule}; hinter dem Schirm: {wares(one.contraband)}. "
            "Gezeigt wird erst, wenn alle Fäuste zu sind."
        ],
        div(".gn-controls")[controls.stepper(ui, "Ware in der Faust", offered, 0, None, Draft),],
        div(".gn-actions")[
            controls.action(ui, "Faust schließen", Try((OfferGoods(seat, offered),)), primary=True),
            len(waiting) > 1
            and controls.action(
                ui, "Alle schließen, so voll wie erlaubt", Try(_fullest(model.now, waiting))
            ),
        ],
    ]


def _fullest(now: Table, waiting: tuple[int, ...]) -> tuple[OfferGoods, ...]:
    clubs = now.clubs
    return tuple(OfferGoods(s, most(clubs[s].heat, clubs[s].contraband)) for s in waiting)


def _result(model: Model, ui: Ui[Msg]) -> Renderable:
    now, before = model.now, model.begun
    fists = now.market.fists if now.market else ()
    total = sum(f or 0 for f in fists)
    rows = [
        (one.name, offered or 0, before.clubs[seat].heat, one.heat)
        for seat, (one, offered) in enumerate(zip(now.clubs, fists, strict=True))
        if not one.out
    ]
    board = prices(now)
    return div(".gn-decision")[
        h3["Was der Markt gebracht hat"],
        div(".gn-table", tabindex="0", role="region", aria_label="Ergebnis des Schwarzmarkts")[
            table(".gn-sold")[
                thead[tr[(th(scope="col")[t] for t in ("Club", "Faust", "Geld", "Hitze"))]],
                tbody[
                    (
                        tr[
                            th(scope="row")[who],
                            td[wares(sold)],
                            td[f"+{income(board, sold, total - sold)}"],
                            td[f"{was} → {is_}" if was != is_ else str(is_)],
                        ]
                        for who, sold, was, is_ in rows
                    )
                ],
            ]
        ],
        div(".gn-actions")[
            controls.action(ui, "Noch ein Markt, mit diesem Stand", Again(), primary=True)
        ],
        p(".gn-muted")[span["Dazwischen läge im Spiel eine ganze Runde."]],
    ]


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    if found := told.heard(model.now, model.refused, model.news):
        return found
    return f"{name(model.now, model.editing)}: {_stock(model)}."


def _stock(model: Model) -> str:
    one = model.now.clubs[model.editing]
    return f"Hitze {one.heat}, {wares(one.contraband)}, {one.money} Geld"


SCHWARZMARKT = try_parts.widget(
    "soa/schwarzmarkt", "Der Schwarzmarkt zum Ausprobieren", init, from_state, view, announce
)
