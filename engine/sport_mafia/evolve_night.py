"""The table after each event by night."""

from collections.abc import Callable
from typing import Any

from engine.sport_mafia import events_night as n
from engine.sport_mafia.order import has_best_move, next_word
from engine.sport_mafia.phases import (
    Absprache,
    Cards,
    Checking,
    FirstSigns,
    Hunt,
    Suspecting,
    Waiting,
)
from engine.sport_mafia.seats import COUNT
from engine.sport_mafia.state import Check, Hunted, State, following


def _night(state: State, event: n.NightCame) -> State:
    phase = Cards(1) if event.night == 1 else Waiting("hunt")
    return following(state, night=event.night, phase=phase, victim=0, gone_at_night=())


def _card(state: State, event: n.CardTaken) -> State:
    return following(state, phase=Cards(event.seat + 1)) if event.seat < COUNT else state


def _role(state: State, event: n.RoleLearned) -> State:
    return state.with_player(event.seat, role=event.role)


def _tray_empty(state: State, event: n.TrayEmpty) -> State:
    return following(state, phase=Waiting("mafia"))


def _mafia_woke(state: State, event: n.MafiaWoke) -> State:
    return following(state, phase=Absprache())


def _planned(state: State, event: n.ShotPlanned) -> State:
    order = (*state.order, event.number)
    beacons = isinstance(state.phase, Absprache) and state.phase.beacons
    return following(state, order=order, phase=Absprache(order, beacons))


def _beacons(state: State, event: n.BeaconsAgreed) -> State:
    return following(state, beacons=True, phase=Absprache(state.order, True))


def _mafia_slept(state: State, event: n.MafiaSlept) -> State:
    return following(state, phase=Waiting(next_word(state, "mafia")))


def _signs(state: State, event: n.SignsBegan) -> State:
    return following(state, phase=FirstSigns(event.what))


def _signs_over(state: State, event: n.SignsEnded) -> State:
    return following(state, phase=Waiting(next_word(state, event.what)))


def _hunt(state: State, event: n.HuntBegan) -> State:
    return following(state, phase=Hunt(event.numbers, state.living))


def _called(state: State, event: n.NumberCalled) -> State:
    return following(state, phase=following(state.phase, at=event.number))


def _shot(state: State, event: n.ShotFired) -> State:
    if not isinstance(state.phase, Hunt):
        raise ValueError("no hunt is on")
    shots = (*state.phase.shots, (event.seat, event.number))
    return following(state, phase=following(state.phase, shots=shots))


def _compared(state: State, event: n.ShotsCompared) -> State:
    record = Hunted(state.night, event.shots, event.victim)
    return following(state, victim=event.victim, hunted=(*state.hunted, record))


def _hunt_over(state: State, event: n.HuntEnded) -> State:
    return following(state, phase=Waiting("don"))


def _checker(state: State, event: n.CheckerCalled) -> State:
    return following(state, phase=Checking(event.who))


def _answered(state: State, event: n.Answered) -> State:
    check = Check(state.night, event.who, event.number, event.hit)
    return following(state, checks=(*state.checks, check), phase=Checking(event.who, True))


def _checker_slept(state: State, event: n.CheckerSlept) -> State:
    if event.who == "don":
        return following(state, phase=Waiting("sheriff"))
    return following(state, phase=Waiting("best-move" if has_best_move(state) else "morning"))


def _best_move(state: State, event: n.BestMoveBegan) -> State:
    return following(state, phase=Suspecting(event.seat))


def _suspected(state: State, event: n.Suspected) -> State:
    if not isinstance(state.phase, Suspecting):
        raise ValueError("no best move is on")
    return following(state, phase=Suspecting(event.seat, (*state.phase.named, event.number)))


def _best_move_over(state: State, event: n.BestMoveTaken) -> State:
    return following(state, named=event.numbers, phase=Waiting("morning"))


def _still(state: State, event: n.StillNight) -> State:
    return following(state, still=event.count)


NIGHT: dict[type, Callable[[State, Any], State]] = {
    n.NightCame: _night,
    n.CardTaken: _card,
    n.RoleLearned: _role,
    n.TrayEmpty: _tray_empty,
    n.MafiaWoke: _mafia_woke,
    n.ShotPlanned: _planned,
    n.BeaconsAgreed: _beacons,
    n.MafiaSlept: _mafia_slept,
    n.SignsBegan: _signs,
    n.SignsEnded: _signs_over,
    n.HuntBegan: _hunt,
    n.NumberCalled: _called,
    n.ShotFired: _shot,
    n.ShotsCompared: _compared,
    n.HuntEnded: _hunt_over,
    n.CheckerCalled: _checker,
    n.Answered: _answered,
    n.CheckerSlept: _checker_slept,
    n.BestMoveBegan: _best_move,
    n.Suspected: _suspected,
    n.BestMoveTaken: _best_move_over,
    n.StillNight: _still,
}
