"""How a game is decided, drawn, and declared over; and a real one."""

from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.phases import Tied, Waiting
from engine.sport_mafia.rules import ending, tie, voting
from engine.sport_mafia.scenes import FSM, VORLAGE, counting, lift, listed, table

LAST_BLACK: MafiaExample = example(
    "letzter-schwarzer",
    "Der letzte Schwarze geht, die Partie noch nicht",
    counting(table(VORLAGE, 4, (1, 2, 6, 9, 10)), {8: (3, 4, 5), 3: (7, 8)}),
    (a.CountHands(), a.EndSpeech(8), a.Say("end")),
    (ending.RED_WINS, ending.ENDS_WHEN_ANNOUNCED, ending.DECIDED_STAYS_DECIDED),
    "Gewonnen ist mit der Abstimmung, vorbei ist es nach der Vorlage erst mit der Ansage.",
)
PARITY: MafiaExample = example(
    "drei-zu-drei",
    "Ein Schuss macht Gleichstand",
    table(FSM, 3, (1, 2, 3), night=4, phase=Waiting("morning"), victim=5, settled=True),
    (a.Say("morning"), a.EndSpeech(5)),
    (ending.BLACK_WINS, ending.LAST_WORD_EVEN_THEN, ending.ENDS_AT_ONCE),
    "Drei Rote, drei Schwarze: Schwarz hat gewonnen, und das Opfer darf es noch kommentieren.",
)
DRAW: MafiaExample = example(
    "remis",
    "Drei stille Nächte",
    table(VORLAGE, 4, (1, 2), night=5, phase=Waiting("morning"), still=2, settled=True),
    (a.Say("morning"), a.Say("end")),
    (ending.DRAW_AFTER_THREE_NIGHTS, ending.FIRST_NIGHT_NOT_COUNTED),
    "Zum dritten Mal in Folge ist niemand gegangen, weder nachts noch am Tag: unentschieden.",
)
DRAW_AT_FOUR: MafiaExample = example(
    "remis-zu-viert",
    "Auch zu viert steht es dann unentschieden",
    table(FSM, 5, (1, 2, 6, 7, 9, 10), night=6, phase=Waiting("morning"), still=2, settled=True),
    (a.Say("morning"),),
    (ending.STALEMATE_AT_FOUR,),
    "Manche Ligen geben das der roten Seite. Unsere Texte machen keinen Unterschied.",
)
REAL_TIE: MafiaExample = example(
    "echte-partie",
    "Aus einem echten Protokoll: der erste Tag",
    counting(
        table(FSM),
        {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)},
        Tied((3, 5)),
    ),
    (a.CountHands(), *lift(1, 6, 8, 10), a.Say("night")),
    (tie.SAME_TIED_LIFT, tie.LIFT_NEEDS_MAJORITY),
    "So steht es in einem öffentlichen Protokoll: zweimal fünf zu fünf, und alle bleiben. Die "
    "Nummern sind von uns.",
)
REAL_SINGLE: MafiaExample = example(
    "echte-partie-tag-zwei",
    "Aus demselben Protokoll: der zweite Tag",
    listed(table(FSM, 2, {2: "shot"}), 9),
    (
        a.Say("vote"),
        *(a.RaiseHand(s) for s in (1, 3, 4, 5, 6, 7, 8, 9, 10)),
        a.CountHands(),
        a.EndSpeech(9),
    ),
    (voting.ALONE_LATER, voting.OWN_VOTE_ALLOWED),
    "Der einzige Kandidat bekommt jede Stimme, auch seine eigene.",
)

ENDINGS: tuple[MafiaExample, ...] = (LAST_BLACK, PARITY, DRAW, DRAW_AT_FOUR, REAL_TIE, REAL_SINGLE)
