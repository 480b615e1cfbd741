"""The table: hands, piles, the wish, and what is open around a Vierfach-Attentat."""

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.play import Seat
from engine.last_man_falling.cards import VIERFACH, Card, Weapon, WildCard, without
from engine.last_man_falling.fitting import Ground, ground_of
from engine.last_man_falling.options import Options

FEWEST, MOST = 2, 8
MOST_DUE = 6
type Reason = Literal["attack", "wrong-accuser", "third-party", "convict"]


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; the hand is hidden from the others."""

    name: str
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Served:
    """Who has just drawn a penalty, what, and what for."""

    seat: Seat
    drawn: tuple[Card, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is to lay a card. ``after``: the penalties drawn since the last card was laid."""

    after: tuple[Served, ...] = ()


@dataclass(frozen=True, slots=True)
class Attack:
    """A Vierfach-Attentat waits for ``victim``; ``before`` is what ``by`` had to answer."""

    by: Seat
    victim: Seat
    before: Ground


@dataclass(frozen=True, slots=True)
class Trial:
    """``accuser`` has called the Staatsanwalt over ``attack``; the hand is not shown yet."""

    attack: Attack
    accuser: Seat


@dataclass(frozen=True, slots=True)
class Due:
    """``seat`` has to draw ``count`` cards."""

    seat: Seat
    count: int
    reason: Reason

    def __post_init__(self) -> None:
        if not 0 <= self.count <= MOST_DUE:
            raise ValueError(f"Eine Strafe kostet höchstens {MOST_DUE} Karten.")


@dataclass(frozen=True, slots=True)
class Penalties:
    """Cards are to be drawn; ``then`` is whose turn follows. ``trial``: the hand lies open."""

    due: tuple[Due, ...]
    then: Seat
    trial: Trial | None = None
    served: tuple[Served, ...] = ()


type Phase = Turn | Attack | Trial | Penalties


@dataclass(frozen=True, slots=True)
class State:
    """Everything on and around the table.

    ``pile``: what there is to draw, top first; whoever sets the table decides its order (chance).
    ``discard``: bottom first. ``wish``: what was named for the wild card that counts.
    ``direction``: 1 clockwise (rising seats), -1 against. Raises ValueError, a German sentence.
    """

    players: tuple[Player, ...]
    turn: Seat
    discard: tuple[Card, ...]
    pile: tuple[Card, ...]
    wish: Weapon | None = None
    direction: Literal[1, -1] = 1
    phase: Phase = field(default_factory=Turn)
    options: Options = field(default_factory=Options)

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.players) <= MOST:
            raise ValueError(f"Am Tisch sitzen {FEWEST} bis {MOST} Personen.")
        if not all(0 <= seat < len(self.players) for seat in self._seats()):
            raise ValueError("Ein Platz wird genannt, den es am Tisch nicht gibt.")
        wild = isinstance(self.ground.card, WildCard)
        if wild != (self.wish is not None):
            raise ValueError("Einen Wunsch gibt es genau dann, wenn eine Wunschkarte zählt.")
        if isinstance(self.phase, Attack | Trial) and self.discard[-1] != VIERFACH:
            raise ValueError("Offen ist ein Attentat nur, solange die Karte oben liegt.")

    def _seats(self) -> tuple[Seat, ...]:
        match self.phase:
            case Attack(by=by, victim=victim):
                return self.turn, by, victim
            case Trial(attack=attack, accuser=accuser):
                return self.turn, attack.by, attack.victim, accuser
            case Penalties(due=due, then=then, trial=trial):
                accused = (trial.attack.by, trial.accuser) if trial else ()
                return self.turn, then, *(d.seat for d in due), *accused
            case Turn(after=after):
                return self.turn, *(s.seat for s in after)

    @property
    def ground(self) -> Ground:
        """What the next card has to answer."""
        return ground_of(self.discard, self.wish)

    @property
    def winner(self) -> Seat | None:
        """Who has laid the last card; None while the round goes on."""
        return next((s for s, p in enumerate(self.players) if not p.hand), None)

    def next_after(self, seat: Seat) -> Seat:
        """The next person in the direction of play."""
        return (seat + self.direction) % len(self.players)

    def name(self, seat: Seat) -> str:
        """What the person is called."""
        return self.players[seat].name

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in hand."""
        return self.players[seat].hand

    def due(self, seat: Seat) -> Due | None:
        """What the person still has to draw."""
        if not isinstance(self.phase, Penalties):
            return None
        return next((d for d in self.phase.due if d.seat == seat), None)

    def with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> "State":
        """The same table with another hand at ``seat``."""
        players = list(self.players)
        players[seat] = replace(players[seat], hand=hand)
        return replace(self, players=tuple(players))

    def minus(self, seat: Seat, card: Card) -> "State":
        """The same table with ``card`` gone from the hand at ``seat``."""
        return self.with_hand(seat, without(self.hand(seat), card))
