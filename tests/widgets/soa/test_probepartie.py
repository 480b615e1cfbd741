"""The Probepartie: all orders or why not, screens stay shut, going back, links that replay."""

import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, from_link, to_link
from engine.sons_of_anarchy.actions import Action, CloseFist, OfferGoods, Roll, ThrowDown
from engine.sons_of_anarchy.actions_course import Answer, Exploit, PickClub, Promise, Propose, Ride
from engine.sons_of_anarchy.card_text import write
from engine.sons_of_anarchy.card_words import side_lines
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.choices_course import asides
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.events import GunsHeld
from engine.sons_of_anarchy.events_market import OfferHeld
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.query import falls_due
from tests.sons_of_anarchy.random_play import any_options
from widgets import desk
from widgets.session import LONGEST_LINK, Session, opened
from widgets.site import rehearsal
from widgets.sons_of_anarchy.opponents.automatic import legal_for
from widgets.sons_of_anarchy.probe.advice import advised
from widgets.sons_of_anarchy.probe.course import CHANCE_ACTIONS, COURSES, Seating, Who, coming
from widgets.sons_of_anarchy.probe.messages import (
    Advise,
    Compose,
    GoOn,
    Lift,
    Msg,
    Pick,
    Play,
    Rewind,
    Sit,
    Wind,
)
from widgets.sons_of_anarchy.probe.model import (
    Model,
    covered,
    decider,
    done_in,
    reasons,
    table_of,
    viewer,
)
from widgets.sons_of_anarchy.probe.moves import read, written
from widgets.sons_of_anarchy.probe.says import headline, told
from widgets.sons_of_anarchy.probe.update import begun, doing, update, with_options
from widgets.sons_of_anarchy.probepartie import PROBEPARTIE
from widgets.widget import Ui

HOT: tuple[Who, ...] = ("person", "person", "sensible")
SEEDS = range(6)


def played_on(model: Model) -> Model:
    """One step of people who follow all advice."""
    if coming(model.seating, model.course):
        return update(model, GoOn(True))
    if (other := covered(model)) is not None:
        return update(model, Lift(other))
    seat = decider(model)
    assert seat is not None
    found = advised(model, table_of(model), seat)
    assert not SOA.breaches(table_of(model), found.action)
    assert found.why.endswith((".", "!"))
    return update(model, doing(model, found.action))


def over(model: Model) -> bool:
    return table_of(model).step == "over" and coming(model.seating, model.course) is None


def course(seating: Seating) -> Iterator[Model]:
    """A whole game in which all advice is followed."""
    model = begun(seating)
    for _ in range(1_200):
        yield model
        if over(model):
            return
        model = played_on(model)
    raise AssertionError("the game does not end")


def ordering(seed: int, seating: Seating | None = None) -> Model:
    """A game in which a person gives an order."""
    for model in course(seating or Seating(seed)):
        table = table_of(model)
        calm = table.step == "orders" and table.fight is None and decider(model) is not None
        if calm and table.course and not table.course.use and covered(model) is None:
            return model
    raise AssertionError("nobody orders")


def shown(model: Model) -> str:
    return str(PROBEPARTIE.view(model, Ui("w", "../")))


@pytest.mark.parametrize("seed", SEEDS)
def test_following_all_advice_ends_the_game_after_six_rounds(seed: int) -> None:
    model = list(course(Seating(seed)))[-1]
    table = table_of(model)
    assert table.course
    assert table.course.round == 6
    assert table.ending
    assert table.ending.winner is not None
    assert len(to_link(model, Model)) < LONGEST_LINK / 4
    assert "Die Schirme sind gefallen" in shown(model)


@pytest.mark.parametrize("seed", range(4))
def test_advice_is_allowed_by_all_options(seed: int) -> None:
    options = any_options(Random(seed))
    seating = Seating(seed, ("person", "person", "brawler", "random"), options)
    model = list(course(seating))[-1]
    assert len(to_link(model, Model)) < LONGEST_LINK


@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_does_what_it_says_or_gives_all_reasons(seed: int) -> None:
    model = ordering(seed)
    table, seat = table_of(model), decider(model)
    assert seat is not None
    tried: list[Action] = [
        *(Exploit(seat, i) for i in range(len(table.places))),
        *(ThrowDown(seat, i) for i in range(len(table.places))),
        Ride(seat, Clubhouse(seat), Clubhouse(1), 1, 0),
        Ride(seat, Clubhouse(seat), EmergencyRoom(), 1, 0),
        Ride(seat, Clubhouse(seat), Site(0), 5, 5),
    ]
    for action in tried:
        after = update(model, doing(model, action))
        why = SOA.breaches(table, action)
        if not why:
            assert done_in(after)[len(done_in(model))].action == action
            continue
        assert (after.course, after.refused) == (model.course, written(action))
        assert reasons(after, after.refused) == why
        html = shown(after)
        assert "warum nicht?" in html
        assert all(b.rule.id in html for b in why)


