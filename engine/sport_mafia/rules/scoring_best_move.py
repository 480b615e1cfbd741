"""The best move and its points, § 8.3: who may name three numbers, and what hits bring."""

from engine.core.rule import Rule, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

BEST_MOVE = Rule(
    "mafia.best-move",
    "Bester Zug: drei Nummern",
    says="Wer in der zweiten Nacht getötet wird, also in der ersten nach der Absprache, darf drei "
    "Nummern nennen, die er für schwarz hält.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3", ("FSM-285", "FSM-286")),
    words=("bester Zug", "лучший ход", "best move", "erstes Opfer", "drei Verdächtige"),
)

BEST_MOVE_ACCEPTED = Rule(
    "mafia.best-move-accepted",
    "Nummern am Stück",
    says="Ankündigen darf man den besten Zug, dann folgen die drei Nummern ohne Unterbrechung. Die "
    "Spielleitung wiederholt sie, sagt „Angenommen“ und schreibt sie ins Protokoll.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.1", ("FSM-287", "FSM-288", "FSM-289", "FSM-290")),
    executed=False,
)

BEST_MOVE_BROKEN_OFF = Rule(
    "mafia.best-move-broken-off",
    "Wer dabei plaudert, fliegt",
    says="Wer beim besten Zug Spielwissen äußert, jemanden anspricht oder reizt, muss vom Tisch. "
    "Es zählen nur die Nummern, die bis dahin gefallen sind.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.2", ("FSM-291", "FSM-292", "FSM-293", "FSM-294")),
)

BEST_MOVE_IS_FINAL = Rule(
    "mafia.best-move-is-final",
    "Gesagt ist gesagt",
    says="Genannte Nummern werden nicht geändert, fehlende nicht nachgetragen.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.3", ("FSM-295", "FSM-296")),
)

BEST_MOVE_POINTS = Rule(
    "mafia.best-move-points",
    "Punkte für den besten Zug",
    says="Drei Schwarze richtig: +0,5. Zwei: +0,25. Einer oder keiner: nichts. Das gilt für "
    "Bürger und Sheriff; eine schwarze Person bekommt dafür nichts.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.4", ("FSM-297", "FSM-298", "FSM-299")),
    words=("Treffer", "0,25", "0,5", "bester Zug Punkte"),
)

NO_BEST_MOVE_AFTER_TWO = Rule(
    "mafia.no-best-move-after-two",
    "Zwei am ersten Tag: kein bester Zug",
    says="Sind durch die Abstimmung am ersten Tag zwei oder mehr ausgeschieden, gibt es keinen "
    "besten Zug.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.3.5", ("FSM-300",)),
    further=(Stated(FSM, "§ 7.10", ("FSM-275",)),),
    words=("bester Zug entfällt",),
)
