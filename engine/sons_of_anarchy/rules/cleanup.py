"""Cleaning up: markers, figures on Opportunities, cards, dice for the injured."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/aufraeumen"

MARKERS_LEAVE_THE_PLACES = Rule(
    id="soa.markers-leave-the-places",
    title="Befehlsmarker kommen von den Orten",
    says="Beim Aufräumen nehmt ihr alle Befehlsmarker von den Orten; "
    "in der nächsten Runde ist jeder Ort wieder frisch.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-101",)),
    words=("Clean Up", "Marker abräumen", "Ort wieder nutzen"),
)
OPPORTUNITIES_SEND_HOME = Rule(
    id="soa.opportunities-send-home",
    title="Von Gelegenheiten fahrt ihr heim, von Orten nicht",
    says="Figuren auf Gelegenheitskarten kehren ins Clubhaus zurück. "
    "Auf gewöhnlichen Orten bleiben sie stehen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-102", "SOA-212")),
    words=("Opportunity", "Figuren heim", "stehen bleiben", "Rundenende", "alle nach Hause"),
)
CARDS_ARE_DISCARDED = Rule(
    id="soa.cards-are-discarded",
    title="Die Karten der Runde gehen weg",
    says="Alle ausliegenden Anarchy-Karten werden abgelegt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-103",)),
    words=("Anarchy ablegen", "Hassle vorbei"),
)
ROLL_FOR_THE_INJURED = Rule(
    id="soa.roll-for-the-injured",
    title="Beim Aufräumen wird gewürfelt",
    says="Beim Aufräumen am Rundenende fällt für jede Figur in der Notaufnahme ein Würfel.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-104",)),
    words=("Emergency Room", "Heilung", "Notaufnahme", "Notaufnahme würfeln", "Krankenhaus"),
)
INJURED_DIE_ON_LOW = Rule(
    id="soa.injured-die-on-low",
    title="1 bis 3: tot",
    says="Bei 1, 2 oder 3 stirbt die Figur und kommt in den Vorrat.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-160",)),
    words=("sterben", "Tod", "Notaufnahme 1 2 3"),
)
INJURED_RETURN_ON_HIGH = Rule(
    id="soa.injured-return-on-high",
    title="4 bis 6: zurück im Clubhaus",
    says="Bei 4, 5 oder 6 ist die Figur geheilt und steht wieder im Clubhaus.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-161",)),
    words=("geheilt", "gesund", "Notaufnahme 4 5 6"),
)
ONE_DIE_PER_INJURED = Rule(
    id="soa.one-die-per-injured",
    title="Jeder würfelt für die eigenen Leute",
    says="Wessen Figur verletzt ist, der würfelt; die Reihenfolge ist gleichgültig.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G39",
        "Die Würfe hängen nicht voneinander ab, also kann keine Reihenfolge etwas ändern.",
        ("In Aufnäher-Reihenfolge würfeln.",),
    ),
    words=("wer würfelt",),
)

RULES = (
    MARKERS_LEAVE_THE_PLACES,
    OPPORTUNITIES_SEND_HOME,
    CARDS_ARE_DISCARDED,
    ROLL_FOR_THE_INJURED,
    INJURED_DIE_ON_LOW,
    INJURED_RETURN_ON_HIGH,
    ONE_DIE_PER_INJURED,
)
