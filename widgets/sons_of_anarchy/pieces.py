"""Small pictures with their words: figures, guns in a fist, heat, what changed."""

from htpy import Node, Renderable, dd, div, dt, span, strong

from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.state import Badge
from engine.sons_of_anarchy.words import crew as crew_words
from engine.sons_of_anarchy.words import guns as guns_words
from widgets.pictures import figures

CLUB_NAMES: dict[Badge, str] = {
    "samcro": "SAMCRO",
    "mayans": "Mayans",
    "niners": "One-Niners",
    "lin": "Lin Syndicate",
}


def mark(changed: bool, *content: Node) -> Node:
    """Content with the mark of what the last step changed; without a mark it stays bare."""
    return span(".gn-bit.gn-changed")[content] if changed else content


def crew(some: Crew, badge: Badge, *, changed: bool = False) -> Node:
    """Figures: Members on bikes first, then Prospects on foot."""
    if not some.size:
        return mark(changed, span(".gn-muted")["keine Figur"])
    return span(
        class_=f"gn-row gn-crew{' gn-changed' if changed else ''}",
        role="img",
        aria_label=crew_words(some),
    )[
        (figures.member(badge) for _ in range(some.members)),
        (figures.prospect(badge) for _ in range(some.prospects)),
    ]


def short_crew(some: Crew, *, changed: bool = False) -> Node:
    """Figures as words, for where they only wait."""
    return mark(changed, crew_words(some) if some.size else "–")


def fist(guns: int | None, *, opened: bool, changed: bool) -> Node:
    """A fist: not closed yet, closed, or open with its guns."""
    if guns is None:
        return mark(changed, span(".gn-muted")["noch keine Faust"])
    if not opened:
        return mark(changed, figures.fist(False, "geschlossene Faust"))
    if not guns:
        return mark(changed, figures.fist(True), " keine Waffe")
    shown = [figures.gun() for _ in range(guns)]
    return mark(
        changed,
        span(".gn-row.gn-open-fist", role="img", aria_label=f"offene Hand, {guns_words(guns)}")[
            figures.fist(True), shown
        ],
    )


def die(pips: int | None, *, changed: bool) -> Node:
    """A die, or the place where it will fall."""
    return mark(changed, figures.die(pips, f"Würfel: {pips}" if pips else "noch nicht gewürfelt"))


def heat(level: int, *, changed: bool) -> Node:
    """The heat track; above 4 the number says that it is too much."""
    over = strong[f" {level} – zu viel!"] if level > figures.FLAMES else f" {level}"
    return mark(changed, figures.heat(min(level, figures.FLAMES)), over)


def entry(name: str, *value: Node) -> Renderable:
    """A row of a list: what it is, and the picture or number of it."""
    return div[dt[name], dd[value]]
