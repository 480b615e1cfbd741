"""The little of the ordinary turn that this chapter leans on."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import CHAPTER, ruling, stated

LAY_FROM_HAND = Rule(
    id="lmf.lay-from-hand",
    title="Gelegt wird eine Karte aus der Hand",
    says="Wer am Zug ist, legt eine seiner Handkarten auf den Ablagestapel.",
    chapter=CHAPTER,
    source=stated("Spielablauf", 13),
    words=("legen", "ausspielen", "ablegen", "Ablage-Stapel"),
)
NEXT_IN_TURN = Rule(
    id="lmf.next-in-turn",
    title="Danach ist die nächste Person dran",
    says="Nach jedem Zug geht es bei der nächsten Person weiter, zu Beginn der Runde im "
    "Uhrzeigersinn.",
    chapter=CHAPTER,
    source=stated("Spielablauf", 22, 23),
    words=("Reihenfolge", "Uhrzeigersinn", "reihum"),
)
OUT_OF_TURN = Rule(
    id="lmf.out-of-turn",
    title="Außer der Reihe: Vollidiot",
    says="Wer legt, ohne dran zu sein, nimmt die Karte wieder auf und zieht eine weitere.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 65),
    words=("Vollidiot", "nicht dran", "vorgedrängelt"),
)
WRONG_CARD = Rule(
    id="lmf.wrong-card",
    title="Falsche Karte: auch Vollidiot",
    says="Wer eine Karte legt, die nicht passt, nimmt sie ebenso zurück und zieht eine Karte "
    "zusätzlich.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 66),
    words=("Vollidiot", "Strafkarte", "falsch gelegt", "zurücknehmen"),
)
ONLY_STAATSANWALT_CATCHES = Rule(
    id="lmf.only-staatsanwalt-catches",
    title="Am Tisch fängt es nur der Staatsanwalt",
    says="Ein unberechtigtes Vierfach-Attentat lässt sich am Tisch legen: Niemand sieht ja die "
    "Hand. Es gilt, bis jemand anklagt; als Vollidiot wird es nicht bestraft.",
    chapter=CHAPTER,
    source=ruling(
        35,
        "Würde jede falsche Karte sofort zurückgenommen, hätte der Staatsanwalt nichts zu tun.",
        "strenger Modus: Das Programm sieht die Hand und lässt es gar nicht erst zu",
    ),
    option="mode",
    words=("bluffen", "schummeln", "Tischmodus", "strenger Modus", "lügen"),
)
ROUND_ENDS = Rule(
    id="lmf.round-ends",
    title="Letzte Karte gelegt: Runde vorbei",
    says="Sobald jemand seine letzte Karte abgelegt hat, endet die Runde.",
    chapter=CHAPTER,
    source=stated("Spielende", 73),
    words=("Rundenende", "Schluss", "gewonnen"),
)
DRAW_WHAT_IS_THERE = Rule(
    id="lmf.draw-what-is-there",
    title="Zu wenig Karten zum Ziehen",
    says="Liegen weniger Karten zum Ziehen bereit, als die Strafe verlangt, zieht ihr, was da ist. "
    "Der Rest ist erlassen.",
    chapter=CHAPTER,
    source=ruling(
        37,
        "Die Besprechung schweigt dazu; mehr als alle Karten kann niemand ziehen.",
        "den Rest später nachziehen",
    ),
    words=("Nachziehstapel leer", "Stapel leer", "Nachzieh-Stapel"),
)
