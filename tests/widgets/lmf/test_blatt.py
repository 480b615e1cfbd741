"""The cards in the box: counted in the panel of house rules, and followed wherever they matter."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.codec import Malformed, dumps, loads
from engine.last_man_falling.deck import DECK, Deck, Draft
from engine.last_man_falling.options import Options
from widgets.house import chosen
from widgets.last_man_falling import blatt
from widgets.last_man_falling.compare.model import Model as Compared
from widgets.last_man_falling.compare.model import Setup
from widgets.last_man_falling.compare.model import with_options as compared_with
from widgets.last_man_falling.hausregeln import HAUSREGELN, Model
from widgets.last_man_falling.house import HOUSE
from widgets.last_man_falling.legen import LEGEN
from widgets.last_man_falling.probe.course import Table
from widgets.last_man_falling.probe.model import begun, state_of
from widgets.last_man_falling.probe.model import with_options as played_with
from widgets.last_man_falling.wertungsblock import WERTUNGSBLOCK
from widgets.panel import Load, TakePreset, TakeProposals
from widgets.session import Session, under

ZERO = Deck(lowest=0, odd=((0, 1),))
SMALL = Deck(highest=3, copies=1)


def after(*messages: Any, model: Model | None = None) -> Model:
    now = model or Model()
    for message in messages:
        now = HAUSREGELN.update(now, message)
    return now


def html(widget: Any, model: Any) -> str:
    return str(Session(widget, "w", "../", model, model).render())


def count(**counts: Any) -> blatt.Count:
    return blatt.Count(Draft(**counts))


def test_a_counted_box_is_a_house_rule_like_any_other() -> None:
    model = after(count(lowest=0, odd=((0, 1),)))
    assert model == Model(Options(deck=ZERO))
    told = chosen(HOUSE, model.options)
    assert told["now"] == "1 geändert"
    assert told["says"] == {"deck": "112 Karten, Zahlen 0 bis 9 (nicht alle gleich oft)"}
    assert HOUSE.read(told["text"]).deck == ZERO
    assert "112 Karten: " in html(HAUSREGELN, model)
    assert "Das reicht für 2 bis 8 Personen." in html(HAUSREGELN, model)
    assert after(count(), model=model) == Model()


def test_what_cant_be_stays_written_down_beside_the_deck_in_force() -> None:
    mine = after(count(lowest=0, odd=((0, 1),)))
    wrong = after(count(lowest=7, highest=3, knast=99), model=mine)
    assert wrong.options == mine.options
    page = html(HAUSREGELN, wrong)
    for why in wrong.draft.faults if wrong.draft else ():
        assert why in page.replace("&#34;", '"')
        assert why in HAUSREGELN.announce(wrong)
    assert "gilt weiter: 112 Karten" in page
    assert loads(dumps(wrong, Model), Model) == wrong
    right = after(count(lowest=3, highest=7, knast=9), model=wrong)
    assert right == Model(Options(deck=Deck(lowest=3, highest=7, knast=9)))


def test_a_deck_that_a_house_rule_forbids_says_so() -> None:
    house = Model(Options(first_card="number-only"))
    few = count(highest=3, copies=1, waffenwahl=8)
    assert after(few).draft is None
    assert "nicht einmal zu zweit" in HAUSREGELN.announce(after(few, model=house))


def test_a_preset_leaves_the_box_alone_and_our_proposals_do_not() -> None:
    mine = after(count(lowest=0, odd=((0, 1),)))
    for number, preset in enumerate(HOUSE.presets):
        taken = after(TakePreset(number), model=mine)
        assert taken.options == replace(preset.options, deck=ZERO)
        assert preset.says in html(HAUSREGELN, taken)
    assert after(TakeProposals(), model=mine) == Model()


def test_a_file_brings_all_house_rules_back() -> None:
    mine = after(TakePreset(1), count(lowest=0, odd=((0, 1),)))
    text = HOUSE.write(mine.options)
    assert after(count(knast=99), Load(text)) == mine
    assert HAUSREGELN.file == "hausregeln-lmf.json"
    session = Session(HAUSREGELN, "w", "../", Model(), Model())
    session.render()
    read = next(h for h in session.handlers if callable(h) and "read" in getattr(h, "__name__", ""))
    assert read(dumps(mine, Model)) == Load(text)
    for broken in ("", "{}", "[1,[[]]", '[1,[["table"],7]]'):
        with pytest.raises(Malformed):
            read(broken)


def test_everything_that_deals_follows_the_box() -> None:
    options = Options(deck=ZERO)
    model = played_with(begun(Table(1926)), options)
    state = state_of(model)
    cards = sum(len(p.hand) for p in state.players) + len(state.pile) + len(state.discard)
    assert cards == 112
    assert compared_with(Compared(), options).setup.options.deck == ZERO


def test_a_small_box_seats_fewer() -> None:
    options = Options(deck=SMALL)
    crowd = begun(Table(1926, ("random",) * 7))
    assert len(played_with(crowd, options).table.kinds) == 4
    with pytest.raises(ValueError, match="reicht nur für 5 Personen"):
        Table(1, ("random",) * 7, options)
    assert compared_with(Compared(Setup(people=8)), options).setup.people == 5
    with pytest.raises(ValueError, match="reicht nur für 5 Personen"):
        Setup(people=8, options=options)


@pytest.mark.parametrize(
    ("widget", "zero"),
    [(LEGEN, "Pistole\N{NO-BREAK SPACE}0"), (WERTUNGSBLOCK, "Waffenkarte 0")],
    ids=["legen", "wertungsblock"],
)
def test_numbers_to_pick_are_those_of_the_box(widget: Any, zero: str) -> None:
    mine: Any = under(widget, widget.init(), Options(deck=ZERO))
    assert zero in html(widget, mine)
    assert zero not in html(widget, widget.init())


def test_an_example_keeps_the_deck_it_was_dealt_from() -> None:
    state = HOUSE.apply(state_of(begun(Table(1926))), Options(deck=ZERO, parieren=True))
    assert state.options == Options(parieren=True)
    assert state.options.deck == DECK
