"""What is compared, how far it has got, and the next piece of the work."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.last_man_falling.options import Options
from engine.last_man_falling.state import FEWEST, MOST
from widgets.dealer import LARGEST_SEED
from widgets.last_man_falling.compare.tally import Tally
from widgets.last_man_falling.opponents.choice import Kind
from widgets.last_man_falling.opponents.match import played
from widgets.last_man_falling.seating import too_few_cards

type Crowd = Literal["sensible", "random", "mixed"]
VARIANTS: dict[str, str] = {
    "parieren": "Parieren",
    "selbstanzeige": "Selbstanzeige",
    "verpennt": "Verpennt",
    "bandensterben": "Bandensterben",
    "dauerfeuer": "Dauerfeuer",
    "spirale": "Spirale",
}
"""Name of the option -> what the variant is called."""
COUNTS = (50, 200, 1000, 2000)
"""How many games of each setting can be asked for."""
PIECE = 250
"""So many turns are played in one piece of work: some tenths of a second in a browser."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is simulated: ``people`` at the table, of what kind, by which ``options``, and each of
    the ``variants`` on its own beside it. ``count`` games of each setting.

    Raises ValueError, one German sentence.
    """

    people: int = 4
    crowd: Crowd = "sensible"
    variants: tuple[str, ...] = tuple(VARIANTS)
    count: int = 200
    seed: int = 1926
    options: Options = field(default_factory=lambda: Options(rounds=1))

    def __post_init__(self) -> None:
        if not FEWEST <= self.people <= MOST:
            raise ValueError(f"Am Tisch sitzen {FEWEST} bis {MOST} Personen.")
        if self.people > self.options.seats:
            raise ValueError(too_few_cards(self.options))
        if any(v not in VARIANTS for v in self.variants) or len(set(self.variants)) != len(
            self.variants
        ):
            raise ValueError("Eine dieser Varianten gibt es nicht.")
        if self.count not in COUNTS:
            raise ValueError("So viele Spiele lassen sich nicht bestellen.")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError(f"Die Spielnummer liegt zwischen 0 und {LARGEST_SEED}.")

    @property
    def seated(self) -> tuple[Kind, ...]:
        """Who sits where; in a mixed crowd every second one plays at random."""
        if self.crowd == "mixed":
            return tuple("random" if s % 2 else "sensible" for s in range(self.people))
        return (self.crowd,) * self.people

    @property
    def settings(self) -> tuple[tuple[str, Options], ...]:
        """What is compared, each with its German name; the first is what all is compared with."""
        plain = not any(getattr(self.options, name) for name in VARIANTS)
        rows = [("ohne Varianten" if plain else "wie eingestellt", self.options)]
        for name, title in VARIANTS.items():
            if name in self.variants:
                on = bool(getattr(self.options, name))
                changed: dict[str, Any] = {name: not on}
                word = "ohne" if on else "mit"
                rows.append((f"{word} {title}", replace(self.options, **changed)))
        return tuple(rows)

    @property
    def total(self) -> int:
        """All games of all settings."""
        return self.count * len(self.settings)


@dataclass(frozen=True, slots=True)
class Model:
    """``done`` games are played, in turn for each setting; ``tallies`` by setting."""

    setup: Setup = field(default_factory=Setup)
    running: bool = False
    done: int = 0
    tallies: tuple[Tally, ...] = ()

    def __post_init__(self) -> None:
        rows = len(self.setup.settings)
        if not 0 <= self.done <= self.setup.total or len(self.tallies) not in (0, rows):
            raise ValueError("Die Auswertung passt nicht zu dem, was verglichen wird.")
        if self.done != sum(t.games for t in self.tallies):
            raise ValueError("Die Auswertung passt nicht zur Zahl der Spiele.")

    @property
    def finished(self) -> bool:
        """Whether all games are played."""
        return self.done == self.setup.total


@dataclass(frozen=True, slots=True)
class Choose:
    """Compare something else; what was counted is dropped."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Start:
    """Begin, or go on."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Break off; what is counted stays."""


@dataclass(frozen=True, slots=True)
class Piece:
    """The next piece of the work."""


type Msg = Choose | Start | Stop | Piece


def update(model: Model, msg: Msg) -> Model:
    """The model after a message."""
    match msg:
        case Choose(setup=setup):
            return model if setup == model.setup else Model(setup)
        case Start():
            fresh = Model(model.setup) if model.finished else model
            return replace(fresh, running=True)
        case Stop():
            return replace(model, running=False)
        case Piece():
            return _piece(model) if model.running else model


def _piece(model: Model) -> Model:
    setup, settings = model.setup, model.setup.settings
    tallies = list(model.tallies) or [Tally() for _ in settings]
    done, turns = model.done, 0
    while done < setup.total and turns < PIECE:
        number, row = divmod(done, len(settings))
        # the same number is dealt the same cards in every setting: only the rules differ
        game = played(setup.seated, settings[row][1], setup.seed, number)
        tallies[row] = tallies[row].plus(game)
        done, turns = done + 1, turns + game.turns
    return Model(setup, done < setup.total, done, tuple(tallies))


def with_options(model: Model, options: Options) -> Model:
    """The same comparison by other options, of fewer people when the deck is not enough for all;
    how long a game lasts is chosen here."""
    mine = model.setup.options
    changed = replace(options, match_by=mine.match_by, rounds=mine.rounds, target=mine.target)
    people = min(model.setup.people, options.seats)
    return update(model, Choose(replace(model.setup, options=changed, people=people)))
