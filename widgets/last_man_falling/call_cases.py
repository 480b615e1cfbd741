"""When a call is due: five tables to begin with."""

from dataclasses import replace

from engine.last_man_falling.cards import VERPFEIFEN, Card
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import EDDA, EDDAS_HAND, KALLES_HAND, TOP, n, s, table
from widgets.last_man_falling.cases import Case


def _table(rosa: tuple[Card, ...], options: Options, edda: tuple[Card, ...] = EDDAS_HAND) -> State:
    return table(rosa, TOP, kalle=(n("messer", 4), *KALLES_HAND), edda=edda, options=options)


NINE, SEVEN = n("messer", 9), n("messer", 7)
FOUR = (NINE, n("messer", 2), n("bombe", 8), s("knast", "messer"))
BASE = Case("Grundspiel", _table((NINE, n("bombe", 1)), Options()), touched=NINE)
GANG = Case("Bandensterben", _table(FOUR, Options(bandensterben=True)), touched=NINE)
FIRE = Case(
    "Dauerfeuer",
    _table((SEVEN, SEVEN, SEVEN, n("gift", 1)), Options(dauerfeuer=True)),
    touched=SEVEN,
)
BOTH = Case(
    "beides zusammen",
    replace(FIRE.start, options=Options(dauerfeuer=True, bandensterben=True)),
    touched=SEVEN,
)
SWAP = Case(
    "nach einem Verpfeifen",
    _table((VERPFEIFEN, NINE, n("bombe", 1)), Options(), (n("messer", 8),)),
    victim=EDDA,
    touched=VERPFEIFEN,
)
CASES = (BASE, GANG, FIRE, BOTH, SWAP)
