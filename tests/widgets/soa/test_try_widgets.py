"""Market, heat, emergency room, end: what readers do, see and may not, in the smaller widgets."""

import json
import re
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, from_link, to_link
from engine.sons_of_anarchy.actions import (
    EndBackup,
    OfferGoods,
    Retreat,
    RollForInjured,
    RollLast,
    TakeTheFall,
)
from engine.sons_of_anarchy.causes import Cause
from engine.sons_of_anarchy.examples import EXAMPLES
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom
from engine.sons_of_anarchy.scenes import at_market, club
from widgets.session import opened
from widgets.sons_of_anarchy.hitze import HITZE
from widgets.sons_of_anarchy.house import HOUSE
from widgets.sons_of_anarchy.notaufnahme import NOTAUFNAHME
from widgets.sons_of_anarchy.schwarzmarkt import SCHWARZMARKT
from widgets.sons_of_anarchy.spielende import SPIELENDE
from widgets.sons_of_anarchy.throwdown import WIDGET as THROWDOWN
from widgets.sons_of_anarchy.try_messages import (
    Again,
    Draft,
    Edit,
    Msg,
    SetAmount,
    SetCrew,
    SetOut,
    SetPatch,
    SetSeats,
    Try,
    update,
)
from widgets.sons_of_anarchy.try_model import Model
from widgets.sons_of_anarchy.what_if import widget_for
from widgets.widget import BadInput, Widget

ALL = [SCHWARZMARKT, HITZE, NOTAUFNAHME, SPIELENDE]
EACH = pytest.mark.parametrize("widget", ALL, ids=lambda w: w.key)
type Any_ = Widget[Model, Msg]


def html(widget: Any_, model: Model) -> str:
    session = opened(widget, "w1", "../../")
    session.model = model
    return re.sub(r"\s+", " ", str(session.render()))


def after(widget: Any_, *messages: Msg) -> Model:
    model = widget.init()
    for message in messages:
        model = widget.update(model, message)
    return model


@EACH
def test_the_start_tells_everything_without_style_or_script(widget: Any_) -> None:
    page = html(widget, widget.init())
    assert "style=" not in page
    assert "<script" not in page
    assert page.count("<button") == page.count('type="button"')
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@EACH
def test_a_link_brings_the_same_work_back(widget: Any_) -> None:
    model = after(widget, SetSeats(4), SetAmount(1, "guns", 3), Edit(1))
    assert from_link(to_link(model, Model), Model) == model
    assert html(widget, from_link(to_link(model, Model), Model)) == html(widget, model)


@EACH
def test_what_cannot_be_is_refused_in_one_sentence_and_changes_nothing(widget: Any_) -> None:
    model = widget.init()
    for message, says in (
        (SetAmount(0, "heat", 7), "Mehr als 4 Hitze"),
        (SetAmount(0, "guns", 25), "möglich sind 0 bis 24"),
        (SetAmount(0, "contraband", -1), "möglich sind 0 bis 24"),
        (SetCrew(0, "home", "member", 6), "nur 5 Members"),
        (SetPatch(9), "gibt es an diesem Tisch nicht"),
        (Edit(9), "gibt es an diesem Tisch nicht"),
        (Draft(500), "zu viel des Guten"),
    ):
        with pytest.raises(BadInput, match=says):
            update(model, message)


def test_a_broken_link_is_one_sentence() -> None:
    start = at_market(club(0, (1, 0), contraband=1), club(1, (1, 0)), club(2, (1, 0)))
    honest = to_link(Model(start), Model)
    with pytest.raises(Malformed):
        from_link(honest[:-9], Model)
    cheating = json.dumps([1, ["x"]])
    with pytest.raises(Malformed):
        from_link(cheating, Model)
    with pytest.raises(ValueError, match="nicht erlaubt"):
        Model(start, actions=(OfferGoods(0, 3),))


def test_too_much_in_the_fist_names_every_reason() -> None:
    model = after(SCHWARZMARKT, SetAmount(0, "heat", 3), SetAmount(0, "contraband", 1))
    model = SCHWARZMARKT.update(model, Try((OfferGoods(0, 2),)))
    assert not model.actions
    page = html(SCHWARZMARKT, model)
    assert "Sally hat Hitze 3 und verkauft damit höchstens 1 Ware, nicht 2." in page
    assert "Sally hat 1 Ware hinter dem Schirm, nicht 2." in page
    assert SCHWARZMARKT.announce(model).startswith("Das geht nicht:")


