"""Who plays by which rules, and the number that makes a game repeatable."""

from dataclasses import replace

import htpy
from htpy import Node, details, div, p, span, strong, summary

from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.seats import COUNT, Role
from engine.sport_mafia.words import ROLE_NAMES
from widgets import dealer
from widgets.controls import action, chips, stepper
from widgets.dealer import LARGEST_SEED
from widgets.sport_mafia.probe.course import Table
from widgets.sport_mafia.probe.model import Model, Msg, Sit
from widgets.widget import BadInput, Ui

CARDS: tuple[tuple[Role | None, str], ...] = (
    (None, "gezogen"),
    *((role, name) for role, name in ROLE_NAMES.items()),
)


def anew(table: Table) -> Table:
    """The same wishes with other cards, at a seat drawn anew."""
    seat = dealer.shuffled(tuple(range(1, COUNT + 1)))[0]
    return replace(table, people=replace(table.people, seed=dealer.any_seed(), person=seat))


def setup(model: Model, ui: Ui[Msg]) -> Node:
    """Another game: folded, since it is needed once."""
    table = model.table

    def people(**changes: object) -> Msg:
        return Sit(replace(table, people=replace(table.people, **changes)))  # type: ignore[arg-type]

    now = f"Platz {table.me}, Nr. {table.people.seed}"
    return details(".gn-fold", id=ui.id("setup"))[
        summary[strong["Neue Partie"], " ", span(".gn-fold-now")[now]],
        div(".gn-actions")[
            action(ui, "Platz und Karten neu ziehen", lambda _: Sit(anew(table))),
            action(ui, "Dieselbe Partie von vorn", Sit(table)),
        ],
        div(".gn-controls")[
            stepper(ui, "Euer Platz", table.me, 1, COUNT, lambda seat: people(person=seat)),
            htpy.label(".gn-seed")[
                "Spielnummer",
                htpy.input(
                    ui.change(lambda text: people(seed=_seed(text))),
                    id=ui.id("seed"),
                    type="text",
                    inputmode="numeric",
                    value=str(table.people.seed),
                ),
            ],
        ],
        chips(ui, "Eure Karte", CARDS, table.people.card, lambda card: people(card=card)),
        chips(
            ui,
            "Gespielt wird nach",
            _ways(table.options),
            table.options,
            lambda options: Sit(replace(table, options=options)),
        ),
        p(".gn-muted")[
            "Jede einzelne Regel stellt ihr unter „Eure Hausregeln“ auf dieser Seite ein. Jede "
            "Änderung hier beginnt eine neue Partie; Zurücknehmen holt die alte wieder. Dieselbe "
            "Spielnummer gibt dieselben Karten und dieselben Gegner."
        ],
    ]


def _ways(options: Options) -> list[tuple[Options, Node]]:
    """The presets, and what the table has chosen if that is none of them."""
    ways: list[tuple[Options, Node]] = [(preset.options, preset.title) for preset in PRESETS]
    known = any(way == options for way, _ in ways)
    return ways if known else [*ways, (options, "Eure Hausregeln")]


def _seed(text: str) -> int:
    plain = text.strip()
    if not plain.isdecimal() or int(plain[:9]) > LARGEST_SEED:
        raise BadInput(f"Eine Spielnummer ist eine ganze Zahl von 0 bis {LARGEST_SEED}.")
    return int(plain)
