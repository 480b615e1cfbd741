"""Drawing in the own turn, passing, and what happens when the pile is empty."""

from engine.core.german import listed
from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import DrawCard, Pass
from engine.last_man_falling.effects import turn_to
from engine.last_man_falling.ending import round_blocked
from engine.last_man_falling.events import LmfEvent, Received, WishLapsed
from engine.last_man_falling.events_more import DrewCard, Passed, PileRanOut
from engine.last_man_falling.laying import served_now
from engine.last_man_falling.phases import Attack, Jail, Shuffling, Threat, Turn
from engine.last_man_falling.playable import must_be_laid, spiral_goes_on
from engine.last_man_falling.rules.attacks import DOPPELMORD_DRAWS_TWO
from engine.last_man_falling.rules.setup import SHUFFLE_ALL
from engine.last_man_falling.rules.specials import KNAST_SKIPS, WISH_STAYS
from engine.last_man_falling.rules.turn import (
    DRAW_ONE,
    DRAW_WHAT_IS_THERE,
    ELSE_PASS,
    MAY_LAY_IT,
    MUST_LAY,
    OUT_OF_TURN,
    RESHUFFLE,
)
from engine.last_man_falling.rules.variants import SPIRALE, SPIRALE_STOPS
from engine.last_man_falling.rules.vierfach import NEXT_DRAWS_FOUR, VICTIM_LOSES_TURN
from engine.last_man_falling.state import State
from engine.last_man_falling.words import card_name


def something_to_draw(state: State) -> bool:
    """Whether a card can be drawn, after a shuffle if need be."""
    return bool(state.pile) or bool(state.under)


def _not_on_turn(state: State, seat: Seat) -> tuple[Breach, ...]:
    name = state.name(seat)
    match state.phase:
        case Turn():
            if seat == state.turn:
                return ()
            why = f"{name} ist nicht am Zug, sondern {state.name(state.turn)}."
            return (Breach(OUT_OF_TURN, why),)
        case Threat(victim=victim):
            why = (
                f"Erst antwortet {state.name(victim)} dem Doppelmord: weiterreichen oder annehmen."
            )
            return (Breach(DOPPELMORD_DRAWS_TWO, why),)
        case Attack(victim=victim):
            why = f"Erst antwortet {state.name(victim)} dem Attentat: annehmen oder anklagen."
            return (Breach(NEXT_DRAWS_FOUR, why),)
        case Jail(victim=victim):
            why = f"Erst antwortet {state.name(victim)} dem Knast."
            return (Breach(KNAST_SKIPS, why),)
        case Shuffling():
            return (Breach(SHUFFLE_ALL, "Erst wird gemischt."),)
    return (Breach(OUT_OF_TURN, f"{name} ist gerade nicht am Zug."),)


def draw_one_breaches(state: State, action: DrawCard) -> tuple[Breach, ...]:
    """Every reason against drawing a card (LMF-019, LMF-G07, G09)."""
    seat, name = action.seat, state.name(action.seat)
    if found := _not_on_turn(state, seat):
        return found
    reasons: list[Breach] = []
    phase = state.phase
    if isinstance(phase, Turn) and phase.drawn and not spiral_goes_on(state, seat):
        why = f"{name} hat schon gezogen: die gezogene Karte legen oder passen."
        reasons.append(Breach(DRAW_ONE, why))
    if served_now(state, seat):
        why = f"{name} hat für das Attentat gezogen: eine alte Karte legen oder passen."
        reasons.append(Breach(VICTIM_LOSES_TURN, why))
    if isinstance(phase, Turn) and not phase.drawn:
        reasons += _could_lay(state, seat)
    if not something_to_draw(state):
        why = "Zum Ziehen liegt nichts mehr bereit, auch nichts, was sich mischen ließe."
        reasons.append(Breach(DRAW_WHAT_IS_THERE, why))
    return tuple(reasons)


def _could_lay(state: State, seat: Seat) -> tuple[Breach, ...]:
    if state.options.voluntary_draw or not (fitting := must_be_laid(state, seat)):
        return ()
    which = listed([card_name(c) for c in fitting])
    return (Breach(MUST_LAY, f"{state.name(seat)} kann legen und zieht deshalb nicht: {which}."),)


def draw_one(state: State, action: DrawCard) -> tuple[LmfEvent, ...]:
    """The top card is drawn; an empty pile is shuffled first."""
    if not state.pile:
        return (PileRanOut(rules=(RESHUFFLE,), drawer=action.seat, count=1),)
    return drawn(state, action.seat)


def drawn(state: State, seat: Seat) -> tuple[LmfEvent, ...]:
    """``seat`` has drawn the top card of the pile."""
    rules: list[Rule] = [DRAW_ONE]
    if state.options.spirale:
        rules.append(SPIRALE)
        if isinstance(state.phase, Turn) and state.phase.drawn:
            rules.append(SPIRALE_STOPS)
    if state.wish:
        rules.append(WISH_STAYS)
    mine = frozenset((seat,))
    return (
        DrewCard(rules=tuple(rules), seat=seat),
        Received(rules=(DRAW_ONE,), seen_by=mine, seat=seat, cards=state.pile[:1]),
    )


def pass_breaches(state: State, action: Pass) -> tuple[Breach, ...]:
    """Every reason against passing (LMF-021)."""
    seat, name, phase = action.seat, state.name(action.seat), state.phase
    if found := _not_on_turn(state, seat):
        return found
    if not isinstance(phase, Turn) or served_now(state, seat):
        return ()
    if phase.drawn:
        if spiral_goes_on(state, seat) and something_to_draw(state):
            return (Breach(SPIRALE, f"{name} zieht weiter, bis eine Karte passt."),)
        return ()
    if found := _could_lay(state, seat):
        return found
    if something_to_draw(state):
        return (Breach(ELSE_PASS, f"{name} muss erst eine Karte ziehen, ehe gepasst wird."),)
    return ()


def passing(state: State, action: Pass) -> tuple[LmfEvent, ...]:
    """The next person is on; when all have passed with nothing to draw, the round is over."""
    seat, phase = action.seat, state.phase
    drew = isinstance(phase, Turn) and bool(phase.drawn)
    fruitless = not drew and not served_now(state, seat)
    rules: list[Rule] = [ELSE_PASS]
    if drew:
        rules.append(MAY_LAY_IT)
    if fruitless:
        rules.append(DRAW_WHAT_IS_THERE)
    passed = Passed(rules=tuple(rules), seat=seat, fruitless=fruitless)
    if fruitless and state.passes + 1 >= len(state.players):
        return (passed, *round_blocked(state))
    on = turn_to(state, state.next_after(seat))
    if state.wish and state.options.wish_lasts == "next" and not served_now(state, seat):
        return (passed, WishLapsed(rules=(WISH_STAYS,), wish=state.wish), *on)
    return (passed, *on)
