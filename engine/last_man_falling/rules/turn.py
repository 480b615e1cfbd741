"""A turn: laying, drawing, passing, and an empty pile."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import CHAPTER, ENDING, PENALTIES, TURN, ruling, stated

LAY_FROM_HAND = Rule(
    id="lmf.lay-from-hand",
    title="Gelegt wird eine Karte aus der Hand",
    says="Wer am Zug ist, legt eine seiner Handkarten auf den Ablagestapel.",
    chapter=TURN,
    source=stated("Spielablauf", 13),
    words=("legen", "ausspielen", "ablegen", "Ablage-Stapel"),
)
NEXT_IN_TURN = Rule(
    id="lmf.next-in-turn",
    title="Danach ist die nächste Person dran",
    says="Nach jedem Zug geht es bei der nächsten Person weiter, zu Beginn der Runde im "
    "Uhrzeigersinn.",
    chapter=TURN,
    source=stated("Spielablauf", 22, 23),
    words=("Reihenfolge", "Uhrzeigersinn", "reihum"),
)
OUT_OF_TURN = Rule(
    id="lmf.out-of-turn",
    title="Außer der Reihe: Vollidiot",
    says="Wer legt, ohne dran zu sein, nimmt die Karte wieder auf und zieht eine weitere.",
    chapter=PENALTIES,
    source=stated("Bestrafungen", 65),
    option="wrong_card",
    words=("Vollidiot", "nicht dran", "vorgedrängelt"),
)
WRONG_CARD = Rule(
    id="lmf.wrong-card",
    title="Falsche Karte: auch Vollidiot",
    says="Wer eine Karte legt, die nicht passt, nimmt sie ebenso zurück und zieht eine Karte "
    "zusätzlich.",
    chapter=PENALTIES,
    source=stated("Bestrafungen", 66),
    option="wrong_card",
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
    chapter=ENDING,
    source=stated("Spielende", 73),
    words=("Rundenende", "Schluss", "gewonnen"),
)
DRAW_WHAT_IS_THERE = Rule(
    id="lmf.draw-what-is-there",
    title="Zu wenig Karten zum Ziehen",
    says="Liegen weniger Karten zum Ziehen bereit, als die Strafe verlangt, zieht ihr, was da ist. "
    "Der Rest ist erlassen.",
    chapter=TURN,
    source=ruling(
        37,
        "Die Besprechung schweigt dazu; mehr als alle Karten kann niemand ziehen.",
        "den Rest im nächsten eigenen Zug nachziehen, sobald wieder etwas da ist",
    ),
    option="too_few",
    words=("Nachziehstapel leer", "Stapel leer", "Nachzieh-Stapel"),
)
DRAW_ONE = Rule(
    id="lmf.draw-one",
    title="Nichts passt? Eine Karte ziehen",
    says="Könnt ihr nichts Passendes legen, zieht ihr eine Karte vom Nachziehstapel.",
    chapter=TURN,
    source=stated("Spielablauf", 19),
    words=(
        "ziehen",
        "noch einmal ziehen",
        "zweimal ziehen",
        "nachziehen",
        "Nachzieh-Stapel",
        "kann nicht",
    ),
)
MAY_LAY_IT = Rule(
    id="lmf.may-lay-it",
    title="Passt die gezogene Karte, darf sie gleich weg",
    says="Passt danach etwas, dürft ihr es sofort legen. Ihr müsst aber nicht.",
    chapter=TURN,
    source=stated("Spielablauf", 20),
    words=(
        "Muss ich die gezogene Karte legen, darf ich noch einmal ziehen",
        "gezogene Karte legen",
        "sofort",
        "muss ich legen",
    ),
)
ELSE_PASS = Rule(
    id="lmf.else-pass",
    title="Sonst wird gepasst",
    says="Wer auch nach dem Ziehen nichts legt, passt; die nächste Person ist an der Reihe.",
    chapter=TURN,
    source=stated("Spielablauf", 21, 22),
    words=("passen", "weiter", "noch einmal ziehen"),
)
MUST_LAY = Rule(
    id="lmf.must-lay",
    title="Wer legen kann, zieht nicht",
    says="Habt ihr eine passende Waffenkarte oder eine passende Sonderkarte mit Symbol, legt ihr. "
    "Waffenwahl, Verpfeifen und Vierfach-Attentat müsst ihr nie legen.",
    chapter=TURN,
    source=ruling(
        7,
        "Gezogen wird laut Besprechung, wenn man nicht passend legen kann; bei den drei "
        "Wunsch- und Tauschkarten heißt es nur, dass man darf.",
        "freiwillig ziehen ist erlaubt, wie bei UNO und Mau-Mau",
    ),
    option="voluntary_draw",
    words=("Legezwang", "freiwillig", "muss ich legen", "taktisch"),
)
ONLY_DRAWN_CARD = Rule(
    id="lmf.only-drawn-card",
    title="Nach dem Ziehen nur die gezogene Karte",
    says="Nach dem Ziehen darf in diesem Zug nur noch die eben gezogene Karte gelegt werden.",
    chapter=TURN,
    source=ruling(
        8,
        "Vorher passte ja nichts, also kann nur die neue Karte passen; so macht es auch UNO.",
        "auch eine zurückgehaltene Waffenwahl darf dann noch liegen",
    ),
    option="after_drawing",
    words=("alte Karte legen", "zurückgehalten"),
)
RESHUFFLE = Rule(
    id="lmf.reshuffle",
    title="Nachziehstapel leer: die Ablage mischen",
    says="Fehlt beim Ziehen eine Karte, bleibt die Karte liegen, die zu bedienen ist, samt dem "
    "Verpfeifen darauf. Der Rest der Ablage wird gemischt und ist der neue Nachziehstapel.",
    chapter=TURN,
    source=ruling(
        9,
        "Die Besprechung schweigt; Mau-Mau und UNO mischen die Ablage bis auf die oberste Karte.",
        "es wird nicht gemischt: Leer ist leer",
    ),
    option="empty_pile",
    words=("Stapel leer", "neu mischen", "Ablagestapel mischen", "Nachzieh-Stapel leer"),
)
BLOCKED = Rule(
    id="lmf.blocked",
    title="Niemand kann mehr: Die Runde ist zu Ende",
    says="Gibt es nichts mehr zu ziehen und passen alle reihum, endet die Runde. Alle zählen, was "
    "sie halten.",
    chapter=TURN,
    source=ruling(
        9,
        "Irgendwann muss auch so eine Runde aufhören; dafür gibt es keine Quelle.",
        "die Runde wird ohne Wertung abgebrochen",
    ),
    option="blocked",
    words=("blockiert", "alle passen", "keine Karten mehr"),
)
NO_JUMPING_IN = Rule(
    id="lmf.no-jumping-in",
    title="Zwischenwerfen gibt es nicht",
    says="Auch die genau gleiche Karte dürft ihr nur legen, wenn ihr dran seid.",
    chapter=TURN,
    source=ruling(
        36,
        "Bei SOLO und in UNO-Hausregeln darf man dazwischenwerfen; hier steht davon nichts, und "
        "wer außer der Reihe legt, ist ein Vollidiot.",
        "Hausregel: gleiche Karten dürfen jederzeit dazwischen",
    ),
    option="jump_in",
    words=("Zwischenwerfen", "reinwerfen", "gleiche Karte", "jump in"),
)
FOLLOW_OR_PASS_ON = Rule(
    id="lmf.follow-or-pass-on",
    title="Der Sonderkarte folgen oder sie weitergeben",
    says="Trifft euch eine Sonderkarte, folgt ihr ihr, oder ihr legt eine gleiche und gebt den "
    "Effekt so weiter. Bei welcher das geht, steht bei der Karte.",
    chapter=TURN,
    source=stated("Spielablauf", 24, 25, 26),
    words=("weitergeben", "kontern", "abwehren", "folgen"),
)
