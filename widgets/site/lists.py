"""Lists that are computed: the mistakes of a game by chapter, its special cards at a glance."""

from collections import defaultdict
from importlib import import_module
from typing import Any

from htpy import (
    Node,
    Renderable,
    a,
    dd,
    div,
    dl,
    dt,
    h2,
    li,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)

from engine.core.rule import Rule, Ruling
from widgets import catalogue, parts
from widgets.house import House, Question
from widgets.pictures.cards import card
from widgets.site.places import calls, in_order
from widgets.site.rulebox import at_this_table
from widgets.site.shelf import ROOT, Unknown, known, mistakes, rules


def short(rule: Rule) -> str:
    """A stamp's text where room is scarce: „Bestrafungen“, „S. 12“, „G22“."""
    if isinstance(rule.source, Ruling):
        return rule.source.gap.rpartition("-")[2]
    label = parts.label(rule.source).removeprefix("Quelle, ").removeprefix("Regelheft ")
    # a long heading behind the book's name would fill the line; the card says it
    return label.partition(", ")[0]


def marks(ids: tuple[str, ...], root: str) -> Renderable:
    """Short citations, each label once, and how a table reads them instead. Raises ``Unknown``."""
    found: dict[str, Rule] = {}
    own: dict[str, Node] = {}
    for id_ in ids:
        rule = known(rules(), id_, "rule")
        found.setdefault(short(rule), rule)
        if rule.option:
            own.setdefault(rule.option, at_this_table(rule))
    links: list[Node] = []
    for name, rule in found.items():
        links += [" ", parts.cite(rule, root, name)]
    return span(".gn-marks")[links, own.values()]


def title(page: str) -> str:
    """The title of a page by its address below the root (``"last-man-falling/zug/"``)."""
    text = (ROOT / "docs" / f"{page.rstrip('/')}.md").read_text("utf-8")
    return next(
        line.removeprefix("title: ") for line in text.splitlines() if line.startswith("title: ")
    )


def mistake_list(game: str, root: str) -> str:
    """Every mistake of a game, by the page it stands on: title, what is believed, a link."""
    by_page: dict[str, list[Any]] = defaultdict(list)
    for id_, (volume, found) in mistakes().items():
        if volume.key == game:
            by_page[calls()["mistake", id_][0]].append(found)
    return str(
        div(data_search_exclude="")[
            (
                _chapter(f"{page}/", by_page[f"{page}/"], root)
                for page in in_order()
                if f"{page}/" in by_page
            )
        ]
    )


def _chapter(page: str, shown: list[Any], root: str) -> Node:
    return [
        h2(id=f"irrtuemer-{page.rstrip('/').rpartition('/')[2]}")[a(href=root + page)[title(page)]],
        ul(".gn-mistake-list")[
            (
                li[
                    a(href=f"{root}{page}#irrtum-{m.id}")[f"„{m.believed}“"],
                    span(".gn-mistake-title")[" ", m.title],
                ]
                for m in shown
            )
        ],
    ]


def unset_list(game: str, root: str) -> str:
    """The readings of a game that no option changes, each with the reason why."""
    fields = import_module(f"engine.{catalogue.package(game)}.option_fields.unset").UNSET
    entries = ((known(rules(), id_, "rule"), why) for id_, why in fields.items())
    return str(
        ul(".gn-unset")[
            (li[a(href=root + rule.href)[rule.title], f": {why}"] for rule, why in entries)
        ]
    )


def card_picture(kind: str, weapon: str = "") -> str:
    """The picture of a card beside its name. Raises ValueError for a card that is not there."""
    return str(card(kind, weapon or None))


def card_list(game: str, root: str) -> str:
    """The special cards of a game: picture, effect, what each may lie on, what may answer it."""
    package = catalogue.package(game)
    folder = package.replace("_", "-")
    kinds = import_module(f"widgets.{package}.kinds").KINDS
    return str(
        div(".gn-kinds", data_search_exclude="")[
            (
                div(".gn-kind-card")[
                    card(*kind.picture),
                    div[
                        p(".gn-kind-name")[
                            a(href=f"{root}{folder}/{kind.page}")[kind.name],
                            span(".gn-kind-points")[f" {kind.points} Punkte"],
                        ],
                        dl[
                            _line("Wirkt", kind.effect, root),
                            _line("Liegt", kind.lies_on, root),
                            _line("Antwort", kind.answer, root),
                        ],
                    ],
                ]
                for kind in kinds
            )
        ]
    )


def preset_table(game: str, root: str, *left_out: str) -> str:
    """Every point on which the presets of a game differ, side by side, with its rules.

    ``left_out``: options that are no point of play. What is as in the first preset says so.
    Raises ``Unknown`` for a game without presets.
    """
    house = catalogue.house(game)
    if house is None or not house.presets:
        raise Unknown(f"The game {game!r} describes no presets.")
    names = [preset.label for preset in house.presets]
    asked = [q for q in house.questions if q.option not in left_out and _differ(house, q)]
    return str(
        div(".gn-presets", data_search_exclude="")[
            table(".gn-register-table")[
                thead[tr[th(scope="col")["Frage"], (th(scope="col")[name] for name in names)]],
                tbody[(_preset_row(house, q, root) for q in asked)],
            ]
        ]
    )


def _differ(house: House[Any], question: Question) -> bool:
    return len({getattr(p.options, question.option) for p in house.presets}) > 1


def _preset_row(house: House[Any], question: Question, root: str) -> Renderable:
    values = [getattr(preset.options, question.option) for preset in house.presets]
    cells: list[Node] = []
    for preset, value in zip(house.presets, values, strict=True):
        same = preset is not house.presets[0] and value == values[0]
        content = f"wie {house.presets[0].label}" if same else question.choice(value).label
        rules = parts.cites(house.governing(question, preset.options), root)
        cells.append(
            td(class_="gn-muted" if same else None, data_label=preset.label)[content, rules]
        )
    return tr[th(scope="row")[question.asks], cells]


def printed_table(game: str, root: str, name: str) -> str:
    """What a page shows that the engine works out for it; ``printed`` in the game's widgets has
    ``TABLES``.

    Raises ``Unknown`` for a table that there is not.
    """
    found = import_module(f"widgets.{catalogue.package(game)}.printed").TABLES
    if name not in found:
        raise Unknown(f"There is no table {name!r} for {game!r}.")
    return str(found[name](root))


def _line(name: str, line: Any, root: str) -> Node:
    return [dt[name], dd[line.text, marks(line.rules, root)]]
