"""Trade: what may change hands, and what a promise is worth."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/handel"

GOODS_CHANGE_HANDS = Rule(
    id="soa.goods-change-hands",
    title="Geld, Waffen und Ware: jederzeit",
    says="Geld, Waffen und Schmuggelware dürfen jederzeit von einem Club zum anderen gehen, "
    "verkauft, getauscht oder geschenkt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-178",)),
    words=("handeln", "schenken", "tauschen", "bestechen"),
)
PROMISES_BIND_NOBODY = Rule(
    id="soa.promises-bind-nobody",
    title="Zusagen sind unverbindlich",
    says="Was jemand für später zusagt, muss er nicht halten.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-179",)),
    words=("Versprechen", "Abmachung", "Vertrag", "Wortbruch"),
)
NOT_FOR_SALE = Rule(
    id="soa.not-for-sale",
    title="Nicht zu haben: Befehle, Hitze, Figuren",
    says="Befehlsmarker, Hitze und Figuren kann man nicht weitergeben.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 4", ("SOA-180",)),
    words=("Hitze abgeben", "Figuren verkaufen", "Befehle verkaufen"),
)
NO_TRADE_BETWEEN_FISTS = Rule(
    id="soa.no-trade-between-fists",
    title="Kein Handel bei geschlossener Faust",
    says="Vom Schließen der ersten Faust bis zum Öffnen wechselt nichts die Hand.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G48",
        "„Jederzeit“ ist weit; wer aber schon heimlich festgelegt hat, dürfte sonst weggeben, was "
        "in seiner Faust liegt.",
        ("Wirklich jederzeit, nur nicht mit dem Inhalt der Faust.",),
    ),
    words=("Handel während Kampf", "Handel Schwarzmarkt"),
)

RULES = (GOODS_CHANGE_HANDS, PROMISES_BIND_NOBODY, NOT_FOR_SALE, NO_TRADE_BETWEEN_FISTS)
