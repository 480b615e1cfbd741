"""The model of the night widget: who shoots at whom, whom Don and Sheriff ask about."""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.play import Breach, Seat, step
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Hunt, Waiting
from engine.sport_mafia.scenes import SEATED
from engine.sport_mafia.seats import DECK, NUMBERS, Role, colour
from engine.sport_mafia.state import Player, State
from widgets.sport_mafia.chairs import toggled

type Acting = Literal["shot", "don", "sheriff", "seats", "card"]
"""What a tap on a seat does: a shot, a check, leaving the table, taking a card."""
type Shots = tuple[tuple[Seat, Seat], ...]

MOST_NIGHTS = 9


@dataclass(frozen=True, slots=True)
class Model:
    """``shots``: who shoots at whom; ``don``, ``sheriff``: the number asked about (0: none).

    ``acting``: what taps do; ``shooter``: whose shot; ``card``: which card. ``tried``: a seat whose
    tap was refused. Raises ValueError, one German sentence.
    """

    night: int = 2
    gone: tuple[Seat, ...] = ()
    roles: tuple[Role, ...] = SEATED
    shots: Shots = ((6, 4), (8, 4), (10, 4))
    don: Seat = 4
    sheriff: Seat = 8
    acting: Acting = "shot"
    shooter: Seat = 6
    card: Role = "sheriff"
    options: Options = field(default_factory=Options)
    tried: Seat = 0

    def __post_init__(self) -> None:
        if Counter(self.roles) != Counter(DECK):
            raise ValueError("Im Spiel sind sechs Bürger, ein Sheriff, zwei Mafiosi und ein Don.")
        if not 2 <= self.night <= MOST_NIGHTS:
            raise ValueError(f"Geschossen wird in den Nächten 2 bis {MOST_NIGHTS}.")
        seats = {*self.gone, self.shooter, *(s for pair in self.shots for s in pair)}
        if not seats <= set(NUMBERS) or not {self.don, self.sheriff, self.tried} <= {0, *NUMBERS}:
            raise ValueError("Die Plätze tragen die Nummern 1 bis 10.")
        if len(set(self.gone)) < len(self.gone) or len(self.gone) >= len(NUMBERS):
            raise ValueError("Eine Nummer steht doppelt da, oder niemand sitzt mehr am Tisch.")

    @property
    def shooters(self) -> tuple[Seat, ...]:
        """The black who still sit there."""
        black = (s for s in NUMBERS if colour(self.roles[s - 1]) == "black")
        return tuple(s for s in black if s not in self.gone)

    def holder(self, role: Role) -> Seat:
        """Who has the card."""
        return self.roles.index(role) + 1


def begin(model: Model) -> State:
    """The table before the night."""
    players = tuple(
        Player(role, out="vote" if seat in model.gone else None)
        for seat, role in zip(NUMBERS, model.roles, strict=True)
    )
    before = model.night - 1
    return State(players, Waiting("night"), model.options, before, before, 1)


def from_state(state: State) -> Model:
    """The widget in that night of an example: the same table, shots and checks so far."""
    roles = tuple(player.role or "citizen" for player in state.players)
    phase = state.phase
    hunted = next((h.shots for h in state.hunted if h.night == state.night), ())
    asked = {c.who: c.number for c in state.checks if c.night == state.night}
    model = Model(
        night=min(max(state.night, 2), MOST_NIGHTS),
        gone=tuple(s for s in NUMBERS if not state.is_in(s)),
        roles=roles,
        shots=phase.shots if isinstance(phase, Hunt) else hunted,
        don=asked.get("don", 0),
        sheriff=asked.get("sheriff", 0),
        options=state.options,
    )
    return cleaned(model)


def hunting(model: Model, target: Seat) -> State:
    """The hunt at the call of that number, with the other shots fired."""
    state = begin(model)
    for action in (a.Say("night"), a.Say("hunt")):
        state = step(GAME, state, action).after
    phase = state.phase
    if isinstance(phase, Hunt):
        state = replace(state, phase=replace(phase, at=target, shots=model.shots))
    return state


