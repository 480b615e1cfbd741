"""The odds as bars, with numbers beside them and the exact fraction on demand."""

from fractions import Fraction
from functools import lru_cache

from htpy import Node, Renderable, details, div, h3, li, p, rect, span, summary, svg, ul

from engine.core.german import listed
from engine.core.play import Seat
from engine.sons_of_anarchy.fight import PHASES, Fight, opened_fight
from engine.sons_of_anarchy.odds import Odds, Side, odds, sides_of
from engine.sons_of_anarchy.query import crew_in, fighting, present
from engine.sons_of_anarchy.state import Table, clockwise
from engine.sons_of_anarchy.words import guns as guns_words
from widgets.sons_of_anarchy.model import Model


def chances(model: Model) -> Node:
    """The odds of the fight that runs, or of the one that is set up; nothing when it is decided."""
    table = model.now
    if table.step == "cleanup":
        return None
    fight = table.fight or _planned(table, model.place)
    if fight is None or PHASES.index(fight.phase) > PHASES.index("dice"):
        return None
    seats = fighting(table, fight)
    if len(seats) < 2 or (table.fight is None and not _worth(table, fight)):
        return None
    known = PHASES.index(fight.phase) >= PHASES.index("opened")
    guns = {s: fight.guns(s) if known else _plan(model, table, fight, s) for s in seats}
    found = _odds(sides_of(table, fight, guns))
    return div(".gn-chances")[
        h3["Wie stehen die Chancen?"],
        not known and p(".gn-muted")[_premise(table, fight, guns)],
        _bars(table, seats, found),
        _injuries(table, seats, found),
        details(".gn-fold")[
            summary["Genau, als Brüche"],
            ul[
                (
                    li[f"{table.clubs[s].name} gewinnt: {fraction(chance)}"]
                    for s, chance in zip(seats, found.wins, strict=True)
                ),
                li[f"niemand gewinnt: {fraction(found.nobody)}"],
            ],
            p["Ausgezählt über alle Würfe, nicht geschätzt."],
        ],
    ]


@lru_cache(maxsize=64)
def _odds(sides: tuple[Side, ...]) -> Odds:
    return odds(sides)


def _planned(table: Table, place: int) -> Fight | None:
    inside = set(present(table, place))
    seats = tuple(s for s in clockwise(table, table.patch) if s in inside)
    return opened_fight(place, seats[0], seats) if len(seats) > 1 else None


def _worth(table: Table, fight: Fight) -> bool:
    return all(crew_in(table, fight, s).size for s in fight.seats)


def _plan(model: Model, table: Table, fight: Fight, seat: Seat) -> int:
    """What a club means to draw, as far as figures and guns allow."""
    return min(model.plan[seat], table.clubs[seat].guns, crew_in(table, fight, seat).size)


def _premise(table: Table, fight: Fight, guns: dict[Seat, int]) -> str:
    if table.places[fight.place].gun_ban:
        return "Hier sind Waffen verboten; es zählen nur Würfel und Figuren."
    drawn = [f"{table.clubs[s].name} {guns_words(n)}" for s, n in guns.items()]
    return f"Angenommen, es ziehen: {listed(drawn)}."


def _bars(table: Table, seats: tuple[Seat, ...], found: Odds) -> Renderable:
    rows = [
        (f"{table.clubs[s].name} gewinnt", chance)
        for s, chance in zip(seats, found.wins, strict=True)
    ]
    return div(".gn-odds")[
        (bar(name, chance) for name, chance in rows),
        bar("niemand", found.nobody) if found.nobody else None,
    ]


def bar(name: str, chance: Fraction) -> Node:
    """A chance as a row: what, a bar, the percentage."""
    width = f"{float(100 * chance):.1f}"
    return [
        span[name],
        svg(viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")[
            rect(".gn-rest", width="100", height="10"),
            rect(width=width, height="10"),
        ],
        span[percent(chance)],
    ]


def percent(chance: Fraction) -> str:
    """„42 %“; what is possible is never shown as 0, what may fail never as 100."""
    whole = round(100 * chance)
    if whole == 0 and chance > 0:
        return "unter 1 %"
    if whole == 100 and chance < 1:
        return "über 99 %"
    return f"{whole} %"


def fraction(number: Fraction) -> str:
    """„3/8“; whole numbers without a denominator."""
    return str(number.numerator) if number.denominator == 1 else f"{number}"


def _injuries(table: Table, seats: tuple[Seat, ...], found: Odds) -> Node:
    if not any(found.most):
        return None
    parts = []
    for i, seat in enumerate(seats):
        low, high = found.least[i], found.most[i]
        mean = _decimal(found.injuries[i])
        text = f"{table.clubs[seat].name} {mean}"
        parts.append(text if low == high else f"{text} (je nach Ziel {low} bis {high})")
    note = " Im Mittel, wenn jedes Ziel gleich wahrscheinlich ist." if len(seats) > 2 else ""
    return p[f"Verletzte, wie auch immer die Würfel fallen: {listed(parts)}.{note}"]


def _decimal(number: Fraction) -> str:
    if number.denominator == 1:
        return str(number.numerator)
    return f"{float(number):.1f}".replace(".", ",")
