"""The score pad: points by the rules, totals, who leads, the end, corrections, the file."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.last_man_falling.options import Options
from widgets.last_man_falling.score_model import (
    KINDS,
    Anew,
    Correct,
    Entry,
    Finish,
    Held,
    Load,
    Model,
    Msg,
    SetCount,
    SetName,
    Show,
    Total,
    Write,
    points,
)
from widgets.last_man_falling.score_standing import standing, told
from widgets.last_man_falling.wertungsblock import WERTUNGSBLOCK, update
from widgets.panel import Choose, whole
from widgets.session import Session, opened
from widgets.widget import BadInput


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model = update(model, message)
    return model


def a_round(*sums: int) -> tuple[Msg, ...]:
    written = [m for seat, n in enumerate(sums) for m in (Show(seat), Write(Total(n)))]
    return (*written, Finish())


def html(model: Model) -> str:
    return str(Session(WERTUNGSBLOCK, "w", "../", model, model).render())


def held(numbers: tuple[int, ...] = (), **kinds: int) -> Held:
    return Held(numbers, tuple(kinds.get(k, 0) for k in KINDS))


@pytest.mark.parametrize(
    ("entry", "count"),
    [
        (held((7, 3)), 10),  # numbers-count
        (held(doppelmord=1), 10),  # specials-count, LMF-079
        (held(flucht=1), 10),
        (held(knast=1), 10),
        (held(waffenwahl=1), 15),
        (held(vierfach=1), 20),
        (held(verpfeifen=1), 30),
        (held((9,), knast=2, verpfeifen=1), 59),
        (held(), 0),  # winner-scores-nothing
        (Total(41), 41),
    ],
)
def test_left_cards_count_as_the_rules_say(entry: Entry, count: int) -> None:
    assert points(entry) == count


entries = st.one_of(
    st.builds(Total, st.integers(0, 300)),
    st.builds(
        Held,
        st.lists(st.integers(1, 9), max_size=5).map(tuple),
        st.tuples(*(st.integers(0, 3) for _ in KINDS)),
    ),
)


@given(
    st.lists(st.tuples(entries, entries, entries), min_size=1, max_size=8),
    st.lists(st.tuples(st.integers(0, 7), st.integers(0, 2), entries), max_size=8),
)
@settings(max_examples=80, deadline=None)
def test_totals_are_the_sums_of_the_rounds_whatever_was_corrected_when(
    rounds: list[tuple[Entry, ...]], edits: list[tuple[int, int, Entry]]
) -> None:
    model = Model()
    for entries_ in rounds:
        for seat, entry in enumerate(entries_):
            model = after(Show(seat), Write(entry), model=model)
        model = after(Finish(), model=model)
    sheet = [list(r) for r in rounds]
    for place, seat, entry in edits:
        number = place % len(sheet)
        model = after(Correct(number), Show(seat), Write(entry), Finish(), model=model)
        sheet[number][seat] = entry
    assert standing(model).totals == tuple(
        sum(points(entries_[seat]) for entries_ in sheet) for seat in range(3)
    )
    assert loads(dumps(model, Model), Model) == model


def test_the_fewest_points_lead_and_win_after_the_agreed_rounds() -> None:
    model = after(Choose("rounds", 2), *a_round(0, 10, 5))
    assert told(model) == "Nach 1 von 2 Runden: Rosa führt mit 0 Punkten."
    model = after(*a_round(20, 0, 5), model=model)
    now = standing(model)
    assert (now.over_after, now.best, now.extra) == (2, (1, 2), False)
    assert "teilen sich den Sieg" in told(model)
    assert 'data-rule="lmf.tied"' in html(model)
    assert 'data-rule="lmf.how-long"' in html(model)


def test_a_tie_can_be_played_off_by_those_who_are_tied() -> None:
    tie = (Choose("rounds", 1), Choose("tie", 1))
    model = after(*tie, *a_round(5, 5, 30))
    assert standing(model).extra
    assert "Rosa und Kalle spielen noch eine Runde" in told(model)
    model = after(*a_round(4, 1, 0), model=model)
    assert standing(model).best == (1,)
    assert standing(model).over_after == 2


def test_points_end_the_game_when_somebody_reaches_the_limit() -> None:
    model = after(Choose("match_by", 1), Choose("target", 50), *a_round(0, 49, 3))
    assert standing(model).over_after is None
    model = after(*a_round(9, 1, 0), model=model)
    assert (standing(model).over_after, standing(model).best) == (2, (2,))
    assert 'data-rule="lmf.up-to-target"' in html(model)
    assert standing(after(Choose("target", 51), model=model)).over_after is None


def test_correcting_an_old_round_keeps_what_was_being_written() -> None:
    model = after(*a_round(0, 10, 5), Write(held((4,))))
    begun = model.draft
    model = after(Correct(0), Show(1), Write(Total(1)), Finish(), model=model)
    assert points(model.rounds[0][1]) == 1
    assert model.draft == begun
    assert after(Correct(0), Correct(None), model=model).draft == begun


def test_people_join_before_the_first_round_only() -> None:
    assert len(after(SetCount(9)).names) == 8
    assert len(after(SetCount(0)).names) == 2
    model = after(*a_round(0, 10, 5))
    assert after(SetCount(5), model=model) == model
    assert "Mitten im Spiel kommt niemand dazu" in html(model)
    again = after(Anew(), SetCount(5), model=model)
    assert again.rounds == ()
    assert again.names[:3] == model.names


def send(model: Model, label: str, value: str) -> Session[Model, Msg]:
    session = Session(WERTUNGSBLOCK, "w", "../", model, model)
    page = str(session.render())
    index = int(re.findall(rf'data-on-\w+="(\d+)"[^>]*id="w-{label}"', page)[0])
    session.act(session.revision, index, value)
    return session


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 25, "höchstens 24 Zeichen, dieser hat 25"),
        ("  ", "mindestens ein Zeichen"),
        ("Kalle", "heißt hier schon jemand"),
        ("a\u202eb", "nicht schreiben"),
    ],
)
def test_a_name_that_does_not_do_is_refused_with_a_sentence(name: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        send(Model(), "name-0", name)


def test_names_are_text_and_nothing_else() -> None:
    page = html(after(SetName(0, "<img src=x>"), *a_round(0, 1, 2)))
    assert "<img" not in page
    assert "&lt;img src=x&gt;" in page


def test_a_file_is_read_in_again_and_can_be_undone() -> None:
    pad = after(SetName(0, "Oma"), *a_round(0, 10, 5))
    text = opened(WERTUNGSBLOCK, "w", "").file()
    assert text["name"] == "wertungsblock.json"
    session = send(Model(), "datei", dumps(pad, Model))
    assert session.model == pad
    assert session.past == [Model()]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1,[]]x",
        "[1,7]",
        '[1,[["Rosa"]]]',
        '[1,[["Rosa","Kalle"],[],[["Held"],["Held"],["Held"]]]]',
        '[1,[["Rosa","Kalle"],[[["Total",-5],["Held"]]],[["Held"],["Held"]]]]',
        json.dumps([1, [["x" * 99, "y"], [], [["Held"], ["Held"]]]]),
    ],
)
def test_a_broken_file_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(BadInput, match=r"eurer bleibt, wie er ist\. .*[.)]$"):
        send(after(*a_round(0, 1, 2)), "datei", text)


def test_an_empty_round_is_not_written() -> None:
    session = Session(WERTUNGSBLOCK, "w", "../", Model(), Model())
    page = str(session.render())
    index = int(re.findall(r'data-on-click="(\d+)"[^>]*>Runde eintragen', page)[0])
    with pytest.raises(BadInput, match="Noch hat niemand Punkte"):
        session.act(session.revision, index)


def test_a_whole_evening_fits_into_what_is_kept() -> None:
    crowd = held((9,) * 12, verpfeifen=2, knast=3)
    session = opened(WERTUNGSBLOCK, "w", "../")
    session.send(SetCount(8))
    for _ in range(50):
        for seat in range(8):
            session.send(Show(seat))
            session.send(Write(crowd))
        session.send(Finish())
    again = opened(WERTUNGSBLOCK, "w", "../", saved=session.save())
    assert again.model == session.model
    assert len(again.model.rounds) == 50
    assert again.past


def test_the_pad_follows_the_house_rules_about_the_end_only() -> None:
    fresh = opened(WERTUNGSBLOCK, "w", "", table=Options(rounds=7, accuser="anyone"))
    assert fresh.model.options == Options(rounds=7)
    assert "neu rechnen" not in str(fresh.render())
    fresh.send(Load(after(*a_round(0, 1, 2))))
    assert "Mit euren Hausregeln neu rechnen" in str(fresh.render())


def test_who_wins_a_round_may_take_points_off() -> None:
    house = Model(options=Options(winner_deducts=10))
    model = after(*a_round(0, 12, 7), model=house)
    assert standing(model).totals == (-10, 12, 7)
    assert "Rosa führt mit minus 10 Punkten" in told(model)
    assert "<td>-10</td>" in html(model)
    assert standing(after(*a_round(0, 12, 7))).totals == (0, 12, 7)
    assert standing(after(*a_round(0, 0, 7), model=house)).totals == (0, 0, 7)
    drafted = after(Show(1), Write(Total(4)), Show(2), Write(Total(4)), Show(0), model=house)
    assert "zieht 10 Punkte ab" in html(drafted)


def test_who_writes_only_sums_goes_on_writing_sums() -> None:
    model = after(Show(0), Write(Total(12)), Show(1))
    assert model.draft[1] == Total(0)
    model = after(Write(Total(5)), Show(2), Write(held((3,))), Finish(), model=model)
    assert model.draft == (Total(0), Total(0), Held())
    assert after(Show(1), Show(2), model=model).draft[2] == Total(0)
    assert after(Write(held((3,))), Show(1)).draft == (held((3,)), Held(), Held())


def test_a_missing_number_is_asked_for() -> None:
    with pytest.raises(BadInput, match="Da fehlt noch eine Zahl"):
        whole("  ")
