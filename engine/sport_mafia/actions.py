"""What people at the table do; chance (a card taken) and time (a bell) are actions too."""

from dataclasses import dataclass

from engine.core.play import CHANCE, Seat
from engine.sport_mafia.phases import Word
from engine.sport_mafia.seats import LEADER, Role


@dataclass(frozen=True, slots=True)
class Say:
    """The Spielleitung announces what comes next."""

    word: Word
    seat: Seat = LEADER


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Chance: ``to`` gets the card ``role``."""

    to: Seat
    role: Role
    seat: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Bell:
    """The time is up; how long it was, a clock outside has measured."""

    seat: Seat = LEADER


@dataclass(frozen=True, slots=True)
class PlanShot:
    """The Don shows the next number of the order of shots."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, slots=True)
class AgreeBeacons:
    """The Don agrees on signals in his speech."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Nominate:
    """``seat`` puts ``number`` on the list."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, slots=True)
class Withdraw:
    """``seat`` takes the own nomination of ``number`` back."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, slots=True)
class AskList:
    """``seat`` asks the Spielleitung who is nominated."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndSpeech:
    """``seat`` says „Danke“."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimSheriff:
    """``seat`` says to be the Sheriff."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimCheck:
    """``seat`` says that a check of ``number`` gave black, or red."""

    seat: Seat
    number: Seat
    black: bool


@dataclass(frozen=True, slots=True)
class RaiseHand:
    """``seat`` votes against the candidate called now; in a lifting vote: for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CountHands:
    """The Spielleitung says „Danke“ and counts the hands; the next candidate is called."""

    seat: Seat = LEADER


@dataclass(frozen=True, slots=True)
class CallNumber:
    """The Spielleitung calls the next number in the hunt."""

    seat: Seat = LEADER


@dataclass(frozen=True, slots=True)
class Shoot:
    """``seat`` shoots at the number called now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskAbout:
    """Don or Sheriff shows the number to be checked."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, slots=True)
class Suspect:
    """The victim names one more number in the best move."""

    seat: Seat
    number: Seat


@dataclass(frozen=True, slots=True)
class Sanction:
    """The Spielleitung punishes ``whom`` for an offence (a key of ``offences.OFFENCES``)."""

    whom: Seat
    offence: str
    seat: Seat = LEADER


type Action = (
    Say
    | TakeCard
    | Bell
    | PlanShot
    | AgreeBeacons
    | Nominate
    | Withdraw
    | AskList
    | EndSpeech
    | ClaimSheriff
    | ClaimCheck
    | RaiseHand
    | CountHands
    | CallNumber
    | Shoot
    | AskAbout
    | Suspect
    | Sanction
)
