"""Worked examples, in the order of the pages."""

from engine.last_man_falling.examples.attacks import ATTACKS
from engine.last_man_falling.examples.calling import CALLING
from engine.last_man_falling.examples.court import CONVICTED, COURT, LmfExample
from engine.last_man_falling.examples.playing import PLAYING
from engine.last_man_falling.examples.rounds import ROUNDS

__all__ = ["CONVICTED", "EXAMPLES"]

EXAMPLES: tuple[LmfExample, ...] = (*ROUNDS, *PLAYING, *ATTACKS, *CALLING, *COURT)
