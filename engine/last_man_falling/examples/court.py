"""What happens around a Vierfach-Attentat, step by step."""

from engine.core.example import Example
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import cards, staatsanwalt, turn, vierfach
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import CLEAN, DIRTY, EDDA, KALLE, ROSA, TOP, n, s, table
from engine.last_man_falling.view import View

type LmfExample = Example[State, Action, LmfEvent, View]

CONVICTED: LmfExample = Example(
    "ueberfuehrt",
    "Rosa übersieht ihre Fünf",
    GAME,
    table(DIRTY, TOP),
    (
        LayVierfach(ROSA, "gift"),
        Accuse(KALLE),
        ShowHand(ROSA),
        DrawPenalty(ROSA, 4),
        Lay(KALLE, n("gift", 7)),
    ),
    (
        vierfach.ONLY_WITHOUT_FITTING,
        cards.FITS_BY_NUMBER,
        staatsanwalt.CONVICT_DRAWS_FOUR,
        staatsanwalt.CARD_AND_WISH_STAND,
        staatsanwalt.VICTIM_PLAYS_ON,
    ),
    "Eine passende Zahl genügt: Wer ertappt wird, zieht selbst die vier. Die Karte bleibt liegen, "
    "und der Wunsch gilt.",
)

WRONGLY_ACCUSED: LmfExample = Example(
    "falsche-anklage",
    "Kalle glaubt ihr nicht",
    GAME,
    table(CLEAN, TOP),
    (LayVierfach(ROSA, "bombe"), Accuse(KALLE), ShowHand(ROSA), DrawPenalty(KALLE, 6)),
    (
        staatsanwalt.WRONG_ACCUSER_DRAWS_SIX,
        staatsanwalt.WRONG_ACCUSER_SKIPPED,
        staatsanwalt.MUST_PROVE,
    ),
    "Sechs Karten insgesamt, und der Zug ist weg. Rosas Hand kennt jetzt immerhin jeder.",
)

ACCEPTED: LmfExample = Example(
    "angenommen",
    "Kalle schluckt es",
    GAME,
    table(DIRTY, TOP),
    (LayVierfach(ROSA, "messer"), Accept(KALLE), DrawPenalty(KALLE, 4), Lay(EDDA, n("messer", 1))),
    (
        vierfach.NEXT_DRAWS_FOUR,
        vierfach.NONE_OF_THE_DRAWN,
        vierfach.VICTIM_LOSES_TURN,
        turn.ONLY_STAATSANWALT_CATCHES,
    ),
    "Ohne Anklage bleibt auch ein unerlaubtes Attentat gültig. Rosas Fünf hat nie jemand gesehen.",
)

AGAINST_A_WISH: LmfExample = Example(
    "gegen-einen-wunsch",
    "Knast erfüllt den Wunsch auch",
    GAME,
    table((VIERFACH, s("knast", "gift"), n("bombe", 5)), WAFFENWAHL, "gift"),
    (LayVierfach(ROSA, "bombe"), Accuse(KALLE), ShowHand(ROSA), DrawPenalty(ROSA, 4)),
    (
        vierfach.VIERFACH_ON_A_WISH,
        cards.WISH_BINDS,
        cards.WISH_TAKES_ANY_SYMBOL,
    ),
    "Unter einem Wunsch zählt nur die gewünschte Waffe, dort aber auch auf einer Sonderkarte.",
)

ONLY_WILD: LmfExample = Example(
    "nur-wunschkarten",
    "Eine Hand voller Ausreden",
    GAME,
    table(
        (VIERFACH, VIERFACH, WAFFENWAHL, VERPFEIFEN),
        TOP,
        pile=(n("bombe", 3), n("pistole", 8), n("gift", 2), n("messer", 9)),
    ),
    (
        LayVierfach(ROSA, "pistole"),
        Accuse(KALLE),
        ShowHand(ROSA),
        DrawPenalty(KALLE, 5),
        Shuffled((TOP,)),
    ),
    (vierfach.WHAT_COUNTS_AS_FITTING, turn.RESHUFFLE, turn.DRAW_WHAT_IS_THERE),
    "Waffenwahl, Verpfeifen und ein zweites Vierfach-Attentat zählen nicht als passend. Kalle hat "
    "Glück im Unglück: Auch gemischt gibt es nur fünf Karten.",
)

