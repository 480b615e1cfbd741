"""The panel of house rules: one widget for any game that describes its options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any

from htpy import Node, details, div, input, label, li, p, span, strong, summary, ul

from engine.core.codec import loads
from widgets.controls import action, chips, reader, saver, toggle
from widgets.house import House, Numbers, Question, Worded, chosen
from widgets.parts import cites
from widgets.widget import BadInput, Ui, Widget


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the question about ``option``: with the choice of that number, or with the number."""

    option: str
    number: int


@dataclass(frozen=True, slots=True)
class TakePreset:
    """Everything as in the preset of that number."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeProposals:
    """Everything as we propose it."""


@dataclass(frozen=True, slots=True)
class Load:
    """The options of a file, as :meth:`House.write` writes them."""

    text: str


type Msg = Choose | TakePreset | TakeProposals | Load
type Part = Callable[[Any, Ui[Any]], Node]


def panel(
    house: House[Any], model: Any, title: str, parts: Mapping[str, Part] | None = None
) -> Widget[Any, Msg]:
    """The panel of ``house``. ``model``: a frozen dataclass of ``options`` (the options of the
    game) and ``tried`` (a :class:`Choose` that was refused, or None), both with defaults.
    ``parts``: how each :class:`Worded` option is asked for.
    """
    return Widget(
        key=f"{house.game}/hausregeln",
        title=title,
        model=model,
        message=Msg,
        init=model,
        update=lambda before, msg: update(house, before, msg),
        view=lambda now, ui: view(house, now, ui, parts or {}),
        announce=lambda now: announce(house, now),
        keeps="device",
        file=f"hausregeln-{house.game}.json",
        house=lambda now: chosen(house, now.options),
    )


def update(house: House[Any], model: Any, msg: Msg) -> Any:
    """The model after a message; what excludes each other is refused and remembered as tried."""
    match msg:
        case TakeProposals():
            return replace(model, options=house.proposals, tried=None)
        case TakePreset(number=number):
            return replace(model, options=house.preset(number, model.options), tried=None)
        case Load(text=text):
            return replace(model, options=house.read(text), tried=None)
        case Choose():
            try:
                return replace(model, options=answered(house, model.options, msg), tried=None)
            except ValueError:
                return replace(model, tried=msg)


def answered(house: House[Any], options: Any, msg: Choose) -> Any:
    """The options with that answer. Raises ValueError: it can't be, one German sentence why."""
    question = house.question(msg.option)
    if question is None:
        raise ValueError("Diese Frage gibt es nicht.")
    if isinstance(question.choices, Numbers):
        return replace(options, **{msg.option: msg.number})
    if isinstance(question.choices, Worded):
        raise ValueError("Danach wird hier anders gefragt.")
    if not 0 <= msg.number < len(question.choices):
        raise ValueError("Diese Antwort gibt es nicht.")
    return replace(options, **{msg.option: question.choices[msg.number].value})


def refused(house: House[Any], model: Any) -> str:
    """Why the answer that was tried last can't be; empty: nothing was refused."""
    if model.tried is None:
        return ""
    try:
        answered(house, model.options, model.tried)
    except ValueError as reason:
        return str(reason)
    return ""


def announce(house: House[Any], model: Any) -> str:
    """How many rules differ now, or why the last choice can't be."""
    if why := refused(house, model):
        return f"Das geht nicht: {why}"
    return f"Eure Hausregeln: {house.now(model.options)}."


def view(house: House[Any], model: Any, ui: Ui[Msg], parts: Mapping[str, Part]) -> Node:
    """Presets, the switches, and the other questions in folded groups."""
    changed = bool(house.changed(model.options))
    presets = _presets(house, model.options, ui) if house.presets else None
    # made now, not while rendering: a control keeps its number whether the last button is there
    groups = [
        _group(house, model, title, tuple(questions), ui, parts)
        for title, questions in groupby(_switches_first(house), lambda q: q.group)
    ]
    return div(".gn-panel")[
        p(".gn-muted")[
            "Beispiele, Irrtümer und alles zum Ausprobieren rechnen auf allen Seiten dieses Spiels "
            "danach. Die Wahl bleibt auf diesem Gerät."
        ],
        presets,
        groups,
        div(".gn-actions")[action(ui, "Zurück zu unseren Vorschlägen", TakeProposals())]
        if changed
        else None,
        _file(house, model, ui),
    ]


def _file(house: House[Any], model: Any, ui: Ui[Msg]) -> Node:
    def read(text: str) -> Msg:
        return Load(house.write(loads(text, type(model)).options))

    return div(".gn-actions")[
        saver(),
        reader(ui, read),
    ]


def _switches_first(house: House[Any]) -> list[Question]:
    first = next((q.group for q in house.questions if q.switch), None)
    return sorted(house.questions, key=lambda q: q.group != first)


