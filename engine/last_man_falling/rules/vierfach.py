"""The Vierfach-Attentat: when it may be laid, and what it does."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import CHAPTER, ruling, stated

VIERFACH_SHOWS = Rule(
    id="lmf.vierfach-shows",
    title="Vierfach-Attentat: vier Waffen, zwei Särge, +4",
    says="Das „Vierfach-Attentat plus Waffenwahl“ zeigt alle vier Waffen und zwei Särge mit +4.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 40),
    executed=False,
    words=("Vierfachattentat", "+4", "+4-Karte", "plus 4", "plus vier", "Vierer"),
)
ONLY_WITHOUT_FITTING = Rule(
    id="lmf.only-without-fitting",
    title="Nur wenn sonst nichts passt",
    says="Ein Vierfach-Attentat ist nur erlaubt, wenn keine eurer anderen Handkarten auf die "
    "oberste Karte passt: weder die Waffe noch die Zahl.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 41),
    further=(stated("Bestrafungen", 69),),
    words=(
        "Vierfach-Attentat verbietet",
        "+4",
        "wann darf ich",
        "erlaubt",
        "passende Zahl",
        "nur die Waffe",
    ),
)
WHAT_COUNTS_AS_FITTING = Rule(
    id="lmf.what-counts-as-fitting",
    title="Was als passend zählt",
    says="Als passend zählen gleiche Waffe und gleiche Zahl, unter einem Wunsch die gewünschte "
    "Waffe. Waffenwahl, Verpfeifen, ein zweites Vierfach-Attentat und ein bloß gleiches "
    "Sonderkarten-Bild zählen nicht.",
    chapter=CHAPTER,
    source=ruling(
        20,
        "Zu beweisen ist laut Besprechung nur, dass Waffe und Zahl fehlen; die anderen Karten "
        "darf man legen, muss es aber nicht.",
        "Waffenwahl und Verpfeifen zählen mit, weil man sie legen könnte",
        "auch die gleiche Sonderkarte mit anderer Waffe zählt (Knast auf Knast)",
    ),
    option="fitting",
    words=("Waffenwahl in der Hand", "Verpfeifen in der Hand", "Joker auf der Hand"),
)
VIERFACH_ON_A_WISH = Rule(
    id="lmf.vierfach-on-a-wish",
    title="Auf Waffenwahl und Vierfach-Attentat: der Wunsch zählt",
    says="Auf eine Waffenwahl oder ein abgegoltenes Vierfach-Attentat dürft ihr ein "
    "Vierfach-Attentat legen, wenn ihr die gewünschte Waffe nicht habt.",
    chapter=CHAPTER,
    source=ruling(
        12,
        "Die Besprechung verbietet es nicht; offen liegt dann keine Waffe und keine Zahl, "
        "sondern der Wunsch.",
        "kein Vierfach-Attentat auf ein Vierfach-Attentat",
    ),
    option="vierfach_on_vierfach",
    words=("Vierfach auf Waffenwahl", "Vierfach auf Vierfach", "Wunsch"),
)
WAFFENWAHL_ON_VIERFACH = Rule(
    id="lmf.waffenwahl-on-vierfach",
    title="Waffenwahl auf ein Vierfach-Attentat",
    says="Ist das Attentat abgegolten, dürft ihr eine Waffenwahl darauflegen und den Wunsch so "
    "ändern.",
    chapter=CHAPTER,
    source=ruling(
        12,
        "Ausgeschlossen ist nur die Waffenwahl auf eine andere Waffenwahl, und das "
        "Vierfach-Attentat ist eine eigene Karte.",
        "verboten, weil das Vierfach-Attentat selbst eine Waffenwahl enthält",
    ),
    option="waffenwahl_on_vierfach",
    words=("Waffenwahl auf Vierfach", "Wunsch ändern"),
)
LAYER_NAMES_WEAPON = Rule(
    id="lmf.layer-names-weapon",
    title="Wer es legt, bestimmt die Waffe",
    says="Wer das Vierfach-Attentat legt, nennt die Waffe, die als Nächstes an der Reihe ist.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 42),
    words=("Wunsch", "Waffe nennen", "wünschen"),
)
NEXT_DRAWS_FOUR = Rule(
    id="lmf.next-draws-four",
    title="Die nächste Person zieht vier",
    says="Die Person, die als Nächste an der Reihe ist, zieht vier Karten.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 43),
    words=("Zieh vier", "vier ziehen", "vier Karten", "+4", "Opfer", "nachziehen"),
)
NONE_OF_THE_DRAWN = Rule(
    id="lmf.none-of-the-drawn",
    title="Keine der vier gleich wieder ablegen",
    says="Von den gezogenen Karten darf keine sofort abgelegt werden.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 44),
    words=("gezogene Karte legen", "sofort legen"),
)
VICTIM_LOSES_TURN = Rule(
    id="lmf.victim-loses-turn",
    title="Wer vier zieht, setzt aus",
    says="Mit dem Ziehen ist der Zug vorbei: Wen das Attentat trifft, der legt auch keine andere "
    "Karte, und es geht bei der nächsten Person weiter.",
    chapter=CHAPTER,
    source=ruling(
        19,
        "Die Besprechung verbietet ausdrücklich nur die gezogenen Karten; beim Doppelmord steht "
        "das Passen dabei, und wir lesen beide Attentate gleich.",
        "eine alte Handkarte darf noch gelegt werden, nur keine der gezogenen",
    ),
    further=(stated("Sonderkarten", 35, 36),),
    option="victim_loses_turn",
    words=("aussetzen", "Zug verlieren", "passen"),
)
NO_ANSWER_WITH_VIERFACH = Rule(
    id="lmf.no-answer-with-vierfach",
    title="Ein Vierfach-Attentat lässt sich nicht weiterreichen",
    says="Gegen ein Vierfach-Attentat hilft kein zweites: Wen es trifft, der nimmt es an oder "
    "klagt an.",
    chapter=CHAPTER,
    source=ruling(
        18,
        "Weitergeben geht nicht bei jeder Sonderkarte, und anders als beim Doppelmord fehlt hier "
        "das Legen auf sich selbst.",
        "Hausregel: ein zweites Vierfach-Attentat reicht acht Karten weiter",
    ),
    option="vierfach_answer",
    further=(stated("Spielablauf", 26),),
    words=("stapeln", "kontern", "weitergeben", "abwehren", "+8"),
)
NOT_AS_LAST_CARD = Rule(
    id="lmf.not-as-last-card",
    title="Mit dem Vierfach-Attentat ist nicht Schluss",
    says="Die Runde darf nicht mit einem Vierfach-Attentat enden.",
    chapter=CHAPTER,
    source=stated("Sonderkarten", 45),
    words=("letzte Karte", "Vierfach-Attentat Schluss machen", "Runde beenden", "ausmachen"),
)
LAST_CARD_STAYS = Rule(
    id="lmf.last-card-stays",
    title="Die letzte Karte bleibt auf der Hand",
    says="Ist das Vierfach-Attentat oder die Waffenwahl eure letzte Karte, bleibt sie auf der "
    "Hand, im strengen Modus wie am Tisch.",
    chapter=CHAPTER,
    source=ruling(
        14,
        "Eine leere Hand sieht jeder, da gibt es nichts anzuzweifeln: Die Karte ist in jedem Fall "
        "unspielbar, und wir weisen sie ohne Strafe zurück.",
        "wie eine falsche Karte: zurücknehmen und eine ziehen",
    ),
    option="last_wild",
    words=("letzte Karte", "unspielbar"),
)
