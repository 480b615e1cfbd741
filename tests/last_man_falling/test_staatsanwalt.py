"""Accusing, showing the hand, both verdicts."""

from dataclasses import replace

import pytest

from engine.core.play import step
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    DrawPenalty,
    Lay,
    LayVierfach,
    ShowHand,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.events import HandChecked, HandShown, Judged
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import staatsanwalt, vierfach
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import CLEAN, DIRTY, EDDA, KALLE, ROSA, TOP, n, s, table
from engine.last_man_falling.view import ClosedHand, OpenHand
from engine.last_man_falling.wording import tell
from tests.last_man_falling.helping import broken, cited

LAID = LayVierfach(ROSA, "gift")
ANYONE = Options(accuser="anyone")


def accused(
    hand: tuple[object, ...] = DIRTY, options: Options | None = None, by: int = KALLE
) -> State:
    start = table(hand, TOP, options=options or Options())  # type: ignore[arg-type]
    return after(start, LAID, Accuse(by))


def test_the_victim_may_accuse() -> None:
    assert broken(after(table(DIRTY, TOP), LAID), Accuse(KALLE)) == []


def test_nobody_else_may_unless_the_house_says_so() -> None:
    assert broken(after(table(DIRTY, TOP), LAID), Accuse(EDDA)) == [staatsanwalt.WHO_MAY_ACCUSE]
    assert broken(after(table(DIRTY, TOP, options=ANYONE), LAID), Accuse(EDDA)) == []


@pytest.mark.parametrize("options", [Options(), ANYONE])
def test_nobody_accuses_oneself(options: Options) -> None:
    state = after(table(DIRTY, TOP, options=options), LAID)
    assert broken(state, Accuse(ROSA)) == [staatsanwalt.WHO_MAY_ACCUSE]


def test_there_must_be_something_to_doubt() -> None:
    assert broken(table(DIRTY, TOP), Accuse(KALLE)) == [staatsanwalt.MAY_DOUBT]


def test_too_late_once_accepted_judged_or_drawn() -> None:
    accepted = after(table(DIRTY, TOP), LAID, Accept(KALLE))
    judged = after(accused(), ShowHand(ROSA))
    for state in (
        accepted,
        after(accepted, DrawPenalty(KALLE, 4)),
        accused(),
        judged,
        after(judged, DrawPenalty(ROSA, 4)),
    ):
        assert broken(state, Accuse(KALLE)) == [staatsanwalt.WHEN_TO_ACCUSE]


def test_while_the_trial_runs_nothing_else_happens() -> None:
    state = accused()
    assert GAME.options(state) == (ShowHand(ROSA),)
    assert broken(state, Accept(KALLE)) == [staatsanwalt.HAND_IS_SHOWN]
    assert broken(state, DrawPenalty(KALLE, 4)) == [staatsanwalt.HAND_IS_SHOWN]
    assert broken(state, Lay(KALLE, n("gift", 7))) == [staatsanwalt.HAND_IS_SHOWN]
    assert broken(state, ShowHand(KALLE)) == [staatsanwalt.HAND_IS_SHOWN]
    assert broken(table(DIRTY, TOP), ShowHand(ROSA)) == [staatsanwalt.HAND_IS_SHOWN]


def test_guilty_the_convict_draws_four_and_the_victim_plays_on() -> None:
    state = after(accused(), ShowHand(ROSA))
    assert broken(state, DrawPenalty(KALLE, 4)) == [staatsanwalt.VICTIM_PLAYS_ON]
    assert broken(state, DrawPenalty(ROSA, 6)) == [staatsanwalt.CONVICT_DRAWS_FOUR]
    done = after(state, DrawPenalty(ROSA, 4))
    assert len(done.hand(ROSA)) == 3 + 4
    assert len(done.hand(KALLE)) == 3
    assert done.turn == KALLE
    assert broken(done, Lay(KALLE, n("gift", 7))) == []


def test_card_and_wish_stand_after_a_conviction() -> None:
    assert staatsanwalt.CARD_AND_WISH_STAND in cited(accused(), ShowHand(ROSA))
    done = after(accused(), ShowHand(ROSA), DrawPenalty(ROSA, 4))
    assert done.discard == (TOP, VIERFACH)
    assert done.wish == "gift"


def test_house_rule_the_card_is_taken_back_and_the_old_ground_counts() -> None:
    house = Options(convict_card="taken-back")
    state = table((VIERFACH, s("knast", "bombe")), WAFFENWAHL, "bombe", options=house)
    done = after(state, LAID, Accuse(KALLE), ShowHand(ROSA), DrawPenalty(ROSA, 4))
    assert done.discard == (WAFFENWAHL,)
    assert done.wish == "bombe"
    assert VIERFACH in done.hand(ROSA)
    assert len(done.hand(ROSA)) == 2 + 4
    assert done.turn == KALLE


