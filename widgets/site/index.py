"""The register of all rules and the list of books: both read from the rules themselves."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from htpy import (
    Node,
    Renderable,
    a,
    dd,
    div,
    dl,
    dt,
    h2,
    h3,
    li,
    p,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)

from engine.core.rule import Book, Rule
from engine.core.volume import Volume
from widgets.parts import stamp
from widgets.site.cross import cited_in_examples, cited_in_mistakes
from widgets.site.lists import title
from widgets.site.places import address, in_order
from widgets.site.rulebox import code_href
from widgets.site.shelf import examples, mistakes, volumes
from widgets.site.usage import Use, in_engine, in_tests

COLUMNS = ("Regel", "Quelle", "Beispiele", "Irrtümer", "Code", "Tests")


def _listed(links: Iterable[Renderable]) -> Node:
    """Links one beside the other; a dash when there are none."""
    parts: list[Node] = []
    for link in links:
        parts += [" ", link]
    return parts or "–"


def _links(macro: str, ids: tuple[str, ...], titles: dict[str, str], root: str) -> Node:
    places = ((address(macro, id_), titles[id_]) for id_ in ids)
    return _listed(
        a(href=root + place, title=title, aria_label=f"{number}: {title}")[str(number)]
        for number, (place, title) in enumerate(places, start=1)
        if place
    )


def _named(use: Use) -> str:
    """The function; outside of any, the module."""
    return use.path.rpartition("/")[2] if use.function == "–" else use.function


def _row(rule: Rule, root: str) -> Renderable:
    code = in_engine().get(rule.id, ())
    tests = in_tests().get(rule.id, ())
    example_titles = {id_: e.title for id_, (_, e) in examples().items()}
    mistake_titles = {id_: m.title for id_, (_, m) in mistakes().items()}
    cells: tuple[Node, ...] = (
        [(span[stamp(source), " "] for source in rule.sources)],
        _links("example", cited_in_examples().get(rule.id, ()), example_titles, root),
        _links("mistake", cited_in_mistakes().get(rule.id, ()), mistake_titles, root),
        _listed(a(href=root + code_href(use))[_named(use)] for use in code)
        if rule.executed
        else "wird nicht ausgeführt",
        str(len(tests)) if tests else "–",
    )
    return tr[
        th(scope="row")[a(href=root + rule.href)[rule.title]],
        (
            td(class_="gn-none" if cell == "–" else None, data_label=name)[cell]
            for name, cell in zip(COLUMNS[1:], cells, strict=True)
        ),
    ]


def chapters(volume: Volume) -> Mapping[str, list[Rule]]:
    """The rules of a game by the page that explains them, in the order of the navigation."""
    found: dict[str, list[Rule]] = defaultdict(list)
    for rule in volume.rules:
        found[rule.chapter].append(rule)
    return {chapter: found[chapter] for chapter in in_order() if chapter in found}


def _place(chapter: str) -> str:
    return f"register-{chapter.replace('/', '-')}"


def _jump(name: str, place: str, count: int) -> Renderable:
    return li[a(href=f"#{place}")[name], span[f" {count}"]]


def _chapter(game: str, chapter: str, found: list[Rule], root: str) -> Renderable:
    # a table each: what is out of sight is not laid out, which one long table would be
    name = title(chapter)
    return div(".gn-register-chapter")[
        h3(id=_place(chapter))[a(href=f"{root}{chapter}/")[name]],
        div(".gn-table", tabindex="0", role="region", aria_label=f"Regeln von {game}: {name}")[
            table(".gn-register-table")[
                thead[tr[(th(scope="col")[column] for column in COLUMNS)]],
                tbody[(_row(rule, root) for rule in found)],
            ]
        ],
    ]


def _volume(volume: Volume, root: str) -> Renderable:
    grouped = chapters(volume)
    return div(".gn-register")[
        h2(id=f"register-{volume.key}")[volume.title],
        ul(".gn-jumps", aria_label=f"Kapitel von {volume.title}")[
            (_jump(title(page), _place(page), len(found)) for page, found in grouped.items())
        ],
        (_chapter(volume.title, page, found, root) for page, found in grouped.items()),
    ]


def rule_index(root: str) -> str:
    """Every rule: title, source, examples, mistakes, code, number of tests."""
    executed = sum(rule.executed for volume in volumes() for rule in volume.rules)
    total = sum(len(volume.rules) for volume in volumes())
    return str(
        # the search knows an excluded element by its tag alone, so there is no other one inside
        section(data_search_exclude="")[
            p[
                f"{total} Regeln stehen hier, {executed} davon führt die Engine aus. "
                "Die übrigen sind zum Lesen da und als solche gekennzeichnet."
            ],
            ul(".gn-jumps", aria_label="Spiele")[
                (_jump(v.title, f"register-{v.key}", len(v.rules)) for v in volumes())
            ],
            (_volume(volume, root) for volume in volumes()),
        ]
    )


def _book(book: Book) -> Renderable:
    pairs = (
        ("Verlag", book.publisher),
        ("Ausgabe", book.edition),
        ("Sprache", book.language),
        ("Gelesen am", ".".join(reversed(book.read_on.split("-")))),
        ("Stellenangaben", book.locators),
        ("Auf dem Stempel", f"„{book.short}“"),
    )
    return div(".gn-book", id=f"buch-{book.key}")[
        p(".gn-book-title")[book.title],
        dl[((dt[name], dd[text]) for name, text in pairs)],
    ]


def sources(root: str) -> str:
    """Every book: title, publisher, edition, language, date read, what its locators mean."""
    return str(
        div[
            (
                div(".gn-books")[
                    h2(id=f"quellen-{volume.key}")[volume.title],
                    (_book(book) for book in volume.books),
                    p[
                        a(href=f"{root}regelindex/#register-{volume.key}")[
                            "Alle Regeln dieses Spiels"
                        ]
                    ],
                ]
                for volume in volumes()
            )
        ]
    )
