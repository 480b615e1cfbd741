"""The Probepartie shows, says and advises the same, whatever lies behind the screens of others."""

from dataclasses import replace

import pytest

from engine.core.play import Seat
from engine.sons_of_anarchy.course import Market, Parcel
from engine.sons_of_anarchy.fight import PHASES
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.state import Club, Table
from tests.widgets.soa.test_probepartie import course
from widgets.sons_of_anarchy.probe.course import COURSES, PlayedStep, Seating, Who
from widgets.sons_of_anarchy.probe.messages import Compose, Pick
from widgets.sons_of_anarchy.probe.model import (
    Draft,
    Model,
    decider,
    done_in,
    table_of,
    viewer,
)
from widgets.sons_of_anarchy.probe.update import update
from widgets.sons_of_anarchy.probepartie import PROBEPARTIE
from widgets.widget import Ui

WISH = Draft("trade", gives=Parcel(money=1), wants=Parcel(guns=9))
ALONE: tuple[Who, ...] = ("person", "sensible", "brawler")
CROWD: tuple[Who, ...] = ("person", "brawler", "person", "sensible")


def otherwise(table: Table, seat: Seat | None, *, now: bool) -> Table:
    """The table with another truth behind the screens of others and in their closed fists.

    ``now``: their goods differ, too. Earlier on they may not: what was done with them happened.
    """
    others = [s for s in table.seats if s != seat and not table.clubs[s].out]
    if table.step == "over" or len(others) < 2:
        return table
    clubs = list(table.clubs)  # both at once: the box holds no more than there is
    for one, two in (others[:2], others[1::-1]):
        clubs[one] = _other_goods(table, table.clubs[one], table.clubs[two] if now else None)
    return _other_fists(replace(table, clubs=tuple(clubs)), seat)


def _other_goods(table: Table, club: Club, rich: Club | None) -> Club:
    orders = club.orders + table.options.hidden_orders
    found = replace(club, money=club.money + 7, orders=orders)
    return replace(found, guns=rich.guns, contraband=rich.contraband) if rich else found


def _other_fists(table: Table, seat: Seat | None) -> Table:
    fight, whole = table.fight, table.course
    if fight and PHASES.index(fight.phase) < PHASES.index("opened"):
        pairs = zip(fight.seats, fight.fists, strict=True)
        fists = tuple(f if f is None or s == seat else f + 1 for s, f in pairs)
        table = replace(table, fight=replace(fight, fists=fists))
    if whole and whole.market and not whole.market.opened:
        pairs = zip(table.seats, whole.market.fists, strict=True)
        fists = tuple(f if f is None or s == seat else f + 1 for s, f in pairs)
        table = replace(table, course=replace(whole, market=Market(fists)))
    return table


def met(model: Model) -> tuple[str, str]:
    """Everything that a reader gets to see and to hear."""
    return str(PROBEPARTIE.view(model, Ui("w", "../"))), PROBEPARTIE.announce(model)


def shown_as(model: Model, done: tuple[PlayedStep, ...]) -> tuple[str, str]:
    """The same, if that is what happened."""
    COURSES.forget()
    COURSES.keep(model.seating, model.course, done)
    return met(model)


def looks(model: Model) -> list[Model]:
    """What a reader could look at where somebody decides."""
    if decider(model) is None or decider(model) != viewer(model):
        return [model]
    advised = replace(model, advised=True)
    return [model, advised, update(model, Pick("a")), update(model, Compose(WISH))]


@pytest.mark.parametrize(
    ("seated", "options"),
    [
        (ALONE, Options()),
        (ALONE, Options(hidden_orders=True)),
        (CROWD, Options(octane=True, participants="chosen")),
    ],
)
def test_what_lies_behind_screens_of_others_changes_nothing(
    seated: tuple[Who, ...], options: Options
) -> None:
    asked = set()
    for model in list(course(Seating(2, seated, options)))[::5]:
        table, seat, done = table_of(model), viewer(model), done_in(model)
        if table.step in ("setup", "over") or not done:
            continue
        asked.add(table.fight.phase if table.fight else table.step)
        other = tuple(
            replace(
                step,
                before=otherwise(step.before, seat, now=False),
                after=otherwise(step.after, seat, now=step is done[-1]),
            )
            for step in done
        )
        for look in looks(model):
            assert shown_as(look, other) == shown_as(look, done)
    COURSES.forget()
    assert {"orders", "market"} <= asked
