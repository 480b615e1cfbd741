"""The actions of a whole game beside the Throwdown: reasons against them, and their events."""

from engine.sons_of_anarchy import deals, exploit, orders, rounds, setup, strikes, trade
from engine.sons_of_anarchy.actions_course import (
    Answer,
    ClubOrder,
    CourseAction,
    Deal,
    Exploit,
    HandOver,
    PatchIn,
    PickClub,
    Promise,
    Propose,
    Recruit,
    Ride,
    RollForClub,
    SitTight,
    TurnCard,
    TurnSite,
)
from engine.sons_of_anarchy.checks import Reasons
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.order_checks import order_breaches
from engine.sons_of_anarchy.state import Table

COURSE_ACTIONS = (
    RollForClub,
    PickClub,
    TurnSite,
    TurnCard,
    Ride,
    Exploit,
    Recruit,
    PatchIn,
    SitTight,
    ClubOrder,
    Deal,
    HandOver,
    Propose,
    Answer,
    Promise,
)


def course_breaches(table: Table, action: CourseAction) -> Reasons:
    """Every reason against ``action``."""
    match action:
        case RollForClub():
            return setup.club_roll_breaches(table, action)
        case PickClub():
            return setup.pick_breaches(table, action)
        case TurnSite():
            return rounds.site_breaches(table, action)
        case TurnCard():
            return rounds.card_breaches(table, action)
        case Ride():
            return orders.ride_breaches(table, action)
        case Exploit():
            return exploit.exploit_breaches(table, action)
        case Recruit():
            return orders.recruit_breaches(table, action)
        case PatchIn():
            return orders.patch_in_breaches(table, action)
        case SitTight(seat=seat):
            return order_breaches(table, seat)
        case ClubOrder():
            return exploit.club_order_breaches(table, action)
        case Deal():
            return deals.deal_breaches(table, action)
        case HandOver():
            return trade.hand_over_breaches(table, action)
        case Propose():
            return trade.propose_breaches(table, action)
        case Answer():
            return trade.answer_breaches(table, action)
        case Promise():
            return trade.promise_breaches(table, action)


def course_events(table: Table, action: CourseAction) -> tuple[SoaEvent, ...]:
    """What ``action`` itself does."""
    match action:
        case RollForClub():
            return setup.club_roll_events(action)
        case PickClub():
            return setup.pick_events(table, action)
        case TurnSite():
            return rounds.site_events(table, action)
        case TurnCard():
            return _card(table, action)
        case Ride() | Recruit() | PatchIn() | SitTight():
            return (*_order(table, action), *_turn(table, action.seat))
        case Exploit():
            return exploit.exploit_events(table, action)
        case ClubOrder():
            return exploit.club_order_events(table, action)
        case Deal():
            return deals.deal_events(table, action)
        case HandOver():
            return trade.hand_over_events(action)
        case Propose():
            return trade.propose_events(action)
        case Answer():
            return trade.answer_events(action)
        case Promise():
            return trade.promise_events(action)


def _card(table: Table, action: TurnCard) -> tuple[SoaEvent, ...]:
    return (*rounds.card_events(table, action), *strikes.obstacle_events(table, action.card))


def _order(table: Table, action: Ride | Recruit | PatchIn | SitTight) -> tuple[SoaEvent, ...]:
    match action:
        case Ride():
            return orders.ride_events(table, action)
        case Recruit():
            return orders.recruit_events(table, action)
        case PatchIn():
            return orders.patch_in_events(table, action)
        case SitTight():
            return orders.sit_tight_events(action)


def _turn(table: Table, seat: int) -> tuple[SoaEvent, ...]:
    """The order is done at once: whose turn it is when its marker is gone."""
    club = table.clubs[seat]
    return rounds.turn_follow(table.with_club(seat, club.without_marker()))
