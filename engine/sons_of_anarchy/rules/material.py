"""What lies in the box."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/material"

WHAT_IS_IN_THE_BOX = Rule(
    id="soa.what-is-in-the-box",
    title="Was in der Schachtel liegt",
    says="4 zweiseitige Clubhaus-Karten, 4 Sichtschirme, 24 Ortsplättchen, 36 Anarchy-Karten und "
    "4 für Hardcore, der Reaper-Aufnäher, 4 Würfel, je 20 Members und Prospects, 16 Hitze- und "
    "34 Befehlsmarker, 136 Geldscheine.",
    chapter=PAGE,
    source=Stated(
        RULEBOOK,
        "S. 1",
        tuple(f"SOA-{n:03}" for n in (*range(33, 43), 46, 47, 48)),
    ),
    executed=False,
    words=("Material", "Inhalt", "Schachtel", "Geldscheine", "Marker"),
)
FIVE_AND_FIVE = Rule(
    id="soa.five-and-five",
    title="Je Farbe fünf Members und fünf Prospects",
    says="Jeder Club hat genau fünf Members auf Motorrädern und fünf Prospects zu Fuß, mehr nie.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1", ("SOA-043",)),
    words=("Figuren", "wie viele Figuren", "Farbe"),
)
GOODS_ARE_LIMITED = Rule(
    id="soa.goods-are-limited",
    title="24 Waffen, 24 Teile Schmuggelware",
    says="Im Spiel gibt es 24 Waffen und 24 Teile Schmuggelware. Was niemand hat, liegt in der "
    "Bank.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1", ("SOA-044", "SOA-045")),
    words=("Vorrat", "Bank", "wie viele Waffen", "Drogen"),
)
MONEY_NEVER_RUNS_OUT = Rule(
    id="soa.money-never-runs-out",
    title="Geld geht nie aus",
    says="Ihr bekommt, was euch zusteht, auch wenn die Scheine einmal nicht reichen.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G07",
        "Die Erklärung zählt 136 Scheine, nennt aber weder ihre Werte noch eine Obergrenze. Die "
        "Kasse soll nicht entscheiden, wer gewinnt.",
        ("Wenn kein Schein mehr da ist, bekommt niemand mehr etwas.",),
    ),
    executed=False,
    words=("Geld alle", "Bank leer", "Scheine reichen nicht", "Stückelung"),
)
ENOUGH_ORDER_MARKERS = Rule(
    id="soa.enough-order-markers",
    title="Die Befehlsmarker reichen",
    says="Auf der Unleaded-Seite braucht ihr zu viert höchstens 32 der 34 Marker. Verlangen "
    "High-Octane-Seiten mehr, nehmt ihr irgendetwas anderes als Marker.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G10",
        "Viermal drei Grundbefehle und fünf Members machen 32. Was High Octane braucht, ist nicht "
        "öffentlich; ein Befehl verfällt nicht, weil ein Pappplättchen fehlt.",
        ("Wer zuletzt nimmt, nimmt, was noch da ist.",),
    ),
    executed=False,
    words=("Marker reichen nicht", "zu wenige Befehlsmarker", "34 Marker"),
)
WARD_BESIDE_THE_TILES = Rule(
    id="soa.ward-beside-the-tiles",
    title="24 Plättchen: Die Notaufnahme zählt extra",
    says="Vier feste Orte und zwanzig Zufallsorte ergeben die 24 Plättchen. Die Notaufnahme liegt "
    "daneben; sie ist kein Ort.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G06",
        "Fünf Start-Orte und zwanzig Zufallsorte wären 25. Nur wenn die Notaufnahme nicht "
        "mitzählt, stimmen alle Angaben zugleich.",
        ("Es gibt nur 19 Zufallsorte.",),
    ),
    words=("25 Plättchen", "24 Orte", "Anzahl Orte"),
)

RULES = (
    WHAT_IS_IN_THE_BOX,
    FIVE_AND_FIVE,
    GOODS_ARE_LIMITED,
    MONEY_NEVER_RUNS_OUT,
    ENOUGH_ORDER_MARKERS,
    WARD_BESIDE_THE_TILES,
)