def test_the_market_shows_price_money_heat_and_what_would_have_been_better() -> None:
    offers = [OfferGoods(0, 1), OfferGoods(1, 3), OfferGoods(2, 2), OfferGoods(3, 0)]
    model = after(SCHWARZMARKT, *(Try((one,)) for one in offers))
    page = html(SCHWARZMARKT, model)
    assert "Zusammen 6 Waren: Jede bringt 2 Geld." in page
    assert "<td>+6</td><td>1 → 2</td>" in page
    assert "Sally hat mit 1 Ware 2 Geld bekommen; mit 3 Waren wären es 6 gewesen." in page
    assert "gn-column-marked" in page
    again = SCHWARZMARKT.update(model, Again())
    assert again.table.clubs[1].money == 11
    assert not again.actions


def test_a_closed_fist_shows_no_number_in_the_market_widget() -> None:
    def shown(number: int) -> str:
        model = after(SCHWARZMARKT, Try((OfferGoods(0, number),)))
        return html(SCHWARZMARKT, model)

    assert len({shown(n) for n in range(5)}) == 1


def test_the_widget_follows_the_reading_for_three() -> None:
    model = after(SCHWARZMARKT, SetSeats(3))
    ours = html(SCHWARZMARKT, model)
    follow = SCHWARZMARKT.with_options
    assert follow is not None
    theirs = html(SCHWARZMARKT, follow(model, Options(market_three="asFour")))
    assert "1 bis 3: 3, 4 bis 6: 2, ab 7: 1" in ours
    assert "1 bis 4: 3, 5 bis 8: 2, ab 9: 1" in theirs


def test_prices_bear_their_source_before_a_fist_opens() -> None:
    four, three = html(SCHWARZMARKT, after(SCHWARZMARKT)), after(SCHWARZMARKT, SetSeats(3))
    assert "soa.prices-for-four" in four
    assert "soa.prices-for-three" not in four
    assert "Auslegung SOA-G01" in html(SCHWARZMARKT, three).replace("\u00a0", " ")


def test_heat_rises_once_whatever_the_number_and_a_member_must_fall() -> None:
    model = after(HITZE, Try((Cause(0, "guns", 4),)))
    assert model.now.clubs[0].heat == 4
    fallen = HITZE.update(HITZE.update(model, Edit(1)), Try((Cause(1, "guns", 1),)))
    page = html(HITZE, fallen)
    assert "Take the Fall: John hat Hitze 5." in page
    wrong = HITZE.update(fallen, Try((TakeTheFall(1, Clubhouse(1)),)))
    assert "keinen Member, der den Kopf hinhalten kann" in html(HITZE, wrong)
    gone = HITZE.update(fallen, Try((TakeTheFall(1, EmergencyRoom()),)))
    assert gone.now.clubs[1].out
    assert "scheidet aus" in HITZE.announce(gone)


def test_a_heat_symbol_counts_each_and_leaves_one_heat_after_the_fall() -> None:
    model = after(HITZE, Try((Cause(0, "symbol", 3),)))
    assert model.now.clubs[0].heat == 6
    fallen = HITZE.update(model, Try((TakeTheFall(0, Clubhouse(0)),)))
    assert fallen.now.clubs[0].heat == 1
    refused = html(HITZE, after(HITZE, Try((Cause(0, "symbol", -1),))))
    assert "Weniger als kein Hitze-Symbol hat kein Ort." in refused


def test_heat_four_sells_nothing_and_guns_need_hands() -> None:
    hot = after(HITZE, Edit(1), Try((Cause(1, "sale", 1),)))
    assert "verkauft damit gar keine Ware" in html(HITZE, hot)
    armed = after(HITZE, Edit(1), Try((Cause(1, "guns", 3),)))
    page = html(HITZE, armed)
    assert "3 Waffen für 2 Figuren: höchstens eine je Figur." in page
    assert "John hat 2 Waffen hinter dem Schirm, nicht 3." in page


def test_the_ward_shows_exact_fractions_and_the_dice_decide() -> None:
    page = html(NOTAUFNAHME, NOTAUFNAHME.init())
    assert "zurück: 2 Members und 1 Prospect – 1/8 (12 %)" in page
    dead = after(NOTAUFNAHME, Try((RollForInjured(0, "member", 3),)))
    assert "1/4" in html(NOTAUFNAHME, dead)
    assert dead.now.clubs[0].hurt.members == 1
    nobody = after(NOTAUFNAHME, Edit(2), Try((RollForInjured(2, "member", 3),)))
    assert "Paula hat keinen Member in der Notaufnahme." in html(NOTAUFNAHME, nobody)


