"""Speeches by day: who has the word, the list of candidates, what is claimed."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.advice import sheriff_should_come_out
from engine.sport_mafia.ballots import begin_again
from engine.sport_mafia.events import (
    CheckClaimed,
    DutyReminded,
    MafiaEvent,
    Opens,
    SheriffClaimed,
    SpeechBegan,
    SpeechEnded,
)
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.leaving import close
from engine.sport_mafia.order import penalty_minute, round_of_speeches, seat_was_empty
from engine.sport_mafia.phases import Ban, Talk
from engine.sport_mafia.rules import checks, day, fouls, tie, voting
from engine.sport_mafia.seats import LEADER
from engine.sport_mafia.state import State, following
from engine.sport_mafia.words import number


def open_day(course: Course) -> None:
    """The round of speeches begins."""
    state = course.state
    order = round_of_speeches(state)
    if state.day <= 1:
        rules: tuple[Rule, ...] = (day.FIRST_DAY_BEGINS_WITH_ONE, day.SEAT_ORDER)
    elif state.options.rotation == "first":
        rules = (day.NEXT_ONE_BEGINS, day.SEAT_ORDER)
    else:
        rules = (day.LAST_ONE_ROTATES, day.SEAT_ORDER)
    if seat_was_empty(state):
        rules = (*rules, day.EMPTY_SEAT_SKIPPED)
    course.add(Opens(rules=rules, seat=order[0], order=order))
    remind_to_come_out(course)
    minute(course, order)


def remind_to_come_out(course: Course) -> None:
    """With seven or eight at the table the Sheriff is reminded, and only he (MAF-027)."""
    state = course.state
    seat = state.holder("sheriff")
    wanted = state.options.duties == "remind" and seat not in state.sheriffs
    if wanted and state.is_in(seat) and sheriff_should_come_out(len(state.living)):
        course.add(
            DutyReminded(
                rules=(checks.COMES_OUT_AT_EIGHT,),
                seen_by=frozenset({seat, LEADER}),
                seat=seat,
                duty="come-out",
            )
        )


MINUTE_RULES: dict[Ban, tuple[Rule, ...]] = {
    "": (day.ONE_MINUTE_EACH, day.SEAT_ORDER),
    "half": (fouls.LIGA_LADDER,),
    "nominate": (fouls.THIRD_FOUL_SILENCES, fouls.SILENCED_MAY_NOMINATE),
    "silent": (fouls.THIRD_FOUL_SILENCES,),
}


def minute(course: Course, order: tuple[Seat, ...]) -> None:
    """The first of ``order`` has the own minute, as far as fouls leave it."""
    state, seat = course.state, order[0]
    had = state.player(seat).ban
    seconds, ban = penalty_minute(had, len(state.living), state.options)
    rules = MINUTE_RULES[ban]
    if had in ("nominate", "silent") and seconds:
        rules = (fouls.THIRTY_AT_THREE_OR_FOUR, fouls.THIRD_FOUL_SILENCES)
    elif had and state.options.ladder == "liga":
        rules = (fouls.LIGA_LADDER,)
    course.add(
        SpeechBegan(rules=rules, kind="minute", seat=seat, seconds=seconds, ban=ban, rest=order[1:])
    )


def defence(course: Course, talk: Talk) -> None:
    """The next of those level at the top has thirty seconds, or, on a first day of some leagues,
    the next of those who are voted for and stay."""
    rules: tuple[Rule, ...] = (tie.THIRTY_SECONDS_EACH, tie.DEFENCE_IN_ORDER)
    if talk.tied is None:
        rules = (voting.FIRST_DAY_ONLY_TALK,)
    elif course.state.player(talk.seat).ban in ("nominate", "silent"):
        rules = (tie.THIRTY_SECONDS_EACH, fouls.TIE_SPEECH_KEPT)
    course.add(
        SpeechBegan(
            rules=rules,
            kind="defence",
            seat=talk.seat,
            seconds=talk.seconds,
            rest=talk.rest,
            tied=talk.tied,
            then=talk.then,
        )
    )


def speech_breaches(state: State, seat: Seat) -> tuple[Breach, ...]:
    """Whether ``seat`` has the word."""
    talk = state.phase
    if not isinstance(talk, Talk):
        return (Breach(day.ONE_MINUTE_EACH, "Im Moment hat niemand das Wort."),)
    if talk.seat != seat:
        why = f"Das Wort hat {number(talk.seat)}, nicht {number(seat)}."
        return (Breach(day.ONE_MINUTE_EACH, why),)
    return ()


def claim_breaches(state: State, seat: Seat) -> tuple[Breach, ...]:
    """Whether ``seat`` may say something now."""
    found = speech_breaches(state, seat)
    talk = state.phase
    if not found and isinstance(talk, Talk) and not talk.seconds:
        liga = state.options.ladder == "liga"
        rule = fouls.LIGA_LADDER if liga else fouls.THIRD_FOUL_SILENCES
        why = f"{number(seat)} hat in dieser Minute kein Wort und kann nichts sagen."
        return (Breach(rule, why),)
    return found


def end_speech(state: State, *, bell: bool) -> tuple[MafiaEvent, ...]:
    """The speaker has ended; the next one follows, or what comes after the last."""
    course = Course(state)
    next_speaker(course, bell=bell)
    return course.all()


def next_speaker(course: Course, *, bell: bool) -> None:
    """End the speech that is on, and begin what follows."""
    talk = course.state.phase
    if not isinstance(talk, Talk):
        raise ValueError("nobody has the word")
    rules = (day.ONE_MINUTE_EACH,) if bell else (day.ENDS_WITH_THANKS,)
    if talk.kind == "farewell":
        rules = (voting.LAST_WORD,) if talk.then == "night" else rules
    elif talk.kind == "defence":
        rules = (tie.THIRTY_SECONDS_EACH,)
    if course.state.player(talk.seat).offence:
        rules = (fouls.OUT_AT_ONCE,)
    course.add(SpeechEnded(rules=rules, seat=talk.seat, bell=bell))
    if talk.rest:
        following_speaker(course, talk)
    elif course.state.result is not None:
        close(course)
    elif talk.kind == "defence" and talk.tied is not None:
        begin_again(course, talk.tied)
    elif talk.then == "day":
        open_day(course)


def following_speaker(course: Course, talk: Talk) -> None:
    """The next in line has the word."""
    later = following(talk, seat=talk.rest[0], rest=talk.rest[1:])
    if talk.kind == "minute":
        minute(course, talk.rest)
    elif talk.kind == "defence":
        defence(course, later)
    else:
        rule = voting.LAST_WORD
        course.add(
            SpeechBegan(
                rules=(rule,),
                kind="farewell",
                seat=later.seat,
                seconds=talk.seconds,
                rest=later.rest,
                then=talk.then,
            )
        )


def claim_sheriff(action: a.ClaimSheriff) -> tuple[MafiaEvent, ...]:
    """Somebody says to be the Sheriff; true or not, nobody confirms it."""
    return (SheriffClaimed(rules=(checks.CLAIMS_ARE_FREE, day.ONE_MINUTE_EACH), by=action.seat),)


def claim_check(state: State, action: a.ClaimCheck) -> tuple[MafiaEvent, ...]:
    """Somebody says what a check gave."""
    rules: tuple[Rule, ...] = (checks.CLAIMS_ARE_FREE,)
    talk = state.phase
    bound = state.options.duties == "remind"
    if bound and isinstance(talk, Talk) and talk.kind == "farewell" and talk.then == "day":
        rules = (checks.NAMES_ALL_CHECKS, checks.CLAIMS_ARE_FREE)
    return (CheckClaimed(rules=rules, by=action.seat, number=action.number, black=action.black),)
