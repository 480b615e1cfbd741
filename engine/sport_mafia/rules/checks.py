"""Don and Sheriff: their checks by night, the Sheriff's duties by day."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import CHECKS, fsm, ruling, vorlage
from engine.sport_mafia.rules.night import NIGHTTIME

DUTIES = "Besondere Pflichten des Sheriffs"

DON_THEN_SHERIFF = Rule(
    id="mafia.don-then-sheriff",
    title="Erst der Don, dann der Sheriff",
    says="Nach der Jagd erwacht der Don, prüft und schläft wieder ein, erst danach kommt der "
    "Sheriff dran.",
    chapter=CHECKS,
    source=vorlage(NIGHTTIME, 65),
    further=(
        fsm("4.5.6", 132, 133, 136),
        ruling(
            25,
            "„Abwechselnd“ heißt: einer nach dem anderen; die Reihenfolge nennen die offiziellen "
            "Regeln.",
            "erst der Sheriff, dann der Don",
        ),
    ),
    words=("Reihenfolge Nacht", "Don wacht"),
)
SHERIFF_AFTER_DON = Rule(
    id="mafia.sheriff-after-don",
    title="Der Sheriff erwacht als Letzter",
    says="Schläft der Don wieder, ruft die Spielleitung den Sheriff auf. Für die Prüfung nimmt er "
    "die Maske ab, danach setzt er sie wieder auf.",
    chapter=CHECKS,
    source=vorlage(NIGHTTIME, 65),
    further=(fsm("4.5.7", 137, 138, 143),),
    words=("Sheriff erwacht", "wann prüft der Sheriff", "Sheriff wacht"),
)
DON_ASKS_ONCE = Rule(
    id="mafia.don-asks-once",
    title="Der Don sucht den Sheriff",
    says="Ab der zweiten Nacht darf der Don, der Kopf der Mafia, jede Nacht eine Person prüfen, um "
    "den Sheriff zu finden.",
    chapter=CHECKS,
    source=vorlage("Don", 36, 37, 38),
    further=(fsm("4.5.8", 144), fsm("4.2.2", 56)),
    words=("Don prüft", "Check des Don", "Sheriff suchen"),
)
SHERIFF_ASKS_ONCE = Rule(
    id="mafia.sheriff-asks-once",
    title="Der Sheriff prüft eine Person",
    says="Ab der zweiten Nacht darf der Sheriff, der Kopf der Roten, jede Nacht eine Person "
    "prüfen.",
    chapter=CHECKS,
    source=vorlage("Sheriff", 20, 21),
    further=(fsm("4.5.8", 145), fsm("4.2.2", 57)),
    words=("prüfen", "Check", "Überprüfung", "wie oft"),
)
DON_SHOWS_FINGERS = Rule(
    id="mafia.don-shows-fingers",
    title="Der Don fragt mit den Fingern",
    says="Der Don zeigt der Spielleitung eine Nummer mit den Fingern; sie nickt oder schüttelt den "
    "Kopf.",
    chapter=CHECKS,
    source=vorlage(NIGHTTIME, 66, 67),
    further=(fsm("4.5.6", 134), fsm("9.1", 366), fsm("9.4", 369), fsm("9.5", 370)),
    words=("Gesten", "nicken", "Zeichen der Spielleitung"),
)
SHERIFF_SHOWS_FINGERS = Rule(
    id="mafia.sheriff-shows-fingers",
    title="Der Sheriff bekommt Kopf und Daumen",
    says="Auch der Sheriff zeigt mit den Fingern. Bei Rot dreht die Spielleitung den Kopf und hebt "
    "den Daumen, bei Schwarz nickt sie und senkt ihn.",
    chapter=CHECKS,
    source=vorlage(NIGHTTIME, 66, 67),
    further=(fsm("4.5.7", 139, 140, 141),),
    words=("Gesten", "Daumen", "Zeichen der Spielleitung"),
)
DON_LEARNS_YES_OR_NO = Rule(
    id="mafia.don-learns-yes-or-no",
    title="Der Don erfährt: Sheriff oder nicht",
    says="Auf seine Frage bekommt der Don nur Ja oder Nein.",
    chapter=CHECKS,
    source=fsm("4.5.6", 135),
    further=(
        ruling(
            28,
            "Der Don sucht den Sheriff, mehr fragt er nicht; mit ihm endet auch die Suche.",
            "ein Mafioso übernimmt die Prüfung",
        ),
    ),
    words=("was erfährt der Don", "Don prüft"),
)
SHERIFF_LEARNS_COLOUR = Rule(
    id="mafia.sheriff-learns-colour",
    title="Der Sheriff erfährt nur die Farbe",
    says="Die Antwort heißt rot oder schwarz. Ob der Geprüfte der Don ist, bleibt offen.",
    chapter=CHECKS,
    source=vorlage("Sheriff", 22, 23, 24),
    further=(fsm("4.5.7", 142),),
    words=("was erfährt der Sheriff", "Don erkennen", "Farbe"),
)
TEN_SECONDS_TO_CHECK = Rule(
    id="mafia.ten-seconds-to-check",
    title="Zehn Sekunden",
    says="Für eine Prüfung bleiben höchstens zehn Sekunden.",
    chapter=CHECKS,
    source=fsm("4.2.2", 58),
    further=(
        ruling(
            31,
            "Die Vorlage misst nur die Minuten; ein Wecker am Tisch misst den Rest.",
            "20 Sekunden",
        ),
    ),
    words=("10 Sekunden", "Zeit zum Prüfen"),
)
MAY_LEAVE_IT = Rule(
    id="mafia.may-leave-it",
    title="Prüfen ist ein Recht, keine Pflicht",
    says="Don und Sheriff dürfen eine Nacht verstreichen lassen.",
    chapter=CHECKS,
    source=ruling(
        30,
        "Beide haben das Recht auf eine Prüfung; von müssen ist nirgends die Rede.",
        "im Turnier kostet es den Sheriff Punkte, wenn er zweimal nicht prüft",
    ),
    words=("nicht prüfen", "Prüfung auslassen", "verzichten"),
)
ONLY_OTHERS_AT_THE_TABLE = Rule(
    id="mafia.only-others-at-the-table",
    title="Geprüft wird, wer sonst noch da ist",
    says="Prüfen dürft ihr nur andere, die noch mitspielen. Dieselbe Person zweimal zu prüfen ist "
    "erlaubt.",
    chapter=CHECKS,
    source=ruling(
        27,
        "Eine Prüfung soll etwas verraten, das am Tisch noch zählt.",
        "auch Ausgeschiedene dürfen geprüft werden",
    ),
    option="checked",
    words=("Tote prüfen", "sich selbst prüfen", "zweimal prüfen"),
)
CALLED_ANYWAY = Rule(
    id="mafia.called-anyway",
    title="Gerufen wird auch, wer nicht mehr da ist",
    says="Don und Sheriff werden jede Nacht aufgerufen, auch wenn sie schon ausgeschieden sind. "
    "Sonst wüssten alle Bescheid.",
    chapter=CHECKS,
    source=ruling(
        25,
        "Bliebe der Aufruf aus, wäre die verdeckte Rolle verraten.",
        "die Spielleitung lässt leere Aufrufe weg",
    ),
    words=("Don ist draußen", "Sheriff ist tot"),
)
SHOT_SHERIFF_CHECKS = Rule(
    id="mafia.shot-sheriff-checks",
    title="Getroffen, aber noch im Dienst",
    says="Wer in dieser Nacht getroffen wurde, sitzt bis zum Morgen am Tisch: Sheriff und Don "
    "prüfen noch, und auch das Opfer lässt sich prüfen.",
    chapter=CHECKS,
    source=ruling(
        26,
        "Der Getroffene geht erst, wenn die Nacht vorbei ist; so steht es auch in Protokollen.",
        "wer getroffen ist, prüft nicht mehr",
    ),
    further=(fsm("4.5.4", 122),),
    words=(
        "Sheriff wird in derselben Nacht erschossen",
        "erschossener Sheriff",
        "zählt die Überprüfung noch",
    ),
)
NAMES_ALL_CHECKS = Rule(
    id="mafia.names-all-checks",
    title="Der Sheriff hinterlässt seine Prüfungen",
    says="Fällt der Sheriff in der Nacht, nennt er in der Abschiedsminute alle Nummern, die er "
    "geprüft hat, und ihre Farbe.",
    chapter=CHECKS,
    source=vorlage(DUTIES, 25, 26),
    further=(
        ruling(
            35,
            "Eine Strafe während der Partie nennt kein Text: Wir erinnern den Sheriff, zwingen ihn "
            "aber nicht.",
            "die offiziellen Regeln ziehen nur nachträglich Punkte ab",
        ),
        ruling(37, "Mehr als die Farbe weiß auch der Sheriff nicht.", "er nennt volle Rollen"),
    ),
    option="duties",
    words=("Pflicht des Sheriffs", "Prüfungen nennen", "Vermächtnis", "Checks ansagen"),
)
COMES_OUT_AT_EIGHT = Rule(
    id="mafia.comes-out-at-eight",
    title="Bei sieben oder acht zeigt sich der Sheriff",
    says="Sitzen noch sieben oder acht am Tisch, soll sich der Sheriff zu erkennen geben, damit "
    "die Mafia nicht unbemerkt gewinnt.",
    chapter=CHECKS,
    source=vorlage(DUTIES, 27, 28),
    further=(
        ruling(
            36,
            "Eine Regel ist das nirgends sonst, sondern Rechnung: Mit drei Schwarzen unter acht "
            "trennen eine falsche Wahl und ein Schuss Rot von der Niederlage.",
            "erst bei sieben",
            "gar nicht, solange ein Schwarzer sicher draußen ist",
        ),
    ),
    option="duties",
    words=("Sheriff offenbaren", "wann outet sich der Sheriff", "sieben acht Spieler"),
)
COMES_OUT_WHEN_NOMINATED = Rule(
    id="mafia.comes-out-when-nominated",
    title="Soll er gehen, muss er es sagen",
    says="Steht der Sheriff zur Abstimmung, gibt er seine Rolle sofort bekannt.",
    chapter=CHECKS,
    source=vorlage(DUTIES, 29),
    further=(
        ruling(
            38,
            "„Sofort“ heißt: sobald er wieder reden darf, spätestens in den 30 Sekunden eines "
            "Gleichstands.",
            "schon mit der Nominierung, als Zwischenruf",
        ),
    ),
    option="duties",
    words=("Sheriff abgewählt", "Sheriff", "Sheriff muss sich zeigen"),
)
CLAIMS_ARE_FREE = Rule(
    id="mafia.claims-are-free",
    title="Behaupten darf das jeder",
    says="„Ich bin der Sheriff“ darf jede Person sagen, auch wenn es nicht stimmt. Die "
    "Spielleitung bestätigt nichts.",
    chapter=CHECKS,
    source=ruling(
        39,
        "Die Stadt zu täuschen ist das Handwerk der Mafia; verboten ist es niemandem.",
        "im Turnier kostet eine falsche Behauptung einen Bürger Punkte, wenn Rot verliert",
    ),
    words=("falscher Sheriff", "lügen", "sich als Sheriff ausgeben", "bluffen"),
)
