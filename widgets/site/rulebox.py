"""A rule as it stands on its page: stamp, sentence, our reasons, and the quiet row of links."""

from htpy import Node, Renderable, a, button, details, div, li, p, span, summary, ul

from engine.core.rule import Rule, Ruling
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


def body(rule: Rule, root: str, *, widget_here: bool) -> Renderable:
    """Everything below the heading of a rule."""
    return div(".gn-rule-body")[
        div(".gn-stamps")[((stamp(source), " ") for source in rule.sources)],
        p(".gn-says")[rule.says],
        rule.option and p(".gn-option")["Diese Regel lässt sich im Ausprobieren umstellen."],
        (ruling(s) for s in rule.sources if isinstance(s, Ruling)),
        tools(rule, root, widget_here=widget_here),
    ]
