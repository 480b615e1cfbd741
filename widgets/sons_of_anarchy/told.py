"""What happened, as widgets tell it: the refusal, the latest, the protocol."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from htpy import Node, details, div, li, ol, summary

from engine.core.play import Seat, Step, moments
from engine.sons_of_anarchy.causes import TROUBLE, Deed, tell_deed
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell
from widgets.parts import refusal, refused_aloud, sentence
from widgets.widget import Ui

type Line = tuple[str, SoaEvent]


def known(before: Table, events: Iterable[SoaEvent], seat: Seat | None = None) -> Iterator[Line]:
    """What ``seat`` may know; None: what everybody may, a closed fist keeps its number here too."""
    for state, event in moments(TROUBLE.evolve, before, events):
        seen = event.seen_by is None or seat in event.seen_by
        if seen and (text := tell(state, event)):
            yield text, event


def lines[A](steps: Iterable[Step[Table, A, SoaEvent]]) -> list[Line]:
    """The lines of several steps."""
    return [line for step in steps for line in known(step.before, step.events)]


def at_once[A](news: Sequence[Step[Table, A, SoaEvent]]) -> Step[Table, A, SoaEvent] | None:
    """All that the last click did as one step, for the picture; None: nothing yet."""
    return replace(news[-1], before=news[0].before) if news else None


def refused[M](table: Table, action: Deed | None, ui: Ui[M]) -> Node:
    """What was tried and may not be, with every reason."""
    found = TROUBLE.breaches(table, action) if action is not None else ()
    if not found or action is None:
        return None
    return refusal(found, ui.root, f"{tell_deed(table, action)} – das geht nicht:")


def latest[M](found: list[Line], ui: Ui[M]) -> Node:
    """What the last click led to."""
    if not found:
        return None
    return div(".gn-latest")[(sentence(text, event.rules, ui.root) for text, event in found)]


def protocol[M](found: list[Line], ui: Ui[M]) -> Node:
    """Everything so far, folded."""
    if not found:
        return None
    return details(".gn-fold.gn-log")[
        summary[f"Protokoll: alles der Reihe nach ({len(found)})"],
        ol(".gn-protocol")[(li[sentence(text, event.rules, ui.root)] for text, event in found)],
    ]


def reasons(table: Table, action: Deed | None) -> str:
    """The refusal for the live region; empty: nothing was refused."""
    found = TROUBLE.breaches(table, action) if action is not None else ()
    return refused_aloud(found) if found else ""


def heard[A](now: Table, tried: Deed | None, news: Iterable[Step[Table, A, SoaEvent]]) -> str:
    """For the live region: the refusal, else what the last click did; empty: nothing yet."""
    return reasons(now, tried) or " ".join(text for text, _ in lines(news))