def test_every_spot_can_be_tapped_and_its_buttons_pressed() -> None:
    model = ordering(3)
    for letter in (*"abcdefg", "0", "1", "2", "+"):
        assert shown(update(model, Pick(letter)))


def asked_for(model: Model) -> str:
    table = table_of(model)
    if falls_due(table):
        return "fall"
    return table.fight.phase if table.fight else table.step


def test_every_decision_can_be_made_on_the_screen() -> None:
    everything = {"setup", "orders", "market", "backup", "fists", "shots", "injuries", "follow"}
    seen: set[str] = set()
    for seed in range(6):
        if everything | {"fall"} <= seen:
            return
        random = Random(seed)
        model = begun(Seating(seed, ("person",) * 4, Options(octane=True, participants="chosen")))
        while not over(model):
            if coming(model.seating, model.course):
                model = update(model, GoOn(True))
                continue
            if (other := covered(model)) is not None:
                model = update(model, Lift(other))
            seat = decider(model)
            assert seat is not None
            kinds: dict[type, list[Action]] = {}
            for move in legal_for(table_of(model), seat):
                kinds.setdefault(type(move), []).append(move)
            if asked_for(model) not in seen or random.random() < 0.05:
                assert "gn-action" in shown(model)
            seen.add(asked_for(model))
            model = update(model, doing(model, random.choice(kinds[random.choice(list(kinds))])))
    raise AssertionError(f"never asked for: {(everything | {'fall'}) - seen}")


def test_nobody_sees_more_than_the_seat_may() -> None:
    for model in course(Seating(2, HOT)):
        seat = viewer(model)
        for step in done_in(model)[-3:]:
            for event, _ in told(step, seat):
                if isinstance(event, GunsHeld | OfferHeld):
                    assert event.seat == seat
            if isinstance(step.action, CloseFist | OfferGoods) and step.action.seat != seat:
                said = headline(step.before, step.action, seat)
                assert said.endswith("schließt die Faust")


def test_screens_of_others_are_shut_until_the_game_is_over() -> None:
    for model in list(course(Seating(4)))[::20]:
        html = shown(model)
        if table_of(model).step == "over":
            assert "hinter dem Schirm" not in html
        elif table_of(model).step != "setup":
            out = sum(c.out for c in table_of(model).clubs)
            assert html.count("hinter dem Schirm") == 2 - out


def test_several_people_hand_the_device_over_with_the_screen_down() -> None:
    models = course(Seating(5, HOT))
    model = next(m for m in models if covered(m) == 1 and table_of(m).step == "orders")
    assert viewer(model) is None
    assert "Gebt das Gerät an John" in shown(model)
    assert shown(model).count("hinter dem Schirm") == 3
    lifted = update(model, Lift(1))
    assert viewer(lifted) == 1
    assert shown(lifted).count("hinter dem Schirm") == 2
    after = played_on(lifted)
    while coming(after.seating, after.course):
        after = update(after, GoOn(True))
    assert covered(after) != 1 or decider(after) != 0
    assert viewer(after) in (None, 1)


def test_going_back_leads_to_a_covered_screen() -> None:
    session: Session[Model, Msg] = opened(PROBEPARTIE, "w", "../")
    session.model = next(m for m in course(Seating(5, HOT)) if covered(m) is not None)
    session.send(Lift(decider(session.model) or 0))
    session.send(doing(session.model, advised_now(session.model)))
    session.render()
    before = session.model
    session.model = session.past.pop()
    assert before != session.model
    assert covered(session.model) is not None


def advised_now(model: Model) -> Action:
    seat = decider(model)
    assert seat is not None
    return advised(model, table_of(model), seat).action


def test_going_back_takes_a_whole_order_back() -> None:
    session: Session[Model, Msg] = opened(PROBEPARTIE, "w", "../")
    session.model = model = ordering(1)
    session.send(Pick("a"))
    session.send(Advise())
    session.send(doing(model, advised_now(model)))
    assert session.model.course != model.course
    assert session.past[-1].course == model.course


def test_a_link_brings_back_the_same_table() -> None:
    model = list(course(Seating(6)))[60]
    again = from_link(to_link(model, Model), Model)
    COURSES.forget()
    assert table_of(again) == table_of(model)
    assert again == model


def test_the_same_number_brings_the_same_sites_and_cards() -> None:
    def came(seating: Seating) -> list[object]:
        done = done_in(list(course(seating))[-1])
        return [s.action for s in done if type(s.action).__name__ in ("TurnSite", "TurnCard")]

    one = came(Seating(8, ("person", "sensible", "sensible")))
    assert one == came(Seating(8, ("person", "random", "brawler")))
    assert one != came(Seating(9, ("person", "sensible", "sensible")))


