"""Worked examples, in the order of the pages."""

from engine.sons_of_anarchy.examples.duels import DUELS, SALLY_AND_JOHN
from engine.sons_of_anarchy.examples.finals import FINALS
from engine.sons_of_anarchy.examples.markets import MARKETS
from engine.sons_of_anarchy.examples.more import MORE
from engine.sons_of_anarchy.examples.ordering import ORDERING
from engine.sons_of_anarchy.examples.starting import STARTING
from engine.sons_of_anarchy.examples.trading import TRADING

EXAMPLES = (*STARTING, *ORDERING, *TRADING, *DUELS, *MORE, *MARKETS, *FINALS)

__all__ = ["EXAMPLES", "SALLY_AND_JOHN"]
