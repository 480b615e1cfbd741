"""A protocol as a document: what was written is read again, and what is broken is refused."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.codec import Malformed
from engine.core.play import step
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.notation import FORMS, note, noted
from engine.sport_mafia.options import PRESETS
from engine.sport_mafia.protocol_file import Protocol, read, write
from engine.sport_mafia.scenes import FSM
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import any_mood, any_options, chosen
from tests.sport_mafia.strategies import candidates
from tests.sport_mafia.test_real_game import whole_game


def some_game(seed: int, most: int) -> Protocol:
    random = Random(seed)
    options = any_options(random)
    state, mood = State(options=options), any_mood(random)
    actions: list[a.Action] = []
    while GAME.awaiting(state) and len(actions) < most:
        actions.append(chosen(state, random, mood))
        state = step(GAME, state, actions[-1]).after
    return Protocol(options, (), tuple(actions))


def real_game(names: tuple[str, ...] = ()) -> Protocol:
    return Protocol(FSM, names, tuple(one.action for one in whole_game()))


def document(**changes: Any) -> str:
    """The document of the real game, changed."""
    return json.dumps(json.loads(write(real_game())) | changes)


@given(st.integers(0, 2**32), st.integers(0, 260))
def test_what_was_written_is_read_again(seed: int, most: int) -> None:
    played = some_game(seed, most)
    assert read(write(played)) == played


def test_every_kind_of_action_has_its_line() -> None:
    lines = [action for action in candidates(State()) if legal_seat(action)]
    assert {type(action) for action in lines} == {form.make for form in FORMS.values()}
    assert all(noted(note(action)) == action for action in lines)


def legal_seat(action: a.Action) -> bool:
    """Whether a protocol can tell of it: the right person acts, by a known offence."""
    default = {a.Say: 0, a.Bell: 0, a.CountHands: 0, a.CallNumber: 0, a.Sanction: 0}
    if isinstance(action, a.Sanction) and action.offence == "yawning":
        return False
    return action.seat in (default[type(action)],) if type(action) in default else action.seat != 0


def test_the_document_can_be_read_by_people() -> None:
    names = ("Anna", "<b>Bert</b>", *("",) * 8)
    text = write(real_game(names))
    data = json.loads(text)
    assert data["preset"] == "fsm"
    assert data["names"][1] == "<b>Bert</b>"
    assert data["roles"][:4] == ["citizen", "citizen", "citizen", "sheriff"]
    assert data["result"] == {"outcome": "black", "cause": "parity", "by": 0}
    assert '\n  "card 4 sheriff",\n' in text
    assert read(text) == real_game(names)


def test_a_document_of_somebody_else_may_be_short() -> None:
    made = {
        "format": "ganovenehre/sport-mafia-protocol",
        "version": 1,
        "preset": "liga",
        "options": {"cancelled": "never"},
        "log": ["say night", "card 1 don"],
    }
    found = read(json.dumps(made))
    assert found.options.book == "liga"
    assert found.options.second_tie == PRESETS[2].options.second_tie
    assert found.options.cancelled == "never"
    assert found.actions == (a.Say("night"), a.TakeCard(1, "don"))


def log(*changed: tuple[int, Any]) -> list[Any]:
    """The log of the real game with other lines at some steps."""
    lines: list[Any] = json.loads(write(real_game()))["log"]
    for at, line in changed:
        lines[at - 1] = line
    return lines


BROKEN: tuple[tuple[str, str], ...] = (
    ("", "kein vollständiges JSON"),
    (document()[:500], "kein vollständiges JSON"),
    ("[" * 100_000, "kein vollständiges JSON"),
    ("[]", "kein Protokoll"),
    ('{"format": "something else"}', "kein Protokoll"),
    (document(version=2), "Fassung 2"),
    (document(version=True), "Fassung true"),
    (document(preset="wm"), "Regelwerk „wm“"),
    (document(preset=["fsm"]), "Regelwerk"),
    (document(options=[1]), "keine Hausregeln"),
    (document(options={"speed": 3}), "Hausregel „speed“ gibt es hier nicht"),
    (document(options={"rotation": "middle"}), "„rotation“ kann nicht „middle“ sein"),
    (document(options={"withdrawal": 1}), "„withdrawal“ kann nicht „1“ sein"),
    (document(names=["Anna"]), "an allen zehn Plätzen"),
    (document(names=[7] * 10), "Ein Name ist ein Text"),
    (document(names=["x" * 41, *[""] * 9]), "höchstens 40 Zeichen"),
    (document(names=["\ud800", *[""] * 9]), "nicht schreiben"),
    (document(log="say night"), "„log“"),
    (document(log=None), "„log“"),
    (document(log=log((1, 7))), "Schritt 1 des Protokolls ist unlesbar"),
    (document(log=log((5, "shuffle 3"))), "Schritt 5 des Protokolls ist unlesbar: „shuffle“"),
    (document(log=log((2, "card 1"))), "Schritt 2 des Protokolls ist unlesbar: Zu „card“ gehören"),
    (document(log=log((2, "card 11 don"))), "Möglich ist eine Nummer von 1 bis 10"),
    (document(log=log((2, "card 1 king"))), "Möglich ist citizen oder sheriff oder mafioso oder"),
    (document(log=log((2, "card \ud800 don"))), "Schritt 2"),
    (document(log=log((2, "card 2 citizen"))), "An der Reihe ist Nr. 1, nicht Nr. 2."),
    (document(log=[*log(), "bell"]), "Die Partie ist zu Ende"),
    (document(log=["bell"] * 3_001), "höchstens 3000 Schritte"),
    (document(roles=["citizen"] * 10), "„roles“"),
    (document(result=None), "„result“"),
)


@pytest.mark.parametrize(("text", "why"), BROKEN, ids=[why for _, why in BROKEN])
def test_what_is_broken_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(Malformed) as refused:
        read(text)
    sentence = str(refused.value)
    assert why in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 400
    sentence.encode()


def test_a_refused_step_is_named_with_its_reason() -> None:
    with pytest.raises(Malformed, match=r"Schritt 13 des Protokolls .„hand 1“. kann nicht sein"):
        read(document(log=log((13, "hand 1"))))
