"""The points of all rounds so far, as a small table."""

from htpy import Node, caption, div, table, tbody, td, th, thead, tr

from engine.last_man_falling.phases import Over
from widgets.last_man_falling.probe.model import Model, state_of


def scores(model: Model) -> Node:
    """The rounds with their points and the totals; nothing before the first round is over."""
    phase = state_of(model).phase
    rows = [*model.scores, *((phase.points,) if isinstance(phase, Over) else ())]
    if not rows:
        return None
    names = model.table.names
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return div(".gn-scores", role="region", aria_label="Punkte", tabindex="0")[
        table[
            caption["Punkte"],
            thead[tr[th(scope="col")["Runde"], (th(scope="col")[n] for n in names)]],
            tbody[
                (
                    tr[th(scope="row")[str(i)], (td[str(points)] for points in row)]
                    for i, row in enumerate(rows, 1)
                ),
                tr(".gn-total")[th(scope="row")["Summe"], (td[str(total)] for total in sums)],
            ],
        ]
    ]
