"""The script of the Spielleitung: at every moment words to say or something to wait for."""

import pytest
from hypothesis import given

from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.options import PRESETS, Options, Preset
from engine.sport_mafia.phases import Ban, Over, Talk, Waiting, Word
from engine.sport_mafia.rules import day, first_night, fouls, night, voting
from engine.sport_mafia.run_through import PARTS, run_through
from engine.sport_mafia.scenes import (
    FSM,
    LIGA,
    VORLAGE,
    after,
    cards,
    counting,
    listed,
    speaking,
    table,
)
from engine.sport_mafia.script import Cue, cue
from engine.sport_mafia.state import State, following
from engine.sport_mafia.volume import VOLUME
from tests.sport_mafia.strategies import played
from widgets.sport_mafia.calls import readings


def now(state: State) -> Cue:
    found = cue(state)
    assert found is not None
    return found


@given(played())
def test_there_is_always_something_to_say_or_to_wait_for(state: State) -> None:
    if isinstance(state.phase, Over):
        assert cue(state) is None
        return
    found = now(state)
    assert found.rule in VOLUME.rules
    assert found.rule.executed
    assert found.do.endswith(".")
    assert not found.say or found.say.endswith((".", "?"))
    assert "None" not in found.say + found.do


def test_the_clock_runs_for_speeches_checks_and_the_absprache() -> None:
    absprache = after(State(options=FSM), a.Say("night"), *cards(), a.Say("mafia"))
    assert (now(absprache).seconds, now(absprache).rule) == (60, first_night.ONE_MINUTE_TO_AGREE)
    assert now(speaking(table(FSM), 1)).seconds == 60
    assert now(counting(table(FSM), {3: (1,), 5: ()})).seconds == 0


def test_the_list_is_told_before_the_vote_and_the_rest_falls_to_the_last() -> None:
    state = listed(table(FSM), 7, 3)
    assert "Nr. 7 und 3" in now(state).say
    last = after(state, a.Say("vote"), a.RaiseHand(1), a.CountHands())
    assert now(last).rule == voting.MISSING_VOTES
    assert "(9)" in now(last).do


def test_the_numbers_are_called_one_by_one() -> None:
    state = after(listed(table(FSM), 4), a.Say("vote"), a.Say("night"), a.Say("hunt"))
    assert now(state).say == "1."
    later = after(state, *(a.CallNumber(),) * 10)
    assert now(later).rule == night.MAFIA_RETREATS


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.key)
def test_a_game_played_through_brings_up_every_announcement(preset: Preset) -> None:
    parts = run_through(preset.options)
    said = [c.say for part in parts for c in part.cues]
    for words in ("Masken auf", "nimm eine Karte", "auf die Jagd", "Wer stimmt gegen", "letztes"):
        assert any(words in text for text in said), words
    assert {c.seconds for part in parts for c in part.cues} >= {0, 10, 30, 60}
    titles = [part.title for part in parts]
    assert titles == [title for title in PARTS if title in titles]
    assert ("Am Ende" in titles) == (preset.options.ends == "announced")
    assert any("bester Zug" in text for text in said) == (preset.options.best_move != "off")


def test_where_presets_say_the_same_it_is_told_once() -> None:
    assert [len(presets) for presets, _ in readings("Jeder Tag")] == [3]
    first = readings("Erste Nacht")
    assert [[p.key for p in presets] for presets, _ in first] == [["vorlage", "liga"], ["fsm"]]


def test_the_reason_is_named_why_nobody_is_voted_on() -> None:
    def cue_of(options: Options, *seats: int, day: int = 1) -> tuple[str, Rule]:
        found = now(listed(table(options, day), *seats))
        return found.say, found.rule

    assert cue_of(VORLAGE) == (
        "Niemand ist aufgestellt. Es folgt die Nacht.",
        voting.NOBODY_NOMINATED,
    )
    alone = "Aufgestellt ist nur Nr. 4: keine Abstimmung. Es folgt die Nacht."
    assert cue_of(VORLAGE, 4, day=2) == (alone, voting.TWO_CANDIDATES)
    assert cue_of(FSM, 4) == (alone, voting.ALONE_ON_DAY_ONE)
    assert cue_of(FSM, 4, day=2)[1] == voting.IN_ORDER_OF_NOMINATION
    dropped = following(listed(table(FSM), 4, 5), cancel=True)
    assert now(dropped).rule == fouls.VOTE_IS_DROPPED


def test_a_minute_cut_by_fouls_names_the_rule_that_cuts_it() -> None:
    def rule(options: Options, ban: Ban, seconds: int) -> Rule:
        talk = Talk("minute", 2, seconds, (3,), ban=ban)
        return now(following(table(options), phase=talk)).rule

    assert rule(FSM, "", 60) == day.ONE_MINUTE_EACH
    assert rule(FSM, "nominate", 0) == fouls.THIRD_FOUL_SILENCES
    assert rule(FSM, "half", 30) == fouls.THIRTY_AT_THREE_OR_FOUR
    assert {rule(LIGA, ban, 0) for ban in ("nominate", "silent")} == {fouls.LIGA_LADDER}
    assert rule(LIGA, "half", 30) == fouls.LIGA_LADDER


def test_the_last_word_of_the_night_is_the_farewell_minute() -> None:
    talk = Talk("farewell", 2, 60, then="day")
    assert now(following(table(VORLAGE), phase=talk)).rule == night.FAREWELL_MINUTE
    assert now(following(table(VORLAGE), phase=following(talk, then="night"))).rule == (
        voting.LAST_WORD
    )


def test_whoever_was_called_is_sent_to_sleep_before_the_next_words() -> None:
    def say(options: Options, word: Word, **more: object) -> str:
        return now(following(table(options, 2), phase=Waiting(word), **more)).say

    first = {"night": 1, "day": 0}
    assert say(VORLAGE, "sheriff-looks", **first).startswith("Die Mafia schläft ein. Der Sheriff")
    assert say(VORLAGE, "morning", **first).startswith("Der Sheriff schläft ein. Es wird Morgen")
    assert say(FSM, "don-signals", **first).startswith("Die Mafia schläft ein. Der Don")
    assert say(FSM, "morning", **first).startswith("Es wird Morgen")
    shots = {"night": 2, "day": 1}
    assert say(FSM, "sheriff", **shots).startswith("Der Don schläft ein. Der Sheriff erwacht")
    assert say(FSM, "don", **shots).startswith("Der Don erwacht")
    hit = {**shots, "victim": 3}
    assert say(FSM, "best-move", **hit).startswith("Der Sheriff schläft ein. Nr. 3")
    assert say(FSM, "morning", **hit).startswith("Es wird Morgen")
    assert say(VORLAGE, "morning", **hit).startswith("Der Sheriff schläft ein. Es wird Morgen")
