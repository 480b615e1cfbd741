"""A rule as it stands on its page: stamp, sentence, our reasons, and the quiet row of links."""

from typing import Any

from htpy import Node, Renderable, a, button, details, div, li, p, span, summary, ul

from engine.core.rule import Rule, Ruling
from widgets import catalogue
from widgets.house import House, Question
from widgets.parts import stamp
from widgets.site.cross import cited_in_examples, cited_in_mistakes
from widgets.site.places import address
from widgets.site.shelf import examples, mistakes
from widgets.site.usage import Use, in_engine


def code_href(use: Use) -> str:
    """The address of a line of code on our own source pages, relative to the root."""
    return f"quelltext/{use.path.removesuffix('.py')}/#__codelineno-0-{use.line}"


def ruling(source: Ruling) -> Renderable:
    """Why we read it so, and what else is played."""
    return details(".gn-ruling")[
        summary["Unsere Auslegung: warum, und was sonst gespielt wird"],
        p[source.reason],
        source.alternatives
        and div[p["Anders gespielt wird:"], ul[(li[text] for text in source.alternatives)]],
    ]


def _group(name: str, links: list[tuple[str, str]]) -> Node:
    """One link by its name, more than one behind a small fold."""
    if not links:
        return None
    if len(links) == 1:
        (href, title) = links[0]
        return a(href=href, title=title)[name[:-1] if name == "Beispiele" else "Irrtum"]
    return details(".gn-more")[
        summary[f"{len(links)} {name}"],
        ul[(li[a(href=href)[title]] for href, title in links)],
    ]


def tools(rule: Rule, root: str, *, widget_here: bool) -> Renderable:
    """Ausprobieren · Beispiele · Irrtümer · Link kopieren · Code."""
    shown_examples = [
        (root + place, examples()[id_][1].title)
        for id_ in cited_in_examples().get(rule.id, ())
        if (place := address("example", id_))
    ]
    shown_mistakes = [
        (root + place, mistakes()[id_][1].title)
        for id_ in cited_in_mistakes().get(rule.id, ())
        if (place := address("mistake", id_))
    ]
    code = [(root + code_href(u), f"{u.path}: {u.function}") for u in in_engine().get(rule.id, ())]
    parts: list[Node] = [
        rule.executed and widget_here and a(href="#ausprobieren")["Ausprobieren"],
        _group("Beispiele", shown_examples),
        _group("Irrtümer", shown_mistakes),
        button(".gn-copy", type="button", data_href=root + rule.href)["Link kopieren"],
        code and a(href=code[0][0], title=code[0][1])["Code"],
        not rule.executed and span["Nur zum Lesen: wird nicht ausgeführt"],
    ]
    return div(".gn-rule-tools", data_search_exclude="")[(part for part in parts if part)]


def question(game: str, option: str) -> tuple[House[Any], Question] | None:
    """What the game's house rules ask about that option; None: nothing."""
    house = catalogue.house(game)
    found = house.question(option) if house else None
    return (house, found) if house and found else None


def answer(game: str, house: House[Any], asked: Question) -> Renderable:
    """How we propose to read it; the script puts in what a table has chosen."""
    proposed = asked.choice(getattr(house.proposals, asked.option)).label
    return span(".gn-answer", data_option=f"{game}/{asked.option}")[proposed]


def at_this_table(rule: Rule) -> Node:
    """Empty, until a table has chosen something else than we propose (house.js puts it in)."""
    found = question(rule.game, rule.option) if rule.option else None
    if found is None:
        return None
    asks = "" if found[1].switch else f"{found[1].asks} "
    return span(
        ".gn-answer.gn-answer-own", data_option=f"{rule.game}/{rule.option}", data_asks=asks
    )


def _option(rule: Rule) -> Node:
    """The reading that is active at the table; without script it is the one we propose."""
    if rule.option is None:
        return None
    found = question(rule.game, rule.option)
    if found is None:
        return p(".gn-option")["Diese Regel lässt sich im Ausprobieren umstellen."]
    house, asked = found
    return p(".gn-option", data_rule_option=f"{rule.game}/{rule.option}")[
        span(".gn-option-whose")["Unser Vorschlag"],
        f" ({asked.asks.rstrip('…').strip()}): ",
        answer(rule.game, house, asked),
    ]


def body(rule: Rule, root: str, *, widget_here: bool) -> Renderable:
    """Everything below the heading of a rule."""
    return div(".gn-rule-body")[
        div(".gn-stamps")[((stamp(source), " ") for source in rule.sources)],
        p(".gn-says")[rule.says],
        _option(rule),
        (ruling(s) for s in rule.sources if isinstance(s, Ruling)),
        tools(rule, root, widget_here=widget_here),
    ]
