"""A wrong card, or one out of turn, that lies on the table all the same and is punished."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import Lay, Laying, LayVerpfeifen, LayVierfach, LayWaffenwahl
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL, Card
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.events_more import PenaltyDue, WrongCardLaid
from engine.last_man_falling.laying import INTERRUPTIBLE
from engine.last_man_falling.phases import Turn
from engine.last_man_falling.rules.cards import FOUR_WEAPONS
from engine.last_man_falling.rules.penalties import VOLLIDIOT_LOSES_TURN
from engine.last_man_falling.rules.swapping import ANY_TARGET
from engine.last_man_falling.rules.turn import LAY_FROM_HAND, OUT_OF_TURN, ROUND_ENDS, WRONG_CARD
from engine.last_man_falling.rules.variants import DAUERFEUER
from engine.last_man_falling.rules.vierfach import LAST_CARD_STAYS
from engine.last_man_falling.state import State

IMPOSSIBLE: frozenset[str] = frozenset(
    rule.id
    for rule in (LAY_FROM_HAND, FOUR_WEAPONS, ANY_TARGET, LAST_CARD_STAYS, ROUND_ENDS, DAUERFEUER)
)
"""What is no wrong card but cannot be done at all, so that nobody is punished for it."""
COST = 1


def card_of(action: Laying) -> Card:
    """The card that is laid."""
    match action:
        case Lay(card=card):
            return card
        case LayWaffenwahl():
            return WAFFENWAHL
        case LayVierfach():
            return VIERFACH
        case LayVerpfeifen():
            return VERPFEIFEN


def happens_all_the_same(state: State, action: Laying, found: tuple[Breach, ...]) -> bool:
    """Whether the wrong card can be laid and is punished, instead of refused (LMF-G35)."""
    if state.options.wrong_card != "punished" or not isinstance(state.phase, INTERRUPTIBLE):
        return False
    if isinstance(action, Lay) and action.count != 1:
        return False
    stays = IMPOSSIBLE if state.options.last_wild == "stays" else IMPOSSIBLE - {LAST_CARD_STAYS.id}
    return not any(breach.rule.id in stays for breach in found)


def punished(state: State, action: Laying, found: tuple[Breach, ...]) -> tuple[LmfEvent, ...]:
    """The card is taken back and one is drawn; who was on turn loses it, if so agreed."""
    seat: Seat = action.seat
    mine = isinstance(state.phase, Turn) and seat == state.turn
    lost = mine and state.options.vollidiot_loses_turn
    lead = WRONG_CARD if seat == state.turn else OUT_OF_TURN
    rules: tuple[Rule, ...] = tuple(dict.fromkeys((lead, *(b.rule for b in found))))
    return (
        WrongCardLaid(rules=rules, seat=seat, card=card_of(action), why=found[0].why),
        PenaltyDue(
            rules=(lead, VOLLIDIOT_LOSES_TURN),
            seat=seat,
            count=COST,
            reason="vollidiot" if lead is WRONG_CARD else "out-of-turn",
            then=state.next_after(seat) if lost else None,
        ),
    )
