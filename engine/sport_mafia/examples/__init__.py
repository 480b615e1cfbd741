"""Worked examples, in the order of the pages."""

from typing import Any

from engine.core.example import Example
from engine.sport_mafia.examples.scoring import SCORE_EXAMPLES

EXAMPLES: tuple[Example[Any, Any, Any, Any], ...] = (*SCORE_EXAMPLES,)
