"""The model of the score widget: a sheet, whose seat is open, and what was refused last."""

from dataclasses import dataclass, field, replace

from engine.core.play import Breach, Seat
from engine.sport_mafia.options import Options
from engine.sport_mafia.scoring.entries import Entry, Swapped, applied
from engine.sport_mafia.scoring.from_protocol import Hint
from engine.sport_mafia.scoring.game import SCORING
from engine.sport_mafia.scoring.objections import objections
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.seats import NUMBERS, Role


@dataclass(frozen=True, slots=True)
class Model:
    """``shown``: whose lines are open; ``tried``: the entry that was refused last.

    ``protocol``: the sheet comes from one, and what it can't tell is still asked; ``hints``: what
    it suggests.
    """

    sheet: Sheet = field(default_factory=Sheet)
    shown: Seat = 4
    tried: Entry | None = None
    protocol: bool = False
    hints: tuple[Hint, ...] = ()

    def __post_init__(self) -> None:
        if not {self.shown, *(hint.seat for hint in self.hints)} <= set(NUMBERS):
            raise ValueError("Diese Nummer sitzt nicht am Tisch.")
        if not {hint.offence for hint in self.hints} <= set(BY_KEY):
            raise ValueError("Eine solche Handlung nennt § 8.5 nicht.")


@dataclass(frozen=True, slots=True)
class Show:
    """Open the lines of this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Write:
    """Write that down."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Load:
    """A sheet that was kept, or that a protocol has filled in, takes the place of this one."""

    model: Model


@dataclass(frozen=True, slots=True)
class Answered:
    """Everything that the protocol left open has been looked at."""


type Msg = Show | Write | Load | Answered


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; a refused entry changes nothing but is remembered."""
    if isinstance(msg, Show):
        return replace(model, shown=msg.seat, tried=None)
    if isinstance(msg, Load):
        return replace(msg.model, tried=None)
    if isinstance(msg, Answered):
        return replace(model, protocol=False, hints=(), tried=None)
    if SCORING.breaches(model.sheet, msg.entry):
        return replace(model, tried=msg.entry)
    return replace(model, sheet=applied(model.sheet, msg.entry), tried=None)


def refused(model: Model) -> tuple[Breach, ...]:
    """Every reason against the last entry, or against a sheet that came with a link."""
    if model.tried is not None:
        return SCORING.breaches(model.sheet, model.tried)
    return objections(model.sheet)


def takes(sheet: Sheet, seat: Seat, role: Role) -> Entry:
    """The seat takes that card from the next one who has it; ten cards stay ten cards."""
    others = (s for s in (*NUMBERS[seat:], *NUMBERS[:seat]) if sheet.role(s) == role)
    return Swapped(seat, seat if sheet.role(seat) == role else next(others))


def with_options(model: Model, options: Options) -> Model:
    """The same sheet, its unclear clauses read as in ``options``. Raises ValueError: it can't be.

    What else a table chooses is no matter of points.
    """
    read = replace(
        model.sheet.options,
        removal_and_defeat=options.removal_and_defeat,
        neglect=options.neglect,
    )
    sheet = replace(model.sheet, options=read)
    if found := objections(sheet):
        raise ValueError(" ".join(b.why for b in found))
    return replace(model, sheet=sheet, tried=None)


def from_state(state: Sheet) -> Model:
    """The widget at that sheet of an example."""
    shown = state.killed or next(iter(_accused(state)), 4)
    return Model(replace(state, counted=False), shown)


def _accused(sheet: Sheet) -> tuple[Seat, ...]:
    return (*(c.seat for c in sheet.charges), *(r.seat for r in sheet.removed))
