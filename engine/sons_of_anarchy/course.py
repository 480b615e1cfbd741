"""What the whole game remembers beside figures and goods: parts of the table's state."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.effects import Transaction

type RoundStep = Literal[
    "orders", "cleanup", "setup", "markers", "cards", "market", "lastcalls", "over"
]
ROUND: tuple[RoundStep, ...] = ("markers", "cards", "orders", "market", "lastcalls", "cleanup")
"""The six steps of a round, in order (SOA-086)."""
ROUNDS = 6
"""Rounds of an ordinary game (SOA-008)."""
STACK = 15
"""Cards in the stack that measures the game (SOA-067)."""
FACE_DOWN = 6
"""Random sites that lie face down at the start (SOA-064)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Choosing clubs. ``dice`` by seat, None: not yet, or to be rolled again after a tie.

    ``rolling``: who still takes part in the roll. ``picked``: seats in the order they chose.
    """

    dice: tuple[int | None, ...]
    rolling: tuple[Seat, ...]
    first: Seat | None = None
    picked: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """A site (or a club order, ``place`` None) is being used.

    ``deals`` are all its transactions, boost included; ``next``: the one to decide now.
    """

    seat: Seat
    place: int | None
    deals: tuple[Transaction, ...]
    next: int = 0


@dataclass(frozen=True, slots=True)
class Parcel:
    """What somebody wants to hand over; only goods and money may change hands (SOA-178, 180)."""

    money: int = 0
    guns: int = 0
    contraband: int = 0
    orders: int = 0
    heat: int = 0
    members: int = 0
    prospects: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """A swap on the table: ``gives`` against ``wants``; ``to`` must answer."""

    seat: Seat
    to: Seat
    gives: Parcel
    wants: Parcel


@dataclass(frozen=True, slots=True)
class Market:
    """The black market of this round: a fist by seat, None: not closed yet (or the club is out).

    ``opened``: all fists are open, and everything is sold.
    """

    fists: tuple[int | None, ...]
    opened: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game ends. ``contenders``: still equal; ``dice`` of the last fight, by contender."""

    contenders: tuple[Seat, ...]
    dice: tuple[int | None, ...] = ()
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The whole game around a table; ``round`` 1 is the first.

    ``stack``: cards left, the clock. ``down``: random sites still face down. ``drawn``: cards
    turned up so far, as numbers of the card set; ``open``: those of them that lie open this round.
    ``sites`` and ``cards``: how many are still to be turned up in step 2. ``calls``: Last Calls
    that wait for step 5. ``scene``: only this step is played, nothing follows (for examples).
    """

    round: int = 1
    stack: int = STACK
    down: int = FACE_DOWN
    drawn: tuple[int, ...] = ()
    open: tuple[int, ...] = ()
    sites: int = 0
    cards: int = 0
    calls: tuple[int, ...] = ()
    setup: Setup | None = None
    use: Use | None = None
    offer: Offer | None = None
    market: Market | None = None
    ending: Ending | None = None
    scene: bool = False

    def __post_init__(self) -> None:
        sound = (
            1 <= self.round <= 14
            and 0 <= self.stack <= 40
            and 0 <= self.down <= 20
            and 0 <= self.sites <= self.down
            and 0 <= self.cards <= self.stack
            and len(set(self.drawn)) == len(self.drawn)
            and set(self.open) <= set(self.drawn)
            and set(self.calls) <= set(self.open)
            and all(0 <= card < 200 for card in self.drawn)
        )
        if not sound:
            raise ValueError("Der Stand der Partie ist unvollständig oder widerspricht sich.")
