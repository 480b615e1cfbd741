"""What a table may play differently, option by option, each beside our proposal."""

from dataclasses import replace

import pytest

from engine.core.play import IllegalAction, step
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Call,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    Pass,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.dealing import start
from engine.last_man_falling.events_more import RoundScored
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Attack, Over, Threat
from engine.last_man_falling.tables import (
    CLEAN,
    DIRTY,
    EDDA,
    KALLE,
    NAMES,
    ROSA,
    TOP,
    n,
    order,
    s,
    table,
)


def refused(state: object, action: object) -> list[str]:
    return [b.rule.id for b in GAME.breaches(state, action)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("reading", "beginner"), [("same", ROSA), ("neighbour", EDDA)])
def test_a_fluchtrichtung_turned_up_first(reading: str, beginner: int) -> None:
    house = Options(first_flucht=reading)  # type: ignore[arg-type]
    begun = after(start(NAMES[:3], house), Shuffled(order(s("flucht", "gift"))))
    assert (begun.turn, begun.direction) == (beginner, -1)


@pytest.mark.parametrize(("reading", "counted"), [("scored", True), ("void", False)])
def test_a_blocked_round(reading: str, counted: bool) -> None:
    house = Options(blocked=reading, empty_pile="stays-empty")  # type: ignore[arg-type]
    state = table((n("gift", 1),), TOP, kalle=(n("gift", 2),), edda=(n("gift", 3),), pile=())
    state = replace(state, options=house)
    for seat in (ROSA, KALLE):
        state = after(state, Pass(seat))
    last = step(GAME, state, Pass(EDDA))
    scored = next(e for e in last.events if isinstance(e, RoundScored))
    assert scored.points == ((1, 2, 3) if counted else (0, 0, 0))
    assert isinstance(last.after.phase, Over)


def test_the_same_picture_with_another_weapon() -> None:
    state = table((s("knast", "gift"), n("gift", 1)), s("knast", "messer"))
    lay = Lay(ROSA, s("knast", "gift"))
    assert not refused(state, lay)
    strict = replace(state, options=Options(same_picture="same"))
    assert refused(strict, lay) == ["lmf.same-picture-fits", "lmf.wrong-card"]
    assert lay not in GAME.options(strict)


def test_a_doppelmord_of_another_weapon_passes_on_or_not() -> None:
    kalle = (s("doppelmord", "gift"), n("gift", 1))
    state = table((s("doppelmord", "messer"), n("gift", 3)), TOP, kalle=kalle)
    lay = Lay(KALLE, s("doppelmord", "gift"))
    assert not refused(after(state, Lay(ROSA, s("doppelmord", "messer"))), lay)
    house = replace(state, options=Options(doppelmord_weapon="same"))
    hit = after(house, Lay(ROSA, s("doppelmord", "messer")))
    assert refused(hit, lay) == ["lmf.any-doppelmord"]


def test_a_vierfach_on_a_vierfach_that_is_over() -> None:
    state = table((VIERFACH, n("pistole", 3)), VIERFACH, "gift")
    assert not refused(state, LayVierfach(ROSA, "bombe"))
    house = replace(state, options=Options(vierfach_on_vierfach=False))
    assert refused(house, LayVierfach(ROSA, "bombe")) == ["lmf.vierfach-on-a-wish"]


def test_a_wild_last_card_stays_or_is_punished() -> None:
    lay = LayWaffenwahl(ROSA, "gift")
    stays = Options(wrong_card="punished")
    assert "lmf.last-card-stays" in refused(table((WAFFENWAHL,), TOP, options=stays), lay)
    house = replace(stays, last_wild="punished")
    state = after(table((WAFFENWAHL,), TOP, options=house), lay, DrawPenalty(ROSA, 1))
    assert (len(state.hand(ROSA)), state.turn) == (2, KALLE)


def test_who_has_laid_wrongly_may_lay_again_or_not() -> None:
    wrong = (Lay(ROSA, n("gift", 1)), DrawPenalty(ROSA, 1))
    house = Options(wrong_card="punished")
    assert after(table((n("gift", 1), TOP), TOP, options=house), *wrong).turn == KALLE
    house = replace(house, vollidiot_loses_turn=False)
    state = after(table((n("gift", 1), TOP), TOP, options=house), *wrong)
    assert state.turn == ROSA
    assert Lay(ROSA, TOP) in GAME.options(state)


@pytest.mark.parametrize("answer", ["waffenwahl-too", "both-too"])
def test_a_waffenwahl_passes_the_doppelmord_on_with_a_wish(answer: str) -> None:
    house = Options(attack_answer=answer)  # type: ignore[arg-type]
    kalle = (WAFFENWAHL, VERPFEIFEN, n("gift", 1))
    edda = (s("doppelmord", "gift"), s("doppelmord", "bombe"), n("gift", 1))
    state = table((s("doppelmord", "messer"), n("gift", 3)), TOP, kalle=kalle, edda=edda)
    lay = LayWaffenwahl(KALLE, "gift")
    hit = after(state, Lay(ROSA, s("doppelmord", "messer")))
    assert refused(hit, lay) == ["lmf.no-other-answer"]
    hit = replace(hit, options=house)
    assert bool(refused(hit, LayVerpfeifen(KALLE, ROSA))) == (answer != "both-too")
    passed = after(hit, lay)
    assert passed.phase == Threat(KALLE, EDDA, 2)
    assert refused(passed, Lay(EDDA, s("doppelmord", "bombe"))) == ["lmf.answers-together"]
    assert after(passed, Lay(EDDA, s("doppelmord", "gift"))).phase == Threat(EDDA, ROSA, 2)
    assert after(passed, Accept(EDDA), DrawPenalty(EDDA, 2)).wish == "gift"


