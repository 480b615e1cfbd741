"""What the cards are, what fits, and what a wish asks for."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import SETUP, SPECIALS, TURN, ruling, stated

FOUR_WEAPONS = Rule(
    id="lmf.four-weapons",
    title="Vier Mordwaffen, und jede Waffenkarte trägt eine Zahl",
    says="Es gibt vier Mordwaffen: Pistole, Messer, Bombe und Gift. Eine Mordwaffen-Karte zeigt "
    "eine davon und eine Zahl; wünschen könnt ihr euch nur eine Waffe, keine Zahl.",
    chapter=SETUP,
    source=stated("Spielablauf", 16, 17, 18),
    words=("Pistole", "Messer", "Bombe", "Gift", "Waffen-Karte", "Zahlenkarte", "Farbe"),
)
NUMBER_RANGE = Rule(
    id="lmf.number-range",
    title="108 Karten, Zahlen von 1 bis 9",
    says="Wir rechnen mit 108 Karten: je Waffe die Zahlen 1 bis 9 doppelt und zweimal Doppelmord, "
    "Fluchtrichtung und Knast, dazu vier Waffenwahl, vier Vierfach-Attentate, vier Verpfeifen. "
    "Zählt eure Schachtel nach.",
    chapter=SETUP,
    source=ruling(
        1,
        "Keine öffentliche Quelle nennt Anzahl oder höchste Zahl; so zusammengesetzt ist SOLO, "
        "das nächste Spiel mit denselben Wirkungen, ohne seine eine Karte, die es hier nicht gibt.",
        "Zahlen ab 0, wie bei UNO",
        "andere Anzahlen: Tragt bei den Hausregeln ein, was in eurer Schachtel liegt",
    ),
    option="deck",
    words=("Kartenzahl", "Anzahl", "Deck", "wie viele Karten", "108", "Annahme"),
)
FITS_BY_WEAPON = Rule(
    id="lmf.fits-by-weapon",
    title="Gleiche Waffe passt",
    says="Eine Karte passt, wenn sie dieselbe Mordwaffe zeigt wie die oberste Karte.",
    chapter=TURN,
    source=stated("Spielablauf", 14),
    words=("bedienen", "legen", "Farbe", "Waffen-Symbol"),
)
FITS_BY_NUMBER = Rule(
    id="lmf.fits-by-number",
    title="Gleiche Zahl passt auch",
    says="Eine Karte passt ebenso, wenn sie dieselbe Zahl trägt wie die oberste Karte.",
    chapter=TURN,
    source=stated("Spielablauf", 15),
    words=("bedienen", "Zahlenwert", "Nummer"),
)
SPECIALS_FIT_BY_WEAPON = Rule(
    id="lmf.specials-fit-by-weapon",
    title="Sonderkarten mit Symbol passen über ihre Waffe",
    says="Doppelmord, Geänderte Fluchtrichtung und Knast tragen ein Waffensymbol. Sie passen auf "
    "jede Karte mit derselben Waffe.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 39, 50, 54),
    words=("Doppelmord", "Fluchtrichtung", "Knast", "Waffen-Symbol"),
)
WISH_BINDS = Rule(
    id="lmf.wish-binds",
    title="Ein Wunsch bindet die nächste Karte",
    says="Nach einer Waffenwahl ist als Nächstes die gewünschte Waffe zu legen. Dasselbe gilt "
    "für die Waffe, die beim Vierfach-Attentat bestimmt wurde.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 29, 42),
    words=("Wünscher", "Wunsch", "wünschen", "Waffenwahl", "Farbwahl", "gewünschte Waffe"),
)
WISH_TAKES_ANY_SYMBOL = Rule(
    id="lmf.wish-takes-any-symbol",
    title="Den Wunsch erfüllt jede Karte mit diesem Symbol",
    says="Liegt ein Wunsch offen, passt jede Karte mit der gewünschten Waffe, auch eine "
    "Sonderkarte mit diesem Symbol. Eine Zahl zum Treffen gibt es dann nicht.",
    chapter=SPECIALS,
    source=ruling(
        11,
        "Die Besprechung spricht von einer Mordwaffen-Karte und sagt nicht, ob auch ein Knast "
        "mit dem Symbol genügt; auf eine sichtbare Waffe passt er ja auch.",
        "nur Karten mit Waffe und Zahl erfüllen den Wunsch",
    ),
    option="wish_met_by",
    words=("Wunsch erfüllen", "Sonderkarte auf Wunsch"),
)
WAFFENWAHL_SHOWS = Rule(
    id="lmf.waffenwahl-shows",
    title="Waffenwahl: alle vier Waffen, keine Zahl",
    says="Die Waffenwahl zeigt alle vier Mordwaffen.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 28),
    executed=False,
    words=("Waffen-Wahl", "Wunschkarte", "Joker"),
)
WAFFENWAHL_ANY_TIME = Rule(
    id="lmf.waffenwahl-any-time",
    title="Waffenwahl geht fast immer",
    says="Eine Waffenwahl dürft ihr in eurem Zug jederzeit legen, egal welche Waffe und welche "
    "Zahl oben liegt.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 30),
    words=("Waffen-Wahl", "jederzeit", "Joker"),
)
WAFFENWAHL_NOT_ON_ITSELF = Rule(
    id="lmf.waffenwahl-not-on-itself",
    title="Keine Waffenwahl auf eine Waffenwahl",
    says="Auf eine Waffenwahl darf keine zweite Waffenwahl folgen.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 31),
    words=("Waffenwahl auf Waffenwahl", "Wunsch auf Wunsch", "Bube auf Bube"),
)
WAFFENWAHL_NOT_LAST = Rule(
    id="lmf.waffenwahl-not-last",
    title="Mit einer Waffenwahl ist nicht Schluss",
    says="Als letzte Karte darf die Waffenwahl nicht gelegt werden: Sie beendet keine Runde.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 32),
    words=("letzte Karte", "Schluss machen", "Runde beenden", "ausmachen"),
)
