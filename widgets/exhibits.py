"""A worked example and a mistake as markup: every step stands there, computed, without script.

The build renders them by our proposals; the worker once more by the house rules of a table.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
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
    noscript,
    ol,
    p,
    section,
    span,
    strong,
    summary,
)

from engine.core.codec import Malformed, to_link
from engine.core.example import Example, Forbidden, Misjudged, Mistake
from engine.core.play import Breach, IllegalAction, Step, moments
from engine.core.play import step as played
from engine.core.volume import Volume
from widgets.catalogue import house as house_of
from widgets.catalogue import package, volume, widget
from widgets.citing import cited, refused
from widgets.house import House
from widgets.parts import cite, refusal, sentence

gn_stepper = Element("gn-stepper")

type Asked = str | Callable[[Any], str | None]
"""The widget for a game's states, always the same or told by a function of the state."""

STOPPED = "Mit euren Hausregeln geht es hier nicht weiter:"
SAME = "gilt auch nach euren Hausregeln"
DIFFERENT = "nach euren Hausregeln gerechnet"
APART = "ohne eure Hausregeln gerechnet: beides verträgt sich nicht"

type AnyExample = Example[Any, Any, Any, Any]
type AnyMistake = Mistake[Any, Any, Any, Any]


def again(game: str, kind: str, id_: str, root: str, house: str) -> str:
    """An example or a mistake by the house rules of that text. Raises :class:`Malformed`."""
    book, rules = volume(game), house_of(game)
    if rules is None:
        raise Malformed("Für dieses Spiel gibt es keine Hausregeln zu wählen.")
    options = rules.read(house)
    for shown in book.examples if kind == "example" else ():
        if shown.id == id_:
            changed, mark = _ruled_example(shown, rules, options)
            return str(example(book, changed, root, mark))
    for wrong in book.mistakes if kind == "mistake" else ():
        if wrong.id == id_:
            other, mark = _ruled_mistake(wrong, rules, options)
            return str(mistake(book, other, root, mark))
    raise Malformed("Dieses Beispiel gibt es hier nicht.")


def _ruled_example(shown: AnyExample, rules: House[Any], options: Any) -> tuple[AnyExample, str]:
    state = shown.start
    try:
        start = rules.apply(state, rules.merged(state.options, options))
    except ValueError:
        return shown, APART
    changed = replace(shown, start=start)
    same = _events(run(changed)) == _events(run(shown))
    return changed, SAME if same else DIFFERENT


def _ruled_mistake(shown: AnyMistake, rules: House[Any], options: Any) -> tuple[AnyMistake, str]:
    state = shown.state if isinstance(shown, Forbidden) else shown.start
    try:
        start = rules.apply(state, rules.merged(state.options, options))
    except ValueError:
        return shown, APART
    if isinstance(shown, Forbidden):
        refused = replace(shown, state=start)
        return refused, SAME if judged(refused)[1:] == judged(shown)[1:] else DIFFERENT
    changed = replace(shown, start=start)
    return changed, SAME if _events(run(changed)) == _events(run(shown)) else DIFFERENT


type Course = tuple[tuple[Step[Any, Any, Any], ...], tuple[Any, tuple[Breach, ...]] | None]


def run(shown: AnyExample | Misjudged[Any, Any, Any, Any]) -> Course:
    """The steps as far as they are allowed, and the action where it ends with all reasons."""
    actions = shown.actions if isinstance(shown, Example) else (*shown.before, shown.action)
    state, steps = shown.start, []
    for action in actions:
        try:
            steps.append(played(shown.game, state, action))
        except IllegalAction as refused:
            return tuple(steps), (action, refused.breaches)
        state = steps[-1].after
    return tuple(steps), None


def judged(
    shown: Forbidden[Any, Any, Any, Any],
) -> tuple[Step[Any, Any, Any] | None, tuple[Any, ...], tuple[Breach, ...]]:
    """A forbidden action: what comes of it where it is allowed after all, else the reasons."""
    if reasons := shown.reasons():
        return None, (), reasons
    step = played(shown.game, shown.state, shown.action)
    return step, step.events, ()


def _events(course: Course) -> tuple[object, ...]:
    steps, stopped = course
    return tuple(step.events for step in steps), stopped


def scene(volume: Volume, step: Step[Any, Any, Any] | None, state: object) -> Renderable:
    """The picture of the table; what ``step`` changed is marked."""
    module = import_module(f"widgets.{package(volume.key)}.scene")
    return div(".gn-scene")[module.scene(step, state)]


def what_if(volume: Volume, game_key: str, state: object, place: str = "") -> Node:
    """The button that opens the widget from exactly this state, if the game has one for it.

    Which one may depend on the state: then ``WHAT_IF`` holds a function of it. ``place``: where
    the state can be found again (:func:`start_at`); a few letters instead of the whole state.
    """
    table: dict[str, Asked] = import_module(f"widgets.{package(volume.key)}").WHAT_IF
    asked = table.get(game_key)
    key = asked(state) if callable(asked) else asked
    if key is None:
        return None
    start = place or _start(key, state)
    return button(".gn-what-if", type="button", data_what_if=key, data_start=start)[
        "Was wäre, wenn …?"
    ]


def _start(key: str, state: object) -> str:
    found = widget(key)
    module = import_module(found.init.__module__)
    return to_link(module.from_state(state), found.model)


