"""House rules that go further than the review: thrown in, lapsed, taken off, averted, fired."""

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
    LayWaffenwahl,
    Pass,
    ShowHand,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.events_more import RoundScored
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Attack, Threat
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import DIRTY, EDDA, KALLE, ROSA, TOP, n, s, table
from engine.last_man_falling.view import view
from engine.last_man_falling.wording import tell
from tests.last_man_falling import helping
from tests.last_man_falling.helping import broken


def refused(state: State, action: Action) -> list[str]:
    return [rule.id for rule in broken(state, action)]


def cited(state: State, action: Action) -> set[str]:
    return {rule.id for rule in helping.cited(state, action)}


def told(state: State, action: Action) -> str:
    done = step(GAME, state, action)
    return " ".join(tell(done.before, event) for event in done.events)


def test_the_same_card_is_thrown_in_and_play_goes_on_from_there() -> None:
    state = table((n("gift", 1), n("gift", 2)), TOP, edda=(TOP, TOP, n("gift", 9)))
    jump = Lay(EDDA, TOP)
    assert refused(state, jump) == ["lmf.out-of-turn", "lmf.no-jumping-in"]
    state = replace(state, options=Options(jump_in=True, dauerfeuer=True))
    assert jump in GAME.options(state)
    assert "lmf.no-jumping-in" in cited(state, jump)
    assert after(state, jump).turn == ROSA
    assert "lmf.no-jumping-in" in refused(state, Lay(EDDA, TOP, 2))
    assert refused(state, Lay(EDDA, n("gift", 9))) == [
        "lmf.out-of-turn",
        "lmf.fits-by-weapon",
        "lmf.wrong-card",
    ]
    assert refused(replace(state, discard=(TOP, VERPFEIFEN)), jump) != []


def test_who_throws_in_passes_over_those_between() -> None:
    state = table(
        (n("gift", 1), TOP), TOP, kalle=(TOP, n("gift", 3)), options=Options(jump_in=True)
    )
    assert after(state, Lay(KALLE, TOP)).turn == EDDA


@pytest.mark.parametrize(("lasts", "wish"), [("met", "gift"), ("next", None)])
def test_a_wish_that_only_the_next_person_has_to_meet(lasts: str, wish: str | None) -> None:
    house = Options(wish_lasts=lasts)  # type: ignore[arg-type]
    kalle, edda = (n("bombe", 1), n("bombe", 2)), (n("messer", 3), n("messer", 4))
    state = table((WAFFENWAHL, n("gift", 1)), TOP, kalle=kalle, edda=edda, options=house)
    state = after(state, LayWaffenwahl(ROSA, "gift"), DrawCard(KALLE))
    assert ("ist verfallen" in told(state, Pass(KALLE))) == (wish is None)
    passed = after(state, Pass(KALLE))
    assert (passed.wish, view(passed, EDDA).wish) == (wish, wish)
    assert passed == replace(passed)
    lay = Lay(EDDA, n("messer", 3))
    if wish:
        assert refused(passed, lay) == ["lmf.wish-binds"]
    else:
        assert "lmf.wish-stays" in cited(passed, lay)
        assert refused(passed, DrawCard(EDDA)) == ["lmf.must-lay"]


def test_nothing_can_justify_a_vierfach_after_a_lapsed_wish() -> None:
    house = Options(wish_lasts="next", mode="strict")
    state = table((VIERFACH, n("gift", 1)), WAFFENWAHL, options=house)
    assert refused(state, LayVierfach(ROSA, "gift")) == ["lmf.only-without-fitting"]


@pytest.mark.parametrize(("covered", "wish"), [("stays", "gift"), ("lapses", None)])
def test_a_wish_under_a_verpfeifen(covered: str, wish: str | None) -> None:
    house = Options(wish_covered=covered)  # type: ignore[arg-type]
    state = table((VERPFEIFEN, n("bombe", 1)), WAFFENWAHL, "gift", options=house)
    swapped = after(state, LayVerpfeifen(ROSA, EDDA))
    assert swapped.wish == wish
    assert bool(refused(swapped, Lay(EDDA, n("bombe", 1)))) == bool(wish)
    assert "lmf.down-to-the-last" in cited(state, LayVerpfeifen(ROSA, EDDA))


def test_without_the_house_rule_a_table_without_its_wish_cant_be() -> None:
    with pytest.raises(ValueError, match="Wunsch"):
        table((n("gift", 1),), WAFFENWAHL)


