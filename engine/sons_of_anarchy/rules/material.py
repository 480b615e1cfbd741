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
    WARD_BESIDE_THE_TILES,
)
