"""What people get wrong about turns, attacks, swaps and calls."""

from engine.core.example import Forbidden, Misjudged
from engine.last_man_falling.actions import (
    Catch,
    DrawCard,
    Lay,
    LayVerpfeifen,
    LayWaffenwahl,
    Pass,
    Report,
)
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.game import GAME
from engine.last_man_falling.mistakes.court import LmfMistake
from engine.last_man_falling.moments import after
from engine.last_man_falling.rules import (
    attacks,
    calls,
    penalties,
    specials,
    swapping,
    turn,
)
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table

DM = s("doppelmord", "messer")
ATTACKED = after(
    table(
        (DM, n("gift", 1)),
        TOP,
        kalle=(WAFFENWAHL, s("flucht", "messer"), s("doppelmord", "gift")),
    ),
    Lay(ROSA, DM),
)

DRAWS_ANYWAY: LmfMistake = Forbidden(
    "freiwillig-ziehen",
    "Rosa spart sich ihr Messer auf",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP),
    DrawCard(ROSA),
    turn.MUST_LAY,
    "Man darf immer auch ziehen, wenn man lieber nicht legen will.",
    "Gezogen wird, wenn nichts passt. Wer es lockerer hält, stellt es im Spiel um.",
)
OLD_CARD: LmfMistake = Forbidden(
    "alte-karte-nach-dem-ziehen",
    "Ach, da war ja noch was",
    GAME,
    after(table((WAFFENWAHL, n("gift", 3)), TOP), DrawCard(ROSA)),
    LayWaffenwahl(ROSA, "gift"),
    turn.ONLY_DRAWN_CARD,
    "Nach dem Ziehen darf jede Karte weg, auch eine, die man vorher zurückgehalten hat.",
    "Nach dem Ziehen zählt nur noch die gezogene Karte.",
)
DRAWS_AGAIN: LmfMistake = Forbidden(
    "noch-einmal-ziehen",
    "Die nächste wird’s",
    GAME,
    after(table((n("bombe", 1), n("gift", 3)), TOP), DrawCard(ROSA)),
    DrawCard(ROSA),
    turn.DRAW_ONE,
    "Gezogen wird, bis etwas passt.",
    "Eine Karte, dann ist Schluss. Weiterziehen gibt es nur in der Spirale der Loser.",
)
PASSES_FIRST: LmfMistake = Forbidden(
    "passen-ohne-ziehen",
    "Weiter, ich hab nichts",
    GAME,
    table((n("bombe", 1), n("gift", 3)), TOP),
    Pass(ROSA),
    turn.ELSE_PASS,
    "Wer nichts Passendes hat, sagt einfach „weiter“.",
    "Erst wird eine Karte gezogen, dann gepasst.",
)
JUMPS_IN: LmfMistake = Forbidden(
    "zwischenwerfen",
    "Zwilling!",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP, edda=(TOP, n("gift", 9))),
    Lay(EDDA, TOP),
    turn.NO_JUMPING_IN,
    "Die genau gleiche Karte darf man jederzeit dazwischenwerfen.",
    "Das kennt ihr aus anderen Spielen; hier liegt nur, wer dran ist.",
)
JAIL_ANSWERED: LmfMistake = Misjudged(
    "knast-kontern",
    "Kalle hat auch einen Knast",
    GAME,
    table((s("knast", "messer"), n("gift", 1)), TOP, kalle=(s("knast", "gift"), n("gift", 7))),
    (),
    Lay(ROSA, s("knast", "messer")),
    specials.KNAST_NO_ANSWER,
    "Kalle legt seinen Knast auf Rosas Knast und schickt damit Edda ins Gefängnis.",
    "Kalle setzt aus, und wer aussetzt, legt nichts. Dran ist Edda.",
)
ADDS_UP: LmfMistake = Misjudged(
    "doppelmord-macht-vier",
    "Zwei und zwei macht zwei",
    GAME,
    ATTACKED,
    (),
    Lay(KALLE, s("doppelmord", "gift")),
    attacks.NOT_ADDED_UP,
    "Nach dem zweiten Doppelmord zieht Edda vier Karten.",
    "Weitergereicht wird der Angriff, wie er ist. Zusammenzählen ist eine Hausregel.",
)
WISHES_IT_AWAY: LmfMistake = Forbidden(
    "waffenwahl-gegen-doppelmord",
    "Ich wünsche mir, dass das nicht passiert",
    GAME,
    ATTACKED,
    LayWaffenwahl(KALLE, "gift"),
    attacks.NO_OTHER_ANSWER,
    "Die Waffenwahl geht jederzeit, also auch gegen einen Doppelmord.",
    "Wartet ein Angriff, hilft nur eine gleiche Karte. Sonst wird gezogen.",
)
KALLE_NEXT: LmfMistake = Misjudged(
    "nach-verpfeifen-reihum",
    "Kalle nimmt schon mal Karten in die Hand",
    GAME,
    table((VERPFEIFEN, n("messer", 1), n("gift", 3)), TOP),
    (),
    LayVerpfeifen(ROSA, EDDA),
    swapping.CHOSEN_PLAYS_NEXT,
    "Nach dem Tausch ist wie immer die nächste Person dran, also Kalle.",
    "Dran ist, wer verpfiffen wurde. Kalle wird übergangen.",
)
LAST_SWAP: LmfMistake = Misjudged(
    "letzte-karte-verpfeifen",
    "Rosa tauscht null Karten",
    GAME,
    table((VERPFEIFEN,), TOP),
    (),
    LayVerpfeifen(ROSA, EDDA),
    swapping.LAST_VERPFEIFEN,
    "Rosa muss mit Edda tauschen, und dann hat Edda gewonnen.",
    "Die Runde ist vorbei, sobald die letzte Karte liegt. Zum Tauschen kommt es nicht mehr.",
)
SWAPS_WITH_HERSELF: LmfMistake = Forbidden(
    "mit-sich-selbst-tauschen",
    "Rosa verpfeift sich selbst",
    GAME,
    table((VERPFEIFEN, n("messer", 1)), TOP),
    LayVerpfeifen(ROSA, ROSA),
    swapping.ANY_TARGET,
    "Wer seine Hand behalten will, sucht sich selbst aus.",
    "Getauscht wird mit jemand anderem. Die Selbstanzeige ist eine andere Karte.",
)
CAUGHT_LATE: LmfMistake = Forbidden(
    "ertappen-nach-dem-naechsten-zug",
    "Edda hat nachgezählt",
    GAME,
    after(
        table((n("messer", 1), n("gift", 3)), TOP, kalle=(n("bombe", 1), n("gift", 7), TOP)),
        Lay(ROSA, n("messer", 1)),
        Lay(KALLE, n("bombe", 1)),
    ),
    Catch(EDDA, ROSA),
    calls.CALL_WINDOW,
    "Wer den Ruf vergisst, kann ertappt werden, solange er nur eine Karte hält.",
    "Sobald die nächste Person handelt, ist es vorbei. Aufpassen muss man vorher.",
)
NOTHING_TO_CATCH: LmfMistake = Forbidden(
    "ruf-mit-zwei-karten",
    "Zu früh ertappt",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP),
    Catch(KALLE, ROSA),
    calls.CALL_LAST,
    "Gerufen wird schon mit zwei Karten auf der Hand.",
    "Der Ruf gilt der letzten Karte; vorher gibt es nichts zu vergessen.",
)
ONE_VOTE: LmfMistake = Forbidden(
    "tipp-allein-gehoert",
    "Kalle hört Stimmen",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP),
    Report(EDDA, 1),
    penalties.TIPS_BY_MAJORITY,
    "Einer sagt „Dummschwätzer“, und schon wird gezogen.",
    "Über einen Tipp entscheidet die Mehrheit der anderen.",
)

PLAYING: tuple[LmfMistake, ...] = (
    DRAWS_ANYWAY,
    OLD_CARD,
    DRAWS_AGAIN,
    PASSES_FIRST,
    JUMPS_IN,
    JAIL_ANSWERED,
    ADDS_UP,
    WISHES_IT_AWAY,
    KALLE_NEXT,
    LAST_SWAP,
    SWAPS_WITH_HERSELF,
    CAUGHT_LATE,
    NOTHING_TO_CATCH,
    ONE_VOTE,
)
