"""Before the first round: dice, clubs, sites, cards, goods."""

from dataclasses import replace

import pytest

from engine.core.play import CHANCE
from engine.sons_of_anarchy.actions_course import PickClub, RollForClub
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.events_course import ClubReady, SitesLaid
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.rules.material import (
    FIVE_AND_FIVE,
    GOODS_ARE_LIMITED,
    WARD_BESIDE_THE_TILES,
)
from engine.sons_of_anarchy.rules.setup import (
    FIFTEEN_CARDS,
    FIXED_SITES,
    FOUR_CLUBS,
    HARDCORE_CARDS_OUT,
    HIGHEST_ROLL_PICKS,
    LAST_PICK_GETS_THE_PATCH,
    LEFT_PICKS_NEXT,
    OCTANE_VALUES_ARE_OURS,
    OWN_VALUES_ON_HIGH_OCTANE,
    REST_IS_SUPPLY,
    REST_STAYS_OUT,
    SIX_FACE_DOWN,
    START_AT_HOME,
    START_GOODS,
    TABLE_CHOOSES_SIDES,
    TIED_ROLL_AGAIN,
    UNLEADED_START,
)
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import CONTRABAND, GUNS, Table
from tests.sons_of_anarchy.play import after, events, why

NAMES = ("Sally", "John", "Paula")
ROLLED = (RollForClub(0, 2), RollForClub(1, 6), RollForClub(2, 3))
PICKED = (PickClub(1, "lin"), PickClub(2, "mayans"), PickClub(0, "niners"))


def started(options: Options | None = None, own: CardSet | None = None) -> Table:
    return after(new_game(NAMES, options, own), *ROLLED, *PICKED)


@pytest.mark.parametrize("count", [0, 2, 5])
def test_three_or_four_sit_at_the_table(count: int) -> None:
    with pytest.raises(ValueError, match="drei oder vier"):
        new_game(("A", "B", "C", "D", "E")[:count])


def test_highest_roll_picks_and_left_picks_next() -> None:
    table = after(new_game(NAMES), *ROLLED)
    assert SOA.awaiting(table) == (1,)
    assert why(table, PickClub(0, "lin")) == (HIGHEST_ROLL_PICKS,)
    table = after(table, PICKED[0])
    assert SOA.awaiting(table) == (2,)
    assert why(table, PickClub(0, "mayans")) == (LEFT_PICKS_NEXT,)
    assert why(after(new_game(NAMES)), PICKED[0]) == (HIGHEST_ROLL_PICKS,)


def test_tied_roll_again_and_only_those_who_are_level() -> None:
    table = after(new_game(NAMES), RollForClub(0, 5), RollForClub(1, 5), RollForClub(2, 1))
    assert SOA.awaiting(table) == (CHANCE,)
    assert why(table, RollForClub(2, 6)) == (TIED_ROLL_AGAIN,)
    again = after(table, RollForClub(0, 1), RollForClub(1, 2))
    assert SOA.awaiting(again) == (1,)


def test_four_clubs_each_only_once() -> None:
    table = after(new_game(NAMES), *ROLLED, PICKED[0])
    assert why(table, PickClub(2, "lin")) == (FOUR_CLUBS,)
    assert [c.badge for c in started().clubs] == ["niners", "lin", "mayans"]


def test_last_pick_gets_the_patch_and_begins() -> None:
    assert started().patch == 0
    assert why(started(), PickClub(0, "samcro")) == (LAST_PICK_GETS_THE_PATCH,)


def test_what_lies_on_the_table() -> None:
    laid = next(e for e in events(new_game(NAMES), *ROLLED, *PICKED) if isinstance(e, SitesLaid))
    assert {FIXED_SITES, SIX_FACE_DOWN, REST_STAYS_OUT, WARD_BESIDE_THE_TILES} <= set(laid.rules)
    assert {FIFTEEN_CARDS, HARDCORE_CARDS_OUT} <= set(laid.rules)
    course = started().course
    assert course is not None
    assert (course.down, course.stack) == (6, 15)
    assert [p.name for p in started().places] == [p.name for p in PRACTICE.fixed]


def test_a_box_has_four_fixed_and_twenty_random_sites_and_forty_cards() -> None:
    assert len(PRACTICE.fixed) + len(PRACTICE.random) == 24, WARD_BESIDE_THE_TILES
    assert len([c for c in PRACTICE.cards if not c.hardcore]) == 36
    assert len([c for c in PRACTICE.cards if c.hardcore]) == 4, HARDCORE_CARDS_OUT


def test_unleaded_start_is_the_same_for_all() -> None:
    for club in started().clubs:
        assert (club.money, club.guns, club.contraband, club.heat) == (5, 2, 2, 1), UNLEADED_START
        assert club.home == Crew(3, 2), START_AT_HOME
        assert club.supply == Crew(2, 3), (REST_IS_SUPPLY, FIVE_AND_FIVE)


def test_goods_come_out_of_the_bank() -> None:
    assert started().bank == GUNS - 6, GOODS_ARE_LIMITED
    assert started().stash == CONTRABAND - 6


def test_the_table_chooses_sides() -> None:
    table = after(new_game(NAMES), *ROLLED)
    assert why(table, PickClub(1, "lin", "octane")) == (TABLE_CHOOSES_SIDES,)


def test_own_values_on_high_octane_and_they_are_ours() -> None:
    start = new_game(NAMES, Options(octane=True))
    picks = (PickClub(1, "lin", "octane"), *PICKED[1:])
    ready = [e for e in events(start, *ROLLED, *picks) if isinstance(e, ClubReady)]
    assert {OWN_VALUES_ON_HIGH_OCTANE, OCTANE_VALUES_ARE_OURS, START_GOODS} <= set(ready[1].rules)
    assert OWN_VALUES_ON_HIGH_OCTANE not in ready[0].rules
    sheet = PRACTICE.side("lin")
    assert sheet is not None
    begun = after(start, *ROLLED, *picks)
    assert begun.clubs[1].money == sheet.money
    assert [c.orders for c in begun.clubs] == [6, 5, 6]


def test_a_set_without_high_octane_sides_refuses_them() -> None:
    bare = replace(PRACTICE, name="Ohne Seiten", octane=())
    table = after(new_game(NAMES, Options(octane=True), bare), *ROLLED)
    assert why(table, PickClub(1, "lin", "octane")) == (OCTANE_VALUES_ARE_OURS,)
    assert len([a for a in SOA.options(table) if isinstance(a, PickClub)]) == 4
