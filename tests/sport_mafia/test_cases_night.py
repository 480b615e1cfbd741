"""C38–C51 of the notes on the official rules: nights, speeches, the best move, the end."""

import pytest

from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia import events_night as n
from engine.sport_mafia.events import Decided, Opens
from engine.sport_mafia.leaving import verdict
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Over, Talk, Waiting
from engine.sport_mafia.rules import checks, day, ending, first_night, night
from engine.sport_mafia.scenes import FSM, after, cards, counting, hunt, speaking, table
from engine.sport_mafia.scenes import night as whole_night
from engine.sport_mafia.state import State, following
from tests.sport_mafia.helping import MafiaStep, cited, found, refused, run

SLEEP = (a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell())


def evening(options: Options = FSM, day_: int = 1, out: tuple[int, ...] = ()) -> State:
    return table(options, day_, out, phase=Waiting("night"), settled=True)


def test_c38_the_first_night_by_the_official_rules() -> None:
    start = State(options=FSM)
    steps = run(start, a.Say("night"), *cards(), a.Say("mafia"))
    minute = steps[-1].after
    assert refused(minute, a.Shoot(6)) == {first_night.NO_SHOT_FIRST_NIGHT}
    assert refused(minute, a.AskAbout(4, 8)) == {first_night.NO_CHECK_FIRST_NIGHT}
    words = ("don-signals", "sheriff-signals", "sitting")
    rest = [act for word in words for act in (a.Say(word), a.Bell())]  # type: ignore[arg-type]
    rest_steps = run(minute, a.PlanShot(8, 4), a.Bell(), *rest, a.Say("morning"))
    assert {first_night.DON_SIGNALS, first_night.SHERIFF_SIGNALS} <= cited(rest_steps)
    assert first_night.FREE_SITTING in cited(rest_steps)
    assert first_night.SHERIFF_LOOKS not in cited(rest_steps)
    end = rest_steps[-1].after
    assert (end.day, end.checks, end.hunted) == (1, (), ())


def shot(shots: dict[int, tuple[int, ...]], out: tuple[int, ...] = ()) -> tuple[MafiaStep, ...]:
    return run(evening(out=out, day_=2), a.Say("night"), *hunt(shots))


@pytest.mark.parametrize(
    ("shots", "victim", "rule"),
    [
        ({5: (6, 8, 10)}, 5, night.ALL_THE_SAME),
        ({5: (6, 8), 7: (10,)}, 0, night.OTHER_TARGET_MISSES),
        ({5: (6, 8)}, 0, night.NO_SHOT_MISSES),
        ({5: (6, 8, 10), 9: (10,)}, 0, night.TWO_SHOTS_MISS),
    ],
)
def test_c39_three_black_ones_shoot(
    shots: dict[int, tuple[int, ...]], victim: int, rule: Rule
) -> None:
    steps = shot(shots)
    assert found(steps, n.ShotsCompared)[0].victim == victim
    assert rule in cited(steps)
    morning = run(steps[-1].after, *SLEEP, a.Say("morning"))
    assert (morning[-1].after.player(5).out == "shot") == bool(victim)
    left = {night.LEAVES_AFTER_THE_NIGHT, night.VICTIM_STAYS_HIDDEN}
    assert (left if victim else {night.MISS_HURTS_NOBODY}) <= cited(morning)


def test_c40_two_or_one_black_ones_are_left() -> None:
    two = shot({5: (6, 10)}, (8,))
    assert found(two, n.ShotsCompared)[0].victim == 5
    assert night.THE_REST_SHOOTS in cited(two)
    one = shot({5: (6,)}, (8, 10))
    assert found(one, n.ShotsCompared)[0].victim == 5
    both = shot({5: (6,), 7: (6,)}, (8, 10))
    assert found(both, n.ShotsCompared)[0].miss == "several"


def test_c41_what_don_and_sheriff_learn() -> None:
    state = after(evening(day_=2), a.Say("night"), *hunt({}))
    steps = run(state, a.Say("don"), a.AskAbout(8, 5), a.Say("sheriff"), a.AskAbout(4, 8))
    don, sheriff = found(steps, n.Answered)
    assert (don.hit, sheriff.hit) == (False, True)
    assert don.seen_by == frozenset({0, 8})
    assert sheriff.seen_by == frozenset({0, 4})
    assert {checks.DON_LEARNS_YES_OR_NO, checks.SHERIFF_LEARNS_COLOUR} <= cited(steps)
    assert {checks.DON_THEN_SHERIFF, checks.SHERIFF_AFTER_DON} <= cited(steps)
    called = [one.events[0].rules[0] for one in steps if isinstance(one.action, a.Say)]
    assert called == [checks.DON_THEN_SHERIFF, checks.SHERIFF_AFTER_DON]


