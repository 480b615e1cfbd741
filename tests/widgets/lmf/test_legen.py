"""„Darf ich das legen?“: each card judged at once, all reasons, what laying it does."""

import re
from dataclasses import replace

import pytest

from engine.last_man_falling.actions import DrawCard, Lay, LayVierfach, LayWaffenwahl, Pass
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Attack, Jail, Threat, Turn
from engine.last_man_falling.tables import KALLE, ROSA, TOP, n, s, table
from tests.widgets.lmf.trying import after, html, text
from widgets.last_man_falling.course import now
from widgets.last_man_falling.legen import LEGEN, init
from widgets.last_man_falling.messages import (
    AddCard,
    Await,
    Cover,
    Do,
    Fire,
    Look,
    RemoveCard,
    Say,
    SetDirection,
    SetPlayers,
    SetTop,
    SetTurn,
    Touch,
)
from widgets.last_man_falling.table_model import Model, with_options


def signs(page: str) -> dict[str, str]:
    """Each card of the judged hand with its verdict."""
    found = re.findall(r'gn-judge-(yes|no|bluff)"[^>]*aria-label="([^:"]+): ', page)
    return {name: sign for sign, name in found}


def test_every_card_of_the_hand_is_judged_at_once() -> None:
    assert signs(html(LEGEN, init())) == {
        "Gift 7": "no",
        "Bombe 5": "yes",
        "Messer 9": "yes",
        "Knast (Messer)": "yes",
        "Doppelmord (Gift) +2": "no",
        "Waffenwahl": "yes",
        "Vierfach-Attentat +4": "bluff",
        "Verpfeifen": "yes",
    }
    assert "Rosa darf fünf von acht Karten legen" in text(LEGEN, init())
    only = Model(table((n("messer", 9),), TOP))
    assert "Rosa darf die einzige Karte legen" in text(LEGEN, only)


def test_a_wish_leaves_only_its_weapon_and_the_wild_ones() -> None:
    found = signs(html(LEGEN, after(init(), SetTop(WAFFENWAHL, "gift"))))
    fine = {name for name, sign in found.items() if sign != "no"}
    assert fine == {"Gift 7", "Doppelmord (Gift) +2", "Vierfach-Attentat +4", "Verpfeifen"}


def test_the_touched_card_tells_all_reasons_with_their_rules() -> None:
    model = after(init(), SetTurn(KALLE), SetTop(n("messer", 9), "messer"))
    page = html(LEGEN, after(model, Touch(n("messer", 9))))
    assert 'aria-label="Messer 9: 2 Gründe, nein"' in page
    assert 'data-rule="lmf.out-of-turn"' in page
    assert 'data-rule="lmf.no-jumping-in"' in page


def test_a_card_that_may_lie_tells_what_happens_and_does_it() -> None:
    model = after(init(), Touch(s("knast", "messer")))
    assert "Dann passiert das: Rosa legt Knast (Messer) auf Messer 5." in text(LEGEN, model)
    assert "Kalle setzt aus." in text(LEGEN, model)
    assert model.actions == ()
    laid = after(model, Do(Lay(ROSA, s("knast", "messer"))))
    assert now(laid).turn == 2
    assert laid.seat == 2, "the hand of whoever acts now is judged next"


def test_a_bluff_may_lie_but_warns_with_what_fits() -> None:
    told = text(LEGEN, after(init(), Touch(VIERFACH)))
    assert "Erlaubt ist das nicht, aber am Tisch sieht es niemand:" in told
    assert "Bombe 5 (gleiche Zahl: 5)" in told
    strict = with_options(after(init(), Touch(VIERFACH)), Options(mode="strict"))
    assert signs(html(LEGEN, strict))["Vierfach-Attentat +4"] == "no"


def test_the_wish_is_chosen_before_the_card_is_laid() -> None:
    told = text(LEGEN, after(init(), Touch(WAFFENWAHL), Say("bombe")))
    assert "Rosa legt eine Waffenwahl und sagt „Bombe“" in told
    assert now(after(init(), Do(LayWaffenwahl(ROSA, "bombe")))).wish == "bombe"


