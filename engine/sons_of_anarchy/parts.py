"""Figures and the spots where they can be."""

from dataclasses import dataclass

from engine.core.play import Seat


@dataclass(frozen=True, slots=True)
class Crew:
    """Some figures of one club: Members (on bikes) and Prospects (on foot)."""

    members: int = 0
    prospects: int = 0

    def __post_init__(self) -> None:
        if self.members < 0 or self.prospects < 0:
            raise ValueError("Weniger als keine Figur gibt es nicht.")

    @property
    def size(self) -> int:
        """How many figures."""
        return self.members + self.prospects

    @property
    def without_members(self) -> "Crew":
        """Only the Prospects."""
        return Crew(prospects=self.prospects)

    @property
    def without_prospects(self) -> "Crew":
        """Only the Members."""
        return Crew(members=self.members)

    def __add__(self, other: "Crew") -> "Crew":
        return Crew(self.members + other.members, self.prospects + other.prospects)

    def __sub__(self, other: "Crew") -> "Crew":
        return Crew(self.members - other.members, self.prospects - other.prospects)

    def holds(self, members: int, prospects: int) -> bool:
        """Are that many Members and Prospects among these figures?"""
        return 0 <= members <= self.members and 0 <= prospects <= self.prospects


@dataclass(frozen=True, slots=True)
class Site:
    """A place on the table, by its index."""

    place: int


@dataclass(frozen=True, slots=True)
class Clubhouse:
    """The clubhouse of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EmergencyRoom:
    """Where the injured lie; no place in the sense of the rules (SOA-211)."""


type Spot = Site | Clubhouse | EmergencyRoom
