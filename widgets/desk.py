"""The worker's side of all widgets of a browser tab: text in, JSON out, no exception lets go.

Every answer is either a session's reply (:meth:`widgets.widget.Session.reply`) or
``{"problem": sentence}``; then the widget is as it was before. ``"broken": true`` beside it means
that we, not the reader, made the mistake; ``"detail"`` says more, for the console.
"""

import json
import pkgutil
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

import widgets
from engine.core.codec import Malformed
from widgets.widget import BadInput, Session, Widget, opened

BROKEN = (
    "Da ist uns ein Fehler unterlaufen: Dieser Schritt ließ sich nicht ausrechnen. "
    "Euer Stand ist unverändert."
)

_sessions: dict[str, Session[Any, Any]] = {}


@cache
def table() -> dict[str, str]:
    """Every widget of every game: ``"soa/throwdown"`` -> ``"module:CONSTANT"``; imports none."""
    found: dict[str, str] = {}
    for part in pkgutil.iter_modules(widgets.__path__, "widgets."):
        if part.ispkg and part.name not in ("widgets.site", "widgets.pictures"):
            found |= getattr(import_module(part.name), "WIDGETS", {})
    return found


@cache
def widget(key: str) -> Widget[Any, Any]:
    """The widget of that key; imports its module. Raises :class:`Malformed` if there is none."""
    if key not in table():
        raise Malformed(f"Ein Werkzeug namens „{key}“ gibt es hier nicht.")
    module, _, constant = table()[key].partition(":")
    found: Widget[Any, Any] = getattr(import_module(module), constant)
    return found


def open(seat: str, key: str, name: str, root: str, start: str = "", saved: str = "") -> str:
    """Start the session ``seat`` (a name the shell makes up) from a link or from saved work."""

    def work() -> str:
        session = opened(widget(key), name, root, start, saved)
        answer = session.reply()
        _sessions[seat] = session
        return answer

    return answered(work)


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
