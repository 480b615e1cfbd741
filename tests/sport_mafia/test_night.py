"""The hunt, the checks, the end, by rule."""

from engine.sport_mafia import actions as a
from engine.sport_mafia import events_night as en
from engine.sport_mafia.advice import margin, reckoning, sheriff_should_come_out
from engine.sport_mafia.events import Decided, DutyReminded, GameEnded
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Checking, Hunt, Over, Waiting
from engine.sport_mafia.rules import checks, ending
from engine.sport_mafia.rules import night as n
from engine.sport_mafia.scenes import FSM, VORLAGE, after, counting, hunt, table
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import Check, State, following
from tests.sport_mafia.helping import act, cited, found, refused, run


def dark(options: Options = VORLAGE, day: int = 1, out: tuple[int, ...] = ()) -> State:
    return table(options, day, out, night=day + 1, phase=Waiting("hunt"), settled=True)


def at(state: State, number: int) -> State:
    return following(state, phase=Hunt(NUMBERS, state.living, number))


def checking(who: str, victim: int = 0, out: tuple[int, ...] = ()) -> State:
    state = dark(VORLAGE, 2, out)
    return following(state, phase=Checking(who), victim=victim)  # type: ignore[arg-type]


def test_night_falls_again_and_the_mafia_hunts() -> None:
    evening = table(VORLAGE, phase=Waiting("night"), settled=True)
    steps = run(evening, a.Say("night"), *hunt({5: (6, 8, 10)}))
    wanted = {n.NIGHT_FALLS_AGAIN, n.MAFIA_HUNTS, n.ALL_TEN_CALLED, n.SHOT_BY_HAND}
    assert wanted | {n.MAFIA_RETREATS} <= cited(steps)


def test_all_ten_called_also_the_empty_seats() -> None:
    steps = run(dark(VORLAGE, 2, (1, 9)), *hunt({}))
    assert [e.number for e in found(steps, en.NumberCalled)] == list(NUMBERS)
    assert refused(at(dark(), 10), a.CallNumber()) == {n.ALL_TEN_CALLED}
    assert refused(dark(), a.CallNumber()) == {n.MAFIA_HUNTS}
    seated = dark(Options(numbers="seated"), 2, (1, 9))
    numbers = tuple(s for s in NUMBERS if s not in (1, 9))
    steps = run(seated, *hunt({}, numbers))
    assert [e.number for e in found(steps, en.NumberCalled)] == list(numbers)


def test_shot_by_hand_once_a_number_seen_by_the_leader_alone() -> None:
    steps = run(at(dark(), 5), a.Shoot(6))
    assert found(steps, en.ShotFired)[0].seen_by == frozenset({0, 6})
    assert refused(steps[-1].after, a.Shoot(6)) == {n.SHOT_BY_HAND}
    assert refused(dark(), a.Shoot(6)) == {n.SHOT_BY_HAND}
    assert GAME.view(steps[-1].after, 8).shots == ()
    assert GAME.view(steps[-1].after, 6).shots == ((6, 5),)


def test_an_empty_seat_is_a_miss() -> None:
    steps = run(dark(VORLAGE, 2, (1, 9)), *hunt({1: (6, 8, 10)}))
    assert n.EMPTY_SEAT_MISSES in cited(steps)
    assert found(steps, en.ShotsCompared)[0].victim == 0


def test_only_citizens_are_shot_by_the_vorlage_and_anybody_by_the_official_rules() -> None:
    assert refused(at(dark(), 8), a.Shoot(6)) == {n.ONLY_CITIZENS_SHOT}
    steps = run(at(dark(FSM), 8), a.Shoot(6))
    assert n.ANYBODY_SHOT in cited(steps)
    assert n.ONLY_CITIZENS_SHOT in cited(run(at(dark(), 5), a.Shoot(6)))


def test_farewell_minute_with_the_checks() -> None:
    state = table(
        VORLAGE,
        2,
        night=3,
        phase=Waiting("morning"),
        victim=4,
        checks=(Check(2, "sheriff", 6, True),),
    )
    steps = run(state, a.Say("morning"))
    assert {n.FAREWELL_MINUTE, checks.NAMES_ALL_CHECKS} <= cited(steps)
    reminded = found(steps, DutyReminded)[0]
    assert (reminded.numbers, reminded.seen_by) == ((6,), frozenset({0, 4}))
    assert after(steps[-1].after, a.EndSpeech(4)).phase


def test_best_move_accepted_may_be_shorter_than_three() -> None:
    state = following(dark(FSM), phase=Waiting("best-move"), victim=5)
    steps = run(state, a.Say("best-move"), a.Suspect(5, 6), a.Bell())
    assert n.BEST_MOVE_ACCEPTED in cited(steps)
    assert steps[-1].after.named == (6,)


def test_best_move_in_every_night_in_some_leagues() -> None:
    for night, day in ((2, 1), (3, 2)):
        state = table(
            Options(best_move="every"),
            day,
            night=night,
            phase=Checking("sheriff"),
            victim=5,
        )
        assert after(state, a.Bell()).phase == Waiting("best-move")


