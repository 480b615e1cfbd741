"""The market as pictures: the price by the total, and one's best offer beside the others'."""

from htpy import (
    Node,
    Renderable,
    caption,
    details,
    div,
    figcaption,
    figure,
    h3,
    p,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.sons_of_anarchy.market import prices, prices_rule
from engine.sons_of_anarchy.pricing import Bands, Best, best, income, most, price
from engine.sons_of_anarchy.query import sellers
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import wares
from widgets.parts import cite
from widgets.pictures.charts import Column, columns
from widgets.sons_of_anarchy import try_parts
from widgets.sons_of_anarchy.try_messages import Msg
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import Ui


def charts(model: Model, ui: Ui[Msg]) -> Renderable:
    """Both pictures; what the market has shown is marked in them."""
    now = model.now
    fists = now.market.fists if now.market and now.market.opened else ()
    offered = tuple(f or 0 for f in fists)
    return div(".gn-chances")[
        h3["Was ein Stück bringt"],
        _price_chart(now, sum(offered) if offered else None, ui.root),
        h3["Wie viel sich lohnt"],
        bool(model.actions) and try_parts.editing(model, ui, "Für welchen Club?"),
        _best_chart(model.begun, model.editing, offered),
    ]


def _price_chart(now: Table, total: int | None, root: str) -> Renderable:
    board = prices(now)
    last = _settled(board) + 1
    found = [
        Column(f"{n}" if n < last else f"{n}+", each, str(each), n == min(total or 0, last))
        for n in range(1, last + 1)
        for each in (price(board, n) or 0,)
    ]
    return figure(".gn-figure")[
        columns(found, f"Geld je Ware nach der Gesamtmenge: {_told(board)}"),
        figcaption[
            "Geld je Ware (oben) bei so vielen Waren insgesamt (unten) ",
            cite(prices_rule(now), root),
        ],
    ]


def _settled(board: Bands) -> int:
    """The highest total that any but the last price holds for; above, nothing changes any more."""
    return max(band.upto for band in board if band.upto is not None)


def _told(board: Bands) -> str:
    parts, low = [], 1
    for band in board:
        span = f"ab {low}" if band.upto is None else f"{low} bis {band.upto}"
        parts.append(f"{span}: {band.price}")
        low = (band.upto or 0) + 1
    return ", ".join(parts)


def _best_chart(table_: Table, seat: int, offered: tuple[int, ...]) -> Node:
    """Beside each total of the others: the most money this club can make, and with how much."""
    club = table_.clubs[seat]
    upto = most(club.heat, club.contraband)
    if club.out or not upto:
        return p[f"{club.name} kann nichts verkaufen: {_why(table_, seat)}."]
    rivals = [table_.clubs[s] for s in sellers(table_) if s != seat]
    limit = sum(most(c.heat, c.contraband) for c in rivals)
    board = prices(table_)
    last = min(limit, _settled(board))
    found = [best(board, others, upto) for others in range(last + 1)]
    others = sum(offered) - offered[seat] if offered else -1
    return [
        figure(".gn-figure")[
            columns(
                [
                    Column(
                        f"{b.others}+" if b.others == last < limit else f"{b.others}",
                        b.income,
                        f"{b.offers[0]}",
                        b.others == min(others, last),
                    )
                    for b in found
                ],
                f"Beste Menge für {club.name} nach der Menge der anderen: "
                + ", ".join(f"{b.others}: {b.offers[0]}" for b in found),
            ),
            figcaption[
                f"Wie viele Waren {club.name} am besten anbietet (oben), wenn die anderen "
                f"zusammen so viele anbieten (unten). Die Höhe ist das Geld dafür."
            ],
        ],
        offered and p[_judged(table_, seat, offered, found)],
        _table(club.name, found),
    ]


def _why(table_: Table, seat: int) -> str:
    club = table_.clubs[seat]
    if club.out:
        return "ausgeschieden"
    return "keine Ware" if not club.contraband else f"Hitze {club.heat}"


def _judged(table_: Table, seat: int, offered: tuple[int, ...], found: list[Best]) -> str:
    mine = offered[seat]
    others = sum(offered) - mine
    got, top = income(prices(table_), mine, others), found[min(others, len(found) - 1)]
    name = table_.clubs[seat].name
    if got == top.income:
        return f"Bei {wares(others)} der anderen gab es nichts Besseres: {got} Geld."
    wanted = wares(top.offers[0])
    return (
        f"{name} hat mit {wares(mine)} {got} Geld bekommen; mit {wanted} wären es "
        f"{top.income} gewesen."
    )


def _table(who: str, found: list[Best]) -> Renderable:
    return details(".gn-fold")[
        summary["Genau, als Tabelle"],
        div(".gn-table", tabindex="0", role="region", aria_label=f"Beste Mengen für {who}")[
            table(".gn-sold")[
                caption[f"Beste Menge für {who}; bei Gleichstand alle, die gleich viel bringen"],
                thead[tr[(th(scope="col")[t] for t in ("die anderen", "am besten", "Geld"))]],
                tbody[
                    (
                        tr[
                            th(scope="row")[str(b.others)],
                            td[" oder ".join(map(str, b.offers))],
                            td[str(b.income)],
                        ]
                        for b in found
                    )
                ],
            ]
        ],
        p["Gerechnet ist nur das Geld dieses Markts. Was ihr behaltet, bringt später welches."],
    ]
