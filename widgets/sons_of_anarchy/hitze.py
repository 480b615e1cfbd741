"""Heat to try: what raises it, who takes the fall, when a club is out."""

from dataclasses import replace
from functools import partial

from htpy import (
    Node,
    Renderable,
    details,
    div,
    fieldset,
    h3,
    legend,
    p,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import TakeTheFall
from engine.sons_of_anarchy.causes import Cause, tell_deed
from engine.sons_of_anarchy.choices import spots
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.parts import EmergencyRoom
from engine.sons_of_anarchy.pricing import LIMITS
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes import table as set_table
from engine.sons_of_anarchy.state import Club, Table
from engine.sons_of_anarchy.words import guns, name, spot, wares
from widgets import controls
from widgets.sons_of_anarchy import told, try_parts
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.try_messages import Draft, Msg, Try
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import Ui


def init() -> Model:
    """Three clubs: one at the brink, one with its only Member in the emergency room."""
    clubs = (
        club(0, (0, 0), home=(2, 2), guns=4, heat=3, contraband=4, money=5, orders=0),
        club(1, (0, 0), home=(0, 2), hurt=(1, 0), guns=2, heat=4, contraband=2, money=5, orders=0),
        club(2, (0, 0), home=(3, 2), guns=2, heat=1, contraband=3, money=5, orders=0),
    )
    return Model(set_table(*clubs, course=Course(scene=True)))


def from_state(state: Table) -> Model:
    """A model that goes on from any table; a fight that runs there is left."""
    course = replace(state.course or Course(), market=None, scene=True)
    return Model(replace(state, step="orders", fight=None, course=course))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Picture, what just happened, who takes the fall, or what would raise the heat."""
    news, now = model.news, model.now
    due = falls_due(now) if now.step != "over" else ()
    return [
        div(".gn-scene")[scene(told.at_once(news), now, caption="Wer steht der Polizei wie nah?")],
        told.refused(now, model.refused, ui),
        told.latest(told.lines(news), ui),
        _fall(now, ui, due[0]) if due else _causes(model, ui),
        _ladder(now.clubs[model.editing]),
        None if model.actions else _setup(model, ui),
        told.protocol(told.lines(model.steps), ui),
    ]


def _fall(now: Table, ui: Ui[Msg], seat: Seat) -> Renderable:
    """Where the Member stands who takes the fall; also where there is none."""
    places = [
        where
        for where in spots(now, seat)
        if now.crew(seat, where).size or isinstance(where, EmergencyRoom)
    ]
    return div(".gn-decision")[
        h3[f"Take the Fall: {name(now, seat)} hat Hitze {now.clubs[seat].heat}. Wer ist es?"],
        div(".gn-actions")[
            (
                controls.action(
                    ui,
                    f"ein Member: {spot(now, where)}",
                    Try((TakeTheFall(seat, where),)),
                    now.crew(seat, where).members > 0,
                )
                for where in places
            )
        ],
    ]


def _causes(model: Model, ui: Ui[Msg]) -> Renderable:
    seat = model.editing
    one = model.now.clubs[seat]
    number = 1 if model.draft is None else model.draft
    symbol = Cause(seat, "symbol", number)
    if model.now.step == "over" or one.out:
        over = model.now.step == "over"
        text = "Das Spiel ist aus." if over else f"{one.name} ist ausgeschieden."
        return div(".gn-decision")[
            None if over else try_parts.editing(model, ui, "Welcher Club?"), p[text]
        ]
    return div(".gn-decision")[
        h3["Was treibt die Hitze hoch?"],
        try_parts.editing(model, ui, "Welcher Club?"),
        div(".gn-controls")[controls.stepper(ui, "Wie viele?", number, 0, None, Draft)],
        div(".gn-actions")[
            controls.action(
                ui,
                f"{one.name} zieht im Kampf {guns(number)}",
                Try((Cause(seat, "guns", number),)),
                primary=True,
            ),
            controls.action(
                ui,
                f"{one.name} verkauft {wares(number)} auf dem Schwarzmarkt",
                Try((Cause(seat, "sale", number),)),
            ),
            controls.action(
                ui,
                tell_deed(model.now, symbol),
                Try((symbol,)),
            ),
        ],
    ]


def _setup(model: Model, ui: Ui[Msg]) -> Renderable:
    seat = model.editing
    one = model.table.clubs[seat]
    crew = partial(try_parts.crew, model, ui, seat)
    return details(".gn-fold.gn-setup")[
        summary["Aufstellung ändern"],
        try_parts.seats(model, ui),
        try_parts.patch(model, ui),
        one.out
        or fieldset(".gn-club-setup")[
            legend[one.name],
            div(".gn-controls")[
                (try_parts.amount(model, ui, seat, what) for what in try_parts.LABELS)
            ],
            div(".gn-controls")[crew("home", "im Clubhaus")],
            div(".gn-controls")[crew("hurt", "in der Notaufnahme")],
        ],
    ]


def _ladder(one: Club) -> Renderable:
    """What each level of heat means, with the one of the club that is looked at."""
    rows = [
        (level, "beliebig viel" if cap is None else wares(cap), _room(level))
        for level, cap in enumerate(LIMITS)
    ]
    return div(".gn-table", tabindex="0", role="region", aria_label="Was die Hitze bedeutet")[
        table(".gn-sold")[
            thead[
                tr[(th(scope="col")[t] for t in ("Hitze", "verkauft höchstens", "bis zum Fall"))]
            ],
            tbody[
                (
                    tr(class_="gn-here" if level == one.heat and not one.out else None)[
                        th(scope="row")[
                            f"{level} – {one.name}" if level == one.heat else f"{level}"
                        ],
                        td[sells],
                        td[room],
                    ]
                    for level, sells, room in rows
                )
            ],
        ]
    ]


def _room(level: int) -> str:
    left = len(LIMITS) - level
    return "beim nächsten Mal" if left == 1 else f"noch {left - 1} Mal frei"


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    if found := told.heard(model.now, model.refused, model.news):
        return found
    one = model.now.clubs[model.editing]
    return f"{one.name} hat Hitze {one.heat}."


HITZE = try_parts.widget("soa/hitze", "Hitze zum Ausprobieren", init, from_state, view, announce)
