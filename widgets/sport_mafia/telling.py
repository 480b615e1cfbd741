"""What the widgets of this game share: the rules to choose, and what happened, told by them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from htpy import Node, Renderable, dd, div, dl, dt, p, span

from engine.core.play import Breach, IllegalAction, Step, moments, step
from engine.core.rule import Rule
from engine.sport_mafia.actions import Action
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell
from widgets.controls import chips
from widgets.parts import cites, refusal, sentence
from widgets.widget import Ui

type TableStep = Step[State, Action, Any]
type Choice[Msg] = Callable[[Options], Msg]


def happened(steps: Iterable[TableStep]) -> Iterator[tuple[State, Any]]:
    """Every event of the steps, with the state right before it."""
    for one in steps:
        yield from moments(GAME.evolve, one.before, one.events)


def went_on(steps: list[TableStep], state: State, action: Action) -> bool:
    """Add ``action`` to the steps that began at ``state``; False: it can't be, nothing is added."""
    try:
        steps.append(step(GAME, steps[-1].after if steps else state, action))
    except IllegalAction:
        return False
    return True


def sentences(
    steps: Iterable[TableStep], options: Options, root: str, wanted: Callable[[str], bool]
) -> list[Renderable]:
    """What happened, each sentence with the rules as a table with ``options`` cites them.

    ``wanted``: whether events of the kind of that name are told here.
    """
    return [
        sentence(text, (cited(rule, options) for rule in event.rules), root)
        for state, event in happened(steps)
        if wanted(type(event).__name__) and (text := tell(state, event))
    ]


def refused(found: Iterable[Breach], options: Options, root: str) -> Node:
    """Every reason, with its rule as the table cites it; None: nothing is refused."""
    reasons = [replace(b, rule=cited(b.rule, options)) for b in found]
    return refusal(reasons, root) if reasons else None


def presets[Msg](options: Options, ui: Ui[Msg], choose: Choice[Msg]) -> Renderable:
    """By which set of rules the case is played; none is marked for a table of its own."""
    ways: list[tuple[Options, Node]] = [(preset.options, preset.title) for preset in PRESETS]
    return chips(ui, "Gespielt wird nach", ways, options, choose)


def because(text: str, rules: Iterable[Rule], options: Options, root: str) -> Node:
    """A few words with their rules, if any, as a table with ``options`` cites them."""
    found = tuple(cited(rule, options) for rule in rules)
    return [span[text], cites(found, root) if found else None]


def beside(lead: str, outcomes: Iterable[Node], *, differ: bool) -> Renderable:
    """The same case by each of :data:`PRESETS`; ``differ``: not all come to the same."""
    ends = "hier geht es verschieden aus." if differ else "überall dasselbe."
    return div(".gn-vote-beside")[
        p(".gn-number-label")[f"{lead}, drei Regelwerke: {ends}"],
        dl(".gn-vote-presets")[
            (div[dt[preset.title], dd[one]] for preset, one in zip(PRESETS, outcomes, strict=True))
        ],
    ]
