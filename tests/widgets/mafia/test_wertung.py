"""The score widget: taps write on the sheet, refusals name every reason, lines cite their rule."""

import re
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, from_link, to_link
from engine.sport_mafia.options import Options
from engine.sport_mafia.scoring.counting import total
from engine.sport_mafia.scoring.entries import (
    Charged,
    Ended,
    Given,
    KilledFirst,
    Named,
    SentOff,
)
from engine.sport_mafia.scoring.game import entries
from engine.sport_mafia.scoring.sheet import Award, Sheet
from engine.sport_mafia.seats import DECK, NUMBERS
from engine.sport_mafia.volume import VOLUME
from widgets.session import Session, opened
from widgets.sport_mafia.score_model import (
    Model,
    Msg,
    Show,
    Write,
    from_state,
    refused,
    takes,
    update,
    with_options,
)
from widgets.sport_mafia.wertung import WERTUNG, announce


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(WERTUNG, "w", "../", model, model).render())


def test_what_is_tapped_is_counted_with_its_rule() -> None:
    model = after(
        Write(Ended("black")), Write(KilledFirst(3)), Write(Named(2)), Show(3), Write(Given(3, 4))
    )
    page = html(model)
    assert total(model.sheet, 3).points == Fraction(1, 2)
    for rule in ("compensation-full", "compensation-formula", "loser-award", "best-move-points"):
        assert f'data-rule="mafia.{rule}"' in page
    assert announce(model) == "Nr. 3: +0,5 Punkte."


def test_a_refused_entry_changes_nothing_and_every_reason_stands_there() -> None:
    awards = tuple(Award(s, 2) for s in (1, 3, 4, 5, 7))
    full = Model(Sheet(agreed=True, awards=awards))
    model = update(full, Write(Given(2, 5)))
    assert model.sheet == full.sheet
    page = html(model)
    for rule in ("loser-award", "award-limit", "up-to-five"):
        assert f'data-rule="mafia.{rule}"' in page.partition("gn-refusal")[2]
    assert announce(model).startswith("Die Spielleitung gibt Nr. 2 0,5? Das geht nicht:")
    assert "gn-refusal" not in html(update(model, Show(2)))


@pytest.mark.parametrize("role", DECK)
def test_a_card_is_taken_from_somebody_so_that_ten_stay_ten(role: str) -> None:
    for seat in NUMBERS:
        model = after(Write(takes(Sheet(), seat, role)))  # type: ignore[arg-type]
        assert model.sheet.role(seat) == role
        assert sorted(model.sheet.roles) == sorted(Sheet().roles)


def test_an_impossible_sheet_from_a_link_says_so_and_can_be_mended() -> None:
    model = Model(Sheet(awards=(Award(3, 9),)))
    again = from_link(to_link(model, Model), Model)
    assert "Dieser Bogen geht nicht auf:" in html(again)
    assert not refused(update(again, Write(Given(3, 0))))


@pytest.mark.parametrize(
    "text",
    [
        '[1,[[["don","don","don","don","don","don","don","don","don","don"]]]]',
        '[1,[[["citizen"]]]]',
        "[1,[[],11]]",
        '[1,[[],4,["Given",3]]]',
    ],
)
def test_a_broken_link_is_refused_with_a_sentence(text: str) -> None:
    from engine.core.codec import pack

    with pytest.raises(Malformed, match=r"[.)]$"):
        opened(WERTUNG, "w", "../", start=pack(text))


def test_it_follows_a_table_only_in_what_concerns_points() -> None:
    model = after(Write(Ended("black")), Write(SentOff(4, "defeat")))
    both = with_options(model, Options(removal_and_defeat="both", best_move="every"))
    assert total(both.sheet, 4).extra == Fraction(-3, 2)
    assert with_options(model, Options(best_move="every")) == model
    always = with_options(Model(), Options(neglect="always"))
    charged = update(always, Write(Charged(4, "no-checks")))
    assert charged.sheet.charges
    with pytest.raises(ValueError, match="nicht verloren"):
        with_options(charged, Options())


def test_every_sheet_of_an_example_opens_in_the_widget() -> None:
    for example in VOLUME.examples:
        if example.game.key == "mafia-wertung":
            for step in example.steps():
                assert html(from_state(step.after))


def buttons(page: str) -> Iterator[int]:
    yield from (int(n) for n in re.findall(r'data-on-(?:click|change)="(\d+)"', page))


@given(st.lists(st.integers(0, 10_000), max_size=12))
@settings(max_examples=30)
def test_whatever_is_pressed_the_widget_stays_whole(presses: list[int]) -> None:
    session = opened(WERTUNG, "w", "../")
    for press in presses:
        found = list(buttons(str(session.render())))
        session.act(session.revision, found[press % len(found)], "on")
    assert opened(WERTUNG, "w", "../", saved=session.save()).model == session.model


@given(st.integers(0, 10_000))
def test_any_entry_is_either_written_or_refused_with_reasons(number: int) -> None:
    offered = entries(Sheet())
    model = update(Model(), Write(offered[number % len(offered)]))
    assert (model.tried is None) != bool(refused(model))
    assert dumps(model, Model)
