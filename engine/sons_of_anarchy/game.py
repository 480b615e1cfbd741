"""The game as a record of functions: checks, events, what follows by itself."""

from functools import reduce

from engine.core.play import Breach, Game
from engine.sons_of_anarchy import (
    aftermath,
    emergency,
    ending,
    guns,
    heat,
    injuries,
    market,
    reinforcements,
    strength,
    throwdown,
)
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    OfferGoods,
    Retreat,
    Roll,
    RollForInjured,
    RollLast,
    Shoot,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.actions_course import Answer, Promise
from engine.sons_of_anarchy.choices import options
from engine.sons_of_anarchy.course_game import COURSE_ACTIONS, course_breaches, course_events
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.evolve import evolve
from engine.sons_of_anarchy.flow import course_follow
from engine.sons_of_anarchy.query import awaiting, falls_due
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.trade import answer_first
from engine.sons_of_anarchy.view import TableView, view


def breaches(table: Table, action: Action) -> tuple[Breach, ...]:
    """Every reason why ``action`` is not allowed at this table."""
    found = _breaches(table, action)
    return found if isinstance(action, Answer | Promise) else (*found, *answer_first(table))


def _breaches(table: Table, action: Action) -> tuple[Breach, ...]:
    if isinstance(action, COURSE_ACTIONS):
        return course_breaches(table, action)
    match action:
        case ThrowDown():
            return throwdown.start_breaches(table, action)
        case Retreat():
            return throwdown.retreat_breaches(table, action)
        case CallBackup():
            return reinforcements.call_breaches(table, action)
        case EndBackup():
            return reinforcements.end_breaches(table, action)
        case CloseFist():
            return guns.fist_breaches(table, action)
        case Roll():
            return strength.roll_breaches(table, action)
        case Shoot():
            return injuries.shot_breaches(table, action)
        case ChooseInjured():
            return injuries.injured_breaches(table, action)
        case TakeTheFall():
            return heat.fall_breaches(table, action)
        case UseAtOnce():
            return aftermath.use_breaches(table, action)
        case LeaveUnused():
            return aftermath.leave_breaches(table, action)
        case RollForInjured():
            return emergency.injured_roll_breaches(table, action)
        case OfferGoods():
            return market.offer_breaches(table, action)
        case RollLast():
            return ending.last_roll_breaches(table, action)


def _direct(table: Table, action: Action) -> tuple[SoaEvent, ...]:
    if isinstance(action, COURSE_ACTIONS):
        return course_events(table, action)
    match action:
        case ThrowDown():
            return throwdown.start_events(table, action)
        case Retreat():
            return ()
        case CallBackup():
            return reinforcements.call_events(table, action)
        case EndBackup():
            return reinforcements.end_events(table, action)
        case CloseFist():
            return guns.fist_events(table, action)
        case Roll():
            return strength.roll_events(action)
        case Shoot():
            return injuries.shot_events(table, action)
        case ChooseInjured():
            return injuries.injured_events(action)
        case TakeTheFall():
            return heat.fall_events(table, action)
        case UseAtOnce():
            return aftermath.use_at_once_events(table, action)
        case LeaveUnused():
            return aftermath.leave_events(action)
        case RollForInjured():
            return emergency.injured_roll_events(table, action)
        case OfferGoods():
            return market.offer_events(action)
        case RollLast():
            return ending.last_roll_events(action)


def consequences(table: Table) -> tuple[SoaEvent, ...]:
    """What happens by itself now; empty when somebody must act or all is done."""
    fight = table.fight
    if table.step == "over":
        return ending.ending_follow(table)
    if table.course and (won := ending.alone_follows(table)):
        return won
    if falls_due(table):
        return heat.falls_follow(table)
    if table.course and (more := course_follow(table, table.course)):
        return more
    if fight is None:
        return ()
    match fight.phase:
        case "fists":
            return guns.guns_follow(table, fight)
        case "opened":
            return guns.opened_follow(table, fight)
        case "dice":
            return strength.dice_follow(table, fight)
        case "shots":
            return injuries.shots_follow(table, fight)
        case "after":
            return aftermath.after_follow(table, fight)
        case "follow":
            return aftermath.follow_follow(table, fight)
    return ()


def decide(table: Table, action: Action) -> tuple[SoaEvent, ...]:
    """The events of a legal action, with everything that follows without a decision."""
    events = more = _direct(table, action)
    while more:
        table = reduce(evolve, more, table)
        more = consequences(table)
        events += more
    return events


SOA: Game[Table, Action, SoaEvent, TableView] = Game(
    key="soa",
    breaches=breaches,
    decide=decide,
    evolve=evolve,
    options=options,
    view=view,
    awaiting=awaiting,
)
