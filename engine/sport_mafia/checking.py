"""Don and Sheriff ask about a number, the Spielleitung answers with a gesture."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.events_night import Answered, CheckerCalled, CheckerSlept
from engine.sport_mafia.order import first_night
from engine.sport_mafia.phases import Checker, Checking
from engine.sport_mafia.rules import checks as c
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import roles
from engine.sport_mafia.seats import LEADER, NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.words import ROLE_NAMES, number

ANSWERS: dict[Checker, tuple[Rule, ...]] = {
    "don": (c.DON_LEARNS_YES_OR_NO, c.DON_ASKS_ONCE, c.DON_SHOWS_FINGERS),
    "sheriff": (c.SHERIFF_LEARNS_COLOUR, c.SHERIFF_ASKS_ONCE, c.SHERIFF_SHOWS_FINGERS),
}
TURNS: dict[Checker, Rule] = {"don": c.DON_THEN_SHERIFF, "sheriff": c.SHERIFF_AFTER_DON}


def call_checker(who: Checker) -> tuple[MafiaEvent, ...]:
    """Don or Sheriff is called, whether still there or not."""
    return (CheckerCalled(rules=(TURNS[who], c.CALLED_ANYWAY), who=who),)


def checker(state: State) -> Seat:
    """Who may ask now; 0: nobody, or the one called has left."""
    if not isinstance(state.phase, Checking):
        return 0
    seat = state.holder(state.phase.who)
    return seat if state.is_in(seat) else 0


def ask_breaches(state: State, action: a.AskAbout) -> tuple[Breach, ...]:
    """Every reason against the question."""
    found = []
    phase = state.phase
    role = state.player(action.seat).role
    if first_night(state):
        why = "In der ersten Nacht wird noch nicht geprüft."
        found.append(Breach(f.NO_CHECK_FIRST_NIGHT, why))
    elif not isinstance(phase, Checking):
        why = "Geprüft wird nachts, wenn die Spielleitung Don oder Sheriff aufruft."
        found.append(Breach(c.DON_ASKS_ONCE if role == "don" else c.SHERIFF_ASKS_ONCE, why))
    elif role in ("don", "sheriff") and role != phase.who:
        why = f"Aufgerufen ist der {ROLE_NAMES[phase.who]}, nicht {number(action.seat)}."
        found.append(Breach(TURNS[phase.who], why))
    if role not in ("don", "sheriff"):
        why = f"{number(action.seat)} ist weder Don noch Sheriff und kann niemanden prüfen."
        found.append(Breach(roles.CITIZEN_HAS_NO_POWER, why))
    if not state.is_in(action.seat):
        why = f"{number(action.seat)} ist ausgeschieden und prüft nicht mehr."
        found.append(Breach(roles.OUT_TAKES_NO_PART, why))
    return (*found, *_target_breaches(state, action))


def _target_breaches(state: State, action: a.AskAbout) -> tuple[Breach, ...]:
    if action.number not in NUMBERS:
        why = f"Geprüft wird eine der Nummern 1 bis 10, nicht {action.number}."
        return (Breach(c.ONLY_OTHERS_AT_THE_TABLE, why),)
    if state.options.checked == "anyone":
        return ()
    if action.number == action.seat:
        why = f"Sich selbst zu prüfen bringt {number(action.seat)} nichts Neues."
        return (Breach(c.ONLY_OTHERS_AT_THE_TABLE, why),)
    if not state.is_in(action.number):
        why = f"{number(action.number)} sitzt nicht mehr am Tisch."
        return (Breach(c.ONLY_OTHERS_AT_THE_TABLE, why),)
    return ()


def ask_about(state: State, action: a.AskAbout) -> tuple[MafiaEvent, ...]:
    """The question and the answer, seen by two; then the mask is on again."""
    if not isinstance(state.phase, Checking):
        raise ValueError("nobody is called")
    who = state.phase.who
    asked = state.player(action.number)
    hit = asked.role == "sheriff" if who == "don" else asked.colour == "black"
    rules: tuple[Rule, ...] = ANSWERS[who]
    if state.victim and state.victim in (action.seat, action.number):
        rules = (c.SHOT_SHERIFF_CHECKS, *rules)
    if state.options.checked == "anyone" and not state.is_in(action.number):
        rules = (*rules, c.ONLY_OTHERS_AT_THE_TABLE)
    answer = Answered(
        rules=rules,
        seen_by=frozenset({action.seat, LEADER}),
        seat=action.seat,
        who=who,
        number=action.number,
        hit=hit,
    )
    return (answer, *sleep(who))


def sleep(who: Checker) -> tuple[MafiaEvent, ...]:
    """The one called sleeps again."""
    return (CheckerSlept(rules=(TURNS[who],), who=who),)


def time_is_up(state: State) -> tuple[MafiaEvent, ...]:
    """Ten seconds are over, and nobody has asked."""
    if not isinstance(state.phase, Checking):
        raise ValueError("nobody is called")
    rules = (c.TEN_SECONDS_TO_CHECK, c.MAY_LEAVE_IT)
    return (CheckerSlept(rules=rules, who=state.phase.who),)
