"""Worked examples of the Throwdown, in the order of the page."""

from engine.sons_of_anarchy.examples.duels import DUELS, SALLY_AND_JOHN
from engine.sons_of_anarchy.examples.more import MORE

EXAMPLES = (*DUELS, *MORE)

__all__ = ["EXAMPLES", "SALLY_AND_JOHN"]
