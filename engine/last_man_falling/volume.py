"""Last Man Falling on the shelf."""

from engine.core.rule import Rule
from engine.core.volume import Volume
from engine.last_man_falling.examples import EXAMPLES
from engine.last_man_falling.mistakes import MISTAKES
from engine.last_man_falling.rules import (
    attacks,
    calls,
    cards,
    ending,
    penalties,
    setup,
    specials,
    staatsanwalt,
    swapping,
    turn,
    variants,
    vierfach,
)
from engine.last_man_falling.rules.books import REVIEW
from engine.last_man_falling.wording import tell, tell_action

MODULES = (
    *(setup, cards, turn, specials, attacks, swapping, calls, penalties),
    *(vierfach, staatsanwalt, ending, variants),
)
"""In the order of the pages."""
RULES: tuple[Rule, ...] = tuple(
    value for module in MODULES for value in vars(module).values() if isinstance(value, Rule)
)

VOLUME = Volume(
    key="lmf",
    folder="last-man-falling",
    title="Black Stories: Last Man Falling",
    books=(REVIEW,),
    rules=RULES,
    examples=EXAMPLES,
    mistakes=MISTAKES,
    tell=tell,
    tell_action=tell_action,
)
