"""The emergency room to try: who lies there, what is to be expected, and how the dice fall."""

from dataclasses import replace
from functools import partial

from htpy import Node, Renderable, details, div, h3, li, p, summary, ul

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Kind, RollForInjured
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import FALL_ABOVE
from engine.sons_of_anarchy.recovery import counted, distribution, nobody
from engine.sons_of_anarchy.scenes import club, table
from engine.sons_of_anarchy.state import Club, Table
from engine.sons_of_anarchy.words import count, name
from engine.sons_of_anarchy.words import crew as crew_words
from widgets import controls, dealer
from widgets.pictures.icons import icon
from widgets.sons_of_anarchy import told, try_parts
from widgets.sons_of_anarchy.chances import bar, fraction, percent
from widgets.sons_of_anarchy.dice import by_hand
from widgets.sons_of_anarchy.scene import scene
from widgets.sons_of_anarchy.try_messages import Again, Msg, Try
from widgets.sons_of_anarchy.try_model import Model
from widgets.widget import Ui

KINDS: tuple[tuple[Kind, str], ...] = (("member", "Member"), ("prospect", "Prospect"))


def init() -> Model:
    """Three clubs, two of them with somebody in the emergency room."""
    clubs = (
        club(0, (0, 0), home=(1, 1), hurt=(2, 1)),
        club(1, (0, 0), home=(2, 0), hurt=(0, 2)),
        club(2, (0, 0), home=(3, 2)),
    )
    return Model(table(*clubs, step="cleanup"))


def from_state(state: Table) -> Model:
    """A model that goes on from any table; what runs there is left, the dice are due."""
    clubs = tuple(replace(c, heat=min(c.heat, FALL_ABOVE)) for c in state.clubs)
    return Model(replace(state, clubs=clubs, step="cleanup", fight=None, course=None))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Picture, set-up, what is to be expected, the dice."""
    news, now = model.news, model.now
    return [
        div(".gn-scene")[scene(told.at_once(news), now)],
        told.refused(now, model.refused, ui),
        told.latest(told.lines(news), ui),
        None
        if model.actions
        else try_parts.setup(
            model,
            ui,
            lambda seat: try_parts.crew(model, ui, seat, "hurt", "verletzt"),
            lambda seat: try_parts.crew(model, ui, seat, "home", "im Clubhaus"),
        ),
        _expected(model, ui),
        _dice(now, ui),
        told.protocol(told.lines(model.steps), ui),
    ]


def _expected(model: Model, ui: Ui[Msg]) -> Node:
    """The exact distribution for the club that is looked at."""
    one = model.now.clubs[model.editing]
    if not one.hurt.size:
        return [
            bool(model.actions) and try_parts.editing(model, ui, "Für welchen Club?"),
            p(".gn-muted")[f"Von {one.name} liegt niemand in der Notaufnahme."],
        ]
    return div(".gn-chances")[
        h3[f"Womit {one.name} rechnen kann"],
        bool(model.actions) and try_parts.editing(model, ui, "Für welchen Club?"),
        [
            [p(".gn-muted")[f"{label}s, die zurückkommen:"], _bars(hurt, label)]
            for (_, label), hurt in zip(KINDS, (one.hurt.members, one.hurt.prospects), strict=True)
            if hurt
        ],
        _last_member(model.now, one),
        details(".gn-fold")[
            summary["Genau, als Brüche"],
            ul[
                (
                    li[f"zurück: {_who(r.back)} – {fraction(r.chance)} ({percent(r.chance)})"]
                    for r in distribution(one.hurt)
                )
            ],
            p["Ausgezählt über alle Würfe, nicht geschätzt."],
        ],
    ]


def _bars(hurt: int, label: str) -> Renderable:
    chances = counted(hurt)
    return div(".gn-odds")[
        (bar(count(back, label, f"{label}s"), chances[back]) for back in range(hurt, -1, -1))
    ]


def _who(back: Crew) -> str:
    return crew_words(back) if back.size else "niemand"


def _last_member(now: Table, one: Club) -> Node:
    """What a club risks whose Members are all in the emergency room."""
    if not one.hurt.members or one.figures.members > one.hurt.members:
        return None
    chance = nobody(one.hurt.members)
    risk = f"Mit {percent(chance)} ({fraction(chance)}) bleibt {one.name} kein Member."
    out = " Nach euren Hausregeln ist der Club dann ausgeschieden."
    stays = " Der Club spielt dann weiter, aber Hitze über 4 wirft ihn aus dem Spiel."
    return p[risk + (out if now.options.no_members == "out" else stays)]


def _waiting(now: Table) -> list[tuple[Seat, Kind, str]]:
    found: list[tuple[Seat, Kind, str]] = []
    for seat in now.seats:
        hurt = now.clubs[seat].hurt
        for (kind, label), number in zip(KINDS, (hurt.members, hurt.prospects), strict=True):
            found += [(seat, kind, f"{name(now, seat)}: ein {label}")] * number
    return found


def _dice(now: Table, ui: Ui[Msg]) -> Renderable:
    waiting = _waiting(now)
    if not waiting:
        return div(".gn-decision")[
            h3["Die Notaufnahme ist leer"],
            div(".gn-actions")[controls.action(ui, "Weiter mit diesem Stand", Again())],
        ]
    each = dict.fromkeys(waiting)
    return div(".gn-decision")[
        h3["Würfeln: 1 bis 3 tot, 4 bis 6 zurück"],
        div(".gn-actions")[
            controls.action(
                ui,
                [icon("dice"), "Für alle würfeln"],
                lambda _: _rolled(waiting),
                primary=True,
            )
        ],
        p(".gn-muted")["Oder legt die Würfel so hin, wie sie bei euch gefallen sind:"],
        (by_hand(ui, label, partial(_fell, seat, kind)) for seat, kind, label in each),
    ]


def _fell(seat: Seat, kind: Kind, pips: int) -> Try:
    return Try((RollForInjured(seat, kind, pips),))


def _rolled(waiting: list[tuple[Seat, Kind, str]]) -> Try:
    """A die for everybody; Members last, because with the last of them a club may be out."""
    order = sorted(waiting, key=lambda one: one[1] == "member")
    return Try(tuple(RollForInjured(seat, kind, dealer.die()) for seat, kind, _ in order))


def announce(model: Model) -> str:
    """What the last change led to, for the live region."""
    if found := told.heard(model.now, model.refused, model.news):
        return found
    one = model.now.clubs[model.editing]
    return f"{one.name}: verletzt {crew_words(one.hurt)}."


NOTAUFNAHME = try_parts.widget(
    "soa/notaufnahme", "Die Notaufnahme zum Ausprobieren", init, from_state, view, announce
)
