"""Who plays, by which options, and the number that makes a game repeatable."""

from dataclasses import replace

import htpy
from htpy import Node, details, div, p, span, strong, summary

from engine.last_man_falling.deck import DECK, told
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import PRESETS
from engine.last_man_falling.rules.cards import NUMBER_RANGE
from widgets import dealer
from widgets.controls import action, chips, stepper
from widgets.dealer import LARGEST_SEED
from widgets.last_man_falling.house import HOUSE
from widgets.last_man_falling.opponents.choice import KIND_LABELS, Kind
from widgets.last_man_falling.probe.course import Table
from widgets.last_man_falling.probe.model import Model, Msg, Sit, with_people
from widgets.parts import cites
from widgets.widget import BadInput, Ui


def setup(model: Model, ui: Ui[Msg]) -> Node:
    """Another game: folded, since it is needed once."""
    table = model.table
    people = "ein Gegner" if len(table.kinds) == 1 else f"{len(table.kinds)} Gegner"
    return details(".gn-fold", id=ui.id("setup"))[
        summary[strong["Neues Spiel"], " ", span(".gn-fold-now")[f"{people}, Nr. {table.seed}"]],
        div(".gn-actions")[
            action(ui, "Neu mischen", lambda _: Sit(replace(table, seed=dealer.any_seed()))),
            action(ui, "Dasselbe Spiel von vorn", Sit(table)),
        ],
        div(".gn-controls")[
            _people(table, ui),
            htpy.label(".gn-seed")[
                "Spielnummer",
                htpy.input(
                    ui.change(lambda text: Sit(replace(table, seed=_seed(text)))),
                    id=ui.id("seed"),
                    type="text",
                    inputmode="numeric",
                    value=str(table.seed),
                ),
            ],
        ],
        [_kind(table, seat, kind, ui) for seat, kind in enumerate(table.kinds)],
        chips(
            ui,
            "Gespielt wird nach",
            _ways(table),
            table.options,
            lambda options: Sit(replace(table, options=options)),
        ),
        p(".gn-muted")[
            f"Gemischt werden {told(table.options.deck)}",
            ", unsere Annahme." if table.options.deck == DECK else ", wie in eurer Schachtel.",
            cites((NUMBER_RANGE,), ui.root),
        ],
        p(".gn-muted")[
            "Jede einzelne Regel stellt ihr unter „Eure Hausregeln“ auf dieser Seite ein; dann "
            "lässt sich dieses Spiel darauf umstellen. Jede Änderung hier beginnt ein neues Spiel; "
            "Zurücknehmen holt das alte wieder. "
            "Dieselbe Spielnummer gibt dieselben Karten und dieselben Gegner."
        ],
    ]


def _ways(table: Table) -> list[tuple[Options, Node]]:
    """The presets, and what the table has chosen if that is none of them."""
    now = table.options
    ways: list[tuple[Options, Node]] = [
        (HOUSE.preset(i, now), preset.title) for i, preset in enumerate(PRESETS)
    ]
    known = any(options == now for options, _ in ways)
    return ways if known else [*ways, (now, "Eure Hausregeln")]


def _people(table: Table, ui: Ui[Msg]) -> Node:
    def sit(count: int) -> Msg:
        return Sit(with_people(table, count))

    return stepper(ui, "Gegner", len(table.kinds), 1, table.options.seats - 1, sit)


def _kind(table: Table, seat: int, kind: Kind, ui: Ui[Msg]) -> Node:
    def changed(value: Kind) -> Msg:
        kinds = list(table.kinds)
        kinds[seat] = value
        return Sit(replace(table, kinds=tuple(kinds)))

    return chips(ui, f"{table.names[seat + 1]} …", tuple(KIND_LABELS.items()), kind, changed)


def _seed(text: str) -> int:
    plain = text.strip()
    if not plain.isdecimal() or int(plain[:9]) > LARGEST_SEED:
        raise BadInput(f"Eine Spielnummer ist eine ganze Zahl von 0 bis {LARGEST_SEED}.")
    return int(plain)
