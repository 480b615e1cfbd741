"""What happens at the table; every event cites its rules."""

from dataclasses import dataclass

from engine.core.play import Event, Seat
from engine.last_man_falling.cards import Card, Weapon
from engine.last_man_falling.events_more import MoreEvents
from engine.last_man_falling.fitting import Fit, Ground
from engine.last_man_falling.phases import Due


@dataclass(frozen=True, kw_only=True, slots=True)
class CardLaid(Event):
    """``seat`` has laid ``card``, ``count`` of it; with a wild card that asks for a weapon the
    ``wish`` is named in the same breath."""

    seat: Seat
    card: Card
    wish: Weapon | None = None
    count: int = 1


@dataclass(frozen=True, kw_only=True, slots=True)
class WishLapsed(Event):
    """Nobody has to meet the ``wish`` any more (a house rule)."""

    wish: Weapon


@dataclass(frozen=True, kw_only=True, slots=True)
class WeaponNamed(Event):
    """``seat`` has named the weapon that follows."""

    seat: Seat
    wish: Weapon


@dataclass(frozen=True, kw_only=True, slots=True)
class AttackBegan(Event):
    """``count`` cards threaten ``victim``; ``before`` is what the layer had to answer."""

    by: Seat
    victim: Seat
    before: Ground
    count: int = 4


@dataclass(frozen=True, kw_only=True, slots=True)
class AttackAccepted(Event):
    """The victim accuses nobody."""

    victim: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class Accused(Event):
    """The Staatsanwalt has been called."""

    accused: Seat
    accuser: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class HandShown(Event):
    """The accused hand lies open to those in ``seen_by``."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class HandChecked(Event):
    """What was found in the hand against ``before``; changes nothing, but is what people argue."""

    seat: Seat
    before: Ground
    found: tuple[Fit, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Judged(Event):
    """The verdict: was the Vierfach-Attentat unjustified? Who draws then, and whose turn it is."""

    accused: Seat
    accuser: Seat
    guilty: bool
    due: tuple[Due, ...]
    then: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class WishStands(Event):
    """The convict's card and wish stay as they are."""

    seat: Seat
    wish: Weapon


@dataclass(frozen=True, kw_only=True, slots=True)
class CardTakenBack(Event):
    """The convict takes the card back; ``before`` has to be answered again."""

    seat: Seat
    before: Ground


@dataclass(frozen=True, kw_only=True, slots=True)
class Drew(Event):
    """``seat`` has drawn ``count`` cards for a penalty of ``due``; ``left`` follow as soon as the
    pile is shuffled."""

    seat: Seat
    count: int
    due: int
    left: int = 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Received(Event):
    """Which cards were drawn; only the one who drew knows."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnLost(Event):
    """``seat`` lays no card in this turn."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnCame(Event):
    """It is the turn of ``seat``."""

    seat: Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundEnded(Event):
    """``seat`` has no card left."""

    seat: Seat
    card: Card


type LmfEvent = (
    CardLaid
    | WeaponNamed
    | WishLapsed
    | AttackBegan
    | AttackAccepted
    | Accused
    | HandShown
    | HandChecked
    | Judged
    | WishStands
    | CardTakenBack
    | Drew
    | Received
    | TurnLost
    | TurnCame
    | RoundEnded
    | MoreEvents
)
