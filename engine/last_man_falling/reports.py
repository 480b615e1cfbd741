"""What only people notice: tips, and somebody asleep; the program is told."""

from engine.core.play import Breach, Seat
from engine.last_man_falling.actions import PointOut, Report
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.events_more import PenaltyDue, SleepPointedOut, TipReported
from engine.last_man_falling.laying import INTERRUPTIBLE
from engine.last_man_falling.phases import Turn
from engine.last_man_falling.rules.penalties import DUMMSCHWAETZER, TIPS_BY_MAJORITY
from engine.last_man_falling.rules.variants import ASLEEP_WHEN_TOLD, VERPENNT
from engine.last_man_falling.state import State
from engine.last_man_falling.words import number_word, seconds_word

TIP_COST, SLEEP_COST = 2, 1


def votes_needed(state: State) -> int:
    """How many of the others have to have heard the tip (LMF-G34)."""
    return 1 if state.options.tips == "one" else (len(state.players) - 1) // 2 + 1


def _heard(votes: int) -> str:
    few = {0: "Niemand hat", 1: "Eine Person hat"}
    return few.get(votes, f"{number_word(votes).capitalize()} haben")


def report_breaches(state: State, action: Report) -> tuple[Breach, ...]:
    """Every reason against punishing ``seat`` for a tip."""
    found: list[Breach] = []
    if state.options.tips == "off":
        found.append(Breach(TIPS_BY_MAJORITY, "Ihr spielt ohne die Strafe für Tipps."))
    if not isinstance(state.phase, INTERRUPTIBLE):
        why = "Gerade läuft etwas anderes; über Tipps wird danach verhandelt."
        found.append(Breach(DUMMSCHWAETZER, why))
    others, needed = len(state.players) - 1, votes_needed(state)
    if not needed <= action.votes <= others:
        why = f"{_heard(action.votes)} den Tipp von {state.name(action.seat)} gehört; "
        if action.votes > others:
            why += f"am Tisch sitzen nur {number_word(others)} andere."
        else:
            why += "nötig ist eine." if needed == 1 else f"nötig sind {number_word(needed)}."
        found.append(Breach(TIPS_BY_MAJORITY, why))
    return tuple(found)


def report(state: State, action: Report) -> tuple[LmfEvent, ...]:
    """Two cards for the tip; then play goes on."""
    seat = action.seat
    return (
        TipReported(rules=(DUMMSCHWAETZER, TIPS_BY_MAJORITY), seat=seat, votes=action.votes),
        PenaltyDue(rules=(DUMMSCHWAETZER,), seat=seat, count=TIP_COST, reason="tip"),
    )


def point_out_breaches(state: State, action: PointOut) -> tuple[Breach, ...]:
    """Every reason against waking the one on turn (LMF-094, LMF-G50)."""
    found: list[Breach] = []
    if not state.options.verpennt:
        found.append(Breach(VERPENNT, "Ihr spielt ohne die Variante Verpennt."))
    phase = state.phase
    if not isinstance(phase, Turn) or phase.drawn:
        why = "Verpennen kann man nur den eigenen Zug, solange er nicht begonnen hat."
        found.append(Breach(VERPENNT, why))
    elif phase.woken:
        why = f"{state.name(state.turn)} ist schon geweckt worden; einmal je Zug genügt."
        found.append(Breach(ASLEEP_WHEN_TOLD, why))
    waited, least = action.seconds, state.options.asleep_after
    if waited is not None and waited < least:
        early = f"nicht schon nach {seconds_word(waited)}"
        why = f"Geweckt wird erst nach {seconds_word(least)}, {early}."
        found.append(Breach(ASLEEP_WHEN_TOLD, why))
    if action.seat == state.turn:
        why = f"{state.name(action.seat)} ist selbst am Zug; wecken muss jemand anders."
        found.append(Breach(ASLEEP_WHEN_TOLD, why))
    return tuple(found)


def point_out(state: State, action: PointOut) -> tuple[LmfEvent, ...]:
    """One card for sleeping; then the turn goes on normally."""
    seat: Seat = state.turn
    return (
        SleepPointedOut(rules=(VERPENNT, ASLEEP_WHEN_TOLD), seat=seat, by=action.seat),
        PenaltyDue(rules=(VERPENNT,), seat=seat, count=SLEEP_COST, reason="asleep"),
    )
