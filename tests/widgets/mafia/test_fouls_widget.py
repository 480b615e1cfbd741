"""The foul widget: what each penalty costs, in which moment, by which set of rules."""

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, loads, pack
from engine.sport_mafia.offences import ALL, OFFENCES
from engine.sport_mafia.options import Options, fsm_2024, mafia_liga, vorlage
from engine.sport_mafia.volume import VOLUME
from widgets.session import Session, opened
from widgets.sport_mafia.foul_course import course, outcome, refused, update
from widgets.sport_mafia.foul_facts import facts, ladder
from widgets.sport_mafia.foul_model import (
    TAPS,
    Choose,
    Model,
    Moment,
    Msg,
    Pardon,
    SetDay,
    SetMoment,
    SetOffence,
    Tap,
    TapFor,
)
from widgets.sport_mafia.foul_moment import from_state
from widgets.sport_mafia.fouls import FOULS, announce
from widgets.sport_mafia.what_if import widget_for
from widgets.widget import BadInput
from widgets.worked import run


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model(given=())
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(FOULS, "w", "../", model, model).render())


def holds(model: Model) -> dict[str, str]:
    return {one.about: one.text for one in facts(course(model, model.options))}


def test_the_fourth_foul_puts_out_at_once_and_drops_the_vote_that_is_on() -> None:
    model = after(Tap(7))
    assert course(model, model.options).now.player(7).out == "fouls"
    assert holds(model)["Abstimmung an Tag 2"] == "entfällt"
    for rule in ("fourth-foul-out", "no-last-word", "vote-is-dropped"):
        assert f'data-rule="mafia.{rule}"' in html(model)
    assert after(Pardon(), model=model).given == ()


def test_the_third_foul_costs_the_next_minute_and_half_of_it_at_a_small_table() -> None:
    talk = after(SetMoment("talk"), SetOffence("talking"), Tap(5))
    assert holds(talk)["Minute von Nr. 5 an Tag 2"] == "kein Wort, aufstellen ja"
    spoken = after(TapFor("word"), Tap(6), TapFor("punish"), SetOffence("talking"), Tap(5))
    assert "Minute von Nr. 5 an Tag 3" in holds(spoken)
    small = after(TapFor("seats"), *map(Tap, (6, 8, 9, 3)), model=talk)
    small = after(SetOffence("talking"), Tap(5), model=small)
    assert len(course(small, small.options).now.living) == 4
    assert holds(small)["Minute von Nr. 5 an Tag 2"] == "30 Sekunden"


def test_leagues_differ_in_what_the_first_three_fouls_cost() -> None:
    official, liga = ladder(fsm_2024()), ladder(mafia_liga())
    assert [many.text for _, many, _ in official][:2] == ["nichts", "nichts"]
    assert [many.text for _, many, _ in liga] == [
        "30 Sekunden",
        "kein Wort, aufstellen ja",
        "kein Wort, auch kein Aufstellen",
        "raus, ohne letztes Wort",
    ]
    mute = ladder(Options(banned_nominates=False))
    assert mute[2][1].text == "kein Wort, auch kein Aufstellen"
    first = after(SetMoment("talk"), SetOffence("talking"), Tap(9))
    assert "hier geht es verschieden aus" in html(first)
    assert "überall dasselbe" in html(after(Tap(7)))


def test_after_the_result_the_vote_of_the_next_day_is_dropped() -> None:
    swears = after(SetMoment("last"), SetOffence("swearing"), Tap(10))
    assert holds(swears)["Abstimmung an Tag 3"] == "entfällt"
    leaving = after(SetMoment("last"), SetOffence("swearing"), Tap(3))
    assert holds(leaving)["Abstimmung an Tag 3"] == "wie immer"
    assert "mafia.leaves-anyway" in html(leaving)


def test_what_is_an_exclusion_elsewhere_costs_the_team_in_the_farewell() -> None:
    played = course(after(SetMoment("last"), SetOffence("tears"), Tap(3)), vorlage())
    assert played.now.result is not None
    assert (played.now.result.outcome, played.now.result.cause) == ("black", "team-defeat")


def test_who_is_out_before_the_hunt_drops_the_vote_and_who_is_hit_as_well_does_not() -> None:
    before = after(SetMoment("night"), SetOffence("night-noise"), Tap(3))
    assert holds(before)["Abstimmung an Tag 3"] == "entfällt"
    during = after(SetMoment("hunt"), SetOffence("night-noise"), Tap(3))
    assert holds(during)["Abstimmung an Tag 3"].startswith("findet statt")


