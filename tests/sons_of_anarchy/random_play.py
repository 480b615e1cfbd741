"""Playing whole games at random, over clubs, sides and all options, checking as it goes."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, get_args

from engine.core.play import CHANCE, Step, step
from engine.sons_of_anarchy import options as choices
from engine.sons_of_anarchy.actions import Action, EndBackup
from engine.sons_of_anarchy.actions_course import Deal, Ride, SitTight
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.choices_course import asides
from engine.sons_of_anarchy.course import Course, Market
from engine.sons_of_anarchy.course_query import rounds, stack_size
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.fight import put
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.scenes import NAMES
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Club, Table
from tests.sons_of_anarchy.own_sets import any_set

ASIDE = 0.03
"""How often somebody trades or promises; the game itself would never come to an end by that."""
LAZY = (SitTight, EndBackup)
"""What they do only when the dice say so: they came to play."""
LOOK = 10
"""Every so many actions, what each seat can see is compared with another hidden truth."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a run came to. ``longest``: actions of the longest game."""

    actions: int
    games: int
    longest: int
    fights: int
    out: int


def values(name: str) -> tuple[object, ...]:
    """Every value that an option can take."""
    hint: Any = {f.name: f.type for f in fields(Options)}[name]
    if hint in (bool, "bool"):
        return (False, True)
    if hint in (int, "int"):
        return (0, 0, 1, 7)
    alias = hint if not isinstance(hint, str) else getattr(choices, hint)
    return get_args(alias.__value__)


def any_options(random: Random) -> Options:
    """Options at random."""
    return Options(**{f.name: random.choice(values(f.name)) for f in fields(Options)})  # type: ignore[arg-type]


def chosen(table: Table, random: Random) -> Action:
    """Something legal: first what kind of thing, then which; now and then a bit of trade."""
    if random.random() < ASIDE and (trade := asides(table)):
        return random.choice(trade)
    found = moves(table)
    kinds: dict[type, list[Action]] = {}
    for action in found:
        kinds.setdefault(type(action), []).append(action)
    lively = [kind for kind in kinds if not issubclass(kind, LAZY)]
    kind = random.choice(lively if lively and random.random() < 0.8 else list(kinds))
    if kind is Ride and random.random() < 0.7:  # most of them ride with all they have
        return max(kinds[kind], key=lambda a: (a.members + a.prospects, random.random()))  # type: ignore[union-attr]
    if kind is Deal and random.random() < 0.8:
        return kinds[kind][0]
    return random.choice(kinds[kind])


def checked(table: Table, action: Action) -> Step[Table, Action, SoaEvent]:
    """One step, with all that must hold after it."""
    done = step(SOA, table, action)
    assert done.events
    assert all(rule.executed for event in done.events for rule in event.rules)
    after = done.after
    assert after == replace(after), "a table that can't be set up"
    assert after.bank >= 0
    assert after.stash >= 0
    for club in after.clubs:
        assert club.figures + club.supply == Crew(5, 5)
        assert club.money >= 0
    assert not after.clubs[after.patch].out
    _waits(after)
    _clock(after)
    _markers(table, after)
    return done


def _waits(table: Table) -> None:
    """Whoever is awaited can act, and nobody else has to."""
    waiting = set(SOA.awaiting(table))
    found = moves(table)
    assert bool(waiting) == bool(found)
    seats = {getattr(action, "seat", CHANCE) for action in found}
    assert waiting == {CHANCE} or waiting == seats


def _clock(table: Table) -> None:
    """Cards in the stack and cards seen are always the same number; the rounds have an end."""
    course = table.course
    assert course is not None
    if course.setup is None:
        assert course.stack + len(course.drawn) == stack_size(table)
    assert course.round <= rounds(table)


def _markers(before: Table, after: Table) -> None:
    """Within a round no order marker appears or is lost."""
    if before.step != "orders" or after.step not in ("orders", "market"):
        return
    for was, now in zip(before.clubs, after.clubs, strict=True):
        assert now.out or was.orders + was.spent == now.orders + now.spent


def look(table: Table, random: Random) -> None:
    """Other goods behind the screens and other fists: a seat sees the same table."""
    seat = random.choice((None, *table.seats))
    other = hidden_otherwise(table, seat, random)
    if other is not None:
        assert SOA.view(other, seat) == SOA.view(table, seat)


def hidden_otherwise(table: Table, seat: int | None, random: Random) -> Table | None:
    """The table with another truth behind the screens of others; None: there are not two."""
    hidden = [s for s in table.seats if s != seat and not table.clubs[s].out]
    if len(hidden) < 2:
        return None
    a, b = hidden[:2]
    clubs = list(table.clubs)  # both at once: the box holds no more than there is
    clubs[a] = _goods_of(table.clubs[a], table.clubs[b])
    clubs[b] = _goods_of(table.clubs[b], table.clubs[a])
    other = replace(table, clubs=tuple(clubs))
    if table.options.hidden_orders:
        other = other.with_club(a, replace(other.clubs[a], orders=other.clubs[a].orders + 1))
    return _other_fists(other, a, random)


def _goods_of(club: Club, rich: Club) -> Club:
    return replace(club, money=rich.money + 1, guns=rich.guns, contraband=rich.contraband)


def _other_fists(table: Table, seat: int, random: Random) -> Table:
    course, fight = table.course, table.fight
    market = course.market if course else None
    if course and market and None in market.fists and market.fists[seat] is not None:
        other = Market(put(market.fists, seat, random.randint(0, 9)), market.opened)
        table = replace(table, course=replace(course, market=other))
    if fight and fight.phase == "fists" and seat in fight.seats:
        index = fight.index(seat)
        if fight.fists[index] is not None:
            fists = put(fight.fists, index, random.randint(0, 9))
            table = replace(table, fight=replace(fight, fists=fists))
    return table


def games(random: Random) -> Iterator[Table]:
    """Tables before the roll for clubs, without an end; every third with an own set of cards."""
    while True:
        own = any_set(random) if random.random() < 1 / 3 else None
        yield new_game(NAMES[: random.choice((3, 4))], any_options(random), own)


def play(actions: int, seed: int) -> Played:
    """So many random actions in whole games; raises AssertionError if something breaks."""
    random = Random(seed)
    tables = games(random)
    table = next(tables)
    done = finished = longest = in_game = fights = out = 0
    while done < actions:
        if not SOA.awaiting(table):
            course = table.course or Course()
            assert table.step == "over"
            assert course.ending is not None
            assert course.ending.winner is not None
            finished, longest, in_game = finished + 1, max(longest, in_game), 0
            out += sum(club.out for club in table.clubs)
            table = next(tables)
        made = checked(table, chosen(table, random))
        fights += sum(type(event).__name__ == "FightBegan" for event in made.events)
        table = made.after
        done, in_game = done + 1, in_game + 1
        if done % LOOK == 0:
            look(table, random)
    return Played(done, finished, longest, fights, out)
