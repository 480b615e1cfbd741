"""Verpfeifen: whose hands are swapped, who plays next, and what has to be answered."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import SWAPPING, ruling, stated

VERPFEIFEN_SHOWS = Rule(
    id="lmf.verpfeifen-shows",
    title="Verpfeifen: zwei Hände",
    says="Die Karte zeigt zwei Hände, keine Waffe und keine Zahl.",
    chapter=SWAPPING,
    source=stated("Sonderkarten", 55),
    executed=False,
    words=("Tauschkarte", "zwei Hände", "Tausch"),
)
VERPFEIFEN_ANY = Rule(
    id="lmf.verpfeifen-any",
    title="Verpfeifen passt auf jede Karte",
    says="Ein Verpfeifen dürft ihr in eurem Zug auf jede Karte legen.",
    chapter=SWAPPING,
    source=stated("Sonderkarten", 60),
    words=("jederzeit", "passt immer", "Verpfeifen legen"),
)
HANDS_SWAPPED = Rule(
    id="lmf.hands-swapped",
    title="Ihr tauscht die ganze Hand",
    says="Wer Verpfeifen legt, sucht sich eine Person aus und tauscht mit ihr die vollständige "
    "Hand.",
    chapter=SWAPPING,
    source=stated("Sonderkarten", 56, 57),
    words=("tauschen", "Hand tauschen", "Kartentausch", "Blatt tauschen"),
)
ANY_TARGET = Rule(
    id="lmf.any-target",
    title="Jede andere Person kommt infrage",
    says="Tauschen dürft ihr mit jeder anderen Person, auch wenn sie nur noch eine Karte hält.",
    chapter=SWAPPING,
    source=ruling(
        31,
        "Eine Ausnahme nennt die Besprechung nicht.",
        "wer nur noch eine Karte hat, ist vor dem Tausch sicher",
    ),
    option="safe_with_one",
    words=("mit wem tauschen", "eine Karte", "Opfer wählen"),
)
CHOSEN_PLAYS_NEXT = Rule(
    id="lmf.chosen-plays-next",
    title="Die verpfiffene Person spielt als Nächste",
    says="Danach ist die Person dran, mit der ihr getauscht habt.",
    chapter=SWAPPING,
    source=stated("Sonderkarten", 58),
    words=("wer ist dran", "Reihenfolge"),
)
ORDER_AFTER_SWAP = Rule(
    id="lmf.order-after-swap",
    title="Von ihr aus geht es weiter",
    says="Nach der verpfiffenen Person spielt, wer hinter ihr sitzt. Wer zwischen euch beiden "
    "sitzt, wird übergangen; die Richtung bleibt.",
    chapter=SWAPPING,
    source=ruling(
        28,
        "Wenn sie als Nächste spielt, kommt vorher niemand anders dran; von einer neuen Richtung "
        "steht nichts da.",
        "wer übergangen wurde, kommt danach an die Reihe",
    ),
    option="after_swap",
    words=("wer kommt danach", "übergangen", "übersprungen"),
)
CARD_UNDERNEATH = Rule(
    id="lmf.card-underneath",
    title="Bedient wird die Karte darunter",
    says="Zu bedienen ist, was unter dem Verpfeifen liegt.",
    chapter=SWAPPING,
    source=stated("Sonderkarten", 59),
    words=("Karte darunter", "was bedienen", "unter Verpfeifen"),
)
DOWN_TO_THE_LAST = Rule(
    id="lmf.down-to-the-last",
    title="Mehrere Verpfeifen, ein Wunsch, eine abgegoltene Strafe",
    says="Liegen mehrere Verpfeifen übereinander, zählt die erste andere Karte darunter. Ein "
    "Wunsch auf ihr gilt weiter; eine Strafe, die schon bezahlt ist, fällt nicht noch einmal an.",
    chapter=SWAPPING,
    source=ruling(
        29,
        "Ein Verpfeifen lässt sich nicht bedienen, also gilt, was davor zu bedienen war, ganz so "
        "wie es vorher lag.",
        "unter dem Verpfeifen verfällt der Wunsch",
    ),
    option="wish_covered",
    words=("mehrere Verpfeifen", "Wunsch unter Verpfeifen", "Doppelmord unter Verpfeifen"),
)
LAST_VERPFEIFEN = Rule(
    id="lmf.last-verpfeifen",
    title="Als letzte Karte beendet Verpfeifen die Runde",
    says="Ist Verpfeifen eure letzte Karte, ist die Runde vorbei, und getauscht wird nicht mehr.",
    chapter=SWAPPING,
    source=ruling(
        27,
        "Verboten ist das Beenden nur mit zwei anderen Karten, und eine Runde endet, sobald die "
        "letzte Karte liegt.",
        "mit Verpfeifen darf die Runde nicht enden",
    ),
    option="verpfeifen_last",
    words=("letzte Karte", "Schluss machen mit Verpfeifen", "beenden"),
)
