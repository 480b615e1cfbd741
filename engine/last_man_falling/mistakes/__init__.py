"""What people get wrong, in the order of the pages."""

from engine.last_man_falling.mistakes.court import COURT, LmfMistake
from engine.last_man_falling.mistakes.playing import PLAYING
from engine.last_man_falling.mistakes.varied import ABOUT_VARIANTS

__all__ = ["MISTAKES"]

MISTAKES: tuple[LmfMistake, ...] = (*PLAYING, *ABOUT_VARIANTS, *COURT)
