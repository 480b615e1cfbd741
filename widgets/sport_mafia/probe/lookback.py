"""After the end: all cards, and what the reader could have known at each vote."""

from collections.abc import Iterator
from dataclasses import dataclass

from htpy import (
    Element,
    Node,
    details,
    div,
    p,
    small,
    strong,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.core.play import Seat
from engine.sport_mafia.events import VoteBegan
from engine.sport_mafia.seats import colour
from engine.sport_mafia.state import State
from engine.sport_mafia.words import COLOUR_NAMES, ROLE_NAMES, number
from widgets.controls import toggle
from widgets.sport_mafia.opponents.suspicion import Judged
from widgets.sport_mafia.probe.advice import mind_of, to_you
from widgets.sport_mafia.probe.model import Model, Msg, Reveal
from widgets.widget import Ui

SHOWN = 3


@dataclass(frozen=True, slots=True)
class Back:
    """Before a vote on ``day``: the most suspicious by what the reader could know."""

    day: int
    suspects: tuple[Judged, ...]


def looked_back(model: Model) -> Iterator[Back]:
    """One for each vote of a day that the reader has seen."""
    days: set[int] = set()
    for moment in model.moments:
        for step in moment.steps:
            begins = any(isinstance(event, VoteBegan) for event in step.events)
            if begins and step.before.day not in days:
                days.add(step.before.day)
                here = mind_of(model, step.before, moment.heard)
                yield Back(step.before.day, here.prey[:SHOWN])


def lookback(model: Model, ui: Ui[Msg]) -> Node:
    """Who was who, and what could be known when."""
    state = model.state
    rows = list(looked_back(model))
    return details(".gn-fold", id=ui.id("back"), open=True)[
        summary[strong["Was ihr damals wissen konntet"]],
        toggle(ui, "Protokoll mit allen Geheimnissen", model.open, Reveal),
        div(".gn-scores.gn-back", role="region", aria_label="Rückblick", tabindex="0")[
            table[
                thead[
                    tr[
                        th(scope="col")["Tag"],
                        th(scope="col")["am verdächtigsten"],
                        th(scope="col")["in Wahrheit"],
                    ]
                ],
                tbody[(_row(state, model.me, back) for back in rows)],
            ]
        ]
        if rows
        else p(".gn-muted")["Abgestimmt wurde in dieser Partie nicht."],
    ]


def _row(state: State, me: Seat, back: Back) -> Element:
    first = back.suspects[0] if back.suspects else None
    return tr[
        th(scope="row")[str(back.day)],
        td[
            number(first.seat) if first else "–", " ", small[to_you(first.why, me) if first else ""]
        ],
        td[_truth(state, first.seat) if first else "–"],
    ]


def _truth(state: State, seat: Seat) -> str:
    role = state.player(seat).role or "citizen"
    return f"{ROLE_NAMES[role]}, {COLOUR_NAMES[colour(role)]}"
