"""Doppelmorde: passed around, added up, parried, sat out."""

from engine.core.example import Example
from engine.last_man_falling.actions import Accept, DrawPenalty, Lay
from engine.last_man_falling.examples.court import LmfExample
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import attacks, turn, variants
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table

DM, FLUCHT, KNAST = s("doppelmord", "messer"), s("flucht", "messer"), s("knast", "messer")

PASSED_AROUND: LmfExample = Example(
    "doppelmord-im-kreis",
    "Einmal um den Tisch",
    GAME,
    table(
        (DM, n("gift", 1), n("bombe", 1)),
        TOP,
        kalle=(s("doppelmord", "gift"), n("gift", 7), n("bombe", 7)),
        edda=(s("doppelmord", "bombe"), n("gift", 9), n("bombe", 9)),
    ),
    (
        Lay(ROSA, DM),
        Lay(KALLE, s("doppelmord", "gift")),
        Lay(EDDA, s("doppelmord", "bombe")),
        Accept(ROSA),
        DrawPenalty(ROSA, 2),
    ),
    (
        attacks.DOPPELMORD_PASSED_ON,
        attacks.ANY_DOPPELMORD,
        attacks.NOT_ADDED_UP,
        attacks.DOPPELMORD_DRAWS_TWO,
        attacks.DOPPELMORD_PASSES,
        turn.FOLLOW_OR_PASS_ON,
    ),
    "Drei Doppelmorde, und am Ende trifft es Rosa selbst: mit zwei Karten, nicht mit sechs.",
)
ADDED_UP: LmfExample = Example(
    "doppelmord-addiert",
    "Einmal um den Tisch, mit Zinsen (Hausregel)",
    GAME,
    table(
        (DM, n("gift", 1), n("bombe", 1)),
        TOP,
        kalle=(s("doppelmord", "gift"), n("gift", 7), n("bombe", 7)),
        options=Options(doppelmord="accumulate"),
    ),
    (Lay(ROSA, DM), Lay(KALLE, s("doppelmord", "gift")), Accept(EDDA), DrawPenalty(EDDA, 4)),
    (attacks.NOT_ADDED_UP, attacks.DOPPELMORD_PASSED_ON),
    "Wer zusammenzählt, lässt Edda vier Karten ziehen.",
)
PARRIED: LmfExample = Example(
    "pariert",
    "Hin, her und wieder hin",
    GAME,
    table(
        (DM, FLUCHT, n("gift", 1), n("bombe", 1)),
        TOP,
        kalle=(FLUCHT, n("gift", 7), n("bombe", 7)),
        options=Options(parieren=True),
    ),
    (
        Lay(ROSA, DM),
        Lay(KALLE, FLUCHT),
        Lay(ROSA, FLUCHT),
        Accept(KALLE),
        DrawPenalty(KALLE, 2),
    ),
    (variants.PARIEREN, variants.PARRY_AGAIN, variants.PARRY_TURNS),
    "Zwei Fluchtrichtungen heben sich auf: Kalle zieht, und es geht herum wie am Anfang.",
)
SAT_OUT: LmfExample = Example(
    "selbstanzeige",
    "Lieber in den Knast",
    GAME,
    table(
        (DM, n("gift", 1), n("bombe", 1)),
        TOP,
        kalle=(KNAST, n("gift", 7), n("bombe", 7)),
        options=Options(selbstanzeige=True),
    ),
    (Lay(ROSA, DM), Lay(KALLE, KNAST), Accept(EDDA), DrawPenalty(EDDA, 2)),
    (variants.SELBSTANZEIGE, variants.NEXT_IS_VICTIM, variants.JAILED_THIS_TURN),
    "Kalle sitzt diesen Zug ab, und Edda zieht. Danach ist niemand zusätzlich weggesperrt.",
)
BOTH: LmfExample = Example(
    "knast-und-flucht",
    "Kalle freut sich zu früh",
    GAME,
    table(
        (DM, n("gift", 1), n("bombe", 1)),
        TOP,
        kalle=(KNAST, n("gift", 7), n("bombe", 7)),
        edda=(FLUCHT, n("gift", 9), n("bombe", 9)),
        options=Options(parieren=True, selbstanzeige=True),
    ),
    (Lay(ROSA, DM), Lay(KALLE, KNAST), Lay(EDDA, FLUCHT), Accept(KALLE), DrawPenalty(KALLE, 2)),
    (variants.ANSWERS_TOGETHER, variants.PARIEREN, variants.SELBSTANZEIGE),
    "Pariert wird gegen die Person, die zuletzt gelegt hat, und das war Kalle.",
)

ATTACKS: tuple[LmfExample, ...] = (PASSED_AROUND, ADDED_UP, PARRIED, SAT_OUT, BOTH)
