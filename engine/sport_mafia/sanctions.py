"""Punishing: what a foul costs, who is out at once, what becomes of the vote."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.dropping import settle_vote
from engine.sport_mafia.events import Decided, Disqualified, FoulGiven, MafiaEvent, NoVote
from engine.sport_mafia.events_night import BestMoveTaken
from engine.sport_mafia.evolve import Course
from engine.sport_mafia.leaving import close, judge
from engine.sport_mafia.offences import FOURTH, OFFENCES, WHEN_NAMES, Offence, When
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import at_night, before_cards
from engine.sport_mafia.phases import Ballot, Ban, Phase, Suspecting, Talk, Waiting
from engine.sport_mafia.rules import fouls as f
from engine.sport_mafia.rules import night, roles, voting
from engine.sport_mafia.state import State, Way
from engine.sport_mafia.talking import next_speaker
from engine.sport_mafia.words import number

LAST_FOUL = 4
LIGA: dict[int, Ban] = {1: "half", 2: "nominate", 3: "silent"}
"""What each foul takes from the next own minute in the Mafia-Liga (MAF-G40)."""


def sanction_breaches(state: State, action: a.Sanction) -> tuple[Breach, ...]:
    """Every reason against the penalty."""
    offence = OFFENCES.get(action.offence)
    if offence is None:
        why = f"Einen Verstoß namens „{action.offence}“ kennen die Regeln nicht."
        return (Breach(f.THE_JUDGE_DECIDES, why),)
    if before_cards(state):
        why = "Noch hat nicht jeder Platz seine Karte: Die Partie hat nicht begonnen."
        return (Breach(f.NOT_BEFORE_ALL_CARDS, why),)
    found = []
    if not state.is_in(action.whom) and not in_farewell(state, action.whom):
        why = f"{number(action.whom)} ist nicht mehr am Tisch."
        found.append(Breach(roles.OUT_TAKES_NO_PART, why))
    elif state.player(action.whom).offence:
        why = f"{number(action.whom)} ist schon disqualifiziert."
        found.append(Breach(f.OUT_AT_ONCE, why))
    if not happens_now(state, offence.when):
        why = f"Diesen Verstoß ({offence.name}) gibt es {WHEN_NAMES[offence.when]}."
        found.append(Breach(offence.rule, why))
    found += _about_the_speaker(state, action, offence)
    if state.result is not None and offence.cost != "foul" and not offence.stays:
        why = "Die Partie ist entschieden; dafür gibt es jetzt keine Strafe mehr."
        found.append(Breach(f.WAIVED_WHEN_DECIDED, why))
    return tuple(found)


def _about_the_speaker(state: State, action: a.Sanction, offence: Offence) -> list[Breach]:
    talk = state.phase
    if offence.key == "talking" and isinstance(talk, Talk) and talk.seat == action.whom:
        why = f"{number(action.whom)} hat gerade selbst das Wort."
        return [Breach(offence.rule, why)]
    if offence.when == "best-move" and isinstance(talk, Suspecting) and talk.seat != action.whom:
        why = f"Den besten Zug macht {number(talk.seat)}, nicht {number(action.whom)}."
        return [Breach(offence.rule, why)]
    if offence.key == "night-knowledge" and action.whom not in state.sheriffs:
        why = f"{number(action.whom)} hat sich gar nicht als Sheriff zu erkennen gegeben."
        return [Breach(offence.rule, why)]
    return []


def in_farewell(state: State, seat: Seat) -> bool:
    """Whether the seat has left already but still has, or waits for, the last word."""
    talk = state.phase
    if not isinstance(talk, Talk) or talk.kind != "farewell":
        return False
    return seat == talk.seat or seat in talk.rest


def happens_now(state: State, when: When) -> bool:
    """Whether this part of the game is going on."""
    match when:
        case "day":
            return not at_night(state)
        case "night":
            return at_night(state)
        case "vote":
            return isinstance(state.phase, Ballot)
        case "best-move":
            return isinstance(state.phase, Suspecting)
    return True


def sanction(state: State, action: a.Sanction) -> tuple[MafiaEvent, ...]:
    """The penalty and all that follows."""
    course, offence, seat = Course(state), OFFENCES[action.offence], action.whom
    if offence.cost == "foul":
        foul(course, seat, offence)
    elif offence.cost == "team":
        lose(course, seat, offence, (offence.rule, f.TEAM_LOSES))
    elif offence.farewell and in_farewell(state, seat) and state.result is None:
        lose(course, seat, offence, (f.TEAM_LOSES_IN_FAREWELL, offence.rule, f.TEAM_LOSES))
    else:
        put_out(course, seat, offence, "disqualified", (offence.rule, f.OUT_AT_ONCE))
    close(course)
    return course.all()


def foul(course: Course, seat: Seat, offence: Offence) -> None:
    """One more foul; the fourth puts out."""
    state = course.state
    count = state.player(seat).fouls + 1
    ban = banned(state, count)
    rules: tuple[Rule, ...] = (offence.rule,)
    if ban:
        liga = state.options.ladder == "liga"
        rules = (*rules, f.LIGA_LADDER if liga else f.THIRD_FOUL_SILENCES)
    if offence.key == "hand-away":
        rules = (*rules, voting.PULLED_BACK_COUNTS)
    rules = (*rules, f.THE_JUDGE_DECIDES)
    course.add(FoulGiven(rules=rules, seat=seat, offence=offence.key, count=count, ban=ban))
    if count >= LAST_FOUL:
        put_out(course, seat, FOURTH, "fouls", fourth_foul(state.options))


def fourth_foul(options: Options) -> tuple[Rule, ...]:
    """Why the fourth foul puts out; the Mafia-Liga has that from its own ladder."""
    liga = options.ladder == "liga"
    return (f.LIGA_LADDER, f.FOURTH_FOUL_OUT) if liga else (f.FOURTH_FOUL_OUT,)


def banned(state: State, count: int) -> Ban:
    """What the ``count``-th foul takes from the next own minute."""
    if state.options.ladder == "liga":
        return LIGA.get(count, "")
    if count != LAST_FOUL - 1:
        return ""
    return "nominate" if state.options.banned_nominates else "silent"


def lose(course: Course, seat: Seat, offence: Offence, rules: tuple[Rule, ...]) -> None:
    """The offender's team loses the game."""
    state = course.state
    already = not state.is_in(seat)
    course.add(
        Disqualified(
            rules=rules, seat=seat, offence=offence.key, way="disqualified", already=already
        )
    )
    red, black = len(course.state.team("red")), len(course.state.team("black"))
    won = course.state.player(seat).colour == "red"
    course.add(
        Decided(
            rules=(f.TEAM_LOSES, offence.rule),
            outcome="black" if won else "red",
            cause="team-defeat",
            red=red,
            black=black,
            by=seat,
        )
    )
    go_on(course, seat, state.phase, dropped=False)


