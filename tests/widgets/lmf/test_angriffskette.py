"""The chain of a Doppelmord: its way, its answers, who draws how many and why."""

import pytest

from engine.last_man_falling.actions import Accept, DrawCard, DrawPenalty, Lay, Shuffled
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Shuffling, Threat
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, n, s
from tests.widgets.lmf.trying import after, cited, html, text
from widgets.last_man_falling.angriffskette import ANGRIFFSKETTE, KIT, init
from widgets.last_man_falling.chain import drawn_in_the_end, hops
from widgets.last_man_falling.course import now, steps
from widgets.last_man_falling.messages import Do, SetDirection, SetPile, SetPlayers
from widgets.last_man_falling.table_model import Model, with_options

VIKTOR = 3
GIFT = s("doppelmord", "gift")
PASSED = (Do(Lay(KALLE, GIFT)), Do(Lay(EDDA, s("doppelmord", "bombe"))))
BOTH = Options(parieren=True, selbstanzeige=True)


def way(model: Model) -> list[tuple[int, int, int]]:
    return [(h.by, h.victim, h.count) for h in hops(model.start, steps(model))]


def test_passed_on_it_stays_at_two_and_the_last_one_draws() -> None:
    model = after(init(), *PASSED)
    assert way(model) == [(ROSA, KALLE, 2), (KALLE, EDDA, 2), (EDDA, VIKTOR, 2)]
    told = text(ANGRIFFSKETTE, model)
    assert "Viktor soll zwei Karten ziehen" in told
    assert "Weitergereicht haben ihn Kalle und Edda." in told
    assert "Zusammengezählt wird nicht, es bleibt bei zwei." in told
    assert 'data-rule="lmf.not-added-up"' in html(ANGRIFFSKETTE, model)
    ended = after(model, Do(Accept(VIKTOR)), Do(DrawPenalty(VIKTOR, 2)))
    found = drawn_in_the_end(steps(ended))
    assert found is not None
    assert found[:2] == (VIKTOR, 2)
    assert "Am Ende zieht Viktor, und zwar zwei Karten" in text(ANGRIFFSKETTE, ended)
    assert "lmf.doppelmord-passes" in cited(ended)


def test_by_house_rule_it_adds_up() -> None:
    model = after(with_options(init(), Options(doppelmord="accumulate")), *PASSED)
    assert way(model)[-1] == (EDDA, VIKTOR, 6)
    assert "Drei Doppelmorde zu je zwei Karten: sechs Karten." in text(ANGRIFFSKETTE, model)


def test_parried_it_goes_back_and_can_be_turned_again() -> None:
    back = Do(Lay(KALLE, s("flucht", "gift")))
    model = after(with_options(init(), BOTH), back)
    assert way(model)[-1] == (KALLE, ROSA, 2)
    assert now(model).direction == -1
    again = after(model, Do(Lay(ROSA, s("flucht", "gift"))))
    assert way(again)[-1] == (ROSA, KALLE, 2)
    plain = after(with_options(init(), Options(parieren=True, parry_turns=False)), back)
    assert now(plain).direction == 1


def test_selbstanzeige_lets_it_pass_to_the_next_person() -> None:
    jail = Do(Lay(KALLE, s("knast", "gift")))
    model = after(with_options(init(), BOTH), jail)
    assert way(model)[-1] == (KALLE, EDDA, 2)
    longer = Options(selbstanzeige=True, own_jail="next-too")
    jailed = after(with_options(init(), longer), jail)
    assert now(jailed).jailed == (KALLE,)
    assert "gn-ring-out" in html(ANGRIFFSKETTE, jailed)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Lay(KALLE, s("flucht", "gift")), "wehrt den Doppelmord nicht ab"),
        (Lay(KALLE, n("gift", 3)), "Einer Sonderkarte folgt man"),
        (DrawCard(KALLE), "Erst antwortet Kalle dem Doppelmord"),
        (DrawPenalty(KALLE, 2), "Erst entscheidet Kalle"),
        (Accept(EDDA), "trifft Kalle, nicht Edda"),
    ],
)
def test_what_is_no_answer_is_refused_with_reasons(action: object, reason: str) -> None:
    model = after(init(), Do(action))  # type: ignore[arg-type]
    assert model.actions == ()
    assert reason in text(ANGRIFFSKETTE, model)


@pytest.mark.parametrize("people", range(2, 9))
def test_two_to_eight_people_sit_in_the_ring(people: int) -> None:
    model = after(init(), SetPlayers(people, KIT))
    assert isinstance(model.start.phase, Threat)
    assert html(ANGRIFFSKETTE, model).count('class="gn-ring-disc"') == people
    for _ in range(people + 1):
        model = after(model, Do(Lay(now(model).turn, GIFT)))
    assert len(way(model)) <= people + 2
    assert "Der Angriff geht von Rosa zu Kalle, dann von Kalle zu" in html(ANGRIFFSKETTE, model)


def test_against_the_clock_it_comes_from_the_other_side() -> None:
    model = after(init(), SetDirection(False))
    assert way(model) == [(EDDA, KALLE, 2)]


def test_before_anything_is_laid_the_page_says_what_would_come() -> None:
    told = text(ANGRIFFSKETTE, init())
    assert "Legt Kalle nichts, dann:" in told
    assert "Kalle zieht zwei Karten." in told
    assert "Edda ist am Zug." in told


def test_an_empty_pile_is_shuffled_in_between() -> None:
    model = after(init(), SetPile((n("gift", 2),)), Do(Accept(KALLE)), Do(DrawPenalty(KALLE, 2)))
    assert isinstance(now(model).phase, Shuffling)
    assert "Ablage mischen" in text(ANGRIFFSKETTE, model)
    ended = after(model, Do(Shuffled(now(model).to_shuffle)))
    found = drawn_in_the_end(steps(ended))
    assert found is not None
    assert found[:2] == (KALLE, 2)
