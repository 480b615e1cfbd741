"""The rules, one module per chapter of the rulebook; ``RULES`` in the order of the pages."""

from engine.sons_of_anarchy.rules import (
    cleanup,
    ending,
    heat,
    injuries,
    market,
    strength,
    throwdown,
)

RULES = (
    *throwdown.RULES,
    *strength.RULES,
    *injuries.RULES,
    *heat.RULES,
    *market.RULES,
    *cleanup.RULES,
    *ending.RULES,
)
