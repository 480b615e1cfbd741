"""Questions about the whole game. Nothing here decides or changes anything."""

from dataclasses import replace

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.cards import UNLEADED, Card, Hassle, OctaneSide, Sheet
from engine.sons_of_anarchy.course import FACE_DOWN, ROUNDS, STACK, Course
from engine.sons_of_anarchy.effects import GangRule, Twist
from engine.sons_of_anarchy.practice import is_ours
from engine.sons_of_anarchy.query import present
from engine.sons_of_anarchy.rules.setup import OCTANE_VALUES_ARE_OURS, OWN_VALUES_ON_HIGH_OCTANE
from engine.sons_of_anarchy.state import Place, Table, clockwise


def course_of(table: Table) -> Course:
    """The whole game. Raises ValueError in a scene, where there is none."""
    if table.course is None:
        raise ValueError("Hier läuft keine Partie.")
    return table.course


def with_course(table: Table, course: Course) -> Table:
    """The table with the whole game replaced."""
    return replace(table, course=course)


def rounds(table: Table) -> int:
    """How many rounds the game lasts."""
    return ROUNDS + table.options.extra_rounds


def stack_size(table: Table) -> int:
    """How many cards the stack begins with: three more for each extra round."""
    return STACK + 3 * table.options.extra_rounds


def cards_in_round(number: int) -> int:
    """How many Anarchy cards are turned up in a round (SOA-092…094)."""
    return min(number, 3)


def sites_in_round(course: Course) -> int:
    """How many random sites are turned up in this round (SOA-091)."""
    return min(2, course.down)


def fixed_sites(table: Table) -> tuple[Place, ...]:
    """The fixed sites; the hospital is the one with a gun ban that hands out no patch."""
    fixed = table.printed.fixed
    if not table.options.no_hospital:
        return fixed
    return tuple(p for p in fixed if p.patch or not p.gun_ban)


def face_down(table: Table) -> int:
    """How many random sites lie face down at the start."""
    return min(FACE_DOWN, len(table.printed.random))


def sites_to_come(table: Table) -> tuple[int, ...]:
    """The random sites that may lie face down: all that nobody has seen yet."""
    seen = {place.name for place in table.places}
    return tuple(i for i, p in enumerate(table.printed.random) if p.name not in seen)


def cards_to_come(table: Table) -> tuple[int, ...]:
    """The Anarchy cards that may be in the stack: all that nobody has seen yet."""
    drawn = set(table.course.drawn) if table.course else set()
    hard = table.options.hardcore_cards
    cards = table.printed.cards
    return tuple(i for i, c in enumerate(cards) if i not in drawn and (hard or not c.hardcore))


def open_cards(table: Table) -> tuple[Card, ...]:
    """The Anarchy cards that lie open this round, in the order they came."""
    if table.course is None:
        return ()
    return tuple(table.printed.cards[i] for i in table.course.open)


def hassle(table: Table, twist: Twist) -> Hassle | None:
    """The Hassle that changes this now, if one does."""
    for card in open_cards(table):
        if isinstance(card, Hassle) and card.twist == twist:
            return card
    return None


def sheet(table: Table, seat: Seat) -> Sheet:
    """The side of the clubhouse card that is up."""
    club = table.clubs[seat]
    octane = table.printed.side(club.badge) if club.side == "octane" else None
    return octane or UNLEADED


def side_is_ours(table: Table, seat: Seat) -> bool:
    """Is the side of the clubhouse card that is up the practice set's?"""
    return is_ours(OctaneSide(table.clubs[seat].badge, sheet(table, seat)))


def side_rules(table: Table, seat: Seat) -> tuple[Rule, ...]:
    """Why a High Octane side says something of its own; no made-up value passes as printed."""
    ours = (OCTANE_VALUES_ARE_OURS,) if side_is_ours(table, seat) else ()
    return (OWN_VALUES_ON_HIGH_OCTANE, *ours)


def has_gang_rule(table: Table, seat: Seat, rule: GangRule) -> bool:
    """Does the club's High Octane side change this for it?"""
    return sheet(table, seat).rule == rule


def controller(table: Table, place: int) -> Seat | None:
    """The only club with figures at a place (SOA-110)."""
    there = present(table, place)
    return there[0] if len(there) == 1 else None


def controlled(table: Table, seat: Seat) -> int:
    """How many sites a club controls."""
    return sum(1 for i in range(len(table.places)) if controller(table, i) == seat)


def next_turn(table: Table, after: Seat) -> tuple[Seat | None, tuple[Seat, ...]]:
    """Who gives the next order, clockwise, and who is skipped; None: nobody has a marker."""
    order = (*clockwise(table, after)[1:], after)
    for i, seat in enumerate(order):
        if table.clubs[seat].orders:
            return seat, tuple(s for s in order[:i] if not table.clubs[s].out)
    return None, ()


def gun_ban(table: Table, place: int) -> bool:
    """Are guns forbidden at a place: by its tile, or everywhere by a Hassle?"""
    return table.places[place].gun_ban or hassle(table, "noGuns") is not None


def free_backup(table: Table, seat: Seat) -> bool:
    """May this club call backup from the next spot without a marker, by its gang rule?"""
    fight = table.fight
    return fight is not None and not fight.origins and has_gang_rule(table, seat, "freeBackup")
