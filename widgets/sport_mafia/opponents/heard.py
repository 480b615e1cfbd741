"""What is said aloud and binds nobody: suspicions. The rules record claims and nominations only."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.actions import Action


@dataclass(frozen=True, slots=True)
class Remark:
    """On that ``day`` ``by`` has called ``black`` suspicious and ``red`` harmless, and has put
    ``nominated`` on the list. ``why``: the reason given, one German sentence, or nothing."""

    day: int
    by: Seat
    black: tuple[Seat, ...] = ()
    red: tuple[Seat, ...] = ()
    nominated: tuple[Seat, ...] = ()
    why: str = ""


type Heard = tuple[Remark, ...]
"""Everything that was said, in order; all at the table hear it."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What somebody does with the word: ``actions`` that the rules know, and what else is said."""

    actions: tuple[Action, ...] = ()
    remark: Remark | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat to vote against, to shoot or to ask about (0: nobody), and why, one German
    sentence."""

    seat: Seat
    why: str