SAME_WEAPON_SPECIAL: LmfExample = Example(
    "doppelmord-auf-der-hand",
    "Der vergessene Doppelmord",
    GAME,
    table((VIERFACH, s("doppelmord", "messer"), n("messer", 8), n("gift", 1)), TOP),
    (LayVierfach(ROSA, "pistole"), Accuse(KALLE), ShowHand(ROSA), DrawPenalty(ROSA, 4)),
    (cards.SPECIALS_FIT_BY_WEAPON, cards.FITS_BY_WEAPON, staatsanwalt.SHOWN_TO_ALL),
    "Auch eine Sonderkarte mit der richtigen Waffe macht das Attentat unzulässig.",
)

CHANGED_WISH: LmfExample = Example(
    "waffenwahl-danach",
    "Kalle bestellt um",
    GAME,
    table(
        (n("pistole", 3), n("gift", 3)),
        VIERFACH,
        "gift",
        kalle=(n("pistole", 4), WAFFENWAHL),
        turn=KALLE,
    ),
    (
        LayWaffenwahl(KALLE, "messer"),
        Lay(EDDA, n("messer", 1)),
    ),
    (vierfach.WAFFENWAHL_ON_VIERFACH, cards.WAFFENWAHL_ANY_TIME),
    "Ist das Attentat abgegolten, lässt sich der Wunsch mit einer Waffenwahl ändern.",
)

LAST_CARD_AFTER_VERDICT: LmfExample = Example(
    "anklage-und-schluss",
    "Ausgerechnet Kalles letzte Karte",
    GAME,
    table(DIRTY, TOP, kalle=(n("gift", 7),)),
    (
        LayVierfach(ROSA, "gift"),
        Accuse(KALLE),
        ShowHand(ROSA),
        DrawPenalty(ROSA, 4),
        Lay(KALLE, n("gift", 7)),
    ),
    (staatsanwalt.VICTIM_PLAYS_ON, turn.ROUND_ENDS),
    "Wer zu Recht anklagt, ist normal am Zug und darf die Runde auch beenden.",
)

THIRD_PARTY: LmfExample = Example(
    "dritte-klagt-an",
    "Edda mischt sich ein (Hausregel)",
    GAME,
    table(CLEAN, TOP, options=Options(accuser="anyone")),
    (
        LayVierfach(ROSA, "bombe"),
        Accuse(EDDA),
        ShowHand(ROSA),
        DrawPenalty(EDDA, 2),
        DrawPenalty(KALLE, 4),
    ),
    (staatsanwalt.THIRD_PARTY_DRAWS_TWO, staatsanwalt.WHO_MAY_ACCUSE),
    "Dürfen bei euch alle anklagen, kostet Eddas Irrtum zwei Karten. Kalle rettet er nicht.",
)

TOO_LATE_BUT: LmfExample = Example(
    "spaete-anklage",
    "Erst gezogen, dann gestutzt (Hausregel)",
    GAME,
    table(DIRTY, TOP, options=Options(accuse_until="acted")),
    (
        LayVierfach(ROSA, "gift"),
        Accept(KALLE),
        DrawPenalty(KALLE, 4),
        Accuse(KALLE),
        ShowHand(ROSA),
        Lay(KALLE, n("gift", 7)),
    ),
    (staatsanwalt.WHEN_TO_ACCUSE, staatsanwalt.CONVICT_DRAWS_FOUR, staatsanwalt.VICTIM_PLAYS_ON),
    "Edda hat noch nichts getan, also darf Kalle noch zweifeln. Was er gezogen hat, bekommt Rosa.",
)

COURT: tuple[LmfExample, ...] = (
    CONVICTED,
    WRONGLY_ACCUSED,
    ACCEPTED,
    AGAINST_A_WISH,
    ONLY_WILD,
    SAME_WEAPON_SPECIAL,
    CHANGED_WISH,
    LAST_CARD_AFTER_VERDICT,
    THIRD_PARTY,
    TOO_LATE_BUT,
)
