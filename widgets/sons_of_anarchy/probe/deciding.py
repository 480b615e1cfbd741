"""The dock for all other decisions: transactions, the market, who takes the fall."""

from htpy import Node, div, p

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import OfferGoods, TakeTheFall
from engine.sons_of_anarchy.actions_course import Deal
from engine.sons_of_anarchy.choices import spots
from engine.sons_of_anarchy.course import Use
from engine.sons_of_anarchy.deal_limits import most
from engine.sons_of_anarchy.deals import victims
from engine.sons_of_anarchy.effects import Steal, Swap, Transaction, Ware
from engine.sons_of_anarchy.market import prices, prices_rule
from engine.sons_of_anarchy.parts import EmergencyRoom
from engine.sons_of_anarchy.pricing import limit
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import deal_words, goods, spot, wares
from widgets.parts import cite
from widgets.sons_of_anarchy.probe.messages import Msg
from widgets.sons_of_anarchy.probe.model import Model
from widgets.sons_of_anarchy.probe.tries import attempt, composing, number
from widgets.widget import Ui


def falling(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """Which Member goes to prison."""
    there = [
        where
        for where in spots(table, seat)
        if table.crew(seat, where).size or isinstance(where, EmergencyRoom)
    ]
    return div(".gn-actions")[
        (
            attempt(
                model,
                table,
                ui,
                f"Member: {spot(table, where)}",
                TakeTheFall(seat, where),
            )
            for where in there
        )
    ]


def dealing(model: Model, table: Table, use: Use, ui: Ui[Msg]) -> Node:
    """How much of the waiting transaction."""
    deal, seat = use.deals[use.next], use.seat
    return [
        p(".gn-spot-line")[deal_words(deal), ". ", have(table, seat)],
        _amounts(model, table, seat, deal, ui),
    ]


def have(table: Table, seat: Seat) -> str:
    """What a club has behind its screen, said to whoever leads it."""
    club = table.clubs[seat]
    have = [
        goods(club.money, "money"),
        goods(club.guns, "guns"),
        goods(club.contraband, "contraband"),
    ]
    return f"Ihr habt {', '.join(have)}."


def _amounts(model: Model, table: Table, seat: Seat, deal: Transaction, ui: Ui[Msg]) -> Node:
    nothing = attempt(model, table, ui, "Lassen", Deal(seat, 0))
    match deal:
        case Steal(amount=printed):
            return div(".gn-actions")[
                (
                    attempt(
                        model,
                        table,
                        ui,
                        f"{table.clubs[v].name} bestehlen",
                        Deal(seat, printed, victim=v),
                        main=True,
                    )
                    for v in victims(table, seat)
                ),
                nothing,
            ]
        case Swap():
            ways: tuple[tuple[Ware, str], ...] = (
                ("guns", "Waffen hergeben"),
                ("contraband", "Ware hergeben"),
            )
            chosen = _number(model, max(most(table, seat, deal, way) for way, _ in ways))
            return [
                composing(
                    number(model, ui, "Wie viele?", chosen),
                    [
                        attempt(model, table, ui, text, Deal(seat, chosen, gives=way), main=True)
                        for way, text in ways
                    ],
                    nothing,
                ),
            ]
    top = most(table, seat, deal)
    if top == 1 or not hasattr(deal, "price"):
        return div(".gn-actions")[
            attempt(
                model,
                table,
                ui,
                deal_words(deal).partition(":")[0] + f" {top}",
                Deal(seat, top),
                main=True,
            ),
            nothing,
        ]
    chosen = _number(model, top)
    return composing(
        number(model, ui, "Wie viele?", chosen),
        attempt(model, table, ui, "Abwickeln", Deal(seat, chosen), main=True),
        nothing,
    )


def _number(model: Model, proposed: int) -> int:
    return proposed if model.draft.number < 0 else model.draft.number


def selling(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """How much contraband goes into the fist."""
    club, chosen = table.clubs[seat], max(0, model.draft.number)
    cap = limit(club.heat)
    at_most = f"höchstens {wares(cap)}" if cap else "nichts"
    allowed = "beliebig viel" if cap is None else at_most
    low, told = 1, []
    for band in prices(table):
        reach = f"ab {low}" if band.upto is None else f"bis {band.upto}"
        told.append(f"{reach} je {band.price}")
        low = (band.upto or 0) + 1
    return [
        p(".gn-spot-line")[
            f"Ihr habt {goods(club.contraband, 'contraband')}; bei Hitze {club.heat} dürft ihr "
            f"{allowed} anbieten. Zusammen {', '.join(told)} Geld. ",
            cite(prices_rule(table), ui.root),
        ],
        composing(
            number(model, ui, "Ware in der Faust", chosen),
            attempt(model, table, ui, "Faust schließen", OfferGoods(seat, chosen), main=True),
        ),
    ]
