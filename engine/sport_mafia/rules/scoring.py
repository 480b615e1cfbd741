"""Tournament points, § 8.1 to 8.2 and 8.8 to 8.9: what a game brings by itself, and protests."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sport_mafia.rules.books import FSM

CHAPTER = "sport-mafia/turnierwertung"

SCORED_IN_POINTS = Rule(
    "mafia.scored-in-points",
    "Turniere zählen Punkte",
    says="Turniere werden nach Punkten gewertet. Am Abend unter Freunden braucht das niemand.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.1", ("FSM-276",)),
    further=(
        Ruling(
            "MAF-G49",
            "Die Vorlage kennt keine Punkte; wo Wertung steht, ist immer die der ФСМ gemeint.",
            ("nur zählen, wer gewonnen hat", "Punkte der eigenen Liga"),
        ),
    ),
    executed=False,
    words=("Turnier", "Wertung", "Punkte", "Rangliste"),
)

POINTS_AFTER_EACH_GAME = Rule(
    "mafia.points-after-each-game",
    "Gutschrift nach jeder Partie",
    says="Nach jeder Partie werden die Punkte für die Rangliste von selbst gutgeschrieben.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2", ("FSM-277",)),
    executed=False,
)

RED_WIN_SCORES = Rule(
    "mafia.red-win-scores",
    "Sieg der Roten: ein Punkt",
    says="Gewinnt Rot, bekommt jede Person des roten Teams 1 Punkt, auch wer längst draußen ist.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2.1", ("FSM-278",)),
    words=("Siegpunkt", "Hauptpunkt", "Bürger gewinnen"),
)

BLACK_WIN_SCORES = Rule(
    "mafia.black-win-scores",
    "Sieg der Schwarzen: ein Punkt",
    says="Gewinnt Schwarz, bekommt jede Person des schwarzen Teams 1 Punkt.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2.2", ("FSM-279",)),
    words=("Siegpunkt", "Hauptpunkt", "Mafia gewinnt"),
)

DEFEAT_SCORES_NOTHING = Rule(
    "mafia.defeat-scores-nothing",
    "Niederlage und Remis: nichts",
    says="Für eine Niederlage oder ein Remis gibt es keine Punkte, und von selbst auch keinen "
    "Abzug. Andere Abzüge bleiben möglich.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2.3", ("FSM-280",)),
    words=("Unentschieden", "verloren", "null Punkte"),
)

REMOVAL_COSTS_HALF = Rule(
    "mafia.removal-costs-half",
    "Vom Tisch gewiesen: −0,5",
    says="Eine Disqualifikation vom Tisch kostet 0,5 Zusatzpunkte, auch wenn die Partie da schon "
    "entschieden ist.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2.4", ("FSM-281", "FSM-282")),
    further=(Stated(FSM, "§ 7.9", ("FSM-274",)),),
    words=("Disqualifikation", "viertes Foul", "Ausschluss", "Strafpunkte", "Minuspunkte"),
)

GIFTED_WIN_COSTS_ONE = Rule(
    "mafia.gifted-win-costs-one",
    "Dem Gegner den Sieg verschafft: −1",
    says="Wer mit einem Verstoß die Niederlage des eigenen Teams auslöst, verliert 1 Zusatzpunkt.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.2.5", ("FSM-283", "FSM-284")),
    words=("Niederlage des Teams", "Teamniederlage", "Eid", "Wette", "Strafpunkte"),
)

REMOVAL_AND_DEFEAT = Rule(
    "mafia.removal-and-defeat",
    "Beide Abzüge zusammen?",
    says="Wer die Niederlage des eigenen Teams auslöst, muss auch vom Tisch. Bei uns zählt dann "
    "nur der größere Abzug: −1.",
    chapter=CHAPTER,
    source=Ruling(
        "MAF-G70",
        "Der Text nennt neben der Niederlage des Teams auch die Strafe für eine Disqualifikation, "
        "sagt aber nicht, ob beide Abzüge addiert werden; wir strafen denselben Verstoß nur "
        "einmal mit Punkten.",
        ("beides zusammen, also −1,5",),
    ),
    option="removal_and_defeat",
)

PROTEST = Rule(
    "mafia.protest",
    "Protest gegen das Ergebnis",
    says="Protest gegen ein Ergebnis muss spätestens 10 Minuten nach der Partie im Protokoll "
    "stehen. Hauptspielleitung oder Berufungskommission entscheiden, im Turnier endgültig.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.8.1", ("FSM-358",)),
    further=(
        Stated(FSM, "§ 8.8", ("FSM-357",)),
        Stated(FSM, "§ 8.8.2", ("FSM-359",)),
        Stated(FSM, "§ 8.8.3", ("FSM-360", "FSM-361")),
        Stated(FSM, "§ 8.8.4", ("FSM-362", "FSM-363")),
    ),
    executed=False,
    words=("Einspruch", "Beschwerde", "Berufung", "Video"),
)

RESULT_OVERTURNED = Rule(
    "mafia.result-overturned",
    "Wenn ein Ergebnis kippt",
    says="Hat ein gewichtiger spielfremder Vorteil die Partie beeinflusst, darf die "
    "Hauptspielleitung das Ergebnis ändern oder neu spielen lassen, abgestimmt mit dem "
    "Schiedsrichterkomitee.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.9", ("FSM-364", "FSM-365")),
    executed=False,
    words=("Wiederholung", "Partie wiederholen", "annulliert"),
)
