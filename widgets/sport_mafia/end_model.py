"""The model of the widget about the end: who sat there at first, and who left when."""

from dataclasses import dataclass, field, replace

from engine.sport_mafia.chances import (
    MOST_BLACK,
    MOST_RED,
    Assumed,
    Exit,
    Stand,
    after,
    begun,
)

LONGEST = 40
"""So many exits fit into the course; nobody plays that long."""


@dataclass(frozen=True, slots=True)
class Model:
    """``red``, ``black``: who begins day 1; ``exits``: what happened since, in order."""

    red: int = MOST_RED
    black: int = MOST_BLACK
    exits: tuple[Exit, ...] = ()
    assumed: Assumed = field(default_factory=Assumed)

    def __post_init__(self) -> None:
        if not (0 <= self.red <= MOST_RED and 0 <= self.black <= MOST_BLACK):
            raise ValueError(f"Im Spiel sind {MOST_RED} rote und {MOST_BLACK} schwarze Karten.")
        if len(self.exits) > LONGEST:
            raise ValueError(f"Der Verlauf hat Platz für {LONGEST} Schritte.")
        if any(e.by not in wanted for e, wanted in zip(self.exits, _ways(self), strict=True)):
            raise ValueError("Am Tag wird abgestimmt, in der Nacht geschossen.")


def _ways(model: Model) -> tuple[tuple[str, str], ...]:
    names = {"day": "vote", "night": "shot"}
    return tuple((names[stand.phase], "fouls") for stand in course(model)[:-1])


def course(model: Model) -> tuple[Stand, ...]:
    """Every moment from the beginning. Raises ValueError, one German sentence."""
    stands = [begun(model.red, model.black)]
    for left in model.exits:
        stands.append(after(stands[-1], left))
    return tuple(stands)


@dataclass(frozen=True, slots=True)
class Leave:
    """That happens next."""

    exit: Exit


@dataclass(frozen=True, slots=True)
class Begin:
    """So many begin; the course starts anew."""

    red: int
    black: int


@dataclass(frozen=True, slots=True)
class Assume:
    """The chances are to be worked out like that."""

    assumed: Assumed


@dataclass(frozen=True, slots=True)
class BackTo:
    """Go back to that moment of the course."""

    step: int


type Msg = Leave | Begin | Assume | BackTo


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what can't be is left as it was."""
    match msg:
        case Begin(red=red, black=black):
            return replace(model, red=red, black=black, exits=())
        case Assume(assumed=assumed):
            return replace(model, assumed=assumed)
        case BackTo(step=step):
            return replace(model, exits=model.exits[: max(step, 0)])
        case Leave(exit=left):
            try:
                return replace(model, exits=(*model.exits, left))
            except ValueError:
                return model
