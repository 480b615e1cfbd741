"""The black market: secret amounts, heat limits, one price for all, one heat."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/schwarzmarkt"

ALL_SELL_AT_ONCE = Rule(
    id="soa.all-sell-at-once",
    title="Alle verkaufen zugleich",
    says="Der vierte Schritt jeder Runde ist der Schwarzmarkt: "
    "Alle Clubs verkaufen zur selben Zeit und verdeckt Schmuggelware.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 9", ("SOA-099",)),
    words=("Black Market", "Schwarz Markt", "Ware verkaufen", "Drogen"),
)
OFFER_IN_A_CLOSED_FIST = Rule(
    id="soa.offer-in-a-closed-fist",
    title="Die Ware liegt in der geschlossenen Faust",
    says="Ihr nehmt geheim so viel Ware in die Faust, wie ihr verkaufen wollt. "
    "Erst wenn alle Fäuste zu sind, gehen sie zusammen auf.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 9", ("SOA-186", "SOA-015")),
    words=("verdeckt", "geheim", "aufdecken", "Angebot", "Bluff"),
)
OWN_CONTRABAND_ONLY = Rule(
    id="soa.own-contraband-only",
    title="Verkauft wird, was hinter dem Schirm liegt",
    says="In die Faust kommt nur Schmuggelware, die hinter dem eigenen Schirm liegt. "
    "Wie viel das ist, wissen die anderen nicht.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-083",)),
    words=("Sichtschirm", "Vorrat Ware"),
)
EMPTY_HAND_IS_AN_OFFER = Rule(
    id="soa.empty-hand-is-an-offer",
    title="Eine leere Faust ist erlaubt",
    says="Ihr dürft auch nichts anbieten; das bringt weder Geld noch Hitze. "
    "Bieten alle nichts an, gibt es keinen Preis.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G45",
        "Hitze bekommt laut Heft, wer verkauft. Eine leere Faust verkauft nichts, und niemand wird "
        "gezwungen.",
        ("Wer Ware hat, muss mindestens ein Stück anbieten.",),
    ),
    words=("nichts verkaufen", "0 Ware", "leere Hand"),
)
SELLING_NEEDS_NO_ORDER = Rule(
    id="soa.selling-needs-no-order",
    title="Verkaufen geht auch ohne Befehlsmarker",
    says="Der Schwarzmarkt ist kein Befehl. Auch wer keinen Marker mehr hat, verkauft mit.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G27",
        "„Untätig“ ohne Marker kann nur Befehle meinen: Wenn der Markt beginnt, hat niemand mehr "
        "einen Marker.",
        ("Wer schon beim Befehlen übergangen wurde, verkauft nicht.",),
    ),
    executed=False,
    words=("ohne Marker verkaufen", "Markt Befehl"),
)

HEAT_LIMITS_THE_OFFER = Rule(
    id="soa.heat-limits-the-offer",
    title="Hitze begrenzt die Menge",
    says="Mit 0 Hitze verkauft ihr, so viel ihr wollt; mit 1 höchstens 3 Waren, mit 2 höchstens 2, "
    "mit 3 nur 1 und mit 4 gar keine.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1, 9", ("SOA-181", "SOA-182", "SOA-183", "SOA-184", "SOA-185")),
    further=(Stated(RULEBOOK, "S. 9", ("SOA-054",)),),
    words=("Limit", "wie viel verkaufen", "Verkaufsmenge", "Höchstmenge", "Hitze Markt"),
)
LIMIT_READ_BEFORE_THE_FISTS = Rule(
    id="soa.limit-read-before-the-fists",
    title="Es gilt die Hitze vor dem Markt",
    says="Die Höchstmenge richtet sich nach der Hitze am Anfang des Schritts; was der Verkauf "
    "selbst dazubringt, zählt erst danach.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G46",
        "Die Hitze fürs Verkaufen gibt es erst, wenn verkauft ist. Vorher steht die Leiste, wie "
        "sie steht.",
        (),
    ),
    words=("wann Limit", "Hitze vorher"),
)

PRICE_BY_THE_TOTAL = Rule(
    id="soa.price-by-the-total",
    title="Ein Preis für alle, nach der Gesamtmenge",
    says="Was ein Stück bringt, hängt davon ab, wie viel alle zusammen anbieten: "
    "je mehr Ware, desto weniger Geld.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 9", ("SOA-187",)),
    words=("Stückpreis", "Marktpreis", "Preis Ware", "Summe"),
)
PRICES_FOR_FOUR = Rule(
    id="soa.prices-for-four",
    title="Zu viert: 3, 2 oder 1 Geld je Ware",
    says="Zu viert bringt jede Ware 3 Geld, wenn insgesamt 1 bis 4 angeboten werden, "
    "2 Geld bei 5 bis 8 und 1 Geld ab 9.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 9", ("SOA-188", "SOA-189", "SOA-190")),
    words=("Preistafel", "Markttafel", "kostet Ware", "Schwarzmarkt zu viert", "fehlende Tafel"),
)
PRICES_FOR_THREE = Rule(
    id="soa.prices-for-three",
    title="Zu dritt: Tafel unbekannt, unser Vorschlag",
    says="Zu dritt gilt die Rückseite der Tafel; ihre Werte kennen wir nicht. Wir rechnen mit "
    "3 Geld bei 1 bis 3 Waren, 2 bei 4 bis 6 und 1 ab 7.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G01",
        "Die Werte stehen in keiner öffentlichen Quelle. Drei Viertel der Grenzen zu viert lassen "
        "jedem Club gleich viel Platz: eine Ware je Kopf zum besten Preis, zwei zum mittleren.",
        ("Die Tafel für vier gilt auch zu dritt.", "Die echte Rückseite, wenn ihr sie habt."),
    ),
    further=(Stated(RULEBOOK, "S. 9", ("SOA-191",)),),
    option="market_three",
    words=("Schwarzmarkt zu dritt", "drei Spieler Markt", "Rückseite Tafel"),
)
SIDE_OF_THE_START = Rule(
    id="soa.side-of-the-start",
    title="Die Tafel bleibt, auch wenn ein Club geht",
    says="Es gilt die Seite der Tafel für so viele Clubs, wie am Anfang mitgespielt haben.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G43",
        "Die Tafel wird beim Aufbau hingelegt, und nichts sagt, dass man sie umdreht.",
        ("Gezählt werden die Clubs, die noch im Spiel sind.",),
    ),
    option="market_side",
    words=("ausgeschieden Markt", "Tafel umdrehen"),
)

SELLING_BRINGS_ONE_HEAT = Rule(
    id="soa.selling-brings-one-heat",
    title="Verkaufen bringt genau 1 Hitze",
    says="Wer etwas verkauft, bekommt 1 Hitze – für eine Ware so viel wie für acht.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 9", ("SOA-192",)),
    further=(Stated(RULEBOOK, "S. 9, 11", ("SOA-209",)),),
    words=("Hitze Verkauf", "Heat Markt", "wie viel Hitze"),
)
SELLING_ENDS_AT_FOUR = Rule(
    id="soa.selling-ends-at-four",
    title="Vom Verkaufen muss niemand den Kopf hinhalten",
    says="Der Markt hebt die Hitze höchstens auf 4: Wer 4 hat, verkauft nicht mehr. "
    "Ein Member muss dafür nie ins Gefängnis.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G44",
        "Das folgt aus zwei Regeln: Bei 4 ist Schluss mit dem Verkauf, und ein Verkauf bringt "
        "nur 1.",
        (),
    ),
    words=("Take the Fall Markt", "Gefängnis Verkauf"),
)

RULES = (
    ALL_SELL_AT_ONCE,
    OFFER_IN_A_CLOSED_FIST,
    OWN_CONTRABAND_ONLY,
    EMPTY_HAND_IS_AN_OFFER,
    SELLING_NEEDS_NO_ORDER,
    HEAT_LIMITS_THE_OFFER,
    LIMIT_READ_BEFORE_THE_FISTS,
    PRICE_BY_THE_TOTAL,
    PRICES_FOR_FOUR,
    PRICES_FOR_THREE,
    SIDE_OF_THE_START,
    SELLING_BRINGS_ONE_HEAT,
    SELLING_ENDS_AT_FOUR,
)
