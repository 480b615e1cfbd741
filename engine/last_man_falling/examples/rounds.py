"""How a round begins, how it ends, and what a match comes to."""

from dataclasses import replace

from engine.core.example import Example
from engine.last_man_falling.actions import (
    DrawCard,
    DrawPenalty,
    Lay,
    NameWeapon,
    NextRound,
    Pass,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL, without
from engine.last_man_falling.dealing import start
from engine.last_man_falling.deck import DECK
from engine.last_man_falling.examples.court import LmfExample
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import attacks, ending, setup, specials, turn
from engine.last_man_falling.state import Match
from engine.last_man_falling.tables import EDDA, KALLE, NAMES, ROSA, TOP, n, order, s, table

THREE = NAMES[:3]

FIRST_ROUND: LmfExample = Example(
    "erste-runde",
    "Rosa hat das kürzeste Strafregister",
    GAME,
    start(THREE),
    (Shuffled(order(TOP)),),
    (setup.SHUFFLE_ALL, setup.SEVEN_EACH, setup.TURN_UP_FIRST, setup.SHORTEST_RECORD),
    "Mischen, sieben für jede Person, eine aufdecken, anfangen.",
)
WISH_FIRST: LmfExample = Example(
    "waffenwahl-zuerst",
    "Eine Waffenwahl liegt schon da",
    GAME,
    start(THREE),
    (Shuffled(order(WAFFENWAHL)), NameWeapon(ROSA, "bombe")),
    (setup.FIRST_CARD_WORKS, setup.DEAL_THEN_TURN_UP),
    "Niemand hat sie gelegt, also nennt die Waffe, wer beginnt.",
)
BACK_AND_AGAIN: LmfExample = Example(
    "verpfeifen-zuerst",
    "Zurück damit",
    GAME,
    start(THREE),
    (
        Shuffled(order(VERPFEIFEN)),
        Shuffled(
            order(
                s("flucht", "gift"),
                (VERPFEIFEN, *order(VERPFEIFEN)[22:]),
                0,
            )
        ),
    ),
    (setup.FIRST_CARD_BACK, setup.FIRST_FLUCHT),
    "Unter dem ersten Verpfeifen läge nichts, was man bedienen könnte. Also noch einmal.",
)
EMPTY_PILE: LmfExample = Example(
    "ablage-gemischt",
    "Der Stapel ist leer",
    GAME,
    replace(
        table((n("gift", 1), n("bombe", 2)), TOP, pile=()),
        discard=(n("pistole", 8), n("messer", 9), TOP, VERPFEIFEN),
    ),
    (DrawCard(ROSA), Shuffled((n("messer", 9), n("pistole", 8))), Lay(ROSA, n("messer", 9))),
    (turn.RESHUFFLE, turn.MAY_LAY_IT),
    "Liegen bleibt, was zu bedienen ist, samt dem Verpfeifen darauf. Der Rest wird gemischt.",
)
BLOCKED: LmfExample = Example(
    "niemand-kann-mehr",
    "Stillstand",
    GAME,
    table(
        (n("gift", 1),), TOP, kalle=(n("bombe", 2),), edda=(VIERFACH,), pile=(), options=Options()
    ),
    (Pass(ROSA), Pass(KALLE), Pass(EDDA)),
    (turn.BLOCKED, turn.DRAW_WHAT_IS_THERE, ending.SPECIALS_COUNT),
    "Selten, aber möglich: Wenn reihum alle passen, wird gezählt.",
)
LAST_IS_DOPPELMORD: LmfExample = Example(
    "schluss-mit-doppelmord",
    "Ein letzter Gruß",
    GAME,
    table((s("doppelmord", "messer"),), TOP),
    (Lay(ROSA, s("doppelmord", "messer")),),
    (ending.LAST_SPECIAL_ENDS, ending.POINTS_FOR_HELD, ending.WINNER_SCORES_NOTHING),
    "Die Runde ist mit der letzten Karte vorbei. Kalle zieht die zwei nicht mehr, aber er zählt.",
)
LAST_DRAWN_FOR: LmfExample = Example(
    "schluss-mit-ziehen",
    "Der Gruß kommt an (Hausregel)",
    GAME,
    table((s("doppelmord", "messer"),), TOP, options=Options(last_doppelmord_draws=True)),
    (Lay(ROSA, s("doppelmord", "messer")), DrawPenalty(KALLE, 2)),
    (ending.LAST_SPECIAL_ENDS, attacks.DOPPELMORD_DRAWS_TWO),
    "Nach dieser Hausregel zieht Kalle noch zwei Karten, und dann wird gezählt.",
)
NEW_ROUND: LmfExample = Example(
    "naechste-runde",
    "Kalle fängt an",
    GAME,
    after(
        replace(
            table((TOP,), TOP, kalle=(n("gift", 7),), edda=(VERPFEIFEN,), pile=()),
            pile=without(DECK.cards(), TOP, TOP, n("gift", 7), VERPFEIFEN),
            match=Match(1, ROSA, (0, 0, 0)),
        ),
        Lay(ROSA, TOP),
    ),
    (NextRound(KALLE), Shuffled(order(TOP))),
    (setup.STARTER_ROTATES,),
    "Alle Karten kommen zurück, und die nächste Person beginnt.",
)
MATCH: LmfExample = Example(
    "spiel-gewonnen",
    "Abgerechnet wird zum Schluss",
    GAME,
    replace(
        table((n("messer", 1),), TOP, kalle=(n("gift", 7), n("bombe", 2)), edda=(WAFFENWAHL,)),
        match=Match(5, EDDA, (31, 12, 44)),
    ),
    (Lay(ROSA, n("messer", 1)),),
    (ending.LOWEST_WINS, ending.ROUNDS_OR_POINTS, ending.HOW_LONG, ending.NUMBERS_COUNT),
    "Rosa gewinnt die Runde, Kalle das Spiel: Es zählt die niedrigste Summe aus allen Runden.",
)
TO_THE_TARGET: LmfExample = Example(
    "punktgrenze",
    "Edda macht das Spiel zu",
    GAME,
    replace(
        table(
            (n("messer", 1),),
            TOP,
            kalle=(n("gift", 7),),
            edda=(VIERFACH, VERPFEIFEN),
            options=Options(match_by="points"),
        ),
        match=Match(4, ROSA, (90, 83, 150)),
    ),
    (Lay(ROSA, n("messer", 1)),),
    (ending.UP_TO_TARGET, ending.TIED),
    "Edda ist bei 200, also ist Schluss. Rosa und Kalle liegen gleichauf und teilen sich den Sieg.",
)
WISH_OPEN: LmfExample = Example(
    "wunsch-bleibt",
    "Gift, bitte. Immer noch.",
    GAME,
    table((n("messer", 1), n("bombe", 2)), WAFFENWAHL, "gift"),
    (DrawCard(ROSA), Pass(ROSA), Lay(KALLE, n("gift", 7))),
    (specials.WISH_STAYS, turn.DRAW_ONE, turn.ELSE_PASS),
    "Rosa kann kein Gift legen und zieht keines. Der Wunsch wartet, bis ihn jemand bedient.",
)

ROUNDS: tuple[LmfExample, ...] = (
    FIRST_ROUND,
    WISH_FIRST,
    BACK_AND_AGAIN,
    EMPTY_PILE,
    BLOCKED,
    LAST_IS_DOPPELMORD,
    LAST_DRAWN_FOR,
    NEW_ROUND,
    MATCH,
    TO_THE_TARGET,
    WISH_OPEN,
)
