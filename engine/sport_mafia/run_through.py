"""A game played through for the sake of its announcements: what the Spielleitung says, in order.

Nobody in it plays well. It is made so that every part of a game comes up once: a tie and a vote on
all, a hit and a miss, both checks, the best move, a last word, the end.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.play import Seat, step
from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as p
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import due, first_night
from engine.sport_mafia.scenes import BLACK, DON, SEATED, SHERIFF
from engine.sport_mafia.script import Cue, cue
from engine.sport_mafia.state import State

PARTS = (
    "Erste Nacht",
    "Jeder Tag",
    "Abstimmung",
    "Bei Gleichstand",
    "Jede weitere Nacht",
    "Am Morgen danach",
    "Am Ende",
)
"""The parts of a game, in the order in which a person leads them."""

NOMINATED: dict[int, dict[Seat, Seat]] = {1: {1: 3, 2: 5}, 2: {3: 7, 4: 9}, 3: {4: 5, 5: 3}}
"""By day: who nominates whom."""
EVENLY: dict[Seat, tuple[Seat, ...]] = {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}
"""The hands of the first day: twice level."""
TARGETS: dict[int, Seat] = {2: 2, 4: 1}
"""By night: whom the Mafia hits; in the third it misses."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the game and what is said in it."""

    title: str
    cues: tuple[Cue, ...]


def run_through(options: Options) -> tuple[Part, ...]:
    """Every announcement by these options, each once, part by part."""
    found: dict[str, list[Cue]] = {title: [] for title in PARTS}
    seen: set[object] = set()
    for state in _states(options):
        now = cue(state)
        if now is None or (key := _kind(state, now)) in seen:
            continue
        seen.add(key)
        part = found[_part(state)]
        if now.say or now.seconds or not part or part[-1].do != now.do:
            part.append(now)
    return tuple(Part(title, tuple(cues)) for title, cues in found.items() if cues)


def _states(options: Options) -> Iterator[State]:
    state = State(options=options)
    while GAME.awaiting(state):
        yield state
        state = step(GAME, state, _next(state)).after


def _next(state: State) -> a.Action:
    word = due(state)
    if word is not None and not _shooters(state):
        return a.Say(word)
    match state.phase:
        case p.Cards(to=to):
            return a.TakeCard(to, SEATED[to - 1])
        case p.Talk(kind="minute", seat=seat):
            number = NOMINATED.get(state.day, {}).get(seat, 0)
            named = a.Nominate(seat, number)
            open_ = number and not GAME.breaches(state, named)
            return named if open_ else a.EndSpeech(seat)
        case p.Talk(seat=seat):
            return a.EndSpeech(seat)
        case p.Ballot():
            return _hand(state, state.phase)
        case p.Hunt():
            shooters = _shooters(state)
            return a.Shoot(shooters[0]) if shooters else a.CallNumber()
        case p.Checking(who=who):
            seat, number = (DON, SHERIFF) if who == "don" else (SHERIFF, DON)
            return a.AskAbout(seat, number)
        case p.Suspecting(seat=seat, named=named_):
            return a.Suspect(seat, next(n for n in BLACK if n not in named_))
    return a.Bell()


def _shooters(state: State) -> list[Seat]:
    """Who still has to shoot at the number called now."""
    hunt = state.phase
    if not isinstance(hunt, p.Hunt) or hunt.at != TARGETS.get(state.night):
        return []
    return [s for s in state.team("black") if s not in {who for who, _ in hunt.shots}]


def _hand(state: State, ballot: p.Ballot) -> a.Action:
    """On the first day the hands are level; later nobody votes, and the last one gets it all."""
    if state.day > 1 or ballot.kind == "lift":
        return a.CountHands()
    voted = {seat for seat, _ in ballot.votes}
    wanted = EVENLY.get(ballot.candidates[ballot.at], ())
    rest = [s for s in wanted if s not in voted]
    return a.RaiseHand(rest[0]) if rest else a.CountHands()


def _kind(state: State, now: Cue) -> object:
    """Two announcements are alike when they differ in numbers only."""
    phase = state.phase
    hit = bool(state.victim) if due(state) == "morning" and state.night > 1 else None
    kind = (getattr(phase, "kind", ""), getattr(phase, "who", ""), getattr(phase, "what", ""))
    first = state.day == 0 if due(state) in ("night", "morning") else None
    then = getattr(phase, "then", "")
    return type(phase), due(state), now.rule.id, kind, now.seconds, hit, first, then


def _part(state: State) -> str:
    phase, word = state.phase, due(state)
    if word == "end":
        return "Am Ende"
    if first_night(state):
        return "Erste Nacht"
    if word == "morning" or (isinstance(phase, p.Talk) and phase.then == "day"):
        return "Am Morgen danach"
    tied = isinstance(phase, p.Talk) and phase.kind == "defence"
    if tied or (isinstance(phase, p.Ballot) and phase.kind != "vote"):
        return "Bei Gleichstand"
    if word == "vote" or isinstance(phase, p.Ballot):
        return "Abstimmung"
    if isinstance(phase, p.Talk):
        return "Jeder Tag" if phase.kind == "minute" else "Abstimmung"
    return "Jede weitere Nacht"
