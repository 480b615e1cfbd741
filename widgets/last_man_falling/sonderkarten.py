"""The six special cards to try: lay one, see whom it hits, answer it."""

from dataclasses import replace

from engine.last_man_falling.actions import Accuse, Action
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL, Card
from engine.last_man_falling.phases import Attack
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import TOP, n, s, table, two
from widgets.last_man_falling import tries
from widgets.last_man_falling.cases import Case
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.situations import Situations, hand_and, situations
from widgets.last_man_falling.table_model import Model
from widgets.last_man_falling.table_setup import Parts
from widgets.widget import Widget

REST: tuple[Card, ...] = (n("bombe", 8), n("gift", 3))
KALLE: tuple[Card, ...] = (
    *(s("doppelmord", "gift"), s("flucht", "messer"), s("knast", "messer")),
    *(n("gift", 7), n("messer", 2)),
)


def _case(title: str, card: Card) -> Case:
    return Case(title, table((card, *REST), TOP, kalle=KALLE), touched=card)


def _two(title: str, card: Card) -> Case:
    return Case(title, two((card, *REST), KALLE, TOP), touched=card)


FLUCHT, KNAST = s("flucht", "messer"), s("knast", "messer")
CASES = (
    _case("Waffenwahl", WAFFENWAHL),
    _case("Doppelmord", s("doppelmord", "messer")),
    _case("Vierfach-Attentat", VIERFACH),
    _case("Fluchtrichtung", FLUCHT),
    _case("Knast", KNAST),
    replace(_case("Verpfeifen", VERPFEIFEN), victim=2),
    _two("Fluchtrichtung zu zweit", FLUCHT),
    _two("Knast zu zweit", KNAST),
)
PARTS = Parts(
    rules=(
        *("wish_lasts", "wish_covered", "doppelmord", "knast_answer", "two_player_reverse"),
        *("parieren", "selbstanzeige"),
    ),
)


def besides(state: State) -> tuple[Action, ...]:
    """Calls and catching where they are due, and a bystander who would like to accuse."""
    more = (Accuse(state.next_after(state.turn)),) if isinstance(state.phase, Attack) else ()
    return (*more, *tries.calling(state))


def init() -> Model:
    """Rosa holds a Waffenwahl."""
    return CASES[0].model()


SONDERKARTEN: Widget[Model, Msg] = situations(
    "lmf/sonderkarten",
    "Was bewirkt die Karte?",
    init,
    Situations(CASES, "Rosa hält", PARTS, hand_and(besides)),
)
