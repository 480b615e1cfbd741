"""What somebody at the table has in mind: the own role, the team, and how suspicious all look."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.play import Seat
from engine.sport_mafia.seats import NUMBERS, Role
from engine.sport_mafia.view import View
from widgets.sport_mafia.opponents.belief import known_to
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.opponents.suspicion import Judged, Taste, judged

HOPELESS = 35
"""With so many points the town will vote somebody out anyway."""


@dataclass(frozen=True)
class Mind:
    """A seat that thinks: ``view`` is all it may know, ``heard`` all that was said aloud."""

    view: View
    heard: Heard
    taste: Taste

    @property
    def me(self) -> Seat:
        """The own seat."""
        return self.view.seat or 0

    @property
    def role(self) -> Role | None:
        """The own card."""
        return self.view.seats[self.me - 1].role

    @property
    def black(self) -> bool:
        """Whether this is one of the Mafia."""
        return self.role in ("mafioso", "don")

    @property
    def living(self) -> tuple[Seat, ...]:
        """Who still plays."""
        return tuple(s for s in NUMBERS if self.view.seats[s - 1].out is None)

    @cached_property
    def team(self) -> frozenset[Seat]:
        """The black as this one knows them; empty for the red."""
        if not self.black:
            return frozenset()
        return frozenset(s for s in NUMBERS if self.view.seats[s - 1].colour == "black")

    @cached_property
    def suspects(self) -> tuple[Judged, ...]:
        """Everybody else at the table, the most suspicious first. The black look at it with the
        eyes of the town, or they would betray what they know."""
        known = {} if self.black else known_to(self.view)
        return judged(self.view, self.heard, known, self.taste)

    @cached_property
    def prey(self) -> tuple[Judged, ...]:
        """Whom this one would see go, the dearest first: for the black, none of their own but
        those who are lost anyway."""
        if not self.black:
            return self.suspects
        lost = [j for j in self.suspects if j.seat in self.team and j.points >= HOPELESS]
        return (*lost, *(j for j in self.suspects if j.seat not in self.team))
