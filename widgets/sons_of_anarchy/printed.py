"""The practice set as tables of a page, computed from what the engine plays with."""

from collections.abc import Callable, Sequence
from typing import Any

from htpy import Node, Renderable, div

from engine.core.rule import Rule
from engine.sons_of_anarchy.card_words import card_lines, side_lines, site_words
from engine.sons_of_anarchy.cards import SHEET, UNLEADED, Card
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.practice import FIXED
from engine.sons_of_anarchy.practice_cards import (
    HARDCORE,
    HASSLES,
    LAST_CALLS,
    OBSTACLES,
    OPPORTUNITIES,
)
from engine.sons_of_anarchy.practice_sides import SIDES
from engine.sons_of_anarchy.practice_sites import SITES
from engine.sons_of_anarchy.rules.anarchy import CARDS_ARE_OURS
from engine.sons_of_anarchy.rules.setup import OCTANE_VALUES_ARE_OURS
from engine.sons_of_anarchy.rules.sites import FIXED_TRADES_ARE_OURS, SITES_ARE_OURS
from engine.sons_of_anarchy.words import BADGE_NAMES
from widgets.sons_of_anarchy.board import Row, board, ruled


def _table(title: str, heads: Sequence[str], rows: Sequence[Row], rule: Rule, root: str) -> Node:
    return div(".gn-table", tabindex="0", role="region", aria_label=title)[
        ruled(title, heads, rows, rule, root, ".gn-printed-set")
    ]


def _sites(title: str, places: Sequence[Place], rule: Rule, root: str) -> Node:
    rows = [(place.name, ("; ".join(site_words(place)),)) for place in places]
    return _table(title, ("Ort", "Was man dort bekommt"), rows, rule, root)


def _cards(title: str, cards: Sequence[Card], root: str) -> Node:
    rows = [(card.name, ("; ".join(card_lines(card)),)) for card in cards]
    return _table(title, ("Karte", "Was sie tut"), rows, CARDS_ARE_OURS, root)


def sites(root: str) -> Renderable:
    """Fixed and random sites."""
    return div(data_search_exclude="")[
        _sites("Feste Orte", FIXED, FIXED_TRADES_ARE_OURS, root),
        _sites(f"{len(SITES)} Zufallsorte", SITES, SITES_ARE_OURS, root),
    ]


def cards(root: str) -> Renderable:
    """All Anarchy cards by kind."""
    kinds: tuple[tuple[str, tuple[Card, ...]], ...] = (
        ("Obstacles", OBSTACLES),
        ("Hassles", HASSLES),
        ("Opportunities", OPPORTUNITIES),
        ("Last Calls", LAST_CALLS),
        ("Hardcore", HARDCORE),
    )
    return div(data_search_exclude="")[
        [_cards(f"{len(some)} {name}", some, root) for name, some in kinds]
    ]


def sides(root: str) -> Renderable:
    """The High Octane sides beside the Unleaded one: numbers, then what they may do."""
    every = [("Unleaded", UNLEADED), *((BADGE_NAMES[side.badge], side.sheet) for side in SIDES)]
    heads = ("Was", *(name for name, _ in every))
    rows = [
        (what, [str(getattr(sheet, key)) for _, sheet in every])
        for key, (what, _, _) in SHEET.items()
    ]
    may = [(name, ("; ".join(side_lines(sheet)),)) for name, sheet in every if side_lines(sheet)]
    return div(data_search_exclude="")[
        _table("Womit sie beginnen", heads, rows, OCTANE_VALUES_ARE_OURS, root),
        _table(
            "Was sie dürfen",
            ("Seite", "Club-Befehl und Gang-Regel"),
            may,
            OCTANE_VALUES_ARE_OURS,
            root,
        ),
    ]


TABLES: dict[str, Callable[[str], Any]] = {
    "sites": sites,
    "cards": cards,
    "sides": sides,
    "prices": board,
}
"""What a page can ask for with ``printed_table``."""
