"""What a seat may know of the table; other hands and the pile are counts here."""

from dataclasses import dataclass
from typing import Literal

from engine.core.play import Seat
from engine.last_man_falling.cards import Card, Weapon
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
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.state import Match, State

type Stage = Literal[
    "turn", "attack", "threat", "jail", "naming", "trial", "penalties", "shuffling", "over"
]
STAGES: dict[type, Stage] = {
    Turn: "turn",
    Attack: "attack",
    Threat: "threat",
    Jail: "jail",
    Naming: "naming",
    Trial: "trial",
    Penalties: "penalties",
    Shuffling: "shuffling",
    Over: "over",
}


@dataclass(frozen=True, slots=True)
class ClosedHand:
    """A hand nobody else may look into: its size is all there is."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand the viewer sees: the own one, or one that lies open."""

    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it (None: an onlooker).

    ``threat`` and ``jail``: what waits for somebody, also while a penalty interrupts it.
    ``drew``: how many cards the one on turn has drawn in this turn; ``drawn``: which, if that is
    the viewer. ``over``: the points of the round that has just ended. ``detour``, ``owing``: as on
    the table; everybody saw it.
    """

    seat: Seat | None
    hands: tuple[ClosedHand | OpenHand, ...]
    turn: Seat
    discard: tuple[Card, ...]
    wish: Weapon | None
    pile: int
    direction: Literal[1, -1]
    attack: Attack | None
    accuser: Seat | None
    due: tuple[Due, ...]
    options: Options
    stage: Stage = "turn"
    threat: Threat | None = None
    jail: Jail | None = None
    drew: int = 0
    drawn: tuple[Card, ...] = ()
    calls: tuple[Owed, ...] = ()
    called: CallName | None = None
    jailed: tuple[Seat, ...] = ()
    passes: int = 0
    over: Over | None = None
    match: Match | None = None
    detour: tuple[Seat, Seat] | None = None
    owing: tuple[Due, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What ``seat`` may know; an onlooker sees what lies open for all."""
    attack, accuser, due = _open(state)
    return View(
        seat,
        tuple(_hand(state, owner, seat) for owner in range(len(state.players))),
        state.turn,
        state.discard,
        state.wish,
        len(state.pile),
        state.direction,
        attack,
        accuser,
        due,
        state.options,
        STAGES[type(state.phase)],
        *_waiting(state),
        *_drawn(state, seat),
        state.calls,
        state.called,
        state.jailed,
        state.passes,
        state.phase if isinstance(state.phase, Over) else None,
        state.match,
        state.detour,
        state.owing,
    )


def _waiting(state: State) -> tuple[Threat | None, Jail | None]:
    phase = state.phase.resume if isinstance(state.phase, Penalties) else state.phase
    return (
        phase if isinstance(phase, Threat) else None,
        phase if isinstance(phase, Jail) else None,
    )


def _drawn(state: State, seat: Seat | None) -> tuple[int, tuple[Card, ...]]:
    if not isinstance(state.phase, Turn):
        return 0, ()
    drawn = state.phase.drawn
    return len(drawn), drawn if seat == state.turn else ()


def _open(state: State) -> tuple[Attack | None, Seat | None, tuple[Due, ...]]:
    match state.phase:
        case Attack() as attack:
            return attack, None, ()
        case Trial(attack=attack, accuser=accuser):
            return attack, accuser, ()
        case Penalties(due=due, trial=Trial(attack=attack, accuser=accuser)):
            return attack, accuser, due
        case Penalties(due=due):
            return None, None, due
    return None, None, ()


def shown_to(state: State, owner: Seat, viewer: Seat | None) -> bool:
    """Whether the accused hand of ``owner`` lies open for ``viewer`` (LMF-068, LMF-G24)."""
    if not isinstance(state.phase, Penalties) or state.phase.trial is None:
        return False
    trial = state.phase.trial
    everyone = state.options.hand_shown_to == "all"
    return trial.attack.by == owner and (everyone or viewer == trial.accuser)


def _hand(state: State, owner: Seat, viewer: Seat | None) -> ClosedHand | OpenHand:
    player = state.players[owner]
    if owner == viewer or shown_to(state, owner, viewer):
        return OpenHand(player.name, player.hand)
    return ClosedHand(player.name, len(player.hand))
