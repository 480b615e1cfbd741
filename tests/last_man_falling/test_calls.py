"""Verpfeifen, calls, and the penalties that people report."""

from dataclasses import replace

import pytest

from engine.last_man_falling.actions import (
    Call,
    Catch,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    PointOut,
    Report,
)
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Owed, Penalties
from engine.last_man_falling.rules import calls, cards, penalties, swapping, turn, variants
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table
from tests.last_man_falling.helping import broken, cited

LAID = Lay(ROSA, n("messer", 1))
TWO_LEFT = table((n("messer", 1), n("gift", 3)), TOP)
FORGOTTEN = after(TWO_LEFT, LAID)


def test_hands_swapped_and_chosen_plays_next() -> None:
    state = table((VERPFEIFEN, n("gift", 1), n("gift", 2)), TOP)
    action = LayVerpfeifen(ROSA, EDDA)
    wanted = {
        swapping.VERPFEIFEN_ANY,
        swapping.HANDS_SWAPPED,
        swapping.ANY_TARGET,
        swapping.CHOSEN_PLAYS_NEXT,
        swapping.CARD_UNDERNEATH,
    }
    assert wanted <= cited(state, action)
    done = after(state, action)
    assert done.hand(EDDA) == (n("gift", 1), n("gift", 2))
    assert done.hand(ROSA) == state.hand(EDDA)
    assert (done.turn, done.direction, done.ground.card) == (EDDA, 1, TOP)


def test_any_target_but_oneself() -> None:
    state = table((VERPFEIFEN, n("gift", 1)), TOP, kalle=(n("gift", 7),))
    assert broken(state, LayVerpfeifen(ROSA, ROSA)) == [swapping.ANY_TARGET]
    assert broken(state, LayVerpfeifen(ROSA, 5)) == [swapping.ANY_TARGET]
    assert broken(state, LayVerpfeifen(ROSA, KALLE)) == []


def test_down_to_the_last_card_under_several_and_the_wish_stays() -> None:
    state = table((VERPFEIFEN, VERPFEIFEN, n("gift", 2)), WAFFENWAHL, "gift")
    assert swapping.DOWN_TO_THE_LAST in cited(state, LayVerpfeifen(ROSA, KALLE))
    done = after(state, LayVerpfeifen(ROSA, KALLE), LayVerpfeifen(KALLE, EDDA))
    assert (done.wish, done.turn) == ("gift", EDDA)
    assert swapping.CARD_UNDERNEATH in cited(done, Lay(EDDA, n("gift", 2)))


def test_a_served_doppelmord_under_verpfeifen_is_not_served_again() -> None:
    state = table((VERPFEIFEN, n("gift", 1), n("gift", 2)), s("doppelmord", "gift"))
    done = after(state, LayVerpfeifen(ROSA, KALLE))
    assert broken(done, Lay(KALLE, n("gift", 1))) == []


def test_last_verpfeifen_ends_the_round_without_swapping() -> None:
    state = table((VERPFEIFEN,), TOP)
    action = LayVerpfeifen(ROSA, EDDA)
    assert swapping.LAST_VERPFEIFEN in cited(state, action)
    done = after(state, action)
    assert isinstance(done.phase, Over)
    assert done.hand(EDDA) == state.hand(EDDA)
    house = replace(state, options=Options(verpfeifen_last="forbidden"))
    assert broken(house, action) == [swapping.LAST_VERPFEIFEN]


def test_call_last_before_or_after_laying() -> None:
    assert FORGOTTEN.calls == (Owed(ROSA, "last"),)
    assert calls.CALL_LAST in cited(FORGOTTEN, Call(ROSA))
    assert after(FORGOTTEN, Call(ROSA)).calls == ()
    assert after(TWO_LEFT, Call(ROSA), LAID).calls == ()
    many = table((n("messer", 1), n("gift", 3), n("gift", 4)), TOP)
    assert broken(many, Call(ROSA)) == [calls.CALL_LAST]


def test_forgotten_call_costs_two_and_play_goes_on() -> None:
    assert penalties.FORGOTTEN_CALL in cited(FORGOTTEN, Catch(EDDA, ROSA))
    done = after(FORGOTTEN, Catch(EDDA, ROSA), DrawPenalty(ROSA, 2))
    assert (len(done.hand(ROSA)), done.turn, done.calls) == (3, KALLE, ())


def test_call_window_closes_when_the_next_person_acts() -> None:
    state = replace(TWO_LEFT).with_hand(KALLE, (n("bombe", 1), n("gift", 7), n("gift", 8)))
    done = after(state, LAID, Lay(KALLE, n("bombe", 1)))
    assert done.calls == ()
    assert broken(done, Catch(EDDA, ROSA)) == [calls.CALL_WINDOW]
    assert broken(done, Call(ROSA)) == [calls.CALL_WINDOW]


def test_house_rule_the_forgotten_call_always_costs() -> None:
    state = replace(TWO_LEFT, options=Options(forgotten_call="always"))
    state = state.with_hand(KALLE, (n("bombe", 1), n("gift", 7), n("gift", 8)))
    done = after(state, LAID, Lay(KALLE, n("bombe", 1)))
    assert isinstance(done.phase, Penalties)
    assert after(done, DrawPenalty(ROSA, 2)).turn == EDDA


def test_nobody_catches_oneself_or_who_has_called() -> None:
    assert broken(FORGOTTEN, Catch(ROSA, ROSA)) == [calls.CALL_WINDOW]
    assert broken(FORGOTTEN, Catch(ROSA, KALLE)) == [calls.CALL_LAST]


