"""Why the reader can't do something now: the rules' own reasons, and where nobody asks."""

from dataclasses import replace

from engine.core.play import Breach, Seat
from engine.sport_mafia import phases as p
from engine.sport_mafia.actions import RaiseHand, Shoot
from engine.sport_mafia.game import GAME
from engine.sport_mafia.rules import day, night, voting
from engine.sport_mafia.rules.offences import FOUL_TALKING
from engine.sport_mafia.state import State
from engine.sport_mafia.talking import claim_breaches
from engine.sport_mafia.words import number
from widgets.sport_mafia.opponents.asking import asked
from widgets.sport_mafia.probe.tokens import AUTO, action, token


def against(state: State, me: Seat, text: str) -> tuple[Breach, ...]:
    """Every reason against the move ``text`` of ``me``; empty: it can be done."""
    found = token(text)
    if text == AUTO:
        return _asked(state, me)
    match found.letter:
        case "n":
            return () if asked(state, me) else _not_asked(me)
        case "s":
            return _shot(state, me, found.number)
        case "g":
            return _vote(state, me, found.number)
        case "b" | "r":
            return claim_breaches(state, me)
        case "f":
            return _foul(state, me)
    done = action(text, me)
    return GAME.breaches(state, done) if done else ()


def _asked(state: State, me: Seat) -> tuple[Breach, ...]:
    if isinstance(state.phase, p.Over) or asked(state, me):
        return (Breach(day.ONE_MINUTE_EACH, "Von selbst geht es hier nicht weiter."),)
    return ()


def _not_asked(me: Seat) -> tuple[Breach, ...]:
    return (Breach(day.ONE_MINUTE_EACH, f"{number(me)} wird gerade nichts gefragt."),)


def _shot(state: State, me: Seat, target: Seat) -> tuple[Breach, ...]:
    """Why ``me`` can't shoot when ``target`` is called."""
    hunt = state.phase
    if not isinstance(hunt, p.Hunt):
        return GAME.breaches(state, Shoot(me))
    if target not in hunt.numbers:
        why = f"{number(target)} sitzt nicht mehr am Tisch und wird hier nicht gerufen."
        return (Breach(night.ALL_TEN_CALLED, why),)
    return GAME.breaches(replace(state, phase=replace(hunt, at=target)), Shoot(me))


def _vote(state: State, me: Seat, target: Seat) -> tuple[Breach, ...]:
    """Why ``me`` can't vote against ``target`` today."""
    ballot = state.phase
    found = list(GAME.breaches(state, RaiseHand(me)))
    if not isinstance(ballot, p.Ballot) or ballot.kind == "lift":
        return tuple(found)
    if target not in ballot.candidates:
        why = f"{number(target)} steht heute nicht zur Wahl."
        found.append(Breach(voting.VOTE_AFTER_TALK, why))
    elif target in ballot.candidates[: ballot.at]:
        why = f"Die Hände gegen {number(target)} sind schon gezählt."
        found.append(Breach(voting.IN_ORDER_OF_NOMINATION, why))
    return tuple(found)


def _foul(state: State, me: Seat) -> tuple[Breach, ...]:
    talk = state.phase
    if isinstance(talk, p.Talk) and talk.seat != me:
        done = action("f", me)
        return GAME.breaches(state, done) if done else ()
    why = "Dazwischenreden könnt ihr nur, wenn jemand anders das Wort hat."
    return (Breach(FOUL_TALKING, why),)
