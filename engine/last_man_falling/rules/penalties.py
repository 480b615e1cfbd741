"""The penalties beside the Staatsanwalt: forgotten call, tips, the Vollidiot."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import PENALTIES, ruling, stated

FORGOTTEN_CALL = Rule(
    id="lmf.forgotten-call",
    title="Ansage vergessen: zwei Karten",
    says="Wer den Ruf vergisst, zieht zwei Karten.",
    chapter=PENALTIES,
    source=stated("Bestrafungen", 63),
    words=(
        "Wie viele Karten kostet die vergessene Ansage",
        "vergessene Ansage",
        "Ansage vergessen",
        "Strafkarten",
        "Uno vergessen",
        "zwei Karten",
    ),
)
DUMMSCHWAETZER = Rule(
    id="lmf.dummschwaetzer",
    title="Dummschwätzer: zwei Karten",
    says="Wer anderen rät, was oder wie sie spielen sollen, zieht zwei Karten.",
    chapter=PENALTIES,
    source=stated("Bestrafungen", 64),
    words=("Tipps geben", "vorsagen", "Ratschlag", "Dummschwaetzer"),
)
TIPS_BY_MAJORITY = Rule(
    id="lmf.tips-by-majority",
    title="Die anderen entscheiden, ob es ein Tipp war",
    says="Ob jemand einen Tipp gegeben hat, entscheidet die Mehrheit der anderen.",
    chapter=PENALTIES,
    source=ruling(
        34,
        "Kein Programm hört am Tisch mit, und gegen sich selbst stimmt niemand.",
        "eine einzige Stimme genügt",
        "ihr spielt ohne diese Strafe",
    ),
    option="tips",
    words=("Mehrheit", "abstimmen", "Streit", "Tipp"),
)
VOLLIDIOT_LOSES_TURN = Rule(
    id="lmf.vollidiot-loses-turn",
    title="Nach der Strafe ist der Zug weg",
    says="War die Person am Zug, die falsch gelegt hat, ist danach die nächste dran. War sie es "
    "nicht, geht es weiter, wo ihr wart.",
    chapter=PENALTIES,
    source=ruling(
        35,
        "Die Besprechung nennt nur Zurücknehmen und Ziehen; bei UNO ist der Zug damit vorbei.",
        "nach der Strafkarte darf noch richtig gelegt werden",
        "das Programm weist die Karte ohne Strafe zurück",
    ),
    option="vollidiot_loses_turn",
    words=("Vollidiot", "Zug verlieren", "falsche Karte", "wer ist dran"),
)
