"""Who has won, when it is checked, and when a game is over."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import END, fsm, ruling, vorlage

RED_WINS = Rule(
    id="mafia.red-wins",
    title="Rot gewinnt ohne Schwarze",
    says="Rot hat gewonnen, sobald kein Schwarzer mehr am Tisch sitzt.",
    chapter=END,
    source=fsm("1.4", 14),
    further=(
        vorlage("Team der „Roten“ (Bürger)", 15),
        ruling(
            1,
            "In der Vorlage ist der Abschnitt leer; ihr Ziel der Roten sagt dasselbe.",
            "Rot gewinnt erst nach der nächsten Nacht",
        ),
    ),
    words=("Sieg der Roten", "wann gewinnen die Bürger", "Stadt gewinnt"),
)
BLACK_WINS = Rule(
    id="mafia.black-wins",
    title="Schwarz gewinnt bei Gleichzahl",
    says="Schwarz hat gewonnen, sobald am Tisch mindestens so viele Schwarze wie Rote sitzen.",
    chapter=END,
    source=fsm("1.4", 16, 17),
    further=(
        ruling(
            1,
            "In der Vorlage fehlt die Siegbedingung; alle öffentlichen Regeln sind hier einig.",
            "Schwarz gewinnt erst, wenn kein Roter mehr da ist",
        ),
    ),
    words=("Sieg der Mafia", "wann gewinnt die Mafia", "Gleichzahl", "gleich viele", "3:3"),
)
CHECKED_AFTER_EVERY_EXIT = Rule(
    id="mafia.checked-after-every-exit",
    title="Gezählt wird nach jedem Abgang",
    says="Ob die Partie entschieden ist, wird geprüft, sobald jemand den Tisch verlässt, auch bei "
    "einem Ausschluss.",
    chapter=END,
    source=fsm("1.4", 18),
    further=(
        ruling(
            2,
            "Genannt sind Abstimmung und Mord; entschieden wird aber nach denen, die am Tisch "
            "sitzen, und auch ein Ausschluss ändert das.",
            "erst am Ende der Phase",
        ),
    ),
    words=("wann wird gezählt", "Siegbedingung prüfen"),
)
DECIDED_STAYS_DECIDED = Rule(
    id="mafia.decided-stays-decided",
    title="Entschieden bleibt entschieden",
    says="Was nach der Entscheidung noch passiert, auch ein Ausschluss, ändert das Ergebnis nicht.",
    chapter=END,
    source=fsm("7.9", 273),
    further=(
        ruling(
            3,
            "Die Vorlage trennt das Ende von der Entscheidung; dazwischen liegt nur noch das "
            "letzte Wort.",
            "bis zur Ansage zählt alles",
        ),
    ),
    words=("Ergebnis steht fest", "nach der Entscheidung"),
)
LAST_WORD_EVEN_THEN = Rule(
    id="mafia.last-word-even-then",
    title="Das letzte Wort gibt es immer",
    says="Auch wer durch die entscheidende Abstimmung oder den entscheidenden Schuss geht, hat "
    "noch eine Minute.",
    chapter=END,
    source=fsm("7.9", 271, 272),
    further=(
        ruling(
            3,
            "Die Vorlage sagt nicht, was zwischen Entscheidung und Ansage noch kommt.",
            "kein letztes Wort mehr, sobald die Partie entschieden ist",
        ),
    ),
    option="final_speech",
    words=("letztes Wort nach Spielende",),
)
ENDS_WHEN_ANNOUNCED = Rule(
    id="mafia.ends-when-announced",
    title="Vorlage: Zu Ende ist es mit der Ansage",
    says="Die Partie ist erst vorbei, wenn die Spielleitung das Ende offiziell verkündet.",
    chapter=END,
    source=vorlage("Allgemeine Bestimmungen", 13),
    option="ends",
    words=("Ende der Partie", "offizielle Ansage"),
)
ENDS_AT_ONCE = Rule(
    id="mafia.ends-at-once",
    title="ФСМ: Gewonnen ist im selben Moment",
    says="Rot hat in dem Moment gewonnen, in dem der letzte Schwarze ausscheidet; eine Ansage "
    "braucht es dafür nicht. Mit dem Sieg der Schwarzen halten wir es ebenso. Danach folgt nur "
    "noch das letzte Wort.",
    chapter=END,
    source=fsm("1.4", 15),
    option="ends",
    words=("Ende der Partie", "sofort gewonnen"),
)
DRAW_AFTER_THREE_NIGHTS = Rule(
    id="mafia.draw-after-three-nights",
    title="Drei Nächte ohne Abgang: unentschieden",
    says="Bleibt die Zahl der Mitspielenden drei Nächte in Folge gleich, endet die Partie nach der "
    "dritten unentschieden. Jeder Abgang setzt die Zählung auf null.",
    chapter=END,
    source=fsm("7.7", 268, 269),
    further=(
        ruling(
            4,
            "Die Vorlage kennt kein Unentschieden, ohne eines könnte eine Partie aber ewig dauern.",
            "drei Nächte und zwei Tage",
        ),
    ),
    words=("Remis", "Unentschieden", "drei Nächte lang stirbt niemand", "niemand stirbt"),
)
FIRST_NIGHT_NOT_COUNTED = Rule(
    id="mafia.first-night-not-counted",
    title="Die Absprache zählt nicht mit",
    says="Gezählt wird ab der zweiten Nacht, denn in der ersten wird gar nicht geschossen.",
    chapter=END,
    source=ruling(
        4,
        "Eine Nacht ohne Schüsse kann niemanden kosten, also sagt sie nichts aus.",
        "auch die erste Nacht zählt",
    ),
    option="first_night_counts",
    words=("drei Nächte zählen", "Remis erste Nacht"),
)
STALEMATE_AT_FOUR = Rule(
    id="mafia.stalemate-at-four",
    title="Auch zu viert unentschieden",
    says="Drei Nächte ohne Abgang sind auch zu viert ein Unentschieden.",
    chapter=END,
    source=ruling(
        4,
        "Die Regel macht keinen Unterschied nach der Zahl der Leute.",
        "zu viert gewinnt dann Rot",
    ),
    option="stalemate",
    words=("vier Spieler Remis", "zu viert"),
)
