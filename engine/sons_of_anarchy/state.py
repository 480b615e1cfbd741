"""The table: clubs with their figures, places, the patch, and a fight while there is one."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot

GUNS = 24
"""Guns in the box (SOA-045)."""

type Badge = Literal["samcro", "mayans", "niners", "lin"]
type RoundStep = Literal["orders", "cleanup"]

_NO_CREW = Crew()
_DEFAULTS = Options()


@dataclass(frozen=True, slots=True)
class Place:
    """A site. ``used``: exploited this round already."""

    name: str
    gun_ban: bool = False
    used: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= 40:
            raise ValueError("Ein Ort braucht einen Namen mit höchstens 40 Zeichen.")


@dataclass(frozen=True, slots=True)
class Club:
    """One club. ``at``: figures by place; ``hurt``: figures in the emergency room.

    ``guns`` lie behind the screen. ``heat`` above 4 means that a Member must take the fall now.
    """

    name: str
    badge: Badge
    at: tuple[Crew, ...]
    home: Crew = _NO_CREW
    hurt: Crew = _NO_CREW
    guns: int = 0
    heat: int = 0
    orders: int = 0
    out: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= 40:
            raise ValueError("Ein Club braucht einen Namen mit höchstens 40 Zeichen.")
        if not 0 <= self.guns <= GUNS:
            raise ValueError(f"{self.name}: {self.guns} Waffen, möglich sind 0 bis {GUNS}.")
        if not 0 <= self.heat <= 9:
            raise ValueError(f"{self.name}: Hitze {self.heat}, möglich sind 0 bis 9.")
        if not 0 <= self.orders <= 34:
            raise ValueError(f"{self.name}: {self.orders} Befehlsmarker, möglich sind 0 bis 34.")
        on_table = self.figures
        if on_table.members > 5 or on_table.prospects > 5:
            raise ValueError(f"{self.name}: Jeder Club hat nur 5 Members und 5 Prospects.")
        if self.out and on_table.size:
            raise ValueError(f"{self.name} ist ausgeschieden und hat keine Figuren mehr im Spiel.")

    @property
    def figures(self) -> Crew:
        """All figures in play: at places, at home, in the emergency room."""
        crews = (*self.at, self.home, self.hurt)
        return Crew(sum(c.members for c in crews), sum(c.prospects for c in crews))

    @property
    def supply(self) -> Crew:
        """Figures that are not in play (SOA-043: five and five a club)."""
        return Crew(5 - self.figures.members, 5 - self.figures.prospects)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies on the table. ``clubs`` in seat order, clockwise.

    ``patch``: the seat that holds it. ``turn``: the seat that gives the next order.
    """

    clubs: tuple[Club, ...]
    places: tuple[Place, ...]
    patch: Seat
    turn: Seat
    step: RoundStep = "orders"
    fight: Fight | None = None
    options: Options = _DEFAULTS

    def __post_init__(self) -> None:
        count = len(self.clubs)
        if not 2 <= count <= 4:
            raise ValueError("Am Tisch sitzen 2 bis 4 Clubs.")
        if not 1 <= len(self.places) <= 30:
            raise ValueError("Auf dem Tisch liegen 1 bis 30 Orte.")
        if not (0 <= self.patch < count and 0 <= self.turn < count):
            raise ValueError("Aufnäher und Zug gehören einem Club am Tisch.")
        if any(len(club.at) != len(self.places) for club in self.clubs):
            raise ValueError("Die Figuren passen nicht zu den Orten.")
        if len({club.badge for club in self.clubs}) != count:
            raise ValueError("Jeden Club gibt es nur einmal.")
        if sum(club.guns for club in self.clubs) > GUNS:
            raise ValueError(f"Im Spiel gibt es nur {GUNS} Waffen.")
        if self.fight and not (
            self.fight.place < len(self.places) and max(self.fight.seats) < count
        ):
            raise ValueError("Der Throwdown passt nicht zum Tisch.")
        if self.fight and self.step != "orders":
            raise ValueError("Beim Aufräumen läuft kein Throwdown.")

    @property
    def bank(self) -> int:
        """Guns in the bank: in nobody's hands."""
        return GUNS - sum(club.guns for club in self.clubs)

    @property
    def seats(self) -> range:
        """All seats, also of clubs that are out."""
        return range(len(self.clubs))

    def has(self, seat: Seat) -> bool:
        """Is this a seat of the table?"""
        return 0 <= seat < len(self.clubs)

    def crew(self, seat: Seat, spot: Spot) -> Crew:
        """The figures of a club at a spot; nobody at all at a spot that there is not."""
        club = self.clubs[seat]
        match spot:
            case Site(place) if 0 <= place < len(self.places):
                return club.at[place]
            case Clubhouse(owner) if owner == seat:
                return club.home
            case EmergencyRoom():
                return club.hurt
        return _NO_CREW

    def with_club(self, seat: Seat, club: Club) -> "Table":
        """The table with one club replaced."""
        return replace(self, clubs=(*self.clubs[:seat], club, *self.clubs[seat + 1 :]))

    def with_crew(self, seat: Seat, spot: Spot, crew: Crew) -> "Table":
        """The table with other figures of a club at a spot."""
        club = self.clubs[seat]
        match spot:
            case Site(place):
                at = (*club.at[:place], crew, *club.at[place + 1 :])
                return self.with_club(seat, replace(club, at=at))
            case Clubhouse():
                return self.with_club(seat, replace(club, home=crew))
            case EmergencyRoom():
                return self.with_club(seat, replace(club, hurt=crew))

    def moved(self, seat: Seat, crew: Crew, start: Spot, end: Spot) -> "Table":
        """The table after figures went from one spot to another."""
        left = self.with_crew(seat, start, self.crew(seat, start) - crew)
        return left.with_crew(seat, end, left.crew(seat, end) + crew)


def clockwise(table: Table, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from one (the patch order, when the holder stands first)."""
    count = len(table.clubs)
    return tuple((first + i) % count for i in range(count))
