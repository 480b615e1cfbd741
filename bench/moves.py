"""Random moves through our full engine: nothing but the engine, so that it runs anywhere.

In the bench's own Python beside RLCard, and in Pyodide: ``from bench.moves import measured``.
Seconds are seconds of the processor, so that what else runs on the machine counts little.
"""

from random import Random
from time import process_time

from engine.core.play import step
from engine.last_man_falling.actions import Action, NextRound, Shuffled
from engine.last_man_falling.choices import moves
from engine.last_man_falling.dealing import start
from engine.last_man_falling.events import TurnCame
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Shuffling
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import NAMES

LONG = Options(rounds=50)


def chosen(state: State, random: Random) -> Action:
    """Any legal move of whoever has to act; the dealer's order where cards are shuffled."""
    if isinstance(state.phase, Shuffling):
        order = list(state.to_shuffle)
        random.shuffle(order)
        return Shuffled(tuple(order))
    return random.choice(moves(state))


def measured(count: int, seed: int, players: int) -> dict[str, float]:
    """``count`` random moves: how many, how many turns they made, the seconds they took.

    Shuffling, dealing and scoring cost time and are no moves.
    """
    random, done, turns = Random(seed), 0, 0
    state = start(NAMES[:players])
    began = process_time()
    while done < count:
        if not GAME.awaiting(state):
            state = start(NAMES[:players])
        action = chosen(state, random)
        now = step(GAME, state, action)
        state = now.after
        done += not isinstance(action, Shuffled | NextRound)
        turns += isinstance(now.events[-1], TurnCame)
    return {"moves": done, "turns": turns, "seconds": process_time() - began}


def parts(count: int, seed: int, players: int) -> dict[str, float]:
    """What the time goes into: seconds in each part of a move, and what is left (the loop)."""
    random, done = Random(seed), 0
    spent = dict.fromkeys(("options", "check", "decide", "evolve"), 0.0)
    state = start(NAMES[:players])
    began = process_time()
    while done < count:
        if not GAME.awaiting(state):
            state = start(NAMES[:players])
        at = process_time()
        action = chosen(state, random)
        found = process_time()
        assert not GAME.breaches(state, action)
        checked = process_time()
        events = GAME.decide(state, action)
        decided = process_time()
        for event in events:
            state = GAME.evolve(state, event)
        spent["options"] += found - at
        spent["check"] += checked - found
        spent["decide"] += decided - checked
        spent["evolve"] += process_time() - decided
        done += not isinstance(action, Shuffled | NextRound)
    return spent | {"all": process_time() - began}


def growth(count: int, seed: int, players: int) -> dict[str, float]:
    """Seconds for ``count`` moves at the beginning of a long match, and for the last ``count``."""
    random = Random(seed)
    state = start(NAMES[:players], LONG)
    took: list[float] = []
    while GAME.awaiting(state):
        began, done = process_time(), 0
        while done < count and GAME.awaiting(state):
            action = chosen(state, random)
            state = step(GAME, state, action).after
            done += not isinstance(action, Shuffled | NextRound)
        if done == count:
            took.append(process_time() - began)
    return {"moves": len(took) * count, "early": min(took[:5]), "late": min(took[-5:])}
