"""The Throwdown widget: what the reader does, sees and may not."""

from contextlib import suppress
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, from_link, loads, to_link
from engine.core.example import Forbidden
from engine.core.play import Breach
from engine.sons_of_anarchy.actions import (
    CloseFist,
    EndBackup,
    Retreat,
    Roll,
    ThrowDown,
)
from engine.sons_of_anarchy.examples import EXAMPLES
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.mistakes import MISTAKES
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.rules.throwdown import NO_RETREAT, ONE_GUN_PER_FIGURE, OWN_GUNS_ONLY
from engine.sons_of_anarchy.state import Table
from tests.sons_of_anarchy.strategies import courses
from widgets import dealer
from widgets.session import opened
from widgets.sons_of_anarchy.messages import (
    GoOn,
    Msg,
    SetAmount,
    SetFigures,
    SetOptions,
    SetPlace,
    SetSeats,
    SetTable,
    Try,
    Type,
    update,
)
from widgets.sons_of_anarchy.model import Draft, Model, from_state, init
from widgets.sons_of_anarchy.throwdown import WIDGET, announce
from widgets.widget import BadInput

FIGHT = Try((ThrowDown(0, 0), EndBackup(0), EndBackup(1)))


class Page(HTMLParser):
    """Collects what must hold for every rendering."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.styled = 0
        self.buttons_without_type = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.styled += "style" in names
        if "id" in names:
            self.ids.append(names["id"] or "")
        self.buttons_without_type += tag == "button" and "type" not in names


def reasons(model: Model) -> tuple[Breach, ...]:
    return SOA.breaches(model.now, model.refused) if model.refused is not None else ()


def sound(html: str) -> str:
    page = Page()
    page.feed(html)
    assert not page.styled
    assert not page.buttons_without_type
    assert len(set(page.ids)) == len(page.ids)
    return html


def shown(model: Model) -> str:
    session = opened(WIDGET, "w", "../../", to_link(model, Model))
    return sound(str(session.render()))


def test_it_opens_with_the_rulebook_s_fight_and_its_odds() -> None:
    html = shown(init())
    assert "83\u00a0%" in html or "83 %" in html
    assert "Sally" in html
    assert "John" in html


def test_what_is_refused_stays_visible_with_all_reasons_and_changes_nothing() -> None:
    model = update(init(), FIGHT)
    tried = update(model, Try((CloseFist(0, 9),)))
    assert tried.now == model.now
    assert [b.rule for b in reasons(tried)] == [ONE_GUN_PER_FIGURE, OWN_GUNS_ONLY]
    assert "9 Waffen für 5 Figuren: höchstens eine je Figur." in shown(tried)
    assert announce(tried).startswith("Das geht nicht: ")
    assert not reasons(update(tried, Try((CloseFist(0, 1),))))


def test_nobody_retreats_here_either() -> None:
    tried = update(update(init(), FIGHT), Try((Retreat(1),)))
    assert [b.rule for b in reasons(tried)] == [NO_RETREAT]


def test_a_closed_fist_shows_no_number() -> None:
    model = update(update(init(), FIGHT), Try((CloseFist(0, 2),)))
    html = shown(model)
    assert "hält eine geschlossene Faust" in html
    assert "weiß, was darin liegt" not in html
    assert "weiß" not in announce(model)


def test_a_whole_fight_to_the_emergency_room_and_back() -> None:
    model = update(init(), FIGHT)
    model = update(model, Try((CloseFist(0, 2), CloseFist(1, 1), Roll(0, 3), Roll(1, 4))))
    assert model.now.fight is not None
    assert model.now.fight.totals == (16, 15)
    while not (model.now.fight is None or model.now.fight.phase == "over"):
        model = update(model, Try((SOA.options(model.now)[0],)))
        shown(model)
    model = update(model, GoOn("cleanup"))
    assert "Notaufnahme" in shown(model)
    while model.now.clubs[0].hurt.size or model.now.clubs[1].hurt.size:
        model = update(model, Try((SOA.options(model.now)[0],)))
    model = update(model, GoOn("orders"))
    assert model.setting_up


def test_dice_rolled_at_once_are_told_and_marked_together() -> None:
    model = update(init(), FIGHT)
    model = update(model, Try((CloseFist(0, 0), CloseFist(1, 0))))
    model = update(model, Try((Roll(0, 3), Roll(1, 4))))
    assert "Der Würfel von Sally zeigt 3." in announce(model)
    assert "Der Würfel von John zeigt 4." in announce(model)
    dice = shown(model).split("Würfel: 3")[0]
    assert dice.rindex("gn-changed") > dice.rindex("gn-fist")


def test_setting_up_changes_the_table() -> None:
    model = update(init(), SetSeats(4))
    assert len(model.table.clubs) == 4
    model = update(model, SetFigures(0, Site(0), "member", 1))
    assert model.table.crew(0, Site(0)).members == 1
    model = update(model, SetAmount(1, "guns", 5))
    model = update(model, SetAmount(1, "plan", 4))
    model = update(model, SetPlace(gun_ban=True, used=True))
    model = update(model, SetOptions("onReveal", "chosen"))
    model = update(model, SetTable("patch", 3))
    assert model.table.clubs[1].guns == 5
    assert model.table.places[0].gun_ban
    assert model.table.patch == 3
    assert "Waffenverbot" in shown(model)
    fewer = update(model, SetSeats(2))
    assert fewer.table.patch == 1
    assert len(fewer.table.clubs) == 2


@pytest.mark.parametrize(
    ("message", "says"),
    [
        (SetAmount(0, "heat", 5), "Mehr als 4 Hitze"),
        (SetAmount(0, "guns", 30), "30 Waffen"),
        (SetFigures(0, Site(0), "member", 6), "nur 5 Members"),
        (SetFigures(0, Site(0), "prospect", -1), "Weniger als keine"),
        (SetAmount(0, "plan", -1), "0 bis 24"),
        (SetTable("place", 7), "Ort"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(message: SetAmount, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        update(init(), message)


def test_the_set_up_is_closed_while_a_fight_runs() -> None:
    with pytest.raises(BadInput, match="läuft schon"):
        update(update(init(), FIGHT), SetAmount(0, "guns", 1))


def test_chances_are_asked_and_answered_for_what_was_agreed() -> None:
    three = update(init(), SetSeats(3))
    assert "je nach Ziel" in shown(three)
    banned = update(init(), SetPlace(gun_ban=True, used=False))
    assert "es zählen nur Würfel und Figuren" in shown(banned)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_it_opens_from_every_step_of_every_example(example: object) -> None:
    for step in example.steps():  # type: ignore[attr-defined]
        for state in (step.before, step.after):
            model = from_state(state)
            only_the_fight = state.fight is not None and model.table.course is None
            assert model.now == (replace(state, course=None) if only_the_fight else state)
            assert from_link(to_link(model, Model), Model) == model
            shown(model)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.id)
def test_it_opens_from_every_mistake(mistake: object) -> None:
    state = mistake.state if isinstance(mistake, Forbidden) else mistake.outcome().before  # type: ignore[attr-defined]
    shown(from_state(state))


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(courses(), st.data())
def test_it_opens_from_any_state_that_play_can_reach(
    course: list[Table], data: st.DataObject
) -> None:
    for state in {0: course[0], 1: course[-1], 2: data.draw(st.sampled_from(course))}.values():
        model = from_state(state)
        assert from_link(to_link(model, Model), Model) == model
        shown(model)


@pytest.mark.parametrize(
    "message",
    [
        SetSeats(3),
        SetFigures(0, EmergencyRoom(), "prospect", 1),
        SetAmount(1, "plan", 2),
        SetTable("editing", 1),
        SetPlace(gun_ban=True, used=False),
        SetOptions("onReveal", "chosen"),
        Type(Draft(guns=2, origin=Clubhouse(1))),
        Try((ThrowDown(0, 0), Roll(1, 6))),
        GoOn("cleanup"),
    ],
    ids=lambda m: type(m).__name__,
)
def test_a_message_survives_the_codec_for_recorded_runs(message: Msg) -> None:
    assert loads(dumps(message, Msg), Msg) == message


def test_a_link_with_a_move_that_is_not_allowed_is_refused() -> None:
    model = update(init(), FIGHT)
    broken = to_link(model, Model)
    assert from_link(broken, Model) == model
    with pytest.raises(ValueError, match="nicht erlaubt"):
        replace(model, actions=(*model.actions, Retreat(0)))
    with pytest.raises(ValueError, match="Ort"):
        replace(model, place=9)


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ('"Sally"', '""', "höchstens 40 Zeichen"),
        ('"Sally"', f'"{"x" * 41}"', "höchstens 40 Zeichen"),
        ("[2,3]", "[2000,3]", "nur 5 Members"),
        ("[2,3]", "[-1,3]", "Weniger als keine Figur"),
        ('"mayans"', '"samcro"', "nur einmal"),
    ],
)
def test_a_link_to_an_impossible_table_is_refused_with_a_sentence(
    good: str, bad: str, says: str
) -> None:
    text = dumps(init(), Model)
    assert good in text
    with pytest.raises(Malformed, match=says):
        loads(text.replace(good, bad, 1), Model)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_random_clicking_never_breaks_it(data: st.DataObject) -> None:
    dealer.seed(data.draw(st.integers(0, 999)))
    try:
        session = opened(WIDGET, "w", "../../")
        sound(str(session.render()))
        for _ in range(20):
            index = data.draw(st.integers(0, len(session.handlers) - 1))
            value = data.draw(st.sampled_from(["", "on", "1", "unsinn"]))
            with suppress(BadInput):
                session.act(session.revision, index, value)
        html = sound(str(session.render()))
        again = opened(WIDGET, "w", "../../", saved=session.save())
        assert again.model == session.model
        assert html
    finally:
        dealer.seed(None)


def moments() -> dict[str, Table]:
    """One state of every phase, out of the examples."""
    found = {"setup": init().table}
    for example in EXAMPLES:
        for step in example.steps():
            after = step.after
            due = "fall" if falls_due(after) else ""
            phase = after.fight.phase if after.fight else after.step
            found[f"{phase} {due} {len(after.clubs)}"] = after
    return found


@pytest.mark.parametrize("name", moments())
def test_every_control_of_every_phase_gives_a_valid_rendering(name: str) -> None:
    link = to_link(from_state(moments()[name]), Model)
    first = opened(WIDGET, "w", "../../", link)
    first.render()
    for index in range(len(first.handlers)):
        session = opened(WIDGET, "w", "../../", link)
        session.render()
        with suppress(BadInput):
            session.act(session.revision, index, "on")
        sound(str(session.render()))
