"""Worked examples of the black market: the edge of a price, three clubs, a club that is out."""

from dataclasses import replace

from engine.core.example import Example
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.rules.market import (
    ALL_SELL_AT_ONCE,
    EMPTY_HAND_IS_AN_OFFER,
    HEAT_LIMITS_THE_OFFER,
    PRICE_BY_THE_TOTAL,
    PRICES_FOR_FOUR,
    PRICES_FOR_THREE,
    SELLING_BRINGS_ONE_HEAT,
    SELLING_ENDS_AT_FOUR,
    SIDE_OF_THE_START,
)
from engine.sons_of_anarchy.scenes import at_market, club, offered

AT_THE_EDGE: SoaExample = Example(
    id="market-at-the-edge",
    title="Die fünfte Ware",
    game=SOA,
    start=at_market(
        club(0, (1, 1), heat=0, money=6, contraband=3),
        club(1, (1, 0), heat=4, money=9, contraband=5),
        club(2, (0, 2), heat=3, money=4, contraband=2),
        club(3, (2, 0), heat=2, money=5, contraband=2),
    ),
    actions=offered(sally=2, john=0, paula=1, tom=2),
    teaches=(
        PRICES_FOR_FOUR,
        PRICE_BY_THE_TOTAL,
        HEAT_LIMITS_THE_OFFER,
        SELLING_BRINGS_ONE_HEAT,
        SELLING_ENDS_AT_FOUR,
    ),
    takeaway="Mit einer Ware weniger hätte Tom 3 Geld bekommen statt 4 – Sally aber 6 statt 4 und "
    "Paula 3 statt 2. Die fünfte Ware zahlen die anderen.",
)

FOR_THREE: SoaExample = Example(
    id="market-for-three",
    title="Zu dritt: Wer gibt zuerst nach?",
    game=SOA,
    start=at_market(
        club(0, (1, 1), heat=1, money=3, contraband=4),
        club(1, (1, 1), heat=1, money=3, contraband=4),
        club(2, (1, 1), heat=1, money=3, contraband=4),
    ),
    actions=offered(sally=3, john=3, paula=1),
    teaches=(PRICES_FOR_THREE, SELLING_BRINGS_ONE_HEAT),
    takeaway="Sieben Waren, und jede bringt nur 1 Geld. Paula hat eine verkauft und hat so viel "
    "Hitze wie die anderen mit dreien. Die Tafel zu dritt ist unser Vorschlag.",
)

AFTER_THE_FALL: SoaExample = Example(
    id="market-without-tom",
    title="Tom fehlt, die Tafel bleibt",
    game=SOA,
    start=at_market(
        club(0, (1, 1), heat=1, contraband=2),
        club(1, (1, 1), heat=0, contraband=2),
        club(2, (1, 1), heat=2, contraband=0),
        replace(club(3, (0, 0), heat=0), out=True),
    ),
    actions=offered(sally=2, john=2, paula=0),
    teaches=(SIDE_OF_THE_START, EMPTY_HAND_IS_AN_OFFER, ALL_SELL_AT_ONCE),
    takeaway="Vier Waren bringen an der Tafel für vier noch 3 Geld, an unserer für drei nur 2. "
    "Weil zu viert begonnen wurde, gilt die für vier.",
)

MARKETS: tuple[SoaExample, ...] = (AT_THE_EDGE, FOR_THREE, AFTER_THE_FALL)
