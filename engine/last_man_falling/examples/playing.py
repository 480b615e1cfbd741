"""Turns, special cards and swapped hands."""

from engine.core.example import Example
from engine.last_man_falling.actions import (
    Accept,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    Pass,
    PointOut,
    Report,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.examples.court import LmfExample
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import attacks, penalties, specials, swapping, turn, variants
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table, two

DRAWN_AND_LAID: LmfExample = Example(
    "gezogen-und-gelegt",
    "Glück beim Ziehen",
    GAME,
    table((n("gift", 1), n("pistole", 4)), n("messer", 8), pile=(n("pistole", 8), TOP)),
    (DrawCard(ROSA), Lay(ROSA, n("pistole", 8))),
    (turn.DRAW_ONE, turn.MAY_LAY_IT),
    "Passt die gezogene Karte, darf sie gleich weg.",
)
SAME_PICTURE: LmfExample = Example(
    "knast-auf-knast",
    "Zwei hinter Gittern",
    GAME,
    table(
        (s("knast", "messer"), n("gift", 1), n("bombe", 4)),
        TOP,
        edda=(s("knast", "gift"), n("gift", 9), n("bombe", 9)),
    ),
    (Lay(ROSA, s("knast", "messer")), Lay(EDDA, s("knast", "gift"))),
    (specials.KNAST_SKIPS, specials.SAME_PICTURE_FITS, specials.KNAST_NO_ANSWER),
    "Kalle sitzt, und Edda legt ihren Knast darauf, obwohl die Waffe eine andere ist. Jetzt sitzt "
    "Rosa.",
)
JAIL_FOR_TWO: LmfExample = Example(
    "knast-zu-zweit",
    "Kalle sitzt, Rosa spielt",
    GAME,
    two(
        (s("knast", "messer"), n("messer", 1), n("gift", 3), n("bombe", 4)),
        (n("gift", 7), n("bombe", 2)),
        TOP,
    ),
    (Lay(ROSA, s("knast", "messer")), Lay(ROSA, n("messer", 1))),
    (specials.KNAST_SKIPS,),
    "Zu zweit setzt immer die andere Person aus, also seid ihr gleich wieder dran.",
)
TURNED: LmfExample = Example(
    "andersherum",
    "Edda hat sich zu früh gefreut",
    GAME,
    table((s("flucht", "messer"), n("gift", 1), n("bombe", 4)), TOP),
    (Lay(ROSA, s("flucht", "messer")), Lay(EDDA, n("messer", 1)), DrawCard(KALLE), Pass(KALLE)),
    (specials.FLUCHT_TURNS, turn.NEXT_IN_TURN),
    "Die Richtung bleibt gedreht, bis wieder jemand flieht.",
)
TURNED_FOR_TWO: LmfExample = Example(
    "flucht-zu-zweit",
    "Im Kreis zu zweit",
    GAME,
    two(
        (s("flucht", "messer"), n("gift", 1), n("bombe", 4)),
        (n("messer", 2), n("gift", 7), n("bombe", 1)),
        TOP,
    ),
    (Lay(ROSA, s("flucht", "messer")), Lay(KALLE, n("messer", 2))),
    (specials.TWO_PLAYER_REVERSE,),
    "Andersherum kommt auch nur Kalle. Wer es anders hält, stellt es um.",
)
SWAP_ON_WISH: LmfExample = Example(
    "verpfeifen-auf-wunsch",
    "Der Wunsch überlebt den Tausch",
    GAME,
    table((VERPFEIFEN, n("gift", 1), n("messer", 2), n("bombe", 4)), WAFFENWAHL, "gift"),
    (LayVerpfeifen(ROSA, EDDA), Lay(EDDA, n("gift", 1))),
    (
        swapping.HANDS_SWAPPED,
        swapping.CHOSEN_PLAYS_NEXT,
        swapping.CARD_UNDERNEATH,
        swapping.DOWN_TO_THE_LAST,
    ),
    "Edda ist sofort dran, Kalle wird übergangen, und Gift ist immer noch gewünscht.",
)
SWAP_ON_SWAP: LmfExample = Example(
    "verpfeifen-auf-verpfeifen",
    "Jeder verpfeift jeden",
    GAME,
    table((VERPFEIFEN, VERPFEIFEN, n("messer", 2)), TOP),
    (
        LayVerpfeifen(ROSA, KALLE),
        LayVerpfeifen(KALLE, EDDA),
        Lay(EDDA, n("messer", 2)),
    ),
    (swapping.VERPFEIFEN_ANY, swapping.DOWN_TO_THE_LAST, swapping.ANY_TARGET),
    "Unter beiden Verpfeifen liegt Messer 5, und die ist zu bedienen.",
)
DRAWN_FORWARD: LmfExample = Example(
    "nur-vorgezogen",
    "Kalle kommt doch noch dran (Hausregel)",
    GAME,
    table(
        (VERPFEIFEN, s("doppelmord", "messer"), n("gift", 1), n("bombe", 4)),
        TOP,
        options=Options(after_swap="back"),
    ),
    (
        LayVerpfeifen(ROSA, EDDA),
        Lay(EDDA, s("doppelmord", "messer")),
        Accept(KALLE),
        DrawPenalty(KALLE, 2),
    ),
    (
        swapping.CHOSEN_PLAYS_NEXT,
        swapping.ORDER_AFTER_SWAP,
        swapping.CARD_UNDERNEATH,
        attacks.DOPPELMORD_DRAWS_TWO,
    ),
    "Edda spielt nur dazwischen. Danach wäre Kalle dran, also trifft ihr Doppelmord ihn.",
)
SPIRAL: LmfExample = Example(
    "spirale",
    "Rosa zieht und zieht",
    GAME,
    table(
        (n("gift", 1), n("bombe", 2)),
        TOP,
        pile=(n("pistole", 8), n("bombe", 3), s("knast", "messer"), n("gift", 9)),
        options=Options(spirale=True),
    ),
    (DrawCard(ROSA), DrawCard(ROSA), DrawCard(ROSA), Lay(ROSA, s("knast", "messer"))),
    (variants.SPIRALE, variants.SPIRALE_STOPS),
    "Der Knast passt, und damit hat das Elend ein Ende.",
)
SPARED: LmfExample = Example(
    "spirale-mit-vierfach",
    "Kein Bedarf an Elend",
    GAME,
    table((VIERFACH, n("gift", 1), n("bombe", 2)), TOP, options=Options(spirale=True)),
    (LayVierfach(ROSA, "gift"),),
    (variants.SPIRALE_VIERFACH,),
    "Wer nichts Passendes hat, aber ein Vierfach-Attentat, muss nicht ziehen.",
)
DRAW_FIRST: LmfExample = Example(
    "erst-ziehen",
    "Das Attentat taucht auf (Hausregel)",
    GAME,
    table(
        (n("gift", 1), n("bombe", 2)),
        TOP,
        pile=(n("pistole", 8), VIERFACH, n("messer", 9)),
        options=Options(spirale=True, spirale_vierfach=False),
    ),
    (DrawCard(ROSA), DrawCard(ROSA), LayVierfach(ROSA, "bombe")),
    (variants.SPIRALE, variants.SPIRALE_STOPS, variants.SPIRALE_VIERFACH),
    "Aus der Hand dürfte Rosa es nicht legen. Frisch gezogen beendet es die Spirale.",
)
WRONG_CARD: LmfExample = Example(
    "vollidiot",
    "Zwei auf einen Streich",
    GAME,
    table((n("gift", 1), n("messer", 2)), TOP, options=Options(wrong_card="punished")),
    (
        Lay(EDDA, n("messer", 1)),
        DrawPenalty(EDDA, 1),
        Lay(ROSA, n("gift", 1)),
        DrawPenalty(ROSA, 1),
    ),
    (turn.OUT_OF_TURN, turn.WRONG_CARD, penalties.VOLLIDIOT_LOSES_TURN),
    "Edda war nicht dran, also geht es bei Rosa weiter. Rosa war dran, also ist ihr Zug weg.",
)
TIPPED: LmfExample = Example(
    "dummschwaetzer",
    "„Leg doch den Knast!“",
    GAME,
    table((n("gift", 1), n("messer", 2), n("bombe", 4)), TOP),
    (Report(EDDA, 2), DrawPenalty(EDDA, 2), Lay(ROSA, n("messer", 2))),
    (penalties.DUMMSCHWAETZER, penalties.TIPS_BY_MAJORITY),
    "Der Tipp war sogar falsch. Zwei Karten kostet er trotzdem.",
)
ASLEEP: LmfExample = Example(
    "verpennt",
    "Rosa träumt",
    GAME,
    table((n("gift", 1), n("messer", 2)), TOP, options=Options(verpennt=True)),
    (PointOut(KALLE), DrawPenalty(ROSA, 1), Lay(ROSA, n("messer", 2))),
    (variants.VERPENNT, variants.ASLEEP_WHEN_TOLD),
    "Eine Karte fürs Aufwachen, und dann spielt Rosa ganz normal.",
)

PLAYING: tuple[LmfExample, ...] = (
    DRAWN_AND_LAID,
    SAME_PICTURE,
    JAIL_FOR_TWO,
    TURNED,
    TURNED_FOR_TWO,
    SWAP_ON_WISH,
    SWAP_ON_SWAP,
    DRAWN_FORWARD,
    SPIRAL,
    SPARED,
    DRAW_FIRST,
    WRONG_CARD,
    TIPPED,
    ASLEEP,
)
