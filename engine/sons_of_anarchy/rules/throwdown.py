"""Throwdown, first half: starting a fight, backup, guns."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/throwdown"

THREE_STEPS = Rule(
    id="soa.three-steps",
    title="Drei Schritte, immer in dieser Folge",
    says="Jeder Throwdown läuft gleich ab: erst Verstärkung, dann Waffen, dann Würfel.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11–12", ("SOA-140",)),
    words=(
        "Ablauf Kampf",
        "Throw Down",
        "Kampfablauf",
        "Reihenfolge Kampf",
        "wie laufen die drei Schritte eines Throwdowns ab",
        "drei Schritte Throwdown",
    ),
)
ORDERS_GO_AROUND = Rule(
    id="soa.orders-go-around",
    title="Befehle reihum ab dem Aufnäher",
    says="Befehle gibt man reihum, immer einen; wer den Aufnäher hält, fängt an. "
    "Einen Throwdown eröffnet deshalb nur, wer gerade am Zug ist.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-095",)),
    words=("Zug", "wer ist dran"),
)
ORDER_COSTS_A_MARKER = Rule(
    id="soa.order-costs-a-marker",
    title="Ein Befehl kostet einen Marker",
    says="Jeder Befehl kostet einen Befehlsmarker, auch der Throwdown. Ohne Marker gibt es keinen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-096", "SOA-098")),
    words=("Befehlsmarker", "Kosten Kampf"),
)
MEMBER_STARTS = Rule(
    id="soa.member-starts",
    title="Nur mit Member beginnen",
    says="Wer einen Throwdown eröffnet, braucht dort mindestens einen eigenen Member. "
    "Prospects allein können sich wehren, aber nicht anfangen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-115", "SOA-117", "SOA-207")),
    words=("angreifen mit Prospects", "Angriff", "Kampf beginnen"),
)
AN_OPPONENT_IS_THERE = Rule(
    id="soa.an-opponent-is-there",
    title="Ohne Gegner kein Throwdown",
    says="Am Ort steht mindestens eine Figur eines anderen Clubs.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 8", ("SOA-116",)),
    words=("leerer Ort", "Gegner"),
)
EVERYONE_PRESENT_FIGHTS = Rule(
    id="soa.everyone-present-fights",
    title="Wer da ist, kämpft mit",
    says="Stehen mehrere gegnerische Clubs am Ort, sind alle im Throwdown dabei.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G24",
        "Die Erklärung spricht von Kämpfen mit drei oder mehr Clubs, ohne dass jemand ausgesucht "
        "würde. Am einfachsten passt dazu: Wer am Ort steht, kämpft.",
        ("Wer den Befehl gibt, sucht sich die Gegner unter den Anwesenden aus.",),
    ),
    option="participants",
    words=("drei Clubs", "wer kämpft mit"),
)
FIGHT_AT_A_USED_PLACE = Rule(
    id="soa.fight-at-a-used-place",
    title="Auch um benutzte Orte wird gekämpft",
    says="Ein Throwdown ist auch dort erlaubt, wo der Ort diese Runde schon genutzt wurde.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G23",
        "Nichts schließt es aus; nur die Sofortnutzung nach dem Sieg fällt dann weg.",
        ("Um benutzte Orte wird in dieser Runde nicht mehr gekämpft.",),
    ),
    words=("benutzter Ort",),
)

DEFENDING_NEEDS_NO_ORDER = Rule(
    id="soa.defending-needs-no-order",
    title="Wehren darf sich auch, wer keinen Marker mehr hat",
    says="Wer angegriffen wird, kämpft mit, auch ohne Befehlsmarker: Faust und Würfel kosten "
    "nichts. Nur Verstärkung und Sofortnutzung fallen dann aus.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G27",
        "Ohne Marker seid ihr bei den Befehlen raus. Angegriffen zu werden ist kein Befehl, und "
        "sonst wäre jeder Club ohne Marker wehrlos.",
        ("Ein Club ohne Marker würfelt nur und zieht keine Waffen.",),
    ),
    words=("verteidigen ohne Marker", "keine Befehle mehr", "übersprungen"),
)

BACKUP_FROM_ELSEWHERE = Rule(
    id="soa.backup-from-elsewhere",
    title="Verstärkung von anderswo",
    says="Jeder beteiligte Club darf eigene Figuren von einem weiteren Ort in den Kampf holen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-142",)),
    words=("Call for Backup", "Nachschub", "Hilfe holen"),
)
BACKUP_IN_PATCH_ORDER = Rule(
    id="soa.backup-in-patch-order",
    title="Verstärkung in Aufnäher-Reihenfolge",
    says="Über Verstärkung entscheiden die Beteiligten nacheinander: "
    "zuerst der Club mit dem Aufnäher oder wer ihm im Uhrzeigersinn am nächsten sitzt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-141",)),
    further=(Stated(RULEBOOK, "S. 4", ("SOA-173",)),),
    words=("Patch-Reihenfolge", "wer zuerst Verstärkung"),
)
EACH_ORIGIN_COSTS_AN_ORDER = Rule(
    id="soa.each-origin-costs-an-order",
    title="Jeder Herkunftsort kostet einen Befehl",
    says="Für jeden Ort, von dem Verstärkung kommt, zahlt der Club einen Befehlsmarker – "
    "gleich wie viele Figuren von dort kommen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-143",)),
    words=("Kosten Verstärkung", "Befehlsmarker Verstärkung"),
)
ONE_PASS_OF_BACKUP = Rule(
    id="soa.one-pass-of-backup",
    title="Eine Runde Verstärkung, beliebig viele Orte",
    says="Jeder Beteiligte wird genau einmal gefragt und darf dann mehrere Orte nennen, jeden "
    "einmal; auch das eigene Clubhaus zählt als Herkunft.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G28",
        "Die Erklärung nennt die Reihenfolge und den Preis je Ort, aber weder eine zweite Runde "
        "noch eine Grenze. Einmal fragen, dafür frei wählen, kommt ohne Zusatzregel aus.",
        (
            "Reihum weiterfragen, bis niemand mehr ruft.",
            "Höchstens ein weiterer Ort je Club.",
        ),
    ),
    words=("mehrere Orte Verstärkung", "Clubhaus Verstärkung"),
)
NOT_OUT_OF_THE_EMERGENCY_ROOM = Rule(
    id="soa.not-out-of-the-emergency-room",
    title="Aus der Notaufnahme kommt niemand",
    says="Die Notaufnahme zählt nicht als Ort. Wer dort liegt, fährt nirgends hin, "
    "auch nicht als Verstärkung.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7, 10", ("SOA-211",)),
    words=("Verletzte Verstärkung", "Emergency Room"),
)
NO_RETREAT = Rule(
    id="soa.no-retreat",
    title="Kein Rückzug",
    says="Hat der Throwdown begonnen, zieht sich niemand mehr zurück.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-144",)),
    words=("fliehen", "weglaufen", "abhauen", "Flucht"),
)

GUNS_IN_CLOSED_FISTS = Rule(
    id="soa.guns-in-closed-fists",
    title="Waffen in die geschlossene Faust",
    says="Alle Beteiligten nehmen geheim so viele Waffen in die Faust, wie sie einsetzen wollen; "
    "auch eine leere Faust ist eine Faust.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-145", "SOA-016")),
    further=(Stated(RULEBOOK, "S. 9, 11", ("SOA-014",)),),
    words=("verdeckt", "geheim", "Pull Guns", "Bluff"),
)
ONE_GUN_PER_FIGURE = Rule(
    id="soa.one-gun-per-figure",
    title="Höchstens eine Waffe je Figur",
    says="In der Faust sind nie mehr Waffen, als der Club Figuren im Kampf hat.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-146",)),
    words=("wie viele Waffen", "Waffenlimit"),
)
OWN_GUNS_ONLY = Rule(
    id="soa.own-guns-only",
    title="Waffen liegen hinter dem eigenen Schirm",
    says="Eingesetzt wird, was hinter dem eigenen Sichtschirm liegt. "
    "Wie viel das ist, wissen die anderen nicht.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 3", ("SOA-083",)),
    words=("Sichtschirm", "Waffenvorrat"),
)
FISTS_OPEN_TOGETHER = Rule(
    id="soa.fists-open-together",
    title="Alle Fäuste öffnen sich zugleich",
    says="Erst wenn alle Fäuste zu sind, gehen sie auf – alle im selben Moment.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-147",)),
    words=("aufdecken", "gleichzeitig"),
)
GUNS_ARE_SPENT = Rule(
    id="soa.guns-are-spent",
    title="Gezogene Waffen sind weg",
    says="Jede eingesetzte Waffe ist nach dem Kampf verbraucht, auch beim Sieger.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 11", ("SOA-148",)),
    words=("Waffen abgeben", "Waffe danach weg", "verbraucht"),
)
GUN_BAN = Rule(
    id="soa.gun-ban",
    title="Waffenverbot in Polizeiwache und Krankenhaus",
    says="In der Polizeiwache von Charming und im St.-Thomas-Krankenhaus setzt niemand Waffen ein.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 2–3", ("SOA-061", "SOA-062")),
    words=("Police", "Polizei", "Hospital", "Waffen verboten"),
)
GUN_BAN_SKIPS_STEP_TWO = Rule(
    id="soa.gun-ban-skips-step-two",
    title="Waffenverbot: Schritt 2 entfällt",
    says="Wo Waffen verboten sind, folgen auf die Verstärkung gleich die Würfel: "
    "keine Fäuste, keine Verletzten, keine Hitze.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G29",
        "Verletzungen und Hitze hängen an eingesetzten Waffen. Ohne Waffen bleibt von Schritt 2 "
        "nichts übrig.",
        ("Alle zeigen der Form halber eine leere Faust.",),
    ),
    words=("Kampf ohne Waffen",),
)

RULES = (
    THREE_STEPS,
    ORDERS_GO_AROUND,
    ORDER_COSTS_A_MARKER,
    MEMBER_STARTS,
    AN_OPPONENT_IS_THERE,
    EVERYONE_PRESENT_FIGHTS,
    FIGHT_AT_A_USED_PLACE,
    DEFENDING_NEEDS_NO_ORDER,
    BACKUP_FROM_ELSEWHERE,
    BACKUP_IN_PATCH_ORDER,
    EACH_ORIGIN_COSTS_AN_ORDER,
    ONE_PASS_OF_BACKUP,
    NOT_OUT_OF_THE_EMERGENCY_ROOM,
    NO_RETREAT,
    GUNS_IN_CLOSED_FISTS,
    ONE_GUN_PER_FIGURE,
    OWN_GUNS_ONLY,
    FISTS_OPEN_TOGETHER,
    GUNS_ARE_SPENT,
    GUN_BAN,
    GUN_BAN_SKIPS_STEP_TWO,
)
