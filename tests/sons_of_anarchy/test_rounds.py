"""Six rounds of six steps: markers, sites, cards, whose turn it is."""

import pytest

from engine.core.play import CHANCE
from engine.sons_of_anarchy.actions import RollForInjured
from engine.sons_of_anarchy.actions_course import Exploit, SitTight, TurnCard, TurnSite
from engine.sons_of_anarchy.course_query import cards_in_round
from engine.sons_of_anarchy.events_course import MarkersTaken, RoundBegan, StepEntered, TurnPassed
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.rules.anarchy import CARDS_ARE_OURS
from engine.sons_of_anarchy.rules.cleanup import (
    CARDS_ARE_DISCARDED,
    MARKERS_LEAVE_THE_PLACES,
)
from engine.sons_of_anarchy.rules.round import (
    FIVE_FOR_THAT_SIDE_ONLY,
    MARKERS_FOR_MEMBERS,
    OCTANE_STARTS_WITH_FIVE,
    ONE_TWO_THREE_CARDS,
    ROTATION_GOES_ON,
    SITES_BEFORE_CARDS,
    SIX_ROUNDS,
    SIX_STEPS,
    SKIPPED_WITHOUT_MARKERS,
    STEP_ENDS_WITHOUT_MARKERS,
    THREE_BASE_ORDERS,
    TWO_SITES_A_ROUND,
)
from engine.sons_of_anarchy.rules.setup import OCTANE_VALUES_ARE_OURS
from engine.sons_of_anarchy.rules.sites import SITES_ARE_OURS
from engine.sons_of_anarchy.rules.variants import LONGER_GAME
from engine.sons_of_anarchy.scenes import club, offered
from engine.sons_of_anarchy.scenes_course import card_number, octane, site, site_number, used, whole
from engine.sons_of_anarchy.state import Club, Table
from tests.sons_of_anarchy.play import after, cited, events, why

MOTEL = (site("Motel"),)
DIE = RollForInjured(2, "prospect", 5)
THREE: tuple[Club, ...] = (
    club(0, (1, 0), home=(1, 2), orders=1),
    club(1, (0, 1), home=(4, 0), orders=1),
    club(2, (0, 0), home=(2, 0), hurt=(0, 1), orders=1),
)


def morning(round_: int = 2, down: int = 2, options: Options | None = None) -> Table:
    """After the last die of a clean-up: the next round has begun."""
    table = whole(*THREE, places=MOTEL, step="cleanup", round_=round_, down=down, options=options)
    return after(table, DIE)


def test_markers_for_members_and_three_base_orders() -> None:
    assert [c.orders for c in morning().clubs] == [5, 7, 5], MARKERS_FOR_MEMBERS
    begun = events(whole(*THREE, places=MOTEL, step="cleanup"), DIE)
    assert THREE_BASE_ORDERS.id in {r.id for e in begun for r in e.rules}


def test_base_orders_that_are_ours_do_not_pass_as_printed() -> None:
    mixed = (octane(THREE[0]), THREE[1], THREE[2])
    begun = events(whole(*mixed, places=MOTEL, step="cleanup"), DIE)
    ours = [OCTANE_VALUES_ARE_OURS in e.rules for e in begun if isinstance(e, MarkersTaken)]
    assert ours == [True, False, False]


def test_octane_starts_with_five_only_in_round_one_and_only_on_that_side() -> None:
    mixed = (octane(THREE[0]), THREE[1], octane(THREE[2]))
    first = whole(*mixed, places=MOTEL, step="cleanup", round_=1)
    later = after(first, DIE)  # round 2: Members and the base of the side
    assert [c.orders for c in later.clubs] == [4, 7, 5], FIVE_FOR_THAT_SIDE_ONLY
    assert OCTANE_STARTS_WITH_FIVE.id not in cited(first, DIE)


def test_two_sites_and_one_two_three_cards() -> None:
    assert [cards_in_round(n) for n in range(1, 8)] == [1, 2, 3, 3, 3, 3, 3], ONE_TWO_THREE_CARDS
    course = morning().course
    assert course is not None
    assert (course.sites, course.cards) == (2, 3), TWO_SITES_A_ROUND
    bare = morning(down=0).course
    assert bare is not None
    assert (bare.sites, bare.cards) == (0, 3), TWO_SITES_A_ROUND


