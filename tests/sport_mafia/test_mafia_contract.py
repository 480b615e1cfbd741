"""Whatever is played: check and options agree, roles stay, votes have voters, nobody peeks."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import dumps, loads
from engine.core.play import CHANCE, step
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import Decided, MafiaEvent
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import PRESETS
from engine.sport_mafia.phases import Checking, Hunt, Over
from engine.sport_mafia.rules import ending
from engine.sport_mafia.scenes import VORLAGE, after, counting, table
from engine.sport_mafia.seats import LEADER, NUMBERS
from engine.sport_mafia.state import Check, Hunted, State, following
from engine.sport_mafia.volume import VOLUME
from engine.sport_mafia.wording import tell, tell_action
from tests.sport_mafia.promises import check
from tests.sport_mafia.random_play import chosen, play
from tests.sport_mafia.strategies import candidates, later, played

TELLING = ".!?“"


@given(played())
@settings(max_examples=60)
def test_no_breach_exactly_when_it_is_an_option(state: State) -> None:
    legal = GAME.options(state)
    wide = candidates(state)
    assert {x for x in wide if not GAME.breaches(state, x)} == set(legal)
    assert set(legal) <= set(wide)
    assert len(set(legal)) == len(legal)


@given(played())
def test_who_is_awaited_has_a_move(state: State) -> None:
    awaited = GAME.awaiting(state)
    acting = {x.seat for x in GAME.options(state)}
    assert bool(awaited) == (not isinstance(state.phase, Over))
    assert awaited == () or awaited == (CHANCE,) or LEADER in acting
    assert acting & set(awaited) or not awaited


@given(played())
@settings(max_examples=30)
def test_every_refusal_cites_an_executed_rule_and_says_why(state: State) -> None:
    for action in candidates(state):
        for breach in GAME.breaches(state, action):
            assert breach.rule.executed
            assert breach.rule in VOLUME.rules
            assert breach.why.endswith((".", "“"))
            assert breach.why[0].isupper() or breach.why[0] == "„"
        assert tell_action(state, action)


@given(played())
@settings(max_examples=40)
def test_what_happens_is_told_and_keeps_every_promise(state: State) -> None:
    for action in GAME.options(state):
        move = step(GAME, state, action)
        check(move)
        now = state
        for event in move.events:
            text = tell(now, event)
            assert not text or text[-1] in TELLING, text
            assert "None" not in text
            now = GAME.evolve(now, event)


def test_random_games_over_all_presets_and_options_keep_every_promise() -> None:
    for seed in range(3):
        ran = play(1_500, seed)
        assert ran.games
        assert sum(ran.outcomes.values()) == ran.games


@given(played())
@settings(max_examples=60)
def test_a_table_and_its_actions_survive_being_written_down(state: State) -> None:
    assert loads(dumps(state, State), State) == state
    for action in GAME.options(state):
        assert loads(dumps(action, a.Action), a.Action) == action


def shuffled(state: State, looker: int | None, swap: tuple[int, int]) -> State:
    """The same table with two cards swapped and everything else unseen changed, so that the looker
    can't tell."""
    one, two = swap
    roles = {one: state.player(two).role, two: state.player(one).role}
    for seat, role in roles.items():
        state = state.with_player(seat, role=role)
    mine = state.player(looker).role if looker else None
    kept = tuple(c for c in state.checks if c.who == mine)
    hunted = tuple(Hunted(h.night, (), 0) for h in state.hunted)
    state = following(
        state, checks=(*kept, Check(2, "don" if mine != "don" else "sheriff", one, True))
    )
    state = following(state, hunted=hunted, victim=one, order=(two,), beacons=True)
    if isinstance(state.phase, Hunt):
        own = tuple(s for s in state.phase.shots if s[0] == looker)
        state = following(state, phase=following(state.phase, shots=own))
    return state


@given(played(), st.integers(0, 10), st.permutations(NUMBERS))
@settings(max_examples=300)
def test_a_view_is_the_same_whatever_is_hidden(
    state: State, number: int, seats: tuple[int, ...]
) -> None:
    looker = number or None
    if isinstance(state.phase, Over) or not state.all_roles:
        return
    red = looker is None or state.player(looker).role in ("citizen", "sheriff")
    known = [s for s in NUMBERS if GAME.view(state, looker).seats[s - 1].colour]
    swap = [s for s in seats if s != looker and s not in known][:2]
    if not red or len(swap) < 2:
        return
    other = shuffled(state, looker, (swap[0], swap[1]))
    assert GAME.view(other, looker) == GAME.view(state, looker)
    if looker is not None and state.player(looker).role == "citizen":
        assert not GAME.view(state, looker).checks


@given(played())
def test_a_mafioso_sees_the_team_and_no_more(state: State) -> None:
    if isinstance(state.phase, Over) or not state.all_roles or state.day == 0:
        return
    black = [s for s in NUMBERS if state.player(s).colour == "black"]
    don = state.holder("don")
    for seat in black:
        seen = GAME.view(state, seat)
        found = {c.number for c in state.checks if c.who == "don" and c.hit}
        wanted = set(black) | (found if seat == don else set())
        assert {s for s in NUMBERS if seen.seats[s - 1].role} == wanted
        assert bool(seen.checks) == (seat == don and any(c.who == "don" for c in state.checks))
        assert seen.victim == 0
        assert seen.hunted == ()


def visible(events: tuple[MafiaEvent, ...], seat: int | None) -> list[MafiaEvent]:
    return [e for e in events if e.seen_by is None or seat in e.seen_by]


@pytest.mark.parametrize("victim", [0, 5])
def test_nobody_hears_in_the_night_whether_somebody_is_hit(victim: int) -> None:
    """The words and waiting times are the same after a hit and after a miss."""
    for preset in PRESETS:
        state = later(11, 60)
        state = following(state, options=replace(preset.options, best_move="off"))
        state = following(state, phase=Checking("sheriff"), night=3, day=2, victim=victim)
        move = step(GAME, state, a.Bell())
        assert [type(e).__name__ for e in visible(move.events, 1)] == ["CheckerSlept"]
        assert GAME.view(move.after, 1).word == "morning"


def test_nobody_knows_the_result_before_it_is_announced() -> None:
    state = counting(table(VORLAGE, 4, (1, 2, 6, 9, 10)), {8: (3, 4, 5), 3: (7, 8)})
    move = step(GAME, state, a.CountHands())
    assert move.after.result is not None
    assert GAME.view(move.after, LEADER).result == move.after.result
    for seat in (None, *NUMBERS):
        assert GAME.view(move.after, seat).result is None
        assert not [e for e in visible(move.events, seat) if isinstance(e, Decided)]
        assert ending.RED_WINS not in [r for e in visible(move.events, seat) for r in e.rules]
    end = after(move.after, a.EndSpeech(8), a.Say("end"))
    assert GAME.view(end, 3).result == end.result


def test_the_leader_sees_everything() -> None:
    state = later(5, 120)
    seen = GAME.view(state, LEADER)
    assert [one.role for one in seen.seats] == [p.role for p in state.players]
    assert seen.checks == state.checks
    assert seen.hunted == state.hunted


def test_a_game_played_twice_is_the_same_game() -> None:
    assert later(3, 150) == later(3, 150)
    assert chosen.__module__.endswith("random_play")
