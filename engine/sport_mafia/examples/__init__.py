"""Worked examples, in the order of the pages."""

from typing import Any

from engine.core.example import Example
from engine.sport_mafia.examples.days import DAYS
from engine.sport_mafia.examples.endings import ENDINGS
from engine.sport_mafia.examples.fouls import FOULS
from engine.sport_mafia.examples.kinds import MafiaExample
from engine.sport_mafia.examples.nights import NIGHTS
from engine.sport_mafia.examples.opening import OPENING
from engine.sport_mafia.examples.scoring import SCORE_EXAMPLES
from engine.sport_mafia.examples.ties import TIES

PLAYED: tuple[MafiaExample, ...] = (*OPENING, *DAYS, *TIES, *NIGHTS, *ENDINGS, *FOULS)
EXAMPLES: tuple[Example[Any, Any, Any, Any], ...] = (*PLAYED, *SCORE_EXAMPLES)