@dataclass(frozen=True, slots=True)
class Tap:
    """A seat is touched."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TapFor:
    """Taps do that from now on, for that shooter or that card."""

    acting: Acting
    shooter: Seat = 0
    card: Role = "sheriff"


@dataclass(frozen=True, slots=True)
class SetNight:
    """It is that night."""

    night: int


@dataclass(frozen=True, slots=True)
class Choose:
    """By these rules."""

    options: Options


type Msg = Tap | TapFor | SetNight | Choose


def refused(model: Model) -> tuple[Breach, ...]:
    """Every reason against the tap that was tried."""
    seat = model.tried
    if not seat or model.acting in ("seats", "card"):
        return ()
    if model.acting == "shot":
        if (model.shooter, seat) in model.shots:
            return ()
        return GAME.breaches(hunting(model, seat), a.Shoot(model.shooter))
    state = at_check(model)
    holder = model.holder("don" if model.acting == "don" else "sheriff")
    return GAME.breaches(state, a.AskAbout(holder, seat))


def at_check(model: Model) -> State:
    """The night at the moment when the one who is acting is called to ask."""
    state = begin(model)
    state = _on(_on(state, a.Say("night")), a.Say("hunt"))
    while not GAME.breaches(state, a.CallNumber()):
        state = _on(state, a.CallNumber())
    state = _on(_on(state, a.Say("retreat")), a.Say("don"))
    return state if model.acting == "don" else _on(_on(state, a.Bell()), a.Say("sheriff"))


def _on(state: State, action: a.Action) -> State:
    return step(GAME, state, action).after


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; a refused tap changes nothing but is remembered."""
    model = replace(model, tried=0)
    match msg:
        case TapFor(acting=acting, shooter=shooter, card=card):
            return replace(model, acting=acting, shooter=shooter or model.shooter, card=card)
        case SetNight(night=night):
            return replace(model, night=night)
        case Choose(options=options):
            return cleaned(replace(model, options=options))
        case Tap(seat=seat):
            return _tapped(model, seat)


def _tapped(model: Model, seat: Seat) -> Model:
    if refused(replace(model, tried=seat)):
        return replace(model, tried=seat)
    match model.acting:
        case "shot":
            shot = (model.shooter, seat)
            others = tuple(s for s in model.shots if s != shot)
            return replace(model, shots=others if shot in model.shots else (*others, shot))
        case "don":
            return replace(model, don=0 if model.don == seat else seat)
        case "sheriff":
            return replace(model, sheriff=0 if model.sheriff == seat else seat)
        case "seats":
            gone = toggled(model.gone, seat)
            return model if len(gone) == len(NUMBERS) else cleaned(replace(model, gone=gone))
    return cleaned(replace(model, roles=_swapped(model, seat)))


def _swapped(model: Model, seat: Seat) -> tuple[Role, ...]:
    roles, holder = list(model.roles), model.roles.index(model.card)
    if roles[seat - 1] != model.card:
        roles[holder], roles[seat - 1] = roles[seat - 1], roles[holder]
    return tuple(roles)


def cleaned(model: Model) -> Model:
    """What can't be any more, after a change at the table, falls away."""
    kept: Shots = ()
    for shooter, target in model.shots:
        trial = replace(model, shots=kept, acting="shot", shooter=shooter, tried=target)
        if not refused(trial):
            kept = (*kept, (shooter, target))
    model = replace(model, shots=kept)
    don = model.don if not refused(replace(model, acting="don", tried=model.don)) else 0
    asked = model.sheriff
    sheriff = asked if not refused(replace(model, acting="sheriff", tried=asked)) else 0
    shooter = model.shooter if model.shooter in model.shooters else (*model.shooters, 1)[0]
    return replace(model, don=don, sheriff=sheriff, shooter=shooter)