def test_the_best_move_is_there_only_where_the_rules_have_it() -> None:
    model = after(SetMoment("best-move"), SetOffence("best-move-talk"))
    assert "Nach diesen Regeln gibt es keinen besten Zug." in html(model)
    official = after(Choose(fsm_2024()), model=model)
    assert "Tag 1" in html(official)
    played = after(SetDay(1), Tap(3), model=official)
    assert "mafia.best-move-broken-off" in html(played)


def test_every_reason_against_a_penalty_is_named_and_read_aloud() -> None:
    model = after(SetOffence("night-knowledge"), Tap(1))
    assert [b.rule.id for b in refused(model)] == [
        "mafia.out-takes-no-part",
        "mafia.loss-night-knowledge",
    ]
    assert all(b.why in announce(model) for b in refused(model))
    assert all(b.why in html(model) for b in refused(model))
    claimed = after(TapFor("sheriff"), Tap(4), SetOffence("night-knowledge"), Tap(4))
    assert course(claimed, vorlage()).now.result is not None


@pytest.mark.parametrize("offence", ALL, ids=lambda o: o.key)
def test_every_kind_of_offence_can_be_punished_in_some_moment(offence: object) -> None:
    key = getattr(offence, "key", "")
    found = []
    for moment in TAPS:
        start = Model(moment=moment, day=1, gone=(), given=(), claimed=(5,), options=fsm_2024())
        found += [update(update(start, SetOffence(key)), Tap(seat)) for seat in (3, 5)]
    assert any(model.given for model in found)


def test_a_table_whose_game_is_over_says_so_and_punishes_nobody() -> None:
    model = after(TapFor("seats"), Tap(6), Tap(8), Tap(10), SetOffence("swearing"), Tap(3))
    assert model.given == ()
    assert "ist die Partie schon vorbei" in html(model)


@pytest.mark.parametrize("moment", list(TAPS))
def test_the_same_penalties_stand_beside_each_other_by_all_presets(moment: Moment) -> None:
    model = after(SetMoment(moment), SetOffence("insult"), Tap(5))
    for options in (vorlage(), fsm_2024(), mafia_liga()):
        assert outcome(course(model, options)).text
        assert outcome(course(model, options)).rules


def test_every_step_of_a_foul_example_opens_with_its_table() -> None:
    seen = 0
    for example in VOLUME.examples:
        for step in run(example)[0] if example.game.key == "mafia" else ():
            if widget_for(step.after) == "mafia/fouls":
                seen += 1
                model = from_state(step.after)
                played = course(model, model.options)
                assert played.there, (example.id, model.moment)
                assert html(model)
    assert seen > 20


@pytest.mark.parametrize(
    "text", ['[1,["talk",10]]', '[1,["x"]]', '[1,["vote",2,[1,1]]]', '[1,["vote",2,[],[9]]]']
)
def test_a_broken_link_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Malformed, match=r"[.)]$"):
        opened(FOULS, "w", "../", start=pack(text))


def test_the_list_holds_every_offence_once() -> None:
    offered = re.findall(r'<option value="([^"]*)"', html(Model()))
    assert [key for key in offered if key in OFFENCES] == list(OFFENCES)


@given(st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 60)), max_size=14))
@settings(max_examples=25)
def test_whatever_is_pressed_the_widget_stays_whole(presses: list[tuple[int, int]]) -> None:
    session = opened(FOULS, "w", "../")
    keys = (*OFFENCES, *TAPS)
    for press, typed in presses:
        found = re.findall(r'data-on-(?:click|change)="(\d+)"', str(session.render()))
        value = keys[typed % len(keys)]
        with suppress(BadInput):
            session.act(session.revision, int(found[press % len(found)]), value)
    assert loads(dumps(session.model, Model), Model) == session.model


@pytest.mark.parametrize(
    ("cancelled", "today"),
    [
        ("always", "entfällt"),
        ("never", "findet statt"),
        ("if-nominated", "findet statt"),
        ("stays-listed", "findet statt"),
    ],
)
def test_the_vote_after_an_expulsion_is_what_the_table_has_agreed(
    cancelled: str, today: str
) -> None:
    """Nr. 7 is not on the list; the four readings of MAF-G21."""
    options = Options(cancelled=cancelled)  # type: ignore[arg-type]
    model = after(Tap(7), model=Model(given=(), options=options))
    assert holds(model)["Abstimmung an Tag 2"].startswith(today)
    assert course(model, options).now.player(7).out == "fouls"
    assert html(model)
