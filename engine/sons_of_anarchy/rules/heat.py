"""Heat, Take the Fall, being out, and the patch."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK
from engine.sons_of_anarchy.rules.throwdown import PAGE as THROWDOWN

PAGE = "sons-of-anarchy/hitze"

HEAT_FOR_GUNS = Rule(
    id="soa.heat-for-guns",
    title="Waffen bringen 1 Hitze, nie mehr",
    says="Ein Club, der in einem Kampf Waffen einsetzt, bekommt 1 Hitze – "
    "gleich ob eine Waffe oder fünf.",
    chapter=THROWDOWN,
    source=Stated(RULEBOOK, "S. 11", ("SOA-149",)),
    further=(Stated(RULEBOOK, "S. 9, 11", ("SOA-209",)),),
    words=("Hitze Waffen", "Heat", "wie viel Hitze"),
)
HEAT_AFTER_THE_INJURIES = Rule(
    id="soa.heat-after-the-injuries",
    title="Hitze nach den Verletzungen",
    says="Die Hitze für Waffen kommt nach Verletzungen und Heimfahrt. Wer dann den Kopf hinhält, "
    "hat im Kampf noch mitgezählt.",
    chapter=THROWDOWN,
    source=Ruling(
        "SOA-G36",
        "Im Beispiel des Hefts zählen alle Members in der Summe mit, erst danach muss einer "
        "ins Gefängnis.",
        ("Hitze und Take the Fall kommen schon beim Öffnen der Fäuste.",),
    ),
    option="heat_timing",
    words=("wann Hitze", "Zeitpunkt Hitze"),
)
HEAT_TRACK = Rule(
    id="soa.heat-track",
    title="Die Hitze-Leiste am Clubhaus",
    says="Wie viel Hitze ein Club hat, zeigt die Leiste am rechten Rand seiner Clubhaus-Karte; "
    "alle dürfen es sehen. Platz ist dort für höchstens 4.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1, 9", ("SOA-053",)),
    further=(
        Ruling(
            "SOA-G12",
            "16 Marker für vier Clubs sind je 4, und bei mehr als 4 fällt sofort jemand.",
            (),
        ),
    ),
    executed=False,
    words=("Heat", "Polizei", "Hitzeleiste", "Aufmerksamkeit"),
)
TAKE_THE_FALL = Rule(
    id="soa.take-the-fall",
    title="Take the Fall: mehr als 4 Hitze",
    says="Steigt die Hitze eines Clubs über 4, hält sofort ein eigener Member den Kopf hin: "
    "Er wandert in den Vorrat.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-168", "SOA-169", "SOA-023")),
    words=(
        "Gefängnis",
        "Knast",
        "Kopf hinhalten",
        "5 Hitze",
        "wann muss ein Member den Kopf hinhalten",
        "wie hoch ist die Hitze danach",
    ),
)
HEAT_FALLS_TO_ONE = Rule(
    id="soa.heat-falls-to-one",
    title="Danach steht die Hitze auf 1",
    says="Nach Take the Fall steht die Hitze auf 1, gleich wie hoch sie vorher war.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-170", "SOA-210", "SOA-024")),
    words=("Hitze danach", "Hitze auf 1"),
)
FALL_FROM_THE_EMERGENCY_ROOM = Rule(
    id="soa.fall-from-the-emergency-room",
    title="Auch wer in der Notaufnahme liegt, kann den Kopf hinhalten",
    says="Der Member, der den Kopf hinhält, darf in der Notaufnahme liegen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-171",)),
    words=("Verletzter ins Gefängnis",),
)
LAST_MEMBER_GONE = Rule(
    id="soa.last-member-gone",
    title="Letzter Member weg: ausgeschieden",
    says="Hat ein Club nach Take the Fall keinen Member mehr, scheidet er aus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-172",)),
    words=("ausscheiden", "raus", "verloren"),
)
NO_MEMBER_TO_FALL = Rule(
    id="soa.no-member-to-fall",
    title="Niemand da, der den Kopf hinhält",
    says="Muss ein Club ohne Member den Kopf hinhalten lassen, scheidet er aus. "
    "Ohne diesen Zwang bleibt er auch ohne Member dabei.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G40",
        "Ausgeschieden ist laut Heft, wem nach Take the Fall kein Member bleibt. Wer gar keinen "
        "hat, steht nicht besser da.",
        ("Ein Club ohne Member ist immer sofort ausgeschieden.",),
    ),
    option="no_members",
    words=("kein Member", "ausscheiden"),
)
ELIMINATED_CLUB_LEAVES = Rule(
    id="soa.eliminated-club-leaves",
    title="Was ein ausgeschiedener Club hinterlässt",
    says="Scheidet ein Club aus, gehen Figuren, Geld, Waffen und Ware vom Tisch; hatte er den "
    "Aufnäher, bekommt ihn der nächste Club im Uhrzeigersinn. In einem laufenden Kampf zählt er "
    "nicht mehr.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G41",
        "Die Erklärung sagt nur, dass er ausscheidet. Irgendwer muss aber die Reihenfolge "
        "bestimmen, also wandert der Aufnäher weiter.",
        ("Figuren bleiben als Hindernis stehen.", "Der Aufnäher geht an den Verursacher."),
    ),
    words=("Besitz ausgeschieden",),
)

PATCH_SETS_THE_ORDER = Rule(
    id="soa.patch-sets-the-order",
    title="Der Aufnäher bestimmt die Reihenfolge",
    says="Wer den Reaper-Aufnäher hat, ist in jeder Runde zuerst am Zug; "
    "danach geht es im Uhrzeigersinn weiter.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-173",)),
    executed=False,
    words=("Patch", "Reaper", "Startspieler", "Spielreihenfolge", "wer fängt an"),
)
PATCH_FROM_THE_POLICE_STATION = Rule(
    id="soa.patch-from-the-police-station",
    title="Den Aufnäher gibt es in der Polizeiwache",
    says="Wer die Polizeiwache von Charming kontrolliert und nutzt, nimmt den Aufnäher.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-176",)),
    words=("Patch", "Reaper", "Aufnäher bekommen", "Police Station"),
)

RULES = (
    HEAT_FOR_GUNS,
    HEAT_AFTER_THE_INJURIES,
    HEAT_TRACK,
    TAKE_THE_FALL,
    HEAT_FALLS_TO_ONE,
    FALL_FROM_THE_EMERGENCY_ROOM,
    LAST_MEMBER_GONE,
    NO_MEMBER_TO_FALL,
    ELIMINATED_CLUB_LEAVES,
    PATCH_SETS_THE_ORDER,
    PATCH_FROM_THE_POLICE_STATION,
)