def test_one_check_a_night_by_the_one_who_is_called() -> None:
    state = checking("don")
    assert refused(state, a.AskAbout(4, 6)) == {checks.DON_THEN_SHERIFF}
    steps = run(state, a.AskAbout(8, 4))
    assert {checks.DON_ASKS_ONCE, checks.DON_SHOWS_FINGERS} <= cited(steps)
    assert refused(steps[-1].after, a.AskAbout(8, 5)) == {checks.DON_ASKS_ONCE}


def test_the_sheriff_asks_once_too() -> None:
    steps = run(checking("sheriff"), a.AskAbout(4, 6))
    assert {checks.SHERIFF_ASKS_ONCE, checks.SHERIFF_SHOWS_FINGERS} <= cited(steps)
    assert refused(steps[-1].after, a.AskAbout(4, 5)) == {checks.SHERIFF_ASKS_ONCE}


def test_may_leave_it_when_the_ten_seconds_are_over() -> None:
    steps = run(checking("sheriff"), a.Bell())
    assert {checks.MAY_LEAVE_IT, checks.TEN_SECONDS_TO_CHECK} <= cited(steps)
    assert steps[-1].after.checks == ()


def test_only_others_at_the_table_are_checked() -> None:
    state = checking("sheriff", out=(1, 9))
    for number in (4, 9):
        assert refused(state, a.AskAbout(4, number)) == {checks.ONLY_OTHERS_AT_THE_TABLE}
    free = following(state, options=Options(checked="anyone"))
    assert checks.ONLY_OTHERS_AT_THE_TABLE in cited([act(free, a.AskAbout(4, 9))])


def test_called_anyway_sounds_the_same_whether_the_don_is_there_or_not() -> None:
    def heard(out: tuple[int, ...]) -> list[type]:
        state = following(dark(VORLAGE, 3, out), phase=Waiting("don"))
        steps = run(state, a.Say("don"), a.Bell())
        assert checks.CALLED_ANYWAY in cited(steps)
        return [type(e) for s in steps for e in s.events if e.seen_by is None]

    assert heard((1, 2, 8)) == heard((1, 2, 9))


def test_shot_sheriff_checks_and_the_victim_can_be_checked() -> None:
    assert checks.SHOT_SHERIFF_CHECKS in cited(run(checking("sheriff", 4), a.AskAbout(4, 6)))
    assert checks.SHOT_SHERIFF_CHECKS in cited(run(checking("don", 5), a.AskAbout(8, 5)))


def test_ends_when_announced_by_the_vorlage() -> None:
    state = counting(table(VORLAGE, 4, (1, 2, 6, 9, 10)), {8: (3, 4, 5), 3: (7, 8)})
    steps = run(state, a.CountHands(), a.EndSpeech(8))
    assert steps[-1].after.phase == Waiting("end")
    assert not found(steps, GameEnded)
    end = run(steps[-1].after, a.Say("end"))
    assert {ending.ENDS_WHEN_ANNOUNCED, ending.DECIDED_STAYS_DECIDED} <= cited(end)
    assert end[-1].after.phase == Over()
    assert refused(end[-1].after, a.Bell()) == {ending.ENDS_WHEN_ANNOUNCED}
    early = table(VORLAGE, 3, (1, 2))
    assert refused(early, a.Say("end")) == {ending.ENDS_WHEN_ANNOUNCED}


def test_no_final_speech_in_some_leagues() -> None:
    options = Options(final_speech=False, ends="at-once")
    state = counting(table(options, 4, (1, 2, 6, 9, 10)), {8: (3, 4, 5), 3: (7, 8)})
    assert after(state, a.CountHands()).phase == Over()


def still(options: Options, out: tuple[int, ...], night: int = 5, count: int = 2) -> State:
    day = night - 1
    return table(
        options, day, out, night=night, phase=Waiting("morning"), still=count, settled=True
    )


def test_stalemate_at_four_is_a_draw_or_red() -> None:
    four = (1, 2, 6, 7, 9, 10)
    steps = run(still(VORLAGE, four), a.Say("morning"))
    assert ending.STALEMATE_AT_FOUR in cited(steps)
    assert found(steps, Decided)[0].outcome == "draw"
    red = run(still(Options(stalemate="red"), four), a.Say("morning"))
    assert found(red, Decided)[0].outcome == "red"


def test_first_night_is_not_counted_unless_the_league_counts_it() -> None:
    first = following(still(VORLAGE, (), 1, 0), day=0)
    assert after(first, a.Say("morning")).still == 0
    counted = following(first, options=Options(first_night_counts=True))
    assert after(counted, a.Say("morning")).still == 1
    second = run(still(VORLAGE, (), 2, 0), a.Say("morning"))
    assert ending.FIRST_NIGHT_NOT_COUNTED in cited(second)


def test_the_advice_is_arithmetic() -> None:
    assert [sheriff_should_come_out(count) for count in (10, 9, 8, 7)] == [False, False, True, True]
    assert margin(7, 3).mistakes == 1
    assert margin(5, 3).mistakes == 0
    assert margin(6, 1).mistakes == 2
    for living in range(1, 11):
        assert reckoning(living).endswith(".")