def test_a_recorded_game_is_played_again_and_taken_over() -> None:
    model = list(course(Seating(6)))[-1]
    done = done_in(model)
    look = update(model, Rewind(40))
    assert table_of(look) == done[39].after
    assert look.course + look.rest == model.course
    assert "Schritt 40 von" in shown(look)
    again = from_link(to_link(look, Model), Model)
    for count in (41, 60, 39, len(done)):
        again = update(again, Wind(count))
        assert table_of(again) == done[count - 1].after
    assert again == replace(model, page=0)
    assert update(look, Play("0s")) == look, "nothing is decided in a recording"
    taken = update(look, Wind(-1))
    assert not taken.rest
    assert done_in(taken)[:40] == done[:40]


def test_a_recording_shows_no_screen_that_the_seat_may_not_see() -> None:
    look = update(list(course(Seating(6)))[-1], Rewind(100))
    assert shown(look).count("hinter dem Schirm") == 2


def test_own_cards_are_played_from_a_file_and_fit_into_a_link() -> None:
    own = replace(PRACTICE, name="Unsere Schachtel")
    model = update(begun(Seating(1)), Sit(Seating(1, own=own)))
    while table_of(model).step == "setup":
        model = played_on(model)
    assert table_of(model).printed.name == "Unsere Schachtel"
    assert "Unsere Schachtel" in shown(model)
    last = list(course(Seating(1, own=own)))[-1]
    assert len(to_link(last, Model)) < LONGEST_LINK
    assert write(own)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "ganovenehre-soa-1"}', "x" * 10])
def test_a_broken_card_file_is_refused_with_a_sentence(text: str) -> None:
    answers = [json.loads(a) for a in played_file(text)]
    assert answers[-1]["problem"].endswith(".")
    assert "broken" not in answers[-1]


def test_a_set_too_small_for_the_extra_rounds_is_refused_with_a_sentence() -> None:
    few = replace(PRACTICE, cards=PRACTICE.cards[:15])
    long = Model(Seating(1, options=Options(extra_rounds=7)))
    answers = played_file(write(few), to_link(long, Model))
    answer = json.loads(answers[-1])
    assert "Zusatzrunden" in answer["problem"]
    assert "broken" not in answer


def played_file(text: str, start: str = "") -> list[str]:
    first = desk.open("t", "soa/probepartie", "w", "../", start)
    state = json.loads(first)
    index = int(state["html"].partition('data-on-file="')[2].partition('"')[0])
    answer = desk.act("t", state["revision"], index, text)
    desk.close("t")
    return [first, answer]


@pytest.mark.parametrize(
    "bad", ["0", "9c0u", "0q", ".........", "......0c9u", "0rab11", "0d1v", "0P1x", "0ca", "0e"]
)
def test_a_course_that_can_not_be_is_refused_with_a_sentence(bad: str) -> None:
    with pytest.raises((ValueError, Malformed), match=r"\.$"):
        Model(Seating(1), course=bad + ",")


def test_a_table_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="drei oder vier"):
        Seating(1, ("person", "random"))


def test_house_rules_begin_a_new_game_with_the_same_number() -> None:
    model = ordering(9)
    after = with_options(model, Options(octane=True))
    assert after.seating == replace(model.seating, options=Options(octane=True))
    assert with_options(after, Options(octane=True)) == after
    picks = legal_for(table_of(after), 0)
    assert any(isinstance(p, PickClub) and p.side == "octane" for p in picks)


def test_both_sides_of_a_card_can_be_read_before_one_is_chosen_and_ours_is_marked() -> None:
    model = begun(Seating(11, ("person", "person", "person"), Options(octane=True)))
    model = update(model, Lift(decider(model) or 0))
    html = text_of(shown(update(model, Compose(replace(model.draft, number=1)))))
    assert "Unleaded: 5 Geld, 2 Waffen, 2 Schmuggelware, 1 Hitze, 3 Members und 2 Prospects" in html
    assert "High Octane §: 5 Geld, 1 Waffe, 3 Schmuggelware" in html
    assert "Kurierfahrt: Sell: Schmuggelware zu je 1 Geld, Max 2" in html
    assert "Patch In kostet keine Waffe" in html
    assert "§: aus unserem Übungssatz, nicht aus dem Spiel." in html


