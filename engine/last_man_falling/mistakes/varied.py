"""Mistakes about the six variants."""

from engine.core.example import Forbidden
from engine.last_man_falling.actions import (
    DrawPenalty,
    Lay,
    LayVierfach,
    PointOut,
)
from engine.last_man_falling.cards import VIERFACH
from engine.last_man_falling.game import GAME
from engine.last_man_falling.mistakes.court import LmfMistake
from engine.last_man_falling.mistakes.playing import ATTACKED, DM
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import (
    attacks,
    variants,
)
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table

PARRY_UNASKED: LmfMistake = Forbidden(
    "parieren-ohne-variante",
    "Andersherum, bitte",
    GAME,
    ATTACKED,
    Lay(KALLE, s("flucht", "messer")),
    attacks.NO_OTHER_ANSWER,
    "Eine Fluchtrichtung schickt den Doppelmord zurück.",
    "Das ist die Variante „Attentat parieren“; ohne Verabredung gilt sie nicht.",
)
PARRY_WRONG_WEAPON: LmfMistake = Forbidden(
    "parieren-mit-falscher-waffe",
    "Flucht mit dem falschen Wagen",
    GAME,
    after(
        table(
            (DM, n("gift", 1)),
            TOP,
            kalle=(s("flucht", "gift"), n("gift", 7)),
            options=Options(parieren=True),
        ),
        Lay(ROSA, DM),
    ),
    Lay(KALLE, s("flucht", "gift")),
    variants.PARIEREN,
    "Zum Parieren taugt jede Fluchtrichtung.",
    "Die Waffe muss zum Doppelmord passen.",
)
PARRY_FOUR: LmfMistake = Forbidden(
    "vierfach-parieren",
    "Vier Karten retour",
    GAME,
    after(
        table(
            (VIERFACH, n("gift", 1)),
            TOP,
            kalle=(s("flucht", "gift"), n("gift", 7)),
            options=Options(parieren=True),
        ),
        LayVierfach(ROSA, "gift"),
    ),
    Lay(KALLE, s("flucht", "gift")),
    variants.NOT_AGAINST_VIERFACH,
    "Was gegen zwei Karten hilft, hilft auch gegen vier.",
    "Parieren lässt sich nur der Doppelmord. Beim Vierfach-Attentat bleibt der Staatsanwalt.",
)
SPECIAL_SALVO: LmfMistake = Forbidden(
    "dauerfeuer-mit-sonderkarten",
    "Doppelter Doppelmord",
    GAME,
    table((DM, DM, n("gift", 3)), TOP, options=Options(dauerfeuer=True)),
    Lay(ROSA, DM, 2),
    variants.ONLY_NUMBERS_FIRE,
    "Dauerfeuer gilt für alle gleichen Karten, auch für Sonderkarten.",
    "Gleich sein müssen Waffe und Zahl, und eine Zahl trägt der Doppelmord nicht.",
)
SALVO_UNASKED: LmfMistake = Forbidden(
    "dauerfeuer-ohne-variante",
    "Zwei Messer auf einmal",
    GAME,
    table((n("messer", 1), n("messer", 1), n("gift", 3)), TOP),
    Lay(ROSA, n("messer", 1), 2),
    variants.DAUERFEUER,
    "Zwei gleiche Karten darf man immer zusammen legen.",
    "Nur wenn ihr mit Dauerfeuer spielt. Sonst liegt je Zug eine Karte.",
)
WOKEN_TWICE: LmfMistake = Forbidden(
    "zweimal-wecken",
    "Aufwachen! Aufwachen!",
    GAME,
    after(
        table((n("messer", 1), n("gift", 3)), TOP, options=Options(verpennt=True)),
        PointOut(KALLE),
        DrawPenalty(ROSA, 1),
    ),
    PointOut(EDDA),
    variants.ASLEEP_WHEN_TOLD,
    "Jede Ermahnung kostet eine weitere Karte.",
    "Je Zug kostet das Träumen einmal, so laut es auch war.",
)
WOKEN_EARLY: LmfMistake = Forbidden(
    "zu-frueh-geweckt",
    "Fünf Sekunden, und schon eine Karte",
    GAME,
    table((n("messer", 1), n("gift", 3)), TOP, options=Options(verpennt=True)),
    PointOut(KALLE, 5),
    variants.ASLEEP_WHEN_TOLD,
    "Wer „Schläfst du?“ ruft, sobald jemand überlegt, verschafft ihm eine Strafkarte.",
    "Erst wenn die verabredete Zeit um ist; bei uns sind das zwanzig Sekunden.",
)

ABOUT_VARIANTS: tuple[LmfMistake, ...] = (
    PARRY_UNASKED,
    PARRY_WRONG_WEAPON,
    PARRY_FOUR,
    SPECIAL_SALVO,
    SALVO_UNASKED,
    WOKEN_TWICE,
    WOKEN_EARLY,
)
