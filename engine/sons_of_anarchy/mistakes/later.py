"""What people get wrong about the black market, heat and the end of the game."""

from engine.core.example import Forbidden, Misjudged
from engine.sons_of_anarchy.actions import OfferGoods, RollForInjured, TakeTheFall, ThrowDown
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.mistakes.refused import SoaMistake, after
from engine.sons_of_anarchy.parts import Clubhouse
from engine.sons_of_anarchy.rules.ending import MOST_MONEY_WINS, PATCH_BREAKS_TIES_AT_THE_END
from engine.sons_of_anarchy.rules.heat import TAKE_THE_FALL
from engine.sons_of_anarchy.rules.market import (
    HEAT_LIMITS_THE_OFFER,
    PRICE_BY_THE_TOTAL,
    SELLING_BRINGS_ONE_HEAT,
)
from engine.sons_of_anarchy.scenes import (
    at_market,
    at_the_end,
    club,
    dice,
    fists,
    injured,
    no_backup,
    offered,
    table,
)

HOT_SELLER: SoaMistake = Forbidden(
    id="hot-seller",
    title="Mit Hitze 4 auf den Markt",
    game=SOA,
    state=at_market(
        club(0, (2, 1), heat=4, contraband=3),
        club(1, (1, 1), heat=1, contraband=2),
        club(2, (1, 1), heat=0, contraband=2),
        club(3, (1, 1), heat=2, contraband=2),
    ),
    action=OfferGoods(0, 1),
    breaks=HEAT_LIMITS_THE_OFFER,
    believed="Sally verkauft eine Ware, bekommt die fünfte Hitze und opfert einen Member.",
    lesson="So weit kommt es nicht: Bei Hitze 4 ist der Verkauf gesperrt. Erst muss die Hitze "
    "herunter.",
)

SMALL_OFFER: SoaMistake = Misjudged(
    id="small-offer-good-price",
    title="„Ich verkaufe nur eine, also kriege ich 3 Geld“",
    game=SOA,
    start=at_market(
        club(0, (2, 1), heat=1, contraband=3),
        club(1, (1, 1), heat=0, contraband=5),
        club(2, (1, 1), heat=1, contraband=3),
        club(3, (1, 1), heat=2, contraband=2),
    ),
    before=offered(john=5, paula=2, tom=1),
    action=OfferGoods(0, 1),
    overlooks=PRICE_BY_THE_TOTAL,
    believed="Eine Ware allein liegt bei 1 bis 4, also bringt sie Sally 3 Geld.",
    lesson="Gezählt wird, was alle zusammen anbieten. Johns fünf Waren drücken auch Sallys Preis.",
)

HEAT_PER_PIECE: SoaMistake = Misjudged(
    id="heat-per-piece",
    title="Drei Waren, drei Hitze?",
    game=SOA,
    start=at_market(
        club(0, (2, 1), heat=1, contraband=3),
        club(1, (1, 1), heat=4, contraband=2),
        club(2, (1, 1), heat=4, contraband=0),
    ),
    before=offered(john=0, paula=0),
    action=OfferGoods(0, 3),
    overlooks=SELLING_BRINGS_ONE_HEAT,
    believed="Jede verkaufte Ware bringt 1 Hitze, also lieber wenig verkaufen.",
    lesson="Ein Verkauf ist ein Verkauf: 1 Hitze. Wer ohnehin verkauft, denkt nur noch an den "
    "Preis.",
)

PROSPECT_FALLS: SoaMistake = Forbidden(
    id="prospect-takes-the-fall",
    title="„Den Knast übernimmt der Neue“",
    game=SOA,
    state=after(
        table(
            club(0, (1, 1), home=(0, 1), guns=1, heat=4),
            club(1, (0, 1), heat=0),
        ),
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=0),
        *dice(sally=2, john=5),
        *injured(john=(0, 1)),
    ),
    action=TakeTheFall(0, Clubhouse(0)),
    breaks=TAKE_THE_FALL,
    believed="Im Clubhaus sitzt ein Prospect herum, der kann ins Gefängnis gehen.",
    lesson="Den Kopf hinhalten muss ein Member. Prospects interessieren die Polizei nicht.",
)

WARES_AT_THE_END: SoaMistake = Misjudged(
    id="wares-count-at-the-end",
    title="„Waffen und Ware werden am Ende verkauft“",
    game=SOA,
    start=at_the_end(
        club(0, (2, 1), hurt=(0, 1), guns=4, money=15, contraband=6),
        club(1, (1, 1), guns=0, money=16),
        club(2, (1, 1), guns=1, money=9),
    ),
    before=(),
    action=RollForInjured(0, "prospect", 3),
    overlooks=MOST_MONEY_WINS,
    believed="Sally hat 15 Geld und sechs Waren; das ist mehr wert als Johns 16.",
    lesson="Am Schluss zählt nur Bargeld. Was noch hinter dem Schirm liegt, hat seinen letzten "
    "Markt verpasst.",
)

PATCH_FROM_BEHIND: SoaMistake = Misjudged(
    id="patch-from-behind",
    title="„Gleichstand, also gewinnt der Aufnäher“",
    game=SOA,
    start=at_the_end(
        club(0, (2, 1), hurt=(0, 1), guns=1, money=20),
        club(1, (1, 1), guns=3, money=20),
        club(2, (1, 1), guns=5, money=19),
        patch=2,
    ),
    before=(),
    action=RollForInjured(0, "prospect", 6),
    overlooks=PATCH_BREAKS_TIES_AT_THE_END,
    believed="Sally und John haben gleich viel, also gewinnt Paula mit dem Aufnäher.",
    lesson="Der Aufnäher hilft nur dem, der selbst gleichauf liegt. Paula hat weniger Geld, also "
    "entscheiden zwischen Sally und John die Waffen.",
)

LATER: tuple[SoaMistake, ...] = (
    HOT_SELLER,
    SMALL_OFFER,
    HEAT_PER_PIECE,
    PROSPECT_FALLS,
    WARES_AT_THE_END,
    PATCH_FROM_BEHIND,
)
