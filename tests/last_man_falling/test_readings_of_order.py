"""House rules on who is passed over, what is owed, how late one may accuse, how long one sleeps."""

from dataclasses import replace

import pytest

from engine.core.play import step
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    Pass,
    PointOut,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Due, Penalties, Threat, Turn
from engine.last_man_falling.rules import swapping
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import (
    CLEAN,
    DIRTY,
    EDDA,
    KALLE,
    NAMES,
    PILE,
    ROSA,
    TOP,
    n,
    s,
    table,
)
from engine.last_man_falling.view import view
from engine.last_man_falling.wording import tell, tell_action
from tests.last_man_falling.helping import broken, cited, events

VIKTOR = 3


def refused(state: State, action: Action) -> list[str]:
    return [rule.id for rule in broken(state, action)]


def told(state: State, action: Action) -> str:
    done = step(GAME, state, action)
    return " ".join(tell(done.before, event) for event in done.events)


def four(*hands: tuple[object, ...], options: Options, turn: int = ROSA) -> State:
    players = tuple(Player(name, hand) for name, hand in zip(NAMES, hands, strict=False))  # type: ignore[arg-type]
    return State(players, turn, (TOP,), PILE, options=options)


PLAIN = (n("messer", 1), n("messer", 2), n("gift", 8))
SWAPS = (VERPFEIFEN, n("messer", 3), n("gift", 9))


@pytest.mark.parametrize(("house", "then"), [("on", VIKTOR), ("back", KALLE)])
def test_who_follows_after_the_one_that_was_drawn_forward(house: str, then: int) -> None:
    options = Options(after_swap=house)  # type: ignore[arg-type]
    dealt = four(SWAPS, PLAIN, PLAIN, PLAIN, options=options)
    state = after(dealt, LayVerpfeifen(ROSA, EDDA))
    assert swapping.ORDER_AFTER_SWAP in cited(dealt, LayVerpfeifen(ROSA, EDDA))
    assert state.turn == EDDA
    assert view(state, KALLE).turn == EDDA
    assert after(state, Lay(EDDA, n("messer", 3))).turn == then
    assert after(state, Lay(EDDA, n("messer", 3))).detour is None


def test_only_the_one_turn_is_put_in() -> None:
    options = Options(after_swap="back")
    state = after(
        four(SWAPS, PLAIN, PLAIN, PLAIN, options=options),
        LayVerpfeifen(ROSA, EDDA),
        Lay(EDDA, n("messer", 3)),
        Lay(KALLE, n("messer", 1)),
    )
    assert state.turn == EDDA


def test_nobody_is_put_in_when_nobody_is_passed_over() -> None:
    options = Options(after_swap="back")
    state = four(SWAPS, PLAIN, PLAIN, PLAIN, options=options)
    assert "wo die Reihe abriss" not in told(state, LayVerpfeifen(ROSA, KALLE))
    assert "bei Kalle weiter" in told(state, LayVerpfeifen(ROSA, VIKTOR))
    assert swapping.ORDER_AFTER_SWAP not in cited(state, LayVerpfeifen(ROSA, KALLE))
    assert after(state, LayVerpfeifen(ROSA, KALLE), Lay(KALLE, n("messer", 3))).turn == EDDA


def test_those_passed_over_are_hit_by_what_the_chosen_one_lays() -> None:
    options = Options(after_swap="back")
    mine = (VERPFEIFEN, s("doppelmord", "messer"), s("knast", "messer"), s("flucht", "messer"))
    swapped = after(
        four(mine, PLAIN, PLAIN, PLAIN, options=options),
        LayVerpfeifen(ROSA, EDDA),
    )
    assert after(swapped, Lay(EDDA, s("doppelmord", "messer"))).phase == Threat(EDDA, KALLE, 2)
    assert after(swapped, Lay(EDDA, s("knast", "messer"))).turn == EDDA
    assert after(swapped, Lay(EDDA, s("flucht", "messer"))).turn == KALLE


def test_a_second_verpfeifen_keeps_the_first_order() -> None:
    options = Options(after_swap="back")
    again = (VERPFEIFEN, VERPFEIFEN, n("messer", 3), n("messer", 4))
    state = after(
        four(again, PLAIN, PLAIN, PLAIN, options=options),
        LayVerpfeifen(ROSA, EDDA),
        LayVerpfeifen(EDDA, VIKTOR),
    )
    assert state.turn == VIKTOR
    assert after(state, Lay(VIKTOR, n("messer", 3))).turn == KALLE


