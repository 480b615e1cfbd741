"""What people get wrong, in the order of the pages."""

from engine.last_man_falling.mistakes.court import COURT, LmfMistake
from engine.last_man_falling.mistakes.playing import PLAYING

__all__ = ["MISTAKES"]

MISTAKES: tuple[LmfMistake, ...] = (*PLAYING, *COURT)
