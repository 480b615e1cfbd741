"""What people get wrong, in the order of the pages."""

from typing import Any

from engine.core.example import Mistake
from engine.sport_mafia.mistakes.scoring import SCORE_MISTAKES

MISTAKES: tuple[Mistake[Any, Any, Any, Any], ...] = (*SCORE_MISTAKES,)
