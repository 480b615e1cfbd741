"""The score sheet as a game of one action at a time, so that examples and mistakes can show it."""

from dataclasses import replace

from engine.core.play import Breach, Game, Seat
from engine.core.rule import Rule
from engine.sport_mafia.rules.night import (
    BEST_MOVE,
    BEST_MOVE_BROKEN_OFF,
    BEST_MOVE_IS_FINAL,
    NO_BEST_MOVE_AFTER_TWO,
)
from engine.sport_mafia.rules.scoring import (
    BLACK_WIN_SCORES,
    DEFEAT_SCORES_NOTHING,
    GIFTED_WIN_COSTS_ONE,
    RED_WIN_SCORES,
    REMOVAL_COSTS_HALF,
)
from engine.sport_mafia.rules.scoring_awards import JUDGE_MAY_AWARD, UP_TO_FIVE, WINNER_AWARD
from engine.sport_mafia.rules.scoring_compensation import (
    COMPENSATION_FORMULA,
    FIRST_KILLED_COMPENSATED,
)
from engine.sport_mafia.rules.scoring_harm import HARM_COSTS
from engine.sport_mafia.rules.scoring_ranking import RANKED_BY_SUM
from engine.sport_mafia.scoring.counting import lines, total
from engine.sport_mafia.scoring.entries import (
    Action,
    Agreed,
    Charged,
    Count,
    Ended,
    Entry,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
    Swapped,
    Unnamed,
    applied,
)
from engine.sport_mafia.scoring.events import LineCounted, Noted, ScoreEvent, Totalled
from engine.sport_mafia.scoring.objections import NOBODY_KILLED, objections
from engine.sport_mafia.scoring.offences import OFFENCES, of_role
from engine.sport_mafia.scoring.sheet import MOST_TENTHS, Removal, Sheet, Winner
from engine.sport_mafia.scoring.words import bare
from engine.sport_mafia.seats import NUMBERS

WINNERS: tuple[Winner, ...] = ("red", "black", "draw")
REMOVALS: tuple[Removal | None, ...] = (None, "table", "defeat")


def breaches(sheet: Sheet, action: Action) -> tuple[Breach, ...]:
    """Every reason why that can't be written down, or why the points can't be counted."""
    if isinstance(action, Count):
        return objections(sheet)
    return (*_against_move(sheet, action), *objections(applied(sheet, action)))


def _against_move(sheet: Sheet, entry: Entry) -> tuple[Breach, ...]:
    """Why the best move can't go on like that."""
    found: list[Breach] = []
    if isinstance(entry, Named | Unnamed) and sheet.closed:
        said = f"es bleibt bei {bare(sheet.named)}" if sheet.named else "es bleibt bei keiner"
        why = f"Der beste Zug ist abgeschlossen: Für die {entry.seat} ist es zu spät, {said}."
        found.append(Breach(BEST_MOVE_IS_FINAL, why))
    if isinstance(entry, Unnamed) and entry.seat not in sheet.named:
        why = f"Die {entry.seat} steht nicht da: Streichen lässt sich nur, was genannt ist."
        found.append(Breach(BEST_MOVE, why))
    if isinstance(entry, MoveEnded) and sheet.killed is None:
        why = NOBODY_KILLED
        found.append(Breach(BEST_MOVE, why))
    return tuple(found)


def decide(sheet: Sheet, action: Action) -> tuple[ScoreEvent, ...]:
    """What is noted or counted."""
    if not isinstance(action, Count):
        return (Noted(rules=_about(action), entry=action),)
    totals = tuple((seat, total(sheet, seat)) for seat in NUMBERS)
    return (
        *(LineCounted(rules=line.rules, line=line) for line in lines(sheet)),
        Totalled(rules=(RANKED_BY_SUM,), totals=totals),
    )


def _about(entry: Entry) -> tuple[Rule, ...]:
    match entry:
        case Swapped():
            return (RED_WIN_SCORES, BLACK_WIN_SCORES)
        case Ended(winner=winner):
            if winner == "draw":
                return (DEFEAT_SCORES_NOTHING,)
            return (RED_WIN_SCORES if winner == "red" else BLACK_WIN_SCORES,)
        case FirstVote():
            return (NO_BEST_MOVE_AFTER_TWO,)
        case KilledFirst():
            return (BEST_MOVE, FIRST_KILLED_COMPENSATED)
        case Named() | Unnamed():
            return (BEST_MOVE,)
        case MoveEnded(talked=talked):
            return (BEST_MOVE_BROKEN_OFF,) if talked else (BEST_MOVE_IS_FINAL,)
        case Stretched():
            return (COMPENSATION_FORMULA,)
        case Given():
            return (JUDGE_MAY_AWARD,)
        case Agreed():
            return (UP_TO_FIVE, WINNER_AWARD)
        case SentOff(how=how):
            return (GIFTED_WIN_COSTS_ONE if how == "defeat" else REMOVAL_COSTS_HALF,)
        case Charged():
            return (HARM_COSTS,)


def evolve(sheet: Sheet, event: ScoreEvent) -> Sheet:
    """The sheet after the event."""
    match event:
        case Noted(entry=entry):
            return applied(sheet, entry)
        case LineCounted():
            return sheet
        case Totalled():
            return replace(sheet, counted=True)


def entries(sheet: Sheet) -> tuple[Entry, ...]:
    """Every entry that makes sense on a sheet, allowed or not; stretches only near the present."""
    stretch = sheet.stretch
    return (
        *(Swapped(a, b) for a in NUMBERS for b in NUMBERS if a < b),
        *(Ended(winner) for winner in WINNERS),
        *(FirstVote(left) for left in range(len(NUMBERS) + 1)),
        *(KilledFirst(seat) for seat in (None, *NUMBERS)),
        *(Named(seat) for seat in NUMBERS),
        *(Unnamed(seat) for seat in NUMBERS),
        MoveEnded(),
        MoveEnded(talked=True),
        *(Stretched(stretch.games, times) for times in range(stretch.games + 2)),
        *(Given(seat, count) for seat in NUMBERS for count in range(MOST_TENTHS + 1)),
        Agreed(yes=True),
        Agreed(yes=False),
        *(SentOff(seat, how) for seat in NUMBERS for how in REMOVALS),
        *(Charged(seat, o.key, yes) for seat in NUMBERS for o in OFFENCES for yes in (True, False)),
    )


def options(sheet: Sheet) -> tuple[Action, ...]:
    """Everything that may be written down now, and counting."""
    offered = [e for e in entries(sheet) if not _foreign(sheet, e) and not breaches(sheet, e)]
    return (*offered, *(() if objections(sheet) else (Count(),)))


def _foreign(sheet: Sheet, entry: Entry) -> bool:
    # spares the whole check of the sheet for charges that this card can never face
    if not isinstance(entry, Charged) or not entry.yes:
        return False
    return entry.offence not in [o.key for o in of_role(sheet.role(entry.seat))]


def view(sheet: Sheet, seat: Seat | None) -> Sheet:
    """After the game all cards lie open: everybody may see the whole sheet."""
    return sheet


def awaiting(sheet: Sheet) -> tuple[Seat, ...]:
    """The judge writes, and the judge has no seat; stands for seat 0 until the points stand."""
    return () if sheet.counted else (0,)


SCORING: Game[Sheet, Action, ScoreEvent, Sheet] = Game(
    "mafia-wertung", breaches, decide, evolve, options, view, awaiting
)
