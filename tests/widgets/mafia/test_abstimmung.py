"""The vote widget: the notes' cases by tapping, refusals, and three sets of rules side by side."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, loads, pack
from engine.sport_mafia.options import Options, fsm_2024, mafia_liga, vorlage
from engine.sport_mafia.volume import VOLUME
from widgets.session import Session, opened
from widgets.sport_mafia.abstimmung import ABSTIMMUNG, announce
from widgets.sport_mafia.vote_course import course, outcome, refused, update
from widgets.sport_mafia.vote_model import (
    Again,
    Call,
    Choose,
    CountAll,
    Model,
    Msg,
    Round,
    SetDay,
    Tap,
    TapFor,
    from_state,
)
from widgets.sport_mafia.what_if import widget_for
from widgets.worked import run


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model = update(model, message)
    return model


def hands(votes: dict[int, tuple[int, ...]]) -> tuple[Msg, ...]:
    found: list[Msg] = []
    for candidate, seats in votes.items():
        found += [Call(candidate), *map(Tap, seats)]
    return tuple(found)


def html(model: Model) -> str:
    return str(Session(ABSTIMMUNG, "w", "../", model, model).render())


FOUR_FOUR = hands({3: (1, 2, 4, 6), 5: (3, 7, 8, 9)})


def test_missing_votes_fall_on_the_last_one_nominated() -> None:
    model = after(*hands({3: (1, 2, 4), 5: (6, 8)}), CountAll())
    assert outcome(course(model, model.options)).out == (7,)
    assert 'data-rule="mafia.missing-votes"' in html(model)


def test_a_tie_goes_into_a_vote_between_the_tied_and_then_to_the_lift() -> None:
    model = after(*FOUR_FOUR, CountAll())
    assert announce(model).startswith("Stechen: Nr. 3 0, Nr. 5 0")
    model = after(*map(Tap, (1, 2, 4, 6, 10)), CountAll(), model=model)
    assert announce(model).startswith("Hebeabstimmung")
    six = after(*map(Tap, range(1, 7)), CountAll(), model=model)
    assert outcome(course(six, six.options)).out == (3, 5)
    five = after(*map(Tap, range(1, 6)), CountAll(), model=model)
    assert outcome(course(five, five.options)).out == ()
    assert "mafia.lift-needs-majority" in html(five)


def test_three_sets_of_rules_make_different_things_of_the_same_hands() -> None:
    tied = after(*FOUR_FOUR, CountAll(), *map(Tap, (1, 2, 4, 6, 10)), CountAll())
    assert outcome(course(tied, vorlage())).pending
    assert outcome(course(tied, mafia_liga())).out == ()
    assert "mafia.second-tie-stays" in html(tied)
    assert "hier geht es verschieden aus" in html(tied)


def test_a_single_nominee_of_a_later_day() -> None:
    model = Model(day=2, listed=(4,), called=4)
    assert outcome(course(model, vorlage())).rules[0].id == "mafia.two-candidates"
    by_fsm = after(Choose(fsm_2024()), CountAll(), model=model)
    assert outcome(course(by_fsm, fsm_2024())).out == (4,)
    first = update(by_fsm, SetDay(1))
    assert course(first, fsm_2024()).ballot is None


def test_one_vote_each_and_the_hand_can_be_taken_down_again() -> None:
    model = after(Call(3), Tap(1), Call(5), Tap(1))
    assert [b.rule.id for b in refused(model)] == ["mafia.one-vote-each"]
    assert "gn-refusal" in html(model)
    assert "hat schon gegen Nr. 3 gestimmt" in announce(model)
    assert after(Call(3), Tap(1), model=model).hands == ()


def test_who_has_left_neither_votes_nor_is_nominated() -> None:
    model = after(TapFor("seats"), Tap(3), Tap(1))
    assert model.listed == (5, 7)
    voted = after(TapFor("votes"), Tap(1), model=model)
    assert [b.rule.id for b in refused(voted)] == ["mafia.out-takes-no-part"]
    named = after(TapFor("list"), Tap(3), model=model)
    assert [b.rule.id for b in refused(named)] == ["mafia.anybody-at-the-table"]
    last = after(*map(Tap, range(1, 11)), model=Model(tapping="seats"))
    assert len(last.gone) == 9


def test_the_list_keeps_its_order_and_begins_the_vote_anew() -> None:
    model = after(*FOUR_FOUR, CountAll(), TapFor("list"), Tap(3), Tap(3))
    assert model.listed == (5, 7, 3)
    assert model.rounds == ()
    assert model.called == 5
    assert after(*FOUR_FOUR, CountAll(), Again()).listed == (3, 5, 7)


def test_every_vote_of_an_example_opens_with_its_hands() -> None:
    seen = 0
    for example in VOLUME.examples:
        if example.game.key != "mafia":
            continue
        for step in run(example)[0]:
            if widget_for(step.after) == "mafia/abstimmung":
                seen += 1
                model = from_state(step.after)
                assert html(model)
                assert model.listed == step.after.nominated
                ballot = course(model, model.options).ballot
                now = getattr(step.after.phase, "kind", "")
                if now in ("vote", "again", "lift") and not getattr(
                    step.after.phase.tied, "extra", False
                ):
                    assert ballot is not None
                    assert ballot.kind == now, example.id
                    assert ballot.candidates == step.after.phase.candidates, example.id
    assert seen > 20


@pytest.mark.parametrize(
    "text", ["[1,[1,[1,1]]]", "[1,[1,[],[3,3]]]", "[1,[0]]", '[1,[1,[],[],[["lift",[[11,0]]]]]]']
)
def test_a_broken_link_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Malformed, match=r"[.)]$"):
        opened(ABSTIMMUNG, "w", "../", start=pack(text))


def test_hands_that_can_not_be_are_left_out_not_counted() -> None:
    model = Model(gone=(1,), listed=(3, 5), rounds=(Round("vote", ((1, 3), (2, 3), (2, 5))),))
    closed = outcome(course(model, Options()))
    assert closed.out == (5,)


@given(st.lists(st.integers(0, 10_000), max_size=30))
@settings(max_examples=40)
def test_whatever_is_pressed_the_widget_stays_whole(presses: list[int]) -> None:
    session = opened(ABSTIMMUNG, "w", "../")
    for press in presses:
        found = re.findall(r'data-on-(?:click|change)="(\d+)"', str(session.render()))
        session.act(session.revision, int(found[press % len(found)]), "on")
    assert loads(dumps(session.model, Model), Model) == session.model
