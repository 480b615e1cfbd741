"""Compensation for those who are killed first, § 8.6."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

FIRST_KILLED_COMPENSATED = Rule(
    "mafia.first-killed-compensated",
    "Ausgleich für das erste Opfer",
    says="Wer in der ersten Nacht nach der Absprache getötet wird, bekommt bei einer roten "
    "Niederlage einen Ausgleich. Er heißt Ci.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6", ("FSM-336",)),
    words=("Ci", "Kompensation", "Entschädigung", "zuerst getötet"),
)

COMPENSATION_FORMULA = Rule(
    "mafia.compensation-formula",
    "Wie hoch ist Ci?",
    says="Ci = i × 0,4 ÷ B, höchstens 0,4. Dabei ist i, wie oft man als Roter zuerst getötet "
    "wurde, und B sind 40 % der eigenen Partien, auf ganze gerundet, mindestens 4.",
    chapter=CHAPTER,
    source=Stated(
        FSM,
        "§ 8.6.1",
        ("FSM-337", "FSM-338", "FSM-339", "FSM-340", "FSM-341", "FSM-342"),
    ),
    words=("Formel", "B", "Ci berechnen"),
)

COMPENSATION_BY_COUNT = Rule(
    "mafia.compensation-by-count",
    "Je öfter, desto mehr",
    says="Der Ausgleich richtet sich danach, wie oft man auf der Wertungsstrecke als Bürger oder "
    "Sheriff zuerst getötet wurde.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.2", ("FSM-343",)),
    executed=False,
)

COMPENSATION_IS_MAIN = Rule(
    "mafia.compensation-is-main",
    "Hauptpunkte, nur mit Treffer",
    says="Der Ausgleich zählt zu den Hauptpunkten. Es gibt ihn nur in Partien, in denen man als "
    "Bürger oder Sheriff zuerst getötet wurde und im besten Zug mindestens einen Schwarzen nannte.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.3", ("FSM-344", "FSM-345", "FSM-346")),
)

COMPENSATION_FULL = Rule(
    "mafia.compensation-full",
    "Rot verliert: voller Ausgleich",
    says="Hat Rot verloren, gibt es den vollen Ausgleich Ci.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.3.1", ("FSM-347",)),
)

COMPENSATION_HALF = Rule(
    "mafia.compensation-half",
    "Rot gewinnt: halber Ausgleich",
    says="Hat Rot gewonnen, gibt es die Hälfte von Ci.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.3.2", ("FSM-348",)),
)

NO_HIT_NO_COMPENSATION = Rule(
    "mafia.no-hit-no-compensation",
    "Ohne Treffer kein Ausgleich",
    says="Wer im besten Zug keinen Schwarzen genannt hat, bekommt keinen Ausgleich.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.3.3", ("FSM-349",)),
)

COMPENSATION_IN_A_DRAW = Rule(
    "mafia.compensation-in-a-draw",
    "Ausgleich bei Remis?",
    says="Endet die Partie unentschieden, gibt es bei uns keinen Ausgleich.",
    chapter=CHAPTER,
    source=Ruling(
        "MAF-G73",
        "Geregelt sind nur Niederlage und Sieg der Roten; ein Remis ist keines von beiden.",
        ("bei Remis die Hälfte, wie nach einem Sieg",),
    ),
)

COMPENSATION_PER_PHASE = Rule(
    "mafia.compensation-per-phase",
    "Jede Phase für sich",
    says="Ändert sich in einer Turnierphase die Zahl der Teilnehmenden, wird der Ausgleich je "
    "Phase nur aus deren eigenen Partien berechnet.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.6.4", ("FSM-350",)),
    executed=False,
)
