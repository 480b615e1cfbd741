"""The model of the foul widget: who sits there with how many fouls, what is going on, what is
punished."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.play import Seat
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.options import Options
from engine.sport_mafia.sanctions import LAST_FOUL
from engine.sport_mafia.scenes import SEATED
from engine.sport_mafia.seats import COUNT, DECK, NUMBERS, Role
from widgets.sport_mafia.chairs import toggled

type Moment = Literal["talk", "vote", "tie", "last", "night", "hunt", "best-move", "shot"]
"""Speeches, vote, before a second vote, last word of who is voted out, before and in the hunt, the
best move, last word of who is shot."""
type Tapping = Literal["punish", "fouls", "seats", "word", "listed", "hit", "sheriff"]
"""What a tap on a seat does."""
type Given = tuple[Seat, str]
"""Who is punished, and for which offence (its key)."""

MOST_DAYS = 9
MOST_PENALTIES = 12

TAPS: dict[Moment, tuple[Tapping, ...]] = {
    "talk": ("punish", "fouls", "seats", "word", "listed", "sheriff"),
    "vote": ("punish", "fouls", "seats", "listed", "sheriff"),
    "tie": ("punish", "fouls", "seats", "listed", "sheriff"),
    "last": ("punish", "fouls", "seats", "hit", "sheriff"),
    "night": ("punish", "fouls", "seats"),
    "hunt": ("punish", "fouls", "seats", "hit"),
    "best-move": ("punish", "fouls", "seats", "hit"),
    "shot": ("punish", "fouls", "seats", "hit", "sheriff"),
}
"""What can be set by tapping in each moment."""


@dataclass(frozen=True, slots=True)
class Model:
    """``fouls``: of each seat before. ``word``: who speaks; ``listed``: who is nominated;
    ``hit``: who is voted out, or shot at by all. ``claimed``: who has said to be the Sheriff.

    ``given``: the penalties so far; ``tried``: the one that was refused. Raises ValueError, one
    German sentence.
    """

    moment: Moment = "vote"
    day: int = 2
    gone: tuple[Seat, ...] = (1, 2)
    fouls: tuple[int, ...] = (0, 0, 0, 0, 2, 0, 3, 0, 0, 0)
    word: Seat = 4
    listed: tuple[Seat, ...] = (3, 8)
    hit: Seat = 3
    claimed: tuple[Seat, ...] = ()
    offence: str = "vote-gestures"
    given: tuple[Given, ...] = ((7, "vote-gestures"),)
    tapping: Tapping = "punish"
    options: Options = field(default_factory=Options)
    roles: tuple[Role, ...] = SEATED
    tried: Given | None = None

    def __post_init__(self) -> None:
        if Counter(self.roles) != Counter(DECK):
            raise ValueError("Im Spiel sind sechs Bürger, ein Sheriff, zwei Mafiosi und ein Don.")
        if not 1 <= self.day <= MOST_DAYS:
            raise ValueError(f"Hier gibt es die Tage 1 bis {MOST_DAYS}.")
        if len(self.fouls) != COUNT or not all(0 <= n < LAST_FOUL for n in self.fouls):
            raise ValueError(f"Jeder der zehn Plätze hat 0 bis {LAST_FOUL - 1} Fouls.")
        tried = (self.tried,) if self.tried else ()
        punished = tuple(seat for seat, _ in (*self.given, *tried))
        seats = {*self.gone, *self.listed, *self.claimed, *punished, self.word, self.hit}
        if not seats <= set(NUMBERS):
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")
        if any(len(set(s)) < len(s) for s in (self.gone, self.listed, self.claimed)):
            raise ValueError("Eine Nummer steht doppelt da.")
        if len(self.gone) >= COUNT:
            raise ValueError("Mindestens eine Person sitzt noch am Tisch.")
        if not {self.offence, *(key for _, key in (*self.given, *tried))} <= set(OFFENCES):
            raise ValueError("Einen solchen Verstoß kennen die Regeln nicht.")
        if len(self.given) > MOST_PENALTIES:
            raise ValueError(f"Mehr als {MOST_PENALTIES} Strafen merkt sich dieser Tisch nicht.")

    @property
    def living(self) -> tuple[Seat, ...]:
        """Who sat there before the penalties."""
        return tuple(s for s in NUMBERS if s not in self.gone)


@dataclass(frozen=True, slots=True)
class Tap:
    """A seat is touched."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TapFor:
    """Taps do that from now on."""

    tapping: Tapping


@dataclass(frozen=True, slots=True)
class SetMoment:
    """That is going on."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class SetDay:
    """It is that day, or the night after it."""

    day: int


@dataclass(frozen=True, slots=True)
class SetOffence:
    """Punished is that offence."""

    offence: str


@dataclass(frozen=True, slots=True)
class Pardon:
    """All penalties are taken back."""


@dataclass(frozen=True, slots=True)
class Choose:
    """By these rules."""

    options: Options


type Msg = Tap | TapFor | SetMoment | SetDay | SetOffence | Pardon | Choose


def tapped(model: Model, seat: Seat) -> Model:
    """The table after a tap that sets it up; the penalties begin anew."""
    model = replace(model, given=())
    match model.tapping:
        case "fouls":
            fouls = list(model.fouls)
            fouls[seat - 1] = (fouls[seat - 1] + 1) % LAST_FOUL
            return replace(model, fouls=tuple(fouls))
        case "seats":
            return _left(model, toggled(model.gone, seat))
        case "listed":
            here = seat in model.living
            return replace(model, listed=toggled(model.listed, seat)) if here else model
        case "sheriff":
            return replace(model, claimed=toggled(model.claimed, seat))
        case "word":
            return replace(model, word=seat) if seat in model.living else model
        case "hit":
            return replace(model, hit=seat) if seat in model.living else model
    return model


def _left(model: Model, gone: tuple[Seat, ...]) -> Model:
    """Whoever is gone neither speaks nor is nominated nor hit."""
    if len(gone) == COUNT:
        return model
    living = tuple(s for s in NUMBERS if s not in gone)
    return replace(
        model,
        gone=gone,
        listed=tuple(s for s in model.listed if s in living),
        word=model.word if model.word in living else living[0],
        hit=model.hit if model.hit in living else living[0],
    )