def test_a_jailed_person_is_skipped_in_the_new_direction() -> None:
    turner = (s("flucht", "messer"), n("gift", 1))
    state = replace(four(PLAIN, turner, PLAIN, PLAIN, options=Options(), turn=KALLE), jailed=(0,))
    assert after(state, Lay(KALLE, s("flucht", "messer"))).turn == VIKTOR


@pytest.mark.parametrize(("house", "left"), [("waived", ()), ("owed", (Due(KALLE, 1, "rest"),))])
def test_what_can_not_be_drawn_is_waived_or_owed(house: str, left: tuple[Due, ...]) -> None:
    options = Options(too_few=house)  # type: ignore[arg-type]
    attack = s("doppelmord", "messer")
    state = table((attack, n("gift", 1)), TOP, pile=(), options=options)
    hit = after(state, Lay(ROSA, attack), Accept(KALLE))
    assert refused(hit, DrawPenalty(KALLE, 2)) == ["lmf.draw-what-is-there"]
    dry = after(hit, DrawPenalty(KALLE, 1))
    assert ("bleibt eine Karte schuldig" in told(dry, Shuffled((TOP,)))) == bool(left)
    drawn = after(dry, Shuffled((TOP,)))
    assert (drawn.owing, drawn.turn) == (left, EDDA)


def test_the_debt_is_drawn_in_the_own_turn_before_laying() -> None:
    options = Options(too_few="owed")
    players = tuple(Player(name, hand) for name, hand in zip(NAMES, (PLAIN,) * 3, strict=False))
    debt = Due(KALLE, 2, "rest")
    state = State(players, ROSA, (TOP,), PILE, options=options, owing=(debt,))
    laid = after(state, Lay(ROSA, n("messer", 1)))
    assert isinstance(laid.phase, Penalties)
    assert laid.due(KALLE) == debt
    assert refused(laid, Lay(KALLE, n("messer", 2)))
    assert {r.id for r in cited(laid, DrawPenalty(KALLE, 2))} == {"lmf.draw-what-is-there"}
    paid = after(laid, DrawPenalty(KALLE, 2))
    assert (paid.turn, paid.owing, len(paid.hand(KALLE))) == (KALLE, (), 5)
    assert not refused(paid, Lay(KALLE, n("messer", 2)))


def test_nothing_is_asked_for_while_there_is_nothing_to_draw() -> None:
    players = tuple(Player(name, hand) for name, hand in zip(NAMES, (PLAIN,) * 3, strict=False))
    debt = Due(KALLE, 2, "rest")
    options = Options(too_few="owed", empty_pile="stays-empty")
    state = State(players, ROSA, (TOP,), (), options=options, owing=(debt,))
    laid = after(state, Lay(ROSA, n("messer", 1)))
    assert isinstance(laid.phase, Turn)
    assert laid.owing == (debt,)


def accepted(rosa: tuple[object, ...], **house: object) -> State:
    options = Options(**{"accuse_until": "acted"} | house)  # type: ignore[arg-type]
    state = table(rosa, TOP, options=options)  # type: ignore[arg-type]
    return after(state, LayVierfach(ROSA, "gift"), Accept(KALLE))


def test_by_our_reading_it_is_too_late_after_accepting() -> None:
    state = accepted(DIRTY, accuse_until="accepted")
    assert refused(state, Accuse(KALLE)) == ["lmf.when-to-accuse"]
    assert refused(after(state, DrawPenalty(KALLE, 4)), Accuse(KALLE)) == ["lmf.when-to-accuse"]


def test_a_late_accusation_hands_the_drawn_cards_to_the_convict() -> None:
    state = accepted(DIRTY)
    assert refused(state, Accuse(KALLE)) == ["lmf.when-to-accuse"]
    drawn = after(state, DrawPenalty(KALLE, 4))
    assert drawn.turn == EDDA
    assert refused(drawn, Accuse(EDDA)) == ["lmf.who-may-accuse"]
    assert refused(drawn, Accuse(ROSA)) == ["lmf.who-may-accuse"]
    assert Accuse(KALLE) in GAME.options(drawn)
    shown = after(drawn, Accuse(KALLE))
    assert "Kalle gibt Rosa die vier gezogenen." in told(shown, ShowHand(ROSA))
    judged = after(shown, ShowHand(ROSA))
    assert judged.turn == KALLE
    assert sorted(map(str, judged.hand(KALLE))) == sorted(map(str, state.hand(KALLE)))
    assert len(judged.hand(ROSA)) == len(DIRTY) - 1 + 4
    assert judged.wish == "gift"
    secret = [e for e in events(shown, ShowHand(ROSA)) if e.seen_by == frozenset((ROSA, KALLE))]
    assert len(secret) == 1


