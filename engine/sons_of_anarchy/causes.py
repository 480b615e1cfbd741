"""What makes heat rise, one cause at a time, without the fight or the market around it.

``TROUBLE`` is the game with such causes as further actions: to try what heat leads to.
"""

from dataclasses import dataclass
from functools import reduce
from typing import Literal

from engine.core.play import Breach, Game, Seat
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.events import GunsSpent, HeatGained, SoaEvent
from engine.sons_of_anarchy.game import SOA, consequences
from engine.sons_of_anarchy.market import amount_breaches
from engine.sons_of_anarchy.pricing import LIMITS
from engine.sons_of_anarchy.rules.heat import HEAT_FOR_GUNS
from engine.sons_of_anarchy.rules.market import SELLING_BRINGS_ONE_HEAT, SELLING_ENDS_AT_FOUR
from engine.sons_of_anarchy.rules.throwdown import (
    GUNS_ARE_SPENT,
    GUNS_IN_CLOSED_FISTS,
    ONE_GUN_PER_FIGURE,
    OWN_GUNS_ONLY,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import TableView
from engine.sons_of_anarchy.wording import tell_action
from engine.sons_of_anarchy.words import figures, guns, name, wares


@dataclass(frozen=True, slots=True)
class Cause:
    """A club draws ``number`` guns in a fight, or sells that much on the black market."""

    seat: Seat
    kind: Literal["guns", "sale"]
    number: int


type Deed = Action | Cause


def breaches(table: Table, deed: Deed) -> Reasons:
    """Every reason against the deed."""
    if not isinstance(deed, Cause):
        return SOA.breaches(table, deed)
    if found := a_seat(table, deed.seat):
        return found
    club = table.clubs[deed.seat]
    if deed.kind == "sale":
        amount = amount_breaches(club.name, club.heat, club.contraband, deed.number)
        return (*nobody_falls(table), *amount)
    return (*nobody_falls(table), *_too_many(table, deed))


def _too_many(table: Table, deed: Cause) -> Reasons:
    """Guns have to lie behind the screen, and each needs a figure that is not injured."""
    club, found = table.clubs[deed.seat], []
    able = club.figures.size - club.hurt.size
    if deed.number > able:
        why = f"{guns(deed.number)} für {figures(able)}: höchstens eine je Figur."
        found.append(Breach(ONE_GUN_PER_FIGURE, why))
    if deed.number > club.guns:
        why = f"{club.name} hat {guns(club.guns)} hinter dem Schirm, nicht {deed.number}."
        found.append(Breach(OWN_GUNS_ONLY, why))
    if deed.number < 0:
        found.append(Breach(GUNS_IN_CLOSED_FISTS, "Weniger als keine Waffe passt in keine Faust."))
    return tuple(found)


def decide(table: Table, deed: Deed) -> tuple[SoaEvent, ...]:
    """The events of a legal deed, with everything that follows without a decision."""
    if not isinstance(deed, Cause):
        return SOA.decide(table, deed)
    events = more = _caused(table, deed)
    while more:
        table = reduce(SOA.evolve, more, table)
        more = consequences(table)
        events += more
    return events


def _caused(table: Table, deed: Cause) -> tuple[SoaEvent, ...]:
    if not deed.number:
        return ()
    seat, heat = deed.seat, table.clubs[deed.seat].heat + 1
    if deed.kind == "sale":
        ends = (SELLING_ENDS_AT_FOUR,) if heat == len(LIMITS) - 1 else ()
        return (HeatGained(rules=(SELLING_BRINGS_ONE_HEAT, *ends), seat=seat, heat=heat),)
    return (
        GunsSpent(rules=(GUNS_ARE_SPENT,), seat=seat, guns=deed.number),
        HeatGained(rules=(HEAT_FOR_GUNS,), seat=seat, heat=heat),
    )


def tell_deed(table: Table, deed: Deed) -> str:
    """What somebody does, as a headline."""
    if not isinstance(deed, Cause):
        return tell_action(table, deed)
    who = name(table, deed.seat)
    if deed.kind == "sale":
        return f"{who} verkauft {wares(deed.number)}"
    return f"{who} zieht {guns(deed.number)}"


TROUBLE: Game[Table, Deed, SoaEvent, TableView] = Game(
    key="soa",
    breaches=breaches,
    decide=decide,
    evolve=SOA.evolve,
    options=SOA.options,
    view=SOA.view,
    awaiting=SOA.awaiting,
)
