"""The six orders, and the club order of a High Octane side."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/befehle"

SIX_ORDERS = Rule(
    id="soa.six-orders",
    title="Sechs Befehle",
    says="Zur Wahl stehen Ride, Exploit, Throw Down, Recruit, Patch In und Sit Tight.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7–8", ("SOA-105",)),
    words=("Aktionen", "Befehle Liste", "was kann ich tun"),
)
RIDE_FROM_ONE_TO_ONE = Rule(
    id="soa.ride-from-one-to-one",
    title="Ride: von einem Ort an einen anderen",
    says="Ihr bewegt beliebig viele eigene Figuren von genau einem Ort an genau einen anderen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-106",)),
    words=(
        "fahren",
        "bewegen",
        "ziehen",
        "Ride",
        "Ort sofort nutzen nachdem hineingefahren",
        "hinfahren und gleich nutzen",
    ),
)
RIDE_MOVES_SOMEBODY = Rule(
    id="soa.ride-moves-somebody",
    title="Wer fährt, kommt auch weg",
    says="Bei Ride bewegt sich mindestens eine Figur, und Start und Ziel sind verschieden.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G18",
        "Wer nichts tun will, hat dafür Sit Tight.",
        ("Ein leerer Ride ist erlaubt und verpufft.",),
    ),
    words=("niemanden bewegen", "leerer Ride"),
)
OWN_CLUBHOUSE_IS_OPEN = Rule(
    id="soa.own-clubhouse-is-open",
    title="Ins eigene Clubhaus und hinaus",
    says="Das eigene Clubhaus darf Start und Ziel einer Fahrt sein.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G15",
        "Neue Leute stehen im Clubhaus und müssen hinauskönnen; verboten ist nur ein fremdes.",
        ("Aus dem Clubhaus hinaus ja, hinein nur nach Niederlagen.",),
    ),
    words=("Clubhaus fahren", "heimfahren"),
)
NO_FOREIGN_CLUBHOUSE = Rule(
    id="soa.no-foreign-clubhouse",
    title="Nie in ein fremdes Clubhaus",
    says="In das Clubhaus eines anderen Clubs fährt niemand.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-107",)),
    words=("gegnerisches Clubhaus", "Überfall Clubhaus"),
)
NO_RIDE_TO_THE_WARD = Rule(
    id="soa.no-ride-to-the-ward",
    title="Nie in die Notaufnahme",
    says="In die Notaufnahme fährt niemand, und wer dort liegt, fährt nicht fort.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-108",)),
    further=(Stated(RULEBOOK, "S. 7, 10", ("SOA-211",)),),
    words=("Notaufnahme fahren", "Verletzte abholen", "Krankenbesuch"),
)
ONLY_OPEN_SITES = Rule(
    id="soa.only-open-sites",
    title="Nur zu aufgedeckten Orten",
    says="Ziel einer Fahrt ist ein Ort, der offen auf dem Tisch liegt.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G16",
        "Was unter einem verdeckten Plättchen liegt, weiß noch niemand; hinfahren hieße raten.",
        ("Auch verdeckte Orte dürfen besetzt werden.",),
    ),
    words=("verdeckter Ort", "unbekannter Ort"),
)
RIDE_TO_AN_OPPORTUNITY = Rule(
    id="soa.ride-to-an-opportunity",
    title="Auch zu Gelegenheiten",
    says="Eine Gelegenheit ist in dieser Runde ein Ort wie jeder andere: Man fährt hin, "
    "kämpft um sie und nutzt sie.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G17",
        "Die Karte heißt ausdrücklich Ort für diese Runde.",
        ("Zu Gelegenheiten kommt man nur mit einem eigenen Befehl der Karte.",),
    ),
    words=("Opportunity fahren",),
)
PROSPECTS_CONTROL_TOO = Rule(
    id="soa.prospects-control-too",
    title="Prospects genügen",
    says="Auch wer an einem Ort nur Prospects stehen hat, kontrolliert ihn und darf ihn nutzen.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G19",
        "Verlangt sind eigene Figuren, kein Member.",
        ("Zum Nutzen braucht es einen Member.",),
    ),
    words=("Exploit mit Prospects", "nutzen ohne Member"),
)
EXPLOIT_MARKER_STAYS = Rule(
    id="soa.exploit-marker-stays",
    title="Der Marker bleibt auf dem Ort liegen",
    says="Wer einen Ort nutzt, legt den Befehlsmarker darauf.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-111",)),
    words=("Exploit Marker",),
)
ONCE_A_ROUND = Rule(
    id="soa.once-a-round",
    title="Jeder Ort nur einmal je Runde",
    says="Ein Ort, auf dem schon ein Marker liegt, kann in dieser Runde nicht noch einmal genutzt "
    "werden, von niemandem.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-112",)),
    words=("zweimal nutzen", "schon benutzt", "Ort erneut"),
)
BOOST_FOR_ONE_MORE = Rule(
    id="soa.boost-for-one-more",
    title="Boost: mehr für einen zweiten Marker",
    says="Manche Orte geben mehr, wenn ihr einen weiteren Marker drauflegt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-113",)),
    words=("Boost", "Zusatznutzen", "zweiter Marker"),
)
BOOST_IS_SAID_AT_ONCE = Rule(
    id="soa.boost-is-said-at-once",
    title="Den Boost sagt ihr gleich an",
    says="Wer den Boost will, sagt ihn mit dem Befehl an und zahlt beide Marker zusammen.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G20",
        "Ein Ort wird einmal je Runde genutzt; ein Boost Züge später wäre eine zweite Nutzung.",
        ("Den Boost darf man im nächsten Zug nachlegen.",),
    ),
    words=("Boost später", "Boost nachlegen"),
)
HEAT_SYMBOL = Rule(
    id="soa.heat-symbol",
    title="Hitze-Symbol: sofort heißer",
    says="Wer einen Ort mit Hitze-Symbol nutzt, bekommt sofort Hitze.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-114",)),
    words=("Flamme", "Symbol Hitze", "Exploit Hitze"),
)
RECRUIT_A_PROSPECT = Rule(
    id="soa.recruit-a-prospect",
    title="Recruit: ein neuer Prospect",
    says="Ein Prospect kommt aus dem Vorrat ins eigene Clubhaus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-118",)),
    words=("Recruit", "neue Figur", "anwerben"),
)
AT_MOST_FIVE_PROSPECTS = Rule(
    id="soa.at-most-five-prospects",
    title="Höchstens fünf Prospects",
    says="Mehr als fünf Prospects hat kein Club.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-119",)),
    words=("Prospect Limit",),
)
RECRUIT_NEEDS_SUPPLY = Rule(
    id="soa.recruit-needs-supply",
    title="Recruit: nur was im Vorrat liegt",
    says="Neue Prospects kommen aus dem Vorrat. Ist er leer, ist der Befehl Recruit nicht erlaubt; "
    "Verletzte in der Notaufnahme zählen noch zu den fünf.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G26",
        "Fünf Figuren jeder Art sind alles, was ein Club hat; wer in der Notaufnahme liegt, "
        "liegt nicht im Vorrat.",
        ("Der Befehl ist erlaubt und verpufft.",),
    ),
    words=("Rekrutieren", "neue Prospects", "Nachschub"),
)
PATCH_IN_SWAPS = Rule(
    id="soa.patch-in-swaps",
    title="Patch In: Aus dem Prospect wird ein Member",
    says="Ihr tauscht einen eigenen Prospect gegen einen Member aus dem Vorrat.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-121",)),
    words=("befördern", "Patch In", "Member bekommen"),
)
PATCH_IN_COSTS = Rule(
    id="soa.patch-in-costs",
    title="Patch In kostet extra",
    says="Zum Marker kommen 1 Geld und 1 Waffe dazu.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-120",)),
    words=("Kosten Patch In", "Preis Member"),
)
AT_MOST_FIVE_MEMBERS = Rule(
    id="soa.at-most-five-members",
    title="Höchstens fünf Members",
    says="Mehr als fünf Members hat kein Club.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-122",)),
    words=("Member Limit",),
)
PATCH_IN_ANYWHERE = Rule(
    id="soa.patch-in-anywhere",
    title="Patch In: wo der Prospect gerade steht",
    says="Patch In macht jeden eigenen Prospect zum Member, der nicht in der Notaufnahme liegt. "
    "Der neue Member bleibt an seinem Ort und bringt ab der nächsten Runde einen Befehl.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G25",
        "Ein Ort dafür ist nicht genannt. Befehlsmarker nimmt man am Rundenanfang, also zählt der "
        "Neue erst dann.",
        ("Patch In geht nur im Clubhaus.", "Auch Verletzte dürfen befördert werden."),
    ),
    option="patch_in_where",
    words=("befördern", "Member machen", "Patch In Ort"),
)
SIT_TIGHT = Rule(
    id="soa.sit-tight",
    title="Sit Tight: abwarten kostet auch",
    says="Nichts geschieht, der Marker ist trotzdem weg.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-123",)),
    words=("warten", "nichts tun", "passen", "Sit Tight"),
)
CLUB_ORDER = Rule(
    id="soa.club-order",
    title="Club-Befehl: nur mit High Octane",
    says="Manche Clubs haben auf ihrer High-Octane-Seite einen eigenen, zusätzlichen Befehl.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-124",)),
    words=("Club-Befehl", "siebter Befehl", "Sonderbefehl"),
)

RULES = (
    SIX_ORDERS,
    RIDE_FROM_ONE_TO_ONE,
    RIDE_MOVES_SOMEBODY,
    OWN_CLUBHOUSE_IS_OPEN,
    NO_FOREIGN_CLUBHOUSE,
    NO_RIDE_TO_THE_WARD,
    ONLY_OPEN_SITES,
    RIDE_TO_AN_OPPORTUNITY,
    PROSPECTS_CONTROL_TOO,
    EXPLOIT_MARKER_STAYS,
    ONCE_A_ROUND,
    BOOST_FOR_ONE_MORE,
    BOOST_IS_SAID_AT_ONCE,
    HEAT_SYMBOL,
    RECRUIT_A_PROSPECT,
    AT_MOST_FIVE_PROSPECTS,
    RECRUIT_NEEDS_SUPPLY,
    PATCH_IN_SWAPS,
    PATCH_IN_COSTS,
    AT_MOST_FIVE_MEMBERS,
    PATCH_IN_ANYWHERE,
    SIT_TIGHT,
    CLUB_ORDER,
)
