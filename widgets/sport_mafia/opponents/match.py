"""A whole game among ten opponents, moment by moment."""

from collections.abc import Iterator

from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Over
from engine.sport_mafia.state import State
from widgets.sport_mafia.opponents.automatic import Beat
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.opponents.people import People

MOST_BEATS = 400
"""Moments after which a game is called endless; none we know of comes near."""


def played(people: People, options: Options) -> Iterator[Beat]:
    """Every moment up to the end. Raises ValueError when a person would have to decide."""
    state = State(options=options)
    heard: Heard = ()
    for moment in range(MOST_BEATS):
        if isinstance(state.phase, Over):
            return
        beat = Beat(state, heard, people, moment)
        beat.run()
        if not beat.steps:
            raise ValueError("somebody has to decide")
        state, heard = beat.state, beat.heard
        yield beat
    raise ValueError("a game without an end")
