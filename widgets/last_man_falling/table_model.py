"""The model of the widgets in which a table is set and played: legen, chain, swap, calls."""

from dataclasses import dataclass, replace

from engine.core.play import Seat
from engine.last_man_falling.actions import Action, Shuffled
from engine.last_man_falling.cards import Card, Weapon, without
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Closing, Penalties, Shuffling, Turn
from engine.last_man_falling.state import MOST, State
from widgets.last_man_falling.course import (
    as_far_as_allowed,
    now,
    steps,
)

MOST_HELD = 60
MOST_PILED = 400
MOST_ACTIONS = 60
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Model:
    """``start``: the table as set. ``actions``: what was done since, all legal. ``refused``: what
    was tried last and is not allowed. ``seat``: whose hand is looked at. ``touched``: the card
    that is explained. ``said``, ``victim``, ``count``: the wish, the person for a Verpfeifen and
    how many equal cards the next laying takes. ``shelf``: whose weapon's cards are offered.

    Raises ValueError, one German sentence.
    """

    start: State
    actions: tuple[Action, ...] = ()
    refused: Action | None = None
    seat: Seat = 0
    touched: Card | None = None
    said: Weapon = "gift"
    victim: Seat = 1
    count: int = 1
    shelf: Weapon = "pistole"

    def __post_init__(self) -> None:
        _check_size(self.start)
        _check_phase(self.start)
        seats = range(len(self.start.players))
        done = (*self.actions, *((self.refused,) if self.refused else ()))
        if len(self.actions) > MOST_ACTIONS:
            raise ValueError(f"Mehr als {MOST_ACTIONS} Schritte merkt sich das Protokoll nicht.")
        if self.seat not in seats or not 0 <= self.victim < MOST:
            raise ValueError("Ein Platz wird genannt, den es am Tisch nicht gibt.")
        if not all(can_act(self.start, a) for a in done):
            raise ValueError("Jemand handelt, der nicht am Tisch sitzt.")
        if not 1 <= self.count <= MOST_HELD:
            raise ValueError(f"Auf einmal liegen 1 bis {MOST_HELD} Karten.")
        steps(self)


def can_act(table: State, action: Action) -> bool:
    """Whether who acts sits at the table; chance sits nowhere."""
    return isinstance(action, Shuffled) or 0 <= action.seat < len(table.players)


def _check_size(table: State) -> None:
    if any(len(p.hand) > MOST_HELD for p in table.players):
        raise ValueError(f"Mehr als {MOST_HELD} Karten hält niemand.")
    if any(not 0 < len(p.name) <= LONGEST_NAME for p in table.players):
        raise ValueError(f"Ein Name hat 1 bis {LONGEST_NAME} Zeichen.")
    if len(table.pile) > MOST_PILED or len(table.discard) > MOST_PILED:
        raise ValueError("Auf den Stapeln liegen zu viele Karten.")
    if max(len(table.calls), len(table.jailed), table.passes) > MOST_ACTIONS or table.passes < 0:
        raise ValueError("Die Angaben über den Tisch sind zu lang.")
    if table.match is not None:
        raise ValueError("Ausprobiert wird eine einzelne Lage, kein ganzer Abend.")


def _check_phase(table: State) -> None:
    match table.phase:
        case Turn(drawn=drawn) if drawn:
            try:
                without(table.hand(table.turn), *drawn)
            except ValueError:
                raise ValueError("Gezogen ist eine Karte, die niemand hält.") from None
        case Penalties(due=()):
            raise ValueError("Strafkarten zieht nur, wer welche zu ziehen hat.")
        case Penalties(resume=Closing(winner=winner)) if not 0 <= winner < len(table.players):
            raise ValueError("Gewonnen hat jemand, der nicht am Tisch sitzt.")
        case Shuffling(what=what, drawer=drawer, count=count, then=then):
            if what != "rest" or then is None or drawer < 0 or not 0 < count <= MOST_PILED:
                raise ValueError("Ausprobiert wird erst, wenn die Karten verteilt sind.")


def actor(state: State) -> Seat:
    """Who has to act; the one on turn where nobody or chance has."""
    return next((s for s in GAME.awaiting(state) if s >= 0), state.turn)


def from_state(state: State) -> Model:
    """The widget at exactly this table, the match around it left aside."""
    table = replace(state, match=None)
    return Model(table, seat=actor(table), victim=other_than(table, actor(table)))


def other_than(state: State, seat: Seat) -> Seat:
    """Whom a Verpfeifen of ``seat`` would meet if nobody is named: the next person."""
    return state.next_after(seat)


def options(model: Model) -> Options:
    """By which options is played."""
    return model.start.options


def with_options(model: Model, chosen: Options) -> Model:
    """The same table by other options; what was done stays as far as they allow it."""
    start = replace(model.start, options=chosen)
    kept, refused = as_far_as_allowed(start, model.actions)
    if refused is not None and not GAME.breaches(now(Model(start, kept)), refused):
        refused = None
    return replace(model, start=start, actions=kept, refused=refused, count=1)
