"""The protocol of a game as a document: JSON that other programs can read and write, too.

::

    {
      "format": "ganovenehre/sport-mafia-protocol",
      "version": 1,
      "preset": "fsm",                    one of PRESETS, or null: a mixture of its own
      "options": {"book": "fsm", …},      every field of Options; what is missing is as in preset
      "names": ["Anna", "", …],           ten or none, by seat; may be empty
      "roles": ["citizen", …],            ten; null: no card yet. Only for reading, log decides
      "result": {"outcome": "red", …},    null before the end. Only for reading, log decides
      "log": ["say night", "card 1 citizen", …]      see notation.py, one action a line
    }

What is read is replayed: a document that tells of a game that can't be is refused, with the number
of the step and the reason.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, get_type_hints

from engine.core.codec import FORMAT as CODEC
from engine.core.codec import Malformed, loads
from engine.core.play import IllegalAction, step
from engine.sport_mafia.actions import Action
from engine.sport_mafia.game import GAME, MafiaStep
from engine.sport_mafia.notation import note, noted, shortened
from engine.sport_mafia.options import PRESETS, Options, preset_of
from engine.sport_mafia.seats import COUNT
from engine.sport_mafia.state import State

FORMAT = "ganovenehre/sport-mafia-protocol"
VERSION = 1
LONGEST_LOG = 3_000
"""More steps than that no game at a table has."""
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Protocol:
    """``options``: by which rules; ``names``: ten, by seat, or none; ``actions``: what was done."""

    options: Options = field(default_factory=Options)
    names: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()

    @property
    def start(self) -> State:
        """The table before the first action."""
        return State(options=self.options, names=self.names)

    def steps(self) -> tuple[MafiaStep, ...]:
        """The game, step by step. Raises :class:`Malformed` at the first that can't be."""
        return _played(self)

    @property
    def last(self) -> State:
        """The table after the last action. Raises as :meth:`steps`."""
        steps = self.steps()
        return steps[-1].after if steps else self.start


# Reading a document, scoring it and telling it ask for the same game
@lru_cache(maxsize=2)
def _played(protocol: Protocol) -> tuple[MafiaStep, ...]:
    return replayed(protocol.start, protocol.actions)


def replayed(state: State, actions: Iterable[Action], done: int = 0) -> tuple[MafiaStep, ...]:
    """``actions`` from ``state`` on, ``done`` of the log being played already.

    Raises :class:`Malformed`, one German sentence that names the step and every reason.
    """
    steps: list[MafiaStep] = []
    for action in actions:
        try:
            steps.append(step(GAME, state, action))
        except IllegalAction as refused:
            at = done + len(steps) + 1
            raise Malformed(
                f"Schritt {at} des Protokolls („{note(action)}“) kann nicht sein: {refused}"
            ) from None
        state = steps[-1].after
    return tuple(steps)


def write(protocol: Protocol, last: State | None = None) -> str:
    """The protocol as a document, one step of the log a line.

    ``last``: the table after the log, for whoever knows it already. Raises :class:`Malformed`.
    """
    last = last or protocol.last
    preset = preset_of(protocol.options)
    document = {
        "format": FORMAT,
        "version": VERSION,
        "preset": preset.key if preset else None,
        "options": asdict(protocol.options),
        "names": list(protocol.names),
        "roles": [player.role for player in last.players],
        "result": asdict(last.result) if last.result else None,
        "log": [note(action) for action in protocol.actions],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Protocol:
    """The protocol that a document tells of. Raises :class:`Malformed`, one German sentence."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed(
            "Das ist keine Protokolldatei: Der Text ist kein vollständiges JSON."
        ) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Malformed("Das ist kein Protokoll einer Partie Sport-Mafia von dieser Website.")
    if data.get("version") != VERSION or data.get("version") is True:
        raise Malformed(
            f"Dieses Protokoll hat die Fassung {json.dumps(data.get('version'))[:20]}; "
            f"gelesen wird hier die Fassung {VERSION}."
        )
    protocol = Protocol(_options(data), _names(data.get("names", [])), _log(data.get("log")))
    _agrees(data, protocol.last)
    return protocol


def _options(data: dict[str, Any]) -> Options:
    given, preset = data.get("options", {}), data.get("preset")
    base = next((p.options for p in PRESETS if p.key == preset), None)
    if preset is not None and base is None:
        raise Malformed(f"Ein Regelwerk {_shown(preset)} gibt es hier nicht.")
    if not isinstance(given, dict):
        raise Malformed("Unter „options“ stehen keine Hausregeln.")
    hints = get_type_hints(Options)
    for name in given:
        if name not in hints:
            raise Malformed(f"Eine Hausregel {_shown(name)} gibt es hier nicht.")
    values = asdict(base or Options()) | {name: _value(name, v, hints) for name, v in given.items()}
    return Options(**values)


def _value(name: str, value: Any, hints: dict[str, Any]) -> Any:
    try:
        return loads(json.dumps([CODEC, value]), hints[name])
    except (Malformed, ValueError):
        raise Malformed(f"Die Hausregel „{name}“ kann nicht {_shown(value)} sein.") from None


def _names(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list) or len(given) not in (0, COUNT):
        raise Malformed("Namen stehen entweder an allen zehn Plätzen oder an keinem.")
    for name in given:
        if not isinstance(name, str):
            raise Malformed(f"Ein Name ist ein Text, nicht {_shown(name)}.")
        if why := against_name(name):
            raise Malformed(why)
    return tuple(given) if any(given) else ()


def against_name(name: str) -> str:
    """Why nobody can be called so, one German sentence; empty: it is fine, also when empty."""
    if len(name) > LONGEST_NAME:
        return f"Ein Name hat höchstens {LONGEST_NAME} Zeichen, dieser hat {len(name)}."
    if not name.isprintable():
        return "In einem Namen steckt ein Zeichen, das sich nicht schreiben lässt."
    return ""


def _log(given: Any) -> tuple[Action, ...]:
    if not isinstance(given, list):
        raise Malformed("Dem Protokoll fehlt der Ablauf unter „log“.")
    return actions_of(given)


def actions_of(lines: Iterable[Any], done: int = 0) -> tuple[Action, ...]:
    """The actions of the lines that follow after ``done`` others.

    Raises :class:`Malformed`, which names the step.
    """
    found: list[Action] = []
    for line in lines:
        if done + len(found) == LONGEST_LOG:
            raise Malformed(f"Ein Protokoll hat höchstens {LONGEST_LOG} Schritte.")
        try:
            if not isinstance(line, str):
                raise Malformed(f"{_shown(line)} ist keine Zeile.")
            found.append(noted(line))
        except Malformed as reason:
            raise Malformed(
                f"Schritt {done + len(found) + 1} des Protokolls ist unlesbar: {reason}"
            ) from None
    return tuple(found)


def _agrees(data: dict[str, Any], last: State) -> None:
    """Roles and result are there to be read; where they tell another story, somebody is wrong."""
    roles = data.get("roles")
    dealt = [player.role for player in last.players]
    if roles is not None and roles != dealt:
        raise Malformed(
            "Die Karten unter „roles“ sind andere als die, die im Ablauf ausgegeben werden."
        )
    told = asdict(last.result) if last.result else None
    if data.get("result", told) != told:
        raise Malformed("Das Ergebnis unter „result“ ist ein anderes als das des Ablaufs.")


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"„{shortened(text)}“"