def test_the_side_that_lies_up_can_be_read_at_every_clubhouse() -> None:
    seating = Seating(11, ("person", "sensible", "brawler"), Options(octane=True))
    model = begun(seating)
    while table_of(model).step == "setup":
        seat = decider(model)
        assert seat is not None
        picks = [m for m in legal_for(table_of(model), seat) if isinstance(m, PickClub)]
        model = update(model, doing(model, next(m for m in picks if m.side == "octane")))
    own = PRACTICE.side(table_of(model).clubs[0].badge)
    assert own
    assert f"Club-Befehl „{own.order_name}“ §" in text_of(shown(model))
    for seat in table_of(model).seats:
        club = table_of(model).clubs[seat]
        side = PRACTICE.side(club.badge)
        if side and club.side == "octane":
            html = text_of(shown(update(model, Pick(str(seat)))))
            assert all(line in html for line in side_lines(side))


def text_of(html: str) -> str:
    plain = re.sub(r"<[^>]+>", " ", html).replace("\u00a0", " ")
    return " ".join(plain.split()).replace(" :", ":")


def test_the_prices_for_three_are_marked_as_ours_where_a_fist_is_closed() -> None:
    models = (m for m in course(Seating(1)) if table_of(m).step == "market" and decider(m) == 0)
    assert 'data-rule="soa.prices-for-three"' in shown(next(models))


def test_moves_are_written_and_read_back() -> None:
    for model in course(Seating(3, HOT, Options(octane=True, participants="chosen"))):
        table = table_of(model)
        for move in (*moves(table)[:40], *asides(table)[:20]):
            if not isinstance(move, CHANCE_ACTIONS):
                assert read(written(move)) == move


def test_dice_of_people_and_new_cards_wait_for_a_tap() -> None:
    waited = set()
    for seed in SEEDS:
        for model in course(Seating(seed)):
            found = coming(model.seating, model.course)
            if found:
                waited.add(type(found).__name__)
                last = done_in(model)[-1].action
                assert not isinstance(found, Roll) or not isinstance(last, Roll)
    assert {"Roll", "TurnSite", "TurnCard"} <= waited


def test_opponents_take_a_good_swap_and_refuse_a_bad_one() -> None:
    model = ordering(1)
    table = table_of(model)
    rich = next(s for s in (1, 2) if table.clubs[s].contraband)
    good = Propose(0, rich, Parcel(money=4), Parcel(contraband=1))
    bad = Propose(0, rich, Parcel(money=1), Parcel(contraband=1))
    for offer, agrees in ((good, True), (bad, False)):
        done = done_in(update(model, doing(model, offer)))
        answer = done[len(done_in(model)) + 1].action
        assert getattr(answer, "agrees", None) is agrees


def test_an_offer_of_an_opponent_is_answered() -> None:
    offered = (
        model
        for seed in range(40)
        for model in course(Seating(seed))
        if (game := table_of(model).course) and game.offer and decider(model) == 0
    )
    model = next(offered)
    game = table_of(model).course
    assert game
    assert game.offer
    assert "Ein Angebot für euch" in shown(model)
    after = update(model, doing(model, Answer(0, False)))
    assert table_of(after).clubs[0] == table_of(model).clubs[0]


def test_a_promise_changes_nothing_but_words() -> None:
    model = ordering(1)
    after = update(model, doing(model, Promise(0, 1, Parcel(money=3))))
    assert table_of(after).clubs == table_of(model).clubs
    assert decider(after) == 0


def test_only_the_one_asked_can_act() -> None:
    model = ordering(2)
    assert update(model, Play("1s")) == model


def test_a_late_step_costs_no_more_than_eighty_milliseconds() -> None:
    session: Session[Model, Msg] = opened(PROBEPARTIE, "w", "../")
    costs = []
    for model in course(Seating(3, ("person", "sensible", "sensible", "brawler"))):
        before = time.process_time()
        session.send(Sit(model.seating))
        session.model = model
        session.reply()
        costs.append(time.process_time() - before)
    assert sorted(costs)[len(costs) // 2] < 0.08


@given(
    st.lists(
        st.tuples(st.integers(0, 500), st.sampled_from(["", "7", "x", "1000000"])), max_size=40
    ),
)
@settings(max_examples=20, deadline=None)
def test_random_clicking_never_breaks_anything(picks: list[tuple[int, str]]) -> None:
    for answer in rehearsal.play("soa/probepartie", picks):
        assert "broken" not in json.loads(answer)


def test_the_market_says_how_much_may_be_offered_by_heat() -> None:
    said = {}
    for model in (m for seed in SEEDS for m in course(Seating(seed)) if asked_for(m) == "market"):
        if decider(model) == 0:
            found = re.search(r"bei Hitze (\d) dürft ihr (.*?) anbieten", text_of(shown(model)))
            assert found
            said[int(found[1])] = found[2]
    assert len(said) > 1
    limits = {0: "beliebig viel", 1: "höchstens 3 Waren", 2: "höchstens 2 Waren"}
    limits |= {3: "höchstens 1 Ware", 4: "nichts"}
    assert said == {heat: limits[heat] for heat in said}
