"""The rulebook's own fight comes out as printed (SOA-199…205)."""

from engine.sons_of_anarchy.examples import SALLY_AND_JOHN
from engine.sons_of_anarchy.parts import Site

SALLY, JOHN = 0, 1


def test_sally_against_john() -> None:
    steps = SALLY_AND_JOHN.steps()
    end = steps[-1].after
    assert end.fight is not None
    assert end.fight.totals == (16, 15)
    assert end.fight.winner == SALLY
    assert end.clubs[JOHN].hurt.size == 2
    assert end.clubs[SALLY].hurt.size == 1
    assert SALLY_AND_JOHN.start.clubs[SALLY].heat == 4
    assert end.clubs[SALLY].heat == 1
    assert end.clubs[JOHN].heat == SALLY_AND_JOHN.start.clubs[JOHN].heat + 1
    assert end.crew(SALLY, Site(0)).members == 1
    assert end.crew(JOHN, Site(0)).size == 0
