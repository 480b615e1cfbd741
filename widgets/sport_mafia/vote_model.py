"""The model of the vote widget: who sits there, who is on the list, who has voted how."""

from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.play import Breach, Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Ballot, BallotKind, Talk, Votes, Waiting
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import Player, State, following

type Tapping = Literal["seats", "list", "votes"]
"""What a tap on a seat does."""

MOST_DAYS = 9
MOST_ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Round:
    """A vote that has been counted: whose hand was up against whom (0: for lifting all)."""

    kind: BallotKind
    votes: Votes


@dataclass(frozen=True, slots=True)
class Model:
    """``gone``: who has left; ``listed``: who is nominated, in order; ``rounds``: counted votes.

    ``hands``: of the vote that is on, ``called``: against whom taps go now (0: lifting all).
    ``tried``: a seat whose tap was refused. Raises ValueError, one German sentence.
    """

    day: int = 1
    gone: tuple[Seat, ...] = ()
    listed: tuple[Seat, ...] = (3, 5, 7)
    rounds: tuple[Round, ...] = ()
    hands: Votes = ()
    called: Seat = 3
    tapping: Tapping = "votes"
    options: Options = field(default_factory=Options)
    tried: Seat = 0

    def __post_init__(self) -> None:
        if not 1 <= self.day <= MOST_DAYS:
            raise ValueError(f"Hier gibt es die Tage 1 bis {MOST_DAYS}.")
        seats = {*self.gone, *self.listed, *(v for v, _ in self.hands)}
        seats |= {v for r in self.rounds for v, _ in r.votes}
        against = {c for _, c in self.hands} | {c for r in self.rounds for _, c in r.votes}
        if not seats <= set(NUMBERS) or not (against | {self.called, self.tried}) <= {0, *NUMBERS}:
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")
        if len(set(self.gone)) < len(self.gone) or len(set(self.listed)) < len(self.listed):
            raise ValueError("Eine Nummer steht doppelt da.")
        if len(self.gone) >= len(NUMBERS):
            raise ValueError("Mindestens eine Person sitzt noch am Tisch.")
        if len(self.rounds) > MOST_ROUNDS:
            raise ValueError(f"Mehr als {MOST_ROUNDS} Abstimmungen hat kein Tag.")


def begin(model: Model, options: Options) -> State:
    """The table before the vote; cards don't matter for it, so nobody has one."""
    players = tuple(Player(out="vote" if s in model.gone else None) for s in NUMBERS)
    state = State(players, Waiting("vote"), options, model.day, model.day, 1)
    return following(state, nominated=model.listed)


@dataclass(frozen=True, slots=True)
class Tap:
    """A seat is touched."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TapFor:
    """Taps on seats do that from now on."""

    tapping: Tapping


@dataclass(frozen=True, slots=True)
class Call:
    """Hands go up against this candidate."""

    candidate: Seat


@dataclass(frozen=True, slots=True)
class CountAll:
    """The vote is counted; missing hands fall by themselves."""


@dataclass(frozen=True, slots=True)
class Again:
    """Everything since the first vote is taken back, the list stays."""


@dataclass(frozen=True, slots=True)
class SetDay:
    """It is that day."""

    day: int


@dataclass(frozen=True, slots=True)
class Choose:
    """By these rules."""

    options: Options


type Msg = Tap | TapFor | Call | CountAll | Again | SetDay | Choose


def voting(state: State, model: Model) -> State:
    """``state`` with the hands of the model up that stand against candidates called so far."""
    if not isinstance(state.phase, Ballot):
        return state
    return following(state, phase=replace(state.phase, votes=model.hands))


def nomination(model: Model, seat: Seat) -> tuple[Breach, ...]:
    """Why that seat can't be nominated: asked of somebody who has the word."""
    speaker = next(s for s in NUMBERS if s not in model.gone)
    state = following(begin(model, model.options), phase=Talk("minute", speaker, 60))
    return GAME.breaches(state, a.Nominate(speaker, seat))


def from_state(state: State) -> Model:
    """The widget at a vote of an example: the same table, list and hands."""
    phase = state.phase
    tied = phase.tied if isinstance(phase, Ballot | Talk) else None
    rounds: tuple[Round, ...] = ()
    if tied is not None:
        votes = tied.votes or _level(state, tied.seats)
        rounds = (Round("vote", votes),)
        if isinstance(phase, Ballot) and phase.kind == "lift":
            rounds = (*rounds, Round("again", votes))
    return Model(
        day=min(max(state.day, 1), MOST_DAYS),
        gone=tuple(s for s in NUMBERS if not state.is_in(s)),
        listed=state.nominated,
        rounds=rounds,
        hands=phase.votes if isinstance(phase, Ballot) else (),
        called=_called(state),
        options=state.options,
    )


def _level(state: State, seats: tuple[Seat, ...]) -> Votes:
    """Votes that leave these level, for an example that does not tell how it came to that."""
    return tuple((voter, seats[n % len(seats)]) for n, voter in enumerate(state.living))


def _called(state: State) -> Seat:
    match state.phase:
        case Ballot():
            return state.phase.called
        case Talk(tied=tied) if tied is not None:
            return tied.seats[0]
    return state.nominated[0] if state.nominated else 0
