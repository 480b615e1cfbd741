"""Verpfeifen: whom, the hands before and after, who plays next, what has to be answered."""

import re

import pytest

from engine.last_man_falling.actions import Catch, DrawCard, Lay, LayVerpfeifen, Pass
from engine.last_man_falling.cards import VERPFEIFEN
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Threat
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, n
from tests.widgets.lmf.trying import after, cited, html, text
from widgets.last_man_falling import swap_cases
from widgets.last_man_falling.cases import Case
from widgets.last_man_falling.course import now
from widgets.last_man_falling.messages import Do, Point, SetOptions, Touch
from widgets.last_man_falling.swap_cases import HANDS, LAST, PAID, PLAIN, WAITING, WISHED
from widgets.last_man_falling.table_model import with_options
from widgets.last_man_falling.verpfeifen import VERPFEIFEN_WIDGET, init

TO_EDDA = Do(LayVerpfeifen(ROSA, EDDA))


def test_before_it_is_laid_both_hands_stand_before_and_after() -> None:
    page = html(VERPFEIFEN_WIDGET, init())
    assert page.index("Vorher") < page.index("Nachher")
    told = text(VERPFEIFEN_WIDGET, init())
    counts = re.findall(r"(Rosa|Edda) +(\d) Karte", told[told.index("Vorher") :])
    assert counts[:4] == [("Rosa", "4"), ("Edda", "1"), ("Rosa", "1"), ("Edda", "3")]
    assert "Als Nächstes spielt Edda. Zu bedienen ist: Messer 4. Übergangen: Kalle." in told


def test_hands_are_swapped_and_the_chosen_person_plays_next() -> None:
    model = after(init(), TO_EDDA)
    assert now(model).hand(ROSA) == HANDS[EDDA]
    assert now(model).hand(EDDA) == HANDS[ROSA][1:]
    assert now(model).turn == EDDA
    assert {"lmf.hands-swapped", "lmf.chosen-plays-next", "lmf.down-to-the-last"} <= cited(model)


def test_several_on_each_other_leave_the_first_other_card_to_answer() -> None:
    model = after(init(), TO_EDDA)
    assert now(model).discard[-3:] == (VERPFEIFEN,) * 3
    assert now(model).ground.card == n("messer", 4)


def test_a_wish_below_goes_on() -> None:
    model = after(WISHED.model(), Do(LayVerpfeifen(ROSA, KALLE)))
    assert now(model).wish == "gift"
    assert "Zu bedienen ist: Waffenwahl mit Wunsch Gift." in text(VERPFEIFEN_WIDGET, model)
    assert now(after(model, Do(Lay(KALLE, n("bombe", 7))))) == now(model), "Gift is wished for"
    assert now(after(model, Do(Lay(KALLE, n("gift", 1))))).turn != KALLE


def test_a_paid_doppelmord_below_is_not_paid_again() -> None:
    model = after(PAID.model(), Do(LayVerpfeifen(ROSA, KALLE)))
    assert not isinstance(now(model).phase, Threat)
    assert "lmf.down-to-the-last" in cited(model)


def test_as_the_last_card_it_ends_the_round_unless_the_house_forbids_it() -> None:
    told = text(VERPFEIFEN_WIDGET, LAST.model())
    assert "Getauscht wird nicht mehr." in told
    model = after(LAST.model(), Do(LayVerpfeifen(ROSA, KALLE)))
    assert isinstance(now(model).phase, Over)
    assert "Rosa hat keine Karte mehr" in text(VERPFEIFEN_WIDGET, model)
    forbidden = with_options(LAST.model(), Options(verpfeifen_last="forbidden"))
    assert "darf Rosa mit Verpfeifen nicht Schluss machen" in text(VERPFEIFEN_WIDGET, forbidden)


def test_against_a_waiting_doppelmord_it_helps_by_house_rule_only() -> None:
    assert "Das geht nicht:" in text(VERPFEIFEN_WIDGET, WAITING.model())
    model = after(swap_cases.ALLOWED.model(), TO_EDDA)
    phase = now(model).phase
    assert isinstance(phase, Threat)
    assert (phase.victim, phase.count) == (EDDA, 2)
    assert "Der Angriff geht mit: Edda soll zwei Karten ziehen." in text(VERPFEIFEN_WIDGET, model)


def test_nobody_swaps_with_themselves() -> None:
    model = after(init(), Point(ROSA))
    assert "kann nicht mit sich selbst tauschen" in text(VERPFEIFEN_WIDGET, model)
    assert VERPFEIFEN_WIDGET.announce(model).startswith("Das geht nicht")


def test_who_gets_a_single_card_has_to_call_and_can_be_caught() -> None:
    model = after(init(), TO_EDDA)
    assert [o.seat for o in now(model).calls] == [ROSA]
    assert "lmf.call-after-swap" in cited(model)
    caught = after(model, Do(Catch(KALLE, ROSA)))
    assert "Strafe für Rosa: zwei Karten." in text(VERPFEIFEN_WIDGET, caught)
    none = after(with_options(init(), Options(swap_call="none")), TO_EDDA)
    assert now(none).calls == ()


def test_after_the_swap_the_new_hand_is_judged() -> None:
    model = after(init(), TO_EDDA, Touch(n("gift", 1)))
    assert "Was darf Edda jetzt legen?" in text(VERPFEIFEN_WIDGET, model)
    assert "Gift 1 passt nicht auf Messer 4" in text(VERPFEIFEN_WIDGET, model)


@pytest.mark.parametrize("case", swap_cases.CASES, ids=lambda c: c.title)
def test_every_case_begins_and_is_marked_as_chosen(case: Case) -> None:
    model = after(init(), case.begin())
    assert model.start == case.start
    assert html(VERPFEIFEN_WIDGET, model)
    other = after(model, SetOptions(Options(tips="one")))
    assert other.start != PLAIN.start


def test_by_house_rule_those_passed_over_follow() -> None:
    back = with_options(init(), Options(after_swap="back"))
    assert "Danach geht es bei Kalle weiter." in text(VERPFEIFEN_WIDGET, back)
    done = after(back, TO_EDDA, Do(DrawCard(EDDA)), Do(Pass(EDDA)))
    assert now(done).turn == KALLE