@pytest.mark.parametrize(
    ("card", "options", "phase"),
    [
        (s("doppelmord", "gift"), Options(), Threat),
        (VIERFACH, Options(), Attack),
        (s("knast", "gift"), Options(knast_answer=True), Jail),
        (s("knast", "gift"), Options(selbstanzeige=True), Turn),
        (s("flucht", "gift"), Options(parieren=True), Turn),
    ],
)
def test_what_was_just_laid_waits_for_the_one_on_turn(
    card: object, options: Options, phase: type
) -> None:
    model = with_options(init(), options)
    waiting = after(model, SetTop(card, "gift"))  # type: ignore[arg-type]
    if phase is Turn:
        waiting = after(waiting, Await(2))
        phase = Threat
    assert isinstance(waiting.start.phase, phase)
    assert isinstance(after(waiting, Await(0)).start.phase, Turn)


def test_a_waiting_doppelmord_is_answered_by_another_and_by_nothing_else() -> None:
    model = after(init(), SetTop(s("doppelmord", "bombe"), "bombe"))
    fine = {name for name, sign in signs(html(LEGEN, model)).items() if sign == "yes"}
    assert fine == {"Doppelmord (Gift) +2"}
    assert "Rosa soll zwei Karten ziehen" in text(LEGEN, model)


def test_under_several_verpfeifen_the_card_below_counts() -> None:
    model = after(init(), Cover(3))
    assert now(model).discard == (TOP, *(VERPFEIFEN,) * 3)
    assert signs(html(LEGEN, model)) == signs(html(LEGEN, init()))
    assert "zu bedienen" in text(LEGEN, model)


def test_a_verpfeifen_above_a_doppelmord_means_that_it_is_paid() -> None:
    model = after(init(), SetTop(s("doppelmord", "gift"), "gift"), Cover(1))
    assert isinstance(model.start.phase, Turn)
    rescued = with_options(model, Options(attack_answer="verpfeifen-too"))
    assert isinstance(after(rescued, Await(2)).start.phase, Threat)


def test_drawing_with_a_fitting_card_in_hand_is_refused_with_the_cards() -> None:
    model = after(init(), Do(DrawCard(ROSA)))
    assert "Rosa kann legen und zieht deshalb nicht" in text(LEGEN, model)
    freely = with_options(init(), Options(voluntary_draw=True))
    drawn = after(freely, Do(DrawCard(ROSA)))
    assert len(now(drawn).hand(ROSA)) == 9
    fine = {name for name, sign in signs(html(LEGEN, drawn)).items() if sign == "yes"}
    assert fine == set(), "only the drawn card may follow, and Bombe 3 does not fit"
    assert now(after(drawn, Do(Pass(ROSA)))).turn == KALLE


def test_a_wrong_card_lies_there_and_is_punished_where_the_house_says_so() -> None:
    model = with_options(init(), Options(wrong_card="punished"))
    told = text(LEGEN, model)
    assert "Am Tisch liegt sie trotzdem, und das kostet:" in told
    assert "Strafe für Rosa: eine Karte." in told


def test_several_equal_cards_are_laid_at_once_with_dauerfeuer_only() -> None:
    model = after(init(), AddCard(n("messer", 9)), Touch(n("messer", 9)), Fire(2))
    assert "nur, wenn ihr mit Dauerfeuer spielt" in text(LEGEN, model)
    fire = after(with_options(model, Options(dauerfeuer=True)), Fire(2))
    assert "Rosa legt zweimal Messer 9" in text(LEGEN, fire)


def test_the_table_can_be_set_in_every_respect() -> None:
    model = after(init(), SetPlayers(8), SetDirection(False), Look(3), AddCard(WAFFENWAHL))
    assert len(model.start.players) == 8
    assert model.start.direction == -1
    assert WAFFENWAHL in model.start.hand(3)
    assert WAFFENWAHL not in after(model, RemoveCard(WAFFENWAHL)).start.hand(3)
    assert after(model, SetPlayers(2)).seat == 0, "whose hand was shown has left"


def test_other_options_keep_what_was_done_as_far_as_they_allow_it() -> None:
    model = after(init(), Do(LayVierfach(ROSA, "gift")))
    assert with_options(model, Options(wish_met_by="numbers")).actions == model.actions
    strict = with_options(model, Options(mode="strict"))
    assert strict.actions == ()
    assert strict.refused == LayVierfach(ROSA, "gift")
    assert now(strict) == replace(now(init()), options=Options(mode="strict"))


def test_the_live_region_tells_the_verdict() -> None:
    assert LEGEN.announce(init()).startswith("Gift 7: nein. Gift 7 passt nicht auf Messer 5")
    assert LEGEN.announce(after(init(), Touch(n("messer", 9)))).startswith("Messer 9: ja")
    assert LEGEN.announce(after(init(), Do(DrawCard(ROSA)))).startswith("Das geht nicht")
