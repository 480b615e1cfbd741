"""The options as data: in groups, each value with its German label and what speaks for it."""

from engine.last_man_falling.option_fields.calling import CALLING
from engine.last_man_falling.option_fields.cards import CARDS
from engine.last_man_falling.option_fields.kinds import Field, Numbers, Value, Worded
from engine.last_man_falling.option_fields.table import BOX, TABLE
from engine.last_man_falling.option_fields.variants import VARIANTS

__all__ = ["FIELDS", "Field", "Numbers", "Value", "Worded"]

FIELDS: tuple[Field, ...] = (*TABLE, *CARDS, *CALLING, *VARIANTS, *BOX)
"""Every option, in the order in which a page or panel shows them."""
