"""The results: for each setting a bar with the spread, and a table."""

from htpy import (
    Element,
    Node,
    caption,
    div,
    figcaption,
    figure,
    rect,
    span,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from widgets.last_man_falling.compare.model import Model
from widgets.last_man_falling.compare.tally import Counts, Tally, quantiles, share

WIDE = 1000
ENDED = (
    ("number", "Waffe mit Zahl"),
    ("doppelmord", "Doppel­mord"),
    ("flucht", "Flucht­richtung"),
    ("knast", "Knast"),
    ("verpfeifen", "Ver­pfeifen"),
    ("blocked", "niemand fertig"),
)


def results(model: Model) -> Node:
    """Everything that was counted so far; nothing before the first game."""
    names = [name for name, _ in model.setup.settings]
    rows = [(n, t) for n, t in zip(names, model.tallies, strict=False) if t.games]
    if not rows:
        return None
    one = all(t.rounds == ((1, t.games),) for _, t in rows)
    return [
        _bars("Züge in einem Spiel", [(n, t.turns) for n, t in rows]),
        _bars("Gezogene Karten in einem Spiel", [(n, t.drawn) for n, t in rows]),
        not one and _bars("Runden in einem Spiel", [(n, t.rounds) for n, t in rows]),
        _table(rows),
    ]


def _bars(title: str, rows: list[tuple[str, Counts]]) -> Element:
    found = [(name, quantiles(counts)) for name, counts in rows]
    most = max(q[-1] for _, q in found) or 1
    return figure(".gn-spread")[
        figcaption[title],
        div(".gn-spread-rows")[((span[name], _bar(q, most), _numbers(q)) for name, q in found)],
    ]


def _bar(q: tuple[int, ...], most: int) -> Element:
    low, first, middle, third, high = (WIDE * value // most for value in q)
    return svg(viewBox=f"0 0 {WIDE} 20", preserveAspectRatio="none", aria_hidden="true")[
        rect(".gn-rest", x="0", y="9", width=str(WIDE), height="2"),
        rect(".gn-range", x=str(low), y="7", width=str(max(high - low, 3)), height="6"),
        rect(".gn-box", x=str(first), y="1", width=str(max(third - first, 3)), height="18"),
        rect(".gn-median", x=str(max(middle - 4, 0)), y="0", width="8", height="20"),
    ]


def _numbers(q: tuple[int, ...]) -> Element:
    low, first, middle, third, high = q
    spoken = (
        f"in der Mitte {middle}; die mittlere Hälfte {first} bis {third}; "
        f"vier von fünf Spielen {low} bis {high}"
    )
    return span(".gn-spread-numbers", role="img", aria_label=spoken)[
        span(aria_hidden="true")[f"{middle} ", span(".gn-muted")[f"{low}–{high}"]]
    ]


def _table(rows: list[tuple[str, Tally]]) -> Element:
    return div(".gn-scores", role="region", aria_label="Womit eine Runde endet", tabindex="0")[
        table[
            caption["Womit endet eine Runde? Anteil der Runden in Prozent, gerundet"],
            thead[
                tr[
                    th(scope="col")["Regeln"],
                    th(scope="col")["Spiele"],
                    th(scope="col")["Runden"],
                    (th(scope="col")[label] for _, label in ENDED),
                ]
            ],
            tbody[
                (
                    tr[
                        th(scope="row")[name],
                        td[str(tally.games)],
                        td[str(sum(tally.last))],
                        (td[str(share(tally, kind))] for kind, _ in ENDED),
                    ]
                    for name, tally in rows
                )
            ],
        ]
    ]
