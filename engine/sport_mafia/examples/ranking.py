"""A worked ranking: who stands where when the sums are equal."""

from fractions import Fraction
from typing import Any

from engine.core.example import Example
from engine.sport_mafia.rules import scoring_ranking
from engine.sport_mafia.scoring.ranking import RANKING, League, Rank, Standing

_HALF = Fraction(1, 2)
RANKED: Example[Any, Any, Any, Any] = Example(
    "rangliste-gleichstand",
    "Fünf mit derselben Summe",
    RANKING,
    League(
        (
            Standing("Anouk", Fraction(4), Fraction(1), wins=4, leader_wins=1),
            Standing("Bela", Fraction(4), Fraction(1), wins=4, leader_wins=1, first_killed=2),
            Standing("Cem", Fraction(4), Fraction(1), wins=3, leader_wins=2),
            Standing("Dunja", Fraction(3), Fraction(2), wins=3),
            Standing("Emil", Fraction(4), Fraction(1), wins=4, leader_wins=2),
            Standing("Fee", Fraction(5), _HALF, wins=5),
            Standing("Gero", Fraction(2), Fraction(0), wins=2),
            Standing("Hana", Fraction(2), Fraction(0), wins=2),
        )
    ),
    (Rank(),),
    (
        scoring_ranking.RANKED_BY_SUM,
        scoring_ranking.TIE_BY_EXTRA,
        scoring_ranking.TIE_BY_WINS,
        scoring_ranking.TIE_BY_LEADER_WINS,
        scoring_ranking.TIE_BY_FIRST_KILLED,
        scoring_ranking.TIE_BY_LOT,
    ),
    "Verglichen wird immer nur, was oben in der Liste noch gleich ist.",
)
