"""Anarchy cards: at once, until the end of the round, as a site, at the end of the round."""

from engine.sons_of_anarchy.actions import Action, CallBackup, CloseFist, ThrowDown
from engine.sons_of_anarchy.actions_course import (
    Exploit,
    HandOver,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
    TurnCard,
)
from engine.sons_of_anarchy.cards import Strike
from engine.sons_of_anarchy.course import Course, Parcel
from engine.sons_of_anarchy.effects import Gain
from engine.sons_of_anarchy.events_use import LastCallCame
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, Crew, Site
from engine.sons_of_anarchy.rules.anarchy import (
    HASSLES_LAST_A_ROUND,
    LAST_CALLS_AS_THEY_CAME,
    LAST_CALLS_WAIT,
    OBSTACLES_STRIKE_AT_ONCE,
    OPPORTUNITIES_ARE_SITES,
    TIED_CLUBS_ALL_COUNT,
)
from engine.sons_of_anarchy.rules.cleanup import OPPORTUNITIES_SEND_HOME
from engine.sons_of_anarchy.scenes import club, dice, no_backup, offered
from engine.sons_of_anarchy.scenes_course import card_number, opportunity, site, whole
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strikes import struck
from tests.sons_of_anarchy.play import after, cited, events, why

CLUBS = (
    club(0, (2, 1), (0, 0), home=(1, 1), money=3, guns=2, heat=2, orders=2),
    club(1, (0, 1), (1, 0), home=(2, 0), money=0, guns=1, heat=2, orders=2),
    club(2, (0, 0), (0, 0), home=(1, 0), money=2, heat=0, orders=2),
)
PLACES = (site("Pfandleihe"), site("Waffenfabrik"))


def turning(cards: int = 3) -> Table:
    table = whole(*CLUBS, places=PLACES, step="cards", down=0)
    assert table.course is not None
    return Table(
        table.clubs,
        PLACES,
        0,
        0,
        "cards",
        course=Course(round=3, stack=9, down=0, cards=cards),
    )


def open_(*names: str) -> Table:
    return whole(*CLUBS, places=PLACES, open_=names)


def test_obstacles_strike_at_once() -> None:
    raid = TurnCard(card_number("Haussuchung"))
    struck_ = after(turning(), raid)
    assert [c.guns for c in struck_.clubs] == [1, 0, 0], OBSTACLES_STRIKE_AT_ONCE
    assert OBSTACLES_STRIKE_AT_ONCE.id in cited(turning(), raid)


def test_tied_clubs_all_count() -> None:
    most = Strike(Gain("heat", 1), "most", "heat")
    assert struck(open_(), most) == (0, 1), TIED_CLUBS_ALL_COUNT
    few = Strike(Gain("heat", 1), "fewest", "sites")
    assert struck(open_(), few) == (0, 2), TIED_CLUBS_ALL_COUNT
    hot = TurnCard(card_number("Kronzeuge"))
    assert TIED_CLUBS_ALL_COUNT.id in cited(turning(), hot)


def test_hassles_change_a_rule_for_everybody() -> None:
    forbidden: dict[str, Action] = {
        "Trauerwoche": Recruit(0),
        "Streit im Vorstand": PatchIn(0, Clubhouse(0)),
        "Funkstille": HandOver(0, 1, Parcel(money=1)),
    }
    for card, action in forbidden.items():
        assert why(open_(card), action) == (HASSLES_LAST_A_ROUND,)
        assert not why(open_(), action)
        assert action not in SOA.options(open_(card))


def test_a_hassle_may_forbid_boost_backup_and_guns() -> None:
    alone = (club(0, (1, 0), (0, 0), orders=3), *CLUBS[2:], club(1, (0, 0), (1, 0), orders=2))
    quiet = whole(alone[0], alone[2], alone[1], places=PLACES, open_=("Stromausfall",))
    assert why(quiet, Exploit(0, 0, True)) == (HASSLES_LAST_A_ROUND,)
    fight = after(open_("Gesperrte Brücke"), ThrowDown(0, 0))
    assert why(fight, CallBackup(0, Clubhouse(0), 1, 0)) == (HASSLES_LAST_A_ROUND,)
    calm = after(open_("Waffenruhe"), ThrowDown(0, 0), *no_backup(0, 1))
    assert HASSLES_LAST_A_ROUND in why(calm, CloseFist(0, 1))
    assert SOA.options(calm)[0] in dice(sally=1)


def test_a_hassle_may_cool_or_heat_the_sites() -> None:
    places = (site("Waffenfabrik"), site("Motel"))
    clubs = (club(0, (1, 0), (0, 0), money=3), club(1, (0, 0), (0, 0)), club(2, (0, 0), (0, 0)))
    heat = {
        name: after(whole(*clubs, places=places, open_=name), Exploit(0, 0)).clubs[0].heat
        for name in ((), ("Stadtfest",), ("Kameras überall",))
    }
    assert heat == {(): 2, ("Stadtfest",): 1, ("Kameras überall",): 3}


def test_opportunities_are_sites_for_one_round() -> None:
    table = after(turning(1), TurnCard(card_number("Offene Kasse")))
    assert table.places[-1].opportunity, OPPORTUNITIES_ARE_SITES
    rode = after(table, Ride(0, Clubhouse(0), Site(2), 1, 0))
    assert rode.clubs[0].at[2] == Crew(1)


def test_opportunities_send_home() -> None:
    places = (*PLACES[:1], opportunity("Offene Kasse"))
    idle = (club(1, (0, 0), (0, 0), orders=0), club(2, (0, 0), (0, 0), orders=0))
    table = whole(club(0, (1, 0), (1, 1), orders=1), *idle, places=places, open_=("Offene Kasse",))
    actions = (SitTight(0), *offered(sally=0, john=0, paula=0))
    swept = after(table, *actions)
    assert OPPORTUNITIES_SEND_HOME.id in cited(table, *actions)
    assert swept.clubs[0].home == Crew(1, 1)
    assert swept.clubs[0].at == (Crew(1, 0),)
    assert len(swept.places) == 1


def test_last_calls_wait_and_come_as_they_came() -> None:
    names = ("Miete fällig", "Trostrunde")
    table = whole(*CLUBS, places=PLACES, open_=names)
    waits = [SitTight(s) for s in (0, 1, 2, 0, 1, 2)]
    story = events(table, *waits, *offered(sally=0, john=0, paula=0))
    came = [e for e in story if isinstance(e, LastCallCame)]
    assert [e.card for e in came] == [card_number(n) for n in names], LAST_CALLS_AS_THEY_CAME
    assert all(LAST_CALLS_WAIT in e.rules for e in came)
    assert [c.money for c in after(table, *waits).clubs] == [3, 0, 2], "nothing before step 5"
