"""The whole game: from the call of the first night to the announcement of the end."""

from engine.core.play import CHANCE, Breach, Game, Step
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia import (
    ballots,
    best_move,
    checking,
    counting,
    hunting,
    leaving,
    nominating,
    opening,
    sanctions,
    talking,
)
from engine.sport_mafia import phases as p
from engine.sport_mafia.choices import awaiting, options
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.evolve import evolve
from engine.sport_mafia.morning import morning
from engine.sport_mafia.order import due
from engine.sport_mafia.rules import checks, day, ending, first_night, night, roles, voting
from engine.sport_mafia.seats import LEADER, NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.view import View, view
from engine.sport_mafia.words import ANNOUNCED, CALLED, number

type MafiaStep = Step[State, a.Action, MafiaEvent]

WORDS: dict[p.Word, Rule] = {
    "night": night.NIGHT_FALLS_AGAIN,
    "mafia": first_night.MAFIA_WAKES_ONCE,
    "sheriff-looks": first_night.SHERIFF_LOOKS,
    "don-signals": first_night.DON_SIGNALS,
    "sheriff-signals": first_night.SHERIFF_SIGNALS,
    "sitting": first_night.FREE_SITTING,
    "morning": day.MORNING_IS_CALLED,
    "vote": voting.VOTE_AFTER_TALK,
    "hunt": night.MAFIA_HUNTS,
    "retreat": night.MAFIA_RETREATS,
    "don": checks.DON_THEN_SHERIFF,
    "sheriff": checks.SHERIFF_AFTER_DON,
    "best-move": night.BEST_MOVE,
    "end": ending.ENDS_WHEN_ANNOUNCED,
}
"""Which rule an announcement at the wrong time goes against."""


def breaches(state: State, action: a.Action) -> tuple[Breach, ...]:
    """Every reason against the action. Raises ValueError for a seat that does not exist."""
    allowed = (LEADER, CHANCE, *NUMBERS)
    if action.seat not in allowed or getattr(action, "whom", 1) not in NUMBERS:
        raise ValueError(f"no seat {action.seat}")
    if isinstance(state.phase, p.Over):
        over = "Die Partie ist zu Ende; es gibt nichts mehr zu tun."
        rule = ending.ENDS_WHEN_ANNOUNCED
        return (Breach(rule if state.options.ends == "announced" else ending.ENDS_AT_ONCE, over),)
    if wrong := _not_the_one(action):
        return wrong
    return _breaches(state, action)


def _not_the_one(action: a.Action) -> tuple[Breach, ...]:
    """What only the Spielleitung does, and what only players do."""
    leads = isinstance(action, a.Say | a.Bell | a.CountHands | a.CallNumber | a.Sanction)
    if leads and action.seat != LEADER:
        why = f"Das ist Sache der Spielleitung, nicht von {number(action.seat)}."
        return (Breach(roles.LEADER_OUTSIDE, why),)
    if not leads and not isinstance(action, a.TakeCard) and action.seat not in NUMBERS:
        return (Breach(roles.LEADER_OUTSIDE, "Die Spielleitung spielt selbst nicht mit."),)
    return ()


def _breaches(state: State, action: a.Action) -> tuple[Breach, ...]:
    match action:
        case a.Say():
            return say_breaches(state, action)
        case a.TakeCard():
            return opening.card_breaches(state, action)
        case a.Bell():
            return bell_breaches(state)
        case a.PlanShot():
            return opening.plan_breaches(state, action)
        case a.AgreeBeacons():
            return opening.beacon_breaches(state, action)
        case a.Nominate():
            return nominating.nominate_breaches(state, action)
        case a.Withdraw():
            return nominating.withdraw_breaches(state, action)
        case a.AskList():
            return nominating.ask_breaches(state, action)
        case a.EndSpeech():
            if isinstance(state.phase, p.Suspecting) and state.phase.seat == action.seat:
                return ()
            return talking.speech_breaches(state, action.seat)
        case a.ClaimSheriff() | a.ClaimCheck():
            return talking.claim_breaches(state, action.seat)
        case a.RaiseHand():
            return ballots.hand_breaches(state, action)
        case a.CountHands():
            return ballots.count_breaches(state)
        case a.CallNumber():
            return hunting.call_breaches(state)
        case a.Shoot():
            return hunting.shoot_breaches(state, action)
        case a.AskAbout():
            return checking.ask_breaches(state, action)
        case a.Suspect():
            return best_move.suspect_breaches(state, action)
        case a.Sanction():
            return sanctions.sanction_breaches(state, action)


