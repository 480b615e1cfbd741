"""What holds for every table and every play."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.core.play import CHANCE, IllegalAction, step
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    Retreat,
    ThrowDown,
)
from engine.sons_of_anarchy.events import GunsHeld
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import awaiting
from engine.sons_of_anarchy.rules import RULES
from engine.sons_of_anarchy.state import GUNS, Table
from engine.sons_of_anarchy.wording import tell, tell_action
from tests.sons_of_anarchy.strategies import candidates, courses

slow = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
EXECUTED = {rule for rule in RULES if rule.executed}


def wide(action: Action) -> bool:
    """Within the numbers that ``candidates`` tries?"""
    match action:
        case CallBackup(members=m, prospects=p) | ChooseInjured(members=m, prospects=p):
            return m <= 3 and p <= 3
        case ThrowDown(against=against):
            return len(against) < 2
        case CloseFist(guns=guns):
            return guns <= 10
    return True


@slow
@given(courses(), st.data())
def test_options_are_exactly_what_is_not_refused(course: list[Table], data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(course))
    offered = SOA.options(state)
    assert len(set(offered)) == len(offered)
    assert all(not SOA.breaches(state, action) for action in offered)
    narrow = {action for action in offered if wide(action)}
    legal = {a for a in set(candidates(state)) if not SOA.breaches(state, a)}
    assert narrow == {a for a in legal if wide(a)}


@slow
@given(courses())
def test_play_ends_and_only_then_nobody_is_awaited(course: list[Table]) -> None:
    assert len(course) < 120
    for state in course[:-1]:
        assert awaiting(state)
        seats = {getattr(a, "seat", None) for a in SOA.options(state)}
        assert set(awaiting(state)) == {CHANCE} or set(awaiting(state)) == seats
    # a turn without any order that can be given is all that may be left
    end = course[-1]
    assert not awaiting(end) or (end.fight is None and end.step == "orders")


@slow
@given(courses())
def test_no_figure_and_no_gun_is_lost(course: list[Table]) -> None:
    for state in course:
        assert state.bank + sum(c.guns for c in state.clubs) == GUNS
        for club in state.clubs:
            assert club.figures + club.supply == Crew(5, 5)
            assert club.heat <= 5
            assert club.orders >= 0
    for before, after in pairwise(course):
        drawn = before.bank - after.bank
        assert drawn <= 0
        assert after.patch == before.patch or not after.clubs[after.patch].out


def held(state: Table) -> Iterator[tuple[int, int]]:
    if state.fight and state.fight.phase in ("backup", "fists"):
        yield from (
            (seat, i)
            for i, seat in enumerate(state.fight.seats)
            if state.fight.fists[i] is not None
        )


@slow
@given(courses(), st.data())
def test_nobody_sees_screens_and_fists_of_others(course: list[Table], data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(course))
    seat = data.draw(st.sampled_from([None, *state.seats]))
    hidden = [s for s in state.seats if s != seat]
    other = state
    if len(hidden) > 1:  # the bank lies open: only the sum behind the screens can be known
        a, b = hidden[:2]
        guns = (state.clubs[b].guns, state.clubs[a].guns)
        for who, number in zip((a, b), guns, strict=True):
            other = other.with_club(who, replace(other.clubs[who], guns=number))
    for who, index in held(state):
        assert other.fight is not None
        if who != seat:
            fists = list(other.fight.fists)
            fists[index] = data.draw(st.integers(0, 10))
            other = replace(other, fight=replace(other.fight, fists=tuple(fists)))
    assert SOA.view(other, seat) == SOA.view(state, seat)


@slow
@given(courses(), st.data())
def test_every_event_cites_executed_rules_and_has_a_sentence(
    course: list[Table], data: st.DataObject
) -> None:
    state = data.draw(st.sampled_from(course))
    for action in SOA.options(state)[:6]:
        assert tell_action(state, action)
        now = state
        for event in SOA.decide(state, action):
            assert set(event.rules) <= EXECUTED
            assert tell(now, event).endswith((".", "!"))
            if isinstance(event, GunsHeld):
                assert event.seen_by == frozenset({event.seat})
            now = SOA.evolve(now, event)


@slow
@given(courses(), st.data())
def test_a_refusal_changes_nothing_and_says_why(course: list[Table], data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(course))
    action = data.draw(st.sampled_from(list(candidates(state))))
    found = SOA.breaches(state, action)
    assert tell_action(state, action)
    if found:
        with pytest.raises(IllegalAction):
            step(SOA, state, action)
        assert all(b.why.endswith((".", "!")) and b.rule in EXECUTED for b in found)
        assert len({(b.rule, b.why) for b in found}) == len(found)
    assert SOA.breaches(state, Retreat(0))


@slow
@given(courses())
def test_a_state_survives_the_codec(course: list[Table]) -> None:
    for state in course:
        assert loads(dumps(state, Table), Table) == state
