"""The score sheet as a file: saved and read again, filled in by a protocol; broken ones refused."""

import json

import pytest

from engine.core.codec import Malformed, dumps
from engine.sport_mafia.options import Options
from engine.sport_mafia.protocol_file import Protocol, write
from engine.sport_mafia.scenes import FSM
from engine.sport_mafia.scoring.entries import Ended, Given, KilledFirst
from tests.sport_mafia.test_real_game import whole_game
from widgets.session import Session, opened
from widgets.sport_mafia.score_file import loaded
from widgets.sport_mafia.score_model import Answered, Load, Model, Show, Write, update
from widgets.sport_mafia.wertung import WERTUNG, announce


def document() -> str:
    return write(Protocol(FSM, (), tuple(one.action for one in whole_game())))


def html(model: Model) -> str:
    return str(Session(WERTUNG, "w", "../", model, model).render())


def test_a_sheet_is_saved_and_read_in_again() -> None:
    model = update(update(Model(), Write(Ended("black"))), Write(Given(3, 2)))
    text = dumps(model, Model)
    assert loaded(text, Options()) == model
    page = html(model)
    assert 'data-do="export"' in page
    assert 'type="file"' in page
    assert WERTUNG.file.endswith(".json")


def test_a_protocol_fills_in_the_sheet_and_asks_for_the_rest() -> None:
    model = update(Model(), Load(loaded(document(), Options())))
    last = whole_game()[-1].after
    assert model.sheet.roles == tuple(p.role for p in last.players)
    page = html(model)
    assert "Aus dem Protokoll" in page
    assert "Das weiß nur ihr noch" in page
    assert "Zusatzpunkte" in page
    assert announce(model).startswith("Aus dem Protokoll:")
    seat = update(model, Show(2))
    assert (seat.shown, seat.protocol) == (2, True)
    done = update(model, Answered())
    assert "Aus dem Protokoll" not in html(done)
    assert done.sheet == model.sheet


def test_the_readings_of_the_table_stay_when_a_protocol_is_read() -> None:
    mine = Options(neglect="always", removal_and_defeat="both")
    assert loaded(document(), mine).sheet.options == mine


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "unvollständig"),
        ("{", "unvollständig"),
        ('{"format": "x"}', "kein Protokoll"),
        (json.dumps(json.loads(document()) | {"log": ["say night"]}), r"[.:]"),
        ("[1,[[],11]]", "Nummer"),
        ('[1,[[],4,null,true,[[3,"x",2]]]]', "8.5"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence_and_changes_nothing(text: str, says: str) -> None:
    session = opened(WERTUNG, "w", "../")
    session.send(Write(KilledFirst(3)))
    before = session.model
    with pytest.raises(Malformed, match=says) as refused:
        loaded(text, Options())
    assert str(refused.value).endswith((".", ")"))
    assert session.model == before
