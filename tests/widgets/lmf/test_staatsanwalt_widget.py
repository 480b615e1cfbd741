"""The Staatsanwalt widget: what a reader sets and tries, and what is answered."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, from_link, loads, to_link
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    DrawPenalty,
    LayVierfach,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.cards import VIERFACH, WAFFENWAHL, NumberCard
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Turn
from engine.last_man_falling.tables import CLEAN, EDDA, KALLE, ROSA, TOP, table
from engine.last_man_falling.volume import VOLUME
from tests.last_man_falling.strategies import all_cards
from widgets import dealer
from widgets.last_man_falling.course import now
from widgets.last_man_falling.house import HOUSE
from widgets.last_man_falling.messages import (
    AddCard,
    Browse,
    Do,
    RemoveCard,
    SetDirection,
    SetOptions,
    SetPile,
    SetPlayers,
    SetTop,
)
from widgets.last_man_falling.readings import ASKED, QUESTIONS
from widgets.last_man_falling.staatsanwalt import STAATSANWALT
from widgets.last_man_falling.trial_model import (
    MOST_HELD,
    Model,
    Msg,
    Say,
    from_state,
    init,
    update,
    with_options,
)
from widgets.session import Session, opened
from widgets.widget import BadInput


def after(*messages: Msg) -> Model:
    model = init()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(STAATSANWALT, "w", "../../", model, model).render())


LAID = Do(LayVierfach(ROSA, "gift"))
CONVICTED = (LAID, Do(Accuse(KALLE)), Do(ShowHand(ROSA)))


def test_the_whole_case_is_played_and_protocolled() -> None:
    model = after(*CONVICTED, Do(DrawPenalty(ROSA, 4)))
    assert now(model).turn == KALLE
    page = html(model)
    assert "Das Attentat war nicht erlaubt" in page
    assert 'data-rule="lmf.convict-draws-four"' in page
    assert "Kalle ist am Zug" in page


def test_the_shown_hand_marks_what_fits_and_why() -> None:
    page = html(after(*CONVICTED))
    assert "passt: " in page
    assert "gleiche Zahl: 5" in page
    assert "liegt offen" in page


def test_what_is_not_allowed_can_be_tried_and_is_answered_with_its_rule() -> None:
    model = after(LAID, Do(Accuse(EDDA)))
    assert now(model) == now(after(LAID))
    page = html(model)
    assert "Das geht nicht:" in page
    assert "Anklagen darf nur Kalle" in page
    assert 'data-rule="lmf.who-may-accuse"' in page
    assert STAATSANWALT.announce(model).startswith("Das geht nicht: Edda ist nicht betroffen")


def test_a_refusal_goes_away_with_the_next_legal_step() -> None:
    assert after(LAID, Do(Accuse(EDDA)), Do(Accept(KALLE))).refused is None


def test_setting_the_case_anew_starts_it_over() -> None:
    model = after(*CONVICTED, SetTop(NumberCard("bombe", 1), "bombe"))
    assert model.actions == ()
    assert model.start.discard == (NumberCard("bombe", 1),)
    assert isinstance(now(model).phase, Turn)


def test_a_wild_card_on_top_carries_a_wish() -> None:
    model = after(SetTop(WAFFENWAHL, "messer"))
    assert model.start.wish == "messer"
    assert after(SetTop(WAFFENWAHL, "messer"), SetTop(TOP, "messer")).start.wish is None


def test_the_hand_is_set_card_by_card() -> None:
    model = after(AddCard(VIERFACH), RemoveCard(NumberCard("pistole", 5)))
    assert model.start.hand(ROSA).count(VIERFACH) == 2
    assert NumberCard("pistole", 5) not in model.start.hand(ROSA)
    assert after(RemoveCard(WAFFENWAHL)).start == init().start
    crowded = after(*(AddCard(VIERFACH),) * 40)
    assert len(crowded.start.hand(ROSA)) == MOST_HELD


def test_players_from_two_to_eight() -> None:
    for count in range(-1, 12):
        model = after(SetPlayers(count))
        assert len(model.start.players) == min(max(count, 2), 8)
        assert all(p.hand for p in model.start.players)


def test_every_reading_is_offered_with_its_rules_and_every_choice_is_one() -> None:
    page = html(init())
    for question in QUESTIONS:
        assert question.asks in page
        assert all(f'data-rule="{rule.id}"' in page for rule in question.rules)
        assert isinstance(question.choices, tuple)
        for choice in question.choices:
            options = Options(**{question.option: choice.value})
            assert html(after(SetOptions(options)))
    assert [q.option for q in QUESTIONS] == [q.option for q in HOUSE.questions if q in QUESTIONS]
    assert {q.option for q in QUESTIONS} == set(ASKED)


def test_readings_that_exclude_each_other_are_refused_with_a_sentence() -> None:
    session = opened(STAATSANWALT, "w", "../")
    for label in ("zurück auf die Hand", "reicht acht Karten weiter"):
        page = str(session.render())
        index = int(re.findall(r'data-on-change="(\d+)"', page.split(label)[0])[-1])
        if label.startswith("zurück"):
            session.act(session.revision, index, "1")
    with pytest.raises(BadInput, match="vertragen sich"):
        session.act(session.revision, index, "1")


def test_other_house_rules_keep_what_was_done_as_far_as_it_goes() -> None:
    model = with_options(after(*CONVICTED), Options(convict_card="taken-back"))
    assert now(model).options.convict_card == "taken-back"
    assert len(model.actions) == 3
    strict = with_options(after(*CONVICTED), Options(mode="strict"))
    assert strict.actions == ()
    assert strict.refused == LAID.action
    assert "Rosa hat eine Karte, die passt" in html(strict)


def test_strict_mode_names_the_card_that_fits() -> None:
    page = html(after(SetOptions(Options(mode="strict")), LAID))
    assert "Rosa hat eine Karte, die passt: Pistole 5 (gleiche Zahl: 5)." in page


def test_wishing_for_a_number_is_answered() -> None:
    model = after(Say("Fünf"), Do(LayVierfach(ROSA, "Fünf")))
    assert "„Fünf“ ist keine Mordwaffe" in html(model)


def test_an_empty_pile_is_played_through() -> None:
    model = after(SetPile(()), *CONVICTED, Do(DrawPenalty(ROSA, 1)))
    assert "Ablage mischen" in html(model)
    model = update(model, Do(Shuffled((now(model).discard[0],))))
    assert now(model).turn == KALLE
    assert "bereit liegt nur noch eine Karte" in html(model)


@pytest.mark.parametrize("example", VOLUME.examples, ids=lambda e: e.id)
def test_every_step_of_an_example_opens(example: object) -> None:
    for step in example.steps():  # type: ignore[attr-defined]
        model = from_state(step.after)
        link = to_link(model, Model)
        assert now(from_link(link, Model)) == step.after
        session = opened(STAATSANWALT, "w", "../", link)
        assert str(session.render())
        assert html(update(model, SetTop(TOP, "messer")))


def test_reopened_in_the_middle_it_can_be_set_anew_without_losing_a_card() -> None:
    middle = from_state(now(after(LAID)))
    anew = update(middle, AddCard(VIERFACH))
    assert all_cards(anew.start) == all_cards(update(init(), AddCard(VIERFACH)).start)
    assert anew.start.turn == ROSA


def test_a_link_that_cannot_be_is_one_german_sentence() -> None:
    fine = dumps(after(LAID), Model)
    assert loads(fine, Model) == after(LAID)
    twice = Model.__new__(Model)
    for name, value in {
        "start": table(CLEAN, TOP),
        "actions": (Accept(KALLE),),
        "refused": None,
        "said": "gift",
        "shelf": "pistole",
    }.items():
        object.__setattr__(twice, name, value)
    with pytest.raises(Malformed, match="Kein Attentat wartet"):
        loads(dumps(twice, Model), Model)
    for said in ("Säbel", "x" * 1000):
        with pytest.raises(ValueError, match="Gesagt wird"):
            Model(init().start, said=said)
    with pytest.raises(ValueError, match="nicht am Tisch"):
        Model(init().start, (Accuse(7),))


@pytest.mark.parametrize(
    "message",
    [
        *CONVICTED,
        SetTop(WAFFENWAHL, "messer"),
        AddCard(VIERFACH),
        RemoveCard(TOP),
        SetPlayers(5),
        SetPile((TOP, VIERFACH)),
        SetDirection(False),
        SetOptions(Options(accuser="anyone")),
        Say(""),
        Browse("gift"),
    ],
)
def test_messages_can_be_recorded_and_played_again(message: Msg) -> None:
    assert loads(dumps(message, Msg), Msg) == message


@given(st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(("", "on", "3"))), max_size=40))
@settings(max_examples=15)
def test_clicking_anything_never_breaks_it(clicks: list[tuple[int, str]]) -> None:
    dealer.seed(1)
    session = opened(STAATSANWALT, "w", "../../")
    session.render()
    for number, value in clicks:
        index = number % len(session.handlers)
        before = session.model
        try:
            reply = json.loads(session.act(session.revision, index, value))
        except BadInput:  # readings that exclude each other
            assert session.model == before
            continue
        assert reply["say"]
        assert from_link(reply["link"], Model) == session.model
        ids = re.findall(r'\bid="([^"]+)"', reply["html"])
        assert len(ids) == len(set(ids))
    assert opened(STAATSANWALT, "w", "../../", saved=session.save()).model == session.model


def test_by_house_rule_one_accuses_after_drawing() -> None:
    late = with_options(init(), Options(accuse_until="acted"))
    for message in (LAID, Do(Accept(KALLE)), Do(DrawPenalty(KALLE, 4))):
        late = update(late, message)
    assert "Kalle ruft den Staatsanwalt" in html(late)
    for message in (Do(Accuse(KALLE)), Do(ShowHand(ROSA))):
        late = update(late, message)
    assert now(late).turn == KALLE
    assert "Kalle gibt Rosa die vier gezogenen." in html(late)
