"""Leaving the table: who has won now, who has a last word, and when it is over."""

from dataclasses import replace

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.events import (
    Decided,
    DutyReminded,
    GameEnded,
    Left,
    SpeechBegan,
)
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.order import MINUTE
from engine.sport_mafia.phases import Waiting
from engine.sport_mafia.rules import checks, ending, night, tie, voting
from engine.sport_mafia.seats import LEADER
from engine.sport_mafia.state import Cause, Outcome, State, Way

EXIT_RULES: dict[Way, tuple[Rule, ...]] = {
    "vote": (voting.MOST_VOTES_LEAVES, voting.ROLE_STAYS_HIDDEN),
    "shot": (night.LEAVES_AFTER_THE_NIGHT, night.ALL_THE_SAME, night.VICTIM_STAYS_HIDDEN),
}


def verdict(state: State) -> Decided | None:
    """What the table says: red, black, or nothing yet (FSM-014, FSM-016, FSM-017).

    Only the Spielleitung knows it before the end: a public verdict would tell the hidden cards.
    """
    if not state.all_roles:
        return None
    red, black = len(state.team("red")), len(state.team("black"))
    outcome: Outcome
    cause: Cause
    if red + black == 0:
        rule, outcome, cause = tie.NOT_THE_WHOLE_TABLE, "draw", "everybody-gone"
    elif black == 0:
        rule, outcome, cause = ending.RED_WINS, "red", "no-black-left"
    elif black >= red:
        rule, outcome, cause = ending.BLACK_WINS, "black", "parity"
    else:
        return None
    return Decided(
        rules=(rule, ending.CHECKED_AFTER_EVERY_EXIT),
        seen_by=frozenset({LEADER}),
        outcome=outcome,
        cause=cause,
        red=red,
        black=black,
    )


def leave(course: Course, seats: tuple[Seat, ...], way: Way, *rules: Rule) -> None:
    """``seats`` leave in one moment, by ``rules`` if given, else as is usual for the ``way``; then
    it is checked whether the game is decided."""
    if rules:
        together = (tie.LEAVE_TOGETHER,) if len(seats) > 1 else ()
        cause = (*rules, *together, voting.ROLE_STAYS_HIDDEN)
    else:
        cause = EXIT_RULES[way]
    course.add(Left(rules=cause, seats=seats, way=way))
    judge(course, *((ending.LAST_WORD_EVEN_THEN,) if course.state.options.final_speech else ()))


def judge(course: Course, *more: Rule) -> None:
    """Decide the game if the table says so and it is not decided yet; ``more``: what holds then."""
    found = verdict(course.state) if course.state.result is None else None
    if found is not None:
        course.add(replace(found, rules=(*found.rules, *more)))


def farewell(course: Course, seats: tuple[Seat, ...]) -> None:
    """The last word of those who have left by vote or shot; then the game goes on or ends."""
    state = course.state
    decided = state.result is not None
    if decided and not state.options.final_speech:
        close(course)
        return
    shot = state.player(seats[0]).out == "shot"
    rule = night.FAREWELL_MINUTE if shot else voting.LAST_WORD
    course.add(
        SpeechBegan(
            rules=(rule,),
            kind="farewell",
            seat=seats[0],
            seconds=MINUTE,
            rest=seats[1:],
            then="day" if shot else "night",
        )
    )
    if shot:
        remind_to_name(course, seats[0])


def remind_to_name(course: Course, seat: Seat) -> None:
    """The Sheriff who was shot is reminded of the checks (MAF-025, MAF-026)."""
    state = course.state
    if state.player(seat).role != "sheriff" or state.options.duties == "off":
        return
    numbers = tuple(c.number for c in state.checks if c.who == "sheriff")
    if numbers and state.result is None:
        course.add(
            DutyReminded(
                rules=(checks.NAMES_ALL_CHECKS,),
                seen_by=frozenset({seat, LEADER}),
                seat=seat,
                duty="name-checks",
                numbers=numbers,
            )
        )


def close(course: Course) -> None:
    """A decided game ends by itself where the table has agreed so; else with the announcement."""
    state = course.state
    if state.result is None or state.options.ends == "announced":
        return
    if state.phase == Waiting("end"):
        rules = (ending.ENDS_AT_ONCE, ending.DECIDED_STAYS_DECIDED)
        course.add(GameEnded(rules=rules, outcome=state.result.outcome))


def announce_end(state: State) -> tuple[GameEnded, ...]:
    """The official announcement, with which the game is over."""
    if state.result is None:
        raise ValueError("nothing is decided")
    rules = (ending.ENDS_WHEN_ANNOUNCED, ending.DECIDED_STAYS_DECIDED)
    return (GameEnded(rules=rules, outcome=state.result.outcome),)
