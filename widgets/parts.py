"""Small pieces of markup that pages and widgets share: stamps, citations, refusals, sentences."""

from collections.abc import Iterable

from htpy import Node, Renderable, a, div, li, p, span, strong, ul

from engine.core.play import Breach
from engine.core.rule import Rule, Ruling, Source, Stated


def label(source: Source) -> str:
    """What a stamp says: „Regelheft S. 12“, „Quelle, Bestrafungen“, „Auslegung LMF-G22“."""
    match source:
        case Ruling(gap=gap):
            return f"Auslegung {gap}"
        case Stated(book=book, locator=None):
            return f"{book.short}, ohne Seite"
        case Stated(book=book, locator=str(place)) if place.startswith("Abschnitt"):
            return f"{book.short}, {place.removeprefix('Abschnitt ').strip('„“')}"
        case Stated(book=book, locator=place):
            return f"{book.short} {place}"


def unbroken(text: str) -> str:
    """The same with „§“ and its number in one line."""
    return text.replace("§ ", "§\u00a0")


def stamp(source: Source) -> Renderable:
    """The stamp of a source; our own reading has another shape."""
    kind = "ours" if isinstance(source, Ruling) else "stated"
    return span(f".gn-stamp.gn-stamp-{kind}")[unbroken(label(source))]


def cite(rule: Rule, root: str, text: Node = None) -> Renderable:
    """A link to the rule; the shell shows its card on hover, tap and focus."""
    kind = "ours" if isinstance(rule.source, Ruling) else "stated"
    return a(f".gn-cite.gn-cite-{kind}", href=root + rule.href, data_rule=rule.id)[
        text or unbroken(label(rule.source))
    ]


def cites(rules: Iterable[Rule], root: str) -> Renderable:
    """The citations behind a sentence; where a label has stood already, the rule's title does."""
    shown: set[str] = set()
    links: list[Node] = []
    for rule in rules:
        name = label(rule.source)
        links += [" ", cite(rule, root, rule.title if name in shown else None)]
        shown.add(name)
    return span(".gn-cites")[links]


def sentence(text: str, rules: Iterable[Rule], root: str) -> Renderable:
    """A sentence with the rules behind it."""
    return p(".gn-sentence")[text, cites(rules, root)]


def refused_aloud(breaches: Iterable[Breach]) -> str:
    """Every reason why an action is refused, for the live region."""
    return "Das geht nicht: " + " ".join(b.why for b in breaches)


def refusal(breaches: Iterable[Breach], root: str, lead: str = "Das geht nicht:") -> Renderable:
    """Every reason why an action is refused, each with its rule."""
    return div(".gn-refusal", role="group", aria_label="Nicht erlaubt")[
        p[strong[lead]],
        ul[(li[b.why, cites((b.rule,), root)] for b in breaches)],
    ]
