"""What slips out of opponents: a word in another's minute, a gesture or a hand at the vote.

Now and then, so that whoever learns the game meets fouls and what they cost; one of the ten is
hot-headed. Who has some fouls already minds more. Decided from what all can see.
"""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.actions import Sanction
from engine.sport_mafia.view import View
from widgets.dealer import Stream
from widgets.sport_mafia.opponents.heard import Remark

OUTCRY = (4, 3, 2, 1)
"""In how many of a hundred cases who is accused cries out, by the number of fouls so far."""
HOT = (22, 20, 16, 3)
"""The same for the hot-headed one."""
GESTURE, HAND_AWAY = 3, 2
"""The same for a candidate's gesture, and for a hand that is pulled back too early."""
CAREFUL = 2
"""Who has more fouls keeps the hands still."""


@dataclass(frozen=True, slots=True)
class Temper:
    """Who is hot-headed, and the chance of this moment. ``person``: the reader, who slips alone."""

    hot: Seat
    person: Seat
    chance: Stream


def outcry(seen: View, said: Remark, temper: Temper) -> Sanction | None:
    """One of those whom the speaker has just accused answers at once; None: all keep quiet."""
    for seat in dict.fromkeys((*said.black, *said.nominated)):
        likely = HOT if seat == temper.hot else OUTCRY
        fouls = min(seen.seats[seat - 1].fouls, len(likely) - 1)
        if seat not in (said.by, temper.person) and temper.chance.percent(likely[fouls]):
            return Sanction(seat, "talking")
    return None


def fidget(seen: View, called: Seat, hands: tuple[Seat, ...], temper: Temper) -> Sanction | None:
    """Before the hands are counted: whom the vote is about gestures, or a hand goes down too
    early; None: all sit still."""

    def may(seat: Seat) -> bool:
        return seat not in (0, temper.person) and seen.seats[seat - 1].fouls <= CAREFUL

    if may(called) and temper.chance.percent(GESTURE):
        return Sanction(called, "vote-gestures")
    loose = tuple(seat for seat in hands if may(seat))
    if loose and temper.chance.percent(HAND_AWAY):
        return Sanction(temper.chance.pick(loose), "hand-away")
    return None
