"""The table: hands, piles, the wish, what is open, and the match around the round."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import Any, Literal

from engine.core.play import Seat
from engine.last_man_falling.cards import VIERFACH, Card, Weapon, WildCard, without
from engine.last_man_falling.deck import SEATS
from engine.last_man_falling.grounds import Ground, depth, ground_of
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import (
    Attack,
    CallName,
    Due,
    Jail,
    Naming,
    Over,
    Owed,
    Penalties,
    Phase,
    Shuffling,
    Threat,
    Trial,
    Turn,
)

FEWEST, MOST = 2, SEATS


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; the hand is hidden from the others."""

    name: str
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """The evening: which ``round`` it is (from 1), who began it, the points of the rounds before.

    ``playing``: who still plays for the win; an extra round is for the tied only.
    """

    round: int
    starter: Seat
    totals: tuple[int, ...]
    playing: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class State:
    """Everything on and around the table.

    ``pile``: what there is to draw, top first; whoever sets the table decides its order (chance).
    ``discard``: bottom first. ``wish``: what was named for the wild card that counts.
    ``direction``: 1 clockwise (rising seats), -1 against. ``calls``: who has not called yet and
    can be caught. ``called``: what the acting person has called before laying. ``jailed``: who
    sits out the next turn. ``passes``: how many passed in a row with nothing to draw. ``match``:
    None for a single situation, after which nothing follows. ``made``: the calls of this round,
    kept only where one call a round is enough. ``detour``: who was drawn forward by a Verpfeifen,
    and after whom the order then goes on (a house rule). ``owing``: penalty cards for which there
    were none, kept for later (a house rule).
    Raises ValueError, a German sentence.
    """

    players: tuple[Player, ...]
    turn: Seat
    discard: tuple[Card, ...]
    pile: tuple[Card, ...]
    wish: Weapon | None = None
    direction: Literal[1, -1] = 1
    phase: Phase = field(default_factory=Turn)
    options: Options = field(default_factory=Options)
    calls: tuple[Owed, ...] = ()
    called: CallName | None = None
    jailed: tuple[Seat, ...] = ()
    passes: int = 0
    match: Match | None = None
    made: tuple[Owed, ...] = ()
    detour: tuple[Seat, Seat] | None = None
    owing: tuple[Due, ...] = ()

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.players) <= MOST:
            raise ValueError(f"Am Tisch sitzen {FEWEST} bis {MOST} Personen.")
        if not all(0 <= seat < len(self.players) for seat in self._seats()):
            raise ValueError("Ein Platz wird genannt, den es am Tisch nicht gibt.")
        if isinstance(self.phase, Shuffling) and self.phase.what != "rest":
            return
        wild = isinstance(self.ground.card, WildCard) and not isinstance(self.phase, Naming)
        lapsed = wild and self.wish is None and self.options.wish_lapses
        if wild != (self.wish is not None) and not lapsed:
            raise ValueError("Einen Wunsch gibt es genau dann, wenn eine Wunschkarte zählt.")
        if isinstance(self.phase, (Attack, Trial)) and self.discard[-1] != VIERFACH:
            raise ValueError("Offen ist ein Attentat nur, solange die Karte oben liegt.")

    def _seats(self) -> Iterable[Seat]:
        yield self.turn
        yield from (owed.seat for owed in (*self.calls, *self.made))
        yield from self.jailed
        yield from self.detour or ()
        yield from (due.seat for due in self.owing)
        if self.match is not None:
            yield self.match.starter
            yield from self.match.playing
        yield from _named(self.phase)

    @cached_property
    def ground(self) -> Ground:
        """What the next card has to answer."""
        return ground_of(self.discard, self.wish)

    @cached_property
    def emptied(self) -> bool:
        """Whether somebody holds no card."""
        return () in map(_hand, self.players)

    @property
    def under(self) -> tuple[Card, ...]:
        """What lies below the card that counts and can be shuffled again (LMF-G09)."""
        if self.options.empty_pile == "stays-empty":
            return ()
        return self.discard[: len(self.discard) - depth(self.discard)]

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """What chance has to put in order now; empty when no shuffle is awaited."""
        if not isinstance(self.phase, Shuffling):
            return ()
        return self.under if self.phase.what == "rest" else self.pile

    @property
    def winner(self) -> Seat | None:
        """Who has laid the last card; None while the round goes on."""
        if isinstance(self.phase, Over):
            return self.phase.winner
        if isinstance(self.phase, Shuffling) and self.phase.what != "rest":
            return None
        return next((s for s, p in enumerate(self.players) if not p.hand), None)

    def next_after(self, seat: Seat, steps: int = 1) -> Seat:
        """The next person in the direction of play; who was drawn forward by a Verpfeifen may be
        followed by those passed over (LMF-G28)."""
        if self.detour is not None and steps > 0 and seat == self.detour[0]:
            seat = self.detour[1]
        return (seat + steps * self.direction) % len(self.players)

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
        return following(self, players=self.players_with(seat, hand))

    def players_with(self, seat: Seat, hand: tuple[Card, ...]) -> tuple[Player, ...]:
        """The people, with another hand at ``seat``."""
        players = list(self.players)
        players[seat] = Player(players[seat].name, hand)
        return tuple(players)

    def minus(self, seat: Seat, *cards: Card) -> "State":
        """The same table with ``cards`` gone from the hand at ``seat``."""
        return self.with_hand(seat, without(self.hand(seat), *cards))


def _named(phase: Phase) -> Iterable[Seat]:
    match phase:
        case Attack(by=by, victim=victim) | Jail(by=by, victim=victim):
            return by, victim
        case Threat(by=by, victim=victim):
            return (max(by, 0), victim)
        case Naming(seat=seat):
            return (seat,)
        case Trial(attack=attack, accuser=accuser):
            return attack.by, attack.victim, accuser
        case Penalties(due=due, then=then, trial=trial, resume=resume, late=late):
            inner = _named(trial) if trial else ()
            open_ = _named(resume) if isinstance(resume, (Attack, Threat, Jail, Turn)) else ()
            doubt = _named(late) if late else ()
            return (then, *(d.seat for d in due), *inner, *open_, *doubt)
        case Turn(after=after, late=late):
            return (*(s.seat for s in after), *(_named(late) if late else ()))
        case Shuffling(drawer=drawer, then=then):
            return (max(drawer, 0), *(_named(then) if then else ()))
        case Over(winner=winner):
            return () if winner is None else (winner,)


_new, _hand = object.__new__, attrgetter("hand")


def following(state: State, **changes: Any) -> State:
    """``state`` with ``changes`` that an event makes: what follows from a table that can be is a
    table that can be, so nothing is checked again (that would be most of a move's cost). What was
    worked out once about things that stay as they are is not worked out again."""
    after: State = _new(State)
    now = after.__dict__  # no slots: thirteen fields one by one would cost more than the move
    now.update(state.__dict__)
    if "discard" in changes or "wish" in changes:
        now.pop("ground", None)
    if "players" in changes:
        now.pop("emptied", None)
    now.update(changes)
    return after
