"""Playing whole games at random, over all presets and option combinations, checking as it goes."""

from collections import Counter
from dataclasses import dataclass, fields
from random import Random
from typing import Any, get_args

from engine.core.play import step
from engine.sport_mafia import actions as a
from engine.sport_mafia import options as choices
from engine.sport_mafia import phases as p
from engine.sport_mafia.choices import moves, sanctions
from engine.sport_mafia.game import GAME
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.seats import DECK, LEADER
from engine.sport_mafia.state import State
from tests.sport_mafia.promises import check

TALK = 0.35
"""How often a speaker says something more rather than ending the speech."""
VOTES = 0.8
"""How often one more hand goes up before the hands are counted."""
LONGEST = 20_000
"""Actions after which a game is called endless."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a run came to. ``outcomes``: how often red, black, nobody won."""

    actions: int
    games: int
    outcomes: dict[str, int]
    longest: int


@dataclass(frozen=True, slots=True)
class Mood:
    """How the people of a game are: how often the Mafia means the same target, how often somebody
    is punished between two actions and whether only with fouls, whether votes are shared evenly."""

    together: float
    punished: float
    fouls_only: bool
    even: bool


CALM = Mood(0.8, 0.0, False, False)


def any_mood(random: Random) -> Mood:
    """People at random."""
    return Mood(
        random.choice((0.0, 0.5, 0.9)),
        random.choice((0.0, 0.01, 0.04)),
        random.random() < 0.7,
        random.random() < 0.4,
    )


def values(name: str) -> tuple[object, ...]:
    """Every value that an option can take."""
    hint: Any = {f.name: f.type for f in fields(Options)}[name]
    if hint in (bool, "bool"):
        return (False, True)
    alias = hint if not isinstance(hint, str) else getattr(choices, hint)
    return get_args(alias.__value__)


def any_options(random: Random) -> Options:
    """A preset, or options at random."""
    if random.random() < 0.3:
        return random.choice(PRESETS).options
    return Options(**{f.name: random.choice(values(f.name)) for f in fields(Options)})  # type: ignore[arg-type]


def target(state: State) -> int:
    """Whom the Mafia shoots this night, the same for each of them."""
    red = [s for s in state.living if state.player(s).colour == "red"]
    return Random(state.night * 1000 + len(state.living)).choice(red) if red else 0


def hunting(state: State, random: Random, legal: tuple[a.Action, ...], mood: Mood) -> a.Action:
    """A hunt that hits as often as the mood will have it, and now and then does anything."""
    hunt = state.phase
    assert isinstance(hunt, p.Hunt)
    shots = [m for m in legal if isinstance(m, a.Shoot)]
    night = Random(state.night * 77 + state.living[0] + len(state.living))
    if night.random() < mood.together:
        shots = [m for m in shots if hunt.at == target(state)]
    elif random.random() > 0.15:
        shots = []
    return random.choice(shots) if shots else next(m for m in legal if m.seat == LEADER)


def voting(state: State, random: Random, legal: tuple[a.Action, ...], mood: Mood) -> a.Action:
    """Hands go up at random, or so that all candidates get the same number."""
    ballot = state.phase
    assert isinstance(ballot, p.Ballot)
    hands = [m for m in legal if isinstance(m, a.RaiseHand)]
    if mood.even and ballot.kind != "lift":
        now = ballot.candidates[ballot.at]
        share = len(state.living) // len(ballot.candidates)
        more = sum(against == now for _, against in ballot.votes) < share
    else:
        more = random.random() < VOTES
    return random.choice(hands) if hands and more else a.CountHands()


def punishing(state: State, random: Random, mood: Mood) -> a.Action | None:
    """Somebody is punished, preferably somebody who has been before."""
    found = sanctions(state)
    if mood.fouls_only:
        found = tuple(x for x in found if OFFENCES[x.offence].cost == "foul")
        worst = max((state.player(x.whom).fouls for x in found), default=0)
        if random.random() < 0.7:
            found = tuple(x for x in found if state.player(x.whom).fouls == worst)
    return random.choice(found) if found else None


def chosen(state: State, random: Random, mood: Mood = CALM) -> a.Action:
    """An action as people might choose it."""
    legal = moves(state)
    if random.random() < mood.punished and (punished := punishing(state, random, mood)):
        return punished
    match state.phase:
        case p.Hunt():
            return hunting(state, random, legal, mood)
        case p.Ballot():
            return voting(state, random, legal, mood)
        case p.Talk(seat=seat) if random.random() > TALK:
            return a.EndSpeech(seat)
        case p.Talk():
            puts = [m for m in legal if isinstance(m, a.Nominate)]
            return random.choice(puts) if puts and random.random() < 0.7 else random.choice(legal)
    return random.choice(legal)


def play(actions: int, seed: int) -> Played:
    """Play whole games, ``actions`` or more. Raises AssertionError at a broken promise."""
    random = Random(seed)
    done = games = longest = length = 0
    outcomes: Counter[str] = Counter()
    state: State | None = None
    mood = CALM
    while done < actions or state is not None:
        if state is None:
            state, length = State(options=any_options(random)), 0
            mood = any_mood(random)
        action = chosen(state, random, mood)
        move = step(GAME, state, action)
        check(move)
        state = move.after
        done, length = done + 1, length + 1
        assert length < LONGEST, "a game without an end"
        if not GAME.awaiting(state):
            assert state.result is not None
            assert Counter(pl.role for pl in state.players) == DECK
            outcomes[state.result.outcome] += 1
            games, longest, state = games + 1, max(longest, length), None
    return Played(done, games, dict(outcomes), longest)
