"""The day: who speaks when, and for how long."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import DAY, fsm, ruling, vorlage

DAYTIME = "2. Die Tagphase"

MORNING_IS_CALLED = Rule(
    id="mafia.morning-is-called",
    title="Der Morgen wird ausgerufen",
    says="Die Spielleitung sagt den Morgen an, und alle nehmen die Masken ab. Am Tag zieht sie "
    "niemand über die Augen.",
    chapter=DAY,
    source=vorlage(DAYTIME, 52, 53),
    further=(fsm("4.3.1", 63, 64), fsm("4.3.6", 75)),
    words=("Morgen", "Tag beginnt", "Masken ab"),
)
ONE_MINUTE_EACH = Rule(
    id="mafia.one-minute-each",
    title="Eine Minute für jede Person",
    says="Jeden Tag hat jede Person eine Minute. Darin sagt sie, was sie denkt, und darf Verdacht "
    "äußern.",
    chapter=DAY,
    source=vorlage(DAYTIME, 54, 55),
    further=(vorlage("Bürger", 17, 18), fsm("4.3.1", 65, 66, 67)),
    words=("Redezeit", "60 Sekunden", "Minute", "Diskussion"),
)
SEAT_ORDER = Rule(
    id="mafia.seat-order",
    title="Reihum nach Plätzen",
    says="Geredet wird nacheinander, in der Reihenfolge der Plätze.",
    chapter=DAY,
    source=vorlage(DAYTIME, 54),
    further=(fsm("4.3.2", 69),),
    words=("Redereihenfolge", "wer redet wann", "reihum"),
)
FIRST_DAY_BEGINS_WITH_ONE = Rule(
    id="mafia.first-day-begins-with-one",
    title="Am ersten Tag beginnt Nummer 1",
    says="Den ersten Tag eröffnet der Platz mit der Nummer 1.",
    chapter=DAY,
    source=fsm("4.3.2", 70),
    words=("wer beginnt", "erster Redner"),
)
NEXT_ONE_BEGINS = Rule(
    id="mafia.next-one-begins",
    title="Danach rückt der Anfang weiter",
    says="An jedem späteren Tag beginnt, wer auf den ersten Redner des Vortags folgt.",
    chapter=DAY,
    source=fsm("4.3.2", 71),
    option="rotation",
    words=("wer redet am zweiten Tag zuerst", "zweiter Tag", "erster Redner", "Rotation"),
)
EMPTY_SEAT_SKIPPED = Rule(
    id="mafia.empty-seat-skipped",
    title="Leere Plätze werden übersprungen",
    says="Ist der nächste Platz leer, beginnt die nächste Person, die noch am Tisch sitzt.",
    chapter=DAY,
    source=ruling(
        6,
        "Reden kann nur, wer noch da ist; der Anfang rückt also zum nächsten besetzten Platz.",
        "gezählt wird vom letzten Redner aus",
    ),
    words=("nächster Platz leer", "Platz ist leer", "wer redet zuerst", "toter Platz"),
)
LAST_ONE_ROTATES = Rule(
    id="mafia.last-one-rotates",
    title="Oder das Schlusswort rückt weiter",
    says="Manche Ligen zählen vom Ende: Das Schlusswort hat, wer auf den letzten Redner des "
    "Vortags folgt, und es beginnt die Person danach.",
    chapter=DAY,
    source=ruling(
        6,
        "In einer Sammlung von Ligaregeln ist das die zweite Möglichkeit.",
        "es beginnt, wer auf den ersten Redner des Vortags folgt",
    ),
    option="rotation",
    words=("letzter Redner", "Rotation"),
)
ENDS_WITH_THANKS = Rule(
    id="mafia.ends-with-thanks",
    title="Schluss mit „Danke“ oder „Pas“",
    says="Wer fertig ist, sagt „Danke“ oder „Pas“. Sonst endet die Rede, wenn die Zeit um ist.",
    chapter=DAY,
    source=fsm("4.3.5", 74),
    words=("Pas", "passen", "Rede beenden", "Danke"),
)
ADDRESSING = Rule(
    id="mafia.addressing",
    title="Nummer oder Spielname",
    says="Einander sprecht ihr mit Nummer oder Spielnamen an, die Spielleitung als „Herr Richter“, "
    "„Frau Richterin“ oder „Spielleitung“.",
    chapter=DAY,
    source=fsm("4.3.3", 72),
    further=(fsm("4.3.4", 73),),
    executed=False,
    words=("Anrede", "Nickname", "Spielname"),
)
DAY_AND_NIGHT = Rule(
    id="mafia.day-and-night",
    title="Tag, Nacht, Tag, Nacht",
    says="Tage und Nächte wechseln sich ab, bis die Partie entschieden ist.",
    chapter=DAY,
    source=fsm("1.3", 13),
    further=(fsm("4.6.1", 171),),
    words=("Ablauf", "Phasen", "Runde"),
)