def say_breaches(state: State, action: a.Say) -> tuple[Breach, ...]:
    """Whether this is what has to be announced now."""
    expected = due(state)
    if action.word == expected:
        return ()
    what = ANNOUNCED[action.word]
    now = f"anzusagen ist {CALLED[expected]}" if expected else "jetzt ist etwas anderes im Gang"
    if action.word == "end" and state.result is None:
        now = "noch ist nichts entschieden"
    why = f"Jetzt lässt sich {what} nicht ansagen: {now}."
    return (Breach(WORDS[action.word], why),)


def bell_breaches(state: State) -> tuple[Breach, ...]:
    """Whether any time is running."""
    timed = p.Absprache | p.FirstSigns | p.Talk | p.Checking | p.Suspecting
    if isinstance(state.phase, timed):
        return ()
    return (Breach(day.ONE_MINUTE_EACH, "Im Moment läuft keine Zeit."),)


def decide(state: State, action: a.Action) -> tuple[MafiaEvent, ...]:
    """The events a legal action causes."""
    match action:
        case a.Say(word=word):
            return say(state, word)
        case a.TakeCard():
            return opening.take_card(state, action)
        case a.Bell():
            return bell(state)
        case a.PlanShot():
            return opening.plan(state, action)
        case a.AgreeBeacons():
            return opening.agree_beacons(state)
        case a.Nominate():
            return nominating.nominate(state, action)
        case a.Withdraw():
            return nominating.withdraw(action)
        case a.AskList():
            return nominating.ask_list(state, action)
        case a.EndSpeech():
            if isinstance(state.phase, p.Suspecting):
                return best_move.accept(state)
            return talking.end_speech(state, bell=False)
        case a.ClaimSheriff():
            return talking.claim_sheriff(action)
        case a.ClaimCheck():
            return talking.claim_check(state, action)
        case a.RaiseHand():
            return ballots.raise_hand(state, action)
        case a.CountHands():
            return counting.count_hands(state)
        case a.CallNumber():
            return hunting.call_number(state)
        case a.Shoot():
            return hunting.shoot(state, action)
        case a.AskAbout():
            return checking.ask_about(state, action)
        case a.Suspect():
            return best_move.suspect(state, action)
        case a.Sanction():
            return sanctions.sanction(state, action)


def say(state: State, word: p.Word) -> tuple[MafiaEvent, ...]:
    """What an announcement opens."""
    match word:
        case "night":
            return hunting.night_falls(state) if state.night else opening.first_night_falls(state)
        case "mafia":
            return opening.wake_mafia(state)
        case "sheriff-looks" | "don-signals" | "sheriff-signals" | "sitting":
            return opening.begin_signs(state, word)
        case "morning":
            return morning(state)
        case "vote":
            return ballots.call_vote(state)
        case "hunt":
            return hunting.begin_hunt(state)
        case "retreat":
            return hunting.end_hunt(state)
        case "don" | "sheriff":
            return checking.call_checker(word)
        case "best-move":
            return best_move.begin(state)
        case "end":
            return leaving.announce_end(state)


def bell(state: State) -> tuple[MafiaEvent, ...]:
    """The time is up for what is going on."""
    match state.phase:
        case p.Absprache():
            return opening.mafia_sleeps(state)
        case p.FirstSigns():
            return opening.end_signs(state)
        case p.Checking():
            return checking.time_is_up(state)
        case p.Suspecting():
            return best_move.accept(state)
    return talking.end_speech(state, bell=True)


GAME: Game[State, a.Action, MafiaEvent, View] = Game(
    "mafia", breaches, decide, evolve, options, view, awaiting
)
