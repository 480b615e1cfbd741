"""Whole random games of Sport-Mafia: nothing but the engine, so that it runs anywhere.

Seconds are seconds of the processor, so that what else runs on the machine counts little.
"""

from random import Random
from time import process_time

from engine.core.play import step
from engine.sport_mafia.game import GAME
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import any_mood, any_options, chosen


def measured(games: int, seed: int) -> dict[str, float]:
    """So many whole games, each by options and with people at random: how many actions they had,
    and the seconds they took."""
    random, actions = Random(seed), 0
    began = process_time()
    for _ in range(games):
        state, mood = State(options=any_options(random)), any_mood(random)
        while GAME.awaiting(state):
            state = step(GAME, state, chosen(state, random, mood)).after
            actions += 1
    return {"games": games, "actions": actions, "seconds": process_time() - began}
