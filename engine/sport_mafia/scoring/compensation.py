"""Compensation for whoever is killed first, § 8.6."""

from fractions import Fraction

from engine.core.rule import Rule
from engine.sport_mafia.rules.scoring_compensation import (
    COMPENSATION_FORMULA,
    COMPENSATION_FULL,
    COMPENSATION_HALF,
    COMPENSATION_IN_A_DRAW,
    COMPENSATION_IS_MAIN,
    FIRST_KILLED_COMPENSATED,
    NO_HIT_NO_COMPENSATION,
)
from engine.sport_mafia.scoring.amounts import LEAST_B, MOST_COMPENSATION
from engine.sport_mafia.scoring.lines import Compensated, Line
from engine.sport_mafia.scoring.sheet import Sheet


def b_of(games: int) -> int:
    """B: 40 % of the games, rounded, at least four.

    Two fifths of a whole number never end in a half, so no way of rounding is left open.
    """
    return max(LEAST_B, round(Fraction(2 * games, 5)))


def ci(games: int, times: int) -> Fraction:
    """Ci: what each game brings to somebody killed first ``times`` times in ``games`` games."""
    b = b_of(games)
    return MOST_COMPENSATION * min(times, b) / b


def compensation(sheet: Sheet) -> tuple[Line, ...]:
    """The line of the first victim; none when nobody or somebody black was killed first."""
    if sheet.killed is None or sheet.team(sheet.killed) == "black":
        return ()
    games, times = sheet.stretch.games, sheet.stretch.times
    full = ci(games, times)
    rules: tuple[Rule, ...]
    if not sheet.hits():
        why, part, rules = "no-hit", Fraction(0), (NO_HIT_NO_COMPENSATION,)
    elif sheet.winner == "black":
        why, part, rules = "lost", Fraction(1), (COMPENSATION_FULL, FIRST_KILLED_COMPENSATED)
    elif sheet.winner == "red":
        why, part, rules = "won", Fraction(1, 2), (COMPENSATION_HALF,)
    else:
        why, part, rules = "draw", Fraction(0), (COMPENSATION_IN_A_DRAW,)
    if part:
        rules = (*rules, COMPENSATION_FORMULA, COMPENSATION_IS_MAIN)
    item = Compensated(times, b_of(games), full, why)  # type: ignore[arg-type]
    return (Line((sheet.killed,), item, full * part, "main", rules),)
