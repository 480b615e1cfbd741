"""Laying, drawing, passing, shuffling the discard pile."""

from dataclasses import replace

from engine.last_man_falling.actions import (
    Accept,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    Pass,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over
from engine.last_man_falling.rules import specials, turn, variants, vierfach
from engine.last_man_falling.tables import CLEAN, KALLE, ROSA, TOP, n, s, table
from tests.last_man_falling.helping import broken, cited

NOTHING = (n("gift", 1), n("bombe", 2))
HIT = (n("messer", 8), n("gift", 9))


def test_draw_one_and_not_a_second_one() -> None:
    start = table(NOTHING, TOP)
    assert turn.DRAW_ONE in cited(start, DrawCard(ROSA))
    drew = after(start, DrawCard(ROSA))
    assert len(drew.hand(ROSA)) == 3
    assert broken(drew, DrawCard(ROSA)) == [turn.DRAW_ONE]


def test_may_lay_it_at_once_or_keep_it() -> None:
    drew = after(table(NOTHING, TOP, pile=HIT), DrawCard(ROSA))
    assert turn.MAY_LAY_IT in cited(drew, Lay(ROSA, HIT[0]))
    assert after(drew, Pass(ROSA)).turn == KALLE


def test_else_pass_but_only_after_drawing() -> None:
    start = table(NOTHING, TOP)
    assert broken(start, Pass(ROSA)) == [turn.ELSE_PASS]
    assert turn.ELSE_PASS in cited(after(start, DrawCard(ROSA)), Pass(ROSA))


def test_must_lay_what_fits_but_never_a_wild_card() -> None:
    assert broken(table((TOP, n("gift", 1)), TOP), DrawCard(ROSA)) == [turn.MUST_LAY]
    knast = table((s("knast", "messer"), n("gift", 1)), TOP)
    assert broken(knast, DrawCard(ROSA)) == [turn.MUST_LAY]
    assert broken(table((WAFFENWAHL, VERPFEIFEN), TOP), DrawCard(ROSA)) == []
    house = table((TOP, n("gift", 1)), TOP, options=Options(voluntary_draw=True))
    assert broken(house, DrawCard(ROSA)) == []


def test_only_drawn_card_may_follow_unless_the_house_allows_any() -> None:
    start = table((WAFFENWAHL, n("gift", 1)), TOP)
    lay = LayWaffenwahl(ROSA, "gift")
    assert broken(after(start, DrawCard(ROSA)), lay) == [turn.ONLY_DRAWN_CARD]
    house = replace(start, options=Options(after_drawing="any"))
    assert broken(after(house, DrawCard(ROSA)), lay) == []


def test_reshuffle_keeps_what_has_to_be_answered() -> None:
    start = replace(
        table(NOTHING, TOP, pile=()), discard=(n("gift", 3), n("gift", 4), TOP, VERPFEIFEN)
    )
    asked = after(start, DrawCard(ROSA))
    assert turn.RESHUFFLE in cited(start, DrawCard(ROSA))
    assert GAME.awaiting(asked) == (-1,)
    assert broken(asked, Shuffled((TOP,))) == [turn.RESHUFFLE]
    done = after(asked, Shuffled((n("gift", 4), n("gift", 3))))
    assert done.discard == (TOP, VERPFEIFEN)
    assert done.hand(ROSA)[-1] == n("gift", 4)
    assert done.pile == (n("gift", 3),)


def test_a_penalty_goes_on_after_the_shuffle() -> None:
    start = replace(
        table(CLEAN, TOP, pile=(n("gift", 3),)), discard=(n("gift", 5), n("gift", 6), TOP)
    )
    state = after(start, LayVierfach(ROSA, "gift"), Accept(KALLE), DrawPenalty(KALLE, 4))
    done = after(state, Shuffled((TOP, n("gift", 6), n("gift", 5))))
    assert len(done.hand(KALLE)) == 3 + 4
    assert done.turn == 2


def test_an_empty_pile_stays_empty_if_the_house_says_so() -> None:
    house = Options(empty_pile="stays-empty")
    start = replace(table(NOTHING, TOP, pile=(), options=house), discard=(n("gift", 5), TOP))
    assert broken(start, DrawCard(ROSA)) == [turn.DRAW_WHAT_IS_THERE]
    assert broken(start, Pass(ROSA)) == []


def test_blocked_when_all_pass_with_nothing_to_draw() -> None:
    start = table(NOTHING, TOP, kalle=NOTHING, edda=NOTHING, pile=())
    almost = after(start, Pass(0), Pass(1))
    assert turn.BLOCKED in cited(almost, Pass(2))
    done = after(almost, Pass(2))
    assert done.phase == Over(None, (3, 3, 3))
    assert GAME.awaiting(done) == ()


def test_no_jumping_in_with_the_same_card() -> None:
    start = table(NOTHING, TOP, kalle=(TOP, n("gift", 7)))
    assert broken(start, Lay(KALLE, TOP)) == [turn.OUT_OF_TURN, turn.NO_JUMPING_IN]


def test_wish_stays_until_it_is_answered() -> None:
    start = table((n("messer", 1), n("bombe", 2)), WAFFENWAHL, "gift")
    assert specials.WISH_STAYS in cited(start, DrawCard(ROSA))
    done = after(start, DrawCard(ROSA), Pass(ROSA))
    assert done.wish == "gift"
    assert after(done, Lay(KALLE, n("gift", 7))).wish is None


def test_who_may_lay_an_old_card_after_four_may_pass_but_not_draw() -> None:
    house = Options(victim_loses_turn=False)
    start = table(CLEAN, TOP, kalle=NOTHING, options=house)
    state = after(start, LayVierfach(ROSA, "pistole"), Accept(KALLE), DrawPenalty(KALLE, 4))
    assert state.turn == KALLE
    assert vierfach.VICTIM_LOSES_TURN in broken(state, DrawCard(KALLE))
    assert broken(state, Pass(KALLE)) == []


def test_spirale_draws_until_it_fits() -> None:
    pile = (n("gift", 8), n("bombe", 8), s("knast", "messer"), n("messer", 8))
    start = table(NOTHING, TOP, pile=pile, options=Options(spirale=True))
    assert variants.SPIRALE in cited(start, DrawCard(ROSA))
    once = after(start, DrawCard(ROSA))
    assert broken(once, Pass(ROSA)) == [variants.SPIRALE]
    thrice = after(once, DrawCard(ROSA), DrawCard(ROSA))
    assert variants.SPIRALE_STOPS in cited(once, DrawCard(ROSA))
    assert broken(thrice, DrawCard(ROSA)) == [turn.DRAW_ONE]
    assert broken(thrice, Pass(ROSA)) == []
    house = replace(thrice, options=Options(spirale=True, spirale_stops="number"))
    assert broken(house, DrawCard(ROSA)) == []


def test_spirale_ends_when_nothing_is_left_to_draw() -> None:
    start = table(NOTHING, TOP, pile=(n("gift", 8),), options=Options(spirale=True))
    assert broken(after(start, DrawCard(ROSA)), Pass(ROSA)) == []


def test_spirale_vierfach_is_laid_instead_of_drawing() -> None:
    state = table(CLEAN, TOP, options=Options(spirale=True, mode="strict"))
    assert broken(state, LayVierfach(ROSA, "gift")) == []
    assert variants.SPIRALE_VIERFACH in cited(state, LayVierfach(ROSA, "gift"))
