"""What happens in a turn, to the pile, around calls and at the end; each cites its rules."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Event, Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.events_house import HouseEvents
from engine.last_man_falling.phases import CallName, Reason


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundBegan(Event):
    """The cards of round ``number`` are gathered; ``starter`` will begin."""

    number: int
    starter: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class PileShuffled(Event):
    """``count`` cards are shuffled and form the pile."""

    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class OrderSet(Event):
    """The order of the pile, which nobody knows."""

    order: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Dealt(Event):
    """Everybody has got ``count`` cards, one after the other from ``first`` on."""

    count: int
    first: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the pile opens the discard pile."""

    card: Card


@dataclass(frozen=True, kw_only=True, slots=True)
class FirstCardReturned(Event):
    """The turned-up card goes back into the pile."""

    card: Card


@dataclass(frozen=True, kw_only=True, slots=True)
class WeaponAsked(Event):
    """``seat`` has to name a weapon for the turned-up Waffenwahl."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class DrewCard(Event):
    """``seat`` has drawn one card in the own turn."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class PileRanOut(Event):
    """``drawer`` still has to draw ``count`` and the pile is empty: the rest is shuffled."""

    drawer: Seat
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Passed(Event):
    """``seat`` has passed; ``fruitless``: there was nothing to draw either."""

    seat: Seat
    fruitless: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class DirectionChanged(Event):
    """Play goes the other way round."""

    direction: Literal[1, -1]


@dataclass(frozen=True, kw_only=True, slots=True)
class Skipped(Event):
    """``seat`` is skipped."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class Jailed(Event):
    """``seat`` will sit out the next turn as well."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class ThreatBegan(Event):
    """A Doppelmord of ``count`` cards now threatens ``victim``."""

    by: Seat
    victim: Seat
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class ThreatAccepted(Event):
    """``victim`` is going to draw ``count`` cards."""

    victim: Seat
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class JailBegan(Event):
    """A Knast waits for ``victim``."""

    by: Seat
    victim: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class HandsSwapped(Event):
    """``seat`` and ``other`` have swapped their hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class HandSeen(Event):
    """What ``seat`` holds now, dealt or swapped; only the owner knows."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CallMade(Event):
    """``seat`` has called; ``early``: right before laying."""

    seat: Seat
    call: CallName
    early: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class CallOwed(Event):
    """``seat`` should call now and has not yet."""

    seat: Seat
    call: CallName


@dataclass(frozen=True, kw_only=True, slots=True)
class CallWindowClosed(Event):
    """The next person acts: these seats can't be caught any more."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class CallCaught(Event):
    """``by`` (None: nobody had to) has caught that ``seat`` forgot the call."""

    seat: Seat
    call: CallName
    by: Seat | None


@dataclass(frozen=True, kw_only=True, slots=True)
class TipReported(Event):
    """``votes`` of the others say that ``seat`` has given a tip."""

    seat: Seat
    votes: int


@dataclass(frozen=True, kw_only=True, slots=True)
class SleepPointedOut(Event):
    """``by`` has woken ``seat``."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class WrongCardLaid(Event):
    """``seat`` has laid a wrong card or out of turn, and takes it back; ``why`` it is wrong."""

    seat: Seat
    card: Card
    why: str


@dataclass(frozen=True, kw_only=True, slots=True)
class PenaltyDue(Event):
    """``seat`` has to draw ``count``; then ``then`` is on, or (None) play goes on as it was."""

    seat: Seat
    count: int
    reason: Reason
    then: Seat | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class PlayResumed(Event):
    """What was interrupted goes on; ``seat`` has to act."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class LastAttackStands(Event):
    """``seat`` has laid a Doppelmord as the last card; ``victim`` draws before the end."""

    seat: Seat
    card: Card
    victim: Seat
    count: int


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundBlocked(Event):
    """Nobody can lay or draw any more."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundScored(Event):
    """The ``points`` of this round by seat; ``winner`` None: nobody finished."""

    winner: Seat | None
    points: tuple[int, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class ExtraRoundDue(Event):
    """These seats are tied and play one more round for the win."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class MatchEnded(Event):
    """The match is over; ``winners`` have ``points``, the fewest."""

    winners: tuple[Seat, ...]
    points: int


type MoreEvents = (
    RoundBegan
    | PileShuffled
    | OrderSet
    | Dealt
    | CardTurnedUp
    | FirstCardReturned
    | WeaponAsked
    | DrewCard
    | PileRanOut
    | Passed
    | DirectionChanged
    | Skipped
    | Jailed
    | ThreatBegan
    | ThreatAccepted
    | JailBegan
    | HandsSwapped
    | HandSeen
    | CallMade
    | CallOwed
    | CallWindowClosed
    | CallCaught
    | TipReported
    | SleepPointedOut
    | WrongCardLaid
    | PenaltyDue
    | PlayResumed
    | LastAttackStands
    | RoundBlocked
    | RoundScored
    | ExtraRoundDue
    | MatchEnded
    | HouseEvents
)
