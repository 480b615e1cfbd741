"""Who sits at the table: the number of the game decides the cards, the tastes, every whim."""

from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.seats import COUNT, NUMBERS, Role, cards_left
from engine.sport_mafia.state import State
from engine.sport_mafia.view import view
from widgets.dealer import LARGEST_SEED, Stream, stream
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.opponents.mind import Mind
from widgets.sport_mafia.opponents.suspicion import Taste
from widgets.sport_mafia.opponents.tempers import Temper

LIKING = (-4, -3, -2, -2, -1, 1, 1, 2, 3, 4)
"""Points of mere feeling, one for each seat, in another order for each person and day."""
CARDS, FEELINGS, WHIMS, TEMPERS = 1, 2, 3, 4
"""Which stream of chance is for what."""


@dataclass(frozen=True, slots=True)
class People:
    """Ten people. ``person``: where the reader sits (0: nowhere, all ten play by themselves);
    ``card``: what the reader wants to be (None: what comes).

    Raises ValueError, one German sentence.
    """

    seed: int
    person: Seat = 0
    card: Role | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError(f"Die Spielnummer liegt zwischen 0 und {LARGEST_SEED}.")
        if not 0 <= self.person <= COUNT:
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")

    @property
    def roles(self) -> tuple[Role, ...]:
        """By seat, seat 1 first."""
        dealt = list(stream(self.seed, CARDS).shuffled(cards_left()))
        if self.card and self.person and dealt[self.person - 1] != self.card:
            other = dealt.index(self.card)
            dealt[other], dealt[self.person - 1] = dealt[self.person - 1], self.card
        return tuple(dealt)

    def taste(self, seat: Seat, day: int) -> Taste:
        """What ``seat`` feels about each other, on that day."""
        points = stream(self.seed, FEELINGS, seat, day).shuffled(LIKING)
        return dict(zip(NUMBERS, points, strict=True))

    def chance(self, seat: Seat, moment: int) -> Stream:
        """The whims of ``seat`` at that moment of the game."""
        return stream(self.seed, WHIMS, seat, moment)

    def temper(self, moment: int) -> Temper:
        """What slips out of somebody at that moment of the game."""
        hot = stream(self.seed, TEMPERS).pick(NUMBERS)
        return Temper(hot, self.person, stream(self.seed, TEMPERS, moment))

    def mind(self, state: State, seat: Seat, heard: Heard) -> Mind:
        """What ``seat`` may know and has heard; all that a decision is made from."""
        return Mind(view(state, seat), heard, self.taste(seat, state.day))
