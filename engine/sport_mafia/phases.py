"""What the table is waiting for."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Seat

type Word = Literal[
    "night",
    "mafia",
    "sheriff-looks",
    "don-signals",
    "sheriff-signals",
    "sitting",
    "morning",
    "vote",
    "hunt",
    "retreat",
    "don",
    "sheriff",
    "best-move",
    "end",
]
"""What the Spielleitung announces; each opens a part of the game."""

type Sign = Literal["sheriff-looks", "don-signals", "sheriff-signals", "sitting"]
type Speech = Literal["minute", "defence", "farewell"]
type BallotKind = Literal["vote", "again", "lift"]
type Ban = Literal["", "half", "nominate", "silent"]
"""What the next own minute loses: half of it, all but the nomination, that too."""
type Checker = Literal["don", "sheriff"]
type Votes = tuple[tuple[Seat, Seat], ...]
"""Who has voted against whom, in the order of the hands; in a lifting vote: who is for it."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The Spielleitung has to announce ``word`` next."""

    word: Word


@dataclass(frozen=True, slots=True)
class Cards:
    """``to`` takes a card next (chance)."""

    to: Seat


@dataclass(frozen=True, slots=True)
class Absprache:
    """The Mafia is awake. ``order``: the numbers that the Don has shown so far."""

    order: tuple[Seat, ...] = ()
    beacons: bool = False


@dataclass(frozen=True, slots=True)
class FirstSigns:
    """Somebody looks, or shows himself, in the first night."""

    what: Sign


@dataclass(frozen=True, slots=True)
class Tied:
    """Those level at the top, in the order of nomination; how they were voted for.

    ``extra``: the one further vote that some leagues hold has been held.
    """

    seats: tuple[Seat, ...]
    votes: Votes = ()
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Talk:
    """``seat`` has the word for ``seconds``; ``rest`` follow.

    ``ban``: what fouls have taken away. ``named``: whom the speaker has nominated in this minute.
    ``asked``: the list was asked for.
    ``tied``: for whom the thirty seconds are. ``then``: what follows the last farewell.
    """

    kind: Speech
    seat: Seat
    seconds: int
    rest: tuple[Seat, ...] = ()
    ban: Ban = ""
    named: tuple[Seat, ...] = ()
    asked: bool = False
    tied: Tied | None = None
    then: Literal["", "day", "night"] = ""


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote: ``at`` is the place of the candidate called now.

    In a lifting vote there is one question, and ``candidates`` are those who would leave.
    """

    kind: BallotKind
    candidates: tuple[Seat, ...]
    at: int = 0
    votes: Votes = ()
    tied: Tied | None = None

    @property
    def called(self) -> Seat:
        """Against whom hands go up now; 0 in a lifting vote, as in :data:`Votes`."""
        return 0 if self.kind == "lift" else self.candidates[self.at]


@dataclass(frozen=True, slots=True)
class Hunt:
    """The numbers are called, ``at`` is the last one called (0: none yet).

    ``prey``: who was still in when the hunt began and can be hit.
    """

    numbers: tuple[Seat, ...]
    prey: tuple[Seat, ...]
    at: Seat = 0
    shots: tuple[tuple[Seat, Seat], ...] = ()


@dataclass(frozen=True, slots=True)
class Checking:
    """Don or Sheriff is called; ``done``: the answer is given."""

    who: Checker
    done: bool = False


@dataclass(frozen=True, slots=True)
class Suspecting:
    """The victim names those he takes for black."""

    seat: Seat
    named: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


type Phase = (
    Waiting | Cards | Absprache | FirstSigns | Talk | Ballot | Hunt | Checking | Suspecting | Over
)
