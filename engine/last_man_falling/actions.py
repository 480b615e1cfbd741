"""What people can do; chance (a shuffle) is an action too."""

from dataclasses import dataclass

from engine.core.play import CHANCE, Seat
from engine.last_man_falling.cards import Card, NumberCard, SymbolCard
from engine.last_man_falling.phases import CallName


@dataclass(frozen=True, slots=True)
class Lay:
    """``seat`` lays a card with a weapon; ``count`` equal ones at once (Dauerfeuer)."""

    seat: Seat
    card: NumberCard | SymbolCard
    count: int = 1


@dataclass(frozen=True, slots=True)
class LayWaffenwahl:
    """``seat`` lays a Waffenwahl and says ``wish``, which should be the name of a weapon."""

    seat: Seat
    wish: str


@dataclass(frozen=True, slots=True)
class LayVierfach:
    """``seat`` lays a Vierfach-Attentat and says ``wish``."""

    seat: Seat
    wish: str


@dataclass(frozen=True, slots=True)
class LayVerpfeifen:
    """``seat`` lays a Verpfeifen and picks ``victim`` to swap hands with."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class DrawCard:
    """``seat`` draws one card in the own turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """``seat`` lays nothing after drawing, or because there is nothing to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameWeapon:
    """``seat`` names the weapon for a Waffenwahl that was turned up first."""

    seat: Seat
    wish: str


@dataclass(frozen=True, slots=True)
class Accept:
    """``seat`` takes what was laid before it: draws, or sits in the Knast."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accuse:
    """``seat`` calls the Staatsanwalt."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowHand:
    """``seat`` lays the hand open."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrawPenalty:
    """``seat`` draws ``count`` cards as a penalty."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Call:
    """``seat`` calls out, right before laying or right after."""

    seat: Seat
    call: CallName = "last"


@dataclass(frozen=True, slots=True)
class Catch:
    """``seat`` has noticed that ``whom`` forgot the call."""

    seat: Seat
    whom: Seat


@dataclass(frozen=True, slots=True)
class Report:
    """``seat`` has given somebody a tip, and ``votes`` of the others have heard it."""

    seat: Seat
    votes: int


@dataclass(frozen=True, slots=True)
class PointOut:
    """``seat`` points out that the one on turn is asleep; ``seconds``: how long they have waited,
    None: as long as agreed (time is input)."""

    seat: Seat
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Chance: the cards to be shuffled now lie in ``order``, top first."""

    order: tuple[Card, ...]
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class NextRound:
    """``seat``, who begins the next round, has the cards gathered for it."""

    seat: Seat


type Laying = Lay | LayWaffenwahl | LayVierfach | LayVerpfeifen
type Aside = Call | Catch | Report | PointOut
type Action = (
    Lay
    | LayWaffenwahl
    | LayVierfach
    | LayVerpfeifen
    | DrawCard
    | Pass
    | NameWeapon
    | Accept
    | Accuse
    | ShowHand
    | DrawPenalty
    | Call
    | Catch
    | Report
    | PointOut
    | Shuffled
    | NextRound
)
