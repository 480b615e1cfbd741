"""A round: six steps, markers, new sites and cards, whose turn it is."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/runde"

SIX_ROUNDS = Rule(
    id="soa.six-rounds",
    title="Sechs Runden",
    says="Eine Partie dauert sechs Runden.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1, 10", ("SOA-008",)),
    words=("wie lange", "wie viele Runden", "Rundenzahl"),
)
SIX_STEPS = Rule(
    id="soa.six-steps",
    title="Sechs Schritte, immer in dieser Folge",
    says="Jede Runde läuft so ab: Befehlsmarker, neue Karten, Befehle, Schwarzmarkt, Last Calls, "
    "Aufräumen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 5–10", ("SOA-086",)),
    further=(Stated(RULEBOOK, "S. 5", ("SOA-085",)),),
    words=("Rundenablauf", "Ablauf", "Reihenfolge Schritte", "Phasen"),
)
MARKERS_FOR_MEMBERS = Rule(
    id="soa.markers-for-members",
    title="Ein Marker je Member, dazu die Grundbefehle",
    says="Zu Beginn der Runde nimmt jeder Club so viele Befehlsmarker, wie er Members hat, und "
    "dazu die Grundbefehle seiner Clubhaus-Karte. Prospects bringen keinen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 5", ("SOA-087", "SOA-089", "SOA-206")),
    words=("wie viele Befehle", "Prospects Befehle", "Orders", "Befehlszahl"),
)
THREE_BASE_ORDERS = Rule(
    id="soa.three-base-orders",
    title="Unleaded: drei Grundbefehle",
    says="Auf der Unleaded-Seite hat jeder Club drei Grundbefehle.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 5", ("SOA-088",)),
    words=("Grundbefehle", "Base Orders"),
)
OCTANE_STARTS_WITH_FIVE = Rule(
    id="soa.octane-starts-with-five",
    title="High Octane: in Runde 1 fünf Befehle",
    says="Wer mit der High-Octane-Seite spielt, bekommt in der ersten Runde genau fünf "
    "Befehlsmarker.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 5", ("SOA-090",)),
    words=("High Octane Befehle", "fünf Befehle", "erste Runde"),
)
FIVE_FOR_THAT_SIDE_ONLY = Rule(
    id="soa.five-for-that-side-only",
    title="Jeder Club nach seiner Seite",
    says="Die fünf Befehle der ersten Runde gelten nur für Clubs auf der High-Octane-Seite. "
    "Wer am selben Tisch Unleaded spielt, zählt wie immer.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G09",
        "Die fünf stehen bei der High-Octane-Seite, nicht bei der Runde. Unleaded käme mit drei "
        "Members und drei Grundbefehlen ohnehin auf sechs.",
        ("Am ganzen Tisch beginnen alle mit fünf.",),
    ),
    words=("gemischter Tisch",),
)
TWO_SITES_A_ROUND = Rule(
    id="soa.two-sites-a-round",
    title="Zwei neue Orte, solange es welche gibt",
    says="Im zweiten Schritt werden zwei verdeckte Zufallsorte aufgedeckt. Sind alle offen, "
    "entfällt das.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-091",)),
    words=("Orte aufdecken", "neue Orte"),
)
ONE_TWO_THREE_CARDS = Rule(
    id="soa.one-two-three-cards",
    title="Eine, zwei, dann immer drei Karten",
    says="In Runde 1 kommt eine Anarchy-Karte, in Runde 2 kommen zwei, ab Runde 3 je drei.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-092", "SOA-093", "SOA-094")),
    words=("wie viele Anarchy-Karten", "Karten aufdecken"),
)
SITES_BEFORE_CARDS = Rule(
    id="soa.sites-before-cards",
    title="Erst die Orte, dann die Karten",
    says="Innerhalb des Schritts deckt ihr zuerst die Orte auf und dann die Karten, eine nach der "
    "anderen.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G60",
        "Die Erklärung nennt die Orte zuerst; eine Karte, die Orte zählt, braucht eine feste "
        "Folge.",
        ("Erst die Karten, dann die Orte.",),
    ),
    words=("Reihenfolge aufdecken",),
)
SKIPPED_WITHOUT_MARKERS = Rule(
    id="soa.skipped-without-markers",
    title="Ohne Marker ist Pause",
    says="Wer keinen Befehlsmarker mehr hat, wird übergangen und gibt in dieser Runde keinen "
    "Befehl mehr.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-098",)),
    words=("passen", "aussetzen", "übersprungen", "Befehle leer"),
)
STEP_ENDS_WITHOUT_MARKERS = Rule(
    id="soa.step-ends-without-markers",
    title="Alle Marker weg: Schluss mit Befehlen",
    says="Der Schritt dauert, bis alle Befehlsmarker verbraucht sind.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-097",)),
    words=("Ende der Befehle",),
)
ROTATION_GOES_ON = Rule(
    id="soa.rotation-goes-on",
    title="Der Aufnäher wechselt, die Reihe läuft weiter",
    says="Wechselt der Aufnäher mitten im Schritt, geht es trotzdem beim nächsten Club im "
    "Uhrzeigersinn weiter. Die neue Reihenfolge gilt ab dem nächsten Schritt, Gleichstände und "
    "Kämpfe richten sich sofort nach ihr.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G13",
        "So wird niemand übersprungen, und niemand ist zweimal dran.",
        ("Sofort beginnt die Reihe beim neuen Halter von vorn.",),
    ),
    words=("Aufnäher wechselt", "Reihenfolge ändert sich"),
)

RULES = (
    SIX_ROUNDS,
    SIX_STEPS,
    MARKERS_FOR_MEMBERS,
    THREE_BASE_ORDERS,
    OCTANE_STARTS_WITH_FIVE,
    FIVE_FOR_THAT_SIDE_ONLY,
    TWO_SITES_A_ROUND,
    ONE_TWO_THREE_CARDS,
    SITES_BEFORE_CARDS,
    SKIPPED_WITHOUT_MARKERS,
    STEP_ENDS_WITHOUT_MARKERS,
    ROTATION_GOES_ON,
)