def test_a_late_wrong_accusation_costs_two_more() -> None:
    drawn = after(accepted(CLEAN), DrawPenalty(KALLE, 4), Accuse(KALLE), ShowHand(ROSA))
    assert drawn.due(KALLE) == Due(KALLE, 2, "wrong-accuser")
    assert after(drawn, DrawPenalty(KALLE, 2)).turn == EDDA


def test_late_third_parties_pay_for_their_error() -> None:
    two = after(
        accepted(CLEAN, accuser="anyone"),
        *(DrawPenalty(KALLE, 4), Accuse(EDDA), ShowHand(ROSA)),
    )
    assert isinstance(two.phase, Penalties)
    assert two.phase.due == (Due(EDDA, 2, "third-party"),)
    six = after(
        accepted(CLEAN, accuser="anyone", third_party="six"),
        *(DrawPenalty(KALLE, 4), Accuse(EDDA), ShowHand(ROSA)),
    )
    assert isinstance(six.phase, Penalties)
    assert six.phase.due == (Due(EDDA, 2, "third-party"),)
    assert (len(six.hand(EDDA)), len(six.hand(KALLE))) == (7, 3)


def test_a_late_conviction_with_the_card_taken_back_and_a_fifth() -> None:
    state = after(accepted(DIRTY, convict_card="taken-back-extra"), DrawPenalty(KALLE, 4))
    judged = after(state, Accuse(KALLE), ShowHand(ROSA))
    assert judged.due(ROSA) == Due(ROSA, 1, "convict")
    assert judged.discard == (TOP,)
    assert VIERFACH in judged.hand(ROSA)
    assert after(judged, DrawPenalty(ROSA, 1)).turn == KALLE


def test_once_somebody_acts_nobody_accuses_any_more() -> None:
    state = after(accepted(DIRTY), DrawPenalty(KALLE, 4))
    assert refused(after(state, Lay(EDDA, n("gift", 9))), Accuse(KALLE)) == ["lmf.may-doubt"]
    state = after(accepted(DIRTY, voluntary_draw=True), DrawPenalty(KALLE, 4))
    assert refused(after(state, DrawCard(EDDA)), Accuse(KALLE))
    twice = after(state, Accuse(KALLE), ShowHand(ROSA))
    assert refused(twice, Accuse(KALLE))


def test_the_spirale_before_the_vierfach() -> None:
    hand = (VIERFACH, n("gift", 1), n("gift", 2))
    ours = table(hand, TOP, options=Options(spirale=True))
    assert not refused(ours, LayVierfach(ROSA, "gift"))
    house = Options(spirale=True, spirale_vierfach=False)
    state = table(hand, TOP, options=house, pile=(VIERFACH, n("bombe", 1)))
    assert refused(state, LayVierfach(ROSA, "gift")) == ["lmf.spirale-vierfach"]
    assert LayVierfach(ROSA, "gift") not in GAME.options(state)
    drawn = after(state, DrawCard(ROSA))
    assert LayVierfach(ROSA, "gift") in GAME.options(drawn)
    assert not refused(drawn, LayVierfach(ROSA, "gift"))
    empty = replace(state, pile=())
    assert not refused(empty, LayVierfach(ROSA, "gift"))
    assert not refused(empty, Pass(ROSA))


def test_waking_takes_as_long_as_agreed() -> None:
    state = table(PLAIN, TOP, options=Options(verpennt=True))
    assert refused(state, PointOut(KALLE, 12)) == ["lmf.asleep-when-told"]
    assert (
        "nach 20 Sekunden, nicht schon nach 12" in GAME.breaches(state, PointOut(KALLE, 12))[0].why
    )
    assert not refused(state, PointOut(KALLE, 20))
    assert not refused(state, PointOut(KALLE))
    assert tell_action(state, PointOut(KALLE, 20)) == "Kalle weckt Rosa nach 20 Sekunden"
    quick = replace(state, options=Options(verpennt=True, asleep_after=10))
    assert not refused(quick, PointOut(KALLE, 12))
    with pytest.raises(ValueError, match="Sekunden"):
        Options(asleep_after=0)
