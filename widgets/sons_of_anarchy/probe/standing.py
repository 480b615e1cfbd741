"""The end: all screens have fallen, and this is what lay behind them."""

from htpy import Node, caption, div, table, tbody, td, th, thead, tr

from engine.sons_of_anarchy.state import Table
from widgets.pictures import figures


def standing(now: Table) -> Node:
    """The clubs by their money, the winner first."""
    winner = now.ending.winner if now.ending else None
    order = sorted(now.seats, key=lambda s: (s != winner, now.clubs[s].out, -now.clubs[s].money))
    return div(".gn-scores", role="region", aria_label="Endstand", tabindex="0")[
        table[
            caption["Die Schirme sind gefallen"],
            thead[tr[(th(scope="col")[h] for h in ("Club", "Geld", "Waffen", "Ware", "Figuren"))]],
            tbody[
                (
                    tr(".gn-first" if seat == winner else ".gn-other-row")[
                        th(scope="row")[
                            club.name, " ", seat == now.patch and figures.patch("hält den Aufnäher")
                        ],
                        td["ausgeschieden" if club.out else str(club.money)],
                        td[str(club.guns)],
                        td[str(club.contraband)],
                        td[str(club.figures.size)],
                    ]
                    for seat in order
                    for club in (now.clubs[seat],)
                )
            ],
        ]
    ]
