"""The night widget: shots and checks by tapping, the result, and what each role knows now."""

from dataclasses import replace

from htpy import Node, dd, div, dl, dt, p, strong

from engine.core.play import Seat
from engine.sport_mafia.events_night import ShotsCompared
from engine.sport_mafia.options import Options
from engine.sport_mafia.seats import DECK, NUMBERS, Role
from engine.sport_mafia.wording import tell
from engine.sport_mafia.words import ROLE_NAMES
from widgets.controls import chips, stepper
from widgets.parts import refused_aloud
from widgets.sport_mafia import telling
from widgets.sport_mafia.chairs import Chair, round_table
from widgets.sport_mafia.night_course import course, knows
from widgets.sport_mafia.night_model import (
    MOST_NIGHTS,
    Acting,
    Choose,
    Model,
    Msg,
    SetNight,
    Tap,
    TapFor,
    cleaned,
    from_state,
    refused,
    update,
)
from widgets.sport_mafia.telling import TableStep
from widgets.widget import Ui, Widget

TOLD = ("ShotsCompared", "Answered", "Left", "NobodyShot", "Decided", "NoBestMove", "StillNight")
ACTS: tuple[tuple[Acting, Node], ...] = (
    ("shot", "Schuss"),
    ("don", "Don prüft"),
    ("sheriff", "Sheriff prüft"),
    ("card", "Karte"),
    ("seats", "ist weg"),
)
KNOWERS: tuple[Role, ...] = ("citizen", "sheriff", "mafioso", "don")


def view(model: Model, ui: Ui[Msg]) -> Node:
    """Whose tap it is, the table, and what the night has come to."""
    steps = course(model)
    night = stepper(ui, "Nacht", model.night, 2, MOST_NIGHTS, SetNight)
    rules = telling.presets(model.options, ui, Choose)
    acting = chips(ui, "Ein Tipp auf einen Platz heißt", ACTS, model.acting, TapFor)
    which = _which(model, ui)
    seats = round_table(
        [_chair(model, seat) for seat in NUMBERS],
        [p[strong[f"Nacht {model.night}"]], p(".gn-muted")["alle Karten offen"]],
        "Der Tisch in der Nacht, wie ihn die Spielleitung sieht",
        lambda chair: (ui.click(Tap(chair.number)), _pressed(model, chair.number)),
    )
    return div(".gn-vote")[
        div(".gn-controls")[night, rules],
        div(".gn-vote-table")[acting, which, seats],
        div(".gn-vote-side")[
            telling.refused(refused(model), model.options, ui.root),
            div(".gn-vote-course", role="group", aria_label="Was diese Nacht bringt")[
                telling.sentences(steps, model.options, ui.root, TOLD.__contains__)
            ],
        ],
        _known(model, steps),
    ]


def _which(model: Model, ui: Ui[Msg]) -> Node:
    """Who shoots, or which card is given; the other taps leave nothing to choose."""
    if model.acting == "shot":
        who: list[tuple[Seat, Node]] = [(s, f"Nr. {s}") for s in model.shooters]
        return chips(ui, "Es schießt", who, model.shooter, lambda s: TapFor("shot", s))
    if model.acting == "card":
        cards: list[tuple[Role, Node]] = [(r, ROLE_NAMES[r]) for r in DECK if r != "citizen"]
        return chips(ui, "Diese Karte", cards, model.card, lambda r: TapFor("card", card=r))
    return None


def _pressed(model: Model, seat: Seat) -> bool:
    match model.acting:
        case "shot":
            return (model.shooter, seat) in model.shots
        case "don":
            return model.don == seat
        case "sheriff":
            return model.sheriff == seat
        case "seats":
            return seat in model.gone
    return model.roles[seat - 1] == model.card


def _chair(model: Model, seat: Seat) -> Chair:
    targets = [target for shooter, target in model.shots if shooter == seat]
    asked = {"don": model.don, "sheriff": model.sheriff}.get(model.roles[seat - 1], 0)
    note = " ".join([*(f"→{t}" for t in targets), *([f"?{asked}"] if asked else [])])
    told = [f"schießt auf Nr. {t}" for t in targets] + (
        [f"fragt nach Nr. {asked}"] if asked else []
    )
    gone = seat in model.gone
    return Chair(
        seat,
        model.roles[seat - 1],
        note="" if gone else note,
        told="" if gone else ", ".join(told),
        gone=gone,
        active=model.acting == "shot" and seat == model.shooter,
    )


def _known(model: Model, steps: tuple[TableStep, ...]) -> Node:
    state = steps[-1].after
    rows = []
    for role in KNOWERS:
        holders = [s for s in NUMBERS if model.roles[s - 1] == role and s not in model.gone]
        if holders:
            who = f"Nr. {holders[0]}, {ROLE_NAMES[role]}"
            rows.append(div[dt[who], dd[f"weiß: {knows(state, holders[0])}."]])
    return div(".gn-vote-beside")[
        p(".gn-number-label")["Was jede Rolle jetzt sicher weiß"],
        dl(".gn-vote-presets.gn-night-known")[rows],
    ]


def announce(model: Model) -> str:
    """Why the last tap was refused, or what the night has come to."""
    if found := refused(model):
        return refused_aloud(found)
    steps = telling.happened(course(model))
    return next((tell(s, event) for s, event in steps if isinstance(event, ShotsCompared)), "")


def with_options(model: Model, options: Options) -> Model:
    """The same night by other rules; shots and checks that they forbid fall away."""
    return cleaned(replace(model, options=options, tried=0))


NACHT: Widget[Model, Msg] = Widget(
    key="mafia/nacht",
    title="Eine Nacht: Schüsse, Prüfungen, Ergebnis",
    model=Model,
    message=Msg,
    init=Model,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.options,
    with_options=with_options,
)
