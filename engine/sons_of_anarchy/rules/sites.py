"""Sites, and the seven transactions that happen when one is used."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/orte"

TRANSACTIONS_HAPPEN = Rule(
    id="soa.transactions-happen",
    title="Nutzen heißt: Transaktionen abwickeln",
    says="Wer einen Ort nutzt, wickelt die Transaktionen ab, die darauf stehen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-130",)),
    words=("Transaktion", "Ort nutzen", "Exploit Wirkung"),
)
EACH_IS_YOUR_CHOICE = Rule(
    id="soa.each-is-your-choice",
    title="Der Reihe nach, jede freiwillig",
    says="Transaktionen kommen in der Reihenfolge dran, in der sie dastehen. Jede dürft ihr "
    "auslassen, nur Gain und Hitze-Symbol nicht.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G21",
        "Ob man muss, steht nirgends. Hitze nimmt niemand freiwillig, also ist sie der Preis.",
        ("Alles ist Pflicht, soweit möglich.", "Die Reihenfolge ist frei."),
    ),
    words=("Transaktion auslassen", "muss ich", "Reihenfolge Transaktionen"),
)
SELL_FOR_MONEY = Rule(
    id="soa.sell-for-money",
    title="Sell: verkaufen",
    says="Waffen oder Schmuggelware werden zu Geld.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-131",)),
    words=("Sell", "verkaufen am Ort"),
)
SPEND_TO_BUY = Rule(
    id="soa.spend-to-buy",
    title="Spend: einkaufen",
    says="Ihr kauft etwas ein und zahlt mit Geld.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-132",)),
    words=("Spend", "kaufen", "einkaufen"),
)
SWAP_BOTH_WAYS = Rule(
    id="soa.swap-both-ways",
    title="Swap: tauschen, in beide Richtungen",
    says="Waffen gegen Schmuggelware oder Schmuggelware gegen Waffen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-133",)),
    words=("Swap", "tauschen am Ort"),
)
SKIM_FOR_NOTHING = Rule(
    id="soa.skim-for-nothing",
    title="Skim: einfach nehmen",
    says="Ihr nehmt etwas, ohne dafür zu zahlen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-134",)),
    words=("Skim", "kostenlos nehmen"),
)
STEAL_FROM_SOMEBODY = Rule(
    id="soa.steal-from-somebody",
    title="Steal: einem Gegner wegnehmen",
    says="Ihr sucht euch einen anderen Club aus und nehmt ihm etwas weg.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-135",)),
    words=("Steal", "stehlen", "klauen", "rauben"),
)
THIEF_LOOKS_BEHIND_THE_SCREEN = Rule(
    id="soa.thief-looks-behind-the-screen",
    title="Nichts da? Der Dieb darf nachsehen",
    says="Kann der Bestohlene nicht liefern, sieht der Dieb hinter dessen Schirm nach, und nur er.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-136",)),
    words=("hinter den Schirm sehen", "lügen beim Stehlen", "Sichtschirm ansehen"),
)
STEAL_WHAT_IS_THERE = Rule(
    id="soa.steal-what-is-there",
    title="Gestohlen wird einmal, und was da ist",
    says="Steal wirkt einmal je Nutzung in der aufgedruckten Menge. Hat der andere weniger, nehmt "
    "ihr, was da ist.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G22",
        "Für Steal nennt die Erklärung weder „Max“ noch „einmal“; die aufgedruckte Menge ist die "
        "einzige Zahl, die es gibt.",
        ("Hat der andere weniger, nehmt ihr gar nichts.",),
    ),
    words=("wie viel stehlen", "Steal Menge"),
)
GAIN_AND_DROP = Rule(
    id="soa.gain-and-drop",
    title="Gain und Drop: bekommen und loswerden",
    says="Gain und Drop betreffen meist die Hitze: Man bekommt sie, oder man wird sie los.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-137",)),
    words=("Gain", "Drop", "Hitze loswerden", "Hitze senken"),
)
MAX_IS_THE_LIMIT = Rule(
    id="soa.max-is-the-limit",
    title="Max ist die Grenze",
    says="Bei Sell, Spend und Swap steht ein „Max“: Mehr Stücke gehen bei einer Nutzung nicht.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-138",)),
    words=("Max", "Höchstmenge"),
)
ONCE_PER_USE = Rule(
    id="soa.once-per-use",
    title="Skim, Gain und Drop nur einmal",
    says="Skim, Gain und Drop wirken einmal je Nutzung.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 13", ("SOA-139",)),
    words=("einmal je Nutzung",),
)
ONLY_WHAT_IS_LEFT = Rule(
    id="soa.only-what-is-left",
    title="Leere Bank: Es gibt nur, was da ist",
    says="Sind Waffen oder Schmuggelware in der Bank knapp, bekommt ihr, was noch da ist; bei "
    "mehreren zuerst, wer in Aufnäher-Reihenfolge vorn sitzt.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G11",
        "24 Stück liegen in der Schachtel, und von Ersatz ist keine Rede.",
        ("Knappe Teile durch Münzen ersetzen.",),
    ),
    words=("Vorrat leer", "keine Waffen mehr", "Bank leer"),
)
GOODS_YOU_HAVE = Rule(
    id="soa.goods-you-have",
    title="Ausgegeben wird, was hinter dem Schirm liegt",
    says="Verkaufen, tauschen und bezahlen könnt ihr nur mit dem, was hinter eurem Schirm liegt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-083",)),
    words=("Schulden", "nicht genug Geld"),
)
SITES_ARE_OURS = Rule(
    id="soa.sites-are-ours",
    title="Die Zufallsorte hier sind unsere",
    says="Was auf den zwanzig Zufallsorten steht, ist nicht öffentlich. Die Orte hier sind ein "
    "Übungssatz mit eigenen Namen und Wirkungen; wer das Spiel hat, trägt die eigenen ein.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G03",
        "Rezensionen nennen ein paar Namen, keine nennt eine Wirkung. Erfundenes als echt "
        "auszugeben, wäre gelogen.",
        ("Mit den eigenen Plättchen spielen.",),
    ),
    words=("Übungssatz", "Zufallsorte Liste", "Ortsliste"),
)
FIXED_TRADES_ARE_OURS = Rule(
    id="soa.fixed-trades-are-ours",
    title="Auch was die festen Orte handeln, ist geraten",
    says="Sicher sind die Namen, die Waffenverbote und der Aufnäher bei der Polizei. Was man im "
    "Krankenhaus, bei Cut & Bag und in der Waffenfabrik bekommt, haben wir eingesetzt.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G05",
        "Die Erklärung nennt die Orte ohne Werte. Eine Rezension erwähnt, dass man in der Fabrik "
        "Waffen bekommt.",
        ("Die eigenen Plättchen eintragen.",),
    ),
    words=("Werte feste Orte",),
)

RULES = (
    TRANSACTIONS_HAPPEN,
    EACH_IS_YOUR_CHOICE,
    SELL_FOR_MONEY,
    SPEND_TO_BUY,
    SWAP_BOTH_WAYS,
    SKIM_FOR_NOTHING,
    STEAL_FROM_SOMEBODY,
    THIEF_LOOKS_BEHIND_THE_SCREEN,
    STEAL_WHAT_IS_THERE,
    GAIN_AND_DROP,
    MAX_IS_THE_LIMIT,
    ONCE_PER_USE,
    ONLY_WHAT_IS_LEFT,
    GOODS_YOU_HAVE,
    SITES_ARE_OURS,
    FIXED_TRADES_ARE_OURS,
)
