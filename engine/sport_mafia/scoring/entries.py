"""What can be written on a score sheet, and what the sheet is then."""

from dataclasses import dataclass, replace

from engine.core.play import Seat
from engine.sport_mafia.scoring.amounts import Tenths
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import (
    Award,
    Charge,
    Hand,
    Removal,
    Removed,
    Sheet,
    Stretch,
    Winner,
)


@dataclass(frozen=True, slots=True)
class Swapped:
    """The seats change cards: they had been written down the wrong way."""

    one: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """How the game ended."""

    winner: Winner


@dataclass(frozen=True, slots=True)
class FirstVote:
    """So many left by the vote of day 1."""

    left: int


@dataclass(frozen=True, slots=True)
class KilledFirst:
    """Who was shot in the first night with shots; None: nobody."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Named:
    """The best move goes on with this number."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Unnamed:
    """This number had been written down by mistake."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoveEnded:
    """The best move is accepted; or it was cut short, because the victim ``talked``."""

    talked: bool = False


@dataclass(frozen=True, slots=True)
class Stretched:
    """How many games of the stretch the first victim has played, and how often killed first."""

    games: int
    times: int


@dataclass(frozen=True, slots=True)
class Given:
    """The judge gives so many tenths to a seat; 0: nothing after all."""

    seat: Seat
    tenths: Tenths


@dataclass(frozen=True, slots=True)
class Agreed:
    """Whether the chief judge agrees to what is given."""

    yes: bool


@dataclass(frozen=True, slots=True)
class SentOff:
    """How a seat left by fouls; None: it did not."""

    seat: Seat
    how: Removal | None


@dataclass(frozen=True, slots=True)
class Charged:
    """A seat has, or has not, committed the offence of that name."""

    seat: Seat
    offence: str
    yes: bool = True


@dataclass(frozen=True, slots=True)
class Count:
    """Count the points."""


type Entry = (
    Swapped
    | Ended
    | FirstVote
    | KilledFirst
    | Named
    | Unnamed
    | MoveEnded
    | Stretched
    | Given
    | Agreed
    | SentOff
    | Charged
)
type Action = Entry | Count


def applied(sheet: Sheet, entry: Entry) -> Sheet:
    """The sheet with the entry, allowed or not. Raises ValueError for what is no number of ours."""
    sheet = replace(sheet, counted=False)
    match entry:
        case Swapped(one=one, other=other):
            return replace(sheet, roles=_swapped(sheet.roles, one, other))
        case Ended(winner=winner):
            return replace(sheet, winner=winner)
        case FirstVote(left=left):
            return replace(sheet, first_vote=left)
        case KilledFirst(seat=seat):
            return replace(sheet, killed=seat, named=(), closed=False)
        case Named(seat=seat):
            return replace(sheet, named=(*sheet.named, seat))
        case Unnamed(seat=seat):
            return replace(sheet, named=tuple(n for n in sheet.named if n != seat))
        case MoveEnded(talked=talked):
            return _ended(sheet, talked)
        case Stretched(games=games, times=times):
            return replace(sheet, stretch=Stretch(games, times))
        case Given(seat=seat, tenths=count):
            others = tuple(a for a in sheet.awards if a.seat != seat)
            awards = (*others, Award(seat, count)) if count else others
            return replace(sheet, awards=tuple(sorted(awards, key=lambda a: a.seat)))
        case Agreed(yes=yes):
            return replace(sheet, agreed=yes)
        case SentOff(seat=seat, how=how):
            return _sent_off(sheet, seat, how)
        case Charged():
            return replace(sheet, charges=_charges(sheet, entry))


def _ended(sheet: Sheet, talked: bool) -> Sheet:
    closed = replace(sheet, closed=True)
    if not talked or sheet.killed is None or sheet.removal(sheet.killed) is not None:
        return closed
    return _sent_off(closed, sheet.killed, "table")


def _sent_off(sheet: Sheet, seat: Seat, how: Removal | None) -> Sheet:
    others = tuple(r for r in sheet.removed if r.seat != seat)
    removed = (*others, Removed(seat, how)) if how else others
    return replace(sheet, removed=tuple(sorted(removed, key=lambda r: r.seat)))


def _swapped(roles: Hand, one: Seat, other: Seat) -> Hand:
    changed = list(roles)
    changed[one - 1], changed[other - 1] = roles[other - 1], roles[one - 1]
    a, b, c, d, e, f, g, h, i, j = changed
    return (a, b, c, d, e, f, g, h, i, j)


def _charges(sheet: Sheet, entry: Charged) -> tuple[Charge, ...]:
    charge = Charge(entry.seat, entry.offence)
    others = tuple(c for c in sheet.charges if c != charge)
    order = list(BY_KEY)
    found = (*others, charge) if entry.yes else others
    return tuple(sorted(found, key=lambda c: (c.seat, order.index(c.offence))))
