"""Step 3: dice, sums, and who wins."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import Roll
from engine.sons_of_anarchy.checks import Reasons, in_phase, involved
from engine.sons_of_anarchy.events import DieFell, FightTied, FightWon, SoaEvent, StrengthCounted
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import crew_in, fighting, missing_dice
from engine.sons_of_anarchy.rules.heat import ELIMINATED_CLUB_LEAVES
from engine.sons_of_anarchy.rules.strength import (
    DIE_OF_SIX,
    GUN_ADDS_THREE,
    HIGHEST_TOTAL_WINS,
    MEMBER_ADDS_TWO,
    PATCH_BELOW_THE_TIE,
    PATCH_WINS_TIES,
    PROSPECT_ADDS_ONE,
    ROLL_AND_ADD,
    TIE_EMPTIES_THE_PLACE,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name


def bonus(crew: Crew, guns: int) -> int:
    """What figures and drawn guns add to the die (SOA-151…153)."""
    return crew.prospects + 2 * crew.members + 3 * guns


def roll_breaches(table: Table, action: Roll) -> Reasons:
    """Every reason against this die."""
    found = [*in_phase(table, "dice"), *involved(table, action.seat)]
    fight = table.fight
    if fight and action.seat in fight.seats and fight.dice[fight.index(action.seat)] is not None:
        why = f"{name(table, action.seat)} hat schon gewürfelt."
        found.append(Breach(ROLL_AND_ADD, why))
    if not 1 <= action.pips <= 6:
        why = f"Ein Würfel zeigt 1 bis 6, nicht {action.pips}."
        found.append(Breach(DIE_OF_SIX, why))
    return tuple(found)


def roll_events(action: Roll) -> tuple[SoaEvent, ...]:
    """The die lies on the table."""
    return (DieFell(rules=(ROLL_AND_ADD, DIE_OF_SIX), seat=action.seat, pips=action.pips),)


def dice_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """All dice have fallen: the sums, and who wins."""
    if missing_dice(table, fight):
        return ()
    counted = tuple(_counted(table, fight, seat) for seat in fighting(table, fight))
    return (*counted, _outcome(table, counted))


def _counted(table: Table, fight: Fight, seat: Seat) -> StrengthCounted:
    crew, guns = crew_in(table, fight, seat), fight.guns(seat)
    pips = fight.dice[fight.index(seat)] or 0
    rules: list[Rule] = [ROLL_AND_ADD]
    rules += [PROSPECT_ADDS_ONE] if crew.prospects else []
    rules += [MEMBER_ADDS_TWO] if crew.members else []
    rules += [GUN_ADDS_THREE] if guns else []
    total = pips + bonus(crew, guns)
    return StrengthCounted(
        rules=tuple(rules), seat=seat, pips=pips, crew=crew, guns=guns, total=total
    )


def _outcome(table: Table, counted: tuple[StrengthCounted, ...]) -> FightWon | FightTied:
    if not counted:
        return FightTied(rules=(ELIMINATED_CLUB_LEAVES,), tied=(), total=0)
    best = max(c.total for c in counted)
    top = tuple(c.seat for c in counted if c.total == best)
    if len(top) == 1:
        return FightWon(rules=(HIGHEST_TOTAL_WINS,), seat=top[0], total=best)
    if table.patch in top:
        return FightWon(rules=(PATCH_WINS_TIES,), seat=table.patch, total=best, tied=top)
    rules: tuple[Rule, ...] = (TIE_EMPTIES_THE_PLACE,)
    if table.patch in [c.seat for c in counted]:
        rules = (TIE_EMPTIES_THE_PLACE, PATCH_BELOW_THE_TIE)
    return FightTied(rules=rules, tied=top, total=best)
