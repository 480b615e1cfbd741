"""The five Hardcore options."""

import pytest

from engine.sons_of_anarchy.actions_course import Recruit
from engine.sons_of_anarchy.course_query import cards_to_come, stack_size
from engine.sons_of_anarchy.events_course import SitesLaid
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.rules.variants import (
    HARDCORE_CARDS_IN,
    LONGER_GAME,
    LOST_PROSPECTS_MAY_BE_REPLACED,
    NO_NEW_PROSPECTS,
    WITHOUT_ST_THOMAS,
)
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes_course import site, whole
from engine.sons_of_anarchy.setup import new_game
from tests.sons_of_anarchy.play import cited, events, why
from tests.sons_of_anarchy.test_setup import NAMES, PICKED, ROLLED, started


def laid(options: Options) -> SitesLaid:
    story = events(new_game(NAMES, options), *ROLLED, *PICKED)
    return next(e for e in story if isinstance(e, SitesLaid))


def test_without_st_thomas_there_is_still_a_ward() -> None:
    options = Options(no_hospital=True)
    assert WITHOUT_ST_THOMAS in laid(options).rules
    names = [place.name for place in started(options).places]
    assert names == ["Polizeiwache von Charming", "Cut & Bag Op", "Waffenfabrik"]


def test_a_longer_game_has_three_more_cards_a_round() -> None:
    assert LONGER_GAME in laid(Options(extra_rounds=2)).rules
    assert stack_size(started(Options(extra_rounds=2))) == 21
    with pytest.raises(ValueError, match="0 bis 7"):
        Options(extra_rounds=8)


def test_hardcore_cards_are_in_the_stack_only_when_agreed() -> None:
    assert HARDCORE_CARDS_IN in laid(Options(hardcore_cards=True)).rules
    assert len(cards_to_come(started(Options(hardcore_cards=True)))) == 40
    assert len(cards_to_come(started())) == 36


def test_markers_behind_the_screen_are_seen_by_their_owner_only() -> None:
    table = started(Options(hidden_orders=True))
    shown = SOA.view(table, 1).clubs
    assert [c.orders for c in shown] == [None, 6, None]
    assert [c.orders for c in SOA.view(started(), 1).clubs] == [6, 6, 6]


def test_no_new_prospects_but_lost_ones_may_be_replaced() -> None:
    clubs = (club(1, (0, 0), home=(3, 0)), club(2, (0, 0), home=(3, 0)))
    options = Options(no_new_prospects=True)
    full = whole(club(0, (0, 1), hurt=(0, 1)), *clubs, places=(site("Motel"),), options=options)
    assert why(full, Recruit(0)) == (NO_NEW_PROSPECTS,)
    lost = whole(club(0, (0, 1)), *clubs, places=(site("Motel"),), options=options)
    assert LOST_PROSPECTS_MAY_BE_REPLACED.id in cited(lost, Recruit(0))
