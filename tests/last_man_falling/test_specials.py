"""Knast, Fluchtrichtung, Doppelmord and what answers it, with and without the variants."""

from dataclasses import replace

import pytest

from engine.last_man_falling.actions import (
    Accept,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Jail, Threat
from engine.last_man_falling.rules import attacks, cards, specials, turn, variants
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s, table, two
from tests.last_man_falling.helping import broken, cited

DM, FLUCHT, KNAST = s("doppelmord", "messer"), s("flucht", "messer"), s("knast", "messer")
SPARE = n("gift", 1)


def threat(kalle: tuple[object, ...], options: Options | None = None) -> State:
    start = table((DM, FLUCHT, SPARE), TOP, kalle=(*kalle, n("gift", 7)), options=options)  # type: ignore[arg-type]
    return after(start, Lay(ROSA, DM))


def test_same_picture_fits_whatever_weapon() -> None:
    for kind in ("doppelmord", "flucht", "knast"):
        state = table((s(kind, "gift"), SPARE), s(kind, "messer"))
        assert specials.SAME_PICTURE_FITS in cited(state, Lay(ROSA, s(kind, "gift")))
    state = table((s("knast", "gift"), SPARE), s("flucht", "messer"))
    why = broken(state, Lay(ROSA, s("knast", "gift")))
    assert why == [cards.SPECIALS_FIT_BY_WEAPON, turn.WRONG_CARD]


def test_knast_skips_the_next_person() -> None:
    state = table((KNAST, SPARE), TOP)
    assert specials.KNAST_SKIPS in cited(state, Lay(ROSA, KNAST))
    assert after(state, Lay(ROSA, KNAST)).turn == EDDA
    assert after(two((KNAST, SPARE), (SPARE,), TOP), Lay(ROSA, KNAST)).turn == ROSA


def test_knast_no_answer_unless_the_house_allows_it() -> None:
    start = table((KNAST, SPARE), TOP, kalle=(s("knast", "gift"), SPARE))
    assert specials.KNAST_NO_ANSWER in cited(start, Lay(ROSA, KNAST))
    house = after(replace(start, options=Options(knast_answer=True)), Lay(ROSA, KNAST))
    assert house.phase == Jail(ROSA, KALLE)
    assert after(house, Accept(KALLE)).turn == EDDA
    assert after(house, Lay(KALLE, s("knast", "gift"))).phase == Jail(KALLE, EDDA)
    assert broken(house, Lay(KALLE, SPARE)) == [specials.KNAST_NO_ANSWER]


def test_flucht_turns_the_direction_at_once() -> None:
    state = table((FLUCHT, SPARE), TOP)
    assert specials.FLUCHT_TURNS in cited(state, Lay(ROSA, FLUCHT))
    done = after(state, Lay(ROSA, FLUCHT))
    assert (done.direction, done.turn) == (-1, EDDA)


@pytest.mark.parametrize(("reading", "on"), [("plain", KALLE), ("skip", ROSA)])
def test_two_player_reverse(reading: str, on: int) -> None:
    options = Options(two_player_reverse=reading)  # type: ignore[arg-type]
    state = two((FLUCHT, SPARE), (SPARE,), TOP, options)
    assert specials.TWO_PLAYER_REVERSE in cited(state, Lay(ROSA, FLUCHT))
    assert after(state, Lay(ROSA, FLUCHT)).turn == on


def test_doppelmord_draws_two_and_passes() -> None:
    state = threat(())
    assert state.phase == Threat(ROSA, KALLE, 2)
    assert attacks.DOPPELMORD_DRAWS_TWO in cited(state, Accept(KALLE))
    taken = after(state, Accept(KALLE))
    assert attacks.DOPPELMORD_PASSES in cited(taken, DrawPenalty(KALLE, 2))
    done = after(taken, DrawPenalty(KALLE, 2))
    assert (len(done.hand(KALLE)), done.turn) == (3, EDDA)


def test_doppelmord_passed_on_with_any_doppelmord_and_not_added_up() -> None:
    state = threat((s("doppelmord", "gift"),))
    answer = Lay(KALLE, s("doppelmord", "gift"))
    wanted = {attacks.DOPPELMORD_PASSED_ON, attacks.ANY_DOPPELMORD, attacks.NOT_ADDED_UP}
    assert wanted <= cited(state, answer)
    assert after(state, answer).phase == Threat(KALLE, EDDA, 2)
    house = threat((s("doppelmord", "gift"),), Options(doppelmord="accumulate"))
    assert after(house, answer).phase == Threat(KALLE, EDDA, 4)


def test_no_other_answer() -> None:
    state = threat((WAFFENWAHL, VERPFEIFEN, VIERFACH, FLUCHT))
    for action in (
        LayWaffenwahl(KALLE, "gift"),
        LayVerpfeifen(KALLE, EDDA),
        LayVierfach(KALLE, "gift"),
        Lay(KALLE, FLUCHT),
    ):
        assert broken(state, action) == [attacks.NO_OTHER_ANSWER]
    number = Lay(KALLE, n("gift", 7))
    assert broken(state, number) == [attacks.NO_OTHER_ANSWER, turn.FOLLOW_OR_PASS_ON]


def test_house_rule_verpfeifen_hands_the_attack_to_the_chosen_person() -> None:
    state = threat((VERPFEIFEN,), Options(attack_answer="verpfeifen-too"))
    assert after(state, LayVerpfeifen(KALLE, ROSA)).phase == Threat(KALLE, ROSA, 2)


def test_parieren_hits_the_layer_and_again() -> None:
    state = threat((FLUCHT,), Options(parieren=True))
    assert variants.PARIEREN in cited(state, Lay(KALLE, FLUCHT))
    parried = after(state, Lay(KALLE, FLUCHT))
    assert parried.phase == Threat(KALLE, ROSA, 2)
    assert variants.PARRY_AGAIN in cited(parried, Lay(ROSA, FLUCHT))
    assert after(parried, Lay(ROSA, FLUCHT)).phase == Threat(ROSA, KALLE, 2)


def test_parieren_needs_the_weapon() -> None:
    state = threat((s("flucht", "gift"),), Options(parieren=True))
    assert broken(state, Lay(KALLE, s("flucht", "gift"))) == [variants.PARIEREN]


def test_parry_turns_the_direction_unless_the_house_says_no() -> None:
    state = threat((FLUCHT,), Options(parieren=True))
    assert variants.PARRY_TURNS in cited(state, Lay(KALLE, FLUCHT))
    assert after(state, Lay(KALLE, FLUCHT)).direction == -1
    house = threat((FLUCHT,), Options(parieren=True, parry_turns=False))
    assert after(house, Lay(KALLE, FLUCHT)).direction == 1


def test_selbstanzeige_moves_the_attack_on_and_this_turn_is_the_jail() -> None:
    state = threat((KNAST,), Options(selbstanzeige=True))
    wanted = {variants.SELBSTANZEIGE, variants.NEXT_IS_VICTIM, variants.JAILED_THIS_TURN}
    assert wanted <= cited(state, Lay(KALLE, KNAST))
    moved = after(state, Lay(KALLE, KNAST))
    assert moved.phase == Threat(KALLE, EDDA, 2)
    assert moved.jailed == ()


def test_house_rule_selbstanzeige_costs_the_next_turn_too() -> None:
    state = threat((KNAST,), Options(selbstanzeige=True, own_jail="next-too"))
    done = after(state, Lay(KALLE, KNAST), Accept(EDDA), DrawPenalty(EDDA, 2), Lay(ROSA, FLUCHT))
    assert done.turn == EDDA
    rosa = replace(done, direction=1, turn=ROSA, discard=(n("gift", 3),))
    rosa = rosa.with_hand(ROSA, (SPARE, SPARE))
    again = after(rosa, Lay(ROSA, SPARE))
    assert again.turn == EDDA
    assert again.jailed == ()


def test_answers_together_when_both_variants_are_played() -> None:
    both = Options(parieren=True, selbstanzeige=True)
    start = table(
        (DM, SPARE), TOP, kalle=(KNAST, SPARE), edda=(FLUCHT, s("doppelmord", "gift")), options=both
    )
    state = after(start, Lay(ROSA, DM), Lay(KALLE, KNAST))
    assert variants.ANSWERS_TOGETHER in cited(state, Lay(EDDA, FLUCHT))
    assert after(state, Lay(EDDA, FLUCHT)).phase == Threat(EDDA, KALLE, 2)
    other = Lay(EDDA, s("doppelmord", "gift"))
    assert broken(state, other) == [variants.ANSWERS_TOGETHER]


def test_not_against_vierfach() -> None:
    start = table(
        (VIERFACH, SPARE), TOP, kalle=(s("flucht", "gift"), SPARE), options=Options(parieren=True)
    )
    state = after(start, LayVierfach(ROSA, "gift"))
    found = broken(state, Lay(KALLE, s("flucht", "gift")))
    assert variants.NOT_AGAINST_VIERFACH in found


def test_house_rule_a_second_vierfach_makes_eight() -> None:
    start = table(
        (VIERFACH, SPARE),
        TOP,
        kalle=(VIERFACH, SPARE),
        options=Options(vierfach_answer="stack"),
    )
    state = after(start, LayVierfach(ROSA, "bombe"), LayVierfach(KALLE, "messer"), Accept(EDDA))
    assert broken(state, DrawPenalty(EDDA, 8)) == []
