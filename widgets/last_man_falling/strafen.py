"""The penalties to try: break a rule and see what it costs, or why it costs nothing."""

from dataclasses import replace

from engine.last_man_falling.actions import Action, LayVierfach, PointOut, Report
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import DIRTY, EDDA, ROSA, TOP, n, table
from widgets.last_man_falling import tries
from widgets.last_man_falling.cases import Case
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.situations import Situations, hand_and, situations
from widgets.last_man_falling.table_model import Model
from widgets.last_man_falling.table_setup import Parts
from widgets.widget import Widget

AT_THE_TABLE = Options(wrong_card="punished")
NINE, WRONG = n("messer", 9), n("gift", 7)
HAND = (NINE, WRONG, n("bombe", 1))
PLAIN = table(HAND, TOP)
CASES = (
    Case("Ansage vergessen", table((NINE, n("bombe", 1)), TOP), touched=NINE),
    Case("Dummschwätzer", PLAIN),
    Case("Vollidiot: falsche Karte", replace(PLAIN, options=AT_THE_TABLE), touched=WRONG),
    Case(
        "Vollidiot: außer der Reihe",
        table(HAND, TOP, edda=(n("messer", 1), n("gift", 9)), options=AT_THE_TABLE),
        touched=n("messer", 1),
        seat=EDDA,
    ),
    Case("Attentat ohne Recht", after(table(DIRTY, TOP), LayVierfach(ROSA, "gift"))),
    Case("Verpennt", replace(PLAIN, options=Options(verpennt=True))),
    Case("Leerer Stapel", replace(PLAIN, pile=(n("gift", 2),))),
)
PARTS = Parts(
    rules=(
        *(
            "forgotten_call",
            "tips",
            "wrong_card",
            "vollidiot_loses_turn",
            "convict_card",
            "too_few",
        ),
        *("verpennt", "bandensterben"),
    ),
    turn=True,
)


def besides(state: State) -> tuple[Action, ...]:
    """A tip that one, two, … have heard; waking who is on turn; calls and catching."""
    chatty = state.next_after(state.turn)
    heard = tuple(Report(chatty, votes) for votes in range(1, len(state.players)))
    least = state.options.asleep_after
    waits = tuple(dict.fromkeys((max(1, least // 2), least))) if state.options.verpennt else (None,)
    return (*tries.calling(state), *heard, *(PointOut(chatty, seconds) for seconds in waits))


def init() -> Model:
    """Rosa is about to forget her call."""
    return CASES[0].model()


STRAFEN: Widget[Model, Msg] = situations(
    "lmf/strafen",
    "Was kostet das?",
    init,
    Situations(CASES, "Was ist passiert?", PARTS, hand_and(besides)),
)