def _presets(house: House[Any], options: Any, ui: Ui[Msg]) -> Node:
    count = range(len(house.presets))
    now = next((i for i in count if house.preset(i, options) == options), None)
    choices = [(i, preset.label) for i, preset in enumerate(house.presets)]
    preset = house.presets[now] if now is not None else None
    return div(".gn-reading")[
        chips(ui, "Auf einmal einstellen", choices, now, TakePreset),
        p(".gn-muted")[preset.says if preset else "Eure eigene Mischung."],
        ul(".gn-muted.gn-preset")[(_reason(house, *reason, ui) for reason in preset.reasons)]
        if preset and preset.reasons
        else None,
    ]


def _reason(house: House[Any], option: str, why: str, ui: Ui[Msg]) -> Node:
    """What a preset chooses differently from our proposals, and why."""
    question = house.question(option)
    if question is None:
        return None
    now = next(p for p in house.presets if (option, why) in p.reasons).options
    chosen_ = question.asks if question.switch else question.choice(getattr(now, option)).label
    lead = "" if question.switch else f"{question.asks.rstrip('…').strip()} "
    return li[lead, strong[chosen_], f": {why}", cites(question.rules, ui.root)]


def _group(
    house: House[Any],
    model: Any,
    title: str,
    questions: tuple[Question, ...],
    ui: Ui[Msg],
    parts: Mapping[str, Part],
) -> Node:
    differ = sum(q in questions for q in house.changed(model.options))
    now = f"{differ} geändert" if differ else "wie vorgeschlagen"
    asked = [
        parts[q.option](model, ui)
        if isinstance(q.choices, Worded)
        else _question(house, model, q, ui)
        for q in questions
    ]
    own = next((ui.id(q.option) for q in questions if isinstance(q.choices, Worded)), None)
    return details(".gn-fold", id=own)[
        summary[strong[title], " ", span(".gn-fold-now")[now]],
        asked,
    ]


def _question(house: House[Any], model: Any, question: Question, ui: Ui[Msg]) -> Node:
    value = getattr(model.options, question.option)
    idle = question.needs is not None and not getattr(model.options, question.needs)
    differs = value != getattr(house.proposals, question.option)
    return div(class_=["gn-reading", {"gn-differs": differs}])[
        control(question, value, ui, partial(Choose, question.option)),
        _why(house, model, question),
        p(".gn-muted")[
            question.choice(True if question.switch else value).why,
            cites(house.governing(question, model.options), ui.root),
            idle and f" Wirkt nur mit {_named(house, question.needs)}.",
        ],
    ]


def _named(house: House[Any], option: str | None) -> str:
    needed = house.question(option or "")
    return f"„{needed.asks}“" if needed else ""


def control[M](question: Question, value: Any, ui: Ui[M], make: Callable[[int], M]) -> Node:
    """Asks the question; ``make``: the message for the choice of that number, or the number."""
    choices = question.choices
    if isinstance(choices, Numbers):
        return _number(question, choices, value, ui, make)
    if isinstance(choices, Worded):
        return span[question.choice(value).label]
    if question.switch:
        return toggle(ui, question.asks, bool(value), lambda on: make(int(on)))
    numbered: list[tuple[int, Node]] = [(i, c.label) for i, c in enumerate(choices)]
    now = next(i for i, choice in enumerate(choices) if choice.value == value)
    return chips(ui, question.asks, numbered, now, make)


def _number[M](
    question: Question, numbers: Numbers, value: int, ui: Ui[M], make: Callable[[int], M]
) -> Node:
    name = ui.id(f"zahl-{question.option}")

    def typed(text: str) -> M:
        number = whole(text)
        if not numbers.least <= number <= numbers.most:
            raise BadInput(
                f"{question.asks} Möglich sind {numbers.least} bis {numbers.most} {numbers.unit}."
            )
        return make(number)

    return div(".gn-typed")[
        label(for_=name)[question.asks],
        input(
            ui.change(typed), id=name, type="text", inputmode="numeric", size="5", value=str(value)
        ),
        span(aria_hidden="true")[numbers.unit],
    ]


def whole(text: str) -> int:
    """The number that was typed. Raises :class:`BadInput`."""
    plain = text.strip()
    # ASCII only, and not too long: int() would take more, or refuse what isdecimal() lets pass
    if not (plain.isascii() and plain.isdecimal() and len(plain) < 9):
        if plain[:1] in ("-", "–", "−"):
            raise BadInput(f"„{text[:40]}“ geht nicht: Unter null wird hier nichts gezählt.")
        if not plain:
            raise BadInput("Da fehlt noch eine Zahl.")
        raise BadInput(f"„{text[:40]}“ ist keine ganze Zahl.")
    return int(plain)


def _why(house: House[Any], model: Any, question: Question) -> Node:
    why = refused(house, model)
    if not why or model.tried.option != question.option:
        return None
    return div(".gn-refusal", role="group", aria_label="Nicht möglich")[
        p[strong["Das geht nicht:"], " ", why]
    ]
