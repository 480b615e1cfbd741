"""What happens next by itself: dice, draws, and what opponents do.

Only this module sees the state, to ask whose turn it is and what is legal.
"""

from collections.abc import Sequence

from engine.core.play import CHANCE, Seat
from engine.sons_of_anarchy.actions import Action, Roll, RollForInjured, RollLast
from engine.sons_of_anarchy.actions_course import RollForClub, TurnCard, TurnSite
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.course_query import cards_to_come, course_of, sites_to_come
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.query import awaiting
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import view
from widgets.dealer import Stream, stream
from widgets.sons_of_anarchy.opponents.bargain import bargain
from widgets.sons_of_anarchy.opponents.choice import Choice, Kind, Seen
from widgets.sons_of_anarchy.opponents.sensible import BRAWLS, choose

type Seated = Sequence[Kind | None]
"""By seat: what kind of opponent sits there; None: a person."""


def legal_for(table: Table, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do of what the game waits for."""
    return tuple(m for m in moves(table) if getattr(m, "seat", CHANCE) == seat)


def thought(table: Table, seat: Seat, kind: Kind, chance: Stream) -> Choice:
    """What an opponent of that kind does on that seat; it sees what the seat may see."""
    legal = legal_for(table, seat)
    if kind == "random":
        kinds = tuple(dict.fromkeys(type(m) for m in legal))
        chosen = chance.pick(kinds)
        return Choice(chance.pick([m for m in legal if type(m) is chosen]), "Zufall.")
    bold = BRAWLS if kind == "brawler" else 0
    return choose(Seen(view(table, seat), seat), legal, chance, bold)


def drawn(table: Table, seed: int, count: int) -> Action:
    """The die or draw that comes next; sites and cards lie in an order that the seed fixes."""
    course = course_of(table)
    if table.step == "cards":
        if course.sites:
            order = stream(seed, 1).shuffled(range(len(table.printed.random)))
            there = set(sites_to_come(table))
            return TurnSite(next(i for i in order if i in there))
        order = stream(seed, 2).shuffled(range(len(table.printed.cards)))
        left = set(cards_to_come(table))
        return TurnCard(next(i for i in order if i in left))
    pips = stream(seed, 3, count).pick(range(1, 7))
    match first := moves(table)[0]:
        case RollForClub(seat=seat):
            return RollForClub(seat, pips)
        case RollForInjured(seat=seat, kind=kind):
            return RollForInjured(seat, kind, pips)
        case Roll(seat=seat):
            return Roll(seat, pips)
        case RollLast(seat=seat):
            return RollLast(seat, pips)
    raise ValueError(f"no chance in {first}")


def asked(table: Table, seated: Seated) -> Seat | None:
    """Who decides next: people close their fists first, so that they can trade till then."""
    waiting = awaiting(table)
    return min(waiting, key=lambda s: (s != CHANCE and seated[s] is not None, s), default=None)


def automatic(table: Table, seated: Seated, seed: int, count: int) -> Action | None:
    """The next thing that no person decides; None: a person does, or the game is over."""
    seat = asked(table, seated)
    if seat is None:
        return None
    if seat == CHANCE:
        return drawn(table, seed, count)
    kind = seated[seat]
    if kind is None:
        return None
    chance = stream(seed, 4, count)
    if kind != "random" and (offer := _offered(table, seat, stream(seed, 5, count))):
        return offer
    return thought(table, seat, kind, chance).action


def _offered(table: Table, seat: Seat, chance: Stream) -> Action | None:
    """What an opponent offers before its order, where goods may change hands."""
    course = table.course
    if table.step != "orders" or table.fight or course is None or course.use or course.offer:
        return None
    offer = bargain(Seen(view(table, seat), seat), chance)
    return None if offer is None or SOA.breaches(table, offer) else offer
