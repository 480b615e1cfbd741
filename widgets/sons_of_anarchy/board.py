"""The market's numbers at a glance: prices by the total, and how much each heat may sell."""

from collections.abc import Iterable, Sequence

from htpy import Element, Renderable, caption, div, span, table, tbody, td, th, thead, tr

from engine.core.rule import Rule
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.pricing import LIMITS, Bands, bands
from engine.sons_of_anarchy.rules.market import (
    HEAT_LIMITS_THE_OFFER,
    PRICES_FOR_FOUR,
    PRICES_FOR_THREE,
)
from widgets.parts import cite


def board(root: str) -> Renderable:
    """Both price tables, ours marked as ours, and the limits by heat."""
    ours = Options()
    four, three = bands(4, ours.market_three), bands(3, ours.market_three)
    return div(".gn-boards", data_search_exclude="")[
        _prices("Zu viert", four, PRICES_FOR_FOUR, root),
        _prices("Zu dritt, unser Vorschlag", three, PRICES_FOR_THREE, root),
        ruled(
            "Höchstmenge nach Hitze",
            ("Hitze", "Waren"),
            [
                (str(heat), ("beliebig" if cap is None else str(cap),))
                for heat, cap in enumerate(LIMITS)
            ],
            HEAT_LIMITS_THE_OFFER,
            root,
        ),
    ]


def _prices(title: str, found: Bands, rule: Rule, root: str) -> Renderable:
    rows, low = [], 1
    for band in found:
        reach = f"ab {low}" if band.upto is None else f"{low} bis {band.upto}"
        rows.append((reach, (str(band.price),)))
        low = (band.upto or 0) + 1
    return ruled(title, ("Waren zusammen", "Geld je Ware"), rows, rule, root)


type Row = tuple[str, Sequence[str]]


def ruled(
    title: str, heads: Sequence[str], rows: Iterable[Row], rule: Rule, root: str, css: str = ""
) -> Element:
    """A table below its title and rule; a row is what it is about, and its further cells."""
    return table(f".gn-sold{css}")[
        caption[title, span(".gn-marks")[" ", cite(rule, root)]],
        thead[tr[(th(scope="col")[head] for head in heads)]],
        tbody[(tr[th(scope="row")[first], (td[text] for text in more)] for first, more in rows)],
    ]
