"""The final ranking of a tournament and its tie-breaks, § 8.7."""

from engine.core.rule import Rule, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

RANKED_BY_SUM = Rule(
    "mafia.ranked-by-sum",
    "Rangliste nach der Summe",
    says="Die Endrangliste ergibt sich aus Hauptpunkten plus Zusatzpunkten.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7", ("FSM-351",)),
    words=("Endstand", "Turniersieger", "Rang", "Tabelle"),
)

TIE_BY_EXTRA = Rule(
    "mafia.tie-by-extra",
    "Gleichstand: erst die Zusatzpunkte",
    says="Bei gleicher Summe liegt vorn, wer mehr Zusatzpunkte aus § 8.2.4, § 8.3, § 8.4 und "
    "§ 8.5 hat.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7.1", ("FSM-352",)),
    words=("punktgleich", "Gleichstand Turnier"),
)

TIE_BY_WINS = Rule(
    "mafia.tie-by-wins",
    "Dann die Siege",
    says="Danach entscheidet die größere Zahl der Siege.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7.2", ("FSM-353",)),
)

TIE_BY_LEADER_WINS = Rule(
    "mafia.tie-by-leader-wins",
    "Dann die Siege als Don oder Sheriff",
    says="Danach entscheidet die größere Zahl der Siege als Don oder Sheriff.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7.3", ("FSM-354",)),
)

TIE_BY_FIRST_KILLED = Rule(
    "mafia.tie-by-first-killed",
    "Dann, wer öfter zuerst starb",
    says="Danach liegt vorn, wer öfter zuerst nachts getötet wurde.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7.4", ("FSM-355",)),
)

TIE_BY_LOT = Rule(
    "mafia.tie-by-lot",
    "Zuletzt das Los",
    says="Ist auch das alles gleich, entscheidet das Los.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.7.5", ("FSM-356",)),
)