def test_call_again_every_time() -> None:
    assert calls.CALL_AGAIN in cited(TWO_LEFT, LAID)


@pytest.mark.parametrize(("reading", "due"), [("last", True), ("none", False)])
def test_call_after_swap(reading: str, due: bool) -> None:
    options = Options(swap_call=reading)  # type: ignore[arg-type]
    state = table((VERPFEIFEN, n("gift", 3)), TOP, options=options)
    action = LayVerpfeifen(ROSA, EDDA)
    assert (calls.CALL_AFTER_SWAP in cited(state, action)) == due
    assert after(state, action).calls == ((Owed(EDDA, "last"),) if due else ())


def test_bandensterben_calls_at_three_and_two() -> None:
    bands = Options(bandensterben=True)
    hand = (n("messer", 1), n("gift", 3), n("gift", 4), n("gift", 5))
    state = after(table(hand, TOP, options=bands), LAID)
    assert state.calls == (Owed(ROSA, "three"),)
    assert variants.BANDENSTERBEN in cited(state, Call(ROSA, "three"))
    assert variants.EVERY_CALL_COSTS in cited(state, Catch(KALLE, ROSA))
    assert broken(FORGOTTEN, Call(ROSA, "two")) == [variants.BANDENSTERBEN]


def test_swap_owes_last_only() -> None:
    bands = Options(bandensterben=True)
    state = table((VERPFEIFEN, n("gift", 3)), TOP, options=bands)
    assert variants.SWAP_OWES_LAST_ONLY in cited(state, LayVerpfeifen(ROSA, EDDA))
    assert after(state, LayVerpfeifen(ROSA, EDDA)).calls == (Owed(EDDA, "last"),)
    house = replace(state, options=replace(bands, swap_call="levels"))
    assert len(after(house, LayVerpfeifen(ROSA, EDDA)).calls) == 2


def test_dauerfeuer_lays_equal_numbers_and_calls_what_is_reached() -> None:
    hand = (n("messer", 1), n("messer", 1), n("gift", 3))
    salvo = Lay(ROSA, n("messer", 1), 2)
    state = table(hand, TOP, options=Options(dauerfeuer=True, bandensterben=True))
    assert {variants.DAUERFEUER, variants.ONLY_NUMBERS_FIRE} <= cited(state, salvo)
    done = after(state, salvo)
    assert done.calls == (Owed(ROSA, "last"),)
    assert done.discard == (TOP, n("messer", 1), n("messer", 1))
    assert broken(table(hand, TOP), salvo) == [variants.DAUERFEUER]
    assert turn.LAY_FROM_HAND in broken(state, Lay(ROSA, n("messer", 1), 3))


def test_only_numbers_fire() -> None:
    knast = s("knast", "messer")
    state = table((knast, knast, n("gift", 3)), TOP, options=Options(dauerfeuer=True))
    assert broken(state, Lay(ROSA, knast, 2)) == [variants.ONLY_NUMBERS_FIRE]


def test_dummschwaetzer_by_majority() -> None:
    assert broken(TWO_LEFT, Report(EDDA, 1)) == [penalties.TIPS_BY_MAJORITY]
    assert broken(TWO_LEFT, Report(EDDA, 3)) == [penalties.TIPS_BY_MAJORITY]
    assert penalties.DUMMSCHWAETZER in cited(TWO_LEFT, Report(EDDA, 2))
    done = after(TWO_LEFT, Report(EDDA, 2), DrawPenalty(EDDA, 2))
    assert (len(done.hand(EDDA)), done.turn) == (5, ROSA)
    one = replace(TWO_LEFT, options=Options(tips="one"))
    assert broken(one, Report(EDDA, 1)) == []
    off = replace(TWO_LEFT, options=Options(tips="off"))
    assert penalties.TIPS_BY_MAJORITY in broken(off, Report(EDDA, 2))


def test_vollidiot_takes_back_draws_one_and_loses_the_turn() -> None:
    punished = Options(wrong_card="punished")
    state = replace(TWO_LEFT, options=punished)
    wrong = Lay(ROSA, n("gift", 3))
    assert {turn.WRONG_CARD, penalties.VOLLIDIOT_LOSES_TURN} <= cited(state, wrong)
    done = after(state, wrong, DrawPenalty(ROSA, 1))
    assert (len(done.hand(ROSA)), done.turn, done.discard) == (3, KALLE, (TOP,))
    early = Lay(EDDA, n("messer", 1))
    assert turn.OUT_OF_TURN in cited(state, early)
    assert after(state, early, DrawPenalty(EDDA, 1)).turn == ROSA
    assert broken(TWO_LEFT, wrong) == [cards.FITS_BY_WEAPON, turn.WRONG_CARD]


def test_verpennt_costs_one_and_only_once_a_turn() -> None:
    state = replace(TWO_LEFT, options=Options(verpennt=True))
    assert {variants.VERPENNT, variants.ASLEEP_WHEN_TOLD} <= cited(state, PointOut(KALLE))
    done = after(state, PointOut(KALLE), DrawPenalty(ROSA, 1))
    assert (len(done.hand(ROSA)), done.turn) == (3, ROSA)
    assert broken(done, PointOut(EDDA)) == [variants.ASLEEP_WHEN_TOLD]
    assert broken(state, PointOut(ROSA)) == [variants.ASLEEP_WHEN_TOLD]
    assert broken(TWO_LEFT, PointOut(KALLE)) == [variants.VERPENNT]
