"""An action as one short line, the way a protocol notes it, and back.

``say night`` · ``card 3 don`` · ``nominate 1 7`` · ``hand 4`` · ``penalty 5 talking``: a verb,
then the seat that acts, then what it is about.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, get_args

from engine.core.codec import Malformed
from engine.sport_mafia import actions as a
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.phases import Word
from engine.sport_mafia.seats import DECK, NUMBERS
from engine.sport_mafia.words import count_word

SEATS = {str(n): n for n in NUMBERS}
"""Seats and numbers as they are written."""
WORDS: dict[str, str] = {word: word for word in get_args(Word.__value__)}
ROLES: dict[str, str] = {role: role for role in DECK}
COLOURS = {"black": True, "red": False}
OFFENCE_KEYS = {key: key for key in OFFENCES}


@dataclass(frozen=True, slots=True)
class Form:
    """How an action is noted: each field with what may stand there."""

    make: Callable[..., a.Action]
    fields: tuple[tuple[str, Mapping[str, Any]], ...] = ()


_BY = ("seat", SEATS)
_NUMBER = ("number", SEATS)
FORMS: dict[str, Form] = {
    "say": Form(a.Say, (("word", WORDS),)),
    "card": Form(a.TakeCard, (("to", SEATS), ("role", ROLES))),
    "bell": Form(a.Bell),
    "plan": Form(a.PlanShot, (_BY, _NUMBER)),
    "beacons": Form(a.AgreeBeacons, (_BY,)),
    "nominate": Form(a.Nominate, (_BY, _NUMBER)),
    "withdraw": Form(a.Withdraw, (_BY, _NUMBER)),
    "list": Form(a.AskList, (_BY,)),
    "thanks": Form(a.EndSpeech, (_BY,)),
    "sheriff": Form(a.ClaimSheriff, (_BY,)),
    "claim": Form(a.ClaimCheck, (_BY, _NUMBER, ("black", COLOURS))),
    "hand": Form(a.RaiseHand, (_BY,)),
    "count": Form(a.CountHands),
    "call": Form(a.CallNumber),
    "shot": Form(a.Shoot, (_BY,)),
    "check": Form(a.AskAbout, (_BY, _NUMBER)),
    "suspect": Form(a.Suspect, (_BY, _NUMBER)),
    "penalty": Form(a.Sanction, (("whom", SEATS), ("offence", OFFENCE_KEYS))),
}
"""Every kind of action by its verb."""
_VERBS = {form.make: verb for verb, form in FORMS.items()}


def note(action: a.Action) -> str:
    """The action as a line. Raises KeyError for what no seat of the table can do."""
    verb = _VERBS[type(action)]
    parts = [verb]
    for name, values in FORMS[verb].fields:
        value = getattr(action, name)
        parts.append(next(text for text, meant in values.items() if meant == value))
    return " ".join(parts)


def noted(line: str) -> a.Action:
    """The action of a line. Raises :class:`Malformed`, one German sentence."""
    verb, *parts = line.split(" ")
    form = FORMS.get(verb)
    if form is None:
        raise Malformed(f"„{shortened(verb)}“ ist kein Vorgang eines Protokolls.")
    if len(parts) != len(form.fields):
        wanted = count_word(len(form.fields)) if form.fields else "keine"
        raise Malformed(
            f"Zu „{verb}“ gehören {wanted} Angaben, hier stehen {count_word(len(parts))}."
            if len(form.fields) != 1
            else f"Zu „{verb}“ gehört eine Angabe, hier stehen {count_word(len(parts))}."
        )
    found = {}
    for (name, values), part in zip(form.fields, parts, strict=True):
        if part not in values:
            raise Malformed(f"„{shortened(part)}“ passt nicht zu „{verb}“: {_allowed(values)}.")
        found[name] = values[part]
    return form.make(**found)


def _allowed(values: Mapping[str, Any]) -> str:
    if values is SEATS:
        return "Möglich ist eine Nummer von 1 bis 10"
    if len(values) > len(SEATS):
        return "Das kennt kein Protokoll"
    return f"Möglich ist {' oder '.join(values)}"


def shortened(text: str) -> str:
    """What stood there, to be quoted: not too long, and nothing that can't be written."""
    plain = text if text.isprintable() else ascii(text)[1:-1]
    return plain if len(plain) <= 30 else f"{plain[:29]}…"
