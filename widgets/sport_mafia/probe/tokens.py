"""The reader's own moves as a letter and a number, so that a whole game fits into a link."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.seats import COUNT

AUTO = "."
"""Stands for a moment that happened by itself."""
HAND, LEAVE = "v", "n"
"""What is asked is left: no hand, no shot, no check, no more numbers; the others go on."""

AGAINST = "g"
"""A vote against a certain number, who need not have been called yet; in a course it is written as
no hand for those before, and the hand then."""

_TOKEN = re.compile(r"[.nvdSlqf]|[pwbrcCsamog](?:[1-9]|X)")
_ALONE: dict[str, Callable[[Seat], a.Action]] = {
    "d": a.EndSpeech,
    "S": a.ClaimSheriff,
    "l": a.AgreeBeacons,
    "q": a.AskList,
}
_ABOUT: dict[str, Callable[[Seat, Seat], a.Action]] = {
    "p": a.Nominate,
    "w": a.Withdraw,
    "a": a.AskAbout,
    "m": a.Suspect,
    "o": a.PlanShot,
}
_CHECKS = {"c": False, "C": True}
FOUL = "talking"
"""The offence that a reader can try out: talking in somebody else's minute."""


@dataclass(frozen=True, slots=True)
class Token:
    """``letter``: what is done, ``number``: about whom (0: nobody)."""

    letter: str
    number: Seat = 0

    def __str__(self) -> str:
        if not self.number:
            return self.letter
        return self.letter + ("X" if self.number == COUNT else str(self.number))


def token(text: str) -> Token:
    """What was written. Raises ValueError, one German sentence."""
    if not _TOKEN.fullmatch(text):
        raise ValueError(f"Den Zug „{text[:12]}“ gibt es nicht.")
    digit = text[1:]
    return Token(text[0], COUNT if digit == "X" else int(digit or 0))


def tokens(course: str) -> list[str]:
    """The course of a game, move by move. Raises ValueError, one German sentence."""
    found = _TOKEN.findall(course)
    if "".join(found) != course:
        raise ValueError("Der Verlauf dieser Partie ist nicht zu lesen.")
    return found


def action(text: str, me: Seat) -> a.Action | None:
    """What the rules know of the move; None: nothing (a suspicion, or nothing done)."""
    found = token(text)
    if found.letter in _ALONE:
        return _ALONE[found.letter](me)
    if found.letter in _ABOUT:
        return _ABOUT[found.letter](me, found.number)
    if found.letter in _CHECKS:
        return a.ClaimCheck(me, found.number, _CHECKS[found.letter])
    match found.letter:
        case "v":
            return a.RaiseHand(me)
        case "s":
            return a.Shoot(me)
        case "f":
            return a.Sanction(me, FOUL)
    return None
