"""Common mistakes, in the order of the pages."""

from typing import Any

from engine.core.example import Mistake
from engine.sport_mafia.examples.kinds import MafiaMistake
from engine.sport_mafia.mistakes.by_day import BY_DAY
from engine.sport_mafia.mistakes.by_night import BY_NIGHT
from engine.sport_mafia.mistakes.scoring import SCORE_MISTAKES

PLAYED: tuple[MafiaMistake, ...] = (*BY_NIGHT, *BY_DAY)
MISTAKES: tuple[Mistake[Any, Any, Any, Any], ...] = (*PLAYED, *SCORE_MISTAKES)
