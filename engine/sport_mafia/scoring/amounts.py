"""Points as exact fractions, and how they are written."""

from fractions import Fraction

type Tenths = int

WIN = Fraction(1)
REMOVAL = Fraction(-1, 2)
DEFEAT = Fraction(-1)
HARM = Fraction(-4, 10)
HITS = {2: Fraction(1, 4), 3: Fraction(1, 2)}
"""Hits of the best move -> points (§ 8.3.4)."""
MOST_COMPENSATION = Fraction(4, 10)
LEAST_B = 4

LIMIT: Tenths = 12
WINNER_MOST: Tenths = 7
WINNER_ALONE: Tenths = 5
"""So much a judge may give to a winner without asking the chief judge."""
LOSER_MOST: Tenths = 4
MOST_AWARDED = 5
AWARDED_ALONE = 4


def tenths(count: Tenths) -> Fraction:
    """Tenths of a point as points."""
    return Fraction(count, 10)


def plain(points: Fraction) -> str:
    """„0,25“; what no decimal can say exactly comes rounded, with the fraction: „≈ 0,07 (1/15)“."""
    rest = points.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest == 1:
        return _decimal(points)
    sign = "−" if points < 0 else ""
    exact = f"{sign}{abs(points.numerator)}/{points.denominator}"
    return f"≈ {_decimal(Fraction(round(points * 100), 100))} ({exact})"


def signed(points: Fraction) -> str:
    """„+0,25“, „−0,5“, „0“."""
    text = plain(points)
    if points <= 0:
        return text
    return text.replace("≈ ", "≈ +") if text.startswith("≈") else f"+{text}"


def short(points: Fraction) -> str:
    """Like :func:`signed`, rounded where room is scarce: „+0,07“."""
    return signed(points).split(" (")[0].removeprefix("≈ ")


def points_word(points: Fraction) -> str:
    """„+1 Punkt“, „−0,4 Punkte“."""
    return f"{signed(points)} {'Punkt' if abs(points) == 1 else 'Punkte'}"


def _decimal(points: Fraction) -> str:
    sign, size = ("−" if points < 0 else ""), abs(points)
    digits = 0
    while (size * 10**digits).denominator != 1:
        digits += 1
    whole, part = divmod(int(size * 10**digits), 10**digits)
    return f"{sign}{whole},{part:0{digits}}" if digits else f"{sign}{whole}"
