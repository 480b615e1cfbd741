"""The Variantenvergleich widget: simulate many games in pieces, and see what a variant changes."""

from dataclasses import replace

import htpy
from htpy import Element, Node, details, div, fieldset, legend, p, span, strong, summary

from engine.last_man_falling.deck import told
from engine.last_man_falling.options import MatchBy, Options
from engine.last_man_falling.state import FEWEST
from widgets import dealer
from widgets.controls import action, chips, stepper, toggle
from widgets.last_man_falling.compare.chart import results
from widgets.last_man_falling.compare.model import (
    COUNTS,
    VARIANTS,
    Choose,
    Crowd,
    Model,
    Msg,
    Piece,
    Setup,
    Start,
    Stop,
    update,
    with_options,
)
from widgets.widget import Ui, Widget

CROWDS: tuple[tuple[Crowd, str], ...] = (
    ("sensible", "alle denken mit"),
    ("random", "alle würfeln"),
    ("mixed", "halb und halb"),
)
LENGTHS = (("one", "eine Runde"), ("five", "fünf Runden"), ("points", "bis 200 Punkte"))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """What is compared, the work, and the results so far."""
    return div(".gn-compare")[
        _setup(model.setup, ui),
        _work(model, ui),
        div(".gn-results")[results(model)],
    ]


def _setup(setup: Setup, ui: Ui[Msg]) -> Element:
    def choose(**changes: object) -> Msg:
        return Choose(replace(setup, **changes))  # type: ignore[arg-type]

    def toggled(name: str, on: bool) -> Msg:
        wanted = tuple(
            v for v in VARIANTS if (v in setup.variants and v != name) or (on and v == name)
        )
        return choose(variants=wanted)

    def one(name: str, title: str) -> Element:
        return toggle(ui, title, name in setup.variants, lambda on: toggled(name, on))

    return details(".gn-fold", id=ui.id("setup"))[
        summary[strong["Was wird verglichen?"], " ", span(".gn-fold-now")[_told(setup)]],
        div(".gn-controls")[
            stepper(
                ui,
                "Personen",
                setup.people,
                FEWEST,
                setup.options.seats,
                lambda n: choose(people=n),
            ),
            chips(ui, "Am Tisch", CROWDS, setup.crowd, lambda v: choose(crowd=v)),
        ],
        chips(ui, "Ein Spiel ist", LENGTHS, _length(setup.options), lambda v: _long(setup, v)),
        fieldset(".gn-chips")[
            legend["Verglichen wird, was diese Varianten ändern, jede für sich"],
            div(".gn-controls")[[one(name, title) for name, title in VARIANTS.items()]],
        ],
        chips(
            ui,
            "Spiele je Zeile",
            [(n, str(n)) for n in COUNTS],
            setup.count,
            lambda n: choose(count=n),
        ),
    ]


def _told(setup: Setup) -> str:
    length = dict(LENGTHS).get(_length(setup.options) or "", "nach euren Regeln")
    rows = len(setup.variants)
    variants = "eine Variante" if rows == 1 else f"{rows or 'keine'} Varianten"
    crowd = dict(CROWDS)[setup.crowd]
    return f"{setup.people} Personen, {crowd}, {length}, {variants}, je {setup.count} Spiele"


def _length(options: Options) -> str | None:
    if options.match_by == "points":
        return "points" if options.target == 200 else None
    return {1: "one", 5: "five"}.get(options.rounds)


def _long(setup: Setup, wanted: str) -> Msg:
    by: MatchBy = "points" if wanted == "points" else "rounds"
    rounds = 5 if wanted == "five" else 1
    changed = replace(setup.options, match_by=by, rounds=rounds, target=200)
    return Choose(replace(setup, options=changed))


def _work(model: Model, ui: Ui[Msg]) -> Node:
    setup, total = model.setup, model.setup.total
    if model.running:
        return div(".gn-work", ui.tick(Piece()), id=ui.id("work"))[
            htpy.label(for_=ui.id("progress"))[f"{model.done} von {total} Spielen"],
            htpy.progress(id=ui.id("progress"), max=str(total), value=str(model.done)),
            action(ui, "Abbrechen", Stop()),
        ]
    begun = 0 < model.done < total
    return div(".gn-work")[
        div(".gn-actions")[
            action(ui, "Weiterrechnen" if begun else "Durchspielen", Start(), primary=True),
            action(ui, "Andere Karten", lambda _: Choose(replace(setup, seed=dealer.any_seed()))),
        ],
        p(".gn-muted")[_said(model)],
    ]


def _said(model: Model) -> str:
    setup = model.setup
    crowd = dict(CROWDS)[setup.crowd]
    if not model.done:
        return (
            f"{setup.total} Spiele mit {setup.people} Personen und {told(setup.options.deck)}; "
            f"Spielnummer {setup.seed}."
        )
    broken = "" if model.finished else f" (abgebrochen, bestellt waren {setup.total})"
    return (
        f"{model.done} simulierte Spiele{broken}: {setup.people} Personen, {crowd}, "
        f"{told(setup.options.deck)}, Spielnummer {setup.seed}. "
        "In jeder Zeile liegen beim ersten Mischen dieselben Karten."
    )


def announce(model: Model) -> str:
    """How far the work is, for the live region."""
    if model.running:
        return f"Es wird gespielt: {model.done} von {model.setup.total} Spielen."
    return _said(model)


VARIANTEN: Widget[Model, Msg] = Widget(
    key="lmf/varianten",
    title="Variantenvergleich",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.setup.options,
    with_options=with_options,
    remember=lambda _: False,
    shared=lambda model: Model(model.setup),
)
