"""Tables in the middle of a game, for examples, tests and whoever wants to try something."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.play import Seat, replay
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options, fsm_2024, mafia_liga, vorlage
from engine.sport_mafia.order import round_of_speeches
from engine.sport_mafia.phases import Ballot, Talk, Tied, Waiting
from engine.sport_mafia.seats import NUMBERS, Role
from engine.sport_mafia.state import Player, State, Way, following

VORLAGE, FSM, LIGA = vorlage(), fsm_2024(), mafia_liga()

SEATED: tuple[Role, ...] = (
    *("citizen", "citizen", "citizen", "sheriff", "citizen"),
    *("mafioso", "citizen", "don", "citizen", "mafioso"),
)
"""The same people in every example: the Sheriff is 4, the Don 8, the other black ones 6 and 10."""
SHERIFF, DON, BLACK = 4, 8, (6, 8, 10)

type Gone = Mapping[Seat, Way] | Iterable[Seat]


def players(out: Gone = (), fouls: Mapping[Seat, int] | None = None) -> tuple[Player, ...]:
    """The ten, ``out`` of them gone (by vote unless told), with their ``fouls``."""
    ways = dict(out) if isinstance(out, Mapping) else dict.fromkeys(out, "vote")
    counts = fouls or {}
    return tuple(
        Player(role, counts.get(seat, 0), ways.get(seat))  # type: ignore[arg-type]
        for seat, role in zip(NUMBERS, SEATED, strict=True)
    )


def table(
    options: Options = VORLAGE,
    day: int = 1,
    out: Gone = (),
    fouls: Mapping[Seat, int] | None = None,
    **more: Any,
) -> State:
    """The table by day, before anything is said; ``more``: other fields of the state."""
    begun = State(players(out, fouls), Waiting("vote"), options, day, day, min(day, 10))
    return following(begun, **more)


def speaking(state: State, seat: Seat, *rest: Seat, **more: Any) -> State:
    """``seat`` has the own minute, ``rest`` follow; ``more``: other fields of the speech."""
    return following(state, phase=Talk("minute", seat, 60, rest, **more))


def discussing(state: State) -> State:
    """The discussion of the day begins."""
    order = round_of_speeches(state)
    begun = following(state, opener=order[0], closer=order[-1])
    return speaking(begun, *order)


def listed(state: State, *nominated: Seat) -> State:
    """All have spoken, ``nominated`` are on the list; the vote is to be announced."""
    return following(state, nominated=nominated, phase=Waiting("vote"))


def counting(state: State, hands: Mapping[Seat, Iterable[Seat]], tied: Tied | None = None) -> State:
    """A vote in which all hands of ``hands`` are up and only the last count is missing.

    ``tied``: it is a vote between these; without votes they were voted for in the same way.
    """
    candidates = tuple(hands)
    votes = tuple((seat, against) for against, seats in hands.items() for seat in seats)
    if tied and not tied.votes:
        tied = following(tied, votes=votes)
    ballot = Ballot("again" if tied else "vote", candidates, len(candidates) - 1, votes, tied)
    return following(state, nominated=state.nominated or candidates, phase=ballot)


def vote(hands: Mapping[Seat, Iterable[Seat]]) -> tuple[a.Action, ...]:
    """Candidate after candidate: the hands against each go up and are counted."""
    acts: list[a.Action] = []
    for seats in hands.values():
        acts += [*(a.RaiseHand(s) for s in seats), a.CountHands()]
    return tuple(acts)


def lift(*seats: Seat) -> tuple[a.Action, ...]:
    """These are for lifting all."""
    return (*(a.RaiseHand(s) for s in seats), a.CountHands())


def thanks(*seats: Seat) -> tuple[a.Action, ...]:
    """One after the other says „Danke“."""
    return tuple(a.EndSpeech(s) for s in seats)


def hunt(
    shots: Mapping[Seat, Iterable[Seat]], numbers: Iterable[Seat] = NUMBERS
) -> tuple[a.Action, ...]:
    """The whole hunt: at each number those of ``shots`` shoot."""
    acts: list[a.Action] = [a.Say("hunt")]
    for number in numbers:
        acts += [a.CallNumber(), *(a.Shoot(s) for s in shots.get(number, ()))]
    return (*acts, a.Say("retreat"))


def checks(don: Seat = 0, sheriff: Seat = 0) -> tuple[a.Action, ...]:
    """Don and Sheriff ask about these numbers (0: they let it be)."""
    return (
        a.Say("don"),
        a.AskAbout(DON, don) if don else a.Bell(),
        a.Say("sheriff"),
        a.AskAbout(SHERIFF, sheriff) if sheriff else a.Bell(),
    )


def night(
    shots: Mapping[Seat, Iterable[Seat]],
    don: Seat = 0,
    sheriff: Seat = 0,
    numbers: Iterable[Seat] = NUMBERS,
) -> tuple[a.Action, ...]:
    """From the call of the night to before the morning (or the best move)."""
    return (a.Say("night"), *hunt(shots, numbers), *checks(don, sheriff))


def cards() -> tuple[a.Action, ...]:
    """The ten cards, as everybody here holds them."""
    return tuple(a.TakeCard(s, role) for s, role in zip(NUMBERS, SEATED, strict=True))


def after(state: State, *actions: a.Action) -> State:
    """The table after ``actions``. Raises IllegalAction when one is refused."""
    steps = replay(GAME, state, actions)
    return steps[-1].after if steps else state
