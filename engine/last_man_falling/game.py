"""The whole game: from the first shuffle to the last point."""

from collections.abc import Callable
from typing import Any

from engine.core.play import Breach, Game
from engine.last_man_falling import accepting as acc
from engine.last_man_falling import actions as a
from engine.last_man_falling import calls, dealing, drawing, ending, penalties, reports
from engine.last_man_falling import staatsanwalt as court
from engine.last_man_falling.choices import awaiting, options
from engine.last_man_falling.events import LmfEvent, TurnCame
from engine.last_man_falling.events_house import OrderKept
from engine.last_man_falling.events_more import WrongCardLaid
from engine.last_man_falling.evolve import all_after, evolve
from engine.last_man_falling.laying import INTERRUPTIBLE, round_over
from engine.last_man_falling.ordinary import (
    lay,
    lay_breaches,
    lay_waffenwahl,
    waffenwahl_breaches,
)
from engine.last_man_falling.phases import Over, Penalties
from engine.last_man_falling.state import State
from engine.last_man_falling.swapping import lay_verpfeifen, verpfeifen_breaches
from engine.last_man_falling.vierfach import lay_vierfach, vierfach_breaches
from engine.last_man_falling.view import View, view
from engine.last_man_falling.vollidiot import happens_all_the_same, punished

CLOSING = (
    *(a.Lay, a.LayWaffenwahl, a.LayVierfach, a.LayVerpfeifen),
    *(a.DrawCard, a.Pass, a.Accept, a.Accuse),
)
"""With one of these the next person acts, and a forgotten call can't be caught any more."""


def breaches(state: State, action: a.Action) -> tuple[Breach, ...]:
    """Every reason against the action. Raises ValueError for a seat that does not exist."""
    if not isinstance(action, a.Shuffled) and not 0 <= action.seat < len(state.players):
        raise ValueError(f"no seat {action.seat}")
    if not isinstance(action, a.NextRound) and (over := round_over(state)):
        return over
    found = _breaches(state, action)
    if found and isinstance(action, (a.Lay, a.LayWaffenwahl, a.LayVierfach, a.LayVerpfeifen)):
        return () if happens_all_the_same(state, action, found) else found
    return found


def _breaches(state: State, action: a.Action) -> tuple[Breach, ...]:
    return CHECKS[type(action)](state, action)


def decide(state: State, action: a.Action) -> tuple[LmfEvent, ...]:
    """The events a legal action causes."""
    events = _caused(state, action)
    if state.options.too_few == "waived" or not isinstance(events[-1], TurnCame | OrderKept):
        return events
    return (*events, *penalties.debt_due(all_after(state, events)))


def _caused(state: State, action: a.Action) -> tuple[LmfEvent, ...]:
    events = _decide(state, action)
    if not state.calls or not isinstance(action, CLOSING):
        return events
    if isinstance(events[0], WrongCardLaid):
        return events
    return _too_late(state, events)


def _too_late(state: State, events: tuple[LmfEvent, ...]) -> tuple[LmfEvent, ...]:
    """Nobody can be caught any more; by house rule the forgotten call costs all the same."""
    if state.options.forgotten_call == "caught":
        return (calls.closed(state), *events)
    after = all_after(state, events).phase
    if isinstance(after, Over):
        return (calls.closed(state), *events)
    if not isinstance(after, (*INTERRUPTIBLE, Penalties)):
        return events
    due = [event for o in state.calls for event in (calls.caught(o, None), calls.penalty(o))]
    return (calls.closed(state), *events, *due)


def _decide(state: State, action: a.Action) -> tuple[LmfEvent, ...]:
    return CAUSES[type(action)](state, action)


def _laid(state: State, action: a.Laying) -> tuple[LmfEvent, ...]:
    if state.options.wrong_card == "punished" and (found := _breaches(state, action)):
        return punished(state, action, found)
    return LAYS[type(action)](state, action)


CHECKS: dict[type, Callable[[State, Any], tuple[Breach, ...]]] = {
    a.Lay: lay_breaches,
    a.LayWaffenwahl: waffenwahl_breaches,
    a.LayVierfach: vierfach_breaches,
    a.LayVerpfeifen: verpfeifen_breaches,
    a.DrawCard: drawing.draw_one_breaches,
    a.Pass: drawing.pass_breaches,
    a.DrawPenalty: penalties.draw_breaches,
    a.Accept: acc.accept_breaches,
    a.Accuse: court.accuse_breaches,
    a.ShowHand: court.show_breaches,
    a.NameWeapon: dealing.name_breaches,
    a.Call: calls.call_breaches,
    a.Catch: calls.catch_breaches,
    a.Report: reports.report_breaches,
    a.PointOut: reports.point_out_breaches,
    a.Shuffled: dealing.shuffled_breaches,
    a.NextRound: ending.next_round_breaches,
}
"""Kind of action -> every reason against it."""
LAYS: dict[type, Callable[[State, Any], tuple[LmfEvent, ...]]] = {
    a.Lay: lay,
    a.LayWaffenwahl: lay_waffenwahl,
    a.LayVierfach: lay_vierfach,
    a.LayVerpfeifen: lay_verpfeifen,
}
CAUSES: dict[type, Callable[[State, Any], tuple[LmfEvent, ...]]] = {
    **dict.fromkeys(LAYS, _laid),
    a.DrawCard: drawing.draw_one,
    a.Pass: drawing.passing,
    a.DrawPenalty: penalties.draw,
    a.Accept: acc.accept,
    a.Accuse: court.accuse,
    a.ShowHand: court.show,
    a.NameWeapon: dealing.name_weapon,
    a.Call: calls.call,
    a.Catch: calls.catch,
    a.Report: reports.report,
    a.PointOut: reports.point_out,
    a.Shuffled: dealing.shuffled,
    a.NextRound: ending.next_round,
}
"""Kind of action -> the events it causes."""

GAME: Game[State, a.Action, LmfEvent, View] = Game(
    "lmf", breaches, decide, evolve, options, view, awaiting
)
