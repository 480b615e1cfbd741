"""A worked example and a mistake as markup: every step stands there, computed, without script."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from htpy import (
    Element,
    Node,
    Renderable,
    button,
    details,
    div,
    h3,
    li,
    ol,
    p,
    section,
    span,
    strong,
    summary,
)

from engine.core.codec import to_link
from engine.core.example import Example, Forbidden, Mistake
from engine.core.play import Step
from engine.core.volume import Volume
from widgets.parts import cite, refusal, sentence
from widgets.site.shelf import package, widget

gn_stepper = Element("gn-stepper")

type Asked = str | Callable[[Any], str | None]
"""The widget for a game's states, always the same or told by a function of the state."""


def scene(volume: Volume, step: Step[Any, Any, Any] | None, state: object) -> Renderable:
    """The picture of the table; what ``step`` changed is marked."""
    module = import_module(f"widgets.{package(volume)}.scene")
    return div(".gn-scene")[module.scene(step, state)]


def what_if(volume: Volume, game_key: str, state: object) -> Node:
    """The button that opens the widget from exactly this state, if the game has one for it.

    Which one may depend on the state: then ``WHAT_IF`` holds a function of it.
    """
    table: dict[str, Asked] = import_module(f"widgets.{package(volume)}").WHAT_IF
    asked = table.get(game_key)
    key = asked(state) if callable(asked) else asked
    if key is None:
        return None
    found = widget(key)
    module = import_module(found.init.__module__)
    start = to_link(module.from_state(state), found.model)
    return button(".gn-what-if", type="button", data_what_if=key, data_start=start)[
        "Was wäre, wenn …?"
    ]


def told(volume: Volume, step: Step[Any, Any, Any], evolve: Any, root: str) -> Iterator[Renderable]:
    """One sentence an event, with its rules; an event that tells nothing is left out."""
    state = step.before
    for event in step.events:
        if text := volume.tell(state, event):
            yield sentence(text, event.rules, root)
        state = evolve(state, event)


def example(volume: Volume, shown: Example[Any, Any, Any, Any], root: str) -> Renderable:
    """The whole example: the start, every step with picture and cited sentences, the takeaway."""
    anchor = f"beispiel-{shown.id}"
    steps = shown.steps()
    game = shown.game

    def item(number: int, title: str, *content: Node) -> Renderable:
        return li(".gn-step", id=f"{anchor}-{number}")[
            p(".gn-step-title")[span(".gn-step-number")[f"{number}."], " ", strong[title]],
            content,
        ]

    first = item(
        1,
        "Ausgangslage",
        scene(volume, None, shown.start),
        what_if(volume, game.key, shown.start),
    )
    rest = [
        item(
            number,
            volume.tell_action(step.before, step.action),
            scene(volume, step, step.after),
            told(volume, step, game.evolve, root),
            number == len(steps) + 1
            and p(".gn-takeaway")[
                strong["Merkt euch: "],
                shown.takeaway,
                " ",
                ((" ", cite(r, root)) for r in shown.teaches),
            ],
            what_if(volume, game.key, step.after),
        )
        for number, step in enumerate(steps, start=2)
    ]
    return gn_stepper(".gn-example", id=anchor)[
        div(".gn-example-head")[
            span(".gn-kind")["Beispiel"],
            h3(id=f"{anchor}-titel")[shown.title],
        ],
        ol(".gn-steps")[first, rest],
    ]


def mistake(volume: Volume, shown: Mistake[Any, Any, Any, Any], root: str) -> Renderable:
    """„Viele glauben“ beside „Es gilt“: the right side is what the engine says."""
    game = shown.game
    main = shown.breaks if isinstance(shown, Forbidden) else shown.overlooks
    if isinstance(shown, Forbidden):
        state = shown.state
        headline = volume.tell_action(state, shown.action)
        holds: Node = refusal(shown.reasons(), root)
        picture = scene(volume, None, state)
    else:
        outcome = shown.outcome()
        state = outcome.before
        headline = volume.tell_action(state, outcome.action)
        holds = tuple(told(volume, outcome, game.evolve, root))
        picture = scene(volume, outcome, outcome.after)
    return section(
        ".gn-mistake", id=f"irrtum-{shown.id}", aria_labelledby=f"irrtum-{shown.id}-titel"
    )[
        div(".gn-example-head")[
            span(".gn-kind")["Irrtum"],
            h3(id=f"irrtum-{shown.id}-titel")[shown.title],
        ],
        p(".gn-step-title")[strong[headline]],
        div(".gn-verdicts")[
            div(".gn-believed")[p(".gn-verdict")["✗ Viele glauben"], p[shown.believed]],
            div(".gn-holds")[p(".gn-verdict")["✓ Es gilt"], holds],
        ],
        p(".gn-lesson")[shown.lesson, " ", cite(main, root)],
        details(".gn-fold.gn-look")[summary["So liegt der Tisch"], picture],
        what_if(volume, game.key, state),
    ]
