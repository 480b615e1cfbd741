"""What happens by day, and to the whole game; every event cites its rules."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Event, Seat
from engine.sport_mafia.events_night import NightEvents
from engine.sport_mafia.phases import BallotKind, Ban, Speech, Tied, Votes
from engine.sport_mafia.state import Cause, Outcome, Way

type Stays = Literal["no-majority", "second-tie", "whole-table", "four", "first-day", "gone"]
type Duty = Literal["name-checks", "come-out", "nominated"]


@dataclass(frozen=True, kw_only=True, slots=True)
class MorningCame(Event):
    """Day ``day`` begins."""

    day: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Opens(Event):
    """``seat`` opens the round of speeches, ``order`` all of them."""

    seat: Seat
    order: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class SpeechBegan(Event):
    """``seat`` has the word for ``seconds``; ``rest`` follow. ``ban``: what a foul takes away."""

    kind: Speech
    seat: Seat
    seconds: int
    ban: Ban = ""
    rest: tuple[Seat, ...] = ()
    tied: Tied | None = None
    then: Literal["", "day", "night"] = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class SpeechEnded(Event):
    """``seat`` has ended, or the time is up (``bell``)."""

    seat: Seat
    bell: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Nominated(Event):
    """``number`` is on the list; ``instead``: whom it replaces there, else 0."""

    by: Seat
    number: Seat
    instead: Seat = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Withdrawn(Event):
    """``number`` is off the list again."""

    by: Seat
    number: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class ListRead(Event):
    """The Spielleitung has told the list."""

    by: Seat
    numbers: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class SheriffClaimed(Event):
    """``by`` says to be the Sheriff."""

    by: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckClaimed(Event):
    """``by`` says what a check of ``number`` gave."""

    by: Seat
    number: Seat
    black: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class DutyReminded(Event):
    """The Sheriff is reminded of a duty; nobody else hears it."""

    seat: Seat
    duty: Duty
    numbers: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class NoVote(Event):
    """Nobody is voted on today: nobody nominated, one alone, or the vote is dropped."""

    why: Literal["nobody", "alone", "dropped"]


@dataclass(frozen=True, kw_only=True, slots=True)
class VoteBegan(Event):
    """The candidates in the order in which they are called."""

    kind: BallotKind
    candidates: tuple[Seat, ...]
    tied: Tied | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Voted(Event):
    """``seat`` has voted against ``against`` (0: for lifting all)."""

    seat: Seat
    against: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class HandsCounted(Event):
    """``count`` votes against ``candidate``; those of ``missing`` fell by themselves."""

    candidate: Seat
    count: int
    missing: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class TieFound(Event):
    """Those with the most votes."""

    seats: tuple[Seat, ...]
    count: int
    votes: Votes
    kind: BallotKind
    candidates: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class LiftCounted(Event):
    """``in_favour`` of ``living`` are for all of ``seats`` leaving."""

    in_favour: int
    living: int
    seats: tuple[Seat, ...]
    votes: Votes


@dataclass(frozen=True, kw_only=True, slots=True)
class VoteClosed(Event):
    """The vote is over: ``out`` leave, ``day`` and how it was voted go into the records."""

    kind: BallotKind
    candidates: tuple[Seat, ...]
    votes: Votes
    out: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class AllStay(Event):
    """Nobody leaves by this vote."""

    seats: tuple[Seat, ...]
    why: Stays


@dataclass(frozen=True, kw_only=True, slots=True)
class Left(Event):
    """``seats`` have left the table in one moment."""

    seats: tuple[Seat, ...]
    way: Way


@dataclass(frozen=True, kw_only=True, slots=True)
class FoulGiven(Event):
    """The ``count``-th foul of ``seat``; ``ban``: what it takes from the next own minute."""

    seat: Seat
    offence: str
    count: int
    ban: Ban


@dataclass(frozen=True, kw_only=True, slots=True)
class Disqualified(Event):
    """``seat`` is out for fouls or for an offence; ``already``: had left already."""

    seat: Seat
    offence: str
    way: Way
    already: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class VoteDropped(Event):
    """``today``: the vote of this day; else that of the next one."""

    today: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class VoteKept(Event):
    """No vote is dropped because of ``seat``: it leaves anyway, or the league does not drop any."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class Decided(Event):
    """The game is decided."""

    outcome: Outcome
    cause: Cause
    red: int
    black: int
    by: Seat = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class GameEnded(Event):
    """The game is over, the cards are open."""

    outcome: Outcome


type MafiaEvent = (
    MorningCame
    | Opens
    | SpeechBegan
    | SpeechEnded
    | Nominated
    | Withdrawn
    | ListRead
    | SheriffClaimed
    | CheckClaimed
    | DutyReminded
    | NoVote
    | VoteBegan
    | Voted
    | HandsCounted
    | TieFound
    | LiftCounted
    | VoteClosed
    | AllStay
    | Left
    | FoulGiven
    | Disqualified
    | VoteDropped
    | VoteKept
    | Decided
    | GameEnded
    | NightEvents
)
