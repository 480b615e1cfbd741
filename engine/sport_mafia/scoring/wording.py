"""What stands on a score sheet, as German sentences."""

from fractions import Fraction

from engine.core.play import Seat
from engine.sport_mafia.scoring.amounts import HITS, plain, signed, tenths
from engine.sport_mafia.scoring.entries import (
    Action,
    Agreed,
    Charged,
    Count,
    Ended,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
    Swapped,
    Unnamed,
)
from engine.sport_mafia.scoring.events import LineCounted, Noted, ScoreEvent
from engine.sport_mafia.scoring.lines import (
    Awarded,
    BestMove,
    Compensated,
    Harmed,
    Left,
    Line,
    NoWin,
    Win,
)
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import Sheet, Winner
from engine.sport_mafia.scoring.words import bare
from engine.sport_mafia.words import TEAM_NAMES

HOW_MANY = ("keine davon", "eine davon", "zwei davon")


def tell(before: Sheet, event: ScoreEvent) -> str:
    """What was noted or counted; the totals stand in the picture and need no sentence."""
    match event:
        case Noted(entry=entry):
            return f"{told(before, entry)}."
        case LineCounted(line=line):
            return tell_line(line)
    return ""


def tell_action(sheet: Sheet, action: Action) -> str:
    """What somebody does, one short phrase."""
    return told(sheet, action)


def result(winner: Winner) -> str:
    """How a game ended: „Rot hat gewonnen“."""
    return (
        "Die Partie endete unentschieden"
        if winner == "draw"
        else f"{TEAM_NAMES[winner]} hat gewonnen"
    )


def told(sheet: Sheet, action: Action) -> str:
    """The entry as a sentence without its full stop."""
    match action:
        case Count():
            return "Abrechnen"
        case Swapped(one=one, other=other):
            return f"Nr. {one} und Nr. {other} tauschen die Karten"
        case Ended(winner=winner):
            return result(winner)
        case FirstVote(left=left):
            who = {0: "geht niemand", 1: "geht eine Person"}.get(left, f"gehen {left} Personen")
            return f"Durch die Abstimmung am ersten Tag {who}"
        case KilledFirst(seat=seat):
            who = "niemand" if seat is None else f"Nr. {seat}"
            return f"In der ersten Nacht mit Schüssen stirbt {who}"
        case Named(seat=seat):
            return f"Nr. {sheet.killed or '?'} nennt die {seat}"
        case Unnamed(seat=seat):
            return f"Die {seat} wird wieder gestrichen"
        case MoveEnded(talked=talked):
            if talked:
                return f"Nr. {sheet.killed or '?'} redet in den besten Zug hinein und muss gehen"
            return "„Angenommen“: Der beste Zug ist vorbei"
        case Stretched(games=games, times=times):
            return f"{games} Partien auf der Strecke, {times}-mal als Roter zuerst getötet"
        case Given(seat=seat, tenths=count):
            amount = plain(tenths(count)) if count else "nichts"
            return f"Die Spielleitung gibt Nr. {seat} {amount}"
        case Agreed(yes=yes):
            return f"Die Hauptspielleitung stimmt {'zu' if yes else 'nicht zu'}"
        case SentOff():
            return _sent_off(action)
        case Charged():
            return _charged(action)


def _sent_off(action: SentOff) -> str:
    seat = action.seat
    match action.how:
        case "table":
            return f"Nr. {seat} ist vom Tisch gewiesen worden"
        case "defeat":
            return f"Nr. {seat} hat die Niederlage des eigenen Teams ausgelöst"
    return f"Nr. {seat} ist nicht vom Tisch gewiesen worden"


def _charged(action: Charged) -> str:
    offence = BY_KEY[action.offence]
    if not action.yes:
        return f"Für Nr. {action.seat} wieder gestrichen: {offence.does}"
    return f"Nr. {action.seat} hat {offence.does}"


def tell_line(line: Line) -> str:
    """One line of the score, a sentence with its amount."""
    seat, amount = line.seats[0], signed(line.amount)
    match line.item:
        case Win(team=team):
            return f"{TEAM_NAMES[team]} hat gewonnen: {amount} für {places(line.seats)}."
        case NoWin(winner="draw"):
            return "Unentschieden: Niemand bekommt einen Punkt."
        case NoWin():
            return f"Verloren: nichts für {places(line.seats)}."
        case Left() as left:
            return _left(seat, left, amount)
        case BestMove() as move:
            return _best_move(seat, move, amount)
        case Awarded() as award:
            return _award(seat, award, amount)
        case Harmed(offence=key):
            return f"Nr. {seat} hat {BY_KEY[key].does}: {amount}."
        case Compensated() as first:
            return _compensated(seat, first, line.amount)


def places(seats: tuple[Seat, ...]) -> str:
    """„Nr. 3“, „Nr. 3 und 5“."""
    return f"Nr. {bare(seats)}"


def _left(seat: Seat, left: Left, amount: str) -> str:
    if left.how == "defeat":
        return f"Nr. {seat} hat dem Gegner den Sieg verschafft: {amount}."
    if left.beside:
        return f"Für die Disqualifikation von Nr. {seat} kommt nach dieser Lesart nichts dazu."
    return f"Nr. {seat} ist vom Tisch gewiesen worden: {amount}."


def _best_move(seat: Seat, move: BestMove, amount: str) -> str:
    colours = _colours(len(move.named), move.hits)
    said = f"Nr. {seat} nennt im besten Zug {bare(move.named)}, {colours}"
    if move.black:
        return f"{said}, ist aber selbst schwarz: nichts."
    if move.beaten_by:
        worth, more = signed(HITS[move.hits]), plain(tenths(move.beaten_by))
        return f"{said}. Das wären {worth}, aber die {more} der Spielleitung zählen mehr."
    return f"{said}: {amount if move.hits in HITS else 'nichts'}."


def _colours(named: int, hits: int) -> str:
    if named == 1:
        return "sie ist schwarz" if hits else "sie ist rot"
    if hits == named:
        return "beide schwarz" if named == 2 else "alle drei schwarz"
    return f"{HOW_MANY[hits]} schwarz"


def _award(seat: Seat, award: Awarded, amount: str) -> str:
    if award.beaten:
        given = plain(tenths(award.tenths))
        return f"Die {given} der Spielleitung für Nr. {seat} zählen nicht neben dem besten Zug."
    beside = ", außerhalb der 1,2" if award.outside else ""
    return f"Von der Spielleitung für Nr. {seat}: {amount}{beside}."


def _compensated(seat: Seat, first: Compensated, amount: Fraction) -> str:
    killed = f"Nr. {seat} wurde zuerst getötet"
    match first.why:
        case "no-hit":
            return f"{killed}, hat aber keinen Schwarzen genannt: kein Ausgleich."
        case "draw":
            return f"{killed}, die Partie endete aber unentschieden: kein Ausgleich."
        case "lost":
            return f"{killed}, und Rot hat verloren: voller Ausgleich, {_formula(first)}."
        case "won":
            half = plain(amount)
            return f"{killed}, und Rot hat gewonnen: halber Ausgleich, {half}. {_formula(first)}."


def _formula(first: Compensated) -> str:
    full = plain(first.full)
    if first.times > first.b:
        return f"Ci = {full}, denn {first.times}-mal ist öfter als B = {first.b}"
    return f"Ci = {first.times} × 0,4 ÷ {first.b} = {full}".replace("= ≈", "≈")
