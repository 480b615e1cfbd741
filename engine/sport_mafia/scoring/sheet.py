"""The score sheet of one finished game: what the judge writes down, before anything is counted."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from engine.core.play import Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.scoring.amounts import Tenths
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.seats import DECK, NUMBERS, Colour, Role, colour

type Winner = Literal["red", "black", "draw"]
type Removal = Literal["table", "defeat"]
"""Sent off the table; or the own team lost the game by it as well (§ 6.8)."""

MOST_NAMED = 3
MOST_GAMES = 200
"""So many games of a stretch can be typed in; no rule says how long one is."""
MOST_TENTHS = 12
"""So much can be typed in for one seat; what is allowed is less."""

type Hand = tuple[Role, Role, Role, Role, Role, Role, Role, Role, Role, Role]
DEALT: Hand = (
    *("citizen", "mafioso", "citizen", "sheriff", "citizen"),
    *("don", "citizen", "citizen", "mafioso", "citizen"),
)


@dataclass(frozen=True, slots=True)
class Stretch:
    """So many ``games`` of one player, ``times`` killed first as a red one, this game included."""

    games: int = 10
    times: int = 1

    def __post_init__(self) -> None:
        if not (1 <= self.games <= MOST_GAMES and 0 <= self.times <= MOST_GAMES):
            raise ValueError(f"Eine Wertungsstrecke hat hier 1 bis {MOST_GAMES} Partien.")


@dataclass(frozen=True, slots=True)
class Award:
    """What the judge gives to a seat, in tenths of a point."""

    seat: Seat
    tenths: Tenths

    def __post_init__(self) -> None:
        if not 1 <= self.tenths <= MOST_TENTHS:
            raise ValueError("Die Spielleitung vergibt Zehntelpunkte, 0,1 bis 1,2 auf einmal.")


@dataclass(frozen=True, slots=True)
class Removed:
    """Somebody left by fouls."""

    seat: Seat
    how: Removal


@dataclass(frozen=True, slots=True)
class Charge:
    """The offence of that name (:mod:`engine.sport_mafia.scoring.offences`) of a seat."""

    seat: Seat
    offence: str

    def __post_init__(self) -> None:
        if self.offence not in BY_KEY:
            raise ValueError("Eine solche Handlung nennt § 8.5 nicht.")


@dataclass(frozen=True, slots=True)
class Sheet:
    """Seats are 1 to 10, ``roles`` in their order. ``first_vote``: how many left by the vote of
    day 1. ``killed``: who was shot in the first night with shots; ``named``: the numbers of the
    best move in order, ``closed``: it is over. ``agreed``: the chief judge agrees to the awards.
    ``counted``: the points have been counted. Raises ValueError, one German sentence, for what
    can't stand on any sheet; whether it may stand there is asked of ``objections``.
    """

    roles: Hand = DEALT
    winner: Winner = "red"
    first_vote: int = 0
    killed: Seat | None = None
    named: tuple[Seat, ...] = ()
    closed: bool = False
    stretch: Stretch = field(default_factory=Stretch)
    awards: tuple[Award, ...] = ()
    agreed: bool = False
    removed: tuple[Removed, ...] = ()
    charges: tuple[Charge, ...] = ()
    options: Options = field(default_factory=Options)
    counted: bool = False

    def __post_init__(self) -> None:
        if Counter(self.roles) != Counter(DECK):
            raise ValueError("Im Spiel sind sechs Bürger, ein Sheriff, zwei Mafiosi und ein Don.")
        awarded = [a.seat for a in self.awards]
        sent_off = [r.seat for r in self.removed]
        victim = [] if self.killed is None else [self.killed]
        accused = [c.seat for c in self.charges]
        if not {*victim, *self.named, *awarded, *sent_off, *accused} <= set(NUMBERS):
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")
        if not 0 <= self.first_vote <= len(NUMBERS) or len(self.named) > len(NUMBERS):
            raise ValueError("Am Tisch sitzen zehn, mehr können nicht gehen oder genannt werden.")
        if any(len(set(once)) != len(once) for once in (awarded, sent_off, self.charges)):
            raise ValueError("Auf dem Bogen steht etwas doppelt.")

    def role(self, seat: Seat) -> Role:
        """The card of that seat."""
        return self.roles[seat - 1]

    def team(self, seat: Seat) -> Colour:
        """The team of that seat."""
        return colour(self.role(seat))

    def won(self, seat: Seat) -> bool:
        """Whether the team of that seat has won."""
        return self.winner == self.team(seat)

    def lost(self, seat: Seat) -> bool:
        """Whether the other team has won; in a draw nobody has lost."""
        return self.winner not in ("draw", self.team(seat))

    def hits(self) -> int:
        """How many of the named are black."""
        return sum(self.team(seat) == "black" for seat in self.named)

    def award(self, seat: Seat) -> Tenths:
        """What the judge gives to that seat, 0: nothing."""
        return next((a.tenths for a in self.awards if a.seat == seat), 0)

    def removal(self, seat: Seat) -> Removal | None:
        """How that seat left by fouls; None: it did not."""
        return next((r.how for r in self.removed if r.seat == seat), None)
