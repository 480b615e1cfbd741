"""A counter with a typed number, a refusal, a die, a long step, an endless one and a crash."""

from dataclasses import dataclass, replace
from typing import Literal

from htpy import Node, button, div, input, label, p

from widgets.dealer import die
from widgets.widget import BadInput, Ui, Widget

ENDLESS = "666"
"""Typed into the number field, it never ends; a number, so that no rehearsal clicks it."""


@dataclass(frozen=True, slots=True)
class Model:
    """``count`` and what the die showed last; 0: never rolled. ``goal``: up to where it counts by
    itself."""

    count: int = 0
    pips: int = 0
    goal: int = 0


@dataclass(frozen=True, slots=True)
class Add:
    """Add a number."""

    number: int


@dataclass(frozen=True, slots=True)
class Set:
    """Set the count."""

    number: int


@dataclass(frozen=True, slots=True)
class Fell:
    """The die fell."""

    pips: int


@dataclass(frozen=True, slots=True)
class Trouble:
    """Go wrong in one of several ways."""

    kind: Literal["long", "endless", "crash"]


@dataclass(frozen=True, slots=True)
class CountTo:
    """Count up to ``goal`` by itself; 0: stop."""

    goal: int


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of the long work."""


type Msg = Add | Set | Fell | Trouble | CountTo | Piece


def update(model: Model, message: Msg) -> Model:
    match message:
        case Add(number):
            return Model(model.count + number, model.pips)
        case Set(number):
            return Model(number, model.pips)
        case Fell(pips):
            return Model(model.count, pips)
        case CountTo(goal):
            return replace(model, goal=goal)
        case Piece():
            return replace(model, count=model.count + (model.count < model.goal))
        case Trouble("long"):
            return Model(sum(1 for _ in range(300_000)), model.pips)
        case Trouble("endless"):
            while True:
                pass
        case Trouble(kind):
            raise RuntimeError(kind)


def number(text: str) -> Msg:
    if not text.strip().lstrip("-").isdecimal():
        raise BadInput(f"„{text}“ ist keine ganze Zahl.")
    return Trouble("endless") if text == ENDLESS else Set(int(text))


def view(model: Model, ui: Ui[Msg]) -> Node:
    return div[
        p(".demo-count", id=ui.id("count"))[f"Zähler: {model.count}"],
        p(".demo-pips")[f"Würfel: {model.pips}"] if model.pips else None,
        button(ui.click(Add(1)), type="button")["Eins mehr"],
        button(ui.click(Add(-1)), type="button")["Eins weniger"],
        button(ui.click(lambda _: Fell(die())), type="button")["Würfeln"],
        label(for_=ui.id("number"))["Zahl"],
        input(ui.change(number), id=ui.id("number"), type="text", value=str(model.count)),
        label(for_=ui.id("note"))["Notiz"],
        input(id=ui.id("note"), type="text"),
        button(ui.click(Trouble("long")), type="button")["Lange rechnen"],
        button(ui.click(Trouble("crash")), type="button")["Fehler"],
        button(ui.click(Add(1)), type="button")["Letzter"] if model.count == 41 else None,
        button(ui.click(CountTo(model.count + 60)), type="button")["Hochzählen"],
        button(ui.click(CountTo(1_000_000)), type="button")["Weit zählen"],
        model.count < model.goal
        and div(ui.tick(Piece()), id=ui.id("work"))[
            button(ui.click(CountTo(0)), type="button")["Abbrechen"]
        ],
    ]


COUNTER: Widget[Model, Msg] = Widget(
    "demo/counter",
    "Zähler",
    Model,
    Msg,
    Model,
    update,
    view,
    lambda model: f"Der Zähler steht auf {model.count}.",
    remember=lambda message: not isinstance(message, Piece),
)