def test_sites_come_before_cards_and_both_are_ours() -> None:
    table = morning()
    assert SOA.awaiting(table) == (CHANCE,)
    card = TurnCard(card_number("Waffenmesse"))
    assert why(table, card) == (SITES_BEFORE_CARDS,)
    assert SITES_ARE_OURS.id in cited(table, TurnSite(site_number("Flugplatz")))
    only_cards = morning(down=0)
    assert CARDS_ARE_OURS.id in cited(only_cards, card)
    assert why(only_cards, TurnSite(0)) == (TWO_SITES_A_ROUND,)
    assert why(after(only_cards, card), card) == (ONE_TWO_THREE_CARDS,)


def test_a_site_on_the_table_does_not_come_again() -> None:
    assert why(morning(), TurnSite(site_number("Motel"))) == (TWO_SITES_A_ROUND,)
    assert TurnSite(site_number("Motel")) not in SOA.options(morning())


def test_orders_begin_with_the_patch() -> None:
    table = whole(*THREE, places=MOTEL, step="cleanup", down=0, patch=1)
    cards = [TurnCard(card_number(n)) for n in ("Funkstille", "Waffenmesse", "Flohmarkt")]
    begun = after(table, DIE, *cards)
    assert (begun.step, begun.turn) == ("orders", 1), SIX_STEPS


def test_skipped_without_markers() -> None:
    table = whole(
        club(0, (0, 0), home=(3, 0), orders=2),
        club(1, (0, 0), home=(3, 0), orders=0),
        club(2, (0, 0), home=(3, 0), orders=1),
        places=MOTEL,
    )
    passed = [e for e in events(table, SitTight(0)) if isinstance(e, TurnPassed)]
    assert (passed[0].seat, passed[0].skipped) == (2, (1,))
    assert SKIPPED_WITHOUT_MARKERS in passed[0].rules
    assert SKIPPED_WITHOUT_MARKERS in why(table, SitTight(1))


def test_step_ends_without_markers_and_the_market_follows() -> None:
    table = whole(*THREE, places=MOTEL)
    done = events(table, SitTight(0), SitTight(1), SitTight(2))
    entered = next(e for e in done if isinstance(e, StepEntered))
    assert entered.step == "market"
    assert STEP_ENDS_WITHOUT_MARKERS in entered.rules


def test_a_step_is_not_skipped() -> None:
    table = whole(*THREE, places=MOTEL, step="cleanup")
    assert SIX_STEPS in why(table, SitTight(0))
    assert SIX_STEPS in why(table, TurnCard(0))


def test_after_the_market_come_last_calls_and_the_clean_up() -> None:
    table = whole(*THREE, places=(used(site("Motel")),), open_=("Funkstille",))
    quiet = after(table, SitTight(0), SitTight(1), SitTight(2), *offered(sally=0, john=0))
    story = events(quiet, *offered(paula=0))
    steps = [e.step for e in story if isinstance(e, StepEntered)]
    assert steps == ["lastcalls", "cleanup"]
    swept = after(quiet, *offered(paula=0))
    assert not swept.places[0].used, MARKERS_LEAVE_THE_PLACES
    assert swept.course is not None
    assert swept.course.open == (), CARDS_ARE_DISCARDED
    assert SOA.awaiting(swept) == (CHANCE,)


def test_rotation_goes_on_from_where_it_is() -> None:
    police = (site("Polizeiwache von Charming"),)
    table = whole(
        club(0, (0, 0), home=(3, 0)),
        club(1, (1, 0), home=(2, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=police,
        patch=2,
        turn=1,
    )
    moved = after(table, Exploit(1, 0))
    assert (moved.patch, moved.turn) == (1, 2), ROTATION_GOES_ON


@pytest.mark.parametrize(("extra", "last"), [(0, 6), (2, 8)])
def test_six_rounds_and_more_only_when_agreed(extra: int, last: int) -> None:
    options = Options(extra_rounds=extra)
    table = whole(*THREE, places=MOTEL, step="cleanup", round_=last - 1, options=options)
    began = next(e for e in events(table, DIE) if isinstance(e, RoundBegan))
    assert began.last
    assert SIX_ROUNDS in began.rules
    assert (LONGER_GAME in began.rules) == bool(extra)
