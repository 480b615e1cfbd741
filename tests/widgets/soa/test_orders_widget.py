"""The orders widget: every order can be tried, is judged as the engine judges, and is given."""

import re
from dataclasses import replace

import pytest

from engine.core.codec import from_link, to_link
from engine.sons_of_anarchy.actions_course import Exploit, Ride
from engine.sons_of_anarchy.cards import Hassle
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.rules.anarchy import HASSLES_LAST_A_ROUND
from engine.sons_of_anarchy.rules.orders import (
    CLUB_ORDER,
    NO_FOREIGN_CLUBHOUSE,
    NO_RIDE_TO_THE_WARD,
    ONCE_A_ROUND,
    ONLY_OPEN_SITES,
    PATCH_IN_COSTS,
)
from engine.sons_of_anarchy.rules.strength import CONTROL_MEANS_ALONE
from engine.sons_of_anarchy.rules.throwdown import MEMBER_STARTS
from widgets import dealer
from widgets.parts import cite
from widgets.session import Session
from widgets.sons_of_anarchy.befehle import BEFEHLE, with_options
from widgets.sons_of_anarchy.ordering.change import ENOUGH, update
from widgets.sons_of_anarchy.ordering.following import rolled
from widgets.sons_of_anarchy.ordering.grid import is_for, plans
from widgets.sons_of_anarchy.ordering.model import (
    ORDERS,
    AddPlace,
    Around,
    Model,
    Msg,
    Order,
    Plan,
    RemovePlace,
    SetFigures,
    SetHassle,
    SetOrders,
    SetPlan,
    SetSide,
    SetTurn,
    SetUpAgain,
    SetUsed,
    ShowSpot,
    everywhere,
    planned,
)
from widgets.sons_of_anarchy.ordering.places import from_state, hassles, init, spare_places
from widgets.sons_of_anarchy.try_messages import Edit, SetSeats, Try
from widgets.widget import BadInput

CUT_AND_BAG, FACTORY, QUARRY = Site(2), Site(3), Site(4)


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or init()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(BEFEHLE, "w", "../", model, model).render())


def give(plan: Plan) -> tuple[Msg, Msg]:
    return SetPlan(plan), Around(Try((planned(init().now, plan),)))


REFUSED: dict[str, tuple[Plan, tuple[object, ...]]] = {
    "their clubhouse": (Plan("ride", CUT_AND_BAG, Clubhouse(1)), (NO_FOREIGN_CLUBHOUSE,)),
    "the ward": (Plan("ride", CUT_AND_BAG, EmergencyRoom()), (NO_RIDE_TO_THE_WARD,)),
    "shared site": (Plan("exploit", FACTORY), (CONTROL_MEANS_ALONE,)),
    "only prospects": (Plan("throwDown", FACTORY), (MEMBER_STARTS,)),
    "no gun": (Plan("patchIn", CUT_AND_BAG), (PATCH_IN_COSTS,)),
    "no card says so": (Plan("club"), (CLUB_ORDER,)),
    "a clubhouse is no site": (Plan("exploit", Clubhouse(0)), (ONLY_OPEN_SITES,)),
}


@pytest.mark.parametrize("case", REFUSED)
def test_every_reason_stands_there_with_its_rule_before_anything_is_done(case: str) -> None:
    plan, rules = REFUSED[case]
    model = after(SetPlan(plan))
    found = SOA.breaches(model.now, planned(model.now, plan))
    page = html(model)
    assert set(rules) <= {b.rule for b in found}
    for breach in found:
        assert breach.why in page
        assert str(cite(breach.rule, "../")).partition("</a>")[0] in page
    assert "Befehl geben" not in page


def test_a_refusal_names_several_reasons_at_once() -> None:
    plan = Plan("ride", Clubhouse(0), Clubhouse(0), 5, 5)
    assert html(after(SetPlan(plan))).count("<li>") >= 2


@pytest.mark.parametrize("order", [order for order, _ in ORDERS])
def test_the_grid_agrees_with_the_engine_about_every_order(order: Order) -> None:
    now = init().now
    signs = re.findall(r'aria-label="[\w ]+: (geht nicht|geht)"', html(init()))
    offered = [
        plan for where in everywhere(now) for plan in plans(now, where) if is_for(plan, where)
    ]
    assert len(signs) == len(offered)
    for sign, plan in zip(signs, offered, strict=True):
        assert (sign == "geht") == (not SOA.breaches(now, planned(now, plan)))
    assert order in {plan.order for plan in offered} | {"recruit", "sitTight", "club"}


def test_a_clubhouse_and_the_ward_are_not_offered_for_use_or_for_a_fight() -> None:
    rows = [where for where in everywhere(init().now) if not isinstance(where, Site)]
    assert html(init()).count("kein Ort dafür") == 2 * len(rows)


def test_a_ride_that_anybody_could_make_is_found_for_the_column() -> None:
    now = init().now
    possible = {a.target for a in SOA.options(now) if isinstance(a, Ride)}
    for where in everywhere(now):
        coming = next(iter(plans(now, where)))
        assert (where in possible) == (not SOA.breaches(now, planned(now, coming)))


