"""Common mistakes, in the order of the pages."""

from engine.sport_mafia.examples.kinds import MafiaMistake
from engine.sport_mafia.mistakes.by_day import BY_DAY
from engine.sport_mafia.mistakes.by_night import BY_NIGHT

MISTAKES: tuple[MafiaMistake, ...] = (*BY_NIGHT, *BY_DAY)
