"""Before the round: shuffling, dealing, the first card, who begins."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import SETUP, ruling, stated

TWO_TO_EIGHT = Rule(
    id="lmf.two-to-eight",
    title="Zwei bis acht Personen",
    says="Gespielt wird zu zweit bis zu acht.",
    chapter=SETUP,
    source=ruling(
        2,
        "Die Besprechung nennt nur die untere Grenze; ein Spielearchiv gibt höchstens acht an.",
        "mehr, solange die Karten reichen",
    ),
    further=(stated("Einleitung", 2),),
    executed=False,
    words=("Spielerzahl", "wie viele Spieler", "zu zweit", "acht Personen"),
)
EMPTY_HAND_FIRST = Rule(
    id="lmf.empty-hand-first",
    title="Ziel: als Erster keine Karte mehr",
    says="Ihr wollt als Erster eure Hand leer haben.",
    chapter=SETUP,
    source=stated("Spielziel", 12),
    executed=False,
    words=("Ziel", "gewinnen", "Spielziel"),
)
SHUFFLE_ALL = Rule(
    id="lmf.shuffle-all",
    title="Alle Karten mischen",
    says="Alle Karten werden gemischt und liegen als Nachziehstapel in der Mitte.",
    chapter=SETUP,
    source=stated("Spielvorbereitung", 6, 7),
    words=("mischen", "Nachzieh-Stapel", "Talon"),
)
SEVEN_EACH = Rule(
    id="lmf.seven-each",
    title="Sieben Karten für jede Person",
    says="Jede Person bekommt sieben Karten verdeckt auf die Hand.",
    chapter=SETUP,
    source=stated("Spielvorbereitung", 9),
    words=("austeilen", "7 Karten", "Handkarten", "geben"),
)
TURN_UP_FIRST = Rule(
    id="lmf.turn-up-first",
    title="Eine Karte aufdecken",
    says="Die oberste Karte des Nachziehstapels wird offen danebengelegt und beginnt den "
    "Ablagestapel.",
    chapter=SETUP,
    source=stated("Spielvorbereitung", 8),
    words=("erste Karte", "Ablage-Stapel", "Startkarte"),
)
DEAL_THEN_TURN_UP = Rule(
    id="lmf.deal-then-turn-up",
    title="Erst austeilen, dann aufdecken",
    says="Wir teilen zuerst aus und decken danach auf.",
    chapter=SETUP,
    source=ruling(
        3,
        "Die Besprechung erzählt es andersherum, ein zweites Verzeichnis so; am Glück ändert die "
        "Reihenfolge nichts.",
        "erst aufdecken, dann austeilen",
    ),
    further=(stated("Spielvorbereitung", 10),),
    option="turn_up",
    words=("Reihenfolge", "erst austeilen", "umdrehen"),
)
SHORTEST_RECORD = Rule(
    id="lmf.shortest-record",
    title="Das kürzeste Strafregister beginnt",
    says="Es beginnt, wer das kürzeste Strafregister hat.",
    chapter=SETUP,
    source=stated("Spielvorbereitung", 11),
    words=("wer fängt an", "Startspieler", "beginnen", "Vorstrafen"),
)
STARTER_ROTATES = Rule(
    id="lmf.starter-rotates",
    title="In der nächsten Runde beginnt die nächste Person",
    says="Lasst ihr euer Strafregister lieber zu, entscheidet der Zufall. Jede weitere Runde "
    "beginnt die Person links von der, die zuletzt begonnen hat.",
    chapter=SETUP,
    source=ruling(
        5,
        "Über Strafregister lässt sich streiten, und für spätere Runden steht nichts da.",
        "wer die Runde gewonnen hat, beginnt die nächste",
    ),
    option="next_starter",
    words=("nächste Runde", "wer beginnt", "Geber", "reihum"),
)
FIRST_CARD_WORKS = Rule(
    id="lmf.first-card-works",
    title="Eine aufgedeckte Sonderkarte wirkt",
    says="Liegt zuerst ein Doppelmord oder ein Knast, trifft er die Person, die beginnt. Bei einer "
    "Waffenwahl nennt sie die Waffe.",
    chapter=SETUP,
    source=ruling(
        4,
        "Die Besprechung schweigt; UNO und SOLO lassen die erste Sonderkarte wirken.",
        "so lange aufdecken, bis eine Karte mit Zahl liegt",
    ),
    option="first_card",
    words=(
        "erste Karte Sonderkarte",
        "Startkarte",
        "zuerst eine Sonderkarte",
    ),
)
FIRST_CARD_BACK = Rule(
    id="lmf.first-card-back",
    title="Vierfach-Attentat und Verpfeifen gehen zurück",
    says="Liegt zuerst ein Vierfach-Attentat oder ein Verpfeifen, mischt ihr die Karte wieder ein "
    "und deckt eine andere auf.",
    chapter=SETUP,
    source=ruling(
        4,
        "Beim Vierfach-Attentat macht es UNO so, und unter einem ersten Verpfeifen läge nichts, "
        "was sich bedienen ließe.",
        "jede Sonderkarte geht zurück, bis eine Karte mit Zahl liegt",
    ),
    option="first_card",
    words=("erste Karte Vierfach", "erste Karte Verpfeifen", "zurückmischen"),
)
FIRST_FLUCHT = Rule(
    id="lmf.first-flucht",
    title="Aufgedeckte Fluchtrichtung: gleich andersherum",
    says="Liegt zuerst eine Geänderte Fluchtrichtung, beginnt dieselbe Person, und gespielt wird "
    "von Anfang an gegen den Uhrzeigersinn.",
    chapter=SETUP,
    source=ruling(
        6,
        "Einen Kartengeber wie bei UNO gibt es hier nicht, von dem aus man zählen könnte.",
        "die Person rechts von der, die beginnen sollte, fängt an",
    ),
    option="first_flucht",
    words=("erste Karte Fluchtrichtung", "Richtung am Anfang"),
)
