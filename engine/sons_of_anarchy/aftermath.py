"""After the injuries: who goes home, whose the place and the patch are, the use at once."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import LeaveUnused, UseAtOnce
from engine.sons_of_anarchy.checks import Reasons, in_phase, involved
from engine.sons_of_anarchy.events import (
    FollowUpOver,
    OrderSpent,
    PatchTaken,
    PlaceCleared,
    PlaceUsed,
    SoaEvent,
    WentHome,
)
from engine.sons_of_anarchy.exploit import boost_breaches, use_events
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.heat import heat_for_guns
from engine.sons_of_anarchy.query import crew_in, fighting, present
from engine.sons_of_anarchy.rules.heat import ELIMINATED_CLUB_LEAVES
from engine.sons_of_anarchy.rules.injuries import INJURIES_BEFORE_RETREAT
from engine.sons_of_anarchy.rules.strength import (
    CONTROL_MEANS_ALONE,
    FOLLOW_UP_IS_AN_EXPLOIT,
    FOLLOW_UP_ONCE_A_ROUND,
    FOLLOW_UP_USE,
    LOSERS_GO_HOME,
    PATCH_FOR_BEATING_ITS_HOLDER,
    PATCH_IN_A_PILE_UP,
    PLACE_IS_CLEARED,
    TIE_EMPTIES_THE_PLACE,
    WINNER_WITHOUT_FIGURES,
)
from engine.sons_of_anarchy.rules.throwdown import ORDER_COSTS_A_MARKER
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name


def after_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """The losers go home, the place is cleared, the patch changes hands, heat for guns."""
    late = table.options.heat_timing == "afterInjuries"
    return (
        *_home(table, fight),
        _cleared(table, fight),
        *_patch(table, fight),
        *(heat_for_guns(table, fight) if late else ()),
    )


def _home(table: Table, fight: Fight) -> tuple[WentHome, ...]:
    rules: tuple[Rule, ...] = (
        (TIE_EMPTIES_THE_PLACE,) if fight.winner is None else (LOSERS_GO_HOME,)
    )
    if any(fight.hits):
        rules = (*rules, INJURIES_BEFORE_RETREAT)
    return tuple(
        WentHome(rules=rules, seat=seat, crew=crew_in(table, fight, seat))
        for seat in fight.seats
        if seat != fight.winner and crew_in(table, fight, seat).size
    )


def _cleared(table: Table, fight: Fight) -> PlaceCleared:
    if fight.winner is None:
        return PlaceCleared(rules=(TIE_EMPTIES_THE_PLACE,), winner=None)
    if not crew_in(table, fight, fight.winner).size:
        return PlaceCleared(rules=(PLACE_IS_CLEARED, WINNER_WITHOUT_FIGURES), winner=fight.winner)
    return PlaceCleared(rules=(PLACE_IS_CLEARED,), winner=fight.winner)


def _patch(table: Table, fight: Fight) -> tuple[PatchTaken, ...]:
    if fight.winner in (None, table.patch) or table.patch not in fighting(table, fight):
        return ()
    rules: tuple[Rule, ...] = (PATCH_FOR_BEATING_ITS_HOLDER,)
    if fight.pile_up:
        rules = (PATCH_FOR_BEATING_ITS_HOLDER, PATCH_IN_A_PILE_UP)
    return (PatchTaken(rules=rules, seat=fight.winner),)


def use_obstacles(table: Table, fight: Fight, seat: Seat) -> Reasons:
    """What keeps the winner from using the place at once."""
    who, place = name(table, seat), table.places[fight.place]
    found = []
    if place.used:
        why = f"„{place.name}“ wurde in dieser Runde schon genutzt."
        found.append(Breach(FOLLOW_UP_ONCE_A_ROUND, why))
    if table.clubs[seat].orders < 1:
        why = f"{who} hat keinen Befehlsmarker mehr; die Sofortnutzung kostet einen."
        found.append(Breach(ORDER_COSTS_A_MARKER, why))
    if not crew_in(table, fight, seat).size:
        why = f"Von {who} steht niemand mehr bei „{place.name}“."
        found.append(Breach(CONTROL_MEANS_ALONE, why))
    elif set(present(table, fight.place)) != {seat}:
        why = f"Bei „{place.name}“ steht noch ein anderer Club."
        found.append(Breach(CONTROL_MEANS_ALONE, why))
    return tuple(found)


def use_breaches(table: Table, action: UseAtOnce) -> Reasons:
    """Every reason against using the place at once."""
    fight, seat = table.fight, action.seat
    found = [*_winner(table, seat)]
    if fight is None or not table.has(seat):
        return tuple(found)
    if fight.phase in ("follow", "over"):
        found += use_obstacles(table, fight, seat)
    if action.boost:
        found += boost_breaches(table, table.places[fight.place])
        if table.clubs[seat].orders == 1:
            why = f"Mit Boost kostet das 2 Befehlsmarker, {name(table, seat)} hat nur noch 1."
            found.append(Breach(ORDER_COSTS_A_MARKER, why))
    return tuple(found)


def _winner(table: Table, seat: Seat) -> Reasons:
    fight = table.fight
    found = [*in_phase(table, "follow"), *involved(table, seat)]
    if fight is None or not table.has(seat) or fight.phase not in ("follow", "over"):
        return tuple(found)
    who = name(table, seat)
    if fight.winner != seat:
        found.append(Breach(FOLLOW_UP_USE, f"{who} hat den Throwdown nicht gewonnen."))
    elif fight.starter != seat:
        starter = name(table, fight.starter)
        why = f"{who} hat gewonnen, befohlen hat den Throwdown aber {starter}."
        found.append(Breach(FOLLOW_UP_USE, why))
    return tuple(found)


def leave_breaches(table: Table, action: LeaveUnused) -> Reasons:
    """Every reason against declining the use."""
    return _winner(table, action.seat)


def use_at_once_events(table: Table, action: UseAtOnce) -> tuple[SoaEvent, ...]:
    """An order is paid, the place is used; in a whole game its transactions follow."""
    place = table.fight.place if table.fight else 0
    rules = (FOLLOW_UP_USE, FOLLOW_UP_ONCE_A_ROUND, CONTROL_MEANS_ALONE, FOLLOW_UP_IS_AN_EXPLOIT)
    more = use_events(table, action.seat, place, boost=action.boost) if table.course else ()
    return (
        OrderSpent(rules=(FOLLOW_UP_USE,), seat=action.seat),
        PlaceUsed(rules=rules, seat=action.seat, place=place),
        *more,
    )


def leave_events(action: LeaveUnused) -> tuple[SoaEvent, ...]:
    """The winner may, and does not."""
    return (FollowUpOver(rules=(FOLLOW_UP_USE,), seat=action.seat, possible=True),)


def follow_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """The starter has won and cannot use the place: nothing is left to decide."""
    if table.clubs[fight.starter].out:
        gone = (FOLLOW_UP_USE, ELIMINATED_CLUB_LEAVES)
        return (FollowUpOver(rules=gone, seat=fight.starter, possible=False),)
    obstacles = use_obstacles(table, fight, fight.starter)
    if not obstacles:
        return ()
    rules = (FOLLOW_UP_USE, *dict.fromkeys(b.rule for b in obstacles))
    return (FollowUpOver(rules=rules, seat=fight.starter, possible=False),)
