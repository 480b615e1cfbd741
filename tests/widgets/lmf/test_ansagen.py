"""Calls: when they are due, calling early and late, being caught in time or too late."""

import pytest

from engine.last_man_falling.actions import Call, Catch, DrawPenalty, Lay, LayVerpfeifen
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import CallName, Penalties
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, n
from tests.widgets.lmf.trying import after, cited, html, text
from widgets.last_man_falling.ansagen import ANSAGEN, init
from widgets.last_man_falling.call_cases import BOTH, CASES, FIRE, GANG, SWAP
from widgets.last_man_falling.cases import Case
from widgets.last_man_falling.course import now
from widgets.last_man_falling.messages import Do
from widgets.last_man_falling.table_model import with_options

NINE, SEVEN = n("messer", 9), n("messer", 7)
LAID = Do(Lay(ROSA, NINE))
NEXT = Do(Lay(KALLE, n("messer", 4)))


def test_the_last_but_one_card_asks_for_the_call() -> None:
    model = after(init(), LAID)
    assert [(o.seat, o.call) for o in now(model).calls] == [(ROSA, "last")]
    assert "Ein Ruf steht aus, von Rosa: Zeit ist, bis Kalle handelt" in text(ANSAGEN, model)
    assert "lmf.call-last" in cited(model)


def test_called_before_laying_nothing_is_owed() -> None:
    model = after(init(), Do(Call(ROSA)))
    assert "Gerufen ist „Last Man Falling“; jetzt fehlt noch die Karte" in text(ANSAGEN, model)
    assert now(after(model, LAID)).calls == ()


def test_a_call_can_be_made_up_for_until_somebody_notices() -> None:
    model = after(init(), LAID, Do(Call(ROSA)))
    assert now(model).calls == ()
    late = after(model, Do(Catch(EDDA, ROSA)))
    assert late.refused is not None
    assert "es ist zum Ertappen zu spät" in text(ANSAGEN, late)


def test_caught_in_time_costs_two_cards() -> None:
    model = after(init(), LAID, Do(Catch(EDDA, ROSA)))
    assert isinstance(now(model).phase, Penalties)
    assert {"lmf.forgotten-call", "lmf.call-window"} <= cited(model)
    drawn = after(model, Do(DrawPenalty(ROSA, 2)))
    assert len(now(drawn).hand(ROSA)) == 3
    assert now(drawn).turn == KALLE


def test_once_the_next_person_has_acted_it_is_too_late() -> None:
    model = after(init(), LAID, NEXT)
    assert now(model).calls == ()
    assert "kommt zu spät" in text(ANSAGEN, model)
    assert after(model, Do(Catch(EDDA, ROSA))).refused is not None


def test_where_it_always_costs_nobody_has_to_notice() -> None:
    model = after(with_options(init(), Options(forgotten_call="always")), LAID, NEXT)
    assert "Rosa hat den Ruf vergessen, und das kostet immer." in text(ANSAGEN, model)


def test_nobody_catches_themselves() -> None:
    model = after(init(), LAID, Do(Catch(ROSA, ROSA)))
    assert "kann sich nicht selbst ertappen" in text(ANSAGEN, model)


def test_bandensterben_asks_for_a_call_at_three_cards() -> None:
    model = after(GANG.model(), LAID)
    assert [o.call for o in now(model).calls] == ["three"]
    assert "lmf.bandensterben" in cited(model)
    caught = after(model, Do(Catch(KALLE, ROSA)))
    assert "lmf.every-call-costs" in cited(caught)
    wrong = after(model, Do(Call(ROSA, "two")))
    assert wrong.refused is not None


@pytest.mark.parametrize(
    ("case", "count", "owed"),
    [
        (FIRE, 3, ["last"]),
        (FIRE, 2, []),
        (BOTH, 1, ["three"]),
        (BOTH, 2, ["two"]),
        (BOTH, 3, ["last"]),
    ],
)
def test_dauerfeuer_asks_only_for_the_call_it_ends_at(
    case: Case, count: int, owed: list[CallName]
) -> None:
    model = after(case.model(), Do(Lay(ROSA, SEVEN, count)))
    assert [o.call for o in now(model).calls] == owed


def test_a_swap_that_leaves_one_card_asks_for_a_call() -> None:
    model = after(SWAP.model(), Do(LayVerpfeifen(ROSA, EDDA)))
    assert [(o.seat, o.call) for o in now(model).calls] == [(ROSA, "last")]


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.title)
def test_every_case_shows_its_card_explained(case: Case) -> None:
    assert html(ANSAGEN, after(init(), case.begin())).count('class="gn-explained"') == 1


def test_before_anything_is_due_catching_is_refused() -> None:
    model = after(init(), Do(Catch(KALLE, ROSA)))
    assert "Rosa hält zwei Karten und muss nichts rufen." in text(ANSAGEN, model)
    assert ANSAGEN.announce(model).startswith("Das geht nicht")
