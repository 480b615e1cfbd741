"""Random tables, random play, and candidates that are wider than what is legal."""

from collections.abc import Iterator

from hypothesis import strategies as st

from engine.core.play import step
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    Retreat,
    Roll,
    RollForInjured,
    Shoot,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.scenes import BADGES, NAMES
from engine.sons_of_anarchy.state import Club, Place, Table


@st.composite
def clubs(draw: st.DrawFn, seat: int, places: int) -> Club:
    """A club whose figures are spread over places, clubhouse and emergency room."""
    spots = places + 3  # … and the supply
    where = [draw(st.integers(0, spots - 1)) for _ in range(10)]
    crews = [Crew(where[:5].count(i), where[5:].count(i)) for i in range(spots)]
    return Club(
        name=NAMES[seat],
        badge=BADGES[seat],
        at=tuple(crews[:places]),
        home=crews[places],
        hurt=crews[places + 1],
        guns=draw(st.integers(0, 6)),
        heat=draw(st.integers(0, 4)),
        orders=draw(st.integers(0, 4)),
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A table before a fight, or while cleaning up."""
    count, places = draw(st.integers(2, 4)), draw(st.integers(1, 3))
    return Table(
        clubs=tuple(draw(clubs(seat, places)) for seat in range(count)),
        places=tuple(
            Place(f"Ort {i}", gun_ban=draw(st.booleans()), used=draw(st.booleans()))
            for i in range(places)
        ),
        patch=draw(st.integers(0, count - 1)),
        turn=draw(st.integers(0, count - 1)),
        step=draw(st.sampled_from(["orders", "orders", "orders", "cleanup"])),
        options=Options(
            heat_timing=draw(st.sampled_from(["afterInjuries", "onReveal"])),
            participants=draw(st.sampled_from(["all", "chosen"])),
        ),
    )


@st.composite
def courses(draw: st.DrawFn) -> list[Table]:
    """The states of a random play, from the start to nothing being left to do."""
    table = draw(tables())
    states = [table]
    while choices := SOA.options(table):
        table = step(SOA, table, draw(st.sampled_from(choices))).after
        states.append(table)
    return states


def candidates(table: Table) -> Iterator[Action]:
    """Everything somebody could try here, legal or not."""
    seats = range(-1, len(table.clubs) + 1)
    spots: list[Spot] = [Site(i) for i in range(-1, len(table.places) + 1)]
    spots += [EmergencyRoom(), *(Clubhouse(seat) for seat in seats)]
    numbers = range(-1, 4)
    for seat in seats:
        yield from (EndBackup(seat), Retreat(seat), UseAtOnce(seat), LeaveUnused(seat))
        yield from (CloseFist(seat, guns) for guns in range(-1, 11))
        yield from (Roll(seat, pips) for pips in range(8))
        yield from (Shoot(seat, target) for target in seats)
        yield from (TakeTheFall(seat, spot) for spot in spots)
        for place in range(-1, len(table.places) + 1):
            yield ThrowDown(seat, place)
            yield from (ThrowDown(seat, place, (other,)) for other in seats)
            yield ThrowDown(seat, place, (0, 0))
            yield ThrowDown(seat, place, tuple(s for s in table.seats if s != seat))
        for pips in range(8):
            yield from (
                RollForInjured(seat, "member", pips),
                RollForInjured(seat, "prospect", pips),
            )
        for members in numbers:
            for prospects in numbers:
                yield ChooseInjured(seat, members, prospects)
                yield from (CallBackup(seat, spot, members, prospects) for spot in spots)
