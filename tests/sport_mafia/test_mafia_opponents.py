"""Simple opponents: fair (they know what their seat may know), legal, repeatable, and of use."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as p
from engine.sport_mafia.advice import sheriff_should_come_out
from engine.sport_mafia.checking import checker
from engine.sport_mafia.choices import moves
from engine.sport_mafia.events import CheckClaimed, FoulGiven, SheriffClaimed
from engine.sport_mafia.events_night import ShotsCompared
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import PRESETS, Options, Preset
from engine.sport_mafia.seats import DECK, NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.view import view
from tests.sport_mafia.promises import check
from tests.sport_mafia.random_play import any_options
from widgets.dealer import stream
from widgets.sport_mafia.opponents import nights, tempers, voting
from widgets.sport_mafia.opponents.automatic import Beat
from widgets.sport_mafia.opponents.heard import Heard, Remark
from widgets.sport_mafia.opponents.match import played
from widgets.sport_mafia.opponents.mind import Mind
from widgets.sport_mafia.opponents.people import People
from widgets.sport_mafia.opponents.speaking import speech
from widgets.sport_mafia.opponents.tempers import Temper

GAMES = 25


def games(options: Options, count: int = GAMES) -> Iterator[list[Beat]]:
    for seed in range(count):
        yield list(played(People(seed), options))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_game_by_every_preset_ends_and_either_team_wins_sometimes(preset: Preset) -> None:
    won: Counter[str] = Counter()
    for beats in games(preset.options, 40):
        end = beats[-1].state
        assert isinstance(end.phase, p.Over)
        assert end.result is not None
        assert Counter(player.role for player in end.players) == DECK
        won[end.result.outcome] += 1
    assert won["red"] >= 8
    assert won["black"] >= 8


def test_whatever_the_options_everything_opponents_do_is_legal_and_keeps_every_promise() -> None:
    random = Random(5)
    for seed in range(GAMES):
        for beat in played(People(seed), any_options(random)):
            for step in beat.steps:
                assert GAME.breaches(step.before, step.action) == ()
                check(step)


def test_fouls_slip_out_of_them_now_and_then_for_things_that_all_can_see() -> None:
    given: Counter[str] = Counter()
    times: Counter[int] = Counter()
    for beats in games(Options(), 40):
        for step in (s for beat in beats for s in beat.steps):
            if isinstance(step.action, a.Sanction):
                given[step.action.offence] += 1
                talk = step.before.phase
                assert isinstance(talk, p.Talk | p.Ballot)
                assert not isinstance(talk, p.Talk) or talk.seat != step.action.whom
            times.update(e.count for e in step.events if isinstance(e, FoulGiven))
    assert set(given) == {"talking", "vote-gestures", "hand-away"}
    assert 40 < given.total() < 250
    assert times[1] > times[2] > times[3] > 0


def test_nothing_slips_out_of_the_reader() -> None:
    seen, said = view(State(), None), Remark(1, 2, black=(5,), nominated=(5, 6))
    for number in range(300):
        temper = Temper(5, 5, stream(number))
        assert tempers.outcry(seen, said, temper) != a.Sanction(5, "talking")
        assert tempers.fidget(seen, 5, (5,), temper) is None


def test_the_same_number_gives_the_same_game() -> None:
    def told(seed: int) -> list[a.Action]:
        return [s.action for beat in played(People(seed), Options()) for s in beat.steps]

    assert told(3) == told(3)
    assert told(3) != told(4)


def decisions(state: State, mind: Mind, seat: Seat) -> list[object]:
    """Everything that ``seat`` would do now, asked or not."""
    legal = [m for m in moves(state) if m.seat == seat]
    found: list[object] = [nights.best_move(mind), nights.asked(mind), legal]
    if isinstance(state.phase, p.Talk) and state.phase.seat == seat:
        found.append(speech(mind, legal, stream(1)))
    if isinstance(state.phase, p.Ballot):
        found += [voting.target(mind, state.phase.candidates)]
        found += [voting.lifts(mind, state.phase.candidates)]
    if mind.black:
        found += [nights.shot(mind), nights.plan(mind, stream(1))]
    return found


def stirred(state: State, seat: Seat, random: Random) -> State | None:
    """The same table with two cards swapped that ``seat`` does not know; None: it knows all."""
    seen = view(state, seat)
    red = state.player(seat).colour == "red"
    unknown = [s for s in NUMBERS if s != seat and not seen.seats[s - 1].colour]
    if not red:
        # the black know their own; who of the others is the Sheriff they don't
        unknown = [s for s in unknown if state.player(s).colour == "red"]
    if len(unknown) < 2:
        return None
    one, two = random.sample(unknown, 2)
    roles = {one: state.player(two).role, two: state.player(one).role}
    for other, role in roles.items():
        state = state.with_player(other, role=role)
    return state


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_what_is_hidden_changes_no_choice(preset: Preset) -> None:
    random, compared, differing = Random(9), 0, 0
    for seed in range(8):
        people, heard = People(seed), Heard.__value__()
        for beat in played(people, preset.options):
            state = beat.steps[0].before
            if not state.all_roles or state.day == 0 or isinstance(state.phase, p.Over):
                heard = beat.heard
                continue
            for seat in state.living:
                other = stirred(state, seat, random)
                if other is None:
                    continue
                differing += other.players != state.players
                here = people.mind(state, seat, heard)
                there = people.mind(other, seat, heard)
                assert decisions(state, here, seat) == decisions(other, there, seat)
                compared += 1
            heard = beat.heard
    assert compared > 1000
    assert differing > 300


def test_the_sheriff_comes_out_when_the_advice_says_so_or_has_to() -> None:
    late, came = 0, 0
    for beats in games(Options()):
        for beat in beats:
            for step in beat.steps:
                state, talk = step.before, step.before.phase
                sheriff = state.holder("sheriff")
                if not isinstance(talk, p.Talk) or talk.seat != sheriff or not talk.seconds:
                    continue
                if any(isinstance(e, SheriffClaimed) for e in step.events):
                    came += 1
                    asked = sheriff in state.nominated or talk.kind != "minute"
                    rival = bool(state.sheriffs)
                    assert asked or rival or sheriff_should_come_out(len(state.living))
                if isinstance(step.action, a.EndSpeech) and talk.kind == "minute":
                    wanted = sheriff_should_come_out(len(state.living))
                    late += wanted and sheriff not in state.sheriffs
    assert came > GAMES // 2
    assert late == 0


def test_the_sheriff_never_lies_and_leaves_all_checks_behind() -> None:
    named = 0
    for beats in games(Options()):
        for step in (s for beat in beats for s in beat.steps):
            state = step.before
            sheriff = state.holder("sheriff")
            for event in step.events:
                if isinstance(event, CheckClaimed) and event.by == sheriff:
                    named += 1
                    assert event.black == (state.player(event.number).colour == "black")
            talk = state.phase
            last = isinstance(talk, p.Talk) and talk.kind == "farewell"
            if last and isinstance(step.action, a.EndSpeech) and step.action.seat == sheriff:
                checked = {c.number for c in state.checks if c.who == "sheriff"}
                assert checked <= {c.number for c in state.claims if c.by == sheriff}
    assert named > GAMES


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_the_mafia_agrees_without_a_word_and_hits_every_night(preset: Preset) -> None:
    for beats in games(preset.options):
        for step in (s for beat in beats for s in beat.steps):
            for event in step.events:
                if isinstance(event, ShotsCompared):
                    assert event.victim
                    assert step.before.player(event.victim).colour == "red"


def test_the_don_asks_nobody_twice_and_none_of_his_own() -> None:
    for beats in games(Options()):
        asked: set[Seat] = set()
        for step in (s for beat in beats for s in beat.steps):
            if isinstance(step.action, a.AskAbout) and step.action.seat == step.before.holder(
                "don"
            ):
                assert step.action.number not in asked
                assert step.before.player(step.action.number).colour == "red"
                asked.add(step.action.number)


def test_a_black_one_whom_the_sheriff_has_found_says_to_be_the_sheriff() -> None:
    lies = 0
    for beats in games(Options(), 60):
        for step in (s for beat in beats for s in beat.steps):
            for event in step.events:
                liar = isinstance(event, SheriffClaimed) and event.by != step.before.holder(
                    "sheriff"
                )
                if isinstance(event, SheriffClaimed) and liar:
                    lies += 1
                    accused = {c.number for c in step.before.claims if c.black}
                    assert step.before.player(event.by).colour == "black"
                    assert event.by in accused
    assert lies > 3


def test_nobody_is_called_who_is_not_there() -> None:
    for beats in games(Options(), 5):
        for beat in beats:
            state = beat.steps[0].before
            if isinstance(state.phase, p.Checking) and not checker(state):
                assert not any(isinstance(s.action, a.AskAbout) for s in beat.steps)
