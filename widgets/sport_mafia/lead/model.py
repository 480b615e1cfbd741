"""The model of the Spielleitung: names, rules, and the log from which the game is worked out."""

from dataclasses import dataclass, field, replace

from engine.core.codec import Malformed
from engine.core.play import Breach, Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.notation import note, noted
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Ballot
from engine.sport_mafia.protocol_file import LONGEST_LOG, Protocol, against_name
from engine.sport_mafia.seats import COUNT, NUMBERS, cards_left
from engine.sport_mafia.state import State
from widgets.dealer import LARGEST_SEED, stream
from widgets.protocol import Leaf
from widgets.sport_mafia.lead.course import Log, state_after, steps
from widgets.sport_mafia.lead.messages import (
    Accuse,
    Anew,
    BackTo,
    Choose,
    DealAll,
    Load,
    Mean,
    Msg,
    Play,
    SetName,
    Tap,
)
from widgets.sport_mafia.lead.modes import Mode, meant, mode_now

NOBODY: tuple[str, ...] = ("",) * COUNT


@dataclass(frozen=True, slots=True)
class Model:
    """``log``: one action a line, see ``notation.py``. ``names``: by seat, may be empty.

    ``mode``: what a tap on a seat means, if another than the phase suggests. ``whom``: the seat
    that is being punished. ``offence``: for what; empty: what is usual. ``tried``: the line that
    was refused last. ``page``: which part of the protocol, 0 the newest.
    Raises ValueError, one German sentence.
    """

    log: Log = ()
    names: tuple[str, ...] = NOBODY
    options: Options = field(default_factory=Options)
    mode: Mode = ""
    whom: Seat = 0
    offence: str = ""
    tried: str = ""
    page: int = 0

    def __post_init__(self) -> None:
        if len(self.names) != COUNT:
            raise ValueError("Namen stehen an allen zehn Plätzen.")
        for name in self.names:
            if why := against_name(name):
                raise ValueError(why)
        if self.whom not in (0, *NUMBERS) or self.offence not in ("", *OFFENCES):
            raise ValueError("Diesen Verstoß gibt es nicht.")
        if len(self.log) > LONGEST_LOG:
            raise ValueError(f"Ein Protokoll hat höchstens {LONGEST_LOG} Schritte.")
        steps(self.options, self.log)
        if self.tried:
            noted(self.tried)

    @property
    def state(self) -> State:
        """The table now."""
        return state_after(self.options, self.log)

    @property
    def acting(self) -> Mode:
        """What a tap on a seat means now."""
        return mode_now(self.state, self.mode)

    @property
    def protocol(self) -> Protocol:
        """The game as a document tells of it."""
        names = self.names if any(self.names) else ()
        done = steps(self.options, self.log)
        return Protocol(self.options, names, tuple(one.action for one in done))


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; a refused action changes nothing but is remembered."""
    match msg:
        case Play(lines=lines):
            return played(model, lines)
        case Tap(seat=seat):
            return _tapped(model, seat)
        case Mean(mode=mode):
            return replace(model, mode=mode, whom=0, tried="")
        case Accuse(offence=offence):
            return replace(model, offence=offence, tried="")
        case BackTo(count=count):
            log = model.log[: max(count, 0)]
            return replace(model, log=log, mode="", whom=0, tried="", page=0)
        case DealAll(seed=seed):
            return played(model, dealt(model.state, seed))
        case SetName(seat=seat, name=name):
            return replace(model, names=(*model.names[: seat - 1], name, *model.names[seat:]))
        case Choose(options=options):
            return with_options(model, options)
        case Leaf(page=page):
            return replace(model, page=max(page, 0))
        case Anew():
            return Model(names=model.names, options=model.options)
        case Load(protocol=found):
            log = tuple(note(action) for action in found.actions)
            return Model(log, found.names or NOBODY, found.options)


def played(model: Model, lines: Log) -> Model:
    """The model after these lines, up to the first that is refused."""
    model = replace(model, tried="", page=0)
    for line in lines:
        if GAME.breaches(model.state, noted(line)) or len(model.log) >= LONGEST_LOG:
            return replace(model, tried=line)
        log = (*model.log, line)
        goes_on = _goes_on(model.state, state_after(model.options, log))
        kept = model.mode if goes_on and model.mode != "foul" else ""
        model = replace(model, log=log, mode=kept, whom=0, offence="")
    return model


def _goes_on(before: State, after: State) -> bool:
    """Whether the same thing is going on, so that a tap means the same as before."""
    mine, later = getattr(before.phase, "seat", 0), getattr(after.phase, "seat", 0)
    return type(before.phase) is type(after.phase) and mine == later


def _tapped(model: Model, seat: Seat) -> Model:
    if model.acting == "foul":
        return replace(model, whom=0 if model.whom == seat else seat, tried="")
    if (at := _hand_up(model, seat)) is not None:
        log = (*model.log[:at], *model.log[at + 1 :])
        return replace(model, log=log, tried="")
    return played(model, (note(meant(model.state, model.acting, seat)),))


def _hand_up(model: Model, seat: Seat) -> int | None:
    """The line with which the seat has voted for what is being asked now; a tap takes it back."""
    if model.acting != "hand" or not isinstance(model.state.phase, Ballot):
        return None
    for at in range(len(model.log) - 1, -1, -1):
        if model.log[at] == note(a.RaiseHand(seat)):
            return at
        if not model.log[at].startswith("hand "):
            break
    return None


def refused(model: Model) -> tuple[Breach, ...]:
    """Every reason against the line that was tried."""
    return GAME.breaches(model.state, noted(model.tried)) if model.tried else ()


def dealt(state: State, seed: int) -> Log:
    """The cards that are still to be taken, in an order that belongs to the seed."""
    rest = cards_left(player.role for player in state.players)
    seats = [s for s in NUMBERS if state.player(s).role is None]
    chance = stream(min(max(seed, 0), LARGEST_SEED))
    pairs = zip(seats, chance.shuffled(rest), strict=True)
    return tuple(note(a.TakeCard(seat, role)) for seat, role in pairs)


def with_options(model: Model, options: Options) -> Model:
    """The same game by other rules. Raises ValueError: it can't have been led by them."""
    try:
        return replace(model, options=options, tried="", mode="", whom=0)
    except Malformed:
        raise ValueError("Mit diesen Regeln kann die Partie nicht so verlaufen sein.") from None