def test_an_order_is_given_and_its_transactions_are_decided() -> None:
    model = after(*give(Plan("exploit", CUT_AND_BAG, boost=True)))
    assert model.now.clubs[0].orders == 1
    assert "Die Transaktionen, der Reihe nach" in html(model)
    while model.now.course and model.now.course.use:
        first = SOA.options(model.now)[0]
        model = update(model, Around(Try((first,))))
    assert model.now.clubs[0].contraband == 2 + 2 + 1
    assert model.now.turn == 1
    used = replace(Plan("exploit"), here=CUT_AND_BAG)
    again = update(update(model, SetUpAgain()), SetTurn(0))
    found = SOA.breaches(again.now, planned(again.now, used))
    assert ONCE_A_ROUND in {b.rule for b in found}


def test_a_fight_is_rolled_out_and_the_place_may_be_used() -> None:
    model = after(*give(Plan("throwDown", QUARRY)))
    assert "Auswürfeln" in html(model)
    dealer.seed(3)
    moves = tuple(rolled(model.now))
    dealer.seed(None)
    model = update(model, Around(Try(moves)))
    assert model.now.fight is None or model.now.fight.phase in ("follow", "over")
    assert html(model)


def test_heat_over_four_asks_who_takes_the_fall() -> None:
    hot = after(ShowSpot(FACTORY), Around(Edit(1)), SetFigures("member", 0), Around(Edit(0)))
    table = hot.now
    burning = from_state(table.with_club(0, replace(table.clubs[0], heat=4)))
    model = update(burning, Around(Try((Exploit(0, 3),))))
    assert "Erst hält jemand den Kopf hin" in html(model)


def test_when_all_markers_are_gone_the_step_is_over() -> None:
    model = after(SetOrders(1), Around(Edit(1)), SetOrders(0), Around(Edit(2)), SetOrders(0))
    done = after(*give(Plan("sitTight")), model=model)
    assert "Alle Marker sind verbraucht" in html(done)
    assert done.now.step == "market"


def test_the_table_can_be_set_up() -> None:
    model = after(
        ShowSpot(Site(0)),
        SetFigures("prospect", 1),
        SetUsed(True),
        AddPlace("Waffenmesse"),
        Around(SetSeats(4)),
        SetSide("octane"),
        SetTurn(2),
    )
    table = model.now
    assert table.clubs[0].at[0] == Crew(0, 1)
    assert table.places[0].used
    assert table.places[-1].opportunity
    assert (len(table.clubs), table.turn, table.clubs[0].side) == (4, 2, "octane")
    assert html(model)


def test_a_place_that_goes_sends_everybody_home_and_is_planned_no_more() -> None:
    model = after(SetPlan(Plan("exploit", QUARRY)), ShowSpot(QUARRY), RemovePlace())
    assert len(model.now.places) == 4
    assert model.now.clubs[0].home == Crew(1, 1)
    assert model.now.clubs[2].home == Crew(2, 5)
    assert isinstance(model.plan.here, Site)
    assert model.plan.here.place < 4
    assert model.where == Site(0)


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (SetFigures("member", 6), "nur 5 Members"),
        (SetOrders(99), "99 Befehlsmarker"),
    ],
)
def test_a_table_that_cannot_be_is_refused(message: Msg, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        after(message)


def test_clubhouse_and_ward_cannot_be_taken_away_or_used() -> None:
    spots: tuple[Spot, ...] = (Clubhouse(0), EmergencyRoom())
    for where in spots:
        for message in (RemovePlace(), SetUsed(True)):
            with pytest.raises(BadInput, match="bleiben, wo sie sind"):
                after(ShowSpot(where), message)


@pytest.mark.parametrize("card", hassles(), ids=lambda card: card.twist)
def test_a_hassle_lies_open_and_is_cited_where_it_forbids(card: Hassle) -> None:
    model = after(SetHassle(card.name))
    assert card.name in html(model)
    forbids: dict[str, Order] = {"noRecruit": "recruit", "noPatchIn": "patchIn"}
    if card.twist in forbids:
        plan = Plan(forbids[card.twist], Clubhouse(0))
        found = SOA.breaches(model.now, planned(model.now, plan))
        assert HASSLES_LAST_A_ROUND in {b.rule for b in found}
    assert after(SetHassle(""), model=model).now.course == init().now.course


def test_a_model_survives_its_link_and_follows_house_rules() -> None:
    model = after(*give(Plan("ride", CUT_AND_BAG, Clubhouse(0))))
    assert from_link(to_link(model, Model), Model) == model
    agreed = with_options(model, Options(patch_in_where="clubhouse"))
    assert agreed.now.options.patch_in_where == "clubhouse"
    assert agreed.tried.actions == model.tried.actions


def test_long_play_is_taken_as_it_stands() -> None:
    model = init()
    for seat in range(3):
        model = after(Around(Edit(seat)), SetOrders(34), model=model)
    for _ in range(60):
        model = update(model, Around(Try((planned(model.now, Plan("sitTight")),))))
    assert sum(club.orders for club in model.now.clubs) == 3 * 34 - 60
    assert len(model.tried.actions) <= ENOUGH + 1


def test_every_place_of_the_practice_set_can_be_laid_out() -> None:
    model = init()
    for place in spare_places(model.now)[:5]:
        model = update(model, AddPlace(place.name))
    assert "Mehr Orte passen hier nicht hin." in html(model)
