"""The end to try: money, patch, guns, figures; who wins, by which level, with which odds."""

from dataclasses import replace
from functools import partial

from htpy import Node, Renderable, details, div, fieldset, h3, legend, li, p, strong, summary, ul

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import RollLast
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.ending import standings
from engine.sons_of_anarchy.events_end import GameWon
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.phrases_end import BY
from engine.sons_of_anarchy.query import missing_last_dice
from engine.sons_of_anarchy.scenes import at_the_end, club
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.verdict import last_fight
from engine.sons_of_anarchy.words import name, names
from widgets import controls, dealer
from widgets.pictures.icons import icon
from widgets.sons_of_anarchy import told, try_parts
from widgets.sons_of_anarchy.chances import bar, fraction, percent
from widgets.sons_of_anarchy.dice import by_hand
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.try_messages import Msg, SetOut, Try
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import Ui


def init() -> Model:
    """Four clubs, two of them with the same money and the same guns."""
    clubs = (
        club(0, (0, 0), home=(3, 2), money=18, guns=2),
        club(1, (0, 0), home=(2, 3), money=18, guns=2),
        club(2, (0, 0), home=(4, 1), money=15, guns=4),
        club(3, (0, 0), home=(2, 2), money=11, guns=0),
    )
    return Model(at_the_end(*clubs, patch=2))


def from_state(state: Table) -> Model:
    """A model of how a game with this table would end now: nobody is rolled for any more."""
    clubs = tuple(
        replace(c, home=c.home + c.hurt, hurt=Crew(), heat=min(c.heat, 4)) for c in state.clubs
    )
    course = Course(round=6, stack=0, scene=True)
    return Model(replace(state, clubs=clubs, step="cleanup", fight=None, course=course))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The verdict with its levels first, then what it hangs on, then the last fight."""
    news, now = model.news, model.now
    return [
        div(".gn-scene")[scene(told.at_once(news), now)],
        told.refused(now, model.refused, ui),
        _verdict(model, ui),
        _last_fight(model, ui),
        None if model.actions else _setup(model, ui),
        told.protocol(told.lines(model.steps), ui),
    ]


def _verdict(model: Model, ui: Ui[Msg]) -> Renderable:
    """Who wins, and every level that was asked for it."""
    news = told.lines(model.news) if model.news else []
    found = news or list(told.known(model.table, model.opening))
    return div(".gn-decision")[h3[_headline(model)], told.latest(found, ui)]


def _headline(model: Model) -> str:
    events = [*model.opening, *(e for step in model.steps for e in step.events)]
    for event in events:
        if isinstance(event, GameWon):
            return f"{name(model.now, event.seat)} gewinnt {BY[event.level]}"
    end = model.now.ending
    return f"Letzter Kampf: {names(model.now, end.contenders if end else ())}"


def _last_fight(model: Model, ui: Ui[Msg]) -> Node:
    now = model.now
    missing, end = missing_last_dice(now), now.ending
    if not missing or end is None:
        return None
    crews = [standings(now)[seat].crew for seat in end.contenders]
    return div(".gn-chances")[
        None if len(missing) < len(end.contenders) else _odds(now, end.contenders, crews),
        div(".gn-actions")[
            controls.action(
                ui,
                [icon("dice"), "Alle würfeln"],
                lambda _: Try(tuple(RollLast(s, dealer.die()) for s in missing)),
                primary=True,
            )
        ],
        p(".gn-muted")["Oder legt die Würfel so hin, wie sie bei euch gefallen sind:"],
        (by_hand(ui, name(now, seat), partial(_fell, seat)) for seat in missing),
    ]


def _odds(now: Table, seats: tuple[Seat, ...], crews: list[Crew]) -> Node:
    chances = last_fight(crews)
    return [
        p(".gn-muted")["Wie stehen die Chancen?"],
        div(".gn-odds")[
            (bar(name(now, s), chance) for s, chance in zip(seats, chances, strict=True))
        ],
        details(".gn-fold")[
            summary["Genau, als Brüche"],
            ul[
                (
                    li[f"{name(now, s)}: {fraction(chance)}, rund {percent(chance)}"]
                    for s, chance in zip(seats, chances, strict=True)
                )
            ],
            p["Ausgezählt über alle Würfe; wer wieder gleichauf liegt, würfelt noch einmal."],
        ],
    ]


def _fell(seat: Seat, pips: int) -> Try:
    return Try((RollLast(seat, pips),))


def _setup(model: Model, ui: Ui[Msg]) -> Renderable:
    seat = model.editing
    one = model.table.clubs[seat]
    return div(".gn-setup")[
        try_parts.seats(model, ui),
        try_parts.patch(model, ui),
        try_parts.editing(model, ui),
        fieldset(".gn-club-setup")[
            legend[one.name],
            controls.toggle(ui, "ausgeschieden", one.out, partial(SetOut, seat)),
            None
            if one.out
            else div(".gn-controls")[
                try_parts.amount(model, ui, seat, "money"),
                try_parts.amount(model, ui, seat, "guns"),
                try_parts.crew(model, ui, seat, "home", "im Spiel"),
            ],
        ],
        p(".gn-muted")[
            strong["Ware zählt nicht:"], " Was nicht verkauft ist, ist am Schluss nichts wert."
        ],
    ]


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    if why := told.reasons(model.now, model.refused):
        return why
    found = " ".join(text for text, _ in told.lines(model.news))
    return f"{found} {_headline(model)}.".strip()


SPIELENDE = try_parts.widget(
    "soa/spielende", "Das Spielende zum Ausprobieren", init, from_state, view, announce
)
