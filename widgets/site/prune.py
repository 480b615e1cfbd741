"""Material's style sheet without the parts that no page of ours can show.

What is left out is named here, so that a feature taken up later has one place to look.
"""

import re
from collections.abc import Iterator

UNUSED = re.compile(
    r"\[dir=rtl\]"
    r"|\[data-md-color-"  # ours; a scheme found late would restyle every element of the page
    r"|\.(?:admonition|tabbed-|critic|arithmatex|katex|mermaid|task-list|emojione|gemoji|twemoji)"
    r"|\.md-(?:annotation|author|banner|button|consent|content__button|copyright|draft|feedback"
    r"|footer__|header__(?:ellipsis|source|title|topic)|input|meta|nav--(?:integrated|lifted|primary)"
    r"|nav__(?:button|container|item--(?:nested|section)|source|toggle)|pagination|path|pin|post"
    r"|profile|progress|select|social|source|status|tabs|tooltip|version)"
    r"|\.md-content--post|\.md-sidebar--post"
    r"|\.md-typeset \.(?:card|cards|grid|keys)\b"
    r"|\.md-typeset (?:details)?\.(?:abstract|bug|danger|example|failure|info|note|question|quote"
    r"|success|tip|warning)\b"
)
"""Selectors of features that we do not use: right to left, admonitions, tabs, blog, consent …"""

_GROUP = ("@media", "@supports", "@layer", "@container")
_ICON = re.compile(r"""(--md-[\w-]+):url\((?:"[^"]*"|'[^']*'|[^)]*)\);?""")


def pruned(css: str) -> str:
    """``css`` (minified) without rules for unused features and without icons they alone show."""
    kept = "".join(_rules(css))
    return _ICON.sub(lambda m: m[0] if f"var({m[1]}" in kept else "", kept)


def _rules(css: str) -> Iterator[str]:
    for prelude, body in _blocks(css):
        if body is None:
            yield f"{prelude};"
        elif prelude.startswith(_GROUP):
            if inner := "".join(_rules(body)):
                yield f"{prelude}{{{inner}}}"
        elif prelude.startswith("@"):
            yield f"{prelude}{{{body}}}"
        elif selectors := [s for s in _selectors(prelude) if not UNUSED.search(s)]:
            yield f"{','.join(selectors)}{{{body}}}"


def _blocks(css: str) -> Iterator[tuple[str, str | None]]:
    """(what stands before, what stands in the braces); None: a statement without braces."""
    at = start = depth = 0
    prelude = ""
    while at < len(css):
        sign = css[at]
        if sign in "\"'":
            at = _after_string(css, at)
            continue
        if sign == "{":
            if not depth:
                prelude, start = css[start:at], at + 1
            depth += 1
        elif sign == "}":
            depth -= 1
            if not depth:
                yield prelude, css[start:at]
                start = at + 1
        elif sign == ";" and not depth:
            yield css[start:at], None
            start = at + 1
        at += 1


def _after_string(css: str, at: int) -> int:
    """The index after the string that begins at ``at``."""
    end = at + 1
    while css[end] != css[at]:
        end += 2 if css[end] == "\\" else 1
    return end + 1


def _selectors(prelude: str) -> Iterator[str]:
    """The selectors of a list; a comma within :is(…) does not part them."""
    start = depth = 0
    for at, sign in enumerate(prelude):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            yield prelude[start:at]
            start = at + 1
    yield prelude[start:]
