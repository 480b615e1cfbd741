"""Who has to act, and everything that is allowed."""

from collections.abc import Iterator

from engine.core.play import CHANCE, Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as p
from engine.sport_mafia.best_move import suspect_breaches
from engine.sport_mafia.checking import ask_breaches, checker
from engine.sport_mafia.hunting import shoot_breaches
from engine.sport_mafia.nominating import ask_breaches as list_breaches
from engine.sport_mafia.nominating import nominate_breaches, withdraw_breaches
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.opening import beacon_breaches, plan_breaches
from engine.sport_mafia.order import before_cards, due, next_number
from engine.sport_mafia.sanctions import sanction_breaches
from engine.sport_mafia.seats import LEADER, NUMBERS, left_on_tray
from engine.sport_mafia.state import State
from engine.sport_mafia.talking import claim_breaches


def awaiting(state: State) -> tuple[Seat, ...]:
    """Who has to act now: the Spielleitung (0), chance, those who vote or shoot or speak."""
    match state.phase:
        case p.Over():
            return ()
        case p.Cards():
            return (CHANCE,)
        case p.Talk(seat=seat) | p.Suspecting(seat=seat):
            return (seat,)
        case p.Ballot(votes=votes):
            voted = {seat for seat, _ in votes}
            return (LEADER, *(s for s in state.living if s not in voted))
        case p.Hunt(at=at) if at:
            return (LEADER, *state.team("black"))
        case p.Checking():
            return (checker(state) or LEADER,)
    return (LEADER,)


def options(state: State) -> tuple[a.Action, ...]:
    """Every legal action, penalties included."""
    return (*moves(state), *sanctions(state))


def moves(state: State) -> tuple[a.Action, ...]:
    """Every legal action of the ordinary course."""
    return tuple(_moves(state))


def _moves(state: State) -> Iterator[a.Action]:
    if (word := due(state)) is not None:
        yield a.Say(word)
    match state.phase:
        case p.Cards(to=to):
            left = left_on_tray(player.role for player in state.players)
            yield from (a.TakeCard(to, role) for role, count in left.items() if count)
        case p.Absprache():
            yield a.Bell()
            yield from _of_the_don(state)
        case p.FirstSigns():
            yield a.Bell()
        case p.Talk():
            yield a.Bell()
            yield from _of_the_speaker(state, state.phase.seat)
        case p.Ballot(votes=votes):
            yield a.CountHands()
            voted = {seat for seat, _ in votes}
            yield from (a.RaiseHand(s) for s in state.living if s not in voted)
        case p.Hunt():
            if next_number(state) is not None:
                yield a.CallNumber()
            shots = (a.Shoot(s) for s in state.team("black"))
            yield from (shot for shot in shots if not shoot_breaches(state, shot))
        case p.Checking():
            yield a.Bell()
            if seat := checker(state):
                asks = (a.AskAbout(seat, n) for n in NUMBERS)
                yield from (ask for ask in asks if not ask_breaches(state, ask))
        case p.Suspecting(seat=seat):
            yield from (a.Bell(), a.EndSpeech(seat))
            names = (a.Suspect(seat, n) for n in NUMBERS)
            yield from (name for name in names if not suspect_breaches(state, name))


def _of_the_don(state: State) -> Iterator[a.Action]:
    don = state.holder("don")
    if state.is_in(don):
        plans = (a.PlanShot(don, n) for n in NUMBERS)
        yield from (plan for plan in plans if not plan_breaches(state, plan))
        beacons = a.AgreeBeacons(don)
        if not beacon_breaches(state, beacons):
            yield beacons


def _of_the_speaker(state: State, seat: Seat) -> Iterator[a.Action]:
    yield a.EndSpeech(seat)
    puts = (a.Nominate(seat, n) for n in NUMBERS)
    yield from (put for put in puts if not nominate_breaches(state, put))
    offs = (a.Withdraw(seat, n) for n in NUMBERS)
    yield from (off for off in offs if not withdraw_breaches(state, off))
    if not list_breaches(state, a.AskList(seat)):
        yield a.AskList(seat)
    if claim_breaches(state, seat):
        return
    yield a.ClaimSheriff(seat)
    yield from (a.ClaimCheck(seat, n, black) for n in NUMBERS for black in (False, True))


def sanctions(state: State) -> tuple[a.Sanction, ...]:
    """Every penalty that the Spielleitung could give now."""
    if before_cards(state) or isinstance(state.phase, p.Over):
        return ()
    every = (a.Sanction(seat, key) for seat in NUMBERS for key in OFFENCES)
    return tuple(one for one in every if not sanction_breaches(state, one))
