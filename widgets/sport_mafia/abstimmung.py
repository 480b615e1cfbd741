"""The vote widget: seats, list and hands by tapping, and what each set of rules makes of it."""

from htpy import Node, div, p, strong

from engine.core.play import Seat
from engine.sport_mafia.ballots import hand_of, tally
from engine.sport_mafia.options import PRESETS
from engine.sport_mafia.phases import Ballot
from engine.sport_mafia.seats import NUMBERS
from widgets.controls import action, chips, stepper
from widgets.parts import refused_aloud
from widgets.sport_mafia import telling
from widgets.sport_mafia.chairs import Chair, hand_told, place_told, round_table
from widgets.sport_mafia.vote_course import (
    Course,
    course,
    outcome,
    refused,
    update,
    with_options,
)
from widgets.sport_mafia.vote_model import (
    MOST_DAYS,
    MOST_ROUNDS,
    Again,
    Call,
    Choose,
    CountAll,
    Model,
    Msg,
    SetDay,
    Tap,
    TapFor,
    Tapping,
    from_state,
)
from widgets.widget import Ui, Widget

TAPPING: tuple[tuple[Tapping, Node], ...] = (
    ("votes", "Stimme"),
    ("list", "auf die Liste"),
    ("seats", "ist weg"),
)
UNTOLD = ("Voted", "SpeechEnded", "DutyReminded")
"""The hands show the votes, and that a speech ends is no news."""
KINDS = {"vote": "Abstimmung", "again": "Stechen", "lift": "Hebeabstimmung"}


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The table and the hands, what has happened, and the three sets of rules beside each other."""
    played = course(model, model.options)
    day = stepper(ui, "Tag", model.day, 1, MOST_DAYS, SetDay)
    rules = telling.presets(model.options, ui, Choose)
    tapping = chips(ui, "Ein Tipp auf einen Platz heißt", TAPPING, model.tapping, TapFor)
    out = outcome(played).out
    seats = round_table(
        [_chair(model, played, seat, out) for seat in NUMBERS],
        _middle(model, played),
        "Der Tisch",
        lambda chair: (ui.click(Tap(chair.number)), _pressed(model, chair.number)),
    )
    called = _called(model, played, ui)
    done = _buttons(model, played, ui)
    return div(".gn-vote")[
        div(".gn-controls")[day, rules],
        div(".gn-vote-table")[tapping, seats],
        div(".gn-vote-side")[
            telling.refused(refused(model), model.options, ui.root),
            called,
            done,
            div(".gn-vote-course", role="group", aria_label="Was geschehen ist")[
                telling.sentences(
                    played.steps, model.options, ui.root, lambda name: name not in UNTOLD
                )
            ],
        ],
        _beside(model, ui),
    ]


def _pressed(model: Model, seat: Seat) -> bool:
    match model.tapping:
        case "seats":
            return seat in model.gone
        case "list":
            return seat in model.listed
    return (seat, model.called) in model.hands


def _chair(model: Model, played: Course, seat: Seat, out: tuple[Seat, ...]) -> Chair:
    hand = hand_of(seat, model.hands)
    note = "" if hand is None else "✓" if hand == 0 else f"→ {hand}"
    told = []
    if hand is not None:
        told.append(hand_told(hand))
    place = model.listed.index(seat) + 1 if seat in model.listed else 0
    if place:
        told.append(place_told(place))
    if seat in out:
        told.append("geht")
    return Chair(
        seat,
        note="geht" if seat in out else note,
        told=", ".join(told),
        mark=f"{place}." if place else "",
        gone=seat in model.gone,
        active=played.ballot is not None and seat == model.called,
        changed=seat in out,
    )


def _middle(model: Model, played: Course) -> Node:
    ballot = played.ballot
    if ballot is None:
        return p[strong["Entschieden"]]
    asked = "Gehen alle?" if ballot.kind == "lift" else f"Wer gegen Nr. {model.called}?"
    return [p[strong[KINDS[ballot.kind]]], p(".gn-muted")[asked]]


def _called(model: Model, played: Course, ui: Ui[Msg]) -> Node:
    ballot = played.ballot
    if ballot is None:
        return None
    living = len(played.state.living)
    if ballot.kind == "lift":
        return p(".gn-number-label")[f"Für das Gehen aller: {len(model.hands)} von {living} Händen"]
    counted = tally(ballot.candidates, model.hands)
    missing = living - len(model.hands)
    last = ballot.candidates[-1]
    labels: list[tuple[Seat, Node]] = [
        (c, f"Nr. {c}: {n}" + (f" + {missing}" if c == last and missing else ""))
        for c, n in counted.items()
    ]
    return [
        chips(ui, "Gerade gerufen (Stimmen)", labels, model.called, Call),
        p(".gn-muted")[
            f"{missing} {'Stimme fehlt' if missing == 1 else 'Stimmen fehlen'} noch: Wer nicht "
            f"abstimmt, stimmt gegen Nr. {last}."
        ]
        if missing
        else None,
    ]


def _buttons(model: Model, played: Course, ui: Ui[Msg]) -> Node:
    count = (
        action(ui, "Hände zählen", CountAll(), primary=True)
        if played.ballot is not None and len(model.rounds) < MOST_ROUNDS
        else None
    )
    again = action(ui, "Abstimmung von vorn", Again()) if model.rounds or model.hands else None
    return div(".gn-actions")[count, again]


def _beside(model: Model, ui: Ui[Msg]) -> Node:
    found = [(preset.options, outcome(course(model, preset.options))) for preset in PRESETS]
    return telling.beside(
        "Dieselben Hände",
        [telling.because(o.text, o.rules[:2], options, ui.root) for options, o in found],
        differ=len({(o.out, o.text) for _, o in found}) > 1,
    )


def announce(model: Model) -> str:
    """Why the last tap was refused, what is asked now, or how it ended."""
    if found := refused(model):
        return refused_aloud(found)
    played = course(model, model.options)
    ballot: Ballot | None = played.ballot
    if ballot is None:
        return outcome(played).text
    if ballot.kind == "lift":
        return f"Hebeabstimmung, {len(model.hands)} Hände."
    counted = tally(ballot.candidates, model.hands)
    return f"{KINDS[ballot.kind]}: " + ", ".join(f"Nr. {c} {n}" for c, n in counted.items()) + "."


ABSTIMMUNG: Widget[Model, Msg] = Widget(
    key="mafia/abstimmung",
    title="Abstimmung mit Stechen und Hebeabstimmung",
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
