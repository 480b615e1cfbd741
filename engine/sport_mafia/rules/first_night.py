"""The first night: cards, the Absprache, and who shows or looks."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import FIRST_NIGHT, fsm, ruling, vorlage

BEGINNING = "1. Spielbeginn und erste Nacht"

NIGHT_IS_CALLED = Rule(
    id="mafia.night-is-called",
    title="Mit der Nacht fängt es an",
    says="Die Spielleitung stellt die Runde vor und ruft die Nacht aus. Dann setzen alle die "
    "Masken auf.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 41, 42),
    further=(fsm("4.1.2", 39, 40, 41),),
    words=("Spielbeginn", "Start", "Masken"),
)
CARDS_ONE_BY_ONE = Rule(
    id="mafia.cards-one-by-one",
    title="Karte für Karte, der Reihe nach",
    says="Die Karten werden nacheinander genommen, eine je Person.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 43),
    further=(fsm("4.1.3", 42),),
    words=("Reihenfolge Karten ziehen", "Rollen ziehen"),
)
LEARN_OWN_ROLE = Rule(
    id="mafia.learn-own-role",
    title="Ansehen, merken, Maske wieder auf",
    says="Unter den Augen der Spielleitung seht ihr eure eigene Karte an. Danach kommt die Maske "
    "wieder auf und der Kopf nach unten.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 44),
    further=(fsm("4.1.3", 43, 44, 45),),
    words=("Rolle ansehen", "eigene Rolle", "Ohren zuhalten"),
)
MAFIA_WAKES_ONCE = Rule(
    id="mafia.mafia-wakes-once",
    title="Die Absprache: einmal alle drei wach",
    says="Ein einziges Mal, in der ersten Nacht, nehmen alle Schwarzen zusammen die Masken ab.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 45),
    further=(fsm("4.2.1", 46, 50),),
    words=("Absprache", "dogoworka", "Vertrag", "Mafia wacht"),
)
MAFIA_KNOWS_ITSELF = Rule(
    id="mafia.mafia-knows-itself",
    title="Die Mafia kennt sich",
    says="Bei der Absprache lernen die drei Schwarzen einander kennen. Die Roten wissen nur, wer "
    "sie selbst sind.",
    chapter=FIRST_NIGHT,
    source=vorlage("Team der „Schwarzen“ (Mafia)", 31),
    further=(fsm("4.2.1", 47),),
    words=("wer kennt wen", "Mafia kennenlernen"),
)
ONE_MINUTE_TO_AGREE = Rule(
    id="mafia.one-minute-to-agree",
    title="Eine Minute, nicht länger",
    says="Für die Absprache hat die Mafia eine Minute.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 46),
    further=(fsm("4.2.1", 49),),
    words=("60 Sekunden", "Dauer Absprache", "Zeit"),
)
GESTURES_ONLY = Rule(
    id="mafia.gestures-only",
    title="Kein Wort bei der Absprache",
    says="Verständigen dürfen sich die Schwarzen nur mit Gesten.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 47),
    further=(fsm("4.5.10.1", 160),),
    words=("Gesten", "flüstern", "reden in der Nacht"),
)
DON_SETS_ORDER = Rule(
    id="mafia.don-sets-order",
    title="Der Don bestimmt, wer wann fällt",
    says="In der Absprache zeigt der Don an, auf wen die Mafia in den nächsten Nächten schießt und "
    "in welcher Folge.",
    chapter=FIRST_NIGHT,
    source=vorlage("Don", 39),
    further=(vorlage(BEGINNING, 48), fsm("4.2.1", 48)),
    words=("Schussreihenfolge", "Reihenfolge der Schüsse", "Don legt fest"),
)
BEACONS = Rule(
    id="mafia.beacons",
    title="Oder Leuchtfeuer",
    says="Stattdessen kann der Don verabreden, dass er das Ziel erst am Tag mit einem Zeichen in "
    "seiner Rede verrät: mit einem Leuchtfeuer.",
    chapter=FIRST_NIGHT,
    source=vorlage("Don", 40),
    further=(
        ruling(
            33,
            "Wie ein Leuchtfeuer aussieht, bleibt der Mafia überlassen; in der eigenen Minute ist "
            "jedes Wort erlaubt.",
            "Zeichen nur mit Worten",
        ),
    ),
    words=("Leuchtfeuer", "Signale", "majak", "Zeichen am Tag", "beacon"),
)
ORDER_DOES_NOT_BIND = Rule(
    id="mafia.order-does-not-bind",
    title="Verabredet ist nicht geschossen",
    says="Die verabredete Reihenfolge zwingt niemanden: Es zählt, worauf die Schwarzen in der "
    "Nacht wirklich schießen.",
    chapter=FIRST_NIGHT,
    source=ruling(
        29,
        "Kein Text nennt eine Folge für den, der sich nicht an die Absprache hält.",
        "wer abweicht, wird nach der Partie ermahnt",
    ),
    words=("Absprache gebrochen", "anderes Ziel"),
)
SHERIFF_LOOKS = Rule(
    id="mafia.sheriff-looks",
    title="Der Sheriff sieht sich um",
    says="Nach der Absprache nimmt der Sheriff die Maske ab und schaut in die Runde. Zu sehen "
    "bekommt er nur neun Masken.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 49),
    option="first_night",
    words=("Sheriff erste Nacht", "umsehen", "Tisch ansehen"),
)
DON_SIGNALS = Rule(
    id="mafia.don-signals",
    title="Der Don meldet sich mit Maske",
    says="Nach der Absprache zeigt sich der Don der Spielleitung mit einer Geste. Die Maske bleibt "
    "dabei auf.",
    chapter=FIRST_NIGHT,
    source=fsm("4.2.2", 51, 52),
    option="first_night",
    words=("Don zeigt sich", "Don erste Nacht"),
)
SHERIFF_SIGNALS = Rule(
    id="mafia.sheriff-signals",
    title="Der Sheriff meldet sich mit Maske",
    says="Nach dem Don gibt der Sheriff der Spielleitung ein Zeichen. Auch er behält die Maske auf "
    "und sieht niemanden.",
    chapter=FIRST_NIGHT,
    source=fsm("4.2.2", 53, 54),
    option="first_night",
    words=("Sheriff zeigt sich", "Sheriff erste Nacht"),
)
FREE_SITTING = Rule(
    id="mafia.free-sitting",
    title="40 Sekunden frei sitzen",
    says="Zum Schluss der ersten Nacht sitzen alle 40 Sekunden lang frei: die Hände sichtbar, den "
    "Kopf nach vorn geneigt.",
    chapter=FIRST_NIGHT,
    source=fsm("4.2.3", 59, 60, 61, 62),
    option="first_night",
    words=("freies Sitzen", "freie Sitzhaltung"),
)
ABSPRACHE_ONLY = Rule(
    id="mafia.absprache-only",
    title="Oder nur die Absprache",
    says="Manche Runden lassen weder Don noch Sheriff aufwachen: Nach der Absprache wird es gleich "
    "Morgen.",
    chapter=FIRST_NIGHT,
    source=ruling(
        32,
        "So eine Reihenfolge führt eine Ligasammlung als dritte Möglichkeit; in unseren Texten "
        "steht sie nicht.",
        "der Don wacht schon vor der Absprache auf",
    ),
    option="first_night",
    words=("Ablauf erste Nacht", "ohne Sheriff"),
)
NO_CHECK_FIRST_NIGHT = Rule(
    id="mafia.no-check-first-night",
    title="Keine Prüfung in der ersten Nacht",
    says="In der ersten Nacht prüft weder der Sheriff noch der Don.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 50),
    further=(fsm("4.2.2", 55),),
    words=("erste Nacht prüfen", "Check Nacht eins"),
)
NO_SHOT_FIRST_NIGHT = Rule(
    id="mafia.no-shot-first-night",
    title="Kein Schuss in der ersten Nacht",
    says="Geschossen wird erst ab der zweiten Nacht.",
    chapter=FIRST_NIGHT,
    source=vorlage(BEGINNING, 51),
    further=(fsm("4.5.2", 115), vorlage("3. Die Nachtphase", 61)),
    words=("erste Nacht schießen", "wann erster Mord"),
)