def test_whoever_wins_may_take_points_off() -> None:
    house = Options(winner_deducts=10)
    state = table((TOP,), TOP, kalle=(n("gift", 7),), edda=(n("gift", 2),), options=house)
    last = step(GAME, state, Lay(ROSA, TOP))
    scored = next(e for e in last.events if isinstance(e, RoundScored))
    assert scored.points == (-10, 7, 2)
    assert "Rosa zieht 10 ab." in tell(last.before, scored)
    with pytest.raises(ValueError, match="0 bis 50 Punkte"):
        Options(winner_deducts=51)


PARRY = s("flucht", "gift")


def attacked(**house: object) -> State:
    options = Options(**house)  # type: ignore[arg-type]
    kalle = (PARRY, s("flucht", "bombe"), s("knast", "gift"), n("gift", 1))
    return after(table(DIRTY, TOP, kalle=kalle, options=options), LayVierfach(ROSA, "gift"))


def test_a_vierfach_is_parried_with_the_weapon_that_was_named() -> None:
    ours = attacked(parieren=True)
    assert refused(ours, Lay(KALLE, PARRY)) == ["lmf.not-against-vierfach", "lmf.next-draws-four"]
    hit = attacked(parieren=True, vierfach_variants=True)
    assert isinstance(hit.phase, Attack)
    assert Lay(KALLE, PARRY) in GAME.options(hit)
    assert refused(hit, Lay(KALLE, s("flucht", "bombe")))[0] == "lmf.not-against-vierfach"
    assert refused(hit, Lay(KALLE, s("knast", "gift")))[0] == "lmf.not-against-vierfach"
    assert {"lmf.parieren", "lmf.not-against-vierfach"} <= cited(hit, Lay(KALLE, PARRY))
    back = after(hit, Lay(KALLE, PARRY))
    assert back.phase == Threat(KALLE, ROSA, 4)
    assert refused(back, Accuse(ROSA)) == ["lmf.may-doubt"]
    assert "nimmt das Attentat an" in told(back, Accept(ROSA))
    assert len(after(back, Accept(ROSA), DrawPenalty(ROSA, 4)).hand(ROSA)) == len(DIRTY) + 3


def test_a_parried_vierfach_stays_one_whatever_is_laid_on_it() -> None:
    house = Options(parieren=True, vierfach_variants=True, attack_answer="verpfeifen-too")
    dirty = (VERPFEIFEN, *DIRTY)
    state = table(dirty, TOP, kalle=(PARRY, n("gift", 1), n("gift", 2)), options=house)
    back = after(state, LayVierfach(ROSA, "gift"), Lay(KALLE, PARRY))
    why = GAME.breaches(back, Lay(ROSA, n("bombe", 9)))[0].why
    assert "wehrt das Attentat nicht ab" in why
    on = after(back, LayVerpfeifen(ROSA, EDDA))
    assert on.phase == Threat(ROSA, EDDA, 4)
    assert "nimmt das Attentat an" in told(on, Accept(EDDA))
    assert "lmf.next-draws-four" in cited(on, Accept(EDDA))


def test_a_selbstanzeige_sends_a_vierfach_on() -> None:
    hit = attacked(selbstanzeige=True, vierfach_variants=True)
    on = after(hit, Lay(KALLE, s("knast", "gift")))
    assert on.phase == Threat(KALLE, EDDA, 4)
    assert not refused(hit, Accuse(KALLE))
    assert after(hit, Accuse(KALLE), ShowHand(ROSA)).due(ROSA)


def test_equal_special_cards_go_together_and_work_once() -> None:
    twins = (s("doppelmord", "messer"),) * 2
    state = table((*twins, n("gift", 1)), TOP, kalle=(*(s("knast", "messer"),) * 2, n("gift", 2)))
    salvo = Lay(ROSA, twins[0], 2)
    ours = replace(state, options=Options(dauerfeuer=True))
    assert refused(ours, salvo) == ["lmf.only-numbers-fire"]
    house = replace(state, options=Options(dauerfeuer=True, fire_specials=True, selbstanzeige=True))
    assert salvo in GAME.options(house)
    hit = after(house, salvo)
    assert hit.phase == Threat(ROSA, KALLE, 2)
    answer = Lay(KALLE, s("knast", "messer"), 2)
    assert answer in GAME.options(hit)
    assert {"lmf.dauerfeuer", "lmf.only-numbers-fire"} <= cited(hit, answer)
    assert after(hit, answer).phase == Threat(KALLE, EDDA, 2)
