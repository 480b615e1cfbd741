"""Points for the best move, § 8.3.4; the move itself belongs to the night."""

from engine.core.rule import Rule, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

BEST_MOVE_POINTS = Rule(
    "mafia.best-move-points",
    "Punkte für den besten Zug",
    says="Drei Schwarze richtig: +0,5. Zwei: +0,25. Einer oder keiner: nichts. Das gilt für "
    "Bürger und Sheriff; eine schwarze Person bekommt dafür nichts.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.4", ("FSM-297", "FSM-298", "FSM-299")),
    words=("Treffer", "0,25", "0,5", "bester Zug Punkte"),
)
