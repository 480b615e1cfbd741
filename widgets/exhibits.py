"""A worked example and a mistake as markup: every step stands there, computed, without script.

The build renders them by our proposals; the worker once more by the house rules of a table.
"""

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
    noscript,
    ol,
    p,
    section,
    span,
    strong,
    summary,
)

from engine.core.codec import Malformed, from_link, to_link
from engine.core.example import Forbidden
from engine.core.play import IllegalAction, Step, moments
from engine.core.volume import Volume
from widgets.catalogue import house as house_of
from widgets.catalogue import package, volume, widget
from widgets.citing import cited, refused
from widgets.parts import cite, refusal, sentence
from widgets.worked import (
    DIFFERENT,
    AnyExample,
    AnyMistake,
    judged,
    ruled_example,
    ruled_mistake,
    run,
)

gn_stepper = Element("gn-stepper")

type Asked = str | Callable[[Any], str | None]
"""The widget for a game's states, always the same or told by a function of the state."""

OURS = "Ohne eure Hausregeln gilt: "
STOPPED = "Mit euren Hausregeln geht es hier nicht weiter:"


def again(game: str, kind: str, id_: str, root: str, house: str) -> str:
    """An example or a mistake by the house rules of that text. Raises :class:`Malformed`."""
    book, rules = volume(game), house_of(game)
    if rules is None:
        raise Malformed("Für dieses Spiel gibt es keine Hausregeln zu wählen.")
    options = rules.read(house)
    for shown in book.examples if kind == "example" else ():
        if shown.id == id_:
            changed, mark = ruled_example(shown, rules, options)
            return str(example(book, changed, root, mark))
    for wrong in book.mistakes if kind == "mistake" else ():
        if wrong.id == id_:
            other, mark = ruled_mistake(wrong, rules, options)
            return str(mistake(book, other, root, mark))
    raise Malformed("Dieses Beispiel gibt es hier nicht.")


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
    if found.from_state is None:
        raise LookupError(
            f"{key} opens from no state: give it from_state, or take it out of WHAT_IF"
        )
    return to_link(found.from_state(state), found.model)


def start_at(key: str, place: str) -> str:
    """The link that opens widget ``key`` at a place: ``"@soa/sally-and-john/8"`` is a step of an
    example, counted from 1; ``"@soa/irrtum-own-taste/1"`` what a mistake is about. A fourth part is
    the link of house rules by which it was worked out.

    Raises :class:`Malformed` when there is no such example, mistake or step.
    """
    game, _, rest = place.removeprefix("@").partition("/")
    id_, _, rest = rest.partition("/")
    number, _, house = rest.partition("/")
    states = _states(game, id_, house)
    if not number.isdecimal() or not 0 < int(number) <= len(states):
        raise Malformed("Diesen Schritt eines Beispiels gibt es hier nicht.")
    return _start(key, states[int(number) - 1])


def _states(game: str, id_: str, house: str) -> tuple[Any, ...]:
    book, rules = volume(game), house_of(game) if house else None
    options = from_link(house, rules.kind) if rules else None
    for shown in book.examples:
        if shown.id == id_:
            changed = ruled_example(shown, rules, options)[0] if rules else shown
            return (changed.start, *(step.after for step in run(changed)[0]))
    for wrong in book.mistakes:
        if f"irrtum-{wrong.id}" == id_:
            return (judged(ruled_mistake(wrong, rules, options)[0] if rules else wrong).state,)
    return ()


def _by_house(game: str, options: Any) -> str:
    """What a place says about the house rules of a state that no page was built with."""
    rules = house_of(game)
    return f"/{to_link(options, rules.kind)}" if rules else ""


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
    house = "" if as_written else _by_house(volume.key, shown.start.options)

    def found_at(number: int) -> str:
        return f"@{volume.key}/{shown.id}/{number}{house}"

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
                strong[OURS if mark == DIFFERENT else "Merkt euch: "],
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
    if forbidden := isinstance(shown, Forbidden):
        main, begun = shown.breaks, shown.state
    else:
        main, begun = shown.overlooks, shown.start
    found = judged(shown)
    state, step = found.state, found.step
    holds: Node
    if step is None:
        reasons = refused(volume, state, found.reasons)
        holds = refusal(reasons, root) if forbidden else refusal(reasons, root, STOPPED)
    elif forbidden:
        holds = _allowed(volume, step, game, root)
    else:
        holds = tuple(told(volume, step, game.evolve, root))
    picture = scene(volume, step, step.after if step else state)
    as_written = any(wrong == shown for wrong in volume.mistakes)
    house = "" if as_written else _by_house(volume.key, begun.options)
    return section(
        ".gn-mistake",
        id=anchor,
        aria_labelledby=f"{anchor}-titel",
        data_exhibit=f"{volume.key}/mistake/{shown.id}",
    )[
        _head("Irrtum", anchor, shown.title, mark),
        p(".gn-step-title")[strong[volume.tell_action(state, found.action)]],
        div(".gn-verdicts")[
            div(".gn-believed")[p(".gn-verdict")["✗ Viele glauben"], p[shown.believed]],
            div(".gn-holds")[
                p(".gn-verdict")["✓ Bei euch gilt" if mark == DIFFERENT else "✓ Es gilt"], holds
            ],
        ],
        p(".gn-lesson")[shown.lesson, " ", cite(cited(volume, state, main), root)]
        if mark != DIFFERENT
        else None,
        details(".gn-fold.gn-lies")[summary["So liegt der Tisch"], noscript[picture]],
        what_if(volume, game.key, state, f"@{volume.key}/{anchor}/1{house}"),
    ]


def _allowed(volume: Volume, step: Step[Any, Any, Any], game: Any, root: str) -> Node:
    return [p["Mit euren Hausregeln ist das erlaubt."], *told(volume, step, game.evolve, root)]
