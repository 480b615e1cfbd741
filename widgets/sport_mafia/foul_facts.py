"""What holds after a penalty: the votes, the next minutes; and what each foul costs."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import penalty_minute
from engine.sport_mafia.phases import Ban, Talk, Waiting
from engine.sport_mafia.rules import fouls as f
from engine.sport_mafia.sanctions import LAST_FOUL, banned, fourth_foul
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.talking import MINUTE_RULES
from engine.sport_mafia.words import seconds_word
from widgets.sport_mafia.foul_course import Course

FEW = (3, 4)
"""At so many at the table a silenced player has half a minute."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line: what it is about, what holds, by which rules."""

    about: str
    text: str
    rules: tuple[Rule, ...] = ()


def facts(played: Course) -> tuple[Fact, ...]:
    """The votes and the minutes after the penalties."""
    state = played.end
    if state.result is not None:
        return ()
    return (*votes(state), *minutes(state))


def votes(state: State) -> tuple[Fact, ...]:
    """The vote of the day and that of the next."""
    about, later = (f"Abstimmung an Tag {day}" for day in (state.day, state.day + 1))
    if state.settled:
        today = Fact(about, "ist vorbei, ihr Ergebnis steht")
    elif state.cancel:
        today = Fact(about, "entfällt", (f.VOTE_IS_DROPPED,))
    elif state.phase == Waiting("night"):
        today = Fact(about, "gab es keine", (f.NIGHT_CALL_SETTLES,))
    else:
        today = Fact(about, "findet statt, wenn genug auf der Liste stehen")
    if state.cancel_next:
        return today, Fact(later, "entfällt", (f.NEXT_VOTE_DROPPED,))
    return today, Fact(later, "wie immer")


def minutes(state: State) -> tuple[Fact, ...]:
    """What those with penalties have left of their next minute."""
    found = []
    for seat in state.living:
        ban = state.player(seat).ban
        if ban:
            when = state.day if _still_today(state, seat) else state.day + 1
            text, rules = minute(ban, len(state.living), state.options)
            found.append(Fact(f"Minute von Nr. {seat} an Tag {when}", text, rules))
    return tuple(found)


def _still_today(state: State, seat: Seat) -> bool:
    talk = state.phase
    return isinstance(talk, Talk) and talk.kind == "minute" and seat in talk.rest


def minute(ban: Ban, living: int, options: Options) -> tuple[str, tuple[Rule, ...]]:
    """What is left of an own minute when so many sit at the table."""
    seconds, left = penalty_minute(ban, living, options)
    if seconds:
        rules = MINUTE_RULES[ban] if ban == "half" else (f.THIRTY_AT_THREE_OR_FOUR,)
        return seconds_word(seconds), rules if ban else ()
    what = "kein Wort, aufstellen ja" if left == "nominate" else "kein Wort, auch kein Aufstellen"
    liga = options.ladder == "liga"
    return what, (f.LIGA_LADDER,) if liga else MINUTE_RULES[left]


def ladder(options: Options) -> tuple[tuple[int, Fact, Fact], ...]:
    """Each foul: what it costs at a table of five and more, and of three or four."""
    state = State(options=options)
    rows = []
    for count in range(1, LAST_FOUL):
        ban = banned(state, count)
        many, few = (_rung(ban, living, options) for living in (len(NUMBERS), FEW[0]))
        rows.append((count, many, few))
    out = Fact("", "raus, ohne letztes Wort", (*fourth_foul(options), f.NO_LAST_WORD))
    return (*rows, (LAST_FOUL, out, out))


def _rung(ban: Ban, living: int, options: Options) -> Fact:
    if not ban:
        return Fact("", "nichts")
    text, rules = minute(ban, living, options)
    return Fact("", text, rules)
