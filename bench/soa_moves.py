"""Random games of Sons of Anarchy through our engine: nothing but the engine, so that it runs
anywhere.

Seconds are seconds of the processor, so that what else runs on the machine counts little.
"""

from random import Random
from statistics import median
from time import process_time

from engine.core.play import step
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.practice import FIXED
from engine.sons_of_anarchy.scenes import NAMES
from engine.sons_of_anarchy.scenes import club as set_club
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Club, Table

OCTANE = Options(octane=True)


def measured(games: int, seed: int, clubs: int) -> dict[str, float]:
    """Whole games, every action chosen at random among all moves: actions, and the seconds."""
    random, actions = Random(seed), 0
    began = process_time()
    for _ in range(games):
        table = new_game(NAMES[:clubs], OCTANE)
        while SOA.awaiting(table):
            table = step(SOA, table, random.choice(moves(table))).after
            actions += 1
    return {"games": games, "actions": actions, "seconds": process_time() - began}


def position(clubs: int, figures: int) -> Table:
    """A table in the orders step: each club has that many figures, spread over places and home."""
    course = Course(round=3, stack=9, down=0)
    seats = tuple(_club(seat, figures) for seat in range(clubs))
    return Table(seats, FIXED, 0, 0, course=course)


def _club(seat: int, figures: int) -> Club:
    crews = [Crew() for _ in range(len(FIXED) + 1)]
    for number in range(figures):
        at = (number + seat) % len(crews)
        crews[at] += Crew(1, 0) if number % 2 else Crew(0, 1)
    *at_places, home = ((c.members, c.prospects) for c in crews)
    return set_club(seat, *at_places, home=home, guns=3, money=5, contraband=3, orders=5)


def an_action(table: Table, count: int, seed: int) -> dict[str, float]:
    """Finding all moves of this very table, and playing one: microseconds each, the median."""
    random = Random(seed)
    found, done = [], []
    for _ in range(count):
        began = process_time()
        offered = moves(table)
        listed = process_time()
        step(SOA, table, random.choice(offered))
        found.append(listed - began)
        done.append(process_time() - listed)
    return {
        "moves": len(moves(table)),
        "list": median(found) * 1e6,
        "play": median(done) * 1e6,
    }
