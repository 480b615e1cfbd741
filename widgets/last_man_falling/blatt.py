"""The deck of a table: how many of each card its box holds, checked by the engine."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from htpy import Node, details, div, li, p, span, strong, summary, ul

from engine.last_man_falling.cards import SYMBOL_KINDS, WILD_KINDS
from engine.last_man_falling.deck import DECK, Draft, told
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules.cards import NUMBER_RANGE
from engine.last_man_falling.words import KIND_NAMES, count_of
from widgets.controls import action, stepper
from widgets.last_man_falling.palette import kind_count
from widgets.parts import cites
from widgets.widget import Ui


@dataclass(frozen=True, slots=True)
class Count:
    """Somebody has counted the box, rightly or wrongly."""

    draft: Draft


def as_draft(deck: Draft) -> Draft:
    """The same numbers, to be changed."""
    return Draft(*(getattr(deck, name) for name in Draft.__dataclass_fields__))


def faults(options: Options, draft: Draft) -> tuple[str, ...]:
    """Every reason against playing with it, one German sentence each."""
    try:
        counted(options, draft)
    except ValueError as reason:
        return draft.faults or (str(reason),)
    return ()


def counted(options: Options, draft: Draft) -> Options:
    """The options with that deck. Raises ValueError."""
    return replace(options, deck=draft.tidy())


def view(model: Any, ui: Ui[Any]) -> Node:
    """What we assume, what the table has, and what is wrong with it."""
    draft = model.draft or as_draft(model.options.deck)
    return [
        p(".gn-muted")[
            f"Wie viele Karten es sind, sagt keine öffentliche Quelle: {DECK.size} ist unsere "
            "Annahme. Zählt nach und tragt ein, was in eurer Schachtel liegt.",
            cites((NUMBER_RANGE,), ui.root),
        ],
        div(".gn-controls")[
            stepper(ui, "Kleinste Zahl", draft.lowest, 0, None, partial(_set, draft, "lowest")),
            stepper(ui, "Größte Zahl", draft.highest, 0, None, partial(_set, draft, "highest")),
            stepper(
                ui, "Jede Zahl je Waffe", draft.copies, 0, None, partial(_set, draft, "copies")
            ),
        ],
        _each_number(draft, ui),
        div(".gn-score-kinds")[
            [_kind(draft, kind, f"{KIND_NAMES[kind]} je Waffe", ui) for kind in SYMBOL_KINDS],
            [_kind(draft, kind, KIND_NAMES[kind], ui) for kind in WILD_KINDS],
        ],
        _sum(model.options, draft),
        div(".gn-actions")[action(ui, f"Zurück zum Vorschlag ({DECK.size} Karten)", Count(Draft()))]
        if draft != Draft()
        else None,
    ]


def _set(draft: Draft, name: str, count: int) -> Count:
    changed: dict[str, Any] = {name: count}
    return Count(replace(draft, **changed))


def _times(draft: Draft, number: int, count: int) -> Count:
    return Count(replace(draft, odd=tuple(sorted((dict(draft.odd) | {number: count}).items()))))


def _each_number(draft: Draft, ui: Ui[Any]) -> Node:
    """A number that comes more or less often than the others, like a single zero."""
    odd = [n for n, c in draft.odd if n in draft.numbers and c != draft.copies]
    now = f"abweichend: {', '.join(map(str, odd))}" if odd else "alle gleich oft"
    return details(".gn-fold")[
        summary[strong["Einzelne Zahlen"], " ", span(".gn-fold-now")[now]],
        div(".gn-controls")[
            [
                stepper(ui, f"{n} je Waffe", draft.times(n), 0, None, partial(_times, draft, n))
                for n in draft.numbers
            ]
        ],
    ]


def _kind(draft: Draft, kind: str, label: str, ui: Ui[Any]) -> Node:
    count = getattr(draft, kind)
    return kind_count(ui, label, kind, count, None, partial(_set, draft, kind))


def _sum(options: Options, draft: Draft) -> Node:
    if found := faults(options, draft):
        return div(".gn-refusal", role="group", aria_label="Nicht möglich")[
            p[strong["Das geht nicht:"]],
            ul[(li[why] for why in found)],
            p[f"Bis das stimmt, gilt weiter: {told(options.deck)}."],
        ]
    people = counted(options, draft).seats
    return p[
        strong[f"{count_of(draft.size)}: "],
        f"{draft.number_cards} mit Waffe und Zahl, {draft.symbol_cards} Sonderkarten mit Waffe, "
        f"{draft.wild_cards} ohne. Das reicht ",
        f"für 2 bis {people} Personen." if people > 2 else "nur zu zweit.",
    ]


def announce(options: Options, draft: Draft) -> str:
    """Every fault, for the live region."""
    return f"Das geht nicht: {' '.join(faults(options, draft))}"
