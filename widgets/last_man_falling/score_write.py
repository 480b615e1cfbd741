"""Writing a round: whose cards, which of them are left, or just the sum."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from htpy import Node, button, div, h3, input, label, p, span

from engine.last_man_falling.rules.ending import (
    NUMBERS_COUNT,
    POINTS_FOR_HELD,
    SPECIALS_COUNT,
    WINNER_SCORES_NOTHING,
)
from engine.last_man_falling.words import KIND_NAMES
from widgets.controls import action, chips
from widgets.last_man_falling.palette import kind_count
from widgets.last_man_falling.score_model import (
    KINDS,
    MOST_NUMBERS,
    MOST_OF_A_KIND,
    Correct,
    Entry,
    Finish,
    Held,
    Model,
    Msg,
    Show,
    Total,
    Write,
    counted,
    points,
    put,
)
from widgets.last_man_falling.score_standing import points_of
from widgets.panel import whole
from widgets.parts import sentence
from widgets.widget import BadInput, Ui


def write(model: Model, ui: Ui[Msg]) -> Node:
    """The round that is being written."""
    entry, name = model.draft[model.shown], model.names[model.shown]
    by_cards = isinstance(entry, Held)
    whose = [(s, f"{n}: {points(model.draft[s])}") for s, n in enumerate(model.names)]
    old = model.editing
    head = f"Runde {len(model.rounds) + 1}" if old is None else f"Runde {old + 1} berichtigen"
    who = chips(ui, "Wessen Karten?", whose, model.shown, Show)
    how = chips(
        ui,
        f"{name} hat noch",
        ((True, "diese Karten"), (False, "nur die Summe aufschreiben")),
        by_cards,
        lambda cards: Write(Held() if cards else Total(points(entry))),
    )
    body = (
        _cards(entry, model.options.deck.numbers, ui)
        if isinstance(entry, Held)
        else _sum(entry, name, ui)
    )
    return div(".gn-score-write")[
        h3[head], who, how, body, _counted(entry, name, _deducted(model), ui), _done(model, ui)
    ]


def _cards(held: Held, numbers: Iterable[int], ui: Ui[Msg]) -> Node:
    full = len(held.numbers) >= MOST_NUMBERS

    def more(number: int) -> Msg:
        return Write(held if full else replace(held, numbers=(*held.numbers, number)))

    def less(place: int) -> Msg:
        rest = (*held.numbers[:place], *held.numbers[place + 1 :])
        return Write(replace(held, numbers=rest))

    def kind(place: int, count: int) -> Msg:
        return Write(replace(held, kinds=put(held.kinds, place, count)))

    offered = [
        button(".gn-action", ui.click(more(n)), type="button", aria_label=f"Waffenkarte {n} dazu")[
            str(n)
        ]
        for n in numbers
    ]
    kept = [
        button(".gn-action", ui.click(less(i)), type="button", aria_label=f"Waffenkarte {n} weg")[
            f"{n} ✕"
        ]
        for i, n in enumerate(held.numbers)
    ]
    specials = [
        kind_count(ui, KIND_NAMES[name], name, held.kinds[i], MOST_OF_A_KIND, partial(kind, i))
        for i, name in enumerate(KINDS)
    ]
    return [
        div(role="group", aria_label="Waffenkarten nach ihrer Zahl")[
            p(".gn-number-label")["Waffenkarten: Antippen legt die Zahl dazu"],
            div(".gn-actions.gn-score-numbers")[offered],
            div(".gn-actions.gn-score-numbers")[kept] if kept else None,
        ],
        div(".gn-score-kinds")[specials],
    ]


def _sum(entry: Total, name: str, ui: Ui[Msg]) -> Node:
    field = ui.id("summe")

    def typed(text: str) -> Msg:
        try:
            return Write(Total(whole(text)))
        except ValueError as reason:
            raise BadInput(str(reason)) from None

    return div(".gn-typed")[
        label(for_=field)[f"Punkte von {name}"],
        input(
            ui.change(typed),
            id=field,
            type="text",
            inputmode="numeric",
            size="5",
            value=str(entry.points or ""),
            placeholder="0",
        ),
    ]


def _counted(entry: Entry, name: str, less: int, ui: Ui[Msg]) -> Node:
    count = points(entry)
    if not count:
        text = f"{name} hat keine Karte mehr und schreibt null."
        if less:
            text = f"{name} hat keine Karte mehr und zieht {points_of(less)} ab."
        return sentence(text, (WINNER_SCORES_NOTHING,), ui.root)
    rules = [POINTS_FOR_HELD]
    if isinstance(entry, Held):
        rules += [NUMBERS_COUNT] if entry.numbers else []
        rules += [SPECIALS_COUNT] if any(entry.kinds) else []
    return sentence(f"{name} schreibt {points_of(count)}.", rules, ui.root)


def _deducted(model: Model) -> int:
    """What whoever is out takes off, as long as nobody else is out too."""
    return max(0, -min(counted(model.draft, model.options)))


def _done(model: Model, ui: Ui[Msg]) -> Node:
    old = model.editing
    after = (model.shown + 1) % len(model.names)
    finish = "Runde eintragen" if old is None else f"Runde {old + 1} ersetzen"
    return [
        _hint(model),
        div(".gn-actions")[
            action(ui, f"Weiter zu {model.names[after]}", Show(after)),
            action(ui, finish, _finish(model), primary=True),
            None if old is None else action(ui, "Doch so lassen", Correct(None)),
        ],
    ]


def _finish(model: Model) -> Callable[[str], Msg]:
    def made(_: str) -> Msg:
        if not any(points(entry) for entry in model.draft):
            raise BadInput("Noch hat niemand Punkte: Tragt erst ein, was die anderen halten.")
        return Finish()

    return made


def _hint(model: Model) -> Node:
    clear = sum(not points(entry) for entry in model.draft)
    if clear > 1:
        open_ = [n for n, e in zip(model.names, model.draft, strict=True) if not points(e)]
        return p(".gn-muted")[span[f"Noch bei null: {', '.join(open_)}."]]
    return None
