"""What an opponent offers to others: a piece for a piece, fair by the usual worth of things."""

from engine.sons_of_anarchy.actions_course import Propose
from engine.sons_of_anarchy.course import Parcel
from widgets.dealer import Stream
from widgets.sons_of_anarchy.opponents.choice import Seen
from widgets.sons_of_anarchy.opponents.purse import moved, purse_of

LIKELY = 8
"""In how many of a hundred orders somebody offers something first."""
GAIN = 3
"""So many points must be in it, or it is not worth the words."""
USUAL = {"money": 10, "guns": 11, "contraband": 14}
"""What a piece is usually worth to somebody, in points."""
ONE = (Parcel(guns=1), Parcel(contraband=1), Parcel(money=1), Parcel(money=2))


def usual(what: Parcel) -> int:
    """What a parcel is usually worth, in points."""
    return (
        USUAL["money"] * what.money
        + USUAL["guns"] * what.guns
        + USUAL["contraband"] * what.contraband
    )


def bargain(seen: Seen, chance: Stream) -> Propose | None:
    """An offer that pays and that others may like; None: there is none, or no wish for any."""
    if not seen.others or not chance.percent(LIKELY):
        return None
    purse, best, top = purse_of(seen), None, GAIN
    for gives in ONE:
        has = (
            purse.money >= gives.money
            and purse.guns >= gives.guns
            and purse.contraband >= gives.contraband
        )
        if not has:
            continue
        after = moved(purse, gives, -1)
        for wants in ONE:
            gained = moved(after, wants, 1).points - purse.points
            if usual(gives) >= usual(wants) and gained >= top:
                best, top = (gives, wants), gained + 1
    if best is None:
        return None
    return Propose(seen.seat, chance.pick(seen.others), *best)
