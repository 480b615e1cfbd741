"""The worker's side of all widgets of a browser tab: text in, JSON out, no exception lets go.

Every answer is either a session's reply (:meth:`widgets.session.Session.reply`) or
``{"problem": sentence}``; then the widget is as it was before. ``"broken": true`` beside it means
that we, not the reader, made the mistake; ``"detail"`` says more, for the console.
"""

import json
import traceback
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

from engine.core.codec import Malformed
from widgets.catalogue import house as house_of
from widgets.catalogue import shelve, table, widget
from widgets.house import chosen
from widgets.session import Session, opened
from widgets.widget import BadInput

__all__ = [
    "act",
    "close",
    "exhibit",
    "export",
    "follow",
    "house",
    "open",
    "shelve",
    "table",
    "widget",
]

BROKEN = (
    "Da ist uns ein Fehler unterlaufen: Dieser Schritt ließ sich nicht ausrechnen. "
    "Euer Stand ist unverändert."
)

_sessions: dict[str, Session[Any, Any]] = {}


PROPOSALS = "="
"""As the text of a house: our proposals, chosen on purpose; an empty text: nothing was chosen."""


def open(
    seat: str, key: str, name: str, root: str, start: str = "", saved: str = "", house: str = ""
) -> str:
    """Start the session ``seat`` (a name the shell makes up) from a link or from saved work.

    ``start`` may also name a step of an example (:func:`widgets.exhibits.start_at`).

    ``house``: the text of the table's house rules; one that can't be read is none.
    """

    def work() -> str:
        found = widget(key)
        link = _exhibits().start_at(key, start) if start.startswith("@") else start
        session = opened(found, name, root, link, saved, _options(key.partition("/")[0], house))
        answer = session.reply()
        _sessions[seat] = session
        return answer

    return answered(work)


def _exhibits() -> Any:
    # Not before it is needed: it brings the whole volume with it
    return import_module("widgets.exhibits")


def _options(game: str, text: str) -> Any:
    found = house_of(game) if text else None
    if found is None:
        return None
    try:
        return found.read("" if text == PROPOSALS else text)
    except Malformed:
        return None


def follow(seat: str, house: str) -> str:
    """The table has chosen other house rules while the session ``seat`` is open."""

    def work() -> str:
        session = _sessions[seat]
        session.follow(_options(session.widget.key.partition("/")[0], house))
        return session.reply()

    return answered(work)


def house(game: str, text: str) -> str:
    """Check kept house rules: JSON of :func:`widgets.house.chosen`, or the problem with them."""

    def work() -> str:
        found = house_of(game)
        if found is None:
            raise Malformed("Für dieses Spiel gibt es keine Hausregeln zu wählen.")
        return json.dumps(chosen(found, found.read(text)), ensure_ascii=False)

    return answered(work)


def exhibit(game: str, kind: str, id_: str, root: str, house: str) -> str:
    """An example or a mistake (``kind``) by these house rules: JSON ``{"html": …}``."""

    def work() -> str:
        html = _exhibits().again(game, kind, id_, root, house)
        return json.dumps({"html": html}, ensure_ascii=False)

    return answered(work)


def export(seat: str, name: str = "") -> str:
    """The work of the session ``seat`` as a file: JSON ``{"name": …, "text": …}``.

    ``name``: which of the widget's papers; empty: its ``file``.
    """
    return answered(lambda: json.dumps(_sessions[seat].file(name), ensure_ascii=False))


def act(seat: str, revision: int, index: int, value: str = "") -> str:
    """The reader used a control of the session ``seat``."""
    session = _sessions[seat]
    before = replace(session, past=[*session.past], future=[*session.future])
    answer = answered(lambda: session.act(revision, index, value))
    if answer.startswith('{"problem"'):
        _sessions[seat] = before
    return answer


def close(seat: str) -> None:
    """The page with this session is gone."""
    _sessions.pop(seat, None)


def answered(work: Callable[[], str]) -> str:
    """What ``work`` answers, or the problem it ran into."""
    try:
        return work()
    except (BadInput, Malformed) as reason:
        return json.dumps({"problem": str(reason)}, ensure_ascii=False)
    except Exception:
        answer = {"problem": BROKEN, "broken": True, "detail": traceback.format_exc()}
        return json.dumps(answer, ensure_ascii=False)
