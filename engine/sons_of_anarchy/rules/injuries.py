"""Injuries, and how a pile-up distributes them."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK
from engine.sons_of_anarchy.rules.throwdown import PAGE

EVERY_GUN_INJURES = Rule(
    id="soa.every-gun-injures",
    title="Jede Waffe verletzt, auch die des Verlierers",
    says="Jede eingesetzte Waffe schickt eine gegnerische Figur in die Notaufnahme, "
    "wer auch immer gewinnt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-158", "SOA-208")),
    words=("Verletzung", "verletzt", "Verlierer schießt"),
)
VICTIM_CHOOSES = Rule(
    id="soa.victim-chooses",
    title="Der Getroffene wählt",
    says="Welche Figuren in die Notaufnahme kommen, sagt der Club, der getroffen wurde.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-159",)),
    words=("wer wird verletzt", "Figur aussuchen"),
)
ONLY_FIGURES_IN_THE_FIGHT = Rule(
    id="soa.only-figures-in-the-fight",
    title="Getroffen wird, wer mitkämpft",
    says="Verletzt werden nur Figuren, die in diesem Kampf dabei sind.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G30",
        "Die Waffen werden im Kampf gezogen; wer anderswo steht, ist außer Schussweite.",
        ("Der Getroffene darf auch Figuren von anderen Orten nennen.",),
    ),
    words=("unbeteiligte Figuren",),
)
EXCESS_INJURIES_ARE_LOST = Rule(
    id="soa.excess-injuries-are-lost",
    title="Mehr Waffen als Ziele: Rest verfällt",
    says="Gibt es mehr Treffer als gegnerische Figuren im Kampf, verfallen die übrigen.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G30",
        "Eine Waffe verletzt eine Figur; wo keine mehr ist, gibt es nichts zu verletzen.",
        ("Übrige Treffer gehen auf Figuren des Gegners an anderen Orten.",),
    ),
    words=("überzählige Treffer",),
)
INJURIES_BEFORE_RETREAT = Rule(
    id="soa.injuries-before-retreat",
    title="Erst verletzt, dann heimgefahren",
    says="Zuerst gehen die Verletzten in die Notaufnahme, danach fahren die Verlierer heim.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G32",
        "So erzählt es das Beispiel im Heft: Verletzte werden aus dem Kampf gewählt.",
        ("Erst fahren alle Verlierer heim, dann wählt man die Verletzten im Clubhaus.",),
    ),
    words=("Reihenfolge Verletzung",),
)

PILE_UP = Rule(
    id="soa.pile-up",
    title="Drei und mehr: Pile-Up",
    says="Ein Kampf, an dem mindestens drei Clubs beteiligt sind, heißt Pile-Up.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-166",)),
    words=("Pile-Up", "Pileup", "drei Clubs", "Massenschlägerei"),
)
SHOTS_IN_PATCH_ORDER = Rule(
    id="soa.shots-in-patch-order",
    title="Im Pile-Up: Treffer frei verteilen",
    says="Wer Waffen eingesetzt hat, verteilt seine Treffer frei auf die Gegner, "
    "einer nach dem anderen in Aufnäher-Reihenfolge.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-167",)),
    words=("Verletzungen verteilen", "Ziele wählen"),
)
SHOTS_ONE_BY_ONE = Rule(
    id="soa.shots-one-by-one",
    title="Treffer einzeln, nie ins Leere",
    says="Treffer werden offen einzeln verteilt. Ein Club, dessen Figuren im Kampf alle schon "
    "einen Treffer haben, ist kein Ziel mehr; seine Figuren wählt jeder erst am Ende.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G33",
        "Die Erklärung nennt die Reihenfolge, aber keine Grenze je Ziel. So geht kein Treffer "
        "verloren, solange noch jemand steht.",
        ("Alle verteilen gleichzeitig und geheim.", "Überzählige Treffer auf ein Ziel verfallen."),
    ),
    words=("Treffer verteilen", "zu viele Treffer"),
)

RULES = (
    EVERY_GUN_INJURES,
    VICTIM_CHOOSES,
    ONLY_FIGURES_IN_THE_FIGHT,
    EXCESS_INJURIES_ARE_LOST,
    INJURIES_BEFORE_RETREAT,
    PILE_UP,
    SHOTS_IN_PATCH_ORDER,
    SHOTS_ONE_BY_ONE,
)
