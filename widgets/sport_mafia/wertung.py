"""The score widget: the points of a finished game by § 8, for ten seats, each line cited."""

from htpy import Node, caption, div, p, strong, table, tbody, td, th, thead, tr

from engine.core.play import Seat
from engine.sport_mafia.scoring.amounts import plain, points_word, short
from engine.sport_mafia.scoring.counting import total
from engine.sport_mafia.scoring.entries import Agreed, Ended
from engine.sport_mafia.scoring.sheet import Sheet, Winner
from engine.sport_mafia.scoring.wording import result, told
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.words import ROLE_NAMES
from widgets.controls import chips, toggle
from widgets.parts import refusal, refused_aloud
from widgets.sport_mafia.chairs import Chair, round_table
from widgets.sport_mafia.score_file import asked, keep
from widgets.sport_mafia.score_model import (
    Model,
    Msg,
    Show,
    Write,
    from_state,
    refused,
    update,
    with_options,
)
from widgets.sport_mafia.score_seat import seat_panel
from widgets.widget import Ui, Widget

ENDS: tuple[tuple[Winner, Node], ...] = (
    ("red", "Rot gewinnt"),
    ("black", "Schwarz gewinnt"),
    ("draw", "Remis"),
)


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Result and table on top, then the open seat, then the whole sheet."""
    sheet = model.sheet
    ended = chips(ui, "Wie ging es aus?", ENDS, sheet.winner, lambda w: Write(Ended(w)))
    seats = round_table(
        [_chair(sheet, seat) for seat in NUMBERS],
        [p[strong[result(sheet.winner)]], p(".gn-muted")["Platz antippen"]],
        "Der Tisch nach der Partie",
        lambda chair: (ui.click(Show(chair.number)), chair.number == model.shown),
    )
    # made now, not while rendering: controls are numbered in the order in which they are made
    filled = asked(model, ui)
    panel = seat_panel(model, ui)
    agreed = toggle(
        ui, "Die Hauptspielleitung stimmt zu", sheet.agreed, lambda on: Write(Agreed(on))
    )
    files = keep(model, ui)
    return div(".gn-scoring")[
        filled,
        ended,
        div(".gn-scoring-table")[seats],
        div(".gn-scoring-seat")[_refused(model, ui), panel],
        div(".gn-scoring-all")[agreed, _all(sheet), files],
    ]


def _chair(sheet: Sheet, seat: Seat) -> Chair:
    points = total(sheet, seat).points
    first = sheet.killed == seat
    return Chair(
        seat,
        sheet.role(seat),
        note=short(points),
        told=points_word(points) + (", zuerst getötet" if first else ""),
        mark="†" if first else "",
    )


def _refused(model: Model, ui: Ui[Msg]) -> Node:
    found = refused(model)
    if not found:
        return None
    lead = "Das geht nicht:" if model.tried is not None else "Dieser Bogen geht nicht auf:"
    return refusal(found, ui.root, lead)


def _all(sheet: Sheet) -> Node:
    return div(".gn-table", tabindex="0", role="region", aria_label="Alle zehn Plätze")[
        table(".gn-score")[
            caption(".gn-score-caption")["Alle zehn"],
            thead[
                tr[(th(scope="col")[name] for name in ("Nr.", "Karte", "Haupt", "Zusatz", "Summe"))]
            ],
            tbody[(_row(sheet, seat) for seat in NUMBERS)],
        ]
    ]


def _row(sheet: Sheet, seat: Seat) -> Node:
    sums = total(sheet, seat)
    return tr[
        th(scope="row")[str(seat)],
        td[ROLE_NAMES[sheet.role(seat)]],
        td[plain(sums.main)],
        td[plain(sums.extra)],
        td[strong[plain(sums.points)]],
    ]


def announce(model: Model) -> str:
    """Why the last entry can't be, or what the open seat has now."""
    if found := refused(model):
        what = f"{told(model.sheet, model.tried)}? " if model.tried is not None else ""
        return what + refused_aloud(found)
    seat = model.shown
    if model.protocol:
        return f"Aus dem Protokoll: {result(model.sheet.winner)}. Einiges ist noch zu beantworten."
    return f"Nr. {seat}: {points_word(total(model.sheet, seat).points)}."


WERTUNG: Widget[Model, Msg] = Widget(
    key="mafia/wertung",
    title="Turnierwertung einer Partie",
    model=Model,
    message=Msg,
    init=Model,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    file="wertung.json",
    options=lambda model: model.sheet.options,
    with_options=with_options,
)
