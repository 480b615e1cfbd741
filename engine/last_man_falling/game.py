"""The whole game: from the first shuffle to the last point."""

from engine.core.play import Breach, Game
from engine.last_man_falling import accepting as acc
from engine.last_man_falling import actions as a
from engine.last_man_falling import calls, dealing, drawing, ending, penalties, reports
from engine.last_man_falling import staatsanwalt as court
from engine.last_man_falling.choices import awaiting, options
from engine.last_man_falling.events import LmfEvent
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
    if found and isinstance(action, a.Lay | a.LayWaffenwahl | a.LayVierfach | a.LayVerpfeifen):
        return () if happens_all_the_same(state, action, found) else found
    return found


def _breaches(state: State, action: a.Action) -> tuple[Breach, ...]:
    match action:
        case a.Lay():
            return lay_breaches(state, action)
        case a.DrawCard():
            return drawing.draw_one_breaches(state, action)
        case a.Pass():
            return drawing.pass_breaches(state, action)
        case a.DrawPenalty():
            return penalties.draw_breaches(state, action)
        case a.Accept():
            return acc.accept_breaches(state, action)
        case a.LayWaffenwahl():
            return waffenwahl_breaches(state, action)
        case a.LayVierfach():
            return vierfach_breaches(state, action)
        case a.LayVerpfeifen():
            return verpfeifen_breaches(state, action)
        case a.Accuse():
            return court.accuse_breaches(state, action)
        case a.ShowHand():
            return court.show_breaches(state, action)
        case a.NameWeapon():
            return dealing.name_breaches(state, action)
        case a.Call():
            return calls.call_breaches(state, action)
        case a.Catch():
            return calls.catch_breaches(state, action)
        case a.Report():
            return reports.report_breaches(state, action)
        case a.PointOut():
            return reports.point_out_breaches(state, action)
        case a.Shuffled():
            return dealing.shuffled_breaches(state, action)
        case a.NextRound():
            return ending.next_round_breaches(state, action)


def decide(state: State, action: a.Action) -> tuple[LmfEvent, ...]:
    """The events a legal action causes."""
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
    match action:
        case a.Lay() | a.LayWaffenwahl() | a.LayVierfach() | a.LayVerpfeifen():
            return _laid(state, action)
        case a.DrawCard():
            return drawing.draw_one(state, action)
        case a.Pass():
            return drawing.passing(state, action)
        case a.DrawPenalty():
            return penalties.draw(state, action)
        case a.Accept():
            return acc.accept(state, action)
        case a.Accuse():
            return court.accuse(state, action)
        case a.ShowHand():
            return court.show(state, action)
        case a.NameWeapon():
            return dealing.name_weapon(state, action)
        case a.Call():
            return calls.call(state, action)
        case a.Catch():
            return calls.catch(state, action)
        case a.Report():
            return reports.report(state, action)
        case a.PointOut():
            return reports.point_out(state, action)
        case a.Shuffled():
            return dealing.shuffled(state, action)
        case a.NextRound():
            return ending.next_round(state, action)


def _laid(state: State, action: a.Laying) -> tuple[LmfEvent, ...]:
    if state.options.wrong_card == "punished" and (found := _breaches(state, action)):
        return punished(state, action, found)
    match action:
        case a.Lay():
            return lay(state, action)
        case a.LayWaffenwahl():
            return lay_waffenwahl(state, action)
        case a.LayVierfach():
            return lay_vierfach(state, action)
        case a.LayVerpfeifen():
            return lay_verpfeifen(state, action)


GAME: Game[State, a.Action, LmfEvent, View] = Game(
    "lmf", breaches, decide, evolve, options, view, awaiting
)