@pytest.mark.parametrize(("reading", "drawn"), [("two", (2, 4)), ("six", (6, 0))])
def test_a_third_party_that_errs(reading: str, drawn: tuple[int, int]) -> None:
    house = Options(accuser="anyone", third_party=reading)  # type: ignore[arg-type]
    acts = (LayVierfach(ROSA, "gift"), Accuse(EDDA), ShowHand(ROSA))
    state = after(table(CLEAN, TOP, options=house), *acts)
    due = {seat: d.count for seat in (EDDA, KALLE) if (d := state.due(seat))}
    assert (due.get(EDDA, 0), due.get(KALLE, 0)) == drawn
    state = after(state, *(DrawPenalty(seat, count) for seat, count in due.items()))
    assert state.turn == (EDDA if reading == "two" else KALLE)


@pytest.mark.parametrize(
    ("reading", "count", "top"),
    [
        ("stays", 4, VIERFACH),
        ("stays-extra", 5, VIERFACH),
        ("taken-back", 4, TOP),
        ("taken-back-extra", 5, TOP),
    ],
)
def test_what_a_convict_pays(reading: str, count: int, top: object) -> None:
    house = Options(convict_card=reading)  # type: ignore[arg-type]
    acts = (LayVierfach(ROSA, "gift"), Accuse(KALLE), ShowHand(ROSA), DrawPenalty(ROSA, count))
    assert after(table(DIRTY, TOP, options=house), *acts).discard[-1] == top


@pytest.mark.parametrize(("reading", "seat"), [("plays", KALLE), ("skipped", EDDA)])
def test_who_is_on_after_a_conviction(reading: str, seat: int) -> None:
    house = Options(cleared_victim=reading)  # type: ignore[arg-type]
    acts = (LayVierfach(ROSA, "gift"), Accuse(KALLE), ShowHand(ROSA), DrawPenalty(ROSA, 4))
    assert after(table(DIRTY, TOP, options=house), *acts).turn == seat


def test_who_holds_one_card_may_be_safe_from_swapping() -> None:
    state = table((VERPFEIFEN, n("gift", 1)), TOP, kalle=(n("gift", 7),))
    assert not refused(state, LayVerpfeifen(ROSA, KALLE))
    house = replace(state, options=Options(safe_with_one=True))
    assert refused(house, LayVerpfeifen(ROSA, KALLE)) == ["lmf.any-target"]
    assert not refused(house, LayVerpfeifen(ROSA, EDDA))
    last = table((VERPFEIFEN,), TOP, kalle=(n("gift", 7),), options=Options(safe_with_one=True))
    assert not refused(last, LayVerpfeifen(ROSA, KALLE))


@pytest.mark.parametrize(("reading", "owed"), [("always", 1), ("once", 0)])
def test_calling_again_in_the_same_round(reading: str, owed: int) -> None:
    house = Options(call_again=reading)  # type: ignore[arg-type]
    state = after(table((TOP, n("messer", 1)), TOP, options=house), Call(ROSA), Lay(ROSA, TOP))
    assert not state.calls
    back = replace(state, turn=ROSA).with_hand(ROSA, (n("messer", 2), n("messer", 1)))
    assert bool(refused(back, Call(ROSA))) == (not owed)
    held = after(back, Lay(ROSA, n("messer", 2)))
    assert len(held.calls) == owed


@pytest.mark.parametrize(("mixed", "found"), [(True, []), (False, ["lmf.answers-together"])])
def test_after_a_selbstanzeige(mixed: bool, found: list[str]) -> None:
    house = Options(selbstanzeige=True, parieren=True, mixed_answers=mixed)
    kalle = (s("knast", "messer"), n("gift", 1))
    edda = (s("flucht", "messer"), s("knast", "messer"), n("gift", 1))
    start_ = table(
        (s("doppelmord", "messer"), n("gift", 3)), TOP, kalle=kalle, edda=edda, options=house
    )
    hit = after(start_, Lay(ROSA, s("doppelmord", "messer")), Lay(KALLE, s("knast", "messer")))
    assert refused(hit, Lay(EDDA, s("flucht", "messer"))) == found
    assert not refused(hit, Lay(EDDA, s("knast", "messer")))


@pytest.mark.parametrize(
    "choices",
    [
        {"vierfach_answer": "stack", "vierfach_on_vierfach": False},
        {"vierfach_answer": "stack", "convict_card": "taken-back-extra"},
        {"same_picture": "same", "fitting": "same-symbol-too"},
    ],
)
def test_choices_that_exclude_each_other_are_refused(choices: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        Options(**choices)  # type: ignore[arg-type]


def test_a_waffenwahl_does_not_answer_a_vierfach() -> None:
    house = Options(attack_answer="both-too")
    hit = after(
        table(CLEAN, TOP, kalle=(WAFFENWAHL, n("gift", 1)), options=house),
        LayVierfach(ROSA, "gift"),
    )
    assert isinstance(hit.phase, Attack)
    with pytest.raises(IllegalAction):
        step(GAME, hit, LayWaffenwahl(KALLE, "gift"))
