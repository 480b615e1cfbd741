"""What holds for whole games: random play, check and options agree, nothing is lost or leaked."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.codec import dumps, loads
from engine.core.play import replay
from engine.sons_of_anarchy.actions import Action, ThrowDown, UseAtOnce
from engine.sons_of_anarchy.actions_course import (
    Answer,
    ClubOrder,
    Deal,
    Exploit,
    HandOver,
    PatchIn,
    PickClub,
    Promise,
    Propose,
    Recruit,
    Ride,
    RollForClub,
    SitTight,
    TurnCard,
    TurnSite,
)
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.choices_course import asides
from engine.sons_of_anarchy.club import BADGES
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.rules import RULES
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.trade import PIECES
from engine.sons_of_anarchy.wording import tell, tell_action
from tests.sons_of_anarchy.random_play import any_options, checked, chosen, games, play

EXECUTED = {rule for rule in RULES if rule.executed}


def course(seed: int, length: int = 700) -> Iterator[tuple[Table, Action]]:
    """The states of one random game with what is done in each."""
    random = Random(seed)
    table = next(games(random))
    while SOA.awaiting(table) and (length := length - 1):
        action = chosen(table, random)
        yield table, action
        table = checked(table, action).after


def candidates(table: Table) -> Iterator[Action]:
    """What somebody could try in a whole game, legal or not."""
    seats = range(-1, len(table.clubs) + 1)
    spots: list[Spot] = [Site(i) for i in range(-1, len(table.places) + 1)]
    spots += [EmergencyRoom(), *(Clubhouse(s) for s in table.seats)]
    yield from (TurnSite(i) for i in range(-1, 21))
    yield from (TurnCard(i) for i in range(-1, 41))
    for seat in seats:
        yield from (RollForClub(seat, pips) for pips in range(8))
        yield from (PickClub(seat, b, side) for b in BADGES for side in ("unleaded", "octane"))
        yield from (Recruit(seat), SitTight(seat), ClubOrder(seat))
        yield from (Answer(seat, True), Answer(seat, False))
        yield from (UseAtOnce(seat), UseAtOnce(seat, True))
        yield from (PatchIn(seat, spot) for spot in spots)
        yield from (Deal(seat, n) for n in range(-1, 6))
        yield from (Deal(seat, n, victim=v) for n in (0, 1, 2) for v in seats)
        yield from (Deal(seat, n, gives=w) for n in (0, 1, 2) for w in ("guns", "contraband"))
        for place in range(-1, len(table.places) + 1):
            yield from (Exploit(seat, place), Exploit(seat, place, True), ThrowDown(seat, place))
        for origin in spots:
            for target in spots:
                yield from (Ride(seat, origin, target, *n) for n in ((1, 0), (0, 1), (0, 0)))
        for to in seats:
            for piece in (*PIECES, Parcel(heat=1), Parcel(members=1)):
                yield from (HandOver(seat, to, piece), Promise(seat, to, piece))
                yield from (Propose(seat, to, piece, w) for w in PIECES if w != piece)


def narrow(action: Action) -> bool:
    """Within the numbers that ``candidates`` tries?"""
    match action:
        case Ride(members=m, prospects=p):
            return m + p == 1
        case Deal(amount=n, victim=v, gives=g):
            return n <= (2 if v is not None or g else 5)
        case ThrowDown(against=against):
            return not against
    return type(action) in TRIED


TRIED = {
    TurnSite, TurnCard, RollForClub, PickClub, Recruit, SitTight, ClubOrder, Answer, UseAtOnce,
    PatchIn, Exploit, HandOver, Promise, Propose,
}  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_random_games_come_to_an_end_and_lose_nothing(seed: int) -> None:
    played = play(900, seed)
    assert played.actions == 900
    assert played.games


@pytest.mark.parametrize("seed", range(3))
def test_options_are_exactly_what_is_not_refused(seed: int) -> None:
    random = Random(seed)
    for table, _ in course(seed):
        if random.random() < 0.04:
            offered = SOA.options(table)
            assert len(set(offered)) == len(offered)
            assert not [a for a in offered if SOA.breaches(table, a)]
            legal = {a for a in candidates(table) if not SOA.breaches(table, a) and narrow(a)}
            assert legal == {a for a in offered if narrow(a)}


@pytest.mark.parametrize("seed", range(2))
def test_every_event_has_a_sentence_and_cites_executed_rules(seed: int) -> None:
    for table, action in course(100 + seed):
        assert tell_action(table, action)
        now = table
        for event in SOA.decide(table, action):
            assert set(event.rules) <= EXECUTED
            assert tell(now, event).endswith((".", "!")), event
            now = SOA.evolve(now, event)


def test_every_refusal_is_a_sentence_with_its_rule() -> None:
    random = Random(7)
    for table, _ in course(7):
        if random.random() < 0.02:
            for action in candidates(table):
                assert tell_action(table, action)
                found = SOA.breaches(table, action)
                assert all(b.why.endswith((".", "!")) and b.rule in EXECUTED for b in found)
                assert len({(b.rule, b.why) for b in found}) == len(found), action


def test_a_state_survives_the_codec_and_a_game_replays() -> None:
    story = list(course(11))
    for table, _ in story[::25]:
        assert loads(dumps(table, Table), Table) == table
    again = replay(SOA, story[0][0], [action for _, action in story])
    assert again[-1].before == story[-1][0]


def test_trade_is_beside_the_game_and_never_what_it_waits_for() -> None:
    for table, _ in list(course(5))[::20]:
        assert not set(moves(table)) & set(asides(table))
        assert set(SOA.options(table)) == {*moves(table), *asides(table)}


def test_all_options_are_played() -> None:
    random = Random(1)
    seen = [any_options(random) for _ in range(200)]
    assert {o.octane for o in seen} == {o.hidden_orders for o in seen} == {True, False}
    assert {o.extra_rounds for o in seen} == {0, 1, 7}
