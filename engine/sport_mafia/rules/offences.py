"""Every offence with its clause: eight fouls, fifteen disqualifications, four defeats."""

from engine.core.rule import Rule, Source
from engine.sport_mafia.rules.books import FOULS, fsm, ruling, vorlage
from engine.sport_mafia.rules.day import DAYTIME
from engine.sport_mafia.rules.fouls import ORDER


def _offence(
    key: str, title: str, says: str, source: Source, *further: Source, words: tuple[str, ...] = ()
) -> Rule:
    return Rule(f"mafia.{key}", title, says, FOULS, source, further, words=words)


FOUL_TALKING = _offence(
    "foul-talking",
    "Foul: reden, wenn andere dran sind",
    "Wer am Tag außerhalb der eigenen Minute redet, flüstert oder Worte mit dem Mund formt, "
    "bekommt ein Foul.",
    fsm("6.6.1", 213, 214),
    fsm("5.1.15", 189),
    ruling(
        42,
        "Die Vorlage verbietet Zwischenrufe in der Schlafphase; am Tag sind sie ein Foul.",
        "jeder Zwischenruf ist ein Ausschluss",
    ),
    words=("Zwischenruf", "dazwischenreden", "flüstern", "reinreden"),
)
FOUL_GESTURES = _offence(
    "foul-gestures",
    "Foul: zu viel Gestik",
    "Übermäßiges Fuchteln kostet ein Foul.",
    fsm("6.6.2", 215),
    fsm("5.1.14", 188),
    words=("Gestik", "Handzeichen"),
)
FOUL_TOUCHING = _offence(
    "foul-touching",
    "Foul: jemanden am Tag berühren",
    "Wer am Tag andere anfasst, bekommt ein Foul.",
    fsm("6.6.3", 216),
    words=("anfassen", "berühren", "Berührung"),
)
FOUL_KNOCKING = _offence(
    "foul-knocking",
    "Foul: klopfen oder unfair werden",
    "Auf den Tisch klopfen und unfaires Benehmen gegenüber Mitspielenden oder Spielleitung kosten "
    "ein Foul.",
    fsm("6.6.4", 217, 218),
    fsm("5.1.13", 187),
    words=("klopfen", "unethisch", "unfair"),
)
FOUL_ARGUING = _offence(
    "foul-arguing",
    "Foul: mit der Spielleitung streiten",
    "Wer mit der Spielleitung diskutiert, bekommt ein Foul.",
    fsm("6.6.5", 219),
    words=("Streit", "diskutieren", "Richter kritisieren"),
)
FOUL_HAND = _offence(
    "foul-hand",
    "Foul: Hand zu früh hin oder zu früh weg",
    "Die Hand vor der Abstimmung hinstellen oder vor dem „Danke“ wegziehen kostet ein Foul.",
    fsm("6.6.6", 220, 221),
    fsm("5.1.16", 190),
    words=("Hand wegziehen", "Faust zu früh"),
)
FOUL_VOTE_GESTURES = _offence(
    "foul-vote-gestures",
    "Foul: Zeichen und Rufe beim Abstimmen",
    "Während abgestimmt wird, sind Gesten und Aufrufe verboten; sie kosten ein Foul.",
    vorlage(DAYTIME, 60),
    fsm("6.6.7", 222, 223),
    fsm("5.1.17", 191),
    ruling(43, "Die Vorlage verbietet es, nennt aber keine Strafe.", "nur eine Ermahnung"),
    words=("Gesten beim Abstimmen", "zeigen"),
)
FOUL_VOTE_ORDER = _offence(
    "foul-vote-order",
    "Foul: nicht abstimmen, wenn es verlangt wird",
    "Wer die Hand nicht hebt, obwohl die Spielleitung die restlichen Stimmen gegen den letzten "
    "Kandidaten verlangt, bekommt ein Foul. Die Stimme zählt trotzdem.",
    fsm("6.6.8", 224, 225),
    fsm("5.1.19", 193),
    words=("nicht abstimmen Foul", "Enthaltung Foul"),
)
OUT_LEFT_TABLE = _offence(
    "out-left-table",
    "Ausschluss: den Tisch verlassen",
    "Wer während der Partie weggeht, ist draußen.",
    fsm("6.7.1", 227),
    fsm("5.1.11", 184),
    fsm("3.1", 29),
    ruling(45, "Weg ist weg, auch am Bildschirm.", "online 90 Sekunden Frist"),
    words=("weggehen", "Toilette", "Verbindung weg"),
)
OUT_NIGHT_TOUCH = _offence(
    "out-night-touch",
    "Ausschluss: nachts jemanden berühren",
    "Jede Berührung in der Nacht ist ein Ausschluss.",
    fsm("6.7.2", 228),
    fsm("5.1.9", 182),
    words=("Berührung Nacht",),
)
OUT_NIGHT_HINT = _offence(
    "out-night-hint",
    "Ausschluss: Zeichen für Don oder Sheriff",
    "Wer nachts Don oder Sheriff einen Wink gibt, fliegt.",
    fsm("6.7.3", 229),
    fsm("5.1.7", 180),
    words=("Zeichen in der Nacht", "Hinweis"),
)
OUT_INSULT = _offence(
    "out-insult",
    "Ausschluss: beleidigen",
    "Wer Mitspielende, Spielleitung oder Publikum beleidigt, fliegt.",
    fsm("6.7.4", 230),
    fsm("5.1.6", 179),
    words=("Beleidigung",),
)
OUT_PEEKED = _offence(
    "out-peeked",
    "Ausschluss: aus Versehen gespäht",
    "Auch wer nachts unabsichtlich etwas sieht, muss gehen.",
    fsm("6.7.5", 231),
    fsm("5.1.8", 181),
    words=("spähen", "gucken", "blinzeln", "Maske verrutscht"),
)
OUT_NIGHT_NOISE = _offence(
    "out-night-noise",
    "Ausschluss: nachts reden, rufen, zeigen",
    "Ein Zwischenruf oder eine Geste in der Nacht führt sofort zum Ausschluss, ebenso jedes andere "
    "Benehmen, das nicht in die Nacht gehört.",
    vorlage(ORDER, 70, 71),
    fsm("6.7.6", 232, 233),
    fsm("5.1.10", 183),
    words=("nachts reden", "Zwischenruf Nacht", "Schlafphase", "lachen"),
)
OUT_TEARS = _offence(
    "out-tears",
    "Ausschluss: Tränen",
    "Wer am Tisch weint, ist aus der Partie.",
    fsm("6.7.7", 234),
    fsm("5.1.18", 192),
    words=("weinen", "Tränen"),
)
OUT_APPEAL = _offence(
    "out-appeal",
    "Ausschluss: spielfremde Appelle",
    "Wer sich auf Ehre, Glauben oder die Wichtigkeit dieses Sieges beruft, um die eigene Rolle zu "
    "beweisen oder die Abstimmung zu lenken, fliegt.",
    fsm("6.7.8", 235, 236),
    fsm("5.1.12", 185, 186),
    words=("Ehrenwort", "ich schwöre", "Appell", "Religion"),
)
OUT_VOTE_FORM = _offence(
    "out-vote-form",
    "Ausschluss: falsch abstimmen",
    "Mit Handfläche, Finger oder Ellbogen, mit zwei Händen oder gegen mehrere Kandidaten zu "
    "stimmen führt zum Ausschluss.",
    fsm("6.7.9", 237, 238, 239),
    fsm("5.1.20", 194),
    words=("zweimal abstimmen", "zwei Hände", "falsche Stimmabgabe"),
)
OUT_SPYING = _offence(
    "out-spying",
    "Ausschluss: absichtlich spähen",
    "Wer mit Absicht späht oder sich sonst spielfremd Wissen verschafft, fliegt.",
    fsm("6.7.10", 240),
    fsm("5.1.4", 177),
    words=("schummeln", "spicken", "betrügen"),
)
OUT_BEST_MOVE_PLEA = _offence(
    "out-best-move-plea",
    "Ausschluss: um den besten Zug bitten",
    "Wer mit Worten oder Gesten darum bittet, jemanden im besten Zug zu nennen oder wegzulassen, "
    "fliegt.",
    fsm("6.7.11", 241),
    fsm("5.1.21", 195),
    words=("bester Zug bitten",),
)
OUT_BEST_MOVE_PROOF = _offence(
    "out-best-move-proof",
    "Ausschluss: mit dem besten Zug argumentieren",
    "Wer seine Rolle oder sein Spiel mit der Wirkung auf den besten Zug begründet, fliegt.",
    fsm("6.7.12", 242),
    fsm("5.1.22", 196),
    words=("bester Zug Beweis",),
)
OUT_WHISPER = _offence(
    "out-whisper",
    "Ausschluss: Wissen zuflüstern",
    "Wer dem Nachbarn heimlich zuflüstert, was am Tag sonst niemand mitbekommen hat, fliegt. "
    "Gewöhnliches Flüstern ist nur ein Foul.",
    fsm("6.7.13", 243),
    fsm("5.1.23", 197),
    fsm("6.6.1", 214),
    words=("flüstern Nachbar", "tuscheln"),
)
OUT_FOREIGN = _offence(
    "out-foreign",
    "Ausschluss: in fremder Sprache reden",
    "Wer etwas in einer fremden Sprache versteckt, fliegt.",
    fsm("6.7.14", 244),
    words=("Fremdsprache", "andere Sprache"),
)
OUT_SWEARING = _offence(
    "out-swearing",
    "Ausschluss: fluchen",
    "Flüche und obszöne Ausdrücke kosten die Partie.",
    fsm("6.7.15", 245),
    fsm("5.1.24", 198),
    words=("fluchen", "Schimpfwort"),
)
LOSS_OATH = _offence(
    "loss-oath",
    "Niederlage: schwören oder wetten",
    "Wer mit Eid oder Wette die eigene Rolle beweisen oder das Spiel lenken will, verliert die "
    "Partie für das ganze Team.",
    fsm("6.8.1", 248),
    fsm("5.1.1", 173),
    words=("Eid", "Wette", "schwören"),
)
LOSS_BRIBE = _offence(
    "loss-bribe",
    "Niederlage: drohen, erpressen, bestechen",
    "Drohung, Erpressung oder Bestechung kosten das Team die Partie.",
    fsm("6.8.2", 249),
    fsm("5.1.2", 174),
    words=("Drohung", "Bestechung", "Erpressung"),
)
LOSS_AUDIENCE = _offence(
    "loss-audience",
    "Niederlage: Hilfe aus dem Publikum",
    "Kommen Hinweise aus dem Zuschauerraum, verliert das Team die Partie.",
    fsm("6.8.3", 250),
    fsm("5.1.5", 178),
    words=("Publikum", "Zuschauer", "einsagen"),
)
LOSS_NIGHT_KNOWLEDGE = _offence(
    "loss-night-knowledge",
    "Niederlage: Der Sheriff beweist sich mit Nachtwissen",
    "Wer sich als Sheriff zu erkennen gibt und das mit etwas beweist, das nur bei der Prüfung zu "
    "sehen war, verliert die Partie für sein Team.",
    fsm("6.8.4", 251),
    fsm("5.1.3", 175, 176),
    words=("Sheriff beweisen", "Nachtwissen", "Maske gesehen"),
)