def test_innocent_the_accuser_draws_six_in_all_and_is_skipped() -> None:
    state = after(accused(CLEAN), ShowHand(ROSA))
    for wrong in (4, 10, 0):
        assert broken(state, DrawPenalty(KALLE, wrong)) == [staatsanwalt.WRONG_ACCUSER_DRAWS_SIX]
    assert staatsanwalt.WRONG_ACCUSER_SKIPPED in cited(state, DrawPenalty(KALLE, 6))
    done = after(state, DrawPenalty(KALLE, 6))
    assert len(done.hand(KALLE)) == 3 + 6
    assert len(done.hand(ROSA)) == 3
    assert done.turn == EDDA
    assert done.wish == "gift"


def test_a_wrong_third_party_draws_two_and_the_victim_still_four() -> None:
    state = after(accused(CLEAN, ANYONE, by=EDDA), ShowHand(ROSA))
    done = after(state, DrawPenalty(KALLE, 4), DrawPenalty(EDDA, 2))
    assert [len(p.hand) for p in done.players] == [3, 3 + 4, 3 + 2]
    assert done.turn == EDDA
    assert broken(state, DrawPenalty(EDDA, 6)) == [staatsanwalt.THIRD_PARTY_DRAWS_TWO]


def test_a_right_third_party_saves_the_victim() -> None:
    done = after(accused(DIRTY, ANYONE, by=EDDA), ShowHand(ROSA), DrawPenalty(ROSA, 4))
    assert [len(p.hand) for p in done.players] == [3 + 4, 3, 3]
    assert done.turn == KALLE


def test_judged_against_what_lay_there_before() -> None:
    hand = (VIERFACH, n("gift", 1))
    assert not verdict(after(table(hand, TOP), LAID, Accuse(KALLE)))
    wished = after(table(hand, WAFFENWAHL, "gift"), LAID, Accuse(KALLE))
    assert verdict(wished)
    assert staatsanwalt.MUST_PROVE in cited(wished, ShowHand(ROSA))


def test_what_counts_as_fitting_decides() -> None:
    hand = (VIERFACH, VERPFEIFEN, VIERFACH)
    assert not verdict(accused(hand))
    assert vierfach.WHAT_COUNTS_AS_FITTING in cited(accused(hand), ShowHand(ROSA))
    assert verdict(accused(hand, Options(fitting="wild-too")))


def verdict(state: State) -> bool:
    events = step(GAME, state, ShowHand(ROSA)).events
    return next(e.guilty for e in events if isinstance(e, Judged))


def test_all_see_the_shown_hand() -> None:
    shown = step(GAME, accused(), ShowHand(ROSA))
    assert all(e.seen_by is None for e in shown.events)
    assert staatsanwalt.SHOWN_TO_ALL in shown.events[0].rules
    hand = OpenHand("Rosa", DIRTY[1:])
    assert [GAME.view(shown.after, seat).hands[ROSA] for seat in (None, KALLE, EDDA)] == [hand] * 3


def test_house_rule_only_the_accuser_sees_it() -> None:
    shown = step(GAME, accused(options=Options(hand_shown_to="accuser")), ShowHand(ROSA))
    for event in shown.events:
        private = isinstance(event, HandShown | HandChecked)
        assert event.seen_by == (frozenset((ROSA, KALLE)) if private else None)
    assert GAME.view(shown.after, KALLE).hands[ROSA] == OpenHand("Rosa", DIRTY[1:])
    assert GAME.view(shown.after, EDDA).hands[ROSA] == ClosedHand("Rosa", 3)
    assert GAME.view(shown.after, None).hands[ROSA] == ClosedHand("Rosa", 3)
    assert tell(shown.before, shown.events[0]).startswith("Rosa zeigt nur Kalle die Hand:")


def test_the_hand_closes_again_after_the_penalty() -> None:
    done = after(accused(), ShowHand(ROSA), DrawPenalty(ROSA, 4))
    assert GAME.view(done, KALLE).hands[ROSA] == ClosedHand("Rosa", 7)


def test_the_drawn_six_may_not_be_laid_at_once() -> None:
    house = Options(victim_loses_turn=False)
    start = replace(table(CLEAN, TOP, options=house), pile=(n("gift", 1),) * 6)
    done = after(start, LAID, Accuse(KALLE), ShowHand(ROSA), DrawPenalty(KALLE, 6))
    assert done.turn == KALLE
    assert broken(done, Lay(KALLE, n("gift", 1))) == [vierfach.NONE_OF_THE_DRAWN]
    assert broken(done, Lay(KALLE, n("gift", 7))) == []
