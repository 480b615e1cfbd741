"""The end of a round and of a match: points, rounds, ties."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import ENDING, ruling, stated

LAST_SPECIAL_ENDS = Rule(
    id="lmf.last-special-ends",
    title="Auch Doppelmord, Knast und Fluchtrichtung dürfen die letzten sein",
    says="Mit diesen drei Karten dürft ihr die Runde beenden. Gezogen wird für einen letzten "
    "Doppelmord nicht mehr: Die Runde ist sofort vorbei.",
    chapter=ENDING,
    source=ruling(
        38,
        "Verboten sind als letzte Karte nur zwei andere, und die Runde endet in dem Augenblick, in "
        "dem die letzte Karte liegt.",
        "die nächste Person zieht vor der Wertung noch, wie bei UNO",
    ),
    option="last_doppelmord_draws",
    words=("letzte Karte Doppelmord", "Schluss mit Sonderkarte", "noch ziehen"),
)
POINTS_FOR_HELD = Rule(
    id="lmf.points-for-held",
    title="Punkte für alles, was ihr noch haltet",
    says="Am Ende der Runde schreibt sich jede Person auf, was ihre Handkarten zählen.",
    chapter=ENDING,
    source=stated("Spielende", 76),
    words=("Wertung", "Punkte", "Restkarten", "Minuspunkte"),
)
WINNER_SCORES_NOTHING = Rule(
    id="lmf.winner-scores-nothing",
    title="Wer fertig ist, schreibt null",
    says="Die Person ohne Karten bekommt für diese Runde keine Punkte.",
    chapter=ENDING,
    source=ruling(
        42,
        "Punkte bekommt nur, wer noch Karten hält.",
        "wer gewinnt, zieht sich Punkte ab",
    ),
    option="winner_deducts",
    words=("null Punkte", "Gewinner", "Sieger"),
)
NUMBERS_COUNT = Rule(
    id="lmf.numbers-count",
    title="Waffenkarten zählen ihre Zahl",
    says="Jede Mordwaffen-Karte zählt so viele Punkte, wie ihre Zahl angibt.",
    chapter=ENDING,
    source=stated("Spielende", 77),
    words=("Zahlenwert", "Punkte", "Wertung"),
)
SPECIALS_COUNT = Rule(
    id="lmf.specials-count",
    title="Sonderkarten zählen 10 bis 30",
    says="Doppelmord, Fluchtrichtung und Knast zählen je 10 Punkte, Waffenwahl 15, "
    "Vierfach-Attentat 20 und Verpfeifen 30.",
    chapter=ENDING,
    source=stated("Spielende", 78, 79, 80, 81, 82, 83),
    words=("Punkte Sonderkarten", "10 Punkte", "15 Punkte", "20 Punkte", "30 Punkte", "Wertung"),
)
ROUNDS_OR_POINTS = Rule(
    id="lmf.rounds-or-points",
    title="Nach Runden oder nach Punkten",
    says="Ihr verabredet, wie viele Runden ihr spielt, oder bis zu welcher Punktzahl.",
    chapter=ENDING,
    source=stated("Spielende", 74, 75),
    option="match_by",
    words=("Spielende", "Rundenzahl", "Punktgrenze", "wie lange"),
)
HOW_LONG = Rule(
    id="lmf.how-long",
    title="Unser Vorschlag: fünf Runden",
    says="Habt ihr nichts verabredet, spielt fünf Runden.",
    chapter=ENDING,
    source=ruling(
        39,
        "Die Zahl ist mit Absicht offen; fünf Runden füllen etwa einen Abend mit Pausen.",
        "jede andere Zahl von Runden",
    ),
    option="rounds",
    words=("fünf Runden", "Rundenzahl", "wie viele Runden"),
)
UP_TO_TARGET = Rule(
    id="lmf.up-to-target",
    title="Bis zur Punktgrenze: Schluss, sobald jemand sie erreicht",
    says="Spielt ihr bis zu einer Punktzahl (wir schlagen 200 vor), endet das Spiel nach der "
    "Runde, in der jemand sie erreicht.",
    chapter=ENDING,
    source=ruling(
        40,
        "Punkte sind hier schlecht, also kann die Grenze nur das Ende auslösen und nicht den Sieg; "
        "UNO kennt dieselbe Zählweise.",
        "eine andere Grenze",
        "wer sie erreicht, scheidet aus, und die anderen spielen weiter; darüber führt ihr selbst "
        "Buch, denn hier bekommen immer alle Karten",
    ),
    option="target",
    words=("200 Punkte", "Punktgrenze", "Zielpunktzahl", "bis 500"),
)
LOWEST_WINS = Rule(
    id="lmf.lowest-wins",
    title="Die niedrigste Summe gewinnt",
    says="Am Ende des Spiels gewinnt, wer die wenigsten Punkte hat.",
    chapter=ENDING,
    source=stated("Spielende", 84),
    words=("gewinnen", "wenigste Punkte", "Sieger", "Gesamtsieg"),
)
TIED = Rule(
    id="lmf.tied",
    title="Gleichstand: geteilter Sieg",
    says="Haben mehrere gleich wenige Punkte, teilen sie sich den Sieg.",
    chapter=ENDING,
    source=ruling(
        41,
        "Eine Regel für den Gleichstand steht nirgends; geteilt ist am einfachsten.",
        "es folgt eine Runde, nach der nur die Gleichauf-Liegenden um den Sieg spielen",
    ),
    option="tie",
    words=("Gleichstand", "Stechen"),
)
