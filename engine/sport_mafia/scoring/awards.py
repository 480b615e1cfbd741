"""The best move and what the judge gives: the points, and the limits."""

from fractions import Fraction

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia.rules.scoring_awards import (
    AWARD_LIMIT,
    DISPLACED_AWARD,
    JUDGE_MAY_AWARD,
    LARGER_OF_BOTH,
    LOSER_AWARD,
    NO_AWARD_IN_A_DRAW,
    UP_TO_FIVE,
    WINNER_AWARD,
)
from engine.sport_mafia.rules.scoring_best_move import BEST_MOVE_POINTS
from engine.sport_mafia.scoring.amounts import (
    AWARDED_ALONE,
    HITS,
    LIMIT,
    LOSER_MOST,
    MOST_AWARDED,
    WINNER_ALONE,
    WINNER_MOST,
    plain,
    tenths,
)
from engine.sport_mafia.scoring.lines import Awarded, BestMove, Line
from engine.sport_mafia.scoring.sheet import Award, Sheet

NOTHING = Fraction(0)


def best_move(sheet: Sheet, seat: Seat) -> Fraction:
    """What the best move of that seat brings by itself (§ 8.3.4)."""
    if seat != sheet.killed or sheet.team(seat) == "black":
        return NOTHING
    return HITS.get(sheet.hits(), NOTHING)


def beaten(sheet: Sheet, award: Award) -> bool:
    """Whether the best move brings as much or more, so that the award does not count."""
    own = best_move(sheet, award.seat)
    return own > NOTHING and own >= tenths(award.tenths)


def limited(sheet: Sheet) -> tuple[Award, ...]:
    """The awards that the limit of the whole game sees: those that stand against no best move."""
    return tuple(a for a in sheet.awards if best_move(sheet, a.seat) == NOTHING)


def award_lines(sheet: Sheet) -> tuple[Line, ...]:
    """A line for the best move, and one for each award, also for what does not count."""
    moves = () if sheet.killed is None or not sheet.named else (_move(sheet, sheet.killed),)
    return (*moves, *(_award(sheet, award) for award in sheet.awards))


def _move(sheet: Sheet, seat: Seat) -> Line:
    points, given = best_move(sheet, seat), sheet.award(seat)
    rules: tuple[Rule, ...] = (BEST_MOVE_POINTS,)
    rival = given if points and tenths(given) > points else 0
    if rival:
        points, rules = NOTHING, (LARGER_OF_BOTH, BEST_MOVE_POINTS)
    black = sheet.team(seat) == "black"
    item = BestMove(sheet.named, sheet.hits(), black, beaten_by=rival)
    return Line((seat,), item, points, "extra", rules)


def _award(sheet: Sheet, award: Award) -> Line:
    if beaten(sheet, award):
        item = Awarded(award.tenths, beaten=True)
        return Line((award.seat,), item, NOTHING, "extra", (LARGER_OF_BOTH, DISPLACED_AWARD))
    outside = best_move(sheet, award.seat) > NOTHING
    rules: list[Rule] = [JUDGE_MAY_AWARD, *([LARGER_OF_BOTH] if outside else [])]
    rules.append(WINNER_AWARD if sheet.won(award.seat) else LOSER_AWARD)
    item = Awarded(award.tenths, outside=outside)
    return Line((award.seat,), item, tenths(award.tenths), "extra", tuple(rules))


def award_objections(sheet: Sheet) -> tuple[Breach, ...]:
    """Every reason why the judge may not give what stands on the sheet."""
    found = [breach for award in sheet.awards for breach in _against(sheet, award)]
    given = limited(sheet)
    if sum(a.tenths for a in given) > LIMIT:
        found.append(Breach(AWARD_LIMIT, _over_limit(given)))
    people = [a for a in sheet.awards if not beaten(sheet, a)]
    if len(people) > MOST_AWARDED:
        why = f"{len(people)} Personen bekommen etwas: höchstens {MOST_AWARDED} dürfen es sein."
        found.append(Breach(UP_TO_FIVE, why))
    elif len(people) > AWARDED_ALONE and not sheet.agreed:
        why = f"{len(people)} Belohnte gehen nur, wenn die Hauptspielleitung zustimmt."
        found.append(Breach(UP_TO_FIVE, why))
    return tuple(found)


def _over_limit(given: tuple[Award, ...]) -> str:
    parts = " + ".join(plain(tenths(a.tenths)) for a in given)
    total = plain(tenths(sum(a.tenths for a in given)))
    return f"{parts} sind zusammen {total}: mehr als {plain(tenths(LIMIT))} gibt es nicht."


def _against(sheet: Sheet, award: Award) -> tuple[Breach, ...]:
    seat, amount = award.seat, plain(tenths(award.tenths))
    if sheet.winner == "draw":
        why = f"Nr. {seat} kann keine {amount} bekommen: Die Partie endete unentschieden."
        return (Breach(NO_AWARD_IN_A_DRAW, why),)
    won = sheet.won(seat)
    most, rule = (WINNER_MOST, WINNER_AWARD) if won else (LOSER_MOST, LOSER_AWARD)
    if award.tenths > most:
        which = "gewonnen" if won else "verloren"
        why = f"Nr. {seat} hat {which}: höchstens {plain(tenths(most))}, nicht {amount}."
        return (Breach(rule, why),)
    if won and award.tenths > WINNER_ALONE and not sheet.agreed:
        why = f"{amount} für Nr. {seat} gibt es nur, wenn die Hauptspielleitung zustimmt."
        return (Breach(WINNER_AWARD, why),)
    return ()
