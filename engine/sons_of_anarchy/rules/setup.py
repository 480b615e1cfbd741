"""Before the first round: the box, the places, the stack, who plays which club."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/aufbau"

THREE_OR_FOUR = Rule(
    id="soa.three-or-four",
    title="Zu dritt oder zu viert",
    says="Es spielen drei oder vier Clubs.",
    chapter=PAGE,
    source=Stated(RULEBOOK, None, ("SOA-001",)),
    further=(
        Ruling(
            "SOA-G58",
            "Für zwei gibt die Erklärung keine Regeln; manche Läden schreiben trotzdem „ab zwei“.",
            ("Zu zweit, auf eigene Verantwortung.",),
        ),
        Ruling(
            "SOA-G57",
            "Mit den Erweiterungen spielen auch fünf oder sechs. Öffentlich ist davon nur ein "
            "Bruchstück: zwei Zufallsorte mehr beim Aufbau.",
            ("Zu fünft oder sechst mit den Erweiterungen und ihrem eigenen Heft.",),
        ),
    ),
    executed=False,
    words=("Spielerzahl", "wie viele Spieler", "zu zweit", "zwei Spieler", "fünf Spieler"),
)
FIXED_SITES = Rule(
    id="soa.fixed-sites",
    title="Diese fünf sind immer dabei",
    says="Cut & Bag Op, Waffenfabrik, Notaufnahme, Polizeiwache von Charming und das "
    "St.-Thomas-Krankenhaus liegen in jeder Partie offen aus.",
    chapter=PAGE,
    source=Stated(
        RULEBOOK,
        "S. 2–3",
        ("SOA-055", "SOA-056", "SOA-057", "SOA-058", "SOA-059", "SOA-060"),
    ),
    words=("Startorte", "feste Orte", "Police", "Hospital", "Gun Factory"),
)
SIX_FACE_DOWN = Rule(
    id="soa.six-face-down",
    title="Sechs Zufallsorte verdeckt",
    says="Die zwanzig Zufallsorte werden gemischt; sechs davon liegen verdeckt aus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-063", "SOA-064")),
    words=("Zufallsorte", "random sites", "mischen", "verdeckt"),
)
REST_STAYS_OUT = Rule(
    id="soa.rest-stays-out",
    title="Die übrigen Orte bleiben in der Schachtel",
    says="Zufallsorte, die nicht ausliegen, spielen in dieser Partie nicht mit.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-065",)),
    words=("übrige Orte",),
)
HARDCORE_CARDS_OUT = Rule(
    id="soa.hardcore-cards-out",
    title="Karten mit rotem Streifen kommen heraus",
    says="Die vier Hardcore-Karten tragen einen roten Streifen. Im Grundspiel nehmt ihr sie "
    "vor dem Mischen heraus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-066",)),
    option="hardcore_cards",
    words=("roter Streifen", "Hardcore"),
)
FIFTEEN_CARDS = Rule(
    id="soa.fifteen-cards",
    title="Fünfzehn Karten sind die Uhr",
    says="Von den gemischten Anarchy-Karten bilden fünfzehn verdeckte den Stapel. Er misst, wie "
    "lange die Partie dauert.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-067", "SOA-068")),
    words=("Stapel", "Anarchy-Stapel", "Spieldauer", "Uhr", "15 Karten"),
)
TABLE_CHOOSES_SIDES = Rule(
    id="soa.table-chooses-sides",
    title="Unleaded oder High Octane",
    says="Das entscheidet ihr gemeinsam. Unleaded: Alle nehmen diese Seite, gut für die erste "
    "Partie. High Octane: Jede Person wählt die Seite ihrer Karte frei.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-069", "SOA-070", "SOA-071")),
    option="octane",
    words=("Einsteiger", "erste Partie", "Clubhaus-Karte Seite", "Unleaded"),
)
OWN_VALUES_ON_HIGH_OCTANE = Rule(
    id="soa.own-values-on-high-octane",
    title="High Octane: Jeder Club ist anders",
    says="Auf der High-Octane-Seite hat jeder Club eigene Startwerte und zwei Sonderregeln.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1", ("SOA-051", "SOA-052")),
    words=("Sonderregeln", "Startwerte", "High-Octane-Seite"),
)
OCTANE_VALUES_ARE_OURS = Rule(
    id="soa.octane-values-are-ours",
    title="Die High-Octane-Werte hier sind unsere",
    says="Was auf den High-Octane-Seiten steht, verrät keine öffentliche Quelle. Wir spielen mit "
    "einem Übungssatz; wer das Spiel hat, trägt die eigenen Seiten ein.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G02",
        "Eine Karte, deren Text niemand kennt, darf man nicht erfinden und als echt ausgeben.",
        ("Nur mit der Unleaded-Seite spielen.",),
    ),
    words=("High Octane Werte", "Übungssatz"),
)
HIGHEST_ROLL_PICKS = Rule(
    id="soa.highest-roll-picks",
    title="Der höchste Wurf wählt zuerst",
    says="Alle würfeln. Wer am höchsten wirft, sucht sich als Erstes einen Club aus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-072",)),
    words=("Clubwahl", "Club aussuchen", "wer wählt"),
)
TIED_ROLL_AGAIN = Rule(
    id="soa.tied-roll-again",
    title="Gleich hoch: noch einmal",
    says="Liegen mehrere Würfe gleichauf an der Spitze, würfeln nur diese Personen noch einmal.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G08",
        "Für den Gleichstand bei der Clubwahl ist nichts gesagt; nachwürfeln ist das Übliche.",
        ("Die jüngste Person wählt.",),
    ),
    words=("Gleichstand Clubwahl",),
)
LEFT_PICKS_NEXT = Rule(
    id="soa.left-picks-next",
    title="Weiter geht es nach links",
    says="Danach wählen die anderen im Uhrzeigersinn.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-073",)),
    words=("Uhrzeigersinn", "Sitzreihenfolge"),
)
FOUR_CLUBS = Rule(
    id="soa.four-clubs",
    title="Vier Clubs, jeder nur einmal",
    says="Zur Wahl stehen die Mayans, das Lin Syndicate, die One-Niners und SAMCRO.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 5 (Abb.)", ("SOA-049",)),
    words=("SAMCRO", "Mayans", "Niners", "Lin", "Gangs"),
)
LAST_PICK_GETS_THE_PATCH = Rule(
    id="soa.last-pick-gets-the-patch",
    title="Der Letzte bekommt den Aufnäher",
    says="Wer als Letztes einen Club nimmt, bekommt dafür den Aufnäher und fängt an.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-074",)),
    words=("Startspieler", "wer beginnt", "Patch Anfang"),
)
START_GOODS = Rule(
    id="soa.start-goods",
    title="Was ihr zu Beginn nehmt, steht unten auf der Karte",
    says="Am unteren Rand der Clubhaus-Karte steht, womit euer Club beginnt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-075",)),
    words=("Startmaterial", "Startgeld"),
)
UNLEADED_START = Rule(
    id="soa.unleaded-start",
    title="Unleaded: für alle dasselbe",
    says="Auf der Unleaded-Seite beginnen alle vier Clubs gleich: 3 Members und 2 Prospects, dazu "
    "5 Geld, 2 Waffen, 2 Teile Schmuggelware und 1 Hitze.",
    chapter=PAGE,
    source=Stated(
        RULEBOOK,
        "S. 1 (Abb.)",
        ("SOA-076", "SOA-077", "SOA-078", "SOA-079", "SOA-080", "SOA-081"),
    ),
    further=(Stated(RULEBOOK, "S. 1", ("SOA-050",)),),
    words=("Startaufstellung", "Startgeld", "Anfang"),
)
START_AT_HOME = Rule(
    id="soa.start-at-home",
    title="Anfangs stehen alle im Clubhaus",
    says="Die Figuren, mit denen ein Club beginnt, stehen in seinem Clubhaus.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G59",
        "Wo die ersten Figuren stehen, sagt die Erklärung nicht; neue Prospects kommen jedenfalls "
        "ins Clubhaus.",
        ("Jeder Club stellt seine Figuren gleich auf die Orte.",),
    ),
    words=("Figuren aufstellen", "Startposition"),
)
REST_IS_SUPPLY = Rule(
    id="soa.rest-is-supply",
    title="Die übrigen Figuren sind euer Vorrat",
    says="Figuren, die ihr nicht einsetzt, liegen im Vorrat. Von dort holt ihr neue Leute.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-082",)),
    words=("Rekrutierungsvorrat", "Reserve"),
)
WHAT_ALL_CAN_SEE = Rule(
    id="soa.what-all-can-see",
    title="Was offen liegt",
    says="Figuren, Hitze und Befehlsmarker sieht jeder, die ganze Partie hindurch.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-084",)),
    further=(
        Ruling(
            "SOA-G52",
            "Am Bildschirm gilt dasselbe: Verborgen sind nur die Güter, und mit der "
            "Hardcore-Option auch die Marker.",
            (),
        ),
    ),
    executed=False,
    words=("offen", "sichtbar", "verdeckt"),
)

RULES = (
    THREE_OR_FOUR,
    FIXED_SITES,
    SIX_FACE_DOWN,
    REST_STAYS_OUT,
    HARDCORE_CARDS_OUT,
    FIFTEEN_CARDS,
    TABLE_CHOOSES_SIDES,
    OWN_VALUES_ON_HIGH_OCTANE,
    OCTANE_VALUES_ARE_OURS,
    HIGHEST_ROLL_PICKS,
    TIED_ROLL_AGAIN,
    LEFT_PICKS_NEXT,
    FOUR_CLUBS,
    LAST_PICK_GETS_THE_PATCH,
    START_GOODS,
    UNLEADED_START,
    START_AT_HOME,
    REST_IS_SUPPLY,
    WHAT_ALL_CAN_SEE,
)
