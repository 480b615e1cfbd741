"""Counting a sheet: every line with its amount and its rules, and the totals."""

from dataclasses import dataclass
from fractions import Fraction

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.rules.scoring import (
    BLACK_WIN_SCORES,
    DEFEAT_SCORES_NOTHING,
    GIFTED_WIN_COSTS_ONE,
    RED_WIN_SCORES,
    REMOVAL_AND_DEFEAT,
    REMOVAL_COSTS_HALF,
)
from engine.sport_mafia.rules.scoring_harm import HARM_COSTS, NEGLECT_NEEDS_DEFEAT
from engine.sport_mafia.scoring.amounts import DEFEAT, HARM, REMOVAL, WIN
from engine.sport_mafia.scoring.awards import award_lines
from engine.sport_mafia.scoring.compensation import compensation
from engine.sport_mafia.scoring.lines import Harmed, Left, Line, NoWin, Win
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.seats import NUMBERS, Colour


def lines(sheet: Sheet) -> tuple[Line, ...]:
    """Every line of the score, in the order of the clauses; the sheet has no objections."""
    return (
        *_result(sheet),
        *_removals(sheet),
        *award_lines(sheet),
        *_harm(sheet),
        *compensation(sheet),
    )


def _of_team(sheet: Sheet, team: Colour) -> tuple[Seat, ...]:
    return tuple(seat for seat in NUMBERS if sheet.team(seat) == team)


def _result(sheet: Sheet) -> tuple[Line, ...]:
    if sheet.winner == "draw":
        return (Line(NUMBERS, NoWin("draw"), Fraction(0), "main", (DEFEAT_SCORES_NOTHING,)),)
    rule = RED_WIN_SCORES if sheet.winner == "red" else BLACK_WIN_SCORES
    other: Colour = "black" if sheet.winner == "red" else "red"
    losers = _of_team(sheet, other)
    return (
        Line(_of_team(sheet, sheet.winner), Win(sheet.winner), WIN, "main", (rule,)),
        Line(losers, NoWin(sheet.winner), Fraction(0), "main", (DEFEAT_SCORES_NOTHING,)),
    )


def _removals(sheet: Sheet) -> tuple[Line, ...]:
    found: list[Line] = []
    for one in sheet.removed:
        seats = (one.seat,)
        if one.how == "table":
            found.append(Line(seats, Left("table"), REMOVAL, "extra", (REMOVAL_COSTS_HALF,)))
            continue
        found.append(Line(seats, Left("defeat"), DEFEAT, "extra", (GIFTED_WIN_COSTS_ONE,)))
        both = sheet.options.removal_and_defeat == "both"
        amount = REMOVAL if both else Fraction(0)
        rules = (REMOVAL_AND_DEFEAT, REMOVAL_COSTS_HALF)
        found.append(Line(seats, Left("table", beside=not both), amount, "extra", rules))
    return tuple(found)


def _harm(sheet: Sheet) -> tuple[Line, ...]:
    found = []
    for charge in sheet.charges:
        offence = BY_KEY[charge.offence]
        rules: tuple[Rule, ...] = (offence.rule, HARM_COSTS)
        if offence.neglect:
            rules = (*rules, NEGLECT_NEEDS_DEFEAT)
        found.append(Line((charge.seat,), Harmed(charge.offence), HARM, "extra", rules))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Total:
    """What a seat has: main points and additional points."""

    main: Fraction = Fraction(0)
    extra: Fraction = Fraction(0)

    @property
    def points(self) -> Fraction:
        """Both together; this ranks (§ 8.7)."""
        return self.main + self.extra


def lines_of(sheet: Sheet, seat: Seat) -> tuple[Line, ...]:
    """The lines that concern that seat."""
    return tuple(line for line in lines(sheet) if seat in line.seats)


def total(sheet: Sheet, seat: Seat) -> Total:
    """The sum of the lines of that seat."""
    mine = lines_of(sheet, seat)
    return Total(
        sum((line.amount for line in mine if line.part == "main"), Fraction(0)),
        sum((line.amount for line in mine if line.part == "extra"), Fraction(0)),
    )
