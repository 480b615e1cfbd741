"""Playing whole matches at random, over all option combinations, checking as it goes."""

from collections import Counter
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, get_args

from engine.core.play import step
from engine.last_man_falling import options as choices
from engine.last_man_falling.actions import (
    Accept,
    Action,
    Call,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    Shuffled,
)
from engine.last_man_falling.choices import asides, moves
from engine.last_man_falling.dealing import start
from engine.last_man_falling.deck import Deck
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.events_more import OrderSet
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Shuffling
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import NAMES

ASIDE = 0.02
"""How often somebody gets in between; all the time, no round would ever end."""
EAGER = 0.95
"""How often somebody lays a card if possible, rather than drawing or passing."""
LAYING = (Lay, Accept, LayWaffenwahl, LayVierfach, LayVerpfeifen)
CALM = 400
"""Actions after which they lay what they can: with all house rules at once it drags on."""
LONGEST_ROUND = 20_000
"""Actions after which a round is called endless."""


DECKS = (
    Deck(),
    Deck(lowest=0, odd=((0, 1),)),
    Deck(lowest=0, highest=20, copies=1, waffenwahl=8, vierfach=8, verpfeifen=8),
    Deck(lowest=5, highest=5, copies=10, doppelmord=1, flucht=1, knast=1, verpfeifen=0),
)
"""Ours, UNO's, a large one, and one with a single number."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a run came to. ``longest``: actions of the longest round."""

    actions: int
    rounds: int
    matches: int
    longest: int


def values(name: str) -> tuple[object, ...]:
    """Every value that an option can take; of the decks, some."""
    if name == "deck":
        return DECKS
    hint: Any = {f.name: f.type for f in fields(Options)}[name]
    if hint in (bool, "bool"):
        return (False, True)
    if hint in (int, "int"):
        return {
            "rounds": (1, 2, 3),
            "target": (30, 100),
            "winner_deducts": (0, 10),
            "asleep_after": (5, 20),
        }[name]
    alias = hint if not isinstance(hint, str) else getattr(choices, hint)
    return get_args(alias.__value__)


def any_options(random: Random) -> Options:
    """Options at random, impossible combinations left out."""
    while True:
        try:
            return Options(**{f.name: random.choice(values(f.name)) for f in fields(Options)})  # type: ignore[arg-type]
        except ValueError:
            continue


def chosen(state: State, random: Random, *, calm: bool = False) -> Action:
    """Something legal at random; a shuffle if chance is awaited. ``calm``: they want to finish."""
    if isinstance(state.phase, Shuffling):
        order = list(state.to_shuffle)
        random.shuffle(order)
        return Shuffled(tuple(order))
    if not calm and random.random() < ASIDE and (found := asides(state)):
        return random.choice(found)
    if calm and (called := [a for a in asides(state) if isinstance(a, Call)]):
        return random.choice(called)
    found = moves(state)
    if calm and (plain := [a for a in found if isinstance(a, Lay | Accept)]):
        return random.choice(plain)
    if random.random() < EAGER and (laying := [a for a in found if isinstance(a, LAYING)]):
        return random.choice(laying)
    return random.choice(found)


def cards_of(state: State) -> Counter[object]:
    """Every card there is, wherever it lies."""
    held = [c for p in state.players for c in p.hand]
    return Counter((*held, *state.discard, *state.pile))


def checked(state: State, action: Action, deck: Counter[object]) -> State:
    """One step, with all that must hold after it."""
    assert len(GAME.awaiting(state)) == 1
    done = step(GAME, state, action)
    events: tuple[LmfEvent, ...] = done.events
    assert events
    assert all(rule.executed for event in events for rule in event.rules)
    assert all(e.seen_by == frozenset() for e in events if isinstance(e, OrderSet))
    after = done.after
    assert cards_of(after) == deck
    assert after == replace(after), "a table that can't be set up"
    return after


def play(actions: int, seed: int) -> Played:
    """So many random actions in matches of 2 to 8 people; raises AssertionError if one breaks."""
    random = Random(seed)
    done = rounds = matches = longest = in_round = 0
    state: State | None = None
    deck: Counter[object] = Counter()
    while done < actions:
        if state is None:
            options = any_options(random)
            names = NAMES[: random.randint(2, options.seats)]
            state = start(names, options, starter=random.randrange(len(names)))
            deck = cards_of(state)
            matches += 1
        state = checked(state, chosen(state, random, calm=in_round > CALM), deck)
        done, in_round = done + 1, in_round + 1
        assert in_round < LONGEST_ROUND, "a round without an end"
        if isinstance(state.phase, Over):
            rounds, longest, in_round = rounds + 1, max(longest, in_round), 0
            if not GAME.awaiting(state):
                state = None
    return Played(done, rounds, matches, longest)
