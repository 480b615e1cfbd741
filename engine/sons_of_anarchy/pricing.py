"""The black market's numbers: heat limits, prices by the total, and what an offer is worth."""

from dataclasses import dataclass

from engine.sons_of_anarchy.options import MarketThree

LIMITS: tuple[int | None, ...] = (None, 3, 2, 1, 0)
"""The most contraband that a club may offer, by its heat; None: no limit (SOA-181…185)."""


@dataclass(frozen=True, slots=True)
class Band:
    """A line of the price table: up to this total (None: and above), so much money apiece."""

    upto: int | None
    price: int


type Bands = tuple[Band, ...]

FOUR: Bands = (Band(4, 3), Band(8, 2), Band(None, 1))
"""The prices for four clubs (SOA-188…190)."""
SCALED: Bands = (Band(3, 3), Band(6, 2), Band(None, 1))
"""Ours for three clubs: the thresholds for four, times three quarters (gap SOA-G01)."""


def bands(clubs: int, three: MarketThree) -> Bands:
    """The price table for so many clubs; fewer than four use the side for three."""
    return FOUR if clubs >= 4 or three == "asFour" else SCALED


def limit(heat: int) -> int | None:
    """The most contraband at that heat; None: no limit. Above 4 there is none to sell either."""
    return LIMITS[min(heat, len(LIMITS) - 1)]


def most(heat: int, contraband: int) -> int:
    """The most that a club with so much heat and contraband can offer."""
    cap = limit(heat)
    return contraband if cap is None else min(cap, contraband)


def price(table: Bands, total: int) -> int | None:
    """Money apiece when ``total`` is offered; None: nothing is, so there is no price."""
    if total <= 0:
        return None
    return next(band.price for band in table if band.upto is None or total <= band.upto)


def income(table: Bands, mine: int, others: int) -> int:
    """What ``mine`` pieces bring beside ``others`` of the other clubs."""
    return mine * (price(table, mine + others) or 0)


@dataclass(frozen=True, slots=True)
class Best:
    """One's best offers beside ``others`` pieces: all that bring most, the smallest first."""

    others: int
    offers: tuple[int, ...]
    income: int


def best(table: Bands, others: int, upto: int) -> Best:
    """What brings most money beside ``others`` pieces, of the offers 0 to ``upto``."""
    brings = [income(table, mine, others) for mine in range(upto + 1)]
    top = max(brings)
    return Best(others, tuple(mine for mine, got in enumerate(brings) if got == top), top)
