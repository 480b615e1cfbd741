"""What the workshop holds: the own entries, which of them is open, and who tries it."""

from dataclasses import dataclass, field
from typing import Literal

from engine.sons_of_anarchy.cards import CardSet, OctaneSide
from engine.sons_of_anarchy.own_cards import Entry as Entry
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.words import BADGE_NAMES

type Part = Literal["random", "fixed", "cards", "octane"]
type Brought = Literal["money", "guns", "contraband", "heat"]

PARTS: tuple[Part, ...] = ("random", "fixed", "cards", "octane")
ONE: dict[Part, str] = {
    "random": "Zufallsort",
    "fixed": "Fester Ort",
    "cards": "Karte",
    "octane": "High-Octane-Seite",
}
MANY: dict[Part, str] = {
    "random": "Zufallsorte",
    "fixed": "Feste Orte",
    "cards": "Anarchy-Karten",
    "octane": "High-Octane-Seiten",
}
MOST_BROUGHT: dict[Brought, int] = {"money": 20, "guns": 12, "contraband": 12, "heat": 4}


@dataclass(frozen=True, slots=True)
class Goods:
    """What the club brings that tries an entry. Raises ValueError."""

    money: int = 5
    guns: int = 2
    contraband: int = 2
    heat: int = 1

    def __post_init__(self) -> None:
        for what, most in MOST_BROUGHT.items():
            if not 0 <= getattr(self, what) <= most:
                raise ValueError("So viel bringt niemand zum Ausprobieren mit.")


@dataclass(frozen=True, slots=True)
class Model:
    """``part``: what is being looked at; ``open``: the entry of it that is being edited.

    ``boost``: whether the open site is tried with its boost. ``text``: whether the set is shown
    as text. Raises ValueError, one German sentence.
    """

    own: OwnCards = field(default_factory=OwnCards)
    part: Part = "random"
    open: int | None = None
    boost: bool = False
    text: bool = False
    goods: Goods = field(default_factory=Goods)

    def __post_init__(self) -> None:
        if self.open is not None and not 0 <= self.open < len(entries(self.own, self.part)):
            raise ValueError("Diesen Eintrag gibt es in eurem Satz nicht.")

    @property
    def entry(self) -> Entry | None:
        """The entry that is being edited."""
        return None if self.open is None else entries(self.own, self.part)[self.open]

    @property
    def place(self) -> str:
        """Where a complaint belongs: „Zufallsort 3 („Hafen“)“."""
        entry = self.entry
        if entry is None or self.open is None:
            return MANY[self.part]
        return f"{ONE[self.part]} {self.open + 1} („{called(entry)}“)"


def entries(own: OwnCards | CardSet, part: Part) -> tuple[Entry, ...]:
    """All entries of that part."""
    found: tuple[Entry, ...] = getattr(own, part)
    return found


def called(entry: Entry) -> str:
    """What an entry is called; a side has the name of its club."""
    return BADGE_NAMES[entry.badge] if isinstance(entry, OctaneSide) else entry.name


@dataclass(frozen=True, slots=True)
class ShowPart:
    """Look at these entries."""

    part: Part


@dataclass(frozen=True, slots=True)
class Open:
    """Edit that entry; None: close it."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Add:
    """A new entry, which is then open."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Put:
    """The open entry, changed."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Remove:
    """The open entry goes."""


@dataclass(frozen=True, slots=True)
class TakePractice:
    """All entries of the practice set of this part, to be changed."""


@dataclass(frozen=True, slots=True)
class NameSet:
    """What the own set is called."""

    name: str


@dataclass(frozen=True, slots=True)
class Load:
    """A set that was read from a file or a text."""

    own: OwnCards


@dataclass(frozen=True, slots=True)
class Bring:
    """So much of something for the club that tries."""

    what: Brought
    number: int


@dataclass(frozen=True, slots=True)
class Boost:
    """Try with the boost, or without."""

    on: bool


@dataclass(frozen=True, slots=True)
class ShowText:
    """Show the set as text, or not."""

    on: bool


type Msg = (
    ShowPart | Open | Add | Put | Remove | TakePractice | NameSet | Load | Bring | Boost | ShowText
)
