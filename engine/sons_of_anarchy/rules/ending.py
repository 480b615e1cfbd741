"""The end of the game: the last round, money, and every level of the tie-break."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/spielende"

LAST_CARDS_LAST_ROUND = Rule(
    id="soa.last-cards-last-round",
    title="Die letzten drei Karten läuten die Schlussrunde ein",
    says="Mit den letzten drei der 15 Anarchy-Karten beginnt die Schlussrunde.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-193",)),
    words=("letzte Runde", "sechste Runde", "wann Ende", "Spielende"),
)
LAST_ROUND_IS_WHOLE = Rule(
    id="soa.last-round-is-whole",
    title="Die Schlussrunde hat alle sechs Schritte",
    says="Auch die letzte Runde geht bis zum Aufräumen: mit Schwarzmarkt, Last Calls und den "
    "Würfeln in der Notaufnahme.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G49",
        "Die Runde wird laut Erklärung gespielt, und nichts kürzt sie ab. Wer aus der Notaufnahme "
        "zurückkommt, kann im letzten Kampf den Ausschlag geben.",
        ("Nach dem Schwarzmarkt ist Schluss.",),
    ),
    words=("letzte Runde Markt", "letzte Runde Notaufnahme"),
)
MOST_MONEY_WINS = Rule(
    id="soa.most-money-wins",
    title="Das meiste Geld gewinnt",
    says="Nach der Schlussrunde fallen die Schirme: Es gewinnt, wer das meiste Geld hat. "
    "Waffen, Ware und Figuren zählen dabei nichts.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-194", "SOA-032")),
    further=(Stated(RULEBOOK, "S. 1, 10", ("SOA-012",)),),
    words=("Sieg", "gewinnen", "Ziel", "Bargeld", "wer gewinnt Spiel"),
)
PATCH_BREAKS_TIES_AT_THE_END = Rule(
    id="soa.patch-breaks-ties-at-the-end",
    title="Gleich viel Geld: erst der Aufnäher",
    says="Haben mehrere gleich viel Geld und hält einer von ihnen den Aufnäher, gewinnt er.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-195",)),
    further=(Stated(RULEBOOK, "S. 4", ("SOA-175",)),),
    words=("Gleichstand Ende", "Tiebreaker", "gleich viel Geld", "zwei Clubs am Ende"),
)
GUNS_BREAK_TIES = Rule(
    id="soa.guns-break-ties",
    title="Dann die Waffen",
    says="Hält keiner der Gleichauf-Liegenden den Aufnäher, gewinnt unter ihnen, "
    "wer mehr Waffen hat.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-196",)),
    words=("Gleichstand Waffen", "zweiter Tiebreaker"),
)
LAST_FIGHT_DECIDES = Rule(
    id="soa.last-fight-decides",
    title="Zuletzt ein Kampf mit allen",
    says="Sind auch die Waffen gleich, gibt es einen letzten Kampf: Jeder würfelt und zählt die "
    "Boni aller eigenen Figuren dazu – gleich, wo sie stehen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 10", ("SOA-197", "SOA-198")),
    words=("letzter Kampf", "Finale", "dritter Tiebreaker", "Endkampf"),
)
NO_GUNS_IN_THE_LAST_FIGHT = Rule(
    id="soa.no-guns-in-the-last-fight",
    title="Im letzten Kampf zieht niemand Waffen",
    says="Im letzten Kampf zählen nur der Würfel und die Figuren im Spiel, keine Waffen. "
    "In der Notaufnahme liegt dann niemand mehr.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G50",
        "Waffen haben an dieser Stelle alle gleich viele, und die Notaufnahme ist nach dem "
        "Aufräumen leer. Von Fäusten ist keine Rede.",
        ("Waffen zählen auch im letzten Kampf.",),
    ),
    words=("Waffen letzter Kampf", "Notaufnahme letzter Kampf"),
)
LAST_FIGHT_AGAIN = Rule(
    id="soa.last-fight-again",
    title="Wieder gleich: noch einmal würfeln",
    says="Haben im letzten Kampf mehrere die höchste Summe, würfeln sie noch einmal.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G50",
        "Irgendwann muss jemand gewinnen, und der Aufnäher hat an dieser Stelle schon gesprochen.",
        ("Der Sieg wird geteilt.",),
    ),
    words=("Gleichstand letzter Kampf", "nochmal würfeln"),
)
LAST_CLUB_WINS = Rule(
    id="soa.last-club-wins",
    title="Nur noch ein Club: Er hat gewonnen",
    says="Sind alle anderen ausgeschieden, ist das Spiel sofort vorbei: Der letzte Club gewinnt.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G42",
        "Ohne Gegner gibt es nichts mehr zu entscheiden.",
        ("Auch allein wird bis zur sechsten Runde gespielt.",),
    ),
    words=("alle ausgeschieden", "letzter Club"),
)

RULES = (
    LAST_CARDS_LAST_ROUND,
    LAST_ROUND_IS_WHOLE,
    MOST_MONEY_WINS,
    PATCH_BREAKS_TIES_AT_THE_END,
    GUNS_BREAK_TIES,
    LAST_FIGHT_DECIDES,
    NO_GUNS_IN_THE_LAST_FIGHT,
    LAST_FIGHT_AGAIN,
    LAST_CLUB_WINS,
)
