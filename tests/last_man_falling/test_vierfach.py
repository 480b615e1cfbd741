"""Laying a Vierfach-Attentat, and accepting it."""

from dataclasses import replace

import pytest

from engine.core.play import step
from engine.last_man_falling.actions import (
    Accept,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.events import TurnLost
from engine.last_man_falling.fitting import Ground
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Attack, Turn
from engine.last_man_falling.rules import cards, turn, vierfach
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import CLEAN, DIRTY, EDDA, KALLE, ROSA, TOP, n, s, table
from tests.last_man_falling.helping import broken, cited

STRICT = Options(mode="strict")
LAID = LayVierfach(ROSA, "gift")


def test_only_the_staatsanwalt_catches_an_unjustified_one_at_the_table() -> None:
    assert broken(table(DIRTY, TOP), LAID) == []
    assert turn.ONLY_STAATSANWALT_CATCHES in cited(table(DIRTY, TOP), LAID)
    strict = table(CLEAN, TOP, options=STRICT)
    assert turn.ONLY_STAATSANWALT_CATCHES not in cited(strict, LAID)


def test_strict_mode_refuses_naming_every_fitting_card_and_why() -> None:
    hand = (*DIRTY, n("messer", 2), s("flucht", "messer"))
    found = GAME.breaches(table(hand, TOP, options=STRICT), LAID)
    assert [b.rule for b in found] == [vierfach.ONLY_WITHOUT_FITTING] * 3
    assert [b.why for b in found] == [
        "Rosa hat eine Karte, die passt: Pistole 5 (gleiche Zahl: 5).",
        "Rosa hat eine Karte, die passt: Messer 2 (gleiche Waffe: Messer).",
        "Rosa hat eine Karte, die passt: Fluchtrichtung (Messer) (gleiche Waffe: Messer).",
    ]


def test_strict_mode_allows_a_justified_one() -> None:
    assert broken(table(CLEAN, TOP, options=STRICT), LAID) == []


def test_on_a_wish_only_the_wished_weapon_is_in_the_way() -> None:
    hand = (VIERFACH, n("messer", 5), s("knast", "gift"))
    state = table(hand, WAFFENWAHL, "gift", options=STRICT)
    assert [b.why for b in GAME.breaches(state, LAID)] == [
        "Rosa hat eine Karte, die passt: Knast (Gift) (gewünschte Waffe: Gift)."
    ]
    on_vierfach = table(hand, VIERFACH, "bombe", options=STRICT)
    assert broken(on_vierfach, LAID) == []
    assert vierfach.VIERFACH_ON_A_WISH in cited(on_vierfach, LAID)


def test_under_verpfeifen_the_card_below_decides() -> None:
    state = replace(table(DIRTY, TOP, options=STRICT), discard=(TOP, VERPFEIFEN))
    assert broken(state, LAID) == [vierfach.ONLY_WITHOUT_FITTING]


def test_not_as_last_card_in_both_modes() -> None:
    for options in (Options(), STRICT):
        state = table((VIERFACH,), TOP, options=options)
        assert broken(state, LAID) == [vierfach.NOT_AS_LAST_CARD, vierfach.LAST_CARD_STAYS]


def test_two_of_them_are_not_the_last_card() -> None:
    assert broken(table((VIERFACH, VIERFACH), TOP, options=STRICT), LAID) == []


def test_the_layer_names_one_of_four_weapons() -> None:
    state = table(CLEAN, TOP)
    assert broken(state, LayVierfach(ROSA, "Fünf")) == [cards.FOUR_WEAPONS]
    assert broken(state, LayVierfach(ROSA, "")) == [cards.FOUR_WEAPONS]
    assert after(state, LayVierfach(ROSA, "bombe")).wish == "bombe"
    assert vierfach.LAYER_NAMES_WEAPON in cited(state, LayVierfach(ROSA, "bombe"))


def test_all_reasons_at_once() -> None:
    state = table(DIRTY, TOP)
    assert broken(state, LayVierfach(EDDA, "")) == [
        turn.OUT_OF_TURN,
        turn.LAY_FROM_HAND,
        cards.FOUR_WEAPONS,
    ]


def test_next_person_is_attacked_in_the_direction_of_play() -> None:
    state = table(CLEAN, TOP)
    assert after(state, LAID).phase == Attack(ROSA, KALLE, Ground(TOP))
    assert after(replace(state, direction=-1), LAID).phase == Attack(ROSA, EDDA, Ground(TOP))


def test_accepted_means_four_cards_and_no_turn() -> None:
    state = after(table(CLEAN, TOP), LAID, Accept(KALLE))
    assert broken(state, DrawPenalty(KALLE, 3)) == [vierfach.NEXT_DRAWS_FOUR]
    assert broken(state, DrawPenalty(EDDA, 4)) == [vierfach.NEXT_DRAWS_FOUR]
    done = step(GAME, state, DrawPenalty(KALLE, 4))
    assert len(done.after.hand(KALLE)) == 3 + 4
    assert done.after.turn == EDDA
    lost = next(e for e in done.events if isinstance(e, TurnLost))
    assert lost.rules == (vierfach.VICTIM_LOSES_TURN, vierfach.NONE_OF_THE_DRAWN)


def test_with_two_the_layer_is_on_again() -> None:
    state = table(CLEAN, TOP)
    two = replace(state, players=state.players[:2])
    assert after(two, LAID, Accept(KALLE), DrawPenalty(KALLE, 4)).turn == ROSA


def test_only_the_victim_accepts() -> None:
    state = after(table(CLEAN, TOP), LAID)
    assert broken(state, Accept(EDDA)) == [vierfach.NEXT_DRAWS_FOUR]
    assert broken(table(CLEAN, TOP), Accept(ROSA)) == [vierfach.NEXT_DRAWS_FOUR]


def test_no_answer_with_a_second_one_nor_with_any_card() -> None:
    kalle = (VIERFACH, n("gift", 7))
    state = after(table(CLEAN, TOP, kalle=kalle), LAID)
    assert broken(state, LayVierfach(KALLE, "gift")) == [vierfach.NO_ANSWER_WITH_VIERFACH]
    assert broken(state, Lay(KALLE, n("gift", 7))) == [vierfach.NEXT_DRAWS_FOUR]
    assert broken(state, Lay(EDDA, n("gift", 9))) == [turn.OUT_OF_TURN]


def test_house_rule_an_old_card_may_follow_but_none_of_the_drawn() -> None:
    house = Options(victim_loses_turn=False)
    state = table(CLEAN, TOP, options=house, pile=(n("gift", 1), *(n("gift", 7),) * 3))
    done = after(state, LAID, Accept(KALLE), DrawPenalty(KALLE, 4))
    assert done.turn == KALLE
    assert broken(done, Lay(KALLE, n("gift", 1))) == [vierfach.NONE_OF_THE_DRAWN]
    assert broken(done, Lay(KALLE, n("gift", 7))) == [], "one of the four was in hand before"
    assert isinstance(after(done, Lay(KALLE, n("gift", 7))).phase, Turn)


def test_draw_what_is_there() -> None:
    for pile in ((), (n("gift", 1),)):
        state = after(table(CLEAN, TOP, pile=pile), LAID, Accept(KALLE))
        assert broken(state, DrawPenalty(KALLE, 4)) == [turn.DRAW_WHAT_IS_THERE]
        there = len(pile) + 1
        done = after(state, DrawPenalty(KALLE, there), Shuffled((TOP,)))
        assert len(done.hand(KALLE)) == 3 + there
        assert (done.pile, done.discard, done.turn) == ((), (VIERFACH,), EDDA)


def test_waffenwahl_goes_on_a_settled_vierfach_unless_the_house_forbids_it() -> None:
    hand = (WAFFENWAHL, n("gift", 1))
    settled = table(hand, VIERFACH, "gift")
    assert broken(settled, LayWaffenwahl(ROSA, "bombe")) == []
    assert cards.WAFFENWAHL_ANY_TIME in cited(settled, LayWaffenwahl(ROSA, "bombe"))
    house = table(hand, VIERFACH, "gift", options=Options(waffenwahl_on_vierfach=False))
    assert broken(house, LayWaffenwahl(ROSA, "bombe")) == [vierfach.WAFFENWAHL_ON_VIERFACH]


def test_waffenwahl_neither_on_itself_nor_last() -> None:
    state = table((WAFFENWAHL,), WAFFENWAHL, "gift")
    assert broken(state, LayWaffenwahl(ROSA, "bombe")) == [
        cards.WAFFENWAHL_NOT_ON_ITSELF,
        cards.WAFFENWAHL_NOT_LAST,
        vierfach.LAST_CARD_STAYS,
    ]


def test_a_number_card_against_a_wish_is_told_the_wish() -> None:
    state = table((n("messer", 5), n("gift", 1)), VIERFACH, "gift")
    assert broken(state, Lay(ROSA, n("messer", 5))) == [cards.WISH_BINDS]
    assert after(state, Lay(ROSA, n("gift", 1))).wish is None


def test_a_wrong_card_is_refused_with_what_it_would_cost_at_the_table() -> None:
    found = GAME.breaches(table(CLEAN, TOP), Lay(ROSA, n("pistole", 3)))
    assert [b.rule for b in found] == [cards.FITS_BY_WEAPON, turn.WRONG_CARD]
    assert "weder die Waffe noch die Zahl ist gleich" in found[0].why
    assert "zurücknehmen und eine Karte ziehen" in found[1].why


def test_next_in_turn_goes_on_in_the_direction_of_play() -> None:
    state = table((n("messer", 1), n("gift", 3)), TOP)
    assert turn.NEXT_IN_TURN in cited(state, Lay(ROSA, n("messer", 1)))
    assert after(state, Lay(ROSA, n("messer", 1))).turn == KALLE
    assert after(replace(state, direction=-1), Lay(ROSA, n("messer", 1))).turn == EDDA


def test_the_round_is_over_with_the_last_card() -> None:
    done = after(table((n("messer", 1),), TOP), Lay(ROSA, n("messer", 1)))
    assert done.winner == ROSA
    assert GAME.awaiting(done) == ()
    assert broken(done, Lay(KALLE, n("gift", 7))) == [turn.ROUND_ENDS]


def test_a_table_that_cannot_be_is_refused_in_german() -> None:
    with pytest.raises(ValueError, match="2 bis 8 Personen"):
        State((Player("Rosa", (VIERFACH,)),), 0, (TOP,), ())
    with pytest.raises(ValueError, match="Wunsch"):
        table(CLEAN, WAFFENWAHL)
    with pytest.raises(ValueError, match="Platz"):
        replace(table(CLEAN, TOP), turn=7)
