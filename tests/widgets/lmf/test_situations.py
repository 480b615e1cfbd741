"""Special cards and penalties to try: each once, what it costs whom, or why it costs nothing."""

from typing import Any

import pytest

from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Catch,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    PointOut,
    Report,
    ShowHand,
)
from engine.last_man_falling.cards import SYMBOL_KINDS, WILD_KINDS
from engine.last_man_falling.phases import Attack, Penalties, Threat
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, s
from tests.widgets.lmf.trying import after, cited, text
from widgets.last_man_falling.cases import Case
from widgets.last_man_falling.course import now
from widgets.last_man_falling.messages import Do
from widgets.last_man_falling.sonderkarten import CASES as SPECIALS
from widgets.last_man_falling.sonderkarten import SONDERKARTEN
from widgets.last_man_falling.strafen import CASES as PENALTIES
from widgets.last_man_falling.strafen import STRAFEN, WRONG
from widgets.last_man_falling.table_model import Model, from_state
from widgets.last_man_falling.what_if import widget_for


def begun(cases: tuple[Case, ...], title: str) -> Model:
    return next(c for c in cases if c.title == title).model()


def test_each_special_card_can_be_tried() -> None:
    kinds = {getattr(c.touched, "kind", None) for c in SPECIALS}
    assert kinds == {*SYMBOL_KINDS, *WILD_KINDS}
    for case in SPECIALS:
        assert "Ja. Dann passiert das:" in text(SONDERKARTEN, case.model())


@pytest.mark.parametrize(
    ("title", "lay", "turn", "rule"),
    [
        ("Waffenwahl", LayWaffenwahl(ROSA, "gift"), KALLE, "lmf.wish-binds"),
        ("Fluchtrichtung", Lay(ROSA, s("flucht", "messer")), EDDA, "lmf.flucht-turns"),
        ("Knast", Lay(ROSA, s("knast", "messer")), EDDA, "lmf.knast-skips"),
        ("Verpfeifen", LayVerpfeifen(ROSA, EDDA), EDDA, "lmf.hands-swapped"),
        (
            "Fluchtrichtung zu zweit",
            Lay(ROSA, s("flucht", "messer")),
            KALLE,
            "lmf.two-player-reverse",
        ),
        ("Knast zu zweit", Lay(ROSA, s("knast", "messer")), ROSA, "lmf.knast-skips"),
    ],
)
def test_a_special_card_hits_whom_the_rules_say(title: str, lay: Any, turn: int, rule: str) -> None:
    model = after(begun(SPECIALS, title), Do(lay))
    assert now(model).turn == turn
    assert rule in cited(model)


def test_attacks_can_be_answered_or_accepted() -> None:
    hit = after(begun(SPECIALS, "Doppelmord"), Do(Lay(ROSA, s("doppelmord", "messer"))))
    assert "Kalle muss antworten" in text(SONDERKARTEN, hit)
    assert now(after(hit, Do(Lay(KALLE, s("doppelmord", "gift"))))).phase == Threat(KALLE, EDDA)
    four = after(begun(SPECIALS, "Vierfach-Attentat"), Do(LayVierfach(ROSA, "gift")))
    assert isinstance(now(four).phase, Attack)
    assert "Kalle muss ziehen" in text(SONDERKARTEN, after(four, Do(Accept(KALLE))))


@pytest.mark.parametrize(
    ("title", "acts", "whom", "count", "rule"),
    [
        (
            "Ansage vergessen",
            (Lay(ROSA, n("messer", 9)), Catch(EDDA, ROSA)),
            ROSA,
            2,
            "forgotten-call",
        ),
        ("Dummschwätzer", (Report(KALLE, 2),), KALLE, 2, "dummschwaetzer"),
        ("Vollidiot: falsche Karte", (Lay(ROSA, WRONG),), ROSA, 1, "wrong-card"),
        ("Vollidiot: außer der Reihe", (Lay(EDDA, n("messer", 1)),), EDDA, 1, "out-of-turn"),
        ("Attentat ohne Recht", (Accuse(KALLE), ShowHand(ROSA)), ROSA, 4, "convict-draws-four"),
        ("Verpennt", (PointOut(KALLE),), ROSA, 1, "verpennt"),
    ],
)
def test_each_penalty_costs_what_the_rules_say(
    title: str, acts: tuple[Any, ...], whom: int, count: int, rule: str
) -> None:
    model = after(begun(PENALTIES, title), *map(Do, acts))
    due = now(model).due(whom)
    assert due is not None
    assert due.count == count
    assert f"lmf.{rule}" in cited(model)
    name = now(model).name(whom)
    assert f"{name} muss ziehen" in text(STRAFEN, model)
    paid = after(model, Do(DrawPenalty(whom, count)))
    assert not isinstance(now(paid).phase, Penalties)


def test_what_costs_nothing_says_why() -> None:
    alone = after(begun(PENALTIES, "Dummschwätzer"), Do(Report(KALLE, 1)))
    assert "Eine Person hat den Tipp von Kalle gehört; nötig sind zwei." in text(STRAFEN, alone)
    awake = after(begun(PENALTIES, "Dummschwätzer"), Do(PointOut(KALLE)))
    assert "Ihr spielt ohne die Variante Verpennt." in text(STRAFEN, awake)
    twice = after(begun(PENALTIES, "Verpennt"), Do(PointOut(KALLE)), Do(DrawPenalty(ROSA, 1)))
    assert "einmal je Zug genügt" in text(STRAFEN, after(twice, Do(PointOut(KALLE))))


def test_an_empty_pile_makes_a_penalty_smaller() -> None:
    model = after(begun(PENALTIES, "Leerer Stapel"), Do(Report(KALLE, 2)))
    before = len(now(model).hand(KALLE))
    assert now(model).pile == (n("gift", 2),)
    drawn = after(model, Do(DrawPenalty(KALLE, 1)))
    assert len(now(drawn).hand(KALLE)) == before + 1
    assert "lmf.draw-what-is-there" in cited(drawn)
    assert now(drawn).discard == (TOP,)


def test_the_examples_of_penalties_open_the_penalties() -> None:
    model = after(begun(PENALTIES, "Verpennt"), Do(PointOut(KALLE)))
    assert widget_for(now(model)) == "lmf/strafen"
    assert from_state(now(model)).seat == ROSA


def test_who_wakes_too_early_is_told_how_long_to_wait() -> None:
    asleep = begun(PENALTIES, "Verpennt")
    assert "Kalle weckt Rosa nach 10 Sekunden" in text(STRAFEN, asleep)
    early = after(asleep, Do(PointOut(KALLE, 10)))
    assert "Geweckt wird erst nach 20 Sekunden, nicht schon nach 10 Sekunden." in text(
        STRAFEN, early
    )
    assert isinstance(now(after(asleep, Do(PointOut(KALLE, 20)))).phase, Penalties)
