"""Step 2: guns in closed fists, opened together, then gone."""

from engine.core.play import Breach
from engine.sons_of_anarchy.actions import CloseFist
from engine.sons_of_anarchy.checks import Reasons, in_phase, involved
from engine.sons_of_anarchy.course_query import gun_ban, hassle
from engine.sons_of_anarchy.events import (
    FistClosed,
    FistsOpened,
    GunsHeld,
    GunsSkipped,
    GunsSpent,
    SoaEvent,
    StepBegan,
)
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.heat import heat_for_guns
from engine.sons_of_anarchy.query import crew_in, open_fists
from engine.sons_of_anarchy.rules.anarchy import HASSLES_LAST_A_ROUND
from engine.sons_of_anarchy.rules.throwdown import (
    FISTS_OPEN_TOGETHER,
    GUN_BAN,
    GUN_BAN_SKIPS_STEP_TWO,
    GUNS_ARE_SPENT,
    GUNS_IN_CLOSED_FISTS,
    ONE_GUN_PER_FIGURE,
    OWN_GUNS_ONLY,
    THREE_STEPS,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import figures, guns


def fist_breaches(table: Table, action: CloseFist) -> Reasons:
    """Every reason against this fist."""
    fight, seat = table.fight, action.seat
    found = list(involved(table, seat))
    if fight and gun_ban(table, fight.place):
        found.append(_ban(table, fight))
        why = "Ohne Waffen entfällt Schritt 2; auf die Verstärkung folgen die Würfel."
        found.append(Breach(GUN_BAN_SKIPS_STEP_TWO, why))
    else:
        found += in_phase(table, "fists")
    if not table.has(seat):
        return tuple(found)
    club = table.clubs[seat]
    if fight and seat in fight.seats:
        if fight.phase == "fists" and fight.fists[fight.index(seat)] is not None:
            why = f"Die Faust von {club.name} ist schon zu."
            found.append(Breach(GUNS_IN_CLOSED_FISTS, why))
        there = crew_in(table, fight, seat).size
        if action.guns > there:
            why = f"{guns(action.guns)} für {figures(there)}: höchstens eine je Figur."
            found.append(Breach(ONE_GUN_PER_FIGURE, why))
    if action.guns > club.guns:
        why = f"{club.name} hat {guns(club.guns)} hinter dem Schirm, nicht {action.guns}."
        found.append(Breach(OWN_GUNS_ONLY, why))
    if action.guns < 0:
        why = "Weniger als keine Waffe passt in keine Faust."
        found.append(Breach(GUNS_IN_CLOSED_FISTS, why))
    return tuple(found)


def _ban(table: Table, fight: Fight) -> Breach:
    place, card = table.places[fight.place], hassle(table, "noGuns")
    if card and not place.gun_ban:
        why = f"„{card.name}“ liegt offen: In dieser Runde sind nirgends Waffen erlaubt."
        return Breach(HASSLES_LAST_A_ROUND, why)
    return Breach(GUN_BAN, f"Bei „{place.name}“ sind Waffen verboten.")


def fist_events(table: Table, action: CloseFist) -> tuple[SoaEvent, ...]:
    """All see a fist, its owner knows what is in it."""
    rules = (GUNS_IN_CLOSED_FISTS, ONE_GUN_PER_FIGURE, OWN_GUNS_ONLY)
    seat = action.seat
    return (
        FistClosed(rules=(GUNS_IN_CLOSED_FISTS,), seat=seat),
        GunsHeld(rules=rules, seen_by=frozenset({seat}), seat=seat, guns=action.guns),
    )


def guns_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """What follows by itself in step 2: no guns here, or all fists are closed."""
    if gun_ban(table, fight.place):
        why = GUN_BAN if table.places[fight.place].gun_ban else HASSLES_LAST_A_ROUND
        skipped = GunsSkipped(rules=(why, GUN_BAN_SKIPS_STEP_TWO))
        return skipped, StepBegan(rules=(THREE_STEPS,), phase="dice")
    if open_fists(table, fight):
        return ()
    held = tuple(fight.guns(seat) for seat in fight.seats)
    return (FistsOpened(rules=(FISTS_OPEN_TOGETHER,), guns=held),)


def opened_follow(table: Table, fight: Fight) -> tuple[SoaEvent, ...]:
    """The drawn guns are gone; then come the dice."""
    spent = [
        GunsSpent(rules=(GUNS_ARE_SPENT,), seat=seat, guns=fight.guns(seat))
        for seat in fight.seats
        if fight.guns(seat)
    ]
    heat = heat_for_guns(table, fight) if table.options.heat_timing == "onReveal" else ()
    return (*spent, *heat, StepBegan(rules=(THREE_STEPS,), phase="dice"))