def start_at(key: str, place: str) -> str:
    """The link that opens widget ``key`` at a place: ``"@soa/sally-and-john/8"``, counted from 1.

    Raises :class:`Malformed` when there is no such example or step.
    """
    game, _, rest = place.removeprefix("@").partition("/")
    id_, _, number = rest.partition("/")
    for shown in volume(game).examples:
        steps, _ = run(shown) if shown.id == id_ else ((), None)
        states = (shown.start, *(step.after for step in steps))
        if shown.id == id_ and number.isdecimal() and 0 < int(number) <= len(states):
            return _start(key, states[int(number) - 1])
    raise Malformed("Diesen Schritt eines Beispiels gibt es hier nicht.")


def told(volume: Volume, step: Step[Any, Any, Any], evolve: Any, root: str) -> Iterator[Renderable]:
    """One sentence an event, with its rules; an event that tells nothing is left out."""
    for state, event in moments(evolve, step.before, step.events):
        if text := volume.tell(state, event):
            yield sentence(text, (cited(volume, state, r) for r in event.rules), root)


def _head(kind: str, anchor: str, title: str, mark: str) -> Node:
    return div(".gn-example-head")[
        span(".gn-kind")[kind],
        h3(id=f"{anchor}-titel")[title],
        mark and p(".gn-house-mark")[mark],
    ]


def example(volume: Volume, shown: AnyExample, root: str, mark: str = "") -> Renderable:
    """The whole example: the start, every step with picture and cited sentences, the takeaway.

    ``mark``: by which rules it was worked out; empty: by our proposals, and it is allowed.
    All steps but the first stand in ``<noscript>``: a page in which hundreds of pictures wait
    unseen is slow on a phone. Without script they are there; with script, the stepper takes them
    out when they are wanted.
    """
    anchor = f"beispiel-{shown.id}"
    steps, stopped = run(shown)
    if stopped and not mark:
        raise IllegalAction(stopped[1])
    game = shown.game
    last = len(steps) + 1 if stopped is None else 0

    def item(number: int, title: str, *content: Node) -> Renderable:
        return li(".gn-step", id=f"{anchor}-{number}")[
            p(".gn-step-title")[span(".gn-step-number")[f"{number}."], " ", strong[title]],
            content,
        ]

    as_written = any(e.id == shown.id and e.start == shown.start for e in volume.examples)

    def found_at(number: int) -> str:
        return f"@{volume.key}/{shown.id}/{number}" if as_written else ""

    items = [
        item(
            1,
            "Ausgangslage",
            scene(volume, None, shown.start),
            what_if(volume, game.key, shown.start, found_at(1)),
        )
    ]
    items += [
        item(
            number,
            volume.tell_action(step.before, step.action),
            scene(volume, step, step.after),
            told(volume, step, game.evolve, root),
            number == last
            and p(".gn-takeaway")[
                strong["Merkt euch: "],
                shown.takeaway,
                " ",
                ((" ", cite(r, root)) for r in shown.teaches),
            ],
            what_if(volume, game.key, step.after, found_at(number)),
        )
        for number, step in enumerate(steps, start=2)
    ]
    if stopped:
        state = steps[-1].after if steps else shown.start
        headline = volume.tell_action(state, stopped[0])
        reasons = refused(volume, state, stopped[1])
        items.append(item(len(items) + 1, f"{headline}?", refusal(reasons, root, STOPPED)))
    place = f"{volume.key}/example/{shown.id}"
    return gn_stepper(".gn-example", id=anchor, data_exhibit=place, data_search_exclude="")[
        _head("Beispiel", anchor, shown.title, mark),
        ol(".gn-steps")[items[0]],
        noscript(data_steps=str(len(items)))[ol(".gn-steps", start="2")[items[1:]]],
    ]


def mistake(volume: Volume, shown: AnyMistake, root: str, mark: str = "") -> Renderable:
    """„Viele glauben“ beside „Es gilt“: the right side is what the engine says."""
    game, anchor = shown.game, f"irrtum-{shown.id}"
    main = shown.breaks if isinstance(shown, Forbidden) else shown.overlooks
    holds: Node
    if isinstance(shown, Forbidden):
        state, action = shown.state, shown.action
        step, _, found = judged(shown)
        reasons = refused(volume, state, found)
        holds = refusal(reasons, root) if step is None else _allowed(volume, step, game, root)
        picture = scene(volume, step, step.after if step else state)
    else:
        steps, stopped = run(shown)
        if stopped:
            state, action = (steps[-1].after if steps else shown.start), stopped[0]
            reasons = refused(volume, state, stopped[1])
            holds, picture = refusal(reasons, root, STOPPED), scene(volume, None, state)
        else:
            outcome = steps[-1]
            state, action = outcome.before, outcome.action
            holds = tuple(told(volume, outcome, game.evolve, root))
            picture = scene(volume, outcome, outcome.after)
    return section(
        ".gn-mistake",
        id=anchor,
        aria_labelledby=f"{anchor}-titel",
        data_exhibit=f"{volume.key}/mistake/{shown.id}",
    )[
        _head("Irrtum", anchor, shown.title, mark),
        p(".gn-step-title")[strong[volume.tell_action(state, action)]],
        div(".gn-verdicts")[
            div(".gn-believed")[p(".gn-verdict")["✗ Viele glauben"], p[shown.believed]],
            div(".gn-holds")[
                p(".gn-verdict")["✓ Bei euch gilt" if mark == DIFFERENT else "✓ Es gilt"], holds
            ],
        ],
        p(".gn-lesson")[shown.lesson, " ", cite(cited(volume, state, main), root)]
        if mark != DIFFERENT
        else None,
        details(".gn-fold.gn-look")[summary["So liegt der Tisch"], picture],
        what_if(volume, game.key, state),
    ]


def _allowed(volume: Volume, step: Step[Any, Any, Any], game: Any, root: str) -> Node:
    return [p["Mit euren Hausregeln ist das erlaubt."], *told(volume, step, game.evolve, root)]
