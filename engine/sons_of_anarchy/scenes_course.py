"""Short ways to set a table in the middle of a whole game, for examples, mistakes and tests."""

from dataclasses import replace

from engine.sons_of_anarchy.cards import CardSet, LastCall, Opportunity
from engine.sons_of_anarchy.course import Course, RoundStep
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.state import Club, Place, Table


def site(name: str) -> Place:
    """A site of the practice set by its name. Raises StopIteration for an unknown one."""
    return next(p for p in (*PRACTICE.fixed, *PRACTICE.random) if p.name == name)


def site_number(name: str) -> int:
    """The number of a random site of the practice set."""
    return next(i for i, p in enumerate(PRACTICE.random) if p.name == name)


def card_number(name: str) -> int:
    """The number of a card of the practice set."""
    return next(i for i, c in enumerate(PRACTICE.cards) if c.name == name)


def opportunity(name: str) -> Place:
    """The place that an Opportunity of the practice set is."""
    cards = (c for c in PRACTICE.cards if isinstance(c, Opportunity))
    return next(c.site for c in cards if c.name == name)


def used(place: Place) -> Place:
    """The place with a marker on it."""
    return replace(place, used=True)


def whole(
    *clubs: Club,
    places: tuple[Place, ...],
    patch: int = 0,
    turn: int | None = None,
    step: RoundStep = "orders",
    options: Options | None = None,
    open_: tuple[str, ...] = (),
    round_: int = 2,
    down: int = 2,
    own: CardSet | None = None,
) -> Table:
    """A table in a round; ``open_``: names of the Anarchy cards that lie open."""
    cards = tuple(card_number(name) for name in open_)
    calls = tuple(i for i in cards if isinstance(PRACTICE.cards[i], LastCall))
    course = Course(round=round_, stack=12, down=down, drawn=cards, open=cards, calls=calls)
    first = patch if turn is None else turn
    return Table(clubs, places, patch, first, step, None, options or Options(), course, own)


def octane(club: Club) -> Club:
    """The club on its High Octane side."""
    return replace(club, side="octane")
