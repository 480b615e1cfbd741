"""The rules, one module per chapter of the rulebook; ``RULES`` in the order of the pages."""

from engine.sons_of_anarchy.rules import (
    anarchy,
    cleanup,
    ending,
    heat,
    injuries,
    market,
    material,
    orders,
    round,
    setup,
    sites,
    strength,
    throwdown,
    trade,
    variants,
)

RULES = (
    *material.RULES,
    *setup.RULES,
    *round.RULES,
    *orders.RULES,
    *sites.RULES,
    *anarchy.RULES,
    *throwdown.RULES,
    *strength.RULES,
    *injuries.RULES,
    *heat.RULES,
    *trade.RULES,
    *market.RULES,
    *cleanup.RULES,
    *ending.RULES,
    *variants.RULES,
)
