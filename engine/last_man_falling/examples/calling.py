"""Calls: made in time, made up for, forgotten, and after a swap."""

from engine.core.example import Example
from engine.last_man_falling.actions import Call, Catch, DrawPenalty, Lay, LayVerpfeifen
from engine.last_man_falling.cards import VERPFEIFEN
from engine.last_man_falling.examples.court import LmfExample
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import calls, penalties, variants
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, table

CALLED: LmfExample = Example(
    "gerufen",
    "Rosa ruft, bevor es jemand merkt",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP),
    (Lay(ROSA, n("messer", 1)), Call(ROSA)),
    (calls.CALL_LAST, calls.CALL_AGAIN),
    "Etwas spät, aber rechtzeitig: Ertappt hat sie niemand.",
)
FORGOTTEN: LmfExample = Example(
    "ruf-vergessen",
    "Edda passt auf",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP, kalle=(n("bombe", 1), n("gift", 7))),
    (
        Lay(ROSA, n("messer", 1)),
        Catch(EDDA, ROSA),
        DrawPenalty(ROSA, 2),
        Lay(KALLE, n("bombe", 1)),
        Call(KALLE),
    ),
    (penalties.FORGOTTEN_CALL, calls.CALL_WINDOW),
    "Rosa zieht zwei, Kalle spielt weiter – und hat etwas gelernt.",
)
TOO_LATE: LmfExample = Example(
    "zu-spaet-ertappt",
    "Edda hat geschlafen",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP, kalle=(n("bombe", 1), n("gift", 7), n("gift", 8))),
    (Lay(ROSA, n("messer", 1)), Lay(KALLE, n("bombe", 1))),
    (calls.CALL_WINDOW,),
    "Kalle hat gelegt, und damit ist Rosa davongekommen.",
)
SWAPPED_TO_ONE: LmfExample = Example(
    "tausch-auf-eine-karte",
    "Ein Danaergeschenk",
    GAME,
    table((VERPFEIFEN, n("gift", 3)), TOP),
    (LayVerpfeifen(ROSA, EDDA), Catch(KALLE, EDDA), DrawPenalty(EDDA, 2)),
    (calls.CALL_AFTER_SWAP, penalties.FORGOTTEN_CALL),
    "Edda bekommt eine einzelne Karte und müsste rufen. Kalle ist schneller.",
)
BANDS: LmfExample = Example(
    "bandensterben",
    "Drei, zwei, ertappt",
    GAME,
    table(
        (n("messer", 1), n("gift", 3), n("gift", 4), n("bombe", 8)),
        TOP,
        kalle=(n("messer", 2), n("bombe", 2), n("gift", 2), n("gift", 1), n("pistole", 1)),
        edda=(n("messer", 3), n("gift", 9), n("gift", 8), n("gift", 6), VERPFEIFEN),
        options=Options(bandensterben=True),
    ),
    (
        Call(ROSA, "three"),
        Lay(ROSA, n("messer", 1)),
        Lay(KALLE, n("messer", 2)),
        Lay(EDDA, n("messer", 3)),
        Lay(ROSA, n("gift", 3)),
        Catch(KALLE, ROSA),
        DrawPenalty(ROSA, 2),
    ),
    (variants.BANDENSTERBEN, variants.EVERY_CALL_COSTS),
    "„Three Men Falling“ kam, „Two Men Falling“ nicht: Das kostet ebenso zwei Karten.",
)
SWAP_WITH_BANDS: LmfExample = Example(
    "bandensterben-und-tausch",
    "Drei Karten geschenkt",
    GAME,
    table(
        (VERPFEIFEN, n("gift", 3)),
        TOP,
        edda=(n("messer", 1), n("gift", 9), n("gift", 8)),
        options=Options(bandensterben=True),
    ),
    (LayVerpfeifen(ROSA, EDDA), Call(EDDA)),
    (variants.SWAP_OWES_LAST_ONLY, calls.CALL_AFTER_SWAP),
    "Rosa hält jetzt drei Karten und schweigt zu Recht; Edda hält eine und ruft.",
)
SALVO: LmfExample = Example(
    "dauerfeuer-und-ruf",
    "Zwei auf einmal, und der Ruf?",
    GAME,
    table(
        (n("messer", 1), n("messer", 1), n("gift", 3)),
        TOP,
        options=Options(dauerfeuer=True, bandensterben=True),
    ),
    (Call(ROSA), Lay(ROSA, n("messer", 1), 2)),
    (variants.DAUERFEUER, variants.ONLY_NUMBERS_FIRE, calls.CALL_LAST),
    "Rosa überspringt die Zwei und ruft nur das, wo sie ankommt: „Last Man Falling“.",
)

CALLING: tuple[LmfExample, ...] = (
    CALLED,
    FORGOTTEN,
    TOO_LATE,
    SWAPPED_TO_ONE,
    BANDS,
    SWAP_WITH_BANDS,
    SALVO,
)
