"""What an opponent answers, and what it can ask of the table that its seat sees."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.cards import UNLEADED, CardSet, Hassle, Sheet
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.course import ROUNDS, Course
from engine.sons_of_anarchy.effects import Twist
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.view import ClubView, TableView

type Kind = Literal["sensible", "brawler", "random"]
KINDS: tuple[Kind, ...] = get_args(Kind.__value__)
KIND_LABELS: dict[Kind, str] = {
    "sensible": "denkt mit",
    "brawler": "sucht Streit",
    "random": "würfelt",
}

_NOBODY = Crew()


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and why, one German sentence to whoever leads that club („ihr“)."""

    action: Action
    why: str


@dataclass(frozen=True)
class Seen:
    """A table as ``seat`` sees it, with the questions that its view answers."""

    view: TableView
    seat: Seat

    @property
    def mine(self) -> ClubView:
        """The own club."""
        return self.view.clubs[self.seat]

    @property
    def printed(self) -> CardSet:
        """The sites and cards in play."""
        return self.view.own or PRACTICE

    @cached_property
    def course(self) -> Course:
        """The whole game, as far as everybody knows it."""
        return self.view.course.public if self.view.course else Course()

    @cached_property
    def left(self) -> int:
        """Rounds after this one."""
        return ROUNDS + self.view.options.extra_rounds - self.course.round

    @cached_property
    def twists(self) -> frozenset[Twist]:
        """What Hassles change in this round."""
        cards = (self.printed.cards[i] for i in self.course.open)
        return frozenset(card.twist for card in cards if isinstance(card, Hassle))

    @property
    def sheet(self) -> Sheet:
        """The own clubhouse card."""
        octane = self.printed.side(self.mine.badge) if self.mine.side == "octane" else None
        return octane or UNLEADED

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else who is still in the game."""
        clubs = self.view.clubs
        return tuple(s for s, club in enumerate(clubs) if s != self.seat and not club.out)

    @property
    def figures(self) -> Crew:
        """All own figures in play."""
        return sum(self.mine.at, self.mine.home + self.mine.hurt)

    def crew(self, seat: Seat, spot: Spot) -> Crew:
        """Whom a club has at a spot."""
        club = self.view.clubs[seat]
        match spot:
            case Site(place):
                return club.at[place] if place < len(club.at) else _NOBODY
            case Clubhouse(owner):
                return club.home if owner == seat else _NOBODY
            case EmergencyRoom():
                return club.hurt

    def rivals(self, place: int) -> tuple[Seat, ...]:
        """Who else stands at a place."""
        return tuple(s for s in self.others if self.view.clubs[s].at[place].size)

    def place(self, index: int) -> Place:
        """A place by its index."""
        return self.view.places[index]

    def gun_ban(self, index: int) -> bool:
        """Whether no guns are drawn at a place now."""
        return self.place(index).gun_ban or "noGuns" in self.twists

    def name(self, seat: Seat) -> str:
        """What a club is called."""
        return self.view.clubs[seat].name
