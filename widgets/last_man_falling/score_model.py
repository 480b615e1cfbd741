"""The score pad's model: who plays, what was left in hand each round, and what it counts."""

from dataclasses import dataclass, field, replace

from engine.core.play import Seat
from engine.last_man_falling.cards import (
    LEAST,
    SYMBOL_KINDS,
    WEAPONS,
    WILD_KINDS,
    Card,
    NumberCard,
    SymbolCard,
    WildCard,
)
from engine.last_man_falling.cards import MOST as MOST_NUMBER
from engine.last_man_falling.ending import points_in
from engine.last_man_falling.options import MOST_ROUNDS, Options
from engine.last_man_falling.state import FEWEST, MOST
from widgets.panel import Choose

KINDS = (*SYMBOL_KINDS, *WILD_KINDS)
LONGEST_NAME = 24
MOST_OF_A_KIND = 20
MOST_NUMBERS = 60
MOST_SUM = 2000
NOTHING = (0,) * len(KINDS)
AGREED = ("match_by", "rounds", "target", "winner_deducts", "tie")
"""The options that say when the game ends and how."""


@dataclass(frozen=True, slots=True)
class Held:
    """Cards left in hand: ``numbers`` of weapon cards; how many of each of ``KINDS``."""

    numbers: tuple[int, ...] = ()
    kinds: tuple[int, ...] = NOTHING

    def __post_init__(self) -> None:
        if len(self.numbers) > MOST_NUMBERS or len(self.kinds) != len(KINDS):
            raise ValueError("So viele Karten hält niemand.")
        if not all(LEAST <= n <= MOST_NUMBER for n in self.numbers):
            raise ValueError(f"Eine Waffenkarte trägt eine Zahl von {LEAST} bis {MOST_NUMBER}.")
        if not all(0 <= n <= MOST_OF_A_KIND for n in self.kinds):
            raise ValueError(f"Von einer Sorte hält man 0 bis {MOST_OF_A_KIND} Karten.")


@dataclass(frozen=True, slots=True)
class Total:
    """Only the sum was written down."""

    points: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.points <= MOST_SUM:
            raise ValueError(f"Eine Runde kostet 0 bis {MOST_SUM} Punkte.")


type Entry = Held | Total
type Round = tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """``draft``: the round being written; ``editing``: the old round that it is to replace.

    ``aside``: what was being written before that. ``shown``: whose entry is open.
    Raises ValueError, one German sentence.
    """

    names: tuple[str, ...] = ("Rosa", "Kalle", "Edda")
    rounds: tuple[Round, ...] = ()
    draft: Round = (Held(), Held(), Held())
    editing: int | None = None
    shown: Seat = 0
    options: Options = field(default_factory=Options)
    aside: Round | None = None

    def __post_init__(self) -> None:
        count = len(self.names)
        if not FEWEST <= count <= MOST:
            raise ValueError(f"Am Tisch sitzen {FEWEST} bis {MOST} Personen.")
        for name in self.names:
            if why := against_name(name):
                raise ValueError(why)
        if len(self.rounds) > MOST_ROUNDS:
            raise ValueError(f"Auf dem Block ist Platz für {MOST_ROUNDS} Runden.")
        written = (*self.rounds, self.draft, *((self.aside,) if self.aside else ()))
        if any(len(entries) != count for entries in written):
            raise ValueError("In einer Runde fehlt jemand, oder es ist jemand zu viel.")
        if not 0 <= self.shown < count:
            raise ValueError("Diese Person sitzt nicht am Tisch.")
        if self.editing is not None and not 0 <= self.editing < len(self.rounds):
            raise ValueError("Diese Runde steht nicht auf dem Block.")


def against_name(name: str) -> str:
    """Why that can't be a name, one German sentence; empty: it can."""
    if not name.strip():
        return "Ein Name braucht mindestens ein Zeichen."
    if len(name) > LONGEST_NAME:
        return f"Ein Name hat höchstens {LONGEST_NAME} Zeichen, dieser hat {len(name)}."
    if not name.isprintable():
        return "Im Namen steckt ein Zeichen, das sich nicht schreiben lässt."
    return ""


def cards(held: Held) -> tuple[Card, ...]:
    """The cards themselves; their weapon counts nothing, so it is any."""
    found: list[Card] = [NumberCard(WEAPONS[0], n) for n in held.numbers]
    for kind, count in zip(SYMBOL_KINDS, held.kinds, strict=False):
        found += [SymbolCard(kind, WEAPONS[0])] * count
    for wild, count in zip(WILD_KINDS, held.kinds[len(SYMBOL_KINDS) :], strict=True):
        found += [WildCard(wild)] * count
    return tuple(found)


def points(entry: Entry) -> int:
    """What the entry counts (LMF-077 to 083)."""
    return entry.points if isinstance(entry, Total) else points_in(cards(entry))


def counted(entries: Round, options: Options) -> tuple[int, ...]:
    """What each writes for the round; whoever alone is out may take points off (LMF-G42)."""
    found = tuple(points(entry) for entry in entries)
    if found.count(0) != 1:
        return found
    return tuple(count or -options.winner_deducts for count in found)


def fresh(count: int) -> Round:
    """An empty round."""
    return (Held(),) * count


def fresh_like(entries: Round) -> Round:
    """An empty round, written as the one before: cards by kind, or only sums."""
    return tuple(Total() if isinstance(entry, Total) else Held() for entry in entries)


def shown(model: Model, seat: Seat) -> Model:
    """The entry of this person, open; where only sums are written, the next one is a sum too."""
    untouched = model.draft[seat] == Held()
    if untouched and isinstance(model.draft[model.shown], Total):
        return replace(model, shown=seat, draft=put(model.draft, seat, Total()))
    return replace(model, shown=seat)


@dataclass(frozen=True, slots=True)
class SetCount:
    """So many people."""

    count: int


@dataclass(frozen=True, slots=True)
class SetName:
    """What somebody is called."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Show:
    """Open the entry of this person."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Write:
    """What the open person has left."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The round is complete: onto the pad, or in place of the old one."""


@dataclass(frozen=True, slots=True)
class Correct:
    """Open an old round; None: leave it as it is."""

    round: int | None


@dataclass(frozen=True, slots=True)
class Anew:
    """An empty pad for the same people."""


@dataclass(frozen=True, slots=True)
class Load:
    """The pad of a file."""

    model: Model


type Msg = SetCount | SetName | Show | Write | Finish | Correct | Choose | Anew | Load


def put[T](items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items with another one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])


def with_options(model: Model, options: Options) -> Model:
    """The same pad, ending as the table has agreed."""
    agreed = {name: getattr(options, name) for name in (*AGREED, "deck")}
    return replace(model, options=replace(model.options, **agreed))
