"""What a seat may know: the own card, the own results, and what everyone has heard and seen."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import (
    Absprache,
    Ballot,
    Cards,
    Checking,
    FirstSigns,
    Hunt,
    Over,
    Phase,
    Suspecting,
    Talk,
    Waiting,
)
from engine.sport_mafia.seats import LEADER, NUMBERS, Colour, Role
from engine.sport_mafia.state import Check, Claim, Counted, Hunted, Result, State, Way

STAGES: dict[type, str] = {
    Waiting: "waiting",
    Cards: "cards",
    Absprache: "absprache",
    FirstSigns: "signs",
    Talk: "talk",
    Ballot: "ballot",
    Hunt: "hunt",
    Checking: "checking",
    Suspecting: "suspecting",
    Over: "over",
}
"""What is going on, in one word; everyone hears and sees that much."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat as somebody sees it. ``role``: only if known for certain; ``colour``: likewise."""

    out: Way | None
    fouls: int
    offence: str
    role: Role | None
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as ``seat`` sees it (None: an onlooker; 0: the Spielleitung, who sees everything).

    ``talk``, ``ballot``, ``naming``: what is going on in the open. ``result``: None for the players
    until the end, or they would know what cards have left. ``called``: the last number of
    the hunt, ``who``: which checker or sign was called. ``order``, ``beacons``: for the black.
    ``checks``: the own ones. ``shots``, ``victim``, ``hunted``: for the Spielleitung; of the shots
    of this night a shooter knows the own.
    """

    seat: Seat | None
    seats: tuple[Seen, ...]
    options: Options
    stage: str
    word: str
    night: int
    day: int
    masked: bool
    nominated: tuple[Seat, ...]
    talk: Talk | None
    ballot: Ballot | None
    naming: tuple[Seat, ...]
    called: Seat
    who: str
    claims: tuple[Claim, ...]
    sheriffs: tuple[Seat, ...]
    counted: tuple[Counted, ...]
    opener: Seat
    cancel: bool
    cancel_next: bool
    still: int
    named: tuple[Seat, ...]
    result: Result | None
    order: tuple[Seat, ...] = ()
    beacons: bool = False
    checks: tuple[Check, ...] = ()
    shots: tuple[tuple[Seat, Seat], ...] = ()
    victim: Seat = 0
    hunted: tuple[Hunted, ...] = ()
    names: tuple[str, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """What ``seat`` may know. The Spielleitung sees everything; when it is over, everyone does."""
    phase = state.phase
    leads = seat == LEADER
    role = state.player(seat).role if seat in NUMBERS and seat is not None else None
    black = leads or (role in ("mafioso", "don") and met(state))
    return View(
        seat,
        tuple(_seen(state, other, seat) for other in NUMBERS),
        state.options,
        STAGES[type(phase)],
        public_word(state),
        state.night,
        state.day,
        state.night > state.day,
        state.nominated,
        phase if isinstance(phase, Talk) else None,
        phase if isinstance(phase, Ballot) else None,
        phase.named if isinstance(phase, Suspecting) else (),
        phase.at if isinstance(phase, Hunt) else 0,
        _called(phase),
        state.claims,
        state.sheriffs,
        state.counted,
        state.opener,
        state.cancel,
        state.cancel_next,
        state.still,
        state.named,
        state.result if leads or declared(state) else None,
        state.order if black else (),
        state.beacons if black else False,
        tuple(c for c in state.checks if leads or c.who == role),
        _shots(phase, seat),
        state.victim if leads else 0,
        state.hunted if leads or isinstance(phase, Over) else (),
        state.names,
    )


def public_word(state: State) -> str:
    """What will be announced next, as far as anybody at the table can know it.

    Whether a best move or the morning follows would tell at night that somebody is hit.
    """
    if not isinstance(state.phase, Waiting):
        return ""
    word = state.phase.word
    return "morning" if word == "best-move" else word


def declared(state: State) -> bool:
    """Whether everyone knows the result: the game has ended, or it was declared by its nature."""
    if isinstance(state.phase, Over):
        return True
    return state.result is not None and state.result.cause in ("team-defeat", "nights")


def met(state: State) -> bool:
    """Whether the black have seen each other: the Absprache has begun."""
    if state.day > 0:
        return True
    match state.phase:
        case Cards() | Waiting(word="night" | "mafia"):
            return False
    return True


def _called(phase: Phase) -> str:
    match phase:
        case Checking(who=who):
            return who
        case FirstSigns(what=what):
            return what
    return ""


def _shots(phase: Phase, seat: Seat | None) -> tuple[tuple[Seat, Seat], ...]:
    if not isinstance(phase, Hunt):
        return ()
    return tuple(s for s in phase.shots if seat in (LEADER, s[0]))


def _seen(state: State, other: Seat, seat: Seat | None) -> Seen:
    player = state.player(other)
    role, team = known(state, other, seat)
    return Seen(player.out, player.fouls, player.offence, role, team)


def known(state: State, other: Seat, seat: Seat | None) -> tuple[Role | None, Colour | None]:
    """What ``seat`` knows for certain about the card of ``other``."""
    player = state.player(other)
    if seat in (LEADER, other) or isinstance(state.phase, Over):
        return player.role, player.colour
    if seat is None:
        return None, None
    mine = state.player(seat)
    if mine.colour == "black" and player.colour == "black" and met(state):
        return player.role, player.colour
    if mine.role not in ("sheriff", "don"):
        return None, None
    for check in state.checks:
        if check.who == mine.role and check.number == other:
            if mine.role == "sheriff":
                return None, player.colour
            return ("sheriff", "red") if check.hit else (None, None)
    return None, None
