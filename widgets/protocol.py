"""The protocol of a game, page by page, the newest page first, and the box of what is new."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from htpy import Element, Node, details, div, ol, span, strong, summary

from widgets.controls import action
from widgets.widget import Ui


@dataclass(frozen=True, slots=True)
class Leaf:
    """The message: turn to this page of the protocol, 0 is the newest."""

    page: int


def protocol[Msg, S](
    ui: Ui[Msg],
    title: str,
    steps: Sequence[S],
    page: int,
    entry: Callable[[int, S], Element],
    leaf: Callable[[int], Msg],
    *,
    on_a_page: int,
    id_: str = "protocol",
    more: Node = None,
) -> Element:
    """All ``steps``, folded. ``entry(number, step)``: a line, counted from 1. ``leaf``: what
    :class:`Leaf` is to the widget. ``more``: a button beside those that turn pages.
    """
    page = min(page, max(0, (len(steps) - 1) // on_a_page))
    last = len(steps) - page * on_a_page
    first = max(0, last - on_a_page)
    count = "ein Schritt" if len(steps) == 1 else f"{len(steps)} Schritte"
    return details(".gn-fold", id=ui.id(id_))[
        summary[strong[title], " ", span(".gn-fold-now")[count]],
        div(".gn-actions")[
            first > 0 and action(ui, "Frühere Schritte", leaf(page + 1)),
            page > 0 and action(ui, "Spätere Schritte", leaf(page - 1)),
            more,
        ],
        # made now, not while rendering: a control in a line keeps its number
        ol(".gn-protocol.gn-log")[
            [entry(number, step) for number, step in enumerate(steps[first:last], first + 1)]
        ],
    ]


def news(lines: Sequence[Node]) -> Element:
    """What happened since the reader did something last; ``lines`` are told the oldest first."""
    return div(".gn-latest.gn-news", role="group", aria_label="Zuletzt geschehen", tabindex="0")[
        # newest first: turned round by the style sheet, so that it is in view without scrolling
        tuple(reversed(lines))
    ]