def test_c42_who_opens_the_days_when_a_seat_is_empty_d() -> None:
    first = following(evening(), opener=1, closer=10)
    two = after(first, *whole_night({2: (6, 8, 10)}), a.Say("best-move"), a.Bell())
    steps = run(two, a.Say("morning"), a.EndSpeech(2))
    assert found(steps, Opens)[0].seat == 3
    assert {day.NEXT_ONE_BEGINS, day.EMPTY_SEAT_SKIPPED} <= cited(steps)
    three = following(steps[-1].after, phase=Waiting("night"))
    steps = run(three, *whole_night({}), a.Say("morning"))
    assert found(steps, Opens)[0].seat == 4


def best_move(*numbers: int) -> State:
    state = after(evening(), *whole_night({5: (6, 8, 10)}), a.Say("best-move"))
    return after(state, *(a.Suspect(5, number) for number in numbers))


def test_c43_three_numbers_are_the_best_move() -> None:
    state = best_move(2, 6, 9)
    assert state.named == (2, 6, 9)
    assert state.phase == Waiting("morning")
    assert refused(best_move(2), a.Suspect(5, 2)) == {night.BEST_MOVE_IS_FINAL}


@pytest.mark.parametrize(("gone", "word"), [(2, "morning"), (1, "best-move"), (0, "best-move")])
def test_c44_no_best_move_after_two_have_left_by_vote(gone: int, word: str) -> None:
    state = following(evening(), chosen_first_day=gone)
    state = after(state, *whole_night({5: (6, 8, 10)}))
    assert state.phase == Waiting(word)  # type: ignore[arg-type]
    if gone == 2:
        assert night.NO_BEST_MOVE_AFTER_TWO in cited(run(state, a.Say("morning")))
    else:
        assert night.BEST_MOVE in cited(run(state, a.Say("best-move")))


def test_c45_the_first_kill_in_a_later_night_has_no_best_move_d() -> None:
    state = after(evening(day_=2), *whole_night({5: (6, 8, 10)}))
    assert state.phase == Waiting("morning")


def test_c46_whoever_chats_in_the_best_move_is_removed_and_only_what_was_named_counts() -> None:
    steps = run(best_move(2), a.Sanction(5, "best-move-talk"))
    end = steps[-1].after
    assert night.BEST_MOVE_BROKEN_OFF in cited(steps)
    assert (end.named, end.player(5).out) == ((2,), "disqualified")
    morning = after(end, a.Say("morning"))
    assert not morning.cancel


def seats(red: int, black: int) -> State:
    reds, blacks = (1, 2, 3, 4, 5, 7, 9), (6, 8, 10)
    return table(FSM, 2, (*reds[red:], *blacks[black:]))


GOES_ON = [(7, 3), (6, 3), (5, 3), (4, 3), (7, 2), (4, 2), (3, 2), (4, 1), (3, 1), (2, 1)]


@pytest.mark.parametrize(("red", "black"), GOES_ON)
def test_c47_the_game_goes_on(red: int, black: int) -> None:
    assert verdict(seats(red, black)) is None


@pytest.mark.parametrize(("red", "black"), [(3, 3), (2, 2), (1, 1), (2, 3), (1, 2)])
def test_c48_black_wins(red: int, black: int) -> None:
    found_ = verdict(seats(red, black))
    assert found_ is not None
    assert found_.outcome == "black"
    assert ending.BLACK_WINS in found_.rules


@pytest.mark.parametrize("red", range(1, 8))
def test_c49_red_wins(red: int) -> None:
    found_ = verdict(seats(red, 0))
    assert found_ is not None
    assert found_.outcome == "red"
    assert ending.RED_WINS in found_.rules


def test_c50_the_last_victim_still_has_a_minute() -> None:
    state = after(evening(day_=2, out=(1, 2, 3)), *whole_night({5: (6, 8, 10)}))
    steps = run(state, a.Say("morning"))
    talk = steps[-1].after.phase
    assert isinstance(talk, Talk)
    assert (talk.kind, talk.seat) == ("farewell", 5)
    assert found(steps, Decided)[0].outcome == "black"
    assert ending.LAST_WORD_EVEN_THEN in cited(steps)
    end = run(steps[-1].after, a.EndSpeech(5))
    assert end[-1].after.phase == Over()
    assert ending.ENDS_AT_ONCE in cited(end)


def missed(state: State) -> State:
    """A night without a hit, and a day on which nobody is nominated."""
    return after(following(state, phase=Waiting("night")), *whole_night({}), a.Say("morning"))


def test_c51_three_nights_without_anybody_leaving_are_a_draw() -> None:
    state = missed(missed(evening(day_=2, out=(1, 2))))
    assert state.still == 2
    steps = run(following(state, phase=Waiting("night")), *whole_night({}), a.Say("morning"))
    assert found(steps, Decided)[0].outcome == "draw"
    assert ending.DRAW_AFTER_THREE_NIGHTS in cited(steps)
    gone = after(counting(speaking(state, 3), {3: range(3, 11), 5: ()}), a.CountHands())
    assert gone.still == 0
    assert missed(gone).result is None
