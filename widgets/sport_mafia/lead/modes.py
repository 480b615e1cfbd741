"""What a tap on a seat means in each phase of the game."""

from typing import Literal

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as p
from engine.sport_mafia.order import before_cards
from engine.sport_mafia.state import State
from engine.sport_mafia.words import COLOUR_NAMES, number

type Mode = Literal[
    "", "plan", "nominate", "withdraw", "black", "red", "hand", "shot", "check", "suspect", "foul"
]


def modes(state: State) -> tuple[tuple[Mode, str], ...]:
    """What a tap can mean now, each with its label; the first is meant unless another is chosen."""
    found = _natural(state)
    if isinstance(state.phase, p.Over) or before_cards(state):
        return found
    return (*found, ("foul", "Foul"))


def _natural(state: State) -> tuple[tuple[Mode, str], ...]:
    match state.phase:
        case p.Absprache():
            return (("plan", "anzeigen"),)
        case p.Talk(kind="farewell") if not state.options.farewell_nomination:
            return _claims()
        case p.Talk(kind="defence"):
            return _claims()
        case p.Talk():
            withdraw: tuple[tuple[Mode, str], ...] = (("withdraw", "zurückziehen"),)
            more = withdraw if state.options.withdrawal else ()
            return (("nominate", "aufstellen"), *more, *_claims())
        case p.Ballot():
            return (("hand", "stimmen"),)
        case p.Hunt():
            return (("shot", "schießen"),)
        case p.Checking():
            return (("check", "prüfen"),)
        case p.Suspecting():
            return (("suspect", "nennen"),)
    return ()


def _claims() -> tuple[tuple[Mode, str], ...]:
    return (("black", "„schwarz“"), ("red", "„rot“"))


def mode_now(state: State, wanted: Mode) -> Mode:
    """``wanted`` where a tap can mean that, else what it means by itself; empty: nothing."""
    found = [mode for mode, _ in modes(state)]
    if wanted in found:
        return wanted
    return found[0] if found else ""


def meant(state: State, mode: Mode, seat: Seat) -> a.Action:
    """What a tap on ``seat`` does. Where nothing is going on it is what the rules will refuse."""
    by = speaker(state)
    match mode:
        case "plan":
            return a.PlanShot(state.holder("don") or seat, seat)
        case "withdraw":
            return a.Withdraw(by or seat, seat)
        case "black" | "red":
            return a.ClaimCheck(by or seat, seat, mode == "black")
        case "hand":
            return a.RaiseHand(seat)
        case "shot":
            return a.Shoot(seat)
        case "check":
            who = state.phase.who if isinstance(state.phase, p.Checking) else "don"
            return a.AskAbout(state.holder(who) or seat, seat)
        case "suspect":
            return a.Suspect(by or seat, seat)
    return a.Nominate(by or seat, seat)


def speaker(state: State) -> Seat:
    """Who has the word or names suspects; 0: nobody."""
    return state.phase.seat if isinstance(state.phase, p.Talk | p.Suspecting) else 0


def asked(state: State, mode: Mode) -> str:
    """What is awaited of a tap, one short German phrase."""
    by = speaker(state)
    match mode:
        case "":
            return ""
        case "nominate":
            return f"Wen stellt {number(by)} auf?"
        case "withdraw":
            return f"Wen zieht {number(by)} zurück?"
        case "black" | "red":
            return f"Wen nennt {number(by)} {COLOUR_NAMES[mode]}?"
        case "plan":
            return "Auf wen zeigt der Don?"
        case "hand":
            return "Wer hebt die Hand?"
        case "shot":
            called = state.phase.at if isinstance(state.phase, p.Hunt) else 0
            return f"Wer schießt auf {number(called)}?" if called else "Ruft zuerst eine Nummer."
        case "check":
            return "Auf wen zeigen die Finger?"
        case "suspect":
            return f"Wen nennt {number(by)}?"
    return "Wer bekommt ein Foul oder geht?"