def test_the_ward_says_what_a_club_without_members_risks() -> None:
    model = after(NOTAUFNAHME, SetCrew(0, "home", "member", 0))
    assert "Mit 25 % (1/4) bleibt Sally kein Member." in html(NOTAUFNAHME, model)
    follow = NOTAUFNAHME.with_options
    assert follow is not None
    harsh = follow(model, Options(no_members="out"))
    assert "ist der Club dann ausgeschieden" in html(NOTAUFNAHME, harsh)


@pytest.mark.parametrize(
    ("messages", "says"),
    [
        ((), "Letzter Kampf: Sally und John"),
        ((SetPatch(1),), "John gewinnt durch den Aufnäher"),
        ((SetAmount(0, "guns", 3),), "Sally gewinnt durch die meisten Waffen"),
        ((SetAmount(2, "money", 19),), "Paula gewinnt mit dem meisten Geld"),
        ((SetOut(0, True), SetOut(1, True), SetOut(2, True)), "Tom gewinnt als letzter Club"),
        ((Try((RollLast(0, 1), RollLast(1, 6))),), "John gewinnt im letzten Kampf"),
        ((Try((RollLast(0, 1), RollLast(1, 2))),), "Letzter Kampf: Sally und John"),
    ],
)
def test_the_end_names_the_winner_and_the_level(messages: tuple[Msg, ...], says: str) -> None:
    page = html(SPIELENDE, after(SPIELENDE, *messages))
    assert f"<h3>{says}" in page


def test_somebody_must_be_left_at_the_end() -> None:
    model = after(SPIELENDE, *(SetOut(seat, True) for seat in range(3)))
    with pytest.raises(BadInput, match="kein Club"):
        SPIELENDE.update(model, SetOut(3, True))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_what_if_opens_from_every_step_of_every_example(example: Any) -> None:
    from widgets import catalogue

    for state in (example.start, *(s.after for s in example.steps())):
        if key := widget_for(state):
            found = catalogue.widget(key)
            assert found.from_state
            model = found.from_state(state)
            assert from_link(to_link(model, found.model), found.model) == model
            opened(found, "w", "../", to_link(model, found.model)).render()


def test_every_option_is_asked_for_and_every_widget_follows() -> None:
    assert {q.option for q in HOUSE.questions} == {f.name for f in fields(Options)}
    every: list[Widget[Any, Any]] = [*ALL, THROWDOWN]
    for question in HOUSE.questions:
        if not isinstance(question.choices, tuple):
            continue
        for choice in question.choices:
            options = replace(Options(), **{question.option: choice.value})
            for widget in every:
                assert widget.with_options is not None
                assert widget.options is not None
                assert widget.options(widget.with_options(widget.init(), options)) == options


def test_setting_up_a_throwdown_keeps_the_other_readings() -> None:
    from widgets.sons_of_anarchy.messages import SetOptions

    follow = THROWDOWN.with_options
    assert follow is not None
    model = follow(THROWDOWN.init(), Options(no_members="out"))
    changed = THROWDOWN.update(model, SetOptions("onReveal", "all"))
    assert changed.table.options == Options(heat_timing="onReveal", no_members="out")


numbers = st.integers(-3, 12)
seats = st.integers(-1, 4)
messages = st.one_of(
    st.builds(SetSeats, st.integers(2, 4)),
    st.builds(SetAmount, seats, st.sampled_from(["guns", "heat", "money", "contraband"]), numbers),
    st.builds(
        SetCrew,
        seats,
        st.sampled_from(["home", "hurt"]),
        st.sampled_from(["member", "prospect"]),
        numbers,
    ),
    st.builds(SetPatch, seats),
    st.builds(SetOut, seats, st.booleans()),
    st.builds(Edit, seats),
    st.builds(Draft, numbers),
    st.builds(Again),
    st.builds(
        Try,
        st.tuples(
            st.one_of(
                st.builds(OfferGoods, seats, numbers),
                st.builds(RollForInjured, seats, st.sampled_from(["member", "prospect"]), numbers),
                st.builds(RollLast, seats, numbers),
                st.builds(Cause, seats, st.sampled_from(["guns", "sale", "symbol"]), numbers),
                st.builds(TakeTheFall, seats, st.just(EmergencyRoom())),
                st.builds(EndBackup, seats),
                st.builds(Retreat, seats),
            )
        ),
    ),
)


@EACH
@given(st.lists(messages, max_size=12))
@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
def test_nothing_that_can_be_sent_breaks_a_widget(widget: Any_, sent: list[Msg]) -> None:
    model = widget.init()
    for message in sent:
        with suppress(BadInput):
            model = widget.update(model, message)
        html(widget, model)
        widget.announce(model)
    assert from_link(to_link(model, Model), Model) == model
