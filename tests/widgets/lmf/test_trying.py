"""What holds for all four widgets: links, bounds, examples, clicking anything."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed, dumps, from_link, loads, to_link
from engine.last_man_falling.actions import Accept, Catch, DrawPenalty
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Closing, Due, Penalties, Shuffling, Trial, Turn
from engine.last_man_falling.state import Match, State
from engine.last_man_falling.tables import CLEAN, ROSA, TOP, n, table
from engine.last_man_falling.volume import VOLUME
from tests.widgets.lmf.trying import after, html
from widgets import catalogue, dealer
from widgets.last_man_falling import messages as m
from widgets.last_man_falling.course import now
from widgets.last_man_falling.table_model import MOST_HELD, Model, from_state, with_options
from widgets.last_man_falling.what_if import widget_for
from widgets.session import opened
from widgets.widget import BadInput, Widget

KEYS = ("lmf/legen", "lmf/angriffskette", "lmf/verpfeifen", "lmf/ansagen")
SETTINGS: tuple[m.Msg, ...] = (
    m.SetTop(WAFFENWAHL, "messer"),
    m.Cover(2),
    m.Await(2),
    m.AddCard(VIERFACH),
    m.RemoveCard(TOP),
    m.SetPlayers(5, CLEAN),
    m.SetTurn(1),
    m.SetPile((TOP, VIERFACH)),
    m.SetDirection(False),
)
OTHERS: tuple[m.Msg, ...] = (
    m.SetOptions(Options(parieren=True)),
    m.Begin(table(CLEAN, TOP), touched=VIERFACH),
    m.Look(1),
    m.Touch(VIERFACH),
    m.Say("bombe"),
    m.Point(2),
    m.Fire(2),
    m.Browse("gift"),
    m.Do(Accept(0)),
    m.Do(Catch(1, 0)),
)


def widget(key: str) -> Widget[Model, m.Msg]:
    return catalogue.widget(key)


@pytest.mark.parametrize("message", [*SETTINGS, *OTHERS], ids=lambda x: type(x).__name__)
def test_messages_can_be_recorded_and_played_again(message: m.Msg) -> None:
    assert loads(dumps(message, m.Msg), m.Msg) == message


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("message", [*SETTINGS, *OTHERS], ids=lambda x: type(x).__name__)
def test_every_message_leaves_a_model_that_a_link_carries(key: str, message: m.Msg) -> None:
    model = after(widget(key).init(), message)
    assert from_link(to_link(model, Model), Model) == model
    assert html(widget(key), model)
    assert widget(key).announce(model)


def states() -> list[State]:
    steps = [step for example in VOLUME.examples for step in example.steps()]
    return [s for step in steps for s in (step.before, step.after)]


def test_every_step_of_an_example_opens_and_can_be_set_anew() -> None:
    for state in states():
        key = widget_for(state)
        if key not in KEYS:
            continue
        model = from_state(state)
        assert replace(now(model), match=state.match) == state
        assert html(widget(key), model)
        for message in SETTINGS:
            assert html(widget(key), after(model, message))


def test_the_widget_is_chosen_by_what_the_state_is_about() -> None:
    def about(key: str, *messages: m.Msg) -> str | None:
        return widget_for(now(after(widget(key).init(), *messages)))

    assert about("lmf/angriffskette") == "lmf/angriffskette"
    assert about("lmf/verpfeifen") == "lmf/verpfeifen"
    assert about("lmf/angriffskette", m.Do(Accept(1))) == "lmf/angriffskette"
    laid = now(after(widget("lmf/legen").init(), m.SetTop(VIERFACH, "gift")))
    assert widget_for(laid) == "lmf/staatsanwalt"
    assert widget_for(table((n("gift", 1), n("messer", 2)), TOP)) == "lmf/legen"
    assert widget_for(table(CLEAN, TOP)) == "lmf/staatsanwalt"
    owing = replace(table((TOP, TOP), TOP), called="last")
    assert widget_for(owing) == "lmf/ansagen"
    assert widget_for(replace(table(CLEAN, TOP), discard=(), phase=Shuffling("deal"))) is None


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"pile": (TOP,) * 500}, "zu viele Karten"),
        ({"phase": Penalties((), 0)}, "Strafkarten zieht nur"),
        ({"phase": Turn(drawn=(VERPFEIFEN, VERPFEIFEN))}, "die niemand hält"),
        ({"phase": Shuffling("deal")}, "wenn die Karten verteilt sind"),
        ({"phase": Shuffling("rest", 0, 1)}, "wenn die Karten verteilt sind"),
        ({"passes": -1}, "zu lang"),
        ({"match": Match(1, 0, (0,))}, "kein ganzer Abend"),
        (
            {"phase": Penalties((Due(0, 2, "doppelmord"),), 0, resume=Closing(7, TOP))},
            "nicht am Tisch",
        ),
    ],
)
def test_a_table_that_cannot_be_is_one_german_sentence(
    changed: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        Model(replace(table(CLEAN, TOP), **changed))  # type: ignore[arg-type]


def test_bounds_of_the_model() -> None:
    start = table(CLEAN, TOP)
    for wrong in (
        {"seat": 3},
        {"victim": 8},
        {"count": 0},
        {"refused": Accept(5)},
        {"actions": (DrawPenalty(ROSA, 4),)},
        {"start": start.with_hand(ROSA, (TOP,) * (MOST_HELD + 1))},
    ):
        with pytest.raises(ValueError, match=r"[.]") as raised:
            Model(**({"start": start} | wrong))
        # what a reader sees; the note for developers is not part of it
        assert str(raised.value).endswith(".")
    crowded = after(Model(start), *(m.AddCard(TOP),) * (MOST_HELD + 5))
    assert len(crowded.start.hand(ROSA)) == MOST_HELD
    with pytest.raises(Malformed):
        from_link("x", Model)


def test_a_trial_in_progress_opens_and_is_set_anew() -> None:
    for state in states():
        if isinstance(state.phase, Trial):
            model = from_state(state)
            assert html(widget("lmf/legen"), after(model, m.AddCard(TOP)))


@pytest.mark.parametrize("key", KEYS)
@given(
    clicks=st.lists(st.tuples(st.integers(0, 10**6), st.sampled_from(("", "on", "3"))), max_size=40)
)
@settings(max_examples=12)
def test_clicking_anything_never_breaks_it(key: str, clicks: list[tuple[int, str]]) -> None:
    dealer.seed(1)
    session = opened(widget(key), "w", "../../")
    session.render()
    for number, value in clicks:
        index = number % len(session.handlers)
        try:
            reply = json.loads(session.act(session.revision, index, value))
        except BadInput:
            continue
        assert reply["say"]
        assert from_link(reply["link"], Model) == session.model
        ids = re.findall(r'\bid="([^"]+)"', reply["html"])
        assert len(ids) == len(set(ids))
    assert opened(widget(key), "w", "../../", saved=session.save()).model == session.model


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "options",
    [
        Options(wrong_card="punished", knast_answer=True, attack_answer="verpfeifen-too"),
        Options(vierfach_answer="stack", spirale=True, dauerfeuer=True, bandensterben=True),
        Options(mode="strict", spirale=True, spirale_stops="number", fitting="all-too"),
    ],
    ids=("wild", "all", "strict"),
)
def test_it_plays_on_under_other_options(key: str, options: Options) -> None:
    shown = widget(key)
    model = with_options(shown.init(), options)
    assert now(model).options == options
    session = opened(shown, "w", "../", to_link(model, Model))
    session.render()
    for number in range(0, 3000, 61):
        try:
            session.act(session.revision, number % len(session.handlers), "on")
        except BadInput:
            continue
