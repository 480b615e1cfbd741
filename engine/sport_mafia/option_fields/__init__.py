"""The options as data: in groups, each value with its German label and who plays it so."""

from engine.sport_mafia.option_fields.day import DAY
from engine.sport_mafia.option_fields.kinds import Field, Value
from engine.sport_mafia.option_fields.night import NIGHT
from engine.sport_mafia.option_fields.points import POINTS
from engine.sport_mafia.option_fields.rest import REST

__all__ = ["FIELDS", "Field", "Value"]

FIELDS: tuple[Field, ...] = (*DAY, *NIGHT, *REST, *POINTS)
"""Every point on which leagues differ, in the order in which a page or panel shows them."""