def put_out(
    course: Course, seat: Seat, offence: Offence, way: Way, rules: tuple[Rule, ...]
) -> None:
    """``seat`` leaves at once and without a last word."""
    before = course.state
    already = not before.is_in(seat)
    masked = at_night(before)
    more = (f.OUT_DURING_THE_HUNT,) if masked and not already else ()
    course.add(
        Disqualified(
            rules=(*rules, f.NO_LAST_WORD, *more),
            seat=seat,
            offence=offence.key,
            way=way,
            already=already,
        )
    )
    judge(course)
    dropped = False
    if course.state.result is None:
        dropped = settle_vote(course, before, seat, already=already, night=masked)
    go_on(course, seat, before.phase, dropped=dropped)


def go_on(course: Course, seat: Seat, phase: Phase, *, dropped: bool) -> None:
    """What was going on ends, goes on, or is cut off."""
    decided = course.state.result is not None
    match phase:
        case Talk(kind="farewell", seat=speaker) if speaker == seat:
            next_speaker(course, bell=False)
        case Talk(kind="minute", seat=speaker) if speaker == seat and not decided:
            next_speaker(course, bell=False)
        case Ballot(candidates=names) if not decided:
            if dropped or _ends_with(course, seat, names):
                cut_off(course)
        case Talk(kind="defence", tied=None) if not decided and phase.seat == seat:
            next_speaker(course, bell=False)
        case Talk(kind="defence", tied=tied) if not decided and tied is not None:
            if dropped or _ends_with(course, seat, tied.seats):
                cut_off(course)
            elif phase.seat == seat:
                next_speaker(course, bell=False)
        case Suspecting(seat=victim, named=named) if victim == seat and not decided:
            rules = (night.BEST_MOVE_BROKEN_OFF, f.OUT_AT_ONCE)
            course.add(BestMoveTaken(rules=rules, seat=seat, numbers=named))
        case Waiting(word="best-move") if seat == course.state.victim and not decided:
            course.add(BestMoveTaken(rules=(f.OUT_AT_ONCE,), seat=seat, numbers=()))


def _ends_with(course: Course, seat: Seat, candidates: tuple[Seat, ...]) -> bool:
    """Whether a vote on ``candidates`` has no sense without ``seat``."""
    return seat in candidates and course.state.options.cancelled != "stays-listed"


def cut_off(course: Course) -> None:
    """The vote that was on, or about to be, brings no result any more."""
    course.add(NoVote(rules=(f.VOTE_IS_DROPPED,), why="dropped"))
