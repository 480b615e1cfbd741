"""Dice and ties, and what follows the victory."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK
from engine.sons_of_anarchy.rules.throwdown import PAGE

ROLL_AND_ADD = Rule(
    id="soa.roll-and-add",
    title="Würfeln und zusammenzählen",
    says="Jeder Club wirft einen Würfel und zählt dazu, was seine Figuren und Waffen wert sind.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-150",)),
    words=("Kampfstärke", "Stärke", "Summe"),
)
DIE_OF_SIX = Rule(
    id="soa.die-of-six",
    title="Sechs Seiten, das Logo ist die 6",
    says="Gewürfelt wird mit einem sechsseitigen Würfel; das Clublogo zählt als 6.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G38",
        "Die Erklärung nennt nur vier Würfel. Eine deutsche Rezension und ein Forum beschreiben "
        "sie als Sechsseiter mit dem Logo anstelle der 6.",
        ("Jeder gewöhnliche Würfel mit sechs Seiten tut es auch.",),
    ),
    words=("Würfel", "Logo", "d6"),
)
PROSPECT_ADDS_ONE = Rule(
    id="soa.prospect-adds-one",
    title="Prospect: +1",
    says="Jeder Prospect im Kampf zählt 1.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12 (Abb.)", ("SOA-151",)),
    further=(Stated(RULEBOOK, "S. 5", ("SOA-206",)),),
    words=("Bonus Prospect", "Wert Prospect"),
)
MEMBER_ADDS_TWO = Rule(
    id="soa.member-adds-two",
    title="Member: +2",
    says="Jeder Member im Kampf zählt 2.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12 (Abb.)", ("SOA-152",)),
    words=("Bonus Member", "Wert Member"),
)
GUN_ADDS_THREE = Rule(
    id="soa.gun-adds-three",
    title="Waffe: +3",
    says="Jede eingesetzte Waffe zählt 3.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12 (Abb.)", ("SOA-153",)),
    words=(
        "Bonus Waffe",
        "Wert Waffe",
        "Pistole",
        "wie viel ist eine Waffe im Kampf wert",
        "ist die Waffe danach weg",
    ),
)
HIGHEST_TOTAL_WINS = Rule(
    id="soa.highest-total-wins",
    title="Die höchste Summe gewinnt",
    says="Wer die höchste Summe hat, gewinnt den Throwdown.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-154",)),
    words=("Sieger", "wer gewinnt"),
)
LOSERS_GO_HOME = Rule(
    id="soa.losers-go-home",
    title="Verlierer fahren heim",
    says="Was von den Verlierern noch steht, kehrt ins eigene Clubhaus zurück.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-155",)),
    words=("Clubhaus", "Niederlage", "verloren"),
)
TIE_EMPTIES_THE_PLACE = Rule(
    id="soa.tie-empties-the-place",
    title="Gleichstand: Der Ort ist frei",
    says="Teilen sich mehrere Clubs die höchste Summe, gewinnt keiner: "
    "Alle fahren heim, der Ort bleibt leer zurück.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-156",)),
    words=("unentschieden", "gleich", "Patt"),
)
PATCH_WINS_TIES = Rule(
    id="soa.patch-wins-ties",
    title="Der Aufnäher gewinnt Gleichstände",
    says="Ist der Club mit dem Aufnäher einer der Gleichauf-Liegenden, gewinnt er den Kampf.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-157",)),
    further=(Stated(RULEBOOK, "S. 4", ("SOA-174",)),),
    words=("Patch", "Reaper", "Tiebreaker", "unentschieden Aufnäher"),
)
PATCH_BELOW_THE_TIE = Rule(
    id="soa.patch-below-the-tie",
    title="Wer unter dem Gleichstand liegt, zählt nicht",
    says="Liegt der Club mit dem Aufnäher unter den Gleichauf-Liegenden, hilft ihm der Aufnäher "
    "nicht: Niemand gewinnt, alle fahren heim, der Aufnäher bleibt, wo er ist.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G34",
        "Der Aufnäher entscheidet nur, wenn sein Halter selbst am Gleichstand beteiligt ist. "
        "Mit kleinerer Summe ist er das nicht.",
        ("Der Aufnäher-Halter sticht jeden Gleichstand, sobald er mitkämpft.",),
    ),
    words=("Gleichstand drei Clubs",),
)

PLACE_IS_CLEARED = Rule(
    id="soa.place-is-cleared",
    title="Der Sieger räumt den Ort",
    says="Nach dem Sieg steht kein Gegner aus dem Kampf mehr am Ort.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-162",)),
    words=("Kontrolle nach Kampf",),
)
WINNER_WITHOUT_FIGURES = Rule(
    id="soa.winner-without-figures",
    title="Gewonnen, aber keiner mehr da",
    says="Sind alle Figuren des Siegers verletzt, bleibt der Ort leer: keine Kontrolle, keine "
    "Nutzung. Der Sieg zählt trotzdem, auch für den Aufnäher.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G31",
        "Über den Sieg entscheidet die Summe, über die Kontrolle, wer am Ort steht.",
        ("Die letzte Figur des Siegers kann nicht verletzt werden.",),
    ),
    words=("alle verletzt", "leerer Ort"),
)
PATCH_FOR_BEATING_ITS_HOLDER = Rule(
    id="soa.patch-for-beating-its-holder",
    title="Wer den Halter schlägt, nimmt den Aufnäher",
    says="Wer den Club mit dem Aufnäher im Throwdown besiegt, bekommt den Aufnäher.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-165",)),
    further=(Stated(RULEBOOK, "S. 4", ("SOA-177",)),),
    words=("Patch", "Reaper", "Aufnäher erobern"),
)
PATCH_IN_A_PILE_UP = Rule(
    id="soa.patch-in-a-pile-up",
    title="Aufnäher im Pile-Up",
    says="Im Pile-Up nimmt der Gesamtsieger den Aufnäher, wenn dessen Halter mitgekämpft und "
    "verloren hat.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G35",
        "Besiegt hat den Halter am ehesten, wer den ganzen Kampf gewonnen hat.",
        ("Den Aufnäher bekommt, wer dem Halter die meisten Figuren verletzt hat.",),
    ),
    words=("Patch drei Clubs",),
)
FOLLOW_UP_USE = Rule(
    id="soa.follow-up-use",
    title="Sofort nutzen nach dem Sieg",
    says="Gewinnt der Club, der den Throwdown im eigenen Zug befohlen hat, darf er den Ort "
    "gleich für einen weiteren Befehlsmarker nutzen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-163",)),
    words=("Exploit", "Sofortnutzung", "gleich benutzen"),
)
FOLLOW_UP_ONCE_A_ROUND = Rule(
    id="soa.follow-up-once-a-round",
    title="Nur wenn der Ort noch frisch ist",
    says="Die Sofortnutzung geht nur, wenn der Ort in dieser Runde noch nicht genutzt wurde.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 12", ("SOA-164",)),
    further=(Stated(RULEBOOK, "S. 7", ("SOA-112",)),),
    words=("zweimal nutzen", "Ort benutzt"),
)
FOLLOW_UP_IS_AN_EXPLOIT = Rule(
    id="soa.follow-up-is-an-exploit",
    title="Die Sofortnutzung ist ein Exploit",
    says="Die Sofortnutzung ist ein gewöhnlicher Exploit, nur eben sofort: mit Hitze-Symbol und, "
    "für einen weiteren Marker, mit Boost.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G37",
        "Nichts deutet auf eine Nutzung mit eigenen Regeln hin.",
        ("Die Sofortnutzung geht nur ohne Boost.",),
    ),
    words=("Boost nach Kampf",),
)
CONTROL_MEANS_ALONE = Rule(
    id="soa.control-means-alone",
    title="Nutzen darf, wer allein dort steht",
    says="Genutzt wird nur ein Ort, den man kontrolliert: Dort stehen eigene Figuren und "
    "keine fremden.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 7", ("SOA-109", "SOA-110")),
    words=("Kontrolle", "Exploit"),
)
DEALS_BIND_NOBODY = Rule(
    id="soa.deals-bind-nobody",
    title="Versprechen binden nicht",
    says="Wer vor dem Kampf verspricht, nicht auf euch zu zielen, muss sich nicht daran halten.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 1, 10", ("SOA-011",)),
    executed=False,
    words=("Absprache", "Deal", "Verrat"),
)

RULES = (
    ROLL_AND_ADD,
    DIE_OF_SIX,
    PROSPECT_ADDS_ONE,
    MEMBER_ADDS_TWO,
    GUN_ADDS_THREE,
    HIGHEST_TOTAL_WINS,
    LOSERS_GO_HOME,
    TIE_EMPTIES_THE_PLACE,
    PATCH_WINS_TIES,
    PATCH_BELOW_THE_TIE,
    PLACE_IS_CLEARED,
    WINNER_WITHOUT_FIGURES,
    PATCH_FOR_BEATING_ITS_HOLDER,
    PATCH_IN_A_PILE_UP,
    FOLLOW_UP_USE,
    FOLLOW_UP_ONCE_A_ROUND,
    FOLLOW_UP_IS_AN_EXPLOIT,
    CONTROL_MEANS_ALONE,
    DEALS_BIND_NOBODY,
)
