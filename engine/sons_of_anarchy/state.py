"""The table: clubs with their figures, places, the patch, and a fight while there is one."""

from dataclasses import dataclass, replace

from engine.core.play import Seat
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.club import CONTRABAND as CONTRABAND
from engine.sons_of_anarchy.club import GUNS as GUNS
from engine.sons_of_anarchy.club import Badge as Badge
from engine.sons_of_anarchy.club import Club as Club
from engine.sons_of_anarchy.club import Place as Place
from engine.sons_of_anarchy.course import Course, Ending, Market
from engine.sons_of_anarchy.course import RoundStep as RoundStep
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.practice import PRACTICE

_NO_CREW = Crew()
_DEFAULTS = Options()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that lies on the table. ``clubs`` in seat order, clockwise.

    ``patch``: the seat that holds it. ``turn``: the seat that gives the next order.
    ``course``: the whole game around it; None: a scene, in which one Throwdown is fought.
    ``own``: the owners' sites and cards; None: the practice set.
    """

    clubs: tuple[Club, ...]
    places: tuple[Place, ...]
    patch: Seat
    turn: Seat
    step: RoundStep = "orders"
    fight: Fight | None = None
    options: Options = _DEFAULTS
    course: Course | None = None
    own: CardSet | None = None

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
        if sum(club.contraband for club in self.clubs) > CONTRABAND:
            raise ValueError(f"Im Spiel gibt es nur {CONTRABAND} Teile Schmuggelware.")
        if self.fight and not (
            self.fight.place < len(self.places) and max(self.fight.seats) < count
        ):
            raise ValueError("Der Throwdown passt nicht zum Tisch.")
        if self.fight and self.step != "orders":
            raise ValueError("Beim Aufräumen läuft kein Throwdown.")
        if self.course is None and self.step not in ("orders", "cleanup"):
            raise ValueError("Ohne Partie gibt es nur Befehle und Aufräumen.")

    @property
    def bank(self) -> int:
        """Guns in the bank: in nobody's hands."""
        return GUNS - sum(club.guns for club in self.clubs)

    @property
    def stash(self) -> int:
        """Pieces of contraband in the bank: in nobody's hands."""
        return CONTRABAND - sum(club.contraband for club in self.clubs)

    @property
    def printed(self) -> CardSet:
        """The sites and cards in play: the owners' or the practice set."""
        return self.own or PRACTICE

    @property
    def market(self) -> Market | None:
        """The black market of this round, from its first fist to the next step."""
        return self.course.market if self.course else None

    @property
    def ending(self) -> Ending | None:
        """How the game has ended, or is just being settled."""
        return self.course.ending if self.course else None

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
