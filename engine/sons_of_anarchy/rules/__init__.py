"""The rules, one module per chapter of the rulebook; ``RULES`` in the order of the pages."""

from engine.sons_of_anarchy.rules import heat, injuries, strength, throwdown

RULES = (*throwdown.RULES, *strength.RULES, *injuries.RULES, *heat.RULES)
