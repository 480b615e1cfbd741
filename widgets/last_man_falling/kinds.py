"""The six special cards at a glance: effect, what it may lie on, what may answer it."""

from dataclasses import dataclass

from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    SymbolCard,
    WildCard,
)
from engine.last_man_falling.ending import points_of


@dataclass(frozen=True, slots=True)
class Line:
    """One German sentence, and the ids of the rules behind it."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of special card. ``page``: where it is explained, below the game's folder."""

    name: str
    card: SymbolCard | WildCard
    page: str
    effect: Line
    lies_on: Line
    answer: Line

    @property
    def picture(self) -> tuple[str, str | None]:
        """Kind and weapon, as the pictures want them."""
        weapon = self.card.weapon if isinstance(self.card, SymbolCard) else None
        return self.card.kind, weapon

    @property
    def points(self) -> int:
        """What it counts in a hand."""
        return points_of(self.card)


SYMBOL = Line(
    "Gleiche Waffe oder gleiches Bild.",
    ("lmf.specials-fit-by-weapon", "lmf.same-picture-fits"),
)

KINDS = (
    Kind(
        "Waffenwahl",
        WAFFENWAHL,
        "sonderkarten/#waffenwahl",
        Line("Ihr bestimmt die Waffe, die als Nächstes liegen muss.", ("lmf.wish-binds",)),
        Line(
            "Auf allem außer einer Waffenwahl. Nie als letzte Karte.",
            (
                "lmf.waffenwahl-any-time",
                "lmf.waffenwahl-not-on-itself",
                "lmf.waffenwahl-not-last",
            ),
        ),
        Line(
            "Jede Karte mit der gewünschten Waffe; sonst ziehen, und der Wunsch bleibt.",
            ("lmf.wish-takes-any-symbol", "lmf.wish-stays"),
        ),
    ),
    Kind(
        "Doppelmord",
        SymbolCard("doppelmord", "pistole"),
        "angriffe/",
        Line(
            "Die nächste Person zieht zwei und passt.",
            ("lmf.doppelmord-draws-two", "lmf.doppelmord-passes"),
        ),
        SYMBOL,
        Line(
            "Ein eigener Doppelmord reicht weiter, egal welche Waffe.",
            ("lmf.doppelmord-passed-on", "lmf.any-doppelmord"),
        ),
    ),
    Kind(
        "Vierfach-Attentat",
        VIERFACH,
        "staatsanwalt/",
        Line(
            "Die nächste Person zieht vier und setzt aus; ihr nennt die Waffe.",
            ("lmf.next-draws-four", "lmf.layer-names-weapon", "lmf.victim-loses-turn"),
        ),
        Line(
            "Nur wenn ihr weder Waffe noch Zahl habt. Nie als letzte Karte.",
            ("lmf.only-without-fitting", "lmf.not-as-last-card"),
        ),
        Line(
            "Keine Karte. Wen es trifft, der darf den Staatsanwalt rufen.",
            ("lmf.no-answer-with-vierfach", "lmf.who-may-accuse"),
        ),
    ),
    Kind(
        "Geänderte Fluchtrichtung",
        SymbolCard("flucht", "messer"),
        "sonderkarten/#geanderte-fluchtrichtung",
        Line("Es geht sofort andersherum.", ("lmf.flucht-turns",)),
        SYMBOL,
        Line(
            "Unnötig: Sie trifft niemanden. Zu zweit ändert sie nichts.",
            ("lmf.two-player-reverse",),
        ),
    ),
    Kind(
        "Knast",
        SymbolCard("knast", "gift"),
        "sonderkarten/#knast",
        Line("Die nächste Person setzt einmal aus.", ("lmf.knast-skips",)),
        SYMBOL,
        Line("Keine: Einen Knast darauf legt erst die Person danach.", ("lmf.knast-no-answer",)),
    ),
    Kind(
        "Verpfeifen",
        VERPFEIFEN,
        "verpfeifen/",
        Line(
            "Ihr tauscht die ganze Hand mit einer Person eurer Wahl; sie spielt als Nächste.",
            ("lmf.hands-swapped", "lmf.chosen-plays-next"),
        ),
        Line(
            "Auf jeder Karte. Als letzte Karte ohne Tausch.",
            ("lmf.verpfeifen-any", "lmf.last-verpfeifen"),
        ),
        Line("Bedient wird die Karte darunter.", ("lmf.card-underneath",)),
    ),
)
"""In the order of the review."""
