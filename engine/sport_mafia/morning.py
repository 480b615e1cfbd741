"""The morning: who has left in the night, a draw, the last word, the new day."""

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.events import Decided, MafiaEvent, MorningCame, VoteDropped, VoteKept
from engine.sport_mafia.events_night import AlsoShot, NoBestMove, NobodyShot, StillNight
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.leaving import close, farewell, leave
from engine.sport_mafia.order import ENOUGH_GONE, FIRST_SHOTS
from engine.sport_mafia.rules import day, ending, fouls, night
from engine.sport_mafia.state import State
from engine.sport_mafia.talking import open_day

DRAWN_NIGHTS = 3
"""So many nights in a row without anybody leaving are a draw."""
STALEMATE = 4


def morning(state: State) -> tuple[MafiaEvent, ...]:
    """The night is over."""
    course = Course(state)
    gone, victim = state.gone_at_night, state.victim
    course.add(MorningCame(rules=(day.MORNING_IS_CALLED,), day=state.day + 1))
    settle_night(course, gone, victim)
    died = victim if state.is_in(victim) else 0
    if died:
        leave(course, (died,), "shot")
        no_best_move(course, died)
    elif not victim and state.night >= FIRST_SHOTS:
        course.add(NobodyShot(rules=(night.MISS_HURTS_NOBODY,)))
    if not died and not gone:
        still_night(course)
    if died:
        farewell(course, (died,))
    elif course.state.result is not None:
        close(course)
    else:
        open_day(course)
    return course.all()


def settle_night(course: Course, gone: tuple[Seat, ...], victim: Seat) -> None:
    """What disqualifications of the night mean for the vote of the new day (MAF-G44)."""
    policy = course.state.options.cancelled
    dropped = False
    for seat in gone:
        if seat == victim:
            rules: tuple[Rule, ...] = (fouls.OUT_DURING_THE_HUNT,)
            course.add(AlsoShot(rules=rules, seat=seat))
            course.add(VoteKept(rules=(fouls.LEAVES_ANYWAY,), seat=seat))
        elif policy == "always" and not dropped:
            dropped = True
            rules = (fouls.VOTE_IS_DROPPED, fouls.OUT_DURING_THE_HUNT)
            course.add(VoteDropped(rules=rules, today=True))


def no_best_move(course: Course, victim: Seat) -> None:
    """Tell the first victim why there was no best move (FSM-275)."""
    state = course.state
    if state.options.best_move == "off" or state.chosen_first_day < ENOUGH_GONE:
        return
    if state.options.best_move == "every" or state.night == FIRST_SHOTS:
        course.add(NoBestMove(rules=(night.NO_BEST_MOVE_AFTER_TWO,), seat=victim))


def still_night(course: Course) -> None:
    """A night that has cost nobody; the third in a row is a draw (FSM-268, FSM-269)."""
    state = course.state
    if state.night < FIRST_SHOTS and not state.options.first_night_counts:
        return
    if state.result is not None:
        return
    count = state.still + 1
    rules: tuple[Rule, ...] = (ending.DRAW_AFTER_THREE_NIGHTS, ending.FIRST_NIGHT_NOT_COUNTED)
    course.add(StillNight(rules=rules, count=count))
    if count < DRAWN_NIGHTS:
        return
    red, black = len(state.team("red")), len(state.team("black"))
    four = len(state.living) == STALEMATE
    won = four and state.options.stalemate == "red"
    rules = (ending.DRAW_AFTER_THREE_NIGHTS, *((ending.STALEMATE_AT_FOUR,) if four else ()))
    course.add(
        Decided(
            rules=rules,
            outcome="red" if won else "draw",
            cause="nights",
            red=red,
            black=black,
        )
    )
