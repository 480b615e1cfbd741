"""Anarchy cards: four kinds, and when each of them counts."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/anarchy-karten"

OBSTACLES_STRIKE_AT_ONCE = Rule(
    id="soa.obstacles-strike-at-once",
    title="Obstacle: trifft sofort alle",
    says="Ein Obstacle wirkt in dem Moment, in dem er aufgedeckt wird, und zwar auf alle.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-125",)),
    words=("Obstacle", "Hindernis"),
)
HASSLES_LAST_A_ROUND = Rule(
    id="soa.hassles-last-a-round",
    title="Hassle: andere Regeln bis zum Rundenende",
    says="Ein Hassle ändert eine Regel, bis die Runde vorbei ist.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-126",)),
    words=("Hassle", "Ärger", "Regeländerung"),
)
OPPORTUNITIES_ARE_SITES = Rule(
    id="soa.opportunities-are-sites",
    title="Opportunity: ein Ort für diese Runde",
    says="Eine Opportunity ist ein zusätzlicher Ort, genau diese Runde lang.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-127",)),
    words=("Opportunity", "Gelegenheit"),
)
LAST_CALLS_WAIT = Rule(
    id="soa.last-calls-wait",
    title="Last Call: erst am Rundenende",
    says="Ein Last Call liegt offen da und wird im fünften Schritt der Runde abgehandelt, "
    "nach dem Schwarzmarkt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-128",)),
    further=(Stated(RULEBOOK, "S. 9", ("SOA-100",)),),
    words=("Last Call", "letzte Runde", "Rundenende"),
)
LAST_CALLS_AS_THEY_CAME = Rule(
    id="soa.last-calls-as-they-came",
    title="Mehrere Last Calls: wie aufgedeckt",
    says="Liegen mehrere Last Calls offen, kommen sie in der Reihenfolge dran, in der sie "
    "aufgedeckt wurden.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G47",
        "Eine Reihenfolge ist nicht genannt; die des Aufdeckens kennt am Tisch jeder.",
        ("Wer den Aufnäher hält, bestimmt die Reihenfolge.",),
    ),
    words=("Reihenfolge Last Calls",),
)
TIED_CLUBS_ALL_COUNT = Rule(
    id="soa.tied-clubs-all-count",
    title="Gleichauf? Dann alle",
    says="Fragt eine Karte nach den meisten oder wenigsten und mehrere liegen gleichauf, "
    "gilt sie für alle von ihnen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 6", ("SOA-129",)),
    words=("Gleichstand Karte", "meisten", "wenigsten"),
)
CARDS_ARE_OURS = Rule(
    id="soa.cards-are-ours",
    title="Die Karten hier sind unsere",
    says="Was auf den Anarchy-Karten steht, ist nicht öffentlich. Die Karten hier sind ein "
    "Übungssatz; echte gebt ihr selbst ein.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G04",
        "Bekannt sind nur die vier Arten. Auch wie viele es von jeder gibt, haben wir gewählt.",
        ("Mit den eigenen Karten spielen.",),
    ),
    words=("Übungssatz Karten", "Kartentexte", "Kartenliste"),
)

RULES = (
    OBSTACLES_STRIKE_AT_ONCE,
    HASSLES_LAST_A_ROUND,
    OPPORTUNITIES_ARE_SITES,
    LAST_CALLS_WAIT,
    LAST_CALLS_AS_THEY_CAME,
    TIED_CLUBS_ALL_COUNT,
    CARDS_ARE_OURS,
)
